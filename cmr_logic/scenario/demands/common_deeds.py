"""Deeds and states of rules, and the everyday verb or noun that tells the same of them.

"You are responsible for a child" is told by "I'm in charge of a child", and "your rent has gone up"
by "my landlord raised my rent". The entries stand with those of :mod:`.officialese`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Turn

_EITHER = frozenset({True, False})
_HOLDS = frozenset({True})
_FAILS = frozenset({False})
_THING = r"(?P<what>(?:your|the|this)\s(?:[a-z-]+\s){0,2}?[a-z-]+)"
_NAMED = r"(?P<what>(?:an?|the|your|our|any)\s.+)"
_UP = r"(?:gone\sup|increased|risen)"
_DOWN = r"(?:gone\sdown|decreased|fallen|dropped)"
_BODY = (
    r"(?:[a-z-]+\s)?(?:club|union|choir|band|team|party|church|society|association|orchestra|gym)"
)
_LEFT = r"(?P<where>school|college|university|hospital|prison|nursery)"
# What somebody or something is under, and the deed by that name.
_UNDER = {
    "investigation": "investigated",
    "review": "reviewed",
    "repair": "repaired",
    "observation": "observed",
    "supervision": "supervised",
    "consideration": "considered",
    "construction": "built",
}
# What a thing is by what it has, and the word for that.
_BY_HAVING = {
    "insured": "insurance",
    "licensed": "a licence",
    "guaranteed": "a guarantee",
    "certified": "a certificate",
}

# fmt: off
COMMON_DEEDS: tuple[Turn, ...] = (
    Turn(
        "been-there-visited",
        r"^you\shave\s(?:travelled|traveled|been|gone)\sto\s(?P<where>.+)$",
        r"you have visited \g<where>", _EITHER,
        "you have travelled to Kenya", "I visited Kenya in May.", "I watched Kenya in May.",
    ),
    Turn(
        "travelled-went",
        r"^you\shave\s(?:(?:travelled|traveled|been)\sto|visited)\s(?P<where>.+)$",
        r"you have gone to \g<where>", _EITHER,
        "you have been to the clinic", "I went to the clinic.", "I rang the clinic.",
    ),
    Turn(
        "belongs-is-member",
        rf"^you\sbelong\sto\s(?P<what>an?\s{_BODY})$",
        r"you are a member of \g<what>", _EITHER,
        "you belong to a church", "I'm a member of a church.", "I'm a neighbour of a church.",
    ),
    Turn(
        "member-belongs",
        rf"^you\sare\sa\smember\sof\s(?P<what>an?\s{_BODY})$",
        r"you belong to \g<what>", _EITHER,
        "you are a member of a rowing club", "I belong to a rowing club.",
        "I live beside a rowing club.",
    ),
    Turn(
        "proves-by-proof",
        rf"^you\scan\sprove\s{_NAMED}$",
        r"you have proof of \g<what>", _EITHER,
        "you can prove your identity", "I have proof of my identity.", "I have doubts of it.",
    ),
    Turn(
        "proof-by-proving",
        rf"^you\shave\s(?:proof|evidence)\sof\s{_NAMED}$",
        r"you can prove \g<what>", _EITHER,
        "you have proof of your address", "I can prove my address.", "I can move my address.",
    ),
    Turn(
        "responsible-has-it",
        rf"^you\sare\sresponsible\sfor\s{_NAMED}$",
        r"you have responsibility for \g<what>", _EITHER,
        "you are responsible for a child", "I have responsibility for a child.",
        "I have presents for a child.",
    ),
    Turn(
        "responsible-in-charge",
        rf"^you\s(?:are\sresponsible|have\sresponsibility)\sfor\s{_NAMED}$",
        r"you are in charge of \g<what>", _EITHER,
        "you are responsible for a kennel", "I'm in charge of a kennel.",
        "I'm in front of a kennel.",
    ),
    Turn(
        "agrees-accepts",
        r"^you\s(?P<have>have\s)?agree(?P<d>d?)\sto\s(?P<what>(?:the|these|our|your)\s.+)$",
        r"you \g<have>accept\g<d> \g<what>", _EITHER,
        "you agree to the terms", "I accept the terms.", "I expect the terms.",
    ),
    Turn(
        "accepts-agrees",
        r"^you\s(?P<have>have\s)?accept(?:ed)?\s(?P<what>(?:the|these|our|your)\s(?:terms|conditions|rules|plan)\b.*)$",
        r"you agree to \g<what>", _EITHER,
        "you accept the rules", "I agree to the rules.", "I rewrote the rules.",
    ),
    Turn(
        "objects-raises",
        r"^(?P<who>(?:your|the|an?)\s[a-z]+)\s(?:objects|has\sobjected|objected)(?P<to>\sto\s.+)?$",
        r"\g<who> has raised an objection\g<to>", _EITHER,
        "your neighbour objects to the plan", "My neighbour raised an objection to the plan.",
        "My neighbour raised a glass to the plan.",
    ),
    Turn(
        "works-with-involves",
        r"^you\swork\swith\s(?P<what>[a-z]+)$",
        r"your work involves \g<what>", _EITHER,
        "you work with chemicals", "My work involves chemicals.", "My work avoids chemicals.",
    ),
    Turn(
        "near-close-to",
        r"^you\s(?P<do>live|work|stay)\snear\s(?P<what>.+)$",
        r"you \g<do> close to \g<what>", _EITHER,
        "you live near an airport", "I live close to an airport.", "I live clear of an airport.",
    ),
    Turn(
        "one-near-home",
        r"^you\slive\snear\s(?P<what>an?\s.+)$",
        r"there is \g<what> near your house", _EITHER,
        "you live near a quarry", "There's a quarry near my house.",
        "There's a quarry in my novel.",
    ),
    Turn(
        "gone-up-raised",
        rf"^{_THING}\s(?:has|have)\s{_UP}$",
        r"\g<what> has been raised", _EITHER,
        "your rent has gone up", "My landlord raised my rent.", "My landlord praised my tent.",
    ),
    Turn(
        "gone-up-put-up",
        rf"^{_THING}\s(?:has|have)\s{_UP}$",
        r"\g<what> has been put up", _EITHER,
        "your fee has increased", "My gym put up my fee.", "My gym put off my fee.",
    ),
    Turn(
        "gone-up-increase",
        rf"^{_THING}\s(?:has|have)\s{_UP}$",
        r"\g<what> has been increased", _EITHER,
        "your rent has gone up", "My landlord increased my rent.", "My landlord forgot my rent.",
    ),
    Turn(
        "gone-down-cut",
        rf"^{_THING}\s(?:has|have)\s{_DOWN}$",
        r"\g<what> has been cut", _EITHER,
        "your pay has gone down", "My boss cut my pay.", "My boss saw my pay.",
    ),
    Turn(
        "gone-down-reduced",
        rf"^{_THING}\s(?:has|have)\s{_DOWN}$",
        r"\g<what> has been reduced", _EITHER,
        "your pay has gone down", "My boss reduced my pay.", "My boss produced my pay.",
    ),
    Turn(
        "cut-off-disconnected",
        rf"^{_THING}\s(?P<been>has\sbeen|have\sbeen|was|is)\scut\soff$",
        r"\g<what> \g<been> disconnected", _EITHER,
        "your water supply has been cut off", "My water supply was disconnected.",
        "My water supply was discussed.",
    ),
    Turn(
        "goes-on",
        rf"^{_THING}\scontinues\b(?P<rest>.*)$",
        r"\g<what> goes on\g<rest>", _EITHER,
        "the noise continues after midnight", "The noise goes on after midnight.",
        "The noise goes off at midnight.",
    ),
    Turn(
        "carries-on",
        rf"^{_THING}\scontinues\b(?P<rest>.*)$",
        r"\g<what> carries on\g<rest>", _EITHER,
        "the noise continues after midnight", "The noise carries on after midnight.",
        "The noise carries far by night.",
    ),
    Turn(
        "at-risk-safe",
        rf"^{_THING}\s(?P<is>is|are)\sat\srisk$",
        r"\g<what> \g<is> not safe", _EITHER,
        "your job is at risk", "My job is safe.", "My job is sane.", value=False,
    ),
    Turn(
        "at-risk-losing",
        r"^your\s(?P<what>[a-z]+)\s(?:is|are)\sat\srisk$",
        r"you are in danger of losing your \g<what>", _HOLDS,
        "your job is at risk", "I'm in danger of losing my job.", "I'm in favour of my job.",
    ),
    Turn(
        "needs-cannot-without",
        r"^you\sneed\s(?P<what>(?:an?\s|the\s)?[a-z]+)\sto\s(?P<do>(?!be\b)[a-z]+(?:\s[a-z]+){0,3})$",
        r"you cannot \g<do> without \g<what>", _EITHER,
        "you need a hoist to board", "I can't board without a hoist.",
        "I can't board without a hat.",
    ),
    Turn(
        "needs-can-alone",
        r"^you\sneed\s(?:help|assistance|support)\sto\s(?P<do>(?!be\b)[a-z]+(?:\s[a-z]+){0,3})$",
        r"you cannot \g<do> by yourself", _EITHER,
        "you need help to get dressed", "I can get dressed by myself.",
        "I can get details by the hour.", value=False,
    ),
    Turn(
        "needs-with-cannot",
        r"^you\sneed\s(?:help|assistance|support)\s(?:with|in)\s(?P<do>[a-z]+ing)$",
        r"you are unable to do the \g<do> yourself", _EITHER,
        "you need help with cooking", "I can do the cooking myself.", "I can do the sewing myself.",
        value=False,
    ),
    Turn(
        "been-here-visited",
        r"^you\shave\sbeen\shere\sbefore$",
        r"you have visited before", _EITHER,
        "you have been here before", "This is my second visit.", "This is my second biscuit.",
    ),
    Turn(
        "run-out-none-left",
        r"^you\shave\srun\sout\sof\s(?P<what>[a-z]+)$",
        r"you have no \g<what> left", _EITHER,
        "you have run out of money", "I have no money left.", "I have no manners left.",
    ),
    Turn(
        "run-out-all-gone",
        r"^you\shave\srun\sout\sof\s(?P<what>[a-z]+)$",
        r"your \g<what> is gone", _HOLDS,
        "you have run out of money", "My money is all gone.", "My money is all good.",
    ),
    Turn(
        "left-still-there",
        rf"^(?P<who>you|your\s[a-z]+)\s(?P<has>has|have)\sleft\s{_LEFT}$",
        r"\g<who> is not at \g<where>", _FAILS,
        "your son has left school", "My son is still at school.", "My son is still at sea.",
        value=False,
    ),
    Turn(
        "left-no-longer-goes",
        rf"^(?P<who>your\s[a-z]+)\shas\sleft\s{_LEFT}$",
        r"\g<who> no longer goes to \g<where>", _EITHER,
        "your son has left school", "My son no longer goes to school.",
        "My son now goes to sea.",
    ),
    Turn(
        "applied-made",
        r"^you\s(?:have\s)?applied(?P<rest>\s(?!for\b|to\b).+)?$",
        r"your application was made\g<rest>", _EITHER,
        "you applied before the closing date", "My application was made before the closing date.",
        "My application was mailed in the spring.",
    ),
    Turn(
        "access-can-use",
        rf"^you\shave\saccess\sto\s{_NAMED}$",
        r"you can use \g<what>", _EITHER,
        "you have access to a computer", "I can use a computer.", "I can smell a computer.",
    ),
    Turn(
        "access-has-one",
        r"^you\shave\saccess\sto\s(?P<what>an?\s.+)$",
        r"you have \g<what>", _HOLDS,
        "you have access to a garden", "I have a garden.", "I have a gardener.",
    ),
    Turn(
        "over-exceeds",
        r"^(?P<who>you|your\s[a-z]+)\s(?:are|is)\s(?:over|above)\s(?P<what>the\s(?:[a-z]+\s){1,2}limit)$",
        r"\g<who> exceed \g<what>", _EITHER,
        "you are over the weight limit", "I exceed the weight limit.", "I excel at weights.",
    ),
    Turn(
        "over-the-limit-of",
        r"^you\s(?:are|is)\s(?:over|above)\sthe\s(?P<what>[a-z]+)\slimit$",
        r"your \g<what> is over the limit", _EITHER,
        "you are over the weight limit", "My weight is over the limit.",
        "My weight is on the label.",
    ),
    Turn(
        "hurt-has-injury",
        r"^you\shave\s(?:hurt|injured)\syour\s(?P<what>[a-z]+)$",
        r"you have a \g<what> injury", _EITHER,
        "you have hurt your back", "I have a back injury.", "I have a back garden.",
    ),
    Turn(
        "attends-was-at",
        r"^you\s(?:have\s)?attended\s(?P<what>(?:the|an?)\s(?:[a-z]+\s)?(?:interview|meeting|course|hearing|class|lesson"
        r"|workshop|training|appointment|ceremony|funeral|wedding|party|session|exam|event))$",
        r"you were at \g<what>", _EITHER,
        "you attended the interview", "I was at the interview.", "I was ill after the interview.",
    ),
    Turn(
        "happened-there",
        r"^you\shad\s(?P<what>(?:the|an|your)\s(?:accident|injury|fall|crash))\s(?P<where>(?:on|in|at)\s.+)$",
        r"\g<what> happened \g<where>", _EITHER,
        "you had the accident on a public road", "The accident happened on a public road.",
        "The accident happened to a public figure.",
    ),
    Turn(
        "home-that-is",
        r"^you\s(?P<live>live|stay)\sin\san?\s(?P<what>[a-z]+)\s(?:that|which)\sis\s(?P<how>[a-z]+)$",
        r"you \g<live> in a \g<how> \g<what>", _HOLDS,
        "you live in a house that is damp", "I live in a damp house.", "I live in a deep house.",
    ),
    Turn(
        "someone-who-is",
        r"^you\s(?P<do>look\safter|care\sfor|live\swith|support)\s(?:someone|somebody)\swho\sis\s(?P<how>[a-z]+)$",
        r"you \g<do> a \g<how> person", _HOLDS,
        "you look after someone who is blind", "I look after a blind person.",
        "I look after a blond person.",
    ),
    Turn(
        "after-somebody-caring",
        r"^you\slook\safter\s(?P<whom>(?:someone|somebody)\s.+)$",
        r"you care for \g<whom>", _EITHER,
        "you look after someone who is blind", "I care for someone who is blind.",
        "I cater for someone who is bored.",
    ),
    *(
        Turn(
            f"under-{noun}",
            rf"^(?P<who>.+?)\s(?P<be>is|are)\sunder\s{noun}$",
            rf"\g<who> \g<be> being {done}", _EITHER,
            f"your firm is under {noun}", f"My firm is being {done}.", "My firm is being brave.",
        )
        for noun, done in _UNDER.items()
    ),
    *(
        Turn(
            f"{had.replace(' ', '-')}-of-one",
            rf"^{_THING}\s(?:is|are)\s{how}$",
            rf"\g<what> has {had}", _EITHER,
            f"your boat is {how}", f"My boat has {had}.", "My boat has a hole.",
        )
        for how, had in _BY_HAVING.items()
    ),
    *(
        Turn(
            f"{had.replace(' ', '-')}-for-one",
            rf"^{_THING}\s(?:is|are)\s{how}$",
            rf"you have {had} for \g<what>", _EITHER,
            f"your boat is {how}", f"I have {had} for my boat.", "I have a hook for my boat.",
        )
        for how, had in _BY_HAVING.items()
    ),
)
