"""Where a sentence is cut: at its breaks and before each word that links a new verb."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.homographs import names_next
from cmr_logic.scenario.statements.inversion import after_denial, uninverted
from cmr_logic.scenario.statements.leading import is_phrase
from cmr_logic.scenario.statements.limiting import is_limiting
from cmr_logic.scenario.statements.statement import Mood, Statement, Who
from cmr_logic.scenario.statements.subjects import verb_after_names
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Words that can begin the subject of a statement.
_SUBJECTS = syntax.PRONOUNS | syntax.DETERMINERS
# Likewise, where it stands without "that": "I think my boat leaks".
_BARE_SUBJECTS = (
    syntax.PRONOUNS
    | syntax.INDEFINITE_PRONOUNS
    | word_set("my our your the his her their a an there")
)
QUOTES = frozenset({'"', "“", "”", "``", "''"})
BREAKS = frozenset({",", ";", ":", "(", ")", "–", "—"}) | QUOTES
# Who says what is so, having looked: "the **dentist** says it is lame"; not "my aunt says".
_EXPERTS = word_set(
    "doctor gp midwife nurse vet dentist consultant surgeon optician surveyor mechanic engineer "
    "plumber "
    "electrician solicitor lawyer accountant hospital clinic instructor teacher tutor examiner "
    "assessor inspector warden council librarian receptionist clerk police officer garage physio "
    "pharmacist chemist desk reception counter helpdesk"
)
# Papers that say what is so: "it says in my **contract** that I work nights"; not "it says in
# town".
_PAPERS = word_set(
    "contract letter chart record certificate lease licence license passport policy receipt notice "
    "report card permit badge statement file diagnosis scan test payslip invoice label bill note "
    "sign board poster plaque website screen meter account app email system register catalogue "
    "tracker timetable"
)
_SOURCES = frozenset(map(word_key, _EXPERTS | _PAPERS))
# Verbs by which whoever tells states what is so: "I **told** them that I row".
_STATING = frozenset({"say", "tell", "mention", "explain", "write", "report"})
# Verbs with an object to whom one speaks, and pronouns for that: "I **told you** so".
_TELLING = frozenset({"tell", "inform", "notify", "warn", "remind", "assure"})
_TOLD = syntax.OBJECTS_OF_PEOPLE
_BELIEVING = frozenset({"think", "believe"})
# Verbs of what people hold to be so: "they **reckon** I row"; not "they help".
_THINKING = _BELIEVING | word_set("say assume reckon suppose imagine claim guess figure presume")
# Words for those of whom nothing is known: "**folk** think I row"; not "my doctor thinks".
_PEOPLE = word_set("people folk folks others everyone everybody strangers some many most")
# Verbs whose complement one may have yet to bring about: "I must **prove** that I row"; not "see".
_ESTABLISHING = word_set("prove show demonstrate convince persuade establish ensure check verify")
# Words right before what is not settled: "a **rumour** that I row"; not "the fact that".
_HOLDING_OUT = word_set(
    "rumour rumor claim allegation suggestion assumption belief impression theory possibility "
    "chance risk danger condition provided providing supposing assuming imagine"
)
# What it is that something is so, where it need not be: "my **dream** is that I row"; not "truth".
_NOT_FACTS = word_set(
    "dream plan idea hope wish aim goal ambition intention question guess suspicion fear theory "
    "word story legend proposal offer suggestion dispute worry assumption belief claim rumour"
)
# By which what is said is not so: "they **wrongly** say that I row"; not "they rightly say".
_FALSELY = word_set("wrongly falsely mistakenly incorrectly")
# Verbs by which others hold it out: "goes round **saying** that I row"; not "seeing".
_SAYING = word_set("say claim suggest assume tell think believe suppose pretend allege")
_TELLERS = frozenset({"i", "we", "it"})
# Adjectives that a statement follows without "that": "I'm **afraid** I row"; not "able".
_FEELING = word_set("sure afraid glad worried certain sorry unsure")
_AS_FAR = ("as", "far")
# What somebody does who adds that they are not sure: "I'm late, I **think**"; not "I know".
_SUPPOSED = word_set("think suppose believe guess imagine reckon assume presume expect understand")
_YET_TO = frozenset({"to", "please", "must"})
_PROOF = frozenset({"proof", "evidence", "confirmation"})
_WANTING = word_set("want need require demand request ask lack await")
# Adjectives of what somebody tells they do not take for granted where they are denied.
_SETTLED = word_set("sure certain clear obvious proven evident known convinced")
_FINDING = frozenset({"say", "confirm", "tell", "reckon"})
_SHOWN = frozenset({"say"})
_ASKING = frozenset({"what", "which", "who", "whose", "when", "where", "why", "how", "whether"})
_FRACTIONS = frozenset({("a", "half"), ("a", "quarter"), ("three", "quarters")})
_BEFORE = 8  # words before "that" by which it is told what the thing is to whoever tells
_AFTERTHOUGHT = 2  # words of "I think"
_NEAR = 8  # words in which the verb of a part stands that such a word begins
# Links behind which a main clause still follows: "**since** I moved I have rowed".
_SUBORDINATE = frozenset({"since", "when", "because", "as", "before", "after", "while", "although"})
# Behind these, a noun is likely to have a relative clause: "**the** boat I row".
_BEFORE_RELATIVES = frozenset({"the", "a", "an", "every", "all", "any", "no", "only"})
# Linking words that are prepositions as well: "since **I** moved"; not "since May".
_PREPOSED = frozenset({"as", "since", "after", "before", "than", "until", "till"})
# Links behind which something is told apart from what came before: "I'm ill, **so** I stay".
_SETTING_OFF = frozenset({"so", "but"})
_WOULD = frozenset({"would", "'d", "’d", "could", "might"})
# What stands behind an "if" that supposes nothing: "I'm 63, if **that helps**".
_IN_PASSING = re.compile(
    r"(?:(?:that|it)\s(?:helps|matters|makes\sany\sdifference|is\sof\s(?:any\s)?(?:use|help)|counts)"
    r"|i(?:\s['’]m|\sam)\shonest|truth\sbe\stold|(?:i\sremember|memory\sserves)\b.*"
    r"|you\s(?:must|want\sto|like)(?:\sknow)?)\s*[.!,]*$"
)
# What asks somebody, so that nothing is supposed: "I **asked the cook** if"; not "I asked, if".
_ASKS_SOMEBODY = re.compile(
    r"\b(?:ask(?:ed|s)?|checked\swith|r[au]ng|emailed|phoned|texted)\s(?:him|her|them|you|(?:the|my|our)\s(?:[a-z]+\s)?[a-z]+)$"
)
# Words that a part begins with after a linking word that is an adverb as well: "so **I** moved".
_OPENINGS = {"so": _SUBJECTS, "yet": _SUBJECTS, "once": syntax.PRONOUNS}


@record(frozen=True, slots=True)
class Part:
    """The tokens between two cuts, and the word that linked them to what came before."""

    first: int
    last: int
    link: str


def parts_of(words: Sequence[str], first: int, last: int) -> list[Part]:
    """Cut a sentence at its breaks and before each word that links a new verb."""
    parts: list[Part] = []
    begin, link = first, ""
    index = first
    while index < last:
        word = words[index]
        if word in BREAKS:
            if index > begin:
                parts.append(Part(begin, index, link))
                link = ""
            begin = index + 1
        elif (
            word in {"and", "or", "nor"}
            and index > begin
            and not _has_verb(words[begin:index])
            and not parts
        ):
            pass  # "my wife and I": two subjects of one verb
        elif word in lists.CLAUSE_LINKS and _links(words, index, last):
            if index > begin:
                parts.append(Part(begin, index, link))
            begin, link = index + 1, word
        elif index > begin and (opened := _opened(words, Part(begin, last, link), index)):
            parts.append(Part(begin, index, link))
            begin, link = index, opened.link
        index += 1
    if begin < last:
        end = last - 1 if words[last - 1] in {".", "!", "...", "…"} else last
        if end > begin:
            parts.append(Part(begin, end, link))
    return parts


def _has_verb(words: Sequence[str]) -> bool:
    if after_denial(words) and not uninverted(words):
        return False  # "never has my aunt"
    if syntax.finite_verb(words) is not None or begins_verb(words):
        return True
    return verb_after_names(words, 0) is not None  # "my son turned ten"


def begins_verb(words: Sequence[str]) -> bool:
    """Tell whether words begin with a verb, so that they lean on a subject before them.

    Example:
        >>> begins_verb(("do", "n't", "smoke")), begins_verb(("the", "dog", "barks"))
        (True, False)
        >>> begins_verb(("smoke", "alarms", "fitted"))
        False
    """
    first = words[0]
    if first in {"never", "not", "also", "still", "always"} and len(words) > 1:
        first = words[1]
    if first in syntax.DETERMINERS or first in syntax.PREPOSITIONS or names_next(words):
        return False
    if first in syntax.AUXILIARIES:
        return True
    if syntax.starts_verb_phrase(words, 0):
        return True
    base = bases(first, VERB)
    return bool(base) and base[0] != first and not first.endswith(("s", "ing"))


def _links(words: Sequence[str], index: int, last: int) -> bool:
    """Tell whether a linking word begins a part of its own."""
    word, rest = words[index], words[index + 1 : last]
    if not rest:
        return False
    opening = rest[0]
    if word == "and" and tuple(rest[:2]) in _FRACTIONS:
        return False  # "four and a half"
    if word in _PREPOSED:
        unbroken = tuple(takewhile(lambda each: each not in BREAKS, rest))
        states = opening in syntax.DETERMINERS
        states = states and syntax.finite_verb(unbroken[:_NEAR]) is not None
        states = states and not is_phrase(unbroken)
        return states or opening in syntax.PRONOUNS
    if word == "that":
        return (
            opening in syntax.DETERMINERS
            or opening in syntax.INDEFINITE_PRONOUNS
            or NOUN not in classes(opening)
            or _agrees(words[index - 1], rest)
            or is_limiting(words[max(0, index - _BEFORE) : index], rest)
        )
    return word not in _OPENINGS or opening in _OPENINGS[word]


def _agrees(noun: str, rest: Sequence[str]) -> bool:
    """Tell whether a form in -s is the verb of a noun: "a garden that **borders** the canal"."""
    if NOUN not in classes(noun) or syntax.is_plural_noun(noun) or len(rest) == 1:
        return False
    verbal = rest[0].endswith("s") and bases(rest[0], VERB)[:1] not in ((), (rest[0],))
    return verbal and (rest[1] in syntax.ARTICLES or rest[1] in syntax.PREPOSITIONS)


def _opened(words: Sequence[str], part: Part, index: int) -> Part | None:
    """Return the part that begins at a word without a link of its own, if one does."""
    if _complement(words, index, part.last):
        return Part(index, part.last, "that")
    goes_on = part.link in _SUBORDINATE and _goes_on(words, part.first, index, part.last)
    return Part(index, part.last, "") if goes_on else None


def _goes_on(words: Sequence[str], begin: int, index: int, last: int) -> bool:
    """Tell whether a main clause follows a subordinate one: "since I moved **I've** rowed"."""
    if words[index] not in syntax.NOMINATIVES - {"you"} or not _has_verb(words[begin:index]):
        return False
    before = words[index - 1]
    relative = NOUN in classes(before) and words[index - 2] in _BEFORE_RELATIVES
    if relative or before in syntax.PREPOSITIONS | syntax.DETERMINERS | syntax.AUXILIARIES:
        return False
    return syntax.finite_verb(words[index:last]) is not None


def _complement(words: Sequence[str], index: int, last: int) -> bool:
    """Tell whether a statement without "that" begins after a verb of saying or thinking."""
    if words[index] not in _BARE_SUBJECTS:
        return False
    before = words[index - 1]
    known = bases(before, VERB)[:1]
    if known and known[0] in _TELLING and words[index] in _TOLD:
        return False  # "I told **you** about it"
    telling = lists.REPORTING | lists.KNOWING | lists.SUPPOSING
    reporting = bool(known) and known[0] in telling
    if not reporting and before in {"me", "us", "him", "her", "you", "them"} and index > 1:
        known = bases(words[index - 2], VERB)[:1]
        reporting = bool(known) and known[0] in lists.REPORTING
    in_case = tuple(words[index - 2 : index]) == ("in", "case")
    if not (reporting or in_case) and before not in _FEELING:
        return False
    ends = words[last - 1] in {".", "!"}
    return syntax.finite_verb(words[index : last - ends]) is not None


def supposed_from(words: Sequence[str], parts: Sequence[Part], first: int, last: int) -> int:
    """Return from which word on a sentence stands under an "if"; `last` where it does nowhere.

    What comes before a "so" or a "but" is told apart from what is supposed behind it, and so is
    what comes before an "and" behind which somebody would do something.

    Args:
        words: those of a story.
        parts: those of the sentence.
        first: its first word.
        last: the word behind its last.

    Example:
        >>> words = tuple("i am ill so i stay if it rains".split())
        >>> supposed_from(words, parts_of(words, 0, 9), 0, 9)
        3
        >>> words = tuple("i am ill and i stay if it rains".split())
        >>> supposed_from(words, parts_of(words, 0, 9), 0, 9)
        0
        >>> words = tuple("i am 63 if that helps".split())
        >>> supposed_from(words, parts_of(words, 0, 6), 0, 6)
        6
    """
    at = _supposing(words, first, last)
    if at is None:
        return last
    begin = first
    for part in parts:
        run = words[part.first : min(part.last, at)]
        if part.first > at or not (part.link and run and _has_verb(run)):
            continue
        sets_off = part.link in _SETTING_OFF or (
            part.link == "and" and run[0] in syntax.NOMINATIVES and not _WOULD.isdisjoint(run[:2])
        )
        if sets_off and _WOULD.isdisjoint(words[first : part.first]):
            begin = part.first - 1
    return begin


def _supposing(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where a sentence supposes, if it does: "I row **if** it's dry"; not "as if"."""
    for index in range(first, last):
        if words[index] in {"if", "unless"}:
            before = words[index - 1] if index > first else ""
            known = bases(before, VERB)[:1]
            if known and (known[0] in lists.REPORTING or known[0] in lists.KNOWING):
                continue
            if _ASKS_SOMEBODY.search(" ".join(words[first:index])) is not None:
                continue
            if before in {"sure", "unsure", "certain", "out", "even", "as"}:
                continue
            if _IN_PASSING.match(" ".join(words[index + 1 : last])):
                continue
            return index
    return None


