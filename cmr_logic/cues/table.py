"""The cue table: what opens conditions, aims and relative clauses, what coordinates, the rest."""

from __future__ import annotations

from cmr_logic.cues.bounds import BOUNDED_CUES
from cmr_logic.cues.harmless import HARMLESS_CUES
from cmr_logic.cues.model import Cue, Effect, entry
from cmr_logic.cues.references import LIST_CUES
from cmr_logic.cues.remarks import REMARK_CUES

ON_TOP = "on-top"
"""The name of the cue of a condition that others are added to: "besides living here, you must"."""
SAME_CASE = "same-case"
"""The name of the cue of words for the case named last: "in that case"; not "this means"."""
OPPOSITE_CASE = "opposite-case"
"""The name of the cue of words for any case but the one before: "otherwise"; not "if not A"."""
LATER = "later"
"""The name of the cue of words for any time but the one before: "after that"; not "later on"."""
WITH_LEAVE = "with-leave"
"""The name of the cue of leave that somebody has or has not."""
# Nouns for what somebody allows: "consent"; not "advice".
LEAVE = ("consent", "permission", "approval", "agreement", "authorisation", "authorization")

_E = Effect


def _leave() -> str:
    """Write out the phrases that name leave as a condition: "with the written consent".

    Example:
        >>> {"with permission", "with our prior written consent"} <= set(_leave().split(" | "))
        True
    """
    whose = ("", "the ", "our ", "their ", "express ", "the express ")
    when = ("", "prior ", "written ", "prior written ")
    return " | ".join(f"with {a}{b}{noun}" for a in whose for b in when for noun in LEAVE)


def _only_then() -> str:
    """Write out the words that let a time alone be a condition: "only once you".

    Example:
        >>> "only after they" in _only_then().split(" | ")
        True
    """
    times = ("once", "after", "while", "as soon as", "as long as", "so long as")
    whose = ("you", "your", "they", "their", "he", "she", "it", "we")
    return " | ".join(
        f"{but}only {time} {word}" for but in ("", "but ") for time in times for word in whose
    )


def _at_times() -> str:
    """Write out the words that open what is so at some of several times: "for a week in which".

    Example:
        >>> {"for weeks in which", "on every day on which"} <= set(_at_times().split(" | "))
        True
        >>> "during any period you" in _at_times().split(" | ")
        True
    """
    units = ["day", "week", "month", "quarter", "year", "period", "term", "season"]
    units += ["benefit period", "pay period", "tax year", "school year"]
    one = [f"{each} {unit}" for each in ("a", "any", "each", "every") for unit in units]
    several = [f"{these}{unit}s" for these in ("", "any ", "all ", "those ") for unit in units]
    named = [*one, *several]
    which = [
        f"{at} {time} {rel} which"
        for at, rels in (("for", ("in", "on", "for", "during")), ("in", ("in",)), ("on", ("on",)))
        for rel in rels
        for time in named
    ]
    bare = [
        f"{at} any {unit} {who}"
        for at in ("for", "in", "on", "during")
        for unit in (*units, "time")
        for who in ("when", "you", "that you", "they", "that they")
    ]
    return " | ".join([*which, *bare])


def _never_then() -> str:
    """Write out the words that let no case of some kind count: "and never if".

    Example:
        >>> "but under no circumstances when" in _never_then().split(" | ")
        True
    """
    never = ("never", "in no case", "under no circumstances", "on no account", "certainly not")
    cases = ("if", "when", "where", "while", "once", "after")
    return " | ".join(
        f"{joint} {no} {case}" for joint in ("and", "but") for no in never for case in cases
    )


def _unsaid() -> str:
    """Write out the words that take a whole statement back in a case: "except that this …".

    Example:
        >>> "except that this does not apply if" in _unsaid().split(" | ")
        True
    """
    opened = (f"{but} that {it}" for but in ("except", "save") for it in ("this", "it", "that"))
    return " | ".join(
        f"{opening} does {no} apply {case}"
        for opening in opened
        for no in ("not", "n't")
        for case in ("if", "when", "where")
    )


