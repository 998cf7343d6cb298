"""Turns of speech that always stand for the same words: "you have got to row" is "have to row"."""

from __future__ import annotations

from collections.abc import Mapping

_HAVE_TO = ("have", "to")
# Words that bound a measure, as "more" does: "but not **longer** than 9 m"; not "rather".
_BOUNDING = (
    "longer", "shorter", "taller", "heavier", "lighter", "wider", "older", "younger", "larger",
    "bigger", "smaller", "higher", "lower", "later", "earlier", "greater",
)  # fmt: skip
_BUT_AT_MOST = ("but", "no", "more", "than")
# Verbs by which something does not end: "it **carries** on if"; not "carry on a trade".
_GOING_ON = {"carries": "continues", "carry": "continue", "goes": "continues"}
# What has to leave room for something, with its verb: "**weather** permitting"; not "rule".
_LEAVING_ROOM = {
    **dict.fromkeys(("space", "weather", "time", "room", "capacity", "traffic"), "allows"),
    **dict.fromkeys(("funds", "conditions", "numbers", "tides", "resources"), "allow"),
}
TURNS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("have", "got", "to"): _HAVE_TO,
    ("'ve", "got", "to"): _HAVE_TO,
    ("has", "got", "to"): ("has", "to"),
    ("in", "a", "position", "to"): ("able", "to"),
    (";", "alternatively", ","): (",", "or"),
    (";", "or", "alternatively", ","): (",", "or"),
    ("and", ",", "in", "addition", ","): ("and",),
    ("and", ",", "moreover", ","): ("and",),
    ("and", ",", "furthermore", ","): ("and",),
    **{(nothing, "but"): ("only",) for nothing in ("nothing", "none")},
    **{
        (*nobody, *but): ("only",)
        for nobody in (("nobody",), ("no", "one"), ("no", "-", "one"), ("not", "anybody"))
        for but in (("but",), ("else", "but"))
    },
    # what is stressed: "televisions **do need** one"; not "do you need one"
    ("do", "need"): ("need",),
    ("does", "need"): ("needs",),
    # what nobody lets happen: "rowing is **out of the question**"; not "answer the question"
    ("out", "of", "the", "question"): ("not", "allowed"),
    # an order not to leave undone: "**do not forget to** row"; not "if you forget to"
    **{
        (*never, "forget", "to"): ("you", "must")
        for never in (("do", "not"), ("do", "n't"), ("never",))
    },
    # all but some people: "if **anyone but** the cook rows"; not "if anyone rows but the cook"
    **{
        (anyone, *some, "but"): (anyone, *some, "other", "than")
        for anyone in ("anyone", "anybody", "someone", "somebody", "everyone", "everybody")
        for some in ((), ("at", "all"))
    },
    ("other", "than", "for"): ("except", "for"),
    # who somebody else must not be: "must **not be someone who** rows"; not "not be late"
    **{
        (*must, "be", one, "who"): ("must", "not", "be", one, "that")
        for must in (("must", "not"), ("can", "not"), ("ca", "n't"), ("may", "not"))
        for one in ("someone", "anyone")
    },
    # nobody more: "if **no one else** rows"; not "no other"
    ("no", "one", "else"): ("nobody", "else"),
    # what one cannot do, as a case: "**not being able to** row"; not "being able to row"
    ("not", "being", "able", "to"): ("being", "unable", "to"),
    # what is free beside something else: "it is **free too for** boys"; not "free to boys"
    **{
        (free, "too", "for"): (free, "for")
        for free in ("free", "open", "available", "provided", "included", "possible")
    },
    # where a thing is banned, of which was spoken: "food is **not allowed in it**"
    **{
        (*no, allowed, "in", it, "."): (*no, allowed, "there", ".")
        for no in (("not",), ("n't",))
        for allowed in ("allowed", "permitted")
        for it in ("it", "them")
    },
    # whose age does not count, and from which it does: "or **at any age** if you are ill"
    **{
        ("or", *at, "any", "age", opener): ("or", opener)
        for at in (("at",), ("of",), ())
        for opener in ("if", "when", "where")
    },
    **{("as", soon, "as", "age"): ("from", "age") for soon in ("early", "young", "soon")},
    ("nothing", "except"): ("only",),
    ("nothing", "other", "than"): ("only",),
    # from when on something is so: "row **the moment you** have paid"; not "at the moment"
    **{
        (*ahead, "the", moment, who): (*plainly, who)
        for moment in ("moment", "minute", "instant")
        for who in ("you", "your", "they", "we", "it", "the")
        for ahead, plainly in (
            ((), ("once",)),
            (("from",), ("once",)),
            (("at",), ("at", "the", moment)),
            (("for",), ("for", "the", moment)),
        )
    },
    # all that is demanded: "you **need only be** a member"; not "you need only a pen"
    **{("need", "only", verb): ("must", verb) for verb in ("be", "have")},
    # places where nobody does something: "huts **in which nobody** lives"
    **{
        (placed, "which", *nobody): ("where", *nobody)
        for placed in ("in", "on", "at")
        for nobody in (("nobody",), ("no", "one"), ("no", "-", "one"))
    },
    # a duty that ends: "the duty to pay **falls away if**"; not "it falls off"
    **{
        (falls, "away", opener): (does, "not", "apply", opener)
        for falls, does in (("falls", "does"), ("fall", "do"))
        for opener in ("if", "when", "where", "once")
    },
    # what one gives by a noun that its verb says: "it **provides coverage for** guests"
    **{
        (gives, noun, "for"): (covers,)
        for give, covers in (("provide", "cover"), ("offer", "cover"))
        for gives, covers in ((give, covers), (f"{give}s", f"{covers}s"))
        for noun in ("coverage", "cover")
    },
    # whoever of a kind has something: "open **to every** child in Kent"; not "go to every"
    **{
        (had, towards, each): (had, towards, "any")
        for had in ("available", "open", "offered", "given", "paid", "awarded", "free")
        for towards in ("to", "for")
        for each in ("every", "each")
    },
    # places among those named: "everywhere here, **including in** the huts"
    **{("including", placed): ("including",) for placed in ("in", "on", "at", "from")},
    # the other end of a measure: "at least 3 **but not more than** 9"; not "but not one"
    ("but", "not", "more", "than"): _BUT_AT_MOST,
    ("but", "not", "over"): _BUT_AT_MOST,
    **{
        ("but", "not", by, more, "than"): ("but", "no", more, "than")
        for by in ("by", "for", "to", "in", "on", "at")
        for more in ("more", "less", "fewer", "longer", "later", "earlier")
    },
    **{("but", "not", more, "than"): ("but", "no", more, "than") for more in _BOUNDING},
    ("but", "not", "exceeding"): _BUT_AT_MOST,
    ("but", "not", "less", "than"): ("but", "no", "less", "than"),
    ("but", "not", "fewer", "than"): ("but", "no", "fewer", "than"),
    # what others have to be shown: "**we need to see your** card"; not "we need to see you"
    **{
        (*need, "to", verb, what): ("you", "must", "show", what)
        for need in (("we", "need"), ("we", "will", "need"), ("we", "'ll", "need"), ("we", "want"))
        for verb in ("see", "check")
        for what in ("a", "an", "the", "your", "proof", "evidence", "two", "one", "both", "either")
    },
    # what they must be given: "**we will need your** card"; not "we will need help"
    **{
        ("we", will, "need", what): ("you", "must", "have", what)
        for will in ("will", "'ll")
        for what in ("a", "an", "your", "proof", "evidence", "two", "one", "both", "either")
    },
    # who may not come: "**please stay away** if you are ill"; not "please stay in the hut"
    **{
        (*ahead, "stay", *away): (*comma, "you", "may", "not", "come")
        for ahead, comma in ((("please",), ()), ((",",), (",",)), ((",", "please"), (",",)))
        for away in (("away",), ("home",), ("at", "home"))
    },
    # whom somebody does not let in: "we **turn away** guests who row"; not "turn away from"
    **{(who, "turn", "away"): (who, "do", "not", "accept") for who in ("we", "they")},
    ("will", "turn", "away"): ("will", "not", "accept"),
    # what one cannot buy: "**we will not sell you** a pass"; not "we sell you"
    **{
        (who, *never, "sell", "you"): ("you", "can", "not", "buy")
        for who in ("we", "they")
        for never in (
            ("will", "not"),
            ("wo", "n't"),
            ("do", "not"),
            ("do", "n't"),
            ("can", "not"),
            ("ca", "n't"),
        )
    },
    # what one does after all: "but **if you do you** must pay"; not "if you do row"
    **{("if", who, "do", who): ("if", who, "do", ",", who) for who in ("you", "they", "we")},
    # what must leave room for it: "**space permitting**"; not "permitting boats"
    **{
        (what, permit): (*opener, what, allow)
        for what, allow in _LEAVING_ROOM.items()
        for permit, opener in (("permitting", ("if",)), ("allowing", ("if",)), ("permits", ()))
    },
    # what each of those before does: "if two share**, each pays** half"; not "each guest pays"
    **{
        (",", "each", does): (",", "each", "of", "them", does)
        for does in ("pays", "gets", "must", "may", "receives", "has", "is", "owes", "needs")
    },
    # what one takes for granted: "subject to **availability**"; not "subject to approval"
    **{
        ("subject", "to", *what): ("if", "available")
        for what in (("availability",), ("being", "available"), ("there", "being", "space"))
    },
    # what somebody answers for: "it **shall not be liable** for"; not "it shall be locked"
    **{
        ("shall", *middle, state): ("will", *middle, state)
        for middle in (("be",), ("not", "be"))
        for state in ("liable", "responsible", "accountable", "answerable")
    },
    # what comes on top: "a card or a pass**, plus** a photo"; not "two plus one"
    **{
        (",", "plus", opener): (",", "and", opener)
        for opener in (
            *("a", "an", "the", "your", "at", "any", "proof", "either", "one", "two"),
            *("you", "they", "have", "are", "must"),
        )
    },
    # a number of times, and no "as soon as": "swap it **once only**"; not "once you pay"
    ("once", "only"): ("one", "time"),
    ("only", "once", ","): ("one", "time", ","),
    ("once", ",", "and", "only"): ("one", "time", ",", "but", "only"),
    ("once", ",", "but", "only"): ("one", "time", ",", "but", "only"),
    **{
        (verb, "on", opener): (plainly, opener)
        for verb, plainly in _GOING_ON.items()
        for opener in ("if", "while", "until", "when", "unless", "where")
    },
}
"""Turns, each with what it comes to: "you **have got to** row"; not "you have got a boat"."""
