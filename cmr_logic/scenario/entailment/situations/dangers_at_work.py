"""Dangers at work and what guards against them: machines, heights, loads, noise and gear."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
DANGERS_AT_WORK: tuple[Situation, ...] = (
    situation(
        "wears-helmet-at-work",
        said="I wear a hard hat|I wear a helmet|I wear a safety helmet|I have a hard hat on",
        worded="I wear head protection|I wear protective headgear|I am wearing a hard hat|"
               "I am wearing a helmet",
        shown="I have got my helmet on|I have got my hard hat on|I have my helmet on|"
              "I have my hard hat on|I never go on site without a helmet|"
              "I never go on site without my helmet|I never go on site without a hard hat|"
              "I never go on site without my hard hat|I put on my safety helmet each morning|"
              "I put on my safety helmet every morning|I put on my safety helmet on site|"
              "I put on my hard hat each morning|I put on my hard hat every morning|"
              "I put on my hard hat on site|I put on my helmet each morning|"
              "I put on my helmet every morning|I put on my helmet on site|"
              "I always put on my helmet|I always put on my hard hat|my helmet is on my head|"
              "my hard hat is on my head|I keep my helmet on|I keep my hard hat on",
        barred="I go bareheaded|I left my helmet in the van|I left my hard hat in the van|"
               "I have no helmet|I have no hard hat|I never wear a helmet|"
               "I never wear a hard hat|there is nothing on my head|I never bother with a helmet|"
               "I never bother with a hard hat|I cannot find my hard hat",
        clause="you wear a hard hat", fires="I've got my helmet on.", fails="I go bareheaded.",
        silent="I've got my slippers on.",
    ),
    situation(
        "up-high",
        said="I work at height|I work at heights|my work is at height|I work high up",
        worded="my job involves working at height|I carry out work at height|"
               "I work above ground level",
        shown="I am up on scaffolding all day|I am up on ladders all day|"
              "I am up on roofs all day|I am a roofer|I am a steeplejack|I am a scaffolder|"
              "I am a tower crane driver|I clean windows on tower blocks|"
              "I clean windows on skyscrapers|I work on roofs|I work on scaffolding|"
              "I work on ladders|I work on pylons|I work on masts|I climb masts for a living|"
              "I climb pylons for a living|I climb ladders for a living|"
              "I climb towers for a living|I mend church spires|I mend roofs|I mend chimneys|"
              "I spend my days on ladders|I spend my days on scaffolding|"
              "I spend my days on roofs|I fit roof tiles on roofs|I fit solar panels on roofs",
        barred="I never leave the ground|I work at a desk|I have my feet on the ground all day|"
               "I only work on the ground|I never climb anything|I work in a basement|"
               "I work in an office|I work at ground level|I never go up a ladder",
        clause="you work at height", fires="I climb masts for a living.",
        fails="I never leave the ground.", silent="I climb walls at weekends.",
    ),
    situation(
        "machine-hand",
        said="I use dangerous machinery|I operate dangerous machinery|"
             "I work with dangerous machinery|I work with dangerous machines",
        worded="I operate heavy machinery|I use machinery at work|I operate machinery|"
               "I work with machinery|I use dangerous machines|I operate machines at work",
        shown="I operate a chainsaw|I operate a press|I operate a band saw|I operate a forklift|"
              "I operate a lathe|I operate a crane|I operate a digger|I operate a circular saw|"
              "I work a circular saw|I work a band saw|I work a lathe|I work a press|"
              "I work a power press|I run the press in the factory|I run a press in the factory|"
              "I run the band saw in the factory|I run a lathe in the factory|I use a chainsaw|"
              "I use a circular saw|I use a lathe|I use a wood chipper|I use a band saw|"
              "I cut wood with a circular saw|I cut wood with a band saw|"
              "I cut steel with a circular saw|I cut steel with a band saw|"
              "I cut timber with a circular saw|I cut timber with a band saw|"
              "I am a lathe operator|I am a machine operator|I am a forklift driver|"
              "I am a crane driver|I drive a forklift|I drive a digger|I drive a crane",
        barred="I only use a computer|I do not go near any machines|I only use hand tools|"
               "I only use a pen|there are no machines in my job|I work at a desk|"
               "I never touch the machines|I never touch a machine",
        clause="you use dangerous machinery", fires="I work a band saw.",
        fails="I never touch the machines.", silent="I work a long week.",
    ),
    situation(
        "trained-up",
        said="I have had training|I have had the training",
        worded="I have been trained|I am trained|I have received training|"
               "I have completed the training|I have done the training|"
               "I have been given training|I have undergone training",
        shown="I did the course|I did the training|I have done the course|"
              "I have done my training|I have done a course|I was sent on a course",
        barred="nobody ever trained me|I have had no training|I never did the course|"
               "I never did the training|I was thrown in at the deep end|nobody has trained me|"
               "I have never been on a course|they gave me no training|I picked it up by myself",
        clause="you have been trained", fires="I was sent on a course.",
        fails="Nobody has trained me.", silent="I was sent on an errand.",
    ),
    situation(
        "chemicals-at-work",
        said="I handle chemicals|I work with chemicals|I use chemicals at work|"
             "I handle hazardous substances",
        worded="I use chemicals|I work with hazardous substances|I use hazardous chemicals|"
               "I am exposed to chemicals|I handle dangerous chemicals",
        shown="I work with acids|I work with acid|I work with solvents|I work with bleach|"
              "I work with pesticides|I work with ammonia|I mix bleach|I mix solvents|"
              "I mix paint|I mix acids|I mix dyes|I pour acid|I pour acids|I pour solvents|"
              "I handle acid|I handle acids|I handle bleach|I handle solvents|I handle chlorine|"
              "I handle weedkiller|I spray weedkiller|I spray pesticides|I clean with bleach|"
              "I clean with acid|I clean with solvents|I use bleach at work|I use acid at work|"
              "I use solvents at work|I use ammonia at work|I fill drums with acid",
        barred="there are no chemicals in my job|there are no chemicals at my work|"
               "I only handle paper|I only handle food|I only handle books|I only handle parcels|"
               "I have nothing to do with chemicals|I never touch chemicals|"
               "I do not use any chemicals|I never come near chemicals",
        clause="you handle chemicals", fires="I mix bleach all day.",
        fails="I've nothing to do with chemicals.", silent="I mix music all day.",
    ),
    situation(
        "accident-on-record",
        said="I have reported the accident|I reported the accident|"
             "the accident has been reported|the accident was reported",
        worded="I have reported the incident|I have notified someone of the accident|"
               "the accident is on record|I reported the incident",
        shown="I told my boss about the accident|I told my employer about the accident|"
              "I told my manager about the accident|I told my foreman about the accident|"
              "I wrote it in the accident book|it is in the accident book|"
              "I put it in the accident book|I let the office know about the accident|"
              "I let my boss know about the accident|I let my manager know about the accident|"
              "I rang the office about the accident|I rang my boss about the accident|"
              "I rang my insurer about the accident|I filled in an accident form|"
              "I filled in the accident book|the accident went in the book",
        barred="I kept quiet about the accident|it is not in the accident book|"
               "I never reported it|I never reported the accident|"
               "I have not told anyone about the accident|"
               "I have not told my boss about the accident|"
               "I have not told anybody about the accident|I told nobody about the accident|"
               "I said nothing about the accident|nobody knows about the accident|"
               "I did not tell anyone about the accident|"
               "I did not tell my boss about the accident|I have kept it to myself",
        clause="you have reported the accident", fires="I wrote it in the accident book.",
        fails="I kept quiet about the accident.", silent="I wrote it in the visitors' book.",
    ),
    situation(
        "heavy-lifter",
        said="I lift heavy loads|I lift heavy things at work|I carry heavy loads|"
             "I do heavy lifting|I lift heavy objects",
        worded="my job involves heavy lifting|I do manual handling|I lift heavy items|"
               "my work involves heavy lifting|I have to lift heavy loads",
        shown="I carry sacks of cement all day|I carry sacks of cement for a living|"
              "I carry bricks all day|I carry bricks for a living|I carry sacks of coal all day|"
              "I carry sacks of coal for a living|I carry barrels all day|"
              "I carry barrels for a living|I carry pianos all day|I carry pianos for a living|"
              "I carry bags of sand all day|I carry bags of sand for a living|"
              "I hump furniture about|I hump furniture around|I hump furniture up stairs|"
              "I hump furniture all day|I hump sacks about|I hump sacks around|"
              "I hump sacks up stairs|I hump sacks all day|I hump crates about|"
              "I hump crates around|I hump crates up stairs|I hump crates all day|"
              "I hump boxes about|I hump boxes around|I hump boxes up stairs|"
              "I hump boxes all day|I hump barrels about|I hump barrels around|"
              "I hump barrels up stairs|I hump barrels all day|I lug furniture about|"
              "I lug furniture around|I lug furniture up stairs|I lug furniture all day|"
              "I lug sacks about|I lug sacks around|I lug sacks up stairs|I lug sacks all day|"
              "I lug crates about|I lug crates around|I lug crates up stairs|"
              "I lug crates all day|I lug boxes about|I lug boxes around|I lug boxes up stairs|"
              "I lug boxes all day|I lug barrels about|I lug barrels around|"
              "I lug barrels up stairs|I lug barrels all day|I heave furniture about|"
              "I heave furniture around|I heave furniture up stairs|I heave furniture all day|"
              "I heave sacks about|I heave sacks around|I heave sacks up stairs|"
              "I heave sacks all day|I heave crates about|I heave crates around|"
              "I heave crates up stairs|I heave crates all day|I heave boxes about|"
              "I heave boxes around|I heave boxes up stairs|I heave boxes all day|"
              "I heave barrels about|I heave barrels around|I heave barrels up stairs|"
              "I heave barrels all day|I haul furniture about|I haul furniture around|"
              "I haul furniture up stairs|I haul furniture all day|I haul sacks about|"
              "I haul sacks around|I haul sacks up stairs|I haul sacks all day|"
              "I haul crates about|I haul crates around|I haul crates up stairs|"
              "I haul crates all day|I haul boxes about|I haul boxes around|"
              "I haul boxes up stairs|I haul boxes all day|I haul barrels about|"
              "I haul barrels around|I haul barrels up stairs|I haul barrels all day|"
              "I heave boxes of forty kilos|I am a removal man|I am a furniture remover|"
              "I am a coalman|I am a hod carrier|I lift barrels all day|"
              "I lift barrels for a living|I lift patients all day|I lift patients for a living|"
              "I lift sacks all day|I lift sacks for a living|I lift kegs all day|"
              "I lift kegs for a living|I shift pianos for a living|I shift sacks for a living|"
              "I shift crates for a living|I load lorries by hand",
        barred="I never lift anything heavier than a pen|I never lift anything heavy|"
               "I do not do any lifting|I lift nothing heavy|I do no lifting|"
               "there is no lifting in my job|a crane does the lifting",
        clause="you lift heavy loads", fires="I carry sacks of coal all day.",
        fails="I do no lifting.", silent="I carry a cold all winter.",
    ),
    situation(
        "din-at-work",
        said="my workplace is noisy|it is noisy at work|I work in a noisy place",
        worded="I work in noise|I am exposed to noise at work|my work is noisy|"
               "I work in a noisy environment|there is loud noise at my workplace",
        shown="I have to shout to be heard at work|the machines at work are deafening|"
              "the presses at work are deafening|the looms at work are deafening|"
              "the saws at work are deafening|I cannot hear myself think at work|"
              "you cannot hear yourself think in our factory|"
              "you cannot hear yourself think at work|the noise at work is deafening|"
              "the noise at work is awful|the noise at work is terrible|"
              "the noise at work is unbearable|the din at work is deafening|"
              "the din at work is awful|the din at work is terrible|"
              "the din at work is unbearable|the racket at work is deafening|"
              "the racket at work is awful|the racket at work is terrible|"
              "the racket at work is unbearable|my ears ring after work|"
              "my ears ring after my shift|I wear ear defenders at work|I wear ear plugs at work|"
              "the machines at work make a terrible din|"
              "the machines at work make a terrible racket|"
              "the machines at work make a terrible noise|"
              "the machines at work make a dreadful din|"
              "the machines at work make a dreadful racket|"
              "the machines at work make a dreadful noise|the saws at work make a terrible din|"
              "the saws at work make a terrible racket|the saws at work make a terrible noise|"
              "the saws at work make a dreadful din|the saws at work make a dreadful racket|"
              "the saws at work make a dreadful noise",
        barred="it is quiet at work|it is silent at work|it is as quiet as a library at work|"
               "my workplace is quiet|my workplace is silent|my workplace is peaceful|"
               "there is hardly a sound at work|I work in silence|I work in a quiet office|"
               "I work in a library|nobody makes a sound at work",
        clause="your workplace is noisy", fires="The din at work is deafening.",
        fails="I work in a library.", silent="The dinner at work is delicious.",
    ),
    situation(
        "extinguisher-there",
        said="there is a fire extinguisher|there are fire extinguishers|"
             "I have a fire extinguisher|we have a fire extinguisher",
        worded="there is a fire extinguisher on the premises|"
               "the premises have a fire extinguisher|a fire extinguisher is available|"
               "fire extinguishers are provided",
        shown="there is an extinguisher by the door|there is an extinguisher by the cooker|"
              "there is an extinguisher by the stairs|there is an extinguisher on the wall|"
              "there is an extinguisher on every floor|"
              "we have got a red extinguisher on the wall|the extinguisher hangs by the door|"
              "the extinguisher hangs by the stove|we have an extinguisher in the hall|"
              "we have an extinguisher on each floor|we have an extinguisher by the door|"
              "an extinguisher hangs on the wall|we bought an extinguisher",
        barred="we have no extinguisher|we have no fire extinguisher|the extinguisher was stolen|"
               "there is no extinguisher|we do not have an extinguisher|"
               "the extinguisher has gone|somebody took the extinguisher|"
               "we never bought an extinguisher",
        clause="there is a fire extinguisher", fires="There's an extinguisher by the stairs.",
        fails="The extinguisher was stolen.", silent="There's an exit by the stairs.",
    ),
    situation(
        "out-in-all-weathers",
        said="I work outdoors|I work outside|my work is outdoors|I work in the open air",
        worded="my job is outdoors|I do outdoor work|my job is an outdoor one|"
               "I spend my working day outdoors",
        shown="I am out in all weathers|I am a gardener|I am a farmhand|I am a bricklayer|"
              "I am a postman|I am a forester|I am a groundsman|I am a road sweeper|"
              "I am a shepherd|I work in the fields|I work in a park|I work in the woods|"
              "I work in the forest|I work on building sites|I work on a farm|"
              "I work on the roads|I dig roads for a living|I pick fruit for a living|"
              "I pick strawberries for a living|I pick apples for a living|"
              "I mow lawns for a living|I mow parks for a living|I am in the fields all day",
        barred="I am stuck in an office all day|I am inside all day|I work indoors|"
               "I work in an office|I work in a shop|I work in a warehouse|I work in a factory|"
               "I work at a desk|I work in a kitchen|I never set foot outside at work|"
               "my job is indoors|my job is an office job|my job is a desk job|"
               "I sit at a desk all day|I sit in an office all day",
        clause="you work outdoors", fires="I'm out in all weathers.",
        fails="I sit at a desk all day.", silent="I'm out of all patience.",
    ),
    situation(
        "by-oneself-at-work",
        said="I work alone|I work on my own|I work by myself|I am alone at work",
        worded="I am a lone worker|I work unaccompanied|I am on my own at work",
        shown="there is nobody else about at work|I am on my own on the night shift|"
              "I am on my own on my shift|I am alone on the night shift|I am alone on my shift|"
              "I have no workmates|I have no colleagues|I am the only one on my shift|"
              "I am the only one at work|"
              "I am the only person on site",
        barred="I am in a team of ten|I am in a team of five|I am in a team of six|"
               "I work in a team|I work with others|I work in a gang|I work with colleagues|"
               "I work with two colleagues|I am never on my own at work|"
               "there is always someone with me at work|I share an office with two others|"
               "I share an office with a colleague|I share my shift with two others|"
               "I share my shift with a colleague|I have a workmate with me|"
               "I have colleagues with me|I am one of a team",
        clause="you work alone", fires="I've no workmates.", fails="I'm never on my own at work.",
        silent="I've no checkmates.",
    ),
    situation(
        "asbestos-worker",
        said="I work with asbestos|I handle asbestos|my work involves asbestos",
        worded="I am exposed to asbestos at work|I remove asbestos|my job involves asbestos|"
               "I am exposed to asbestos",
        shown="I strip asbestos out of old buildings|I strip asbestos out of houses|"
              "I strip asbestos out of roofs|I strip asbestos out of schools|"
              "I take asbestos out of old buildings|I take asbestos out of houses|"
              "I take asbestos out of roofs|I take asbestos out of schools|"
              "I clear asbestos out of old buildings|I clear asbestos out of houses|"
              "I clear asbestos out of roofs|I clear asbestos out of schools|"
              "I rip asbestos out of old buildings|I rip asbestos out of houses|"
              "I rip asbestos out of roofs|I rip asbestos out of schools|"
              "my job is to take asbestos out|I remove asbestos sheets|I remove asbestos roofs|"
              "I remove asbestos tiles|I remove asbestos lagging|I rip out asbestos|"
              "I break up asbestos sheets|I cut asbestos boards|I take down asbestos roofs|"
              "I take down asbestos ceilings",
        barred="I have never come near asbestos|I never touch asbestos|"
               "I have nothing to do with asbestos|I do not go near asbestos|"
               "I have never seen any asbestos",
        clause="you work with asbestos", fires="I strip asbestos out of old buildings.",
        fails="I've never come near asbestos.", silent="I strip paint off old buildings.",
    ),
    situation(
        "kitted-out",
        said="I have been given protective clothing|I was given protective clothing|"
             "I have protective clothing|my employer gave me protective clothing",
        worded="I have been issued with protective clothing|"
               "I have been given protective equipment|I was issued with protective clothing|"
               "my employer has given me protective clothing|"
               "I have been provided with protective clothing",
        shown="my boss handed me overalls|my boss handed me goggles|my boss handed me a hard hat|"
              "my boss handed me gloves|my boss handed me safety boots|"
              "my boss handed me a hi-vis jacket|my boss gave me overalls|"
              "my boss gave me goggles|my boss gave me a hard hat|my boss gave me gloves|"
              "my boss gave me safety boots|my boss gave me a hi-vis jacket|"
              "my boss issued me overalls|my boss issued me goggles|my boss issued me a hard hat|"
              "my boss issued me gloves|my boss issued me safety boots|"
              "my boss issued me a hi-vis jacket|my firm handed me overalls|"
              "my firm handed me goggles|my firm handed me a hard hat|my firm handed me gloves|"
              "my firm handed me safety boots|my firm handed me a hi-vis jacket|"
              "my firm gave me overalls|my firm gave me goggles|my firm gave me a hard hat|"
              "my firm gave me gloves|my firm gave me safety boots|"
              "my firm gave me a hi-vis jacket|my firm issued me overalls|"
              "my firm issued me goggles|my firm issued me a hard hat|my firm issued me gloves|"
              "my firm issued me safety boots|my firm issued me a hi-vis jacket|"
              "my employer handed me overalls|my employer handed me goggles|"
              "my employer handed me a hard hat|my employer handed me gloves|"
              "my employer handed me safety boots|my employer handed me a hi-vis jacket|"
              "my employer gave me overalls|my employer gave me goggles|"
              "my employer gave me a hard hat|my employer gave me gloves|"
              "my employer gave me safety boots|my employer gave me a hi-vis jacket|"
              "my employer issued me overalls|my employer issued me goggles|"
              "my employer issued me a hard hat|my employer issued me gloves|"
              "my employer issued me safety boots|my employer issued me a hi-vis jacket|"
              "they gave me overalls|they gave me a hi-vis|they gave me goggles|"
              "they gave me gloves|they gave me safety boots|they gave me a hard hat|"
              "they gave me a mask|they handed me overalls|they handed me a hi-vis|"
              "they handed me goggles|they handed me gloves|they handed me safety boots|"
              "they handed me a hard hat|they handed me a mask|the firm gave me safety boots|"
              "the firm gave me overalls|the firm gave me gloves|the firm handed me safety boots|"
              "the firm handed me overalls|the firm handed me gloves|I was given overalls|"
              "I was given goggles|I was given a hi-vis|I was given safety boots|"
              "I was given a helmet|I was handed overalls|I was handed goggles|"
              "I was handed a hi-vis|I was handed safety boots|I was handed a helmet|"
              "I was issued with overalls|I was issued with goggles|I was issued with a hi-vis|"
              "I was issued with safety boots|I was issued with a helmet|the firm kitted me out",
        barred="they gave me nothing to wear|I have no overalls|I have no goggles|"
               "I have no protective clothing|I was given no overalls|I was given no goggles|"
               "I was given no protective clothing|I was given no gloves|"
               "they have run out of overalls|I wear my own clothes at work|"
               "I work in my own clothes|nobody gave me overalls|nobody gave me any gear|"
               "nobody gave me any overalls|I never got any overalls",
        clause="you have been given protective clothing", fires="They handed me goggles.",
        fails="They gave me nothing to wear.", silent="They handed me a goblet.",
    ),
    situation(
        "the-worse-for-drink",
        said="I am under the influence of alcohol|I am drunk|I am intoxicated",
        worded="I am under the influence|I have drunk alcohol|I am under the influence of drink|"
               "I have consumed alcohol|I have been drinking",
        shown="I have had a skinful|I have had a few|I have had a few drinks|"
              "I have had a few too many|I have had one too many|I am tipsy|I am plastered|"
              "I am legless|I am three sheets to the wind|I am the worse for drink|"
              "I am blind drunk|I am merry|I can hardly stand for drink",
        barred="I am stone-cold sober|I am sober|I am as sober as a judge|I have not had a drop|"
               "I have not touched a drop|I have had nothing to drink|I have only had water|"
               "I have only had tea|I have only had coffee|I have only had lemonade|"
               "I have only had orange juice|I have not had a drink all day|"
               "not a drop has passed my lips",
        clause="you are under the influence of alcohol", fires="I've had a skinful.",
        fails="I'm stone-cold sober.", silent="I've had a splinter.",
    ),
)
# fmt: on