CUES: tuple[Cue, ...] = (
    # Conditions that must hold.
    entry(
        "if",
        _E.IF,
        "if | but only if | if and when | when and if | but only when | but only where "
        "| if , on the other hand , | if , however , | if , for any reason , | if , though ,",
        "You pay if you smoke.",
        "Pay even if you smoke.",
    ),
    entry(
        "only-if",
        _E.IF,
        "only if | only when | only where | if and only if | if , and only if , | not unless "
        "| not until | but not until | only provided | only provided that "
        "| only so long as | only as long as | when and only when "
        "| " + _only_then(),
        "You can join only if a member knows you.",
        "Only members join.",
    ),
    entry(
        "when",
        _E.IF,
        "when | whenever | on the day that | on the day when | on the day you | on the date that "
        "| on the date when | on the date you | from the day you | from the date you "
        "| from the moment you | the moment you | in the month you | in the week you "
        "| " + _at_times(),
        "You must pay when you enter.",
        "Ask when to pay.",
    ),
    entry(
        "once",
        _E.IF,
        "once | as soon as | after | following "
        "| upon reaching | upon completing | upon attaining "
        "| upon turning | upon paying | on reaching | on completing",
        "You can enter once you have paid.",
        "Ask once a year.",
    ),
    entry(
        "where",
        _E.IF,
        "where | wherever",
        "A fee is due where the form is late.",
        "Ask where to pay.",
    ),
    entry(
        "provided",
        _E.IF,
        "provided that | provided | providing | providing that | so long as | as long as "
        "| for so long as | for as long as "
        "| on condition that | on the condition that | subject to "
        "| in the event of | in case | in case of | in cases of | in the case of "
        "| assuming that | assuming | given that "
        "| except if not | provided , however , that | provided always that | provided also that "
        "| on the grounds that | on the ground that | on the grounds of | on grounds of "
        "| on the ground of | for reasons of "
        "| under the condition that | with the proviso that | on the understanding that "
        "| in so far as | insofar as | to the extent that | supposing | supposing that "
        "| conditional on | conditional upon | contingent on | contingent upon",
        "Dogs are welcome provided that they are on a lead.",
        "Food is provided daily.",
    ),
    entry(
        "while",
        _E.IF,
        "while | during the time that | for the time that",
        "You get help while you train.",
        "Wait a while.",
    ),
    entry(
        "for-case",
        _E.IF,
        "for",
        "For late entries, a fee is due.",
        "A fee is due for late entries.",
    ),
    entry(
        WITH_LEAVE,
        _E.IF,
        _leave(),
        "You may build a shed with the consent of the club.",
        "You may build a shed with a door.",
    ),
    entry(
        "only-with",
        _E.IF,
        "only with",
        "Dogs may come in only with their owner.",
        "Dogs may come in with their owner.",
    ),
    entry(
        "only-by",
        _E.IF,
        "only by",
        "You can visit the tower only by appointment.",
        "You can reach the tower only by boat.",
    ),
    entry(
        ON_TOP,
        _E.IF,
        "in addition to | besides | on top of | over and above",
        "Besides living here, you must be over 60.",
        "Besides the fee, you must pay for the key.",
    ),
    # Conditions that must not hold.
    entry(
        "but-not",
        _E.UNLESS,
        "but not if | but not when | but not where | but not once | though not if "
        "| though not when | though not where | although not if "
        "| although not when | although not where | albeit not if | "
        + _unsaid()
        + " | "
        + _never_then(),
        "You need a permit, but not if you are under 13.",
        "You need a permit, but not a big one.",
    ),
    entry(
        "unless",
        _E.UNLESS,
        "unless | except if | except when | except where | excepting where | excepting if "
        "| other than if | other than when | other than where | save where | save if | save when "
        "| apart from if | apart from when | apart from where | aside from if | aside from when "
        "| aside from where | except for if | except for when | except for where | barring if "
        "| with the exception of if | with the exception of when | with the exception of where "
        "| excluding if | excluding when | excluding where | if not "
        "| unless and until | until and unless",
        "You pay unless you are a child.",
        "You pay less.",
    ),
    entry(
        "except",
        _E.UNLESS,
        "except | except for | except in | with the exception of | apart from | other than "
        "| excluding | aside from | but not | though not | although not | albeit not "
        "| and not for | not including | save for | save in "
        "| save on | except with | save with",
        "Everyone pays, except children.",
        "You accept the terms.",
    ),
    entry(
        "until",
        _E.UNLESS,
        "until | till | up until | until after | until such time as",
        "You cannot drive until you pass the test.",
        "It is still open.",
    ),
    entry(
        "before",
        _E.UNLESS,
        "before | before you | before your | before they | before it | prior to",
        "You cannot travel before you have a visa.",
        "Born before 1950.",
    ),
    entry(
        "without",
        _E.UNLESS,
        "without",
        "You cannot enter without a ticket.",
        "You can go out.",
    ),
    # Words that stand for the condition of the sentence before.
    entry(
        SAME_CASE,
        _E.SAME,
        "if so | if this is so | in which case | in this case | in that case | in these cases "
        "| in those cases | in this situation | in these circumstances",
        "In this case, you pay nothing.",
        "You pay nothing in this case.",
    ),
    entry(
        "consequence",
        _E.SAME,
        "this means | this means that | that means | that means that "
        "| which means | which means that | as a result ,",
        "This means you pay nothing.",
        "You ask what this means.",
    ),
    entry(
        OPPOSITE_CASE,
        _E.OPPOSITE,
        "if not , | otherwise | failing that | failing this | failing which "
        "| in all other cases | in any other case | in every other case | in other cases",
        "Otherwise, you pay at the gate.",
        "You pay unless otherwise agreed.",
    ),
    entry(
        LATER,
        _E.OPPOSITE,
        "after that | after this | after that date | after this date | after that time "
        "| after this time | after this point | after that point | beyond that",
        "After that, you pay at the gate.",
        "You pay the day after.",
    ),
    # Aims.
    entry(
        "purpose",
        _E.PURPOSE,
        "in order to | in order for | so as to | to qualify | to be eligible | to be entitled "
        "| to get | to receive | to claim | to apply | to be considered | to be able to "
        "| to be approved | to register | to join | to obtain | to be qualified | to be accepted "
        "| to be admitted | to be covered | to be included | to be enrolled | to be selected "
        "| to be chosen | to enrol | to enroll | to take part | to participate | to sign up",
        "In order to vote, you must be a citizen.",
        "The order is late.",
    ),
    # Relative clauses.
    entry(
        "who",
        _E.RELATIVE,
        "who | whose | that | which | whom",
        "People who smoke pay more.",
        "You may keep a dog that barks.",
    ),
    # Coordination.
    entry(
        "and",
        _E.AND,
        "and | as well as | and also | but also | together with | plus | and who | along with | ;",
        "You are 18 and you live here.",
        "You are a band member.",
    ),
    entry(
        "or",
        _E.OR,
        "or | or else | and/or | and / or | alternatively | or who | and/or who | or , if not , "
        "| or if not , | or failing that | or , failing that , | or failing that ,",
        "You are 18 or you live here.",
        "You order food.",
    ),
    entry(
        "nor",
        _E.OR,
        "nor",
        "You neither work nor study.",
        "North of here.",
    ),
    entry(
        "but",
        _E.BUT,
        "but | yet | although | though | however | except that | save that",
        "You may go in, but you must pay.",
        "You need a button.",
    ),
    entry(
        "either",
        _E.EITHER,
        "either",
        "You need either a card or a key.",
        "Ask neither of them.",
    ),
    entry(
        "both",
        _E.BOTH,
        "both | not only | not just",
        "You need both a card and a key.",
        "Bother nobody.",
    ),
    entry(
        "neither",
        _E.NEITHER,
        "neither",
        "You are neither a member nor a guest.",
        "Take either one.",
    ),
    *LIST_CUES,
    *BOUNDED_CUES,
    *HARMLESS_CUES,
    *REMARK_CUES,
)
"""All entries."""
