"""What a question asks for, from its words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.same_said import TURNED, in_one_word
from cmr_logic.inquiry.supposed import before_case, before_relative
from cmr_logic.inquiry.told_beside import parted
from cmr_logic.inquiry.told_lacking import MANNERS
from cmr_logic.inquiry.told_of_others import told_of_whom_is_asked
from cmr_logic.provisions.verbs.denials import asked_denying
from cmr_logic.provisions.verbs.predicates import signs
from cmr_logic.provisions.words.predicate_words import REQUIRED
from cmr_logic.records import record, replace
from cmr_logic.text import NOUN, VERB, classes, key, keys, word_set, words_in
from cmr_logic.text.patterns import compiled

# Words near the start of a question that asks what must be done ("Do I need a visa?").
_DEMANDS = frozenset(
    {"need", "must", "required", "should", "obliged", "ought", "charged", "liable", "necessary"}
    | {"owe", "payable", "compulsory", "mandatory", "obligatory"}
)
# Words of a question that only put it: "am I **obliged** to row", "is a vest **compulsory**", "can
# I **become** a member" of "Membership is open to …"; not "can I join".
_SAYING_NOTHING = frozenset(
    {"become", "obliged", "compulsory", "mandatory", "obligatory", "necessary"}
)
_REQUIRED_TO = ("required", "to")
_DEMANDING_PAIRS = frozenset({("have", "to"), ("has", "to")})
# Words of a question that asks whether someone qualifies, whatever for ("Am I eligible?").
_QUALIFYING = frozenset({"eligible", "qualify", "entitled", "considered", "eligibility"})
# Words by which a question asks to get round a duty: "Can I avoid the toll?".
DODGING = frozenset({"without", "avoid", "escape", "skip", "dodge"})
# Words behind which they are names of things: "**the** escape"; not "to escape".
_OWNING = syntax.DETERMINERS | {"my"}
# Those of them that no one asks leave for: "Can I **avoid** the toll?"; not "Can I skip a week?".
_GETTING_ROUND = frozenset({"avoid", "escape", "dodge"})
# What one may have to pay or do: "get out of the **fine**"; not "out of the building".
_DUES = word_set(
    "fine penalty charge fee toll tax duty bill levy surcharge requirement obligation contract "
    "lease test exam rule ban deposit"
)
_GET = frozenset({"get", "getting"})  # "**get** out of paying", which is to avoid it
# Other turns for it: "**get away** without paying", "**do** without a pass"; not "go without".
_AWAY, _DO = frozenset({("get", "away"), ("getting", "away")}), "do"
# What one has no more: "have I **lost** my seat"; not "have I lost weight by May".
_GONE = frozenset({"lost", "forfeited"})
_HAVING_TO, _INELIGIBLE = ("having", "to"), "ineligible"
# What goes with the verb for refusing somebody: "be **turned away**"; not "turned".
_TURNING, _AWAY_WITH = frozenset({"turn", "turned"}), frozenset({"away", "down"})
_ASKING_FOR_ONESELF = frozenset({"i", "we"})
_AUXILIARY = 1  # words of a question before its verb at least
POINTING = frozenset({"this", "these", "it", "that"})
"""Words that point at a thing at hand: "can I export **this** drug"; not "the drug"."""

# What somebody gets who is denied what is asked for: "**get nothing**"; not "lose nothing".
_NOTHING = frozenset({("get", "nothing"), ("receive", "nothing")})
# Words between the subject of a question and its verb: "Do I **still have to** row?"; not "row".
_BEFORE_DEED = frozenset({"still", "also", "have", "need", "be", "to", "able", "allowed", "get"})
# Words that deny a demand, so that what they deny is one: "Am I **exempt**?"; not "barred".
_RELIEVED = frozenset({"exempt", "exempted", "excused", "spared", "waived", "exemption"})
# Words of a question whether something is what one needs: "Does it **meet** my **needs**?"; not
# "Does it help me?".
_SUITING = word_set("meet meets suit suits fit fits cover covers")
_NEEDS = word_set("need needs requirements purpose purposes")
# Words before whom something is to be of use to: "is it right **for** me", "**help** us"; not
# "charge us".
_HELPING = frozenset({"for", "help", "suit", "benefit", "assist", "support"})
_PERSON = frozenset({"me", "us"})
# Words of a question what may be done with something: "Can I **use** it to mend a roof?".
_USING = frozenset({"use", "used", "spend", "spent", "using"})
# What opens the thing that a text is of: "eligible **for this** scheme"; not "for a grant".
_FOR_THIS = frozenset({("for", "this"), ("to", "this"), ("for", "these")})
# What names any such thing: "this **scheme**"; not "this loan".
_SCHEMES = word_set("benefit benefits program programme scheme ? .")
# What else a text calls all that it is about: "for **this grant**"; not "a grant".
_THIS_NAMED = (
    r"\bthis\s+(?:[\w-]+\s+){0,2}?(aid|allowance|assistance|award|bursary|fund|funding|grant|help"
    r"|initiative|loan|package|payment|plan|project|relief|service|subsidy|support|voucher)\b"
)
# How a question for leave begins in other words: "**is it** lawful for me **to** row?".
_IS_IT, _TO_DO = ("is", "it"), 8
_START = 6  # a question says what it asks for within so many words


@record(frozen=True, slots=True)
class Question:
    """A question, taken apart.

    Args:
        words: its lower-cased tokens.
        told: those of what whoever asks tells beside it ("I am 17. Can I join?").
        told_of_whom: those of them that are not of somebody else than it is asked for.
        keys: what its words are compared by.
        demand: it asks what must be done, not what may be.
        qualifying: it asks whether someone qualifies.
        pointing: it points at a thing at hand.
        negated: its grammar denies ("Can't I apply?").
        denying: words by which it asks for a denial ("exempt").
        suiting: it asks whether a thing is what someone needs ("Does this loan meet my needs?").
        helping: it asks so, or whether a thing is for the person at all ("Is it suitable for me?").
        using: it asks what something can be used for.
        deed: what the verb is compared by that it asks about ("Can I **swim**?"), perhaps nothing.

    Example:
        >>> read_question("Do I need a visa?").demand, read_question("Can I go?").demand
        (True, False)
        >>> read_question("Does this meet my needs?").demand
        False
    """

    words: tuple[str, ...]
    told: tuple[str, ...]
    told_of_whom: tuple[str, ...]
    keys: frozenset[str]
    demand: bool
    qualifying: bool
    pointing: bool
    negated: bool
    denying: frozenset[str]
    suiting: bool
    helping: bool
    using: bool
    deed: str

    @property
    def affirmed(self) -> Question:
        """The question whose Yes is the No of this one, where it asks for a denial.

        Example:
            >>> read_question("Am I exempt from the toll?").affirmed.demand
            True
            >>> read_question("Will I be refused a seat?").affirmed.denying
            frozenset()
        """
        away = _AWAY_WITH if not _TURNING.isdisjoint(self.denying) else frozenset[str]()
        words = tuple(word for word in self.words if word not in self.denying | away)
        return replace(
            self,
            words=words,
            keys=keys(words),
            demand=self.demand
            or not _GETTING_ROUND.isdisjoint(self.denying)
            or not _RELIEVED.isdisjoint(self.denying),
            denying=frozenset(),
        )


def dodges(words: Sequence[str]) -> bool:
    """Tell whether words speak of getting round a duty; a thing may have the name of that verb.

    Nor does what is done at once, or by everyone: "without delay".

    Example:
        >>> dodges("can i skip the test".split()), dodges("where can my skip stand".split())
        (True, False)
        >>> dodges("an owner must close the pool without delay".split())
        False
    """
    return any(
        word in DODGING
        and (not at or words[at - 1] not in _OWNING)
        and MANNERS.isdisjoint(words[at + 1 : at + 2])
        and _ABLE.isdisjoint(words[:at])  # "be **able** to row without help"
        for at, word in enumerate(words)
    )


def _asks_for_nothing(head: Sequence[str]) -> bool:
    """Tell whether it is asked if one gets nothing: "**get nothing**?"; not "pay nothing"."""
    return any(pair in _NOTHING for pair in pairwise(head))


# Words for what somebody can do or takes on: "**willing** to act without pay"; not "act without".
_ABLE = frozenset({"able", "willing", "capable", "prepared"})


@lru_cache(maxsize=1024)
def read_question(text: str) -> Question:
    """Take a question apart.

    Example:
        >>> read_question("Am I exempt?").denying
        frozenset({'exempt'})
    """
    asked, told = parted(text)
    if not words_in(asked):  # it only greets, which asks nothing that a rule decides
        asked, told = text, ""
    words = _in_a_word(words_in(asked))
    head = before_case(words)
    start = head[:_START]
    pairs = pairwise(start)
    suiting = not (_SUITING.isdisjoint(words) or _NEEDS.isdisjoint(words))
    dodging = dodges(head)
    return Question(
        words=words,
        told=words_in(told),
        told_of_whom=words_in(told_of_whom_is_asked(told, asked)),
        keys=keys(
            word
            for word, behind in pairwise((*words, ""))
            if word not in _SAYING_NOTHING and (word, behind) != _REQUIRED_TO
        ),
        demand=not _DEMANDS.isdisjoint(start)
        or dodging
        or _asks_whether_needed(head)
        or any(pair in _DEMANDING_PAIRS for pair in pairs),
        qualifying=bool(_QUALIFYING & set(words)),
        pointing=bool(POINTING & set(words)),
        negated=(signs(before_relative(head)) % 2 == 1) is not _asks_for_nothing(head),
        denying=asked_denying(head) | (_GETTING_ROUND.intersection(head) if dodging else set()),
        suiting=suiting,
        helping=suiting or any(_helps(pair) for pair in pairwise(words)),
        using=not _USING.isdisjoint(words),
        deed=_deed(words),
    )


def with_told(question: Question, other: Question) -> Question:
    """Return a question with what is told beside another.

    Example:
        >>> with_told(read_question("Can I row?"), read_question("I am 12. Can I sail?")).told
        ('i', 'am', '12')
    """
    return replace(question, told=other.told, told_of_whom=other.told_of_whom)


def for_whatever(question: Question, said: str = "") -> Question:
    """Return a question whether one qualifies for "this scheme" as one for whatever a text is of.

    Args:
        question: what is asked.
        said: the text, which may name all that it is about otherwise: "**this grant**".

    Example:
        >>> for_whatever(read_question("Am I eligible for this scheme?")).words
        ('am', 'i', 'eligible')
        >>> for_whatever(read_question("Am I eligible for this loan?")).words[-3:]
        ('this', 'loan', '?')
        >>> asked = read_question("Am I eligible for this loan?")
        >>> for_whatever(asked, "To qualify for this loan, you must own a boat.").words
        ('am', 'i', 'eligible')
        >>> sorted(for_whatever(read_question("Does this programme meet my needs?")).keys)
        ['meet']
    """
    words = question.words
    schemes = _SCHEMES | {named.lower() for named in compiled(_THIS_NAMED).findall(said)}
    if question.helping:
        named = {key(noun) for this, noun in pairwise(words) if this == "this" and noun in schemes}
        return replace(question, keys=question.keys - named) if named else question
    at = next((i for i, pair in enumerate(pairwise(words)) if pair in _FOR_THIS), 0)
    if not question.qualifying or not at or not schemes.issuperset(words[at + 2 :]):
        return question
    return with_told(read_question(" ".join(words[:at])), question)


def _asks_whether_needed(words: Sequence[str]) -> bool:
    """Tell whether a question ends in that something is demanded: "Is a pass to row **required**?".

    Example:
        >>> _asks_whether_needed("is a pass for my new boat required ?".split())
        True
    """
    last = next((word for word in reversed(words) if word[0].isalpha()), "")
    return last in REQUIRED and words[0] in syntax.BE


def _in_a_word(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words with one for a turn of speech: "avoid" for "**get out of** paying".

    Who "has lost" something loses it; what is "left out" of something is "excluded", and who is
    "ineligible" is not eligible.
    """
    if words[:1] == ("have",) and words[1:2] != () and words[1] in _ASKING_FOR_ONESELF:
        lost = words[2:3] != () and words[2] in _GONE
        words = ("do", words[1], "lose", *words[3:]) if lost else words
    if _INELIGIBLE in words:
        at = words.index(_INELIGIBLE)
        words = (*words[:at], "not", "eligible", *words[at + 1 :])
    if not TURNED.isdisjoint(words):
        words = in_one_word(words)
    if "without" in words:
        return _done_without(words)
    if "off" in words:
        return _let_off(words)
    if "out" not in words:
        return words
    at = words.index("out") - 1
    if words[at] == "left" and at > 1:  # "will my rent be **left out** of it?"
        return (*words[:at], "excluded", *words[at + 2 :])
    out = at > 0 and words[at] in _GET and words[at + 2 : at + 3] == ("of",)
    dodged = out and words[at + 3 : at + 4] != () and _is_due(words[at + 3 :])
    return (*words[:at], "avoid", *words[at + 3 :]) if dodged else words


