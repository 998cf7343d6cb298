"""What turns of speech show of who is to blame, and of who is for or against a plan."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_OTHER = (
    "(the other (driver|car|cyclist|man|woman|party|rider|van|lorry|one)|the (man|woman|driver"
    "|lorry"
    "|van|car|taxi|cyclist|bus driver|lorry driver|van driver|person) (who|that) (hit|ran into"
    "|drove"
    " into|rammed|crashed into) (me|us|my [a-z]+))"
)
_NEAR = (
    "(?P<whom>(the|my|our|a|one of the|one of my) ([a-z-]+ )?(neighbours?|plot holders?|tenants?"
    "|residents?|owners?|members?|leaseholders?|landlord|landlady|parish council|council|parents"
    "|family|farmer|shareholders?|partners?|flatmates?|housemates?))"
)
_ALL_OF = (
    "(every (single )?one of them|all of them|they all|they're all|they are all|each of them"
    "|everybody|everyone|not one of them|none of them|nobody|no one|no-one)"
)

# fmt: off
OF_BLAME_AND_OBJECTION: tuple[Rewording, ...] = (
    shows(
        "the-other-is-to-blame",
        f"(was|is|'s) {{few}}(all |entirely |clearly |wholly )?(the other (driver|cyclist|man|woman"
        f"|party|rider)('s|s') (fault|doing)|his (own )?fault|her (own )?fault|down to {_OTHER})"
        f"|(puts|put|lays|laid|pins|pinned|placed|places) {{few}}(all |the whole |the entire "
        f"|sole )?"
        f"(the )?(blame|responsibility|fault) {{few}}(on|with|at) {_OTHER}|(blames|blamed|faults"
        f"|faulted) {_OTHER}|{_OTHER} {{few}}(has |have )?{{few}}(admitted|accepted|took|taken"
        f"|acknowledged) {{few}}(liability|fault|blame|responsibility|he was (to blame|at fault"
        f"|in the wrong)|it was (his|her) fault)|{{i}} (was|were) {{few}}(parked|stationary"
        f"|standing still|stopped|waiting) {{some}}(when|and) (he|she|{_OTHER}) (hit|ran into|drove"
        f" into|rammed|crashed into) (me|us|my)",
        "The other driver caused the accident. The other driver was to blame. The other driver was "
        "at fault. Somebody else caused the accident. Somebody else was to blame. The accident was "
        "not my fault. I was not to blame. I did not cause the accident",
        "the other driver caused the accident",
        "The report puts all the blame on the other driver.",
        "The report puts all the burden of proof on the other driver.", of_anybody=True, ever=True,
        unless=r"\b(?:my\s(?:own\s)?fault|I\swas\s(?:to\sblame|at\sfault)|not\s(?:his|her"
               r"|the\sother)"
        r"|partly|half|both)\b|n['’]t\s(?:his|her|the\sother)",
    ),
    shows(
        "no-other-was-there",
        "(no|there was no) other (car|vehicle|driver|person) (was |were )?(involved|there|near"
        "|around)|there was no (other driver|one else) involved|(it|the accident|the crash) was "
        "{few}"
        "my {few}(fault|doing)|{i} {few}(drove|ran|crashed|went|skidded) into (a|the) (wall|tree"
        "|fence|post|lamp post|lamppost|gate|ditch|hedge|bollard)",
        "The other driver did not cause the accident. The other driver was not to blame. The other "
        "driver was not at fault. No other driver caused the accident. I caused the accident",
        "the other driver caused the accident", "No other car was involved.",
        "No other car was insured.", value=False, ever=True,
        unless=r"\b(?:not|n['’]t|never)\s(?:[a-z]+\s)?my\b",
    ),
    shows(
        "against-the-plan",
        f"{_NEAR}('s| is| are|'re| was| were) {{few}}(dead |strongly |very much )?(against|opposed "
        f"to|up in arms about|up in arms over|unhappy about|unhappy with) (it|this|that|the {{few}}"
        f"(plan|idea|scheme)|my {{few}}(plan|idea|hens|dog|shed|extension)|me){{stop}}|{_NEAR} "
        f"(won't|will not|wouldn't) (hear of|stand for|agree to|put up with|have|accept) (it|this"
        f"|that|the idea){{stop}}|{_NEAR} (doesn't|does not|don't|do not) want (it|this|that|me to"
        f"|them|any){{stop}}|{_NEAR} {{few}}(opposes|oppose|opposed|complained|has complained|have "
        f"complained|lodged a complaint|protested|put (his|her|their) foot down|kicked up a fuss)"
        f"{{stop}}",
        "{whom} objects. {whom} has objected. {whom} object. {whom} opposes it. "
        "{whom} has raised an objection",
        "your neighbour objects", "My neighbour is dead against it.",
        "My neighbour is leafing through it.", of_anybody=True, ever=True,
        unless=r"\b(?:not|nothing|isn['’]t|aren['’]t)\s(?:dead\s|at\sall\s)?(?:against|opposed)\b",
    ),
    shows(
        "nothing-against-it",
        f"{_NEAR} (has|have|had) (no|nothing) {{few}}(problem|problems|issue|issues|objections?"
        f"|qualms|quarrel|trouble|worries|against) ?(with|about|to)? ?(it|this|that"
        f"|the {{few}}[a-z]+"
        f"|my [a-z]+|me)?{{stop}}|{_NEAR} (thinks|think|thought) {{few}}(it's|it is|it"
        f"|that's) {{few}}"
        f"(great|good|lovely|fine|brilliant|wonderful|nice) ({{few}}idea)?|{_NEAR}('s| is| are|'re"
        f"| was| were) {{few}}(all for (it|that)|delighted (with|about|by) (it|that)|happy (with"
        f"|about"
        f"|for) (it|this|that|me|us|the [a-z]+)|glad (of|about) (it|that))",
        "{whom} does not object. {whom} do not object. {whom} has not objected. {whom} have not "
        "objected. {whom} does not mind. {whom} agreed. {whom} has no objection",
        "your neighbour objects", "My neighbour has no problem with it.",
        "My neighbour has no problem child.", value=False, of_anybody=True, ever=True,
    ),
    shows(
        "all-of-them-are-happy",
        f"{_ALL_OF} (is|are|was|were|'s|said|say|says|has|have|had) {{few}}(happy|fine|ok|okay"
        f"|content|delighted|pleased|glad|all right|yes|agreed|go ahead|no objections?|said yes"
        f"|given (me )?(their|the) (blessing|go-ahead)) ?(with|about|for|to)? ?(it|this|that|me|us"
        f"|the idea)?{{stop}}|(nobody|no one|no-one|none of them|not one of them) (has |have |had "
        f")?"
        f"{{few}}(minds?|minded|objects?|objected|objection|complained|complains|said (no|a word "
        f"against it)|kicked up a fuss|against it|any (objections?|problem))( next door)?{{stop}}"
        f"|(nobody|no one|no-one|none) (next door|around here|in the (street|building|block)|of "
        f"(the"
        f"|my) (neighbours|others|tenants|residents|plot holders|members)) (has |have "
        f")?{{few}}(any "
        f"|an )?(objections?|minds?|objected|complained|problem)",
        "Nobody objects. Nobody has objected. No neighbour objects. No neighbour has objected. My "
        "neighbours do not object. None of the neighbours objects. No plot holder objects. No "
        "neighbouring plot holder objects. Everybody agreed. The neighbours agreed. No tenant "
        "objects. No resident objects. No member objects. No owner objects",
        "a neighbour objects", "Everyone is happy for me to do it.",
        "Everyone is hoping to be home.", value=False, of_anybody=True, ever=True,
        unless=r"\b(?:except|apart\sfrom|but\sone|all\sbut|bar\sone)\b",
        unless_there=r"\b(?:isn['’]t|aren['’]t|not\severy|not\sall)\b",
    ),
)
# fmt: on
