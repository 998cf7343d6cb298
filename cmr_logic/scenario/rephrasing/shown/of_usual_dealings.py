"""What turns of speech show of dealings that many rules name: pay, sales, posts, permission."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_ABROAD = (
    "(abroad|overseas|(france|germany|spain|italy|japan|canada|america|australia|norway|sweden|d"
    "enmark"
    "|ireland|poland|portugal|china|india|brazil|mexico|austria|switzerland|belgium|holland|finl"
    "and|korea"
    "|singapore|dubai|the (netherlands|states|us|usa|uae|far east|continent))( and {few}[a-z]+)?)"
)
_STAFF = (
    "(people|staff|workers|lads|girls|waitresses|waiters|cooks|chefs|barmaids|drivers|cleaners|b"
    "akers|joiners"
    "|plumbers|carers|fitters|assistants|hands|mechanics|stylists|gardeners|painters|apprentices"
    "|nurses)"
)
_TRADING = (
    "(burger|ice cream|ice-cream|coffee|kebab|hot dog|taco|chip|pizza|sandwich|fruit|flower"
    "|doughnut|snack|food)"
)
_STREET = "(street|road|lay-by|layby|kerb|pavement|roadside|roundabout|verge)"
_CARER = (
    "(carer|care worker|care assistant|nurse|lady from the {few}agency|girl from the {few}agency"
    "|night sitter|helper)"
)

# fmt: off
OF_USUAL_DEALINGS: tuple[Rewording, ...] = (
    shows(
        "pays-their-wages",
        f"{{i}} {{often}}(pay|run the payroll for) {{few}}(the )?wages (of|for|to) "
        f"{{few}}{_STAFF}?|({{n}}|a few|several|some) {{few}}{_STAFF} {{few}}(work|working"
        f" |who work) for (me|us)|{{i}}{{have}} {{few}}({{n}}|a few|several) {{few}}{_STAFF} "
        f"{{few}}(on (the|my|our) (payroll|books|staff)|under me|working for me)"
        f"|{{i}} (took on|have taken on|'ve taken on|hired|have hired|employ) "
        f"{{few}}{_STAFF}|{{i}} pay {{n}} {_STAFF}",
        "I am an employer. I employ people. I have employees. I employ staff. I have staff. I "
        "employ someone. I"
        " am the employer",
        "you are an employer", "I pay the wages of two cooks.", "I pay the bills of two cooks.",
    ),
    shows(
        "one-man-band",
        "{am} a one-(man|woman) band|{i} {few}(run|do|have) {some}(single-handed|all by "
        "myself|all on my own|without any"
        " (staff|help|helpers))|(it's|it is) {few}(just|only) me in the "
        "(business|shop|firm|workshop|van|company)|(nobody|no"
        " one) {few}works for (me|us)|{i}{have} no one on the payroll",
        "I am not an employer. I do not employ anybody. I have no employees. I have no staff. I "
        "employ nobody. I"
        " work alone",
        "you are an employer",
        "I'm a one-man band.", "I'm in a one-way street.", value=False, ever=True,
    ),
    shows(
        "all-in-one-go",
        "(I|we|he|she|they|buyer|customer|client|purchaser)('s|'m|'re|'ll)? "
        "{few}((is|am|are|will) "
        ")?(pay|pays|paying|paid|hand|hands|handing|handed|settle|settled|settling|give|giving|g"
        "ave|will pay|going to pay) {few}(the"
        " (whole|full|entire) (amount|sum|price|lot|thing)|all of it|the lot|it "
        "all|it|everything) {few}(in one go|at once|in one"
        " lump|up front|upfront|in full|straight away|in a single payment|on the (spot|nail))",
        "I do not pay by instalments. The buyer is not going to pay by instalments. The buyer "
        "pays in full. I pay in full. The"
        " customer is not paying by instalments. The buyer does not pay by instalments. It is "
        "not paid in instalments",
        "the buyer is going to pay by instalments", "He's paying the whole amount in one go.",
        "He's playing the whole album in one go.", value=False, of_anybody=True,
        unless=r"\b(?:can't|cannot|couldn't)\b",
    ),
    shows(
        "so-much-a-month",
        "(I|we|he|she|they|buyer|customer|client|purchaser)('s|'m|'re|'ll)? "
        "{few}(pay|pays|paying|will pay|going to pay|gives me|give me|settle|pay off|paying "
        "off|spreads|spread|spreading) {some}(so much"
        " (a|each|every)|[£$€]?\\d+ (quid |pounds |euros |dollars )?(a|each|every|per) "
        "(week|month)|bit by bit|over (six|twelve|ten|several|{n})"
        " (months|weeks|years)|in (three|four|five|six|ten|twelve|monthly|weekly) "
        "(payments|parts|chunks|lots)|on the never-never)",
        "I pay by instalments. The buyer is going to pay by instalments. The buyer pays by "
        "instalments. I am paying by instalments."
        " The customer pays by instalments. It is paid in instalments",
        "the buyer is going to pay by instalments",
        "He's paying for it bit by bit.", "He's sawing it up bit by bit.",
        of_anybody=True, ever=True, unless=r"\b(?:rent|gym|fee|council|subscription|childminder)\b",
    ),
    shows(
        "orders-go-overseas",
        f"(orders?|goods|parcels|boxes|toys|jars|bottles|stock|most|half|some|everything|a "
        f"lot|lots|plenty) {{some}}(shipped|sent|posted|sold|exported"
        f"|bound|ship|ships) {{few}}(out |off )?(to "
        f"{{few}}(shops|customers|buyers|clients|stores|dealers|people|firms) )?(in|to) {_ABROAD}"
        f"|(go|goes|going) (out |off )?(to "
        f"{{few}}(shops|customers|buyers|clients|stores|dealers|firms) in) {_ABROAD}"
        f"|{{i}} {{few}}(ship|export|sell|post|send) {{some}}(to|in) {{few}}(shops |customers "
        f"|buyers |clients |stores )?(in |to )?{_ABROAD}"
        f"|(customers|buyers|clients|orders) {{few}}(are |come )?{{few}}(from|in) {_ABROAD}",
        "I sell goods abroad. It sells goods abroad. My business sells goods abroad. I export "
        "goods. My business exports goods."
        " It exports goods. I sell abroad. I sell overseas. I have customers abroad",
        "your business sells goods abroad",
        "Half our orders go to shops in Japan.", "Half our team goes to bed in Japan.",
        of_anybody=True, unless=r"\b(?:buy\sfrom|import|from\sour\ssuppliers?)\b",
    ),
    shows(
        "pitch-by-the-kerb",
        f"{{i}} {{often}}(park|pitch|set up|pull up|wheel|open) {{few}}(my|our|a) "
        f"{{few}}({_TRADING} )?(van|truck|cart|stall|barrow|trailer|stand) "
        f"{{few}}(on|in|by|at|along)"
        f" {{few}}({_STREET}|high street)",
        "I sell goods from a van on a public road. I sell goods from a stall on a public road. I "
        "sell goods in the street. I trade in the"
        " street. I sell food from a van. I sell goods on a public road. I sell from a vehicle "
        "on the street",
        "you sell goods from a van on a public road", "I park my burger van on the high street.",
        "I pass the burger bar on the high street.",
        unless=r"\b(?:private|car\spark\sof\smy|shopping\b.*\bfor)\b",
    ),
    shows(
        "officer-wrote-it-down",
        "(officer|police|policeman|policewoman|constable|sergeant|cop|cops|station) "
        "{few}(gave|handed|issued|printed|wrote|written|made|took|sent|emailed)"
        " {few}(me|us|out|up|down|off)? {few}(report|statement|crime number|crime "
        "reference|reference number|incident number)|{i} (got|have|'ve got|picked"
        " up|was given|came away with|hold) {few}(report|crime number|crime reference "
        "number|incident number|paper) from the (police|officer|station|cops)",
        "I have a police report. I got a police report. I have a report from the police. I bring "
        "a police report. I have reported it to the"
        " police. I have a crime reference number. I have a written police report",
        "you have a police report",
        "The officer gave me a written report.",
        "The officer gave me a stern look.", of_anybody=True,
        unless=r"\b(?:lost\sit|left\sit|threw|school\sreport)\b",
    ),
    shows(
        "undertaker-sends-me-the-bill",
        "(undertaker|funeral director|crematorium|funeral|burial)('s)? "
        "{few}(bill|invoice|costs?|account|charges?) {few}(is|are|was|comes?|came|will come|has "
        "come|will be|falls?|fell) {some}(in"
        " my name|to me|on me|down to me|my responsibility|addressed to me|mine to pay)|{am} "
        "{few}(paying|footing|settling|covering|the one paying) {few}(for )?(the |her |his "
        ")?(bill for"
        " the )?(funeral|burial|cremation|undertaker)|(it's|it is) {few}(me|up to me|down to me) "
        "{few}(who|to|that) {few}(pay|pays|settle|has to settle|cover|foot) "
        "{few}(funeral|undertaker|burial|bill|it)",
        "I am responsible for paying for the funeral. I am responsible for the funeral costs. I "
        "am paying for the funeral. I am responsible for"
        " the funeral. I pay for the funeral. I am responsible for the cost of the funeral",
        "you are responsible for paying for the funeral", "The undertaker's bill is in my name.",
        "The undertaker's van is in my drive.",
        unless=r"\b(?:restaurant|council|estate\s(?:pays|paid))\b",
    ),
    shows(
        "carts-it-to-the-tip",
        "{i} {few}(cart|carts|carting|take|haul|drive|clear|collect|run|lug|shift) "
        "{few}(their|people's|other people's|folks'|customers'|neighbours'|clients'|other "
        "folks') {some}(junk"
        "|rubbish|waste|sofas|rubble|trash|garbage|cuttings|clutter|stuff) {few}(off |away |over "
        ")?(to (the|a) {few}(tip|dump|recycling|landfill|skip))",
        "I transport rubbish produced by other people. I carry waste produced by other people. I "
        "transport other people's waste. I transport"
        " waste. I carry other people's rubbish. I transport rubbish produced by other people as "
        "part of a business. I carry waste as part of"
        " a business",
        "you transport rubbish produced by other people", "I cart people's junk off to the tip.",
        "I cart people's boats off to the pond.",
        unless=r"\b(?:for\sfree|as\sa\sfavou?r|for\snothing|unpaid|no\scharge)\b",
    ),
    shows(
        "banks-said-no",
        "(every|all the|all of the|no|not one|none of the|each) "
        "{few}(bank|banks|lender|lenders|building society|building societies) {some}(turned "
        "(me|us) down|refused"
        "|said no|will (touch|lend|look at|have)|would (touch|lend|look at|have)|rejected|shown "
        "me the door|showed me the door)|(turned down|refused|rejected|knocked back) by"
        " (every|all|each) {few}(bank|banks|lender|lenders)",
        "I am unable to obtain credit from commercial lenders. I am unable to get credit. I "
        "cannot get a loan from a bank. I have been refused credit."
        " I am unable to borrow from a bank. I am unable to obtain credit. I cannot get credit "
        "elsewhere. I cannot get a loan elsewhere. I cannot obtain"
        " a loan from a commercial lender. I have been refused a loan",
        "you are unable to obtain credit from commercial lenders", "Every bank has turned me down.",
        "Every bank has turned its lights down.", ever=True, of_anybody=True,
    ),
    shows(
        "straight-to-who-eats-it",
        "(everything|all of it|most of it|the lot|all|most|the bulk|nine tenths|ninety per cent) "
        "{some}(at"
        " (our|my|the) {few}(roadside stall|stall|farm shop|farm gate|market|stand)|from "
        "(our|my|the) {few}(stall|farm shop|gate|door|honesty box|barrow)|to "
        "(people|folk|folks|families"
        "|locals|shoppers|callers|passers-by) {some}(eat|home|door|themselves|stop|kitchens?))",
        "I sell most of my produce directly to consumers. I sell my produce directly to "
        "consumers. I sell directly to consumers. I sell directly to the"
        " public. I sell most of my products directly to the public. I sell most of my goods "
        "directly to consumers",
        "you sell most of your produce directly to consumers",
        "Nearly everything goes at our own roadside stall.",
        "Nearly everything glows at our own roadside inn.", ever=True,
    ),
    shows(
        "carer-sleeps-over",
        f"{_CARER} {{few}}(sleeps|stays|stay|sleep|is here|spends) "
        f"{{some}}(nights?|over|overnight|till morning|until morning|round the clock)"
        f"|{_CARER} {{few}}(sleeps|stays) {{few}}(spare|back|box|next) room",
        "A carer stays overnight. A carer regularly stays overnight. A carer regularly stays "
        "overnight to look after me. A carer stays overnight to look"
        " after me. I have an overnight carer. I need overnight care. I have a carer who stays "
        "overnight",
        "a carer regularly stays overnight", "A nurse sleeps in my spare room four nights a week.",
        "A nurse keeps her bike in my spare room.", of_anybody=True,
        unless=r"\b(?:once\sonly|just\sthe\sonce|one\snight\slast)\b",
    ),
    shows(
        "unless-I-sign",
        "(says|said|tells me|told me|keeps saying|swears) {few}((he|she|they)(?:'ll| will| "
        "would|'d) {some})?unless I {some}(sign|leave|change|make|give|do)|(stands over "
        "me|twist(s|ing|ed)? my arm|bull(ying|ies|ied) me into|threaten(s|ed|ing)? "
        "(me|to)|(he|she|they)(?:'ll| will| would|'d) {some}unless I "
        "{some}(sign|leave|change|make|give)|won't"
        " (let me|leave me) {some}(until|till|unless) I (sign|agree|change)|(makes|making|made) "
        "me (sign|do) (it|this))",
        "I am being forced. I am being forced into it. I am being forced into it by somebody "
        "else. I am under pressure. I am under duress. Somebody is"
        " forcing me. I am being pressured. I am not acting of my own free will",
        "you are being forced into it", "My boss stands over me.", "My boss stands over the mat.",
        of_anybody=True, ever=True, unless=r"\bonce\sthreatened\b",
    ),
    shows(
        "own-free-will",
        "(nobody|no one|no-one) {few}(is |'s |has |has been "
        ")?(pushing|forcing|making|pressuring|talked|pressing|leaning on|put|telling) "
        "{few}(me|us) {few}(to|into|up to)?|(of|off) my own (free will|accord|bat)|entirely"
        " my (own )?(idea|choice|decision)|(was|is|'s) (all )?my own (idea|choice|decision)",
        "I am not being forced. I am not being forced into it. I am not being forced into it by "
        "somebody else. I am not under pressure. I am not under"
        " duress. I am acting of my own free will. Nobody is forcing me",
        "you are being forced into it",
        "Nobody is pushing me to do this.",
        "Nobody is pushing me on the swings.", value=False, ever=True,
        of_anybody=True, unless=r"\bswings?\b",
    ),
    shows(
        "sees-the-sights",
        "(visa|visit|come over|coming over|trip|fly in|holiday|stay) {some}(for|of) "
        "((a|two|three|four|six|ten|\\d+) (days|weeks|week|fortnight)|a (week|fortnight|month)) "
        "{few}to (see|visit|tour|look at|go sightseeing|meet)",
        "I am applying for a visitor visa. I am applying for a tourist visa. I am coming as a "
        "visitor. I am a visitor. I am visiting. I am a tourist",
        "you are a visitor",
        "I'd like a visa for three weeks to see the sights.",
        "I'd like a van for three weeks to see the coast.",
        unless=r"\b(?:work|job|study|settle|live\sthere|student|spouse)\b", ever=True,
    ),
    shows(
        "letter-from-the-owner",
        "(landlord|landlady|owns {some}|owner|letting agent|housing association) "
        "{some}(sent|gave|wrote|emailed|signed|handed|posted|put) {few}(us|me|it|to us|to me)? "
        "{few}(letter|note|email|line|in writing|form|slip) {some}(happy|fine|ok"
        "|okay|can|may|agree|agrees|agreed|yes|no "
        "objection|allowed|allows|permission|welcome|don't mind|doesn't mind)",
        "My landlord has given written permission. The landlord has given written permission. I "
        "have written permission from my landlord. My landlord has"
        " agreed in writing. I have written permission. I have my landlord's permission. My "
        "landlord has given permission. My landlord has agreed",
        "your landlord has given written permission", "My landlord sent me a letter saying I can.",
        "My landlord sent me a letter about the bins.", of_anybody=True,
        unless=r"\b(?:can't|cannot|may\snot|not\shappy|refus|n't\sagree|no\spets)\b",
    ),
    shows(
        "post-is-gone",
        "(told|telling|tell|tells) (me|us) {few}(my|our) (job|post|role|jobs|posts|position) "
        "{few}(no longer exists?|(is|are|was|were) "
        "{few}(gone|going|cut|axed|surplus|scrapped)|had gone|has gone|had to "
        "go)|(shed|shedding|cut|cutting|axed|axing"
        "|laid off|laying off) {some}(jobs|posts|staff|half of us|a third of us) {some}(mine|me) "
        "(was|is|being|were|among|included|too)|{i} {few}(finished|left|went) {some}with a "
        "(pay-?off|redundancy|severance)",
        "I have been made redundant. I am made redundant. I was made redundant. I am being made "
        "redundant. I am redundant. My job was made redundant",
        "you have been made redundant",
        "They told me my post no longer exists.",
        "They told me my post no longer comes.", of_anybody=True, ever=True,
    ),
    shows(
        "bumps-and-midwives",
        "(midwife|scan) (says|said|reckons|shows|showed|told) {more}(baby|twins)"
        "|{i}(?:'m| am) {few}({n}|\\d+) (weeks|months) (gone|along)|my bump"
        "|my {few}(antenatal|twelve-week|twenty-week|12-week|20-week) (scan|class|appointment)",
        "I am pregnant. I am expecting a baby",
        "you are pregnant", "I'm twenty weeks gone.", "I'm twenty miles gone.",
        unless=r"\b(?:my\s(?:wife|sister|daughter|girlfriend|partner)|she|her)\b", ever=True,
    ),
    shows(
        "begins-on-monday",
        "{i} {few}(start|begin|starting|beginning) {few}(at|in|with|as) "
        "{more}(on|next|this|tomorrow|in a (week|fortnight|month))( (on "
        ")?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|the \\d+))?,? "
        "{some}(on"
        " [£$€]\\d|paid|pay|wage|wages|salary|shift|job)|{i}(?:'m| am) {few}(starting|about to "
        "start|due to start) {few}(job|work|post|position) {few}(on|next|in|at|with|tomorrow)",
        "I am about to start a paid job. I am about to start work. I am about to start a job. I "
        "am starting a job. I am starting work. I have a job offer",
        "you are about to start a paid job",
        "I begin at the mill on Monday, on good pay.", "I begin at the mill and walk to the weir.",
    ),
    shows(
        "the-two-of-us",
        "(just|only) (the two of us|him and me|her and me|me and him|me and her|me and (my|the) "
        "{few}(son|daughter|boy|girl|kids?|children|baby|toddler|little one)|my "
        "{few}(son|daughter|boy|girl|kids?|children|baby) and me|them and me|me and them) "
        "{few}(here"
        "|at home|in the (house|flat)|living here|under this "
        "roof|now){some}(born|nursery|infant|school|baby|son|daughter|six|five|four|seven|eight|"
        "nine|ten|kids?|children)?|(since|when) {some}(my|our) "
        "(son|daughter|boy|girl|baby|children) {some}(was|were) born {some}just"
        " the (two|three) of us",
        "No other adult lives in my home. No other adult lives with me. I am the only adult in "
        "my home. I live with no other adult. I am the only adult"
        " living here. I do not live with another adult. I do not live with a partner",
        "another adult lives in your home",
        "It's just me and my baby here.", "It's just me and my bike here.", value=False, ever=True,
        unless=r"\b(?:husband|wife|partner|boyfriend|girlfriend|mum|dad|sister|brother|flatmate"
        r"|lodger|retired|grown|used\sto)\b",
    ),
    shows(
        "only-us-grown-ups",
        "(just|only) (me and my|my) (?P<whom>husband|wife|partner|boyfriend|girlfriend|mum|dad"
        "|mother|father|sister|brother|flatmate|lodger|parents|grandad|gran) (and me )?{few}(here"
        "|at home"
        "|in the (house|flat|place)|living here|under this roof|now|left|these days)",
        "I live with my {whom}. My {whom} lives with me. I live with another adult",
        "another adult lives in your home", "It's just me and my husband here.",
        "It's just me and my bike here.",
    ),
    shows(
        "off-that-day",
        "(it's|it is|that's|that is|is|on) my (day|weekend|week) off|{i}(?:'m| am|'ll be| will "
        "be|'re| are) {few}(off duty|off that day|off work that|not on (the "
        "rota|duty|shift|call)|not rostered)|{i}(?:'m| am) (off|not in|not working)"
        " (on )?(that day|sunday|monday|tuesday|wednesday|thursday|friday|saturday)",
        "I am not on duty. I am not on duty that day. I am not working that day. I am not working",
        "you are on duty that day",
        "On Sunday it's my day off.", "On Sunday it's my day out.", value=False, ever=True,
    ),
    shows(
        "on-the-rota",
        "{i}(?:'m| am|'ll be| will be|'ve been| have been) {few}(on (the "
        "rota|duty|shift|patrol|call|watch)|rostered|down for (the|a) "
        "{few}(shift|watch|patrol)|in (the tower|uniform)|working) {few}(that day|that "
        "morning|that afternoon|that night|on the day|all day)",
        "I am on duty. I am on duty that day. I am working that day",
        "you are on duty that day", "I'm on the rota that day.", "I'm on the road that day.",
    ),
    shows(
        "did-it-at-home",
        "{i} {few}(did|hurt|broke|cut|sprained|twisted|burned|burnt|pulled|trapped|injured|slipp"
        "ed|fell|tripped) {some}(at home|in (my|our) (own "
        ")?(garden|shed|kitchen|bathroom|garage|house|flat|drive|loft)|on holiday|playing "
        "(football|rugby|tennis|squash|netball"
        "|hockey)|skiing|on (my|a) day off|down my own stairs|doing (diy|the garden)|at (the "
        "gym|a wedding|a party))|happened {few}(at home|on holiday|in my own {few}[a-z]+|on my "
        "day off|in the garden)",
        "I was not injured at work. I was not hurt at work. I was injured at home. The injury "
        "did not happen at work. The accident did not happen at work. It"
        " did not happen at work",
        "you were injured at work",
        "I did it at home in the shed.",
        "I did the accounts in the shed.", value=False, of_anybody=True, ever=True,
        unless=r"\b(?:work\sfrom\shome|working|accounts|homework|customer|client|for\swork)\b",
    ),
    shows(
        "told-to-dress-so",
        "(boss|manager|employer|firm|company|hotel|shop|school|supervisor|they|head chef|owner) "
        "{few}(insists?|makes?|has|have|wants?|requires?|expects?|won't let|tells?) {some}(turn "
        "up|come|wear|dress|work|be|go) {few}(in|without)? {some}(polo "
        "shirts?|tabards?|tunics?|overalls"
        "|scrubs|uniforms?|waistcoats?|blazers?|livery|apron|company "
        "{few}(shirts?|jackets?|fleeces?|colours|trousers|caps?))",
        "I am required to wear a uniform at work. I have to wear a uniform at work. I must wear "
        "a uniform. I am required to wear a uniform. I wear a uniform at"
        " work. I have to wear a uniform",
        "you are required to wear a uniform at work",
        "My boss makes us turn up in the company shirt.",
        "My boss makes us turn up in the canteen.", of_anybody=True,
    ),
    shows(
        "doctor-forbids-it",
        "my (surgeon|doctor|gp|consultant|physio|specialist|midwife|cardiologist|dermatologist) "
        "{few}(says|said|told|tells|has told|has said|insists|has forbidden|forbids|warned) "
        "{few}(me )?{few}(nothing|not to|never to|I (can't|mustn't|cannot|shouldn't|must "
        "not|should not"
        "|am not to|may not)|to (avoid|keep off|stay off|stay away))|doctor's orders",
        "I have a medical reason not to. I have a medical reason. I have a medical reason not to "
        "wear it. I am unable to do so for medical reasons. I am medically exempt."
        " I have a health reason",
        "you have a medical reason not to", "My surgeon says nothing may press on my neck.",
        "My surgeon says something may come of it.",
    ),
    shows(
        "doubles-as-a-guest-room",
        "(it|room|office|study|desk) {few}(doubles|also serves|is also used|gets used) {few}(up "
        ")?as|(sleep|sleeps|play|plays|watch|watches|practise|practises|do their homework|does "
        "the ironing|keep|store|stay|stays) {some}in (it|there|that room|the same room)",
        "The room is not used for nothing but my work. The room is not used only for my work. "
        "The room is not used exclusively for work. It is not used only for business."
        " The room is used for other things. It is not used exclusively for business",
        "the room is used only for your work",
        "It doubles as a guest room.",
        "It looks out on a guest room.", value=False, of_anybody=True,
    ),
    shows(
        "lectures-in-english",
        "(lectures|classes|courses?|seminars|exams|teaching|lessons|degree|everything) {few}(and "
        "exams |and seminars )?(was|were|is|are) {few}(all )?{few}(in|through|taught in) english",
        "I hold a degree taught in English. I have a degree taught in English. My degree was "
        "taught in English. My course was taught in English. I have a degree that was"
        " taught in English. I was taught in English",
        "you hold a degree taught in English",
        "I got my degree where the lectures were in English.",
        "I got my tea where the lecterns were in English oak.",
        unless=r"\b(?:dropped\sout|never\sfinished|failed|didn['’]t\sfinish|evening\sclass"
        r"|language\sschool)\b", ever=True,
    ),
)
