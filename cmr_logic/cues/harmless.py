"""Words that change nothing, and phrases whose words look like cues and are none."""

from __future__ import annotations

from cmr_logic.cues.model import Cue, Effect, entry

DENYING_FRONT = "denying-front"
"""The name of the cue of words that deny a statement from its front: "on no account may you"."""

_E = Effect


def _reasons() -> str:
    """Write out the words by which a sentence names its grounds: "for safety reasons".

    Example:
        >>> {"for legal reasons", "for health and safety reasons"} <= set(_reasons().split(" | "))
        True
    """
    grounds = ("safety", "hygiene", "health", "security", "legal", "privacy", "insurance")
    pairs = [f"{a} and {b}" for a in grounds for b in grounds if a != b]
    named = (*grounds, *pairs)
    return " | ".join(f"for {each} reasons{end}" for each in named for end in ("", " ,"))


def _anywhere() -> str:
    """Write out the words by which it does not matter where somebody is: "wherever you live".

    Where something else is so in a place is a condition: "wherever there is a gate".

    Example:
        >>> {"wherever you live", "wherever they travel"} <= set(_anywhere().split(" | "))
        True
    """
    lasting = "live work study stay reside go travel ride drive walk play swim fish sail sit"
    plainly = [f"wherever {who} {verb}" for who in ("you", "they") for verb in lasting.split()]
    of_one = [f"wherever {who} {verb}" for who in ("it", "he or she") for verb in ("lives", "goes")]
    return " | ".join([*plainly, *of_one])


def _not_mattering() -> str:
    """Write out the words by which something changes nothing: "it does not matter where".

    Example:
        >>> "it does n't matter how" in _not_mattering().split(" | ")
        True
    """
    asking = ("if", "whether", "where", "when", "how", "what", "which", "who")
    denied = ("does not", "does n't", "makes no difference", "is not important", "is irrelevant")
    verbs = {"does not": " matter", "does n't": " matter"}
    said = [f"it {each}{verbs.get(each, '')} {ask}" for each in denied for ask in asking]
    return " | " + " | ".join(said)


# Ways to be in doubt about the rule itself, which is no case of it: "**if in doubt**, ask us".
_IN_DOUBT = (
    *(
        f"if you {are} {unsure}"
        for are in ("are", "'re")
        for unsure in ("not sure", "unsure", "not certain", "uncertain", "in doubt", "in any doubt")
    ),
    "if you are n't sure",
    "if unsure",
    "if not sure",
    "if in doubt",
    "if in any doubt",
    "when in doubt",
    "if you do n't know",
    "if you do not know",
)

