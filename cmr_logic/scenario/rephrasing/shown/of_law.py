"""What turns of speech show of the law: a sentence served, charges dropped, a statement made."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_CRIME = (
    "I have been convicted of a crime. I have been convicted of an offence. I have been "
    "convicted of a criminal offence. I have a criminal record. I have a criminal conviction"
)
_CLEAN = (
    "I have not been convicted of a crime. I have not been convicted of an offence. I have "
    "not been convicted of a criminal offence"
)

# fmt: off
OF_LAW: tuple[Rewording, ...] = (
    shows(
        "found-guilty",
        "{i} (was|were|{perfect} been) ?(found guilty|sent down|put away"
        "|given (a )?{few}(years|months|sentence|community service|community order))|(judge"
        "|court|magistrates?) (gave|sentenced) (me|us) (to )?{few}(years?|months?|weeks|sentence"
        "|community service|hours)|{i} (did|served|got|done) (time|my time|{n} (years|months|weeks)"
        " (inside|in (jail|prison)|for)|a {few}sentence|a stretch|(a )?suspended sentence)",
        _CRIME,
        "you have been convicted of a crime", "The judge gave me two years.",
        "The judge gave me two roses.",
        ever=True, unless=r"\b(?:not\sguilty|appeal|quashed|overturned|army|navy|talent|contest)\b",
    ),
    shows(
        "served-inside",
        "{i} {few}(did|served|done|spent) (time|my time|{n} (years|months|weeks) (inside"
        "|in (jail|prison|a cell|custody|the nick))|{n} (years|months) (behind bars|for))|(judge"
        "|court) (sent|put) (me|us) (to|in) (prison|jail)|sent down|(released|let out"
        "|freed) (of|from) (jail|prison|gaol|the nick|{n})",
        "I was in prison. I went to prison. I "
        "served a prison sentence. I am an ex-offender",
        "you have been in prison", "I did four years inside.", "I did four yards outside.",
        ever=True,
        unless=r"\b(?:never|suspended|visiting|work(?:ed|ing)?)\b",
    ),
    shows(
        "acquitted",
        "(charges?|case) (was|were|has been|have been) (dropped|dismissed|thrown out|withdrawn)"
        "|(found|verdict was) not guilty|{i}{was} (acquitted|cleared|let off)|(jury|court"
        "|judge) (cleared|acquitted) (me|us)|(walked|came) (out of (the )?court )?(free"
        "|a free man|a free woman|without a stain)",
        _CLEAN + ". I was acquitted. I was found not guilty",
        "you have been convicted of a crime", "The charges were dropped.",
        "The chargers were dropped.",
        value=False, ever=True,
    ),
    shows(
        "never-inside",
        "never (been|set foot|spent {few}(night|day)) (inside|in (a )?(prison|jail|cell"
        "|nick))( a (prison|jail|cell))?{end}|never seen the inside of a (cell|prison|jail)"
        "|(only|just) (got|had|paid|given) a (fine|caution|warning|slap on the wrist)",
        "I have not been in prison. I have not been to prison. I was not in prison. I have never "
        "been to prison. I did not go to prison",
        "you have been in prison", "I only got a fine.", "I only got a fiver.",
        value=False, ever=True,
    ),
    shows(
        "out-now",
        "{i}{was} (released|let out|freed) (from (jail|prison) )?(last|in|on|yesterday|{n}|this"
        "|a)|{i}('ve| have)? (came|come|got) out of (jail|prison|the nick)|{i}{am} (out"
        "|a free man|a free woman) (now|again|at last|{end})|{i}{am} (out|a free (man|woman)){end}",
        "I am not in prison. I am not a prisoner. I am not behind bars. I am not serving a"
        " sentence",
        "you are in prison", "I was released last year.", "I was relieved last year.",
        value=False, ever=True,
        unless=r"\b(?:hospital|ward|army|navy|film|album|record)\b",
    ),
    shows(
        "serving-years",
        "{i}{am} (currently |still )?(serving|doing) ({n}|my|a) {few}(years|months|sentence|time"
        "|stretch)( for| inside|{end})|{i}{am} (an inmate|a prisoner|behind bars|banged up)",
        "I am in prison. I am a prisoner. I am serving a prison sentence. I serve a prison "
        "sentence",
        "you are in prison", "I'm serving three years.", "I'm serving three yaks.",
        unless=r"\b(?:army|navy|regiment|apprenticeship|suspended|community)\b",
    ),
    shows(
        "nicked",
        "{i} (was|were|got) (nicked|lifted|collared|run in|handcuffed|arrested)|(police"
        "|officers?|cops) {few}(took (me|us) (away|in)|put (me|us) in (a cell|handcuffs|the van"
        "|the cells)|cuffed (me|us)|arrested (me|us))",
        "I was arrested. I have been arrested",
        "you have been arrested", "I was nicked.", "I was naked.", ever=True,
    ),
    shows(
        "let-me-go-home",
        "(police|officers?|they) {few}(only )?(asked|had) (me |us )?{few}(questions|word"
        "|chat) {few}(and )?(then )?(let (me|us) go|sent (me|us) (home|away)|went away)",
        "I was not arrested. I have not been arrested",
        "you have been arrested", "They only asked me a few questions and let me go home.",
        "They only sang me a few questions and let me sing.", value=False,
    ),
    shows(
        "court-date",
        "{who}{have} a (court (date|hearing|appearance|case)|hearing|trial) (on|in|next|coming"
        "|at|{end})|{who}{have} a court (date|hearing|appearance)|(got|had|received|been sent"
        "|sent me|served with) a (court )?summons|(have|has|due|got|asked|told) to (appear"
        "|be) (before|in front of|in|at) (the |a )?{few}(magistrates?|judge|court|bench|tribunal)",
        "I have been summoned to court. I was summoned to court. I have a court hearing. I have "
        "to go to court. I have been called to court",
        "you have been summoned to court", "I got a summons.", "I got a sermon.",
    ),
    shows(
        "nothing-from-a-court",
        "(heard|had|got|received) (nothing|not a word|no letter|no summons|no letters) from (any"
        "|the|a) (court|judge|magistrates)",
        "I have not been summoned to court. I was not summoned to court",
        "you have been summoned to court", "I've heard nothing from any court.",
        "I've heard nothing from any county.", value=False,
    ),
    shows(
        "saw-it-all",
        "{i} saw (it all|the (whole )?(thing|lot|crash|accident|fight|robbery|collision|attack"
        "|theft|incident)|everything|what happened|it happen|him do it|her do it|them do it)"
        "|{i} (was|were) (standing|sitting|right|stood) {few}(there|next to (it|him|her|them)"
        "|in front of it|watching) when (it|he|she|they)|with my own eyes",
        "I was a witness. I am a witness. I witnessed it. I saw what happened. I witnessed the "
        "incident",
        "you were a witness", "I saw it all.", "I sawed it all.", ever=True,
    ),
    shows(
        "saw-nothing",
        "{i} (didn't|did not|never) (see|saw) (a thing|anything|it|what happened|any of it)"
        "|{i} (was|were) (miles away|looking the other way|fast asleep|in another room)|had (my"
        "|our) backs? (turned|to it)",
        "I was not a witness. I did not witness it. I did not see what happened. I am not a "
        "witness. I did not witness the incident",
        "you were a witness", "I had my back turned.", "I had my bike turned.", value=False,
        ever=True,
    ),
    shows(
        "made-a-statement",
        "(went|popped|walked|drove|been) (down |round |over )?to the (police )?station (and"
        "|to) (made|make|gave|give|report|reported|tell|told|file|filed)|(officer|policeman"
        "|policewoman|constable|pc|police) {few}(took|came and took|wrote|came to take"
        "|has taken) (down )?(the|my|our|a|all the) (details|statement|report|particulars)"
        "|(crime|incident|police) (reference )?number"
        "|dialled (999|101|911)|{i} (told|informed|called|rang|phoned|notified) the police",
        "I reported it to the police. I have reported it to the police. I told the police. I "
        "reported the theft to the police. I have told the police. I have reported the theft to "
        "the police. I have reported the crime to the police. It was reported to the police",
        "you have reported it to the police", "An officer took down the details.",
        "An office boy took down the decorations.", ever=True,
        unless=r"\b(?:never|n['’]t|not|without)\b",
    ),
    shows(
        "police-know-nothing",
        "(police|they) know nothing|(without|not|never|didn't|haven't|hadn't"
        "|didn't bother) {few}(telling|told|tell|bothering|bothered|bother|involve|involved"
        "|calling|called|call|rung|ring|gone to|going to|go to) (the )?police",
        "I did not report it to the police. I have not reported it to the police. I did not tell "
        "the police. I have not told the police. I did not report the theft to the police. I "
        "have not reported the crime to the police. It was not reported to the police",
        "you have reported it to the police", "The police know nothing about it.",
        "The polish knows nothing about it.", value=False, ever=True,
    ),
    shows(
        "wore-the-uniform",
        "(wore|worn|in) (the |an army |a naval )?uniform for {few}years|{i} (was"
        "|were) a (sergeant|corporal|private|captain|major|gunner|bombardier|paratrooper|marine"
        "|commando|sapper|lieutenant|colonel|rifleman|submariner|petty officer|squaddie|fusilier"
        "|guardsman|stoker) |{i} fought (in|at|on) (the )?(iraq|afghanistan|falklands|gulf|korea"
        "|bosnia|war)"
        "|{i}('m| am) an (old soldier|old sailor|ex-soldier|ex-marine|ex-paratrooper"
        "|ex-serviceman|ex-servicewoman)|{i} (did|served|spent) {few}(years|months|tours?) (in"
        "|with) (the )?(royal )?(navy|army|air force|marines|raf|paras|forces|military|fusiliers"
        "|artillery|engineers|guards)",
        "I served in the armed forces. I am a veteran. I was in the armed forces. I have served "
        "in the armed forces. I am a former member of the armed forces",
        "you served in the armed forces", "I was a sergeant in the Fusiliers.",
        "I was a servant in the Fens.",
        ever=True, unless=r"\b(?:salvation\sarmy|police|cadet)\b",
    ),
    shows(
        "all-my-life-a-civilian",
        "{i}('ve| have) been a civilian (all|my)|civilian (all my life|through and through)"
        "|(turned down|rejected|not wanted) by the (army|navy|raf|air force|forces|marines)"
        "|never (in|joined|been in|wore|worn) (the |a )?(forces|army|uniform|military"
        "|navy|raf)",
        "I did not serve in the armed forces. I have not served in the armed forces. I am not a "
        "veteran. I was not in the armed forces. I am not a member of the armed forces",
        "you served in the armed forces", "I was turned down by the army.",
        "I was turned down by the aunt.",
        value=False, ever=True,
    ),
    shows(
        "with-the-regiment",
        "{who}{am} (stationed|posted|based|deployed|away|serving|on tour|on exercise|at sea"
        "|quartered) {some}(with|in|on|at) (my|his|her|the|our) {few}(regiment|ship|squadron"
        "|battalion|unit|barracks|base|submarine|army|navy|raf|frigate)"
        "|{who}{am} an? {few}(corporal|sergeant|captain|major|private|lieutenant|gunner|officer"
        "|pilot|medic|sapper|cook|engineer) in the {few}"
        "(army|navy|air force|marines|raf|engineers|fusiliers|guards|rifles|paras|artillery"
        "|regiment|military)",
        "{who} {be} in the armed forces. {who} {be} serving in the armed forces. {who} serve{s} "
        "in the armed forces. {who} {be} a member of the armed forces",
        "you are serving in the armed forces", "I'm stationed in Cyprus with my regiment.",
        "I'm stationed in Cyprus with my registrar.", unless=r"\b(?:salvation\sarmy|used\sto"
        r"|retired)\b",
    ),
    shows(
        "left-the-forces",
        "{i}{perfect}( just| recently)? (left|came out of|quit|retired from|been (out of"
        "|discharged from)|was discharged from) the (army|navy|raf|air force|forces|marines"
        "|military|services)|{i}('ve| have) been (a civilian (since|for)|out of (the )?(army"
        "|navy|raf|uniform|forces))|out of uniform",
        "I am not serving in the armed forces. I am not in the armed forces. I used to serve in "
        "the armed forces. I am a veteran. I am not in the army",
        "you are serving in the armed forces", "I left the army last year.",
        "I left the attic last year.",
        value=False, ever=True,
    ),
)
# fmt: on
