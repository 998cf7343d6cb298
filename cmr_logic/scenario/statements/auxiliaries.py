"""The table of what stands in a verb group before its main verb: auxiliaries, negation, adverbs."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Tense
from cmr_logic.scenario.statements.verb_group import END, Progress, Step
from cmr_logic.text import VERB, bases, classes, word_set

_NEGATIONS = syntax.VERBAL_NEGATIONS | {"nt", "hardly", "neither"}
_ATTITUDES = word_set("afraid scared frightened terrified worried nervous fond sick dreaming")
_LIKING = frozenset({"like", "love", "prefer"})
# Words behind it that tell of what did not come about, or is but wished for: "I would **have**
# rowed"; not "I would row".
_NOT_AHEAD = frozenset({"have", "better", "rather", "sooner", "you"})
_SUPPOSING = frozenset({"would", "could", "might", "may", "should"})
# What others refuse who would not do it: "he would not **let** me in"; not "would not row".
_REFUSABLE = word_set(
    "let give allow lend grant sign accept agree pay refund budge listen take hire employ admit "
    "serve pass"
)
_ONESELF = frozenset({"i", "we"})
_DEMANDING = frozenset({"have", "has", "had", "need", "needs", "got", "required", "supposed"})
_INTENTIONS = frozenset({"intention", "intentions", "plan", "plans", "hope", "hopes", "wish"})
_ABLE = frozenset({"able", "unable", "capable", "incapable"})
_COMPLEMENTS = syntax.PREPOSITIONS | syntax.DETERMINERS
_IDLE = frozenset({"to", "both", "all", "now", "ever", "even", "since", "almost"})
_SHORT_OF = frozenset({"nearly", "almost"})
# Participles of what things do by themselves: "my pass has **expired**"; not "has paid".
_COME_ABOUT = word_set(
    "gone left died moved become started stopped finished retired passed come run fallen expired "
    "lapsed happened begun grown risen turned lost quit resigned refused agreed said told "
    "spread sunk crashed healed worsened improved increased doubled vanished disappeared arrived "
    "ended"
)
# Pronouns that are what somebody does a thing to: "he's bitten **nobody**"; not "he's bitten".
_ANYTHING = word_set("anybody anyone anything nobody nothing somebody someone something everything")
_PARTICLES = frozenset({"up", "down", "out", "off"})
# Behind an adverb, these make a number of it: "probably **about** ten"; not "probably late".
_ROUGHLY = syntax.NUMBERS | {"about", "around", "over", "under", "some", "at"}
_SAYING_WHAT = frozenset({"a", "an", "the", "my", "our"})  # "I'm almost **a** nurse"
_SCANTLY = frozenset({"barely", "scarcely"})
# What says that something only comes near to what follows.
_AFTER_A_FASHION = (
    ("sort", "of"),
    ("kind", "of"),
    ("more", "or", "less"),
    ("as", "good", "as"),
)
_IMMINENT = frozenset({"about", "due", "set"})
_FAR = 4  # words from an auxiliary to what it belongs to, at most


def _negation(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) not in {"only", "just"}:
        progress.group.negated = not progress.group.negated
    return index + 1


def _no_longer(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) != "longer" or progress.word(index + 2) == "than":
        return None  # "no longer than 55 cm"
    progress.group.negated = True
    return index + 2


def _has_done(words: Sequence[str], index: int) -> bool:
    """Tell whether "'s" is "has" before a participle: "my landlord's **given** me notice"."""
    while index < len(words) and syntax.is_adverb(words[index]):
        index += 1
    if index >= len(words) or not syntax.is_participle(words[index]):
        return False
    following = words[index + 1] if index + 1 < len(words) else ""
    objects = following in syntax.PERSONAL_OBJECTS | syntax.DETERMINERS | _ANYTHING
    return words[index] in _COME_ABOUT or objects or following in _PARTICLES


def _is_had(words: Sequence[str], index: int) -> bool:
    """Tell whether "'s" is "has" before a word that follows no "is": "it's since **been** sold"."""
    while index < len(words) and (syntax.is_adverb(words[index]) or words[index] in _IDLE):
        index += 1
    return index < len(words) and words[index] in {"been", "got", "had"}


def _contracted_s(progress: Progress, word: str, index: int) -> int | None:
    if _is_had(progress.words, index + 1) or _has_done(progress.words, index + 1):
        progress.have = True
        progress.group.tense = Tense.PERFECT
    else:
        progress.be = True
    return index + 1


def _contracted_d(progress: Progress, word: str, index: int) -> int | None:
    at = index + 1
    while syntax.is_adverb(progress.word(at)):
        at += 1
    done = progress.word(at)
    if done == "had" or (syntax.is_participle(done) and done not in bases(done, VERB)):
        progress.have = True
        progress.group.tense = Tense.PAST  # "I'd had", "I'd already paid"
        return index + 1
    liking = progress.word(index + 1) in _LIKING
    progress.group.mood = Mood.WISH if liking else Mood.OPEN
    progress.group.would = not liking and progress.word(index + 1) not in _NOT_AHEAD
    return index + 1


def _future(progress: Progress, word: str, index: int) -> int | None:
    progress.group.tense = Tense.FUTURE
    return index + 1


def _ability(progress: Progress, word: str, index: int) -> int | None:
    progress.group.ability = True
    return index + 1


def _supposition(progress: Progress, word: str, index: int) -> int | None:
    if word == "could" and progress.word(index + 1) in _NEGATIONS and "if" not in progress.words:
        progress.group.ability = True  # "I could not row" tells what was so
        progress.group.tense = Tense.PAST
        return index + 1
    if word == "would" and _refused(progress, index):
        progress.group.tense = Tense.PAST  # "the bank would not lend me a penny"
        return index + 1
    liking = word == "would" and progress.word(index + 1) in _LIKING
    progress.group.mood = Mood.WISH if liking else Mood.OPEN
    ahead = word == "would" and progress.word(index + 1) not in _NOT_AHEAD
    progress.group.would = ahead and not liking
    return index + 1


def _refused(progress: Progress, index: int) -> bool:
    """Tell whether others "would not" do what one asked of them: no case is only supposed."""
    return (
        progress.word(index + 1) in _NEGATIONS
        and progress.word(index + 2) in _REFUSABLE
        and progress.word(index - 1) not in _ONESELF
        and "if" not in progress.words
    )


def _duty(progress: Progress, word: str, index: int) -> int | None:
    progress.group.mood = Mood.DUTY
    return index + 1


def _going_to(progress: Progress, word: str, index: int) -> int | None:
    at = index + 1
    denied = 0
    while progress.word(at) in _NEGATIONS or (
        progress.word(at) and syntax.is_adverb(progress.word(at))
    ):
        denied += progress.word(at) in _NEGATIONS  # "I am **not** going to row"
        at += 1
    if (progress.word(at), progress.word(at + 1)) != ("going", "to"):
        return None
    if VERB not in classes(progress.word(at + 2)) and denied:
        return None  # "I am not going to bed"
    progress.group.negated ^= bool(denied % 2)
    progress.group.main, progress.group.verb = index, "be"
    progress.group.tense = Tense.FUTURE
    if word in {"was", "were"} and not denied:
        progress.group.mood = Mood.WISH  # "I was going to row, but it rained"
    progress.be = False
    return at + 2


def _about_to(progress: Progress, word: str, index: int) -> int | None:
    at = index + 2 if progress.word(index + 1) in {"just", "only", "now"} else index + 1
    if progress.word(at) not in _IMMINENT or progress.word(at + 1) != "to":
        return None
    if VERB not in classes(progress.word(at + 2)):
        return None
    progress.group.tense = Tense.FUTURE
    return at + 2


def _is_to(progress: Progress, word: str, index: int) -> int | None:
    """Read what is still to be done: "the boat **is to be** sold", "was to be sold in May"."""
    if (progress.word(index + 1), progress.word(index + 2)) != ("to", "be"):
        return None
    if not syntax.is_participle(progress.word(index + 3)):
        return None
    progress.group.tense = Tense.FUTURE
    if word in {"was", "were"}:
        progress.group.mood = Mood.WISH
    return index + 2


def _yet_to(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) not in {"yet", "still"} or progress.word(index + 2) != "to":
        return None
    progress.group.negated = not progress.group.negated
    progress.group.tense = Tense.PERFECT
    return index + 3


def _be(progress: Progress, word: str, index: int) -> int | None:
    if word in {"was", "were"}:
        progress.group.tense = Tense.PAST
    progress.group.main, progress.group.verb = index, "be"
    progress.be = True
    return index + 1


def _able_to(progress: Progress, word: str, index: int) -> int | None:
    if not progress.be:
        return None
    able = word.endswith("capable") and _before_gerund(progress.words, index)
    if not able and (word.endswith("capable") or progress.word(index + 1) != "to"):
        return None
    progress.group.ability = True
    progress.group.negated ^= word.startswith(("un", "in"))
    progress.be = False
    return index + 2


def _before_gerund(words: Sequence[str], index: int) -> bool:
    for at in range(index + 1, min(index + _FAR, len(words) - 1)):
        if words[at] == "of":
            return syntax.is_gerund(words[at + 1])
    return False


def _do(progress: Progress, word: str, index: int) -> int | None:
    if not _auxiliary_do(progress.words, index):
        return None
    if word == "did":
        progress.group.tense = Tense.PAST
    return index + 1


def _auxiliary_do(words: Sequence[str], index: int) -> bool:
    for word in words[index + 1 : index + _FAR]:
        if word in syntax.NEGATIONS or word == "nt" or syntax.is_adverb(word):
            continue
        return VERB in classes(word) or word in {"have", "be", "do"}
    return False


# Participles that say how people are: "I have **married** friends"; not "I have invited friends".
_STATES = word_set("married divorced separated widowed disabled retired injured")


def _perfect(progress: Progress, word: str, index: int) -> int | None:
    if not _auxiliary_have(progress.words, index):
        return None
    progress.have = True
    progress.group.tense = Tense.PAST if word == "had" else Tense.PERFECT
    return index + 1


def _auxiliary_have(words: Sequence[str], index: int) -> bool:
    for at in range(index + 1, min(index + _FAR + 1, len(words))):
        word = words[at]
        if word in {"not", "n't", "nt", "never", "even", "since"} or syntax.is_adverb(word):
            continue  # "I haven't even signed it", "I've since paid it"
        if word == "got":  # "I've got a car", but "I've got round to selling it"
            never = "never" in words[index + 1 : at]  # "I've never got married"
            return never or words[at + 1 : at + 2] in (("round",), ("around",))
        if word in _STATES and any(is_person(word_key(w)) for w in words[at + 1 : at + 2]):
            return False  # "I have divorced parents"
        return word in {"been", "had", "done"} or syntax.is_participle(word)
    return False


def _intention(progress: Progress, word: str, index: int) -> int | None:
    last = _intending(progress.words, index)
    if not last:
        return None
    progress.group.mood = Mood.WISH
    progress.group.negated ^= progress.words[index + 1] == "no"
    return last + 1


def _intending(words: Sequence[str], index: int) -> int:
    """Return the last word of "have no intention of" before a verb, or 0."""
    for at in range(index + 1, min(index + _FAR, len(words) - 2)):
        if words[at] in _INTENTIONS and words[at + 1] in {"of", "to", "on"}:
            return at + 1 if VERB in classes(words[at + 2]) else 0
    return 0


def _have_not(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) not in {"not", "n't", "nt"}:
        return None
    progress.group.negated = not progress.group.negated
    progress.group.main, progress.group.verb = index, "have"
    return END


def _need_not(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) not in {"not", "n't", "nt"}:
        return None
    if VERB not in classes(progress.word(index + 2)):
        return None
    progress.group.mood = Mood.DUTY
    progress.group.negated = not progress.group.negated
    return index + 2


def _have_to(progress: Progress, word: str, index: int) -> int | None:
    at = index + 1
    while progress.word(at) in {"still", "got"}:  # "I've still got to row"
        at += 1
    if progress.word(at) != "to" or VERB not in classes(progress.word(at + 1)):
        return None
    progress.group.mood = Mood.DUTY
    return at + 1


def _used_to(progress: Progress, word: str, index: int) -> int | None:
    if progress.word(index + 1) != "to" or progress.be:
        return None
    progress.group.tense = Tense.OVER
    return index + 2


def _adverb(progress: Progress, word: str, index: int) -> int | None:
    if not syntax.is_adverb(word) and word not in _IDLE:
        return None
    following = progress.word(index + 1)
    short = word in _SHORT_OF and VERB in classes(following)
    if short and (not progress.be or syntax.is_participle(following)):
        progress.group.mood = Mood.OPEN  # "I nearly lost my job", "I was nearly sacked"
    if word in lists.OVER and progress.group.tense is Tense.PAST:
        progress.group.tense = Tense.OVER
    return index + 1


def _hedge(progress: Progress, word: str, index: int) -> int | None:
    """Leave open what is only held to be likely, or only near: "I've **probably** paid it"."""
    following = progress.word(index + 1)
    emphatic = word == "possibly" and progress.group.negated  # "I can't possibly row"
    counts = following[:1].isdigit() or following in _ROUGHLY
    if emphatic or counts or (word == "likely" and following in {"to", ""}):
        return None
    whole = following in _SAYING_WHAT or word in _SCANTLY
    if word in lists.APPROXIMATING and not (progress.be and whole):
        return None  # "I nearly lost my job"
    progress.group.mood = Mood.OPEN
    return index + 1


def _after_a_fashion(progress: Progress, word: str, index: int) -> int | None:
    """Leave open what somebody is "sort of" or "as good as"."""
    ahead = tuple(progress.word(at) for at in range(index, index + 4))
    length = next((len(p) for p in _AFTER_A_FASHION if ahead[: len(p)] == p), 0)
    if not length or not (progress.be or progress.have or word == "sort"):
        return None
    following = progress.word(index + length)
    if not following or following in syntax.PERSONAL_OBJECTS | {"new", "you"}:
        return None  # "that is kind of you", "as good as new"
    progress.group.mood = Mood.OPEN
    return index + length


def _attitude(progress: Progress, word: str, index: int) -> int | None:
    at = index + 2 if progress.word(index + 1) in {"of", "about", "at"} else 0
    if not progress.be or not at or not syntax.is_gerund(progress.word(at) or "a"):
        return None
    progress.group.mood = Mood.OPEN
    return END


def _complement(progress: Progress, word: str, index: int) -> int | None:
    return END


# Asked in this order, from the first word on; the first that reads a word decides where to go on.
AUXILIARY_STEPS: tuple[Step, ...] = (
    Step("negation", _NEGATIONS, _negation, "I do not smoke.", "I row not far."),
    Step("no longer", word_set("no"), _no_longer, "I no longer smoke.", "I have no boat."),
    Step("is or has", word_set("'s"), _contracted_s, "I's ill.", "I am ill."),
    Step("would or had", word_set("'d"), _contracted_d, "I'd like a boat.", "I would like a boat."),
    Step("future", word_set("will shall"), _future, "I will row.", "I wrote a will."),
    Step("ability", word_set("can"), _ability, "I can row.", "I opened the can."),
    Step("supposition", _SUPPOSING, _supposition, "I might row.", "I lost my might."),
    Step("duty", word_set("must ought"), _duty, "I must row.", "I have a must."),
    Step("going to", syntax.BE, _going_to, "I am going to row.", "I am going home."),
    Step("about to", syntax.BE, _about_to, "I am about to row.", "I am about to the knees in it."),
    Step("is to", syntax.BE, _is_to, "I am to be paid.", "I am to blame."),
    Step("yet to", syntax.BE | syntax.HAVE, _yet_to, "I have yet to row.", "I have a boat yet."),
    Step("be", syntax.BE, _be, "I am a rower.", "I am going to row."),
    Step("able to", _ABLE, _able_to, "I am unable to row.", "I am unable."),
    Step("attitude", _ATTITUDES, _attitude, "I am afraid of losing it.", "I am afraid of spiders."),
    Step("do", word_set("do does did"), _do, "I do row.", "I do the garden."),
    Step("perfect", syntax.HAVE, _perfect, "I have rowed.", "I have a boat."),
    Step("intention", syntax.HAVE, _intention, "I have no plan to row.", "I have no plan."),
    Step("have not", syntax.HAVE, _have_not, "I haven't a boat.", "I have a boat."),
    Step("have to", _DEMANDING, _have_to, "I have to row.", "I have a boat."),
    Step("need not", word_set("need"), _need_not, "I need not row.", "I need no oar."),
    Step("used to", word_set("used"), _used_to, "I used to row.", "I am used to rowing."),
    Step(
        "hedge",
        lists.HEDGES | lists.APPROXIMATING,
        _hedge,
        "I am probably a rower.",
        "I am probably 40.",
    ),
    Step(
        "after a fashion",
        word_set("sort kind more as"),
        _after_a_fashion,
        "I am sort of a rower.",
        "I am kind of you.",
    ),
    Step("adverb", frozenset(), _adverb, "I often row.", "I row often."),
    Step("complement", _COMPLEMENTS, _complement, "I am in the boat.", "I row in the boat."),
)