HARMLESS_CUES: tuple[Cue, ...] = (
    # Words that change nothing.
    entry(
        "example",
        _E.EXAMPLE,
        "for example | for instance | such as | eg | e.g. | i.e. | ie | like | including "
        "| e.g | namely | in particular | known as",
        "You may bring a pet, for example a cat.",
        "You may like it.",
    ),
    entry(
        "even-if",
        _E.EVEN_IF,
        "even if | even when | even where | even while | even once "
        "| even though | whether or not | regardless of whether "
        "| no matter if | regardless of | irrespective of whether | irrespective of | whether"
        + _not_mattering(),
        "You pay even if you leave early.",
        "You pay if you leave an even number.",
    ),
    entry(
        "whatever",
        _E.EVEN_IF,
        "whatever | whichever | no matter what | no matter how | no matter where | no matter which "
        "| no matter who",
        "You can row, whatever your age.",
        "You can keep whatever you find.",
    ),
    entry(
        "anywhere",
        _E.EVEN_IF,
        _anywhere(),
        "Children pay nothing wherever they live.",
        "You may land wherever the map shows a circle.",
    ),
    entry(
        "other-part",
        _E.EVEN_IF,
        "but not everyone | but not everybody "
        "| except as provided | except as otherwise provided | except as set out "
        "| save as provided "
        "| notwithstanding | for the purposes of | for purposes of | for the purpose of this "
        "| subject to section | subject to subsection | subject to subsections | subject to rule "
        "| subject to paragraph | subject to regulation | subject to article | subject to clause",
        "Except as provided in rule 4, dogs are welcome.",
        "You may row, except as a guest.",
    ),
    entry(
        "discourse",
        _E.DISCOURSE,
        "unfortunately , | sadly , | sorry , but | sorry , | we 're sorry , but | sorry but "
        "| however , | , however , | in addition , | also , | therefore , "
        "| in every case | in every case , | in either case | in both cases | in each case "
        "| in any case | in all cases | in all cases , | either way , "
        "| in any event | in any event , "
        "| additionally , | furthermore , | moreover , | similarly , | likewise , "
        "| even so , | even then , | even in that case , "
        "| that said , | all the same , | nevertheless , | nonetheless , "
        "| in contrast , | by contrast , | then again , | having said that , "
        "| " + _reasons(),
        "However, you must pay.",
        "However late you are, pay.",
    ),
    entry(
        "in-doubt",
        _E.DISCOURSE,
        " | ".join(f"{said} ," for said in _IN_DOUBT),
        "If you are not sure, ask us.",
        "If you are not sure of your weight, ask us.",
    ),
    entry(
        DENYING_FRONT,
        _E.DISCOURSE,
        "under no circumstances | in no circumstances | on no account | in no case | at no time "
        "| in no event | by no means | under no condition | under no conditions",
        "On no account may you row.",
        "On no map is the lake shown.",
    ),
    entry(
        "reason",
        _E.NOTHING,
        "because | because of | due to | as a result of | on the basis that",
        "You are away because you are ill.",
        "The cause is unknown.",
    ),
    entry(
        "even-there",
        _E.EVEN_IF,
        "even in | even at | even on | even with | even for | even during | even after "
        "| even before | even under",
        "You cannot camp, even in a small group, where sheep graze.",
        "You camp in even rows.",
    ),
    # Phrases whose words look like cues and are none.
    entry(
        "getting-about",
        _E.NOTHING,
        "to get dressed | to get undressed | to get up | to get around | to get about "
        "| to get out of bed | to get into bed | to get in and out of | to get to sleep "
        "| to get to work | to get to school | to get better | to get ready",
        "You can claim if you need help to get dressed.",
        "You can claim if you need help to get a berth.",
    ),
    entry(
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
    entry(
        "idiom",
        _E.NOTHING,
        "and so on | in whole or in part | in whole or part | wholly or partly "
        "| one or both | either or both | any or all | some or all "
        "| in full or in part | more or less | terms and conditions | or so | sooner or later "
        "| fit and well | safe and sound | null and void | clean and tidy | true and correct "
        "| bed and breakfast | name and address | names and addresses | food and drink "
        "| food or drink "
        "| health and safety | wear and tear | goods and services | loss and damage "
        "| arts and crafts | profit and loss | lost and found | rules and regulations "
        "| acts and omissions | research and development | signed and dated "
        "| the following day | the following year | the following month "
        "| the following week | so that | now that | in that | given that that | that 's "
        "| that is , | at that | of that | after all | on or after | on or before "
        "| in or after | in or before | soon after "
        "| shortly after | day after | looked after | looking after | look after | looks after "
        "| before or after | at or after | at or below | at or above | at or under | at or over "
        "| at or near | on or near | in or near | in or around | up to and including "
        "| equal to or less than | equal to or more than | equal to or greater than "
        "| equal to or below | equal to or above | less than or equal to "
        "| greater than or equal to | more than or equal to | once a day "
        "| once a week | once a month | once a year | once a term | once a fortnight "
        "| once a season | once an hour "
        "| once again | at once | not yet | n't yet | as yet "
        "| and a half | and a quarter | and three quarters "
        "| the one before | rather than | more than | less than "
        "| conditions other than | reasons other than | circumstances other than "
        "| grounds other than | purposes other than | means other than "
        "| other than your own | little or no | few or no | little to no",
        "You may eat and so on.",
        "You are 60 and so is he.",
    ),
    entry(
        "bound",
        _E.NOTHING,
        "or over | or older | or under | or above | or below | or more | or less | or fewer "
        "| or younger | or later | or earlier | or after | and over | and above | and under "
        "| and older | or longer | or upwards | and upwards | and up | and younger | or higher "
        "| or greater | or lower | or better | or larger | or smaller | or worse | and below"
        "| or colder | or cooler | or warmer | or hotter | or heavier | or lighter | or taller "
        "| or wider | or deeper | or shorter | or faster | or slower | or thicker",
        "You are aged 60 or over.",
        "You are 60 or you are over the limit.",
    ),
)
"""The entries for them."""