def is_hearsay(words: Sequence[str]) -> bool:
    """Tell whether words say that people think or say what follows.

    Args:
        words: the words of a part.

    Example:
        >>> is_hearsay(("most", "people", "think")), is_hearsay(("nothing", "to", "say"))
        (True, False)
    """
    known = bases(words[-1], VERB)[:1]
    whose = next((word for word in words[-2::-1] if not syntax.is_adverb(word)), "")
    return bool(known) and known[0] in _THINKING and whose in _PEOPLE


def reports(words: Sequence[str], statement: Statement) -> bool:
    """Tell whether what follows a statement is only said, asked or hoped."""
    return _is_held_out(words, statement) or _leaves_open(words, statement)


def _leaves_open(words: Sequence[str], statement: Statement) -> bool:
    """Tell whether the verb of a statement leaves open what follows: "I **doubt** that I row"."""
    if statement.verb in lists.REPORTING:
        sources = statement.subject.keys | (statement.keys if words[0] == "it" else frozenset())
        if words[0] == "it" and statement.verb in _SHOWN and statement.keys <= _SHOWN:
            return False  # "it says it expires in May": a paper at hand
        expert = not _SOURCES.isdisjoint(sources) and statement.verb in _FINDING
        own = statement.subject.who is Who.SELF and statement.verb in _STATING
        return statement.negated or statement.passive or not (expert or own)
    if statement.verb in _BELIEVING | lists.SUPPOSING and not statement.negated:
        return True  # "I thought I was late", "I think I'm late"
    if statement.verb in lists.KNOWING - {"mean", "show"}:
        return statement.negated or statement.subject.who is not Who.SELF
    not_quite = words[-1] in _FEELING and not lists.NOT_QUITE.isdisjoint(words[-2:-1])
    if not_quite or (words[0] == "it" and words[-1] in lists.UNSETTLED):
        return True  # "I'm fairly sure I'm late"
    return _is_to_be_shown(words, statement) or (
        any(w in {"unsure", "afraid-of", "hopeful", "doubtful"} for w in words[-2:])
        or (words[-1] in _SETTLED and statement.negated)
    )


