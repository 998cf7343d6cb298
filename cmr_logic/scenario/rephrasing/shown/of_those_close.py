"""What turns of speech show of those close to one: a wife gone, twins, a cat off its food."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_DEATH = (
    "(died|passed away|passed on|passed|was killed|dropped dead|slipped away|is dead|has died"
    "|has passed away|lost (his|her) (fight|battle|life)|took (his|her) own life)"
)
_KIN = (
    "(husband|wife|mum|dad|mother|father|mom|mam|brother|sister|son|daughter|gran|grandmother"
    "|grandfather|granddad|nan|grandad|partner|aunt|uncle|baby|cousin|stepdad|stepmum)"
)
_ILL = (
    "(heart attack|stroke|crash|accident|cancer|fall|operation|surgery|collapsed|infection|overdose"
    "|pneumonia)"
)
_PET = "(cat|dog|rabbit|pony|horse|puppy|kitten|hen|animal|pet)"
_SURVIVOR = (
    "I am the surviving spouse of the deceased. I am the surviving spouse. I was the spouse of the "
    "person who died. I was the spouse of the deceased. I was the "
    "partner of the person who died. I am the surviving partner. The claimant is the surviving "
    "spouse "
    "of the deceased. I was the husband, wife or partner of the person who died. I was the wife or "
    "husband of the person who died. I am the widow or widower of the deceased. I was the partner "
    "of "
    "the deceased."
)

# fmt: off
OF_THOSE_CLOSE: tuple[Rewording, ...] = (
    shows(
        "my-late-spouse",
        f"(my|our) (late )?(husband|wife|hubby) ([a-z]+ )?(of {{few}}years )?{{few}}{_DEATH}"
        "|{i}('ve)? (lost|buried) my (husband|wife|hubby)(?! to an affair|'s)|my late (husband"
        "|wife)",
        _SURVIVOR, "you are the surviving spouse of the deceased", "My husband died in March.",
        "My husband dived in March.", ever=True,
        unless_there=r"\b(?:first|ex|former|not|mum|mother|dad|father|brother|sister|aunt|uncle"
                     r"|cat|dog|exam|test)\b"
                     r"|n['’]t\b",
    ),
    shows(
        "did-not-make-it",
        f"(my|our) {{few}}(?P<what>{_KIN}) {{more}}{_ILL} {{more}}(didn't|did not|never) (make "
        f"it{{end}}|pull through"
        "|wake up|woke up|come round|survive|recover from it)|(my|our) {few}(?P<what>"
        + _KIN + ") (never|didn't)"
        " {few}(wake up|woke up|come round|came round|pull through|came out of (hospital|the "
        "operation|theatre|surgery))",
        "My {what} died. My {what} has died. My {what} is dead. I have lost my {what}. I have "
        "been bereaved. A close "
        "relative of mine has died. I have lost a close relative. It is a close relative",
        "your husband has died", "My husband had a heart attack and didn't make it.",
        "My husband had a heart attack and didn't take it easy.", ever=True,
    ),
    shows(
        "born-minutes-apart",
        "born {few}(minutes?|an hour|hours) apart|{n} minutes (older|younger) than (his|her) "
        "(brother|sister|twin)"
        "|(carrying|expecting|having|had) (two at once|two babies)|two (heartbeats|babies on the "
        "scan)",
        "I have twins. There are twins in my family. My children are twins. They are twins. I am "
        "the parent of "
        "twins. I have a multiple birth. I am families in which there are twins. There are twins",
        "there are twins in your family", "Ann and Bea were born nine minutes apart.",
        "Ann and Bea were bored nine minutes into the part.",
    ),
    shows(
        "both-of-us-bring-them-up",
        "(his|her|their) (other )?(dad|father|mum|mother|mam|mom|daddy|mummy|parent) {few}(lives"
        "|is still|lives here|is here)"
        " {few}with us|(his|her|their) (dad|father|mum|mother|mam|mom) does (just )?as much "
        "{some}as (i|me)"
        "|(his|her|their) (dad|father|mum|mother|mam|mom) and (i|me) {some}(together|share|both"
        "|live)",
        "I am not bringing up a child on my own. I do not bring up a child on my own. I am not a "
        "lone parent. I am "
        "not a single parent. I do not raise my child alone. I live with my partner. I have a "
        "partner. I am not "
        "bringing up my child on my own. I am not bringing up children on my own. I am not "
        "bringing up a child on "
        "their own",
        "you are bringing up a child on your own", "Her dad lives with us.",
        "Her dog lives with us.",
        value=False, ever=True, unless=r"\b(?:moved\sout|used\sto|no\slonger|left\sus|split)\b",
    ),
    shows(
        "vet-worries",
        f"(?P<what>{_PET})('s| is| has| was)? {{few}}(poorly|off (his|her|its) food|lame|limping"
        f"|sickly"
        "|under the vet|not (well|right|eating|himself|herself|itself))|(he|she|it) {few}(is|'s"
        "|has been|'s been) "
        "{few}(poorly|off (his|her|its) food|lame|limping|sickly|under the vet|not eating) "
        "{more}(vet|vet's|vets)"
        "|vet (is|'s) {few}(worried|concerned|treating|keeping an eye)",
        "My cat is not in good health. The cat is not in good health. My dog is not in good "
        "health. The dog is not in "
        "good health. The animal is not in good health. My pet is not in good health. My animal "
        "is not in good health. "
        "My cat is ill. My dog is ill. My pet is ill. My dog is not healthy. My cat is not "
        "healthy. The animal is ill",
        "your cat is in good health", "Our cat's been off her food all week.",
        "Our cat's been at her food all week.",
        value=False, unless=r"\b(?:better\snow|recovered|right\sas\srain|back\sto\shealth)\b",
    ),
    shows(
        "vet-is-pleased",
        "(clean bill of health|thumbs up|all[- ]clear) {some}(from|by|at) (the|our|my) vets?('s)?"
        "|vet {few}(says|said|was|is|found"
        "|gave) {some}(fine|healthy|pleased|fit|clean bill of health|picture of health|nothing "
        "wrong|thumbs up|all clear)",
        "My cat is in good health. The cat is in good health. My dog is in good health. The dog "
        "is in good health. The "
        "animal is in good health. My pet is in good health. My animal is in good health. My dog "
        "is healthy. My cat is "
        "healthy. The animal is healthy. My pet is healthy",
        "your cat is in good health", "The vet says he's the picture of health.",
        "The vet says he's the owner of the picture.",
        unless_there=r"\b(?:not|isn['’]t|but|wasn['’]t|until|once)\b",
    ),
    shows(
        "on-the-icu",
        "(?P<what>(my|our) ([a-z]+ )?[a-z]+|mum|dad|mam|gran|nan|he|she) {few}(in|on|to"
        "|onto) (the )?(icu|itu|intensive care)",
        "{what} is in intensive care. The person I am visiting is in intensive care. The patient "
        "is in intensive care. The "
        "person you are visiting is in intensive care. {what} is a patient in intensive care",
        "the patient is in intensive care", "Mum has been on the ICU since Sunday.",
        "Mum has been on the ICE since Sunday.", ever=True,
        unless_there=r"\b(?:nurse|works?|doctor|not|was\sin|moved\sout|came\sout|left)\b|n['’]t\b",
    ),
    shows(
        "inked-of-late",
        "(yesterday|last (week|night|month|weekend|saturday|friday|sunday)|this (week|morning"
        "|month)|{few}days ago|the other day"
        "|recently|just|{n} weeks ago) {some}(had|got|been|have) {few}{some}(inked|tattooed|under "
        "the needle)|(had|got|been|have) {some}(inked"
        "|tattooed) {some}(yesterday|last (week|night|month|weekend|saturday|friday|sunday)|this "
        "(week|morning|month)|days ago"
        "|the other day|recently|weeks ago)|(my|a) (new|fresh) (ink|tattoo)",
        "I have recently been tattooed. I have recently had a tattoo. I have been tattooed. I had "
        "a tattoo. I got a tattoo. I "
        "have a tattoo. I was recently tattooed. I have had a tattoo. I have recently got a "
        "tattoo. I have a recent tattoo",
        "you have recently had a tattoo", "Yesterday I had a rose inked on my arm.",
        "Yesterday I had a rose linked to my arm.",
        unless_there=r"\b(?:not|never|sister|brother|friend|mate|wife|husband|son|daughter)\b"
                     r"|n['’]t\b",
    ),
    shows(
        "wound-weeps",
        "(graze|cut|wound|blister|scrape|knee|elbow|shin|sore|burn|toe|heel|it) {few}(is |'s "
        ")?{few}(raw|weeping|oozing|open|bleeding|not"
        " (closed|healed|scabbed))|(skinned|gashed|grazed|scraped|cut) {few}(my|both|the|a) "
        "{few}(knee|knees|elbow|elbows|shin|hand|heel|foot)"
        " {more}(yesterday|this morning|friday|last night|today|still|days ago)",
        "I have an open wound. I have a wound. My wound is open. I have an unhealed wound. My "
        "wound has not closed. I have a "
        "cut. I have an open cut. My wound has not healed",
        "you have an open wound", "The graze on my knee is still weeping.",
        "The goat by my knee is still wheezing.",
        unless=r"\b(?:healed\s(?:up|over|now)|scabbed\sover|meat|steak|food)\b",
    ),
    shows(
        "healed-over",
        "(graze|cut|wound|blister|scrape|knee|elbow|shin|sore|burn|it) {few}(has |'s |is "
        ")?{few}(healed|closed|scabbed) (up|over|completely"
        "|fully|nicely|now|weeks ago)|(only|just) a (scar|scab) (left|now|there)",
        "I do not have an open wound. My wound is not open. I do not have an unhealed wound. My "
        "wound has closed. I do not "
        "have an open cut. My wound has healed. My wound has fully closed",
        "you have an open wound", "The cut on my hand healed up weeks ago.",
        "The cat on my hand heated up weeks ago.",
        value=False, ever=True, unless_there=r"\b(?:not|never|yet|until|till|once)\b|n['’]t\b",
    ),
    shows(
        "meat-in-the-case",
        "(some|a|the|two|fresh|my) {few}(raw|fresh|uncooked) {few}(?P<what>lamb|beef|pork|chicken"
        "|meat|mince|sausages?|steaks?|venison|mutton"
        "|turkey|duck|goat|bacon|liver) {more}(in|from|with) {few}(suitcase|case|bag|luggage"
        "|rucksack|boot|car|me|hand luggage)",
        "I am carrying fresh meat. I am carrying raw meat. I have fresh meat with me. I have meat "
        "with me. I am carrying meat. "
        "I am bringing fresh meat. I am bringing meat. I have meat in my luggage. I carry meat",
        "you are carrying fresh meat", "I've some raw lamb in my suitcase.",
        "I've some raw linen in my suitcase.",
        unless_there=r"\b(?:not|no|dog|cat)\b|n['’]t\b",
    ),
    shows(
        "woke-up-with-a-fever",
        "(woke|waking|got) up {more}(fever|temperature|vomiting|being sick|throwing up|migraine"
        "|flu|stomach bug|food poisoning)"
        "|(keep|kept|been) (throwing up|being sick|vomiting)|(can't|cannot|couldn't) keep "
        "(anything|a thing|food) down",
        "I am unwell. I am ill. I am sick. I was unwell. I was ill. I am unwell on the day. I am "
        "unwell today. I am too ill "
        "to sit the exam. I am not well. I have an illness. I am poorly",
        "you are unwell", "I woke up with a fever and my head's pounding.",
        "I woke up with a favour to ask of my head.",
        unless=r"\b(?:last\syear|years\sago|my\s(?:son|daughter|cat|dog|baby)\s(?:woke|keeps"
               r"|kept))\b",
    ),
)
# fmt: on
