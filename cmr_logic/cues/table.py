"""The entries of the cue table."""

from __future__ import annotations

from cmr_logic.cues.model import Cue, Effect
from cmr_logic.cues.references import WITH_LEAVE, leave, only_then, references

DENYING_FRONT = "denying-front"
"""The name of the cue of words that deny a statement from its front: "on no account may you"."""


def _cue(name: str, effect: Effect, phrases: str, fires: str, silent: str, count: int = 0) -> Cue:
    """Make an entry from phrases written with bars between them."""
    return Cue(name, effect, tuple(p.strip() for p in phrases.split("|")), fires, silent, count)


_E = Effect

CUES: tuple[Cue, ...] = (
    # Conditions that must hold.
    _cue(
        "if",
        _E.IF,
        "if | but only if | if and when | when and if | but only when | but only where "
        "| if , on the other hand , | if , however , | if , for any reason , | if , though ,",
        "You pay if you smoke.",
        "Pay even if you smoke.",
    ),
    _cue(
        "only-if",
        _E.IF,
        "only if | only when | only where | if and only if | not unless "
        "| not until | but not until | only provided | only provided that | only in cases where "
        "| only in the event that | only so long as | only as long as | when and only when "
        "| " + only_then(),
        "You can join only if a member knows you.",
        "Only members join.",
    ),
    _cue(
        "when",
        _E.IF,
        "when | whenever",
        "You must pay when you enter.",
        "Ask when to pay.",
    ),
    _cue(
        "once",
        _E.IF,
        "once | as soon as | after | following",
        "You can enter once you have paid.",
        "Ask once a year.",
    ),
    _cue(
        "where",
        _E.IF,
        "where | wherever",
        "A fee is due where the form is late.",
        "Ask where to pay.",
    ),
    _cue(
        "provided",
        _E.IF,
        "provided that | provided | providing that | so long as | as long as "
        "| on condition that | on the condition that | subject to | in the event that "
        "| in the event of | in case | in the case of | assuming that | assuming | given that "
        "| in cases where | in cases when | except in cases where not | in the case that "
        "| under the condition that | with the proviso that | on the understanding that "
        "| in so far as | insofar as | to the extent that | supposing | supposing that "
        "| conditional on | conditional upon | contingent on | contingent upon",
        "Dogs are welcome provided that they are on a lead.",
        "Food is provided daily.",
    ),
    _cue(
        "while",
        _E.IF,
        "while | during the time that | for the time that",
        "You get help while you train.",
        "Wait a while.",
    ),
    _cue(
        "for-case",
        _E.IF,
        "for",
        "For late entries, a fee is due.",
        "A fee is due for late entries.",
    ),
    _cue(
        WITH_LEAVE,
        _E.IF,
        leave(),
        "You may build a shed with the consent of the club.",
        "You may build a shed with a door.",
    ),
    _cue(
        "only-with",
        _E.IF,
        "only with",
        "Dogs may come in only with their owner.",
        "Dogs may come in with their owner.",
    ),
    # Conditions that must not hold.
    _cue(
        "but-not",
        _E.UNLESS,
        "but not if | but not when | but not where | though not if",
        "You need a permit, but not if you are under 13.",
        "You need a permit, but not a big one.",
    ),
    _cue(
        "unless",
        _E.UNLESS,
        "unless | except if | except when | except where | except in cases where "
        "| other than if | other than when | save where | save if | if not "
        "| unless and until | until and unless",
        "You pay unless you are a child.",
        "You pay less.",
    ),
    _cue(
        "except",
        _E.UNLESS,
        "except | except for | except in | with the exception of | apart from | other than "
        "| excluding | aside from | but not | not including",
        "Everyone pays, except children.",
        "You accept the terms.",
    ),
    _cue(
        "until",
        _E.UNLESS,
        "until | till | up until | until after | until such time as",
        "You cannot drive until you pass the test.",
        "It is still open.",
    ),
    _cue(
        "before",
        _E.UNLESS,
        "before | before you | before your | before they | before it | prior to",
        "You cannot travel before you have a visa.",
        "Born before 1950.",
    ),
    _cue(
        "without",
        _E.UNLESS,
        "without",
        "You cannot enter without a ticket.",
        "You can go out.",
    ),
    # Words that stand for the condition of the sentence before.
    _cue(
        "same-case",
        _E.SAME,
        "if so | if this is so | in which case | in this case | in that case | in these cases "
        "| in those cases | this means | this means that | that means | that means that "
        "| which means | which means that | as a result , | in this situation "
        "| in these circumstances",
        "In this case, you pay nothing.",
        "You pay nothing in this case.",
    ),
    _cue(
        "opposite-case",
        _E.OPPOSITE,
        "if not , | otherwise | in all other cases | in any other case | in other cases "
        "| after that | after this | after that date | after this date | after that time "
        "| after this time | after this point | after that point | beyond that",
        "Otherwise, you pay at the gate.",
        "You pay unless otherwise agreed.",
    ),
    # Aims.
    _cue(
        "purpose",
        _E.PURPOSE,
        "in order to | in order for | so as to | to qualify | to be eligible | to be entitled "
        "| to get | to receive | to claim | to apply | to be considered | to be able to "
        "| to be approved | to register | to join | to obtain",
        "In order to vote, you must be a citizen.",
        "The order is late.",
    ),
    # Relative clauses.
    _cue(
        "who",
        _E.RELATIVE,
        "who | whose | that | which | whom",
        "People who smoke pay more.",
        "You may keep a dog that barks.",
    ),
    # Coordination.
    _cue(
        "and",
        _E.AND,
        "and | as well as | and also | but also | together with | plus | and who | along with | ;",
        "You are 18 and you live here.",
        "You are a band member.",
    ),
    _cue(
        "or",
        _E.OR,
        "or | or else | and/or | and / or | alternatively | or who | and/or who | or , if not , "
        "| or if not , | or failing that | or , failing that , | or failing that ,",
        "You are 18 or you live here.",
        "You order food.",
    ),
    _cue(
        "nor",
        _E.OR,
        "nor",
        "You neither work nor study.",
        "North of here.",
    ),
    _cue(
        "but",
        _E.BUT,
        "but | yet | although | though | however | except that | save that",
        "You may go in, but you must pay.",
        "You need a button.",
    ),
    _cue(
        "either",
        _E.EITHER,
        "either",
        "You need either a card or a key.",
        "Ask neither of them.",
    ),
    _cue(
        "both",
        _E.BOTH,
        "both | not only | not just",
        "You need both a card and a key.",
        "Bother nobody.",
    ),
    _cue(
        "neither",
        _E.NEITHER,
        "neither",
        "You are neither a member nor a guest.",
        "Take either one.",
    ),
    # Words that stand for a list.
    _cue(
        "all-of",
        _E.ALL_OF,
        references(
            "all | each | every one | both | all of | all two | all three | all four | all five "
            "| all six | all 3 | all 4 | all 5 | all 6",
            "on the following conditions | under the following conditions | on these conditions "
            "| under these conditions | on conditions "
            "| both of the following | both the following | all the following | all these "
            "| both these | each one | both apply | all apply | both of them apply "
            "| all of them apply | both are true | all are true | both are met | all are met",
        ),
        "You can claim if all of the following apply:",
        "All members pay.",
    ),
    _cue(
        "any-of",
        _E.ANY_OF,
        references(
            "any | any one | one | one or more | at least one | either | at least 1 "
            "| 1 or more | any 1 | only one",
            "either the following | either applies | any applies | one applies "
            "| any of them applies | either is true | one of them applies",
        ),
        "You must hold any of the following:",
        "One member pays.",
    ),
    _cue(
        "none-of",
        _E.NONE_OF,
        references(
            "none | not any | neither | no one",
            "",
        ),
        "You can claim if none of the following apply:",
        "None came.",
    ),
    _cue(
        "two-of",
        _E.COUNT_OF,
        references(
            "at least two | no fewer than two | a minimum of two | two or more | at least 2 "
            "| 2 or more | any two | any 2 | two | 2",
            "",
        ),
        "You qualify if at least two of the following apply:",
        "Two members pay.",
        2,
    ),
    _cue(
        "three-of",
        _E.COUNT_OF,
        references(
            "at least three | no fewer than three | a minimum of three | three or more "
            "| at least 3 | 3 or more | any three | any 3 | three | 3",
            "",
        ),
        "You qualify if at least three of the following apply:",
        "Three members pay.",
        3,
    ),
    _cue(
        "four-of",
        _E.COUNT_OF,
        references(
            "at least four | no fewer than four | a minimum of four | four or more | at least 4 "
            "| 4 or more | any four | any 4 | four | 4",
            "",
        ),
        "You qualify if at least four of the following apply:",
        "Four members pay.",
        4,
    ),
    _cue(
        "all-but-one",
        _E.COUNT_OF,
        references(
            "all but one | all except one",
            "",
        ),
        "You qualify if all but one of the following apply:",
        "All but one came.",
        -1,
    ),
    _cue(
        "five-of",
        _E.COUNT_OF,
        references(
            "at least five | no fewer than five | a minimum of five | five or more | at least 5 "
            "| 5 or more | any five | any 5 | five | 5",
            "",
        ),
        "You qualify if at least five of the following apply:",
        "Five members pay.",
        5,
    ),
    _cue(
        "the-following",
        _E.LIST,
        "the following | these | the below | as follows",
        "The following pay nothing:",
        "The next rule follows.",
    ),
    # Words that change nothing.
    _cue(
        "example",
        _E.EXAMPLE,
        "for example | for instance | such as | eg | e.g. | i.e. | ie | like | including "
        "| e.g | namely | in particular | known as",
        "You may bring a pet, for example a cat.",
        "You may like it.",
    ),
    _cue(
        "even-if",
        _E.EVEN_IF,
        "even if | even when | even though | whether or not | regardless of whether "
        "| no matter if | regardless of | irrespective of whether | irrespective of | whether",
        "You pay even if you leave early.",
        "You pay if you leave an even number.",
    ),
    _cue(
        "other-part",
        _E.EVEN_IF,
        "except as provided | except as otherwise provided | except as set out | save as provided "
        "| notwithstanding | for the purposes of | for purposes of | for the purpose of this "
        "| subject to section | subject to subsection | subject to subsections | subject to rule "
        "| subject to paragraph | subject to regulation | subject to article | subject to clause",
        "Except as provided in rule 4, dogs are welcome.",
        "You may row, except as a guest.",
    ),
    _cue(
        "discourse",
        _E.DISCOURSE,
        "unfortunately , | sadly , | please note , | in short , | as a rule , | by law , "
        "| however , | , however , | in addition , | also , | therefore , | in most cases , "
        "| in every case | in every case , | in either case | in both cases | in each case "
        "| in any case | in all cases | in all cases , "
        "| in general , | usually , | normally , | generally ,",
        "However, you must pay.",
        "However late you are, pay.",
    ),
    _cue(
        DENYING_FRONT,
        _E.DISCOURSE,
        "under no circumstances | in no circumstances | on no account | in no case | at no time "
        "| in no event | by no means | under no condition | under no conditions",
        "On no account may you row.",
        "On no map is the lake shown.",
    ),
    _cue(
        "reason",
        _E.NOTHING,
        "because | because of | due to | as a result of | on the grounds that | on the basis that",
        "You are away because you are ill.",
        "The cause is unknown.",
    ),
    _cue(
        "even-there",
        _E.EVEN_IF,
        "even in | even at | even on | even with | even for | even during | even after "
        "| even before | even under",
        "You cannot camp, even in a small group, where sheep graze.",
        "You camp in even rows.",
    ),
    # Phrases whose words look like cues and are none.
    _cue(
        "asking",
        _E.NOTHING,
        "find out if | check if | see if | ask if | to know if | not know if | n't know if "
        "| find out when | find out where | find out how | check when | ask when | say if "
        "| check whether | find out whether "
        "| depends on whether | depending on whether | depends on where | depends on when "
        "| decide if | decides if | work out if | to find out if | asked if "
        "| as if | what if | if possible | if necessary | if applicable "
        "| if needed | when to | where to | when and where",
        "Find out if you can claim.",
        "You claim if you find out.",
    ),
    _cue(
        "idiom",
        _E.NOTHING,
        "and so on | more or less | terms and conditions | or so | sooner or later "
        "| fit and well | safe and sound | null and void | clean and tidy | true and correct "
        "| bed and breakfast | name and address | names and addresses | food and drink "
        "| health and safety | the following day | the following year | the following month "
        "| the following week | so that | now that | in that | given that that | that 's "
        "| that is | at that | of that | after all | on or after | on or before | soon after "
        "| shortly after | day after | looked after | looking after | look after | looks after "
        "| before or after | at or after | once a | once every "
        "| once again | at once | not yet | n't yet | as yet "
        "| the one before | rather than | more than | less than "
        "| other than your own",
        "You may eat and so on.",
        "You are 60 and so is he.",
    ),
    _cue(
        "bound",
        _E.NOTHING,
        "or over | or older | or under | or above | or below | or more | or less | or fewer "
        "| or younger | or later | or earlier | or after | and over | and above | and under "
        "| and older | or longer",
        "You are aged 60 or over.",
        "You are 60 or you are over the limit.",
    ),
)