def is_afterthought(words: Sequence[str]) -> bool:
    """Tell whether words behind a comma leave open what stands before it: "I'm late, **I think**".

    Args:
        words: those of a part.

    Example:
        >>> [is_afterthought(said.split()) for said in ("i think", "as far", "i row")]
        [True, True, False]
    """
    thinks = len(words) == _AFTERTHOUGHT and words[0] in {"i", "we"} and words[1] in _SUPPOSED
    said = len(words) == _AFTERTHOUGHT and words[0] in _PEOPLE | {"they", "he", "she"}
    thinks = thinks or (said and not _THINKING.isdisjoint(bases(words[1], VERB)))
    hedged = len(words) == 1 and words[0] in lists.HEDGES
    return thinks or hedged or tuple(words) == _AS_FAR


def _is_held_out(words: Sequence[str], statement: Statement) -> bool:
    """Tell whether words stand right before what may not be so: "there's a **rumour** that I row".

    Who is "glad to say" something tells it; whom somebody is "wrong to say" it of need not agree.
    """
    last, before = words[-1], words[-2:-1]
    if last in _HOLDING_OUT or (last == "case" and tuple(before) == ("in",)):
        return True
    if last in syntax.BE | {"'s", "’s"} and statement.subject.head in _NOT_FACTS:
        return True  # "my **dream** is that I row"
    if not _FALSELY.isdisjoint(words):
        return True
    behind = bases(last, VERB)[:1]
    said = bool(behind) and behind[0] in _SAYING and behind[0] != statement.verb
    # "a letter saying that I row", "my vet rang to say it is lame"
    known = {word_key(word) for word in before} | statement.subject.keys
    return said and words[0] not in _TELLERS and _SOURCES.isdisjoint(known)


def _is_to_be_shown(words: Sequence[str], statement: Statement) -> bool:
    """Tell whether what follows has yet to be shown: "they want me to **prove** I row"."""
    if statement.verb in _ESTABLISHING:
        return statement.negated or (not statement.ability and statement.mood is not Mood.FACT)
    if words[-1] in _PROOF:  # "they need **proof** that I row", "there is no proof"
        return statement.verb in _WANTING or statement.negated
    yet = words[-2:-1] and words[-2] in _YET_TO
    return bool(yet) and not _ESTABLISHING.isdisjoint(bases(words[-1], VERB)[:1])


def asks(word: str) -> bool:
    """Tell whether a sentence or a part that begins with a word is a question, if it ends in "?".

    Args:
        word: the word.

    Example:
        >>> asks("do"), asks("why"), asks("my")
        (True, True, False)
    """
    return word in syntax.AUXILIARIES or word in _ASKING