def _is_due(words: tuple[str, ...]) -> bool:
    """Tell whether words name what may be due: "paying", "the fine"; not "the building"."""
    owed = words[0] in syntax.DETERMINERS and words[1:2] != () and words[1] in _DUES
    return owed or syntax.ends_in_ing(words[0])


def _done_without(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words with "avoid" for "**get away without** paying" and "**do without** a pass"."""
    at = words.index("without")
    away = words[at - 2 : at] in _AWAY
    first = at - 2 if away else at - 1
    if first < _AUXILIARY or not (away or words[at - 1] == _DO):
        return words
    behind = words[at + 1 :]
    return (*words[:first], "avoid", *behind[2 * (behind[:2] == _HAVING_TO) :])


def _let_off(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words with "excused" for "Am I **let off** the fee?"; not "Can I let off steam?"."""
    at = words.index("off") - 1
    if words[at] != "let" or (words[at - 1] in _ASKING_FOR_ONESELF and words[0] not in syntax.BE):
        return words
    return (*words[:at], "excused", "from", *words[at + 2 :])


def _helps(pair: tuple[str, str]) -> bool:
    """Tell whether two words ask if something is of use to the person: "help **me**"."""
    return pair[1] in _PERSON and pair[0] in _HELPING


def _deed(words: Sequence[str]) -> str:
    """Return what the verb of a question is compared by, an empty string where it shows none."""
    if tuple(words[:2]) == _IS_IT and "to" in words[2:_TO_DO]:
        done = words[words.index("to") + 1 :][:1]
        return key(done[0]) if done and VERB in classes(done[0]) else ""
    asker = words[1:2] in (("i",), ("we",), ("you",))
    start = 2 if asker else next((at + 1 for at in range(2, len(words)) if words[at] == "be"), 0)
    at = next((i for i in range(start, len(words)) if words[i] not in _BEFORE_DEED), 0)
    verb = words[at] if start and at else ""
    behind = next(iter(words[at + 1 :]), "?")
    if words[at - 1] in _GET and syntax.is_participle(verb) and NOUN in classes(behind):
        return ""  # "get **reduced** fares"; not "get fined"
    unknown = verb.isalpha() and not classes(verb) and asker and words[0] in syntax.MODALS
    return key(verb) if unknown or VERB in classes(verb) else ""  # "can i **rehome** a dog"
