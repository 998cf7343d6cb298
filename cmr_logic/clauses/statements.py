"""Where a statement begins in a sentence, and where its predicate stands."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.behind_participles import (
    behind_another_clause,
    behind_date,
    behind_nor,
    behind_place,
    behind_time_clause,
    behind_times,
    behind_where,
)
from cmr_logic.clauses.fronts import alone
from cmr_logic.clauses.happenings import ends_in_event, happens
from cmr_logic.clauses.last_cases import before_last_case
from cmr_logic.clauses.lengths import FOR_CASE, says_length
from cmr_logic.clauses.levels import Level
from cmr_logic.clauses.plain_statements import NAMING, SAYING, pronoun_states, states_plainly
from cmr_logic.clauses.predicates_joined import (
    NEEDS,
    goes_on_behind_list,
    predicate_again,
    third_person_at,
)
from cmr_logic.clauses.reading import Range, Reading
from cmr_logic.clauses.stretch import COORDINATORS, FAR, OF_NUMBERS, STRONG, WINDOW, Stretch
from cmr_logic.cues import Cue, Effect
from cmr_logic.text import NOUN, VERB, bases, classes

_SHORTEST_CONDITION = 3  # words of a condition that a statement follows without a comma
_DEED = 2  # words of one that only says what someone does: "when **you apply** you will need"
_SUBJECT_TO_MODAL = 5  # tokens from "the" or "your" to the modal of such a statement, at most
_JOINED_TO_MODAL = 10  # tokens from "you" to the modal behind a joined subject, at most
_SHORT_NAME = 3  # words of the last of several subjects: "part-time guides"
# Subjects of a statement that follows its condition without a comma: "we", not "this".
_DIRECT_PRONOUNS = frozenset({"you", "we", "they", "it"})
# An object at the end of an aim: "To get **it,** you must …".
_IT_ENDS = ("it", ",")
# Words after which no statement begins: "that", not "late".
_LEANING = frozenset({"that", "and", "or", "whom", "which"})
# Verbs, besides modals, of such a statement: "you need", not "you live".
_DIRECT_VERBS = frozenset({"need", "'ll", "qualify"})
# The same after an aim: "to vote you have to register", not "to vote you live".
_DIRECT_VERBS_OF_AIMS = frozenset({"have", "are", "'re"})
# What one then does not: "you do not **have to** row"; not "you do not row".
_SPARED = frozenset({("have", "to"), ("need", "to")})
_BUT = "but"  # goes on behind a statement: "you need a pass, **but** it is free"
# Articles of one, not of several: "**a** boat"; not "your boats".
_ONE = frozenset({"a", "an"})
# Words after a verb that show that it is no noun: "contact **us**"; not "of".
_AFTER_COMMANDS = (syntax.DETERMINERS - {"either", "neither"}) | {"us", "them", "it", "up", "in"}
# Openings of a command not to do something: "**do not** row"; not "do you row".
_FORBIDDING = frozenset({("do", "not"), ("do", "n't")})
# Openings of what somebody needs: "guests need **both** a card and a key"; not "need that".
_OPENING_THINGS = syntax.INDEFINITE | syntax.NUMBERS | {"both", "either"}
# What a comma joins where a list of verbs goes on: "if you row**,** use a boat and sail".
_STATED = frozenset({Level.CLAUSE, Level.STATEMENT})
# What someone turns out to be by a condition: "you are entitled", not "you are late".
_STANDINGS = frozenset({"eligible", "entitled", "exempt", "liable", "required", "responsible"})
# Words that another predicate of the same subject stands behind: "**and** must"; not "you".
_BEFORE_PREDICATES = frozenset({*COORDINATORS, "but", "also", "then", "still", "therefore"})
# Words that a condition goes on with behind a comma: "if you row**, but** are new, ask"; not "you".
_GOING_ON = frozenset({*COORDINATORS, "but"})
# What stands behind "have" in a demand: "you have to pay", not "you have a car".
_OBLIGATIONS = frozenset({"to"})
_OWN = frozenset({"your", "our"})  # openings of the subject behind a case
# Adverbs of a conclusion: "you only pay", not "you also pay".
_LIMITING = frozenset({"only", "automatically", "still", "usually", "normally"})


def begin_statement(reading: Reading, index: int) -> None:
    """Start reading a statement at an index."""
    reading.main = True
    reading.said = False
    reading.open = None
    index += index == reading.stretch.then
    # an item completes what its list waits for: its verb parts no statement
    reading.predicate = None if reading.stretch.item else find_predicate(reading.stretch, index)


def find_predicate(stretch: Stretch, index: int) -> Range | None:
    """Return the range of the finite verb, with negation and adverbs, of the statement at an index.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Your boat must not leave if it leaks.")
        >>> find_predicate(Stretch(tokens, 0, len(tokens), item=False, lead_in=False), 0)
        (2, 4)
    """
    words = stretch.words
    if _forbids(words, index):
        return None  # "Do not row and tell the crew": the verbs of a command
    weak, stop = _stops(stretch, index)
    again = _goes_on_about_subject(stretch, index) or goes_on_behind_list(stretch, index)
    verb = index if again else syntax.finite_verb(words, index, weak)
    if verb is None and index < weak - 1 and weak < stop and happens(words, weak - 1):
        verb = weak - 1
    if verb is None and weak < stop and not orders(stretch, index):
        verb = syntax.finite_verb(words, index, stop)
    if verb is None and _leaves_out_subject(stretch, index):
        verb = index
    if verb is None and index > stretch.first and ends_in_event(stretch, index, stop):
        verb = stop - 1
    if verb is None:
        return None
    verb = before_last_case(stretch, index, verb)
    verb = behind_date(words, index, verb, stop) or verb
    verb = behind_times(words, index, verb, stop) or verb
    verb = behind_place(words, index, verb, stop) or verb
    verb = behind_another_clause(words, index, verb, stop) or verb
    verb = behind_time_clause(words, index, verb, stop) or verb
    verb = behind_where(words, index, verb, stop) or verb
    verb = behind_nor(words, index, verb, stop) or verb
    return predicate_at(stretch, verb, stop)


def predicate_at(stretch: Stretch, verb: int, stop: int) -> Range:
    """Return the range of a finite verb with the negation and adverbs behind it.

    Args:
        stretch: the sentence.
        verb: the place of the verb.
        stop: where a condition begins that the statement ends before.
    """
    end = verb + 1
    while end < stop and _belongs_to_verb(stretch.words, end):
        if _announces(stretch, end):
            break  # "need | not only A but also B", "must | either:"
        end += 1
    return verb, end


def orders(stretch: Stretch, index: int) -> bool:
    """Tell whether a sentence begins with the verb of an order: "**Use** gate B where you row"."""
    word, following = stretch.word(index), stretch.word(index + 1)
    if index > stretch.first or word not in bases(word, VERB) or following in syntax.PREPOSITIONS:
        return False
    return word in syntax.VERBS_FIRST or NOUN not in classes(word)


def _leaves_out_subject(stretch: Stretch, index: int) -> bool:
    """Tell whether a statement opens with its modal verb: "**Must** be over 16", not "can you"."""
    following = stretch.word(index + 1)
    opens = index == stretch.first and stretch.word(index) in syntax.MODALS
    return opens and following not in syntax.NOMINATIVES and following not in syntax.DETERMINERS


def _goes_on_about_subject(stretch: Stretch, index: int) -> bool:
    """Tell whether a statement opens with its predicate behind a joint: "… **but must** row"."""
    joined = index > stretch.first and stretch.words[index - 1] in _BEFORE_PREDICATES
    again = joined and predicate_again(stretch, index) == index
    return again or (joined and third_person_at(stretch, index))


def _announces(stretch: Stretch, index: int) -> bool:
    """Tell whether a word announces the parts behind it, or as the last one of all a list."""
    found = stretch.cue(index)
    if found is None:
        return False
    effect, lead_in = found[0].effect, stretch.lead_in and found[1] >= stretch.last
    return effect is Effect.BOTH or (effect is Effect.EITHER and lead_in)


def _stops(stretch: Stretch, index: int) -> Range:
    """Return where the first condition after a statement may begin, and where one surely does."""
    weak = None
    at = index
    relative = False
    limit = min(stretch.last, index + FAR)
    while at < limit:
        found = stretch.cue(at)
        if found is None:
            end = min(limit, stretch.run_end(at))
            relative = relative or not syntax.SUBJECT_RELATIVES.isdisjoint(stretch.words[at:end])
            at = end
            continue
        cue, end = found
        relative = relative or cue.effect is Effect.RELATIVE
        if at > index and (cue.name in STRONG or cue.effect is Effect.EVEN_IF):
            return (at if weak is None else weak), at
        opens = cue.effect is Effect.IF or cue.effect is Effect.UNLESS
        if at > index and weak is None and opens and not relative:
            weak = None if says_length(stretch, at, cue) else at
        at = end
    return (limit if weak is None else weak), limit


def statement_at(reading: Reading, index: int) -> bool:
    """Tell whether the statement of a sentence that began with its condition starts at an index."""
    stretch = reading.stretch
    if index >= stretch.last:
        return False
    word = stretch.words[index]
    if word == "then":
        return True
    if stretch.then > index or _statement_later(reading, index):
        return False
    if word in _GOING_ON or stretch.opens_condition(index):
        return False
    verb = stretch.finite_verb(index, index + 2 * WINDOW)
    if verb is not None:
        return not _lists_nouns(reading, index, verb)
    return _commands(reading, index) or ends_in_event(stretch, index, _stops(stretch, index)[0])


def _commands(reading: Reading, index: int) -> bool:
    """Tell whether a command starts at an index: "If you are lost, ask the guard"."""
    words = reading.stretch.words
    word = words[index]
    kinds = classes(word)
    if _forbids(words, index):
        return True
    if VERB not in kinds or word in syntax.PRONOUNS or syntax.is_gerund(word):
        return False
    if NOUN not in kinds:
        return True
    following = reading.stretch.word(index + 1)
    whole = not (reading.stretch.item or reading.stretch.lead_in)  # else a list may go on
    listed = _comma_level(reading, index - 1)
    if word not in bases(word, VERB) or (listed is not None and not (whole and listed in _STATED)):
        return False
    return following in _AFTER_COMMANDS or _has_bare_object(reading, index, following)


def _has_bare_object(reading: Reading, index: int, following: str) -> bool:
    """Tell whether a form that is a noun too has a thing or number behind: "**call** 555 0142".

    A whole condition ends before it, and no statement follows: not "if you row, **hire** fees".
    """
    stretch = reading.stretch
    if stretch.words[index - 1] != "," or reading.open is None or not following:
        return False
    thing = following[:1] in OF_NUMBERS or NOUN in classes(following)
    thing = thing or stretch.words[index] in syntax.VERBS_FIRST
    stated = thing and index - 1 - reading.out[0].last >= _SHORTEST_CONDITION
    return stated and reading.joins.last_opening_comma < index


def _forbids(words: Sequence[str], index: int) -> bool:
    """Tell whether a command not to do something starts at an index: "do not row", "never row"."""
    if words[index : index + 2] in _FORBIDDING:
        return True
    verb = words[index + 1 : index + 2]
    return words[index : index + 1] == ("never",) and bool(verb) and verb[0] in bases(verb[0], VERB)


def _lists_nouns(reading: Reading, index: int, verb: int) -> bool:
    """Tell whether a list of nouns goes on before a verb: "if you have A, B or C, you can …"."""
    words = reading.stretch.words
    between = words[index:verb]
    if "," in between and between[-1] not in _DIRECT_PRONOUNS and _joins_subjects(between):
        return False  # "If you pay, | cooks, guides and guests can row": a list of subjects
    if words[index] in _OWN and "," not in between:
        return False  # "For group lessons, | your pupils or their parents sign": a subject anew
    if reading.opens_with_aim:  # "To keep hens, ducks or geese, you must …"
        # not "To keep hens, | **both of you** must …"
        return len(between) > 1 and between[-1] in _DIRECT_PRONOUNS and between[-2] != "of"
    return "," in between or (
        words[index] not in syntax.PRONOUNS
        and "or" in between
        and words[index - 1] == ","
        and _comma_level(reading, index - 1) is Level.TIGHT
    )


def _joins_subjects(between: Sequence[str]) -> bool:
    """Tell whether one list goes on up to a verb, as its subject: "guides **and** guests | can"."""
    joined = [at for at, word in enumerate(between) if word in COORDINATORS]
    behind = between[joined[0] + 1 :] if len(joined) == 1 else ()
    plain = syntax.DETERMINERS.isdisjoint(behind) and "," not in behind
    return bool(behind) and plain and len(behind) <= _SHORT_NAME


def _comma_level(reading: Reading, index: int) -> Level | None:
    found = reading.joins.commas.get(index)
    return found[0] if found else None


def _statement_later(reading: Reading, index: int) -> bool:
    """Tell whether a later comma opens the statement: this piece is one of several conditions."""
    if reading.opens_with_aim or _comma_level(reading, index - 1) in {None, Level.TIGHT}:
        return False
    return reading.joins.last_opening_comma > index


def follows_directly(reading: Reading, index: int) -> bool:
    """Tell whether a statement starts without a comma: "If you are late we will charge you".

    Args:
        reading: what has been read of the sentence: conditions only.
        index: where the statement may start.
    """
    if reading.open == index:
        return False
    return _inverted(reading.stretch, index) or _follows_condition(reading, index)


def _follows_condition(reading: Reading, index: int) -> bool:
    """Tell whether the subject of a statement and what it concludes stand behind a condition."""
    stretch = reading.stretch
    word = stretch.words[index]
    aim = reading.last_type == "PURPOSE" and reading.open is not None
    before = stretch.words[index - 1]
    if (
        (not aim and not _condition_said(reading, index))
        or before in _LEANING
        or (before in syntax.PREPOSITIONS and not _ends_bound(stretch, index))
        or before in syntax.AUXILIARIES
        or stretch.words[index : index + 2] == _IT_ENDS
        or (word != "we" and not aim and _opens_after_comma(reading, index))
    ):
        return False
    opened = reading.open or stretch.first
    if word in _DIRECT_PRONOUNS:
        concludes = _ends_bound(stretch, index) or _has_demand(stretch, index, aim=aim)
        concludes = concludes or (word == "we" and _is_thing(reading, index))
        aimed = any(token.type == "PURPOSE" for token in reading.out)  # "To find out if …, we ask"
        return concludes or (not aimed and pronoun_states(stretch, opened, index))
    plainly = not aim and states_plainly(stretch, opened, index)
    if stretch.finite_verb(opened, index + 1) == index - 1:
        return plainly and _is_deed(reading, index)  # not "If the book shows the owner must pay, …"
    if word in NAMING:
        return plainly or _has_modal(stretch, index, aim=aim)
    modal = syntax.is_plural_noun(word) and stretch.word(index + 1) in syntax.MODALS
    return modal or (aim and syntax.is_plural_noun(word) and _demands(stretch, index + 1))


def _is_thing(reading: Reading, index: int) -> bool:
    """Tell whether a condition up to an index only names something: "after **an accident** we"."""
    stretch, first = reading.stretch, reading.out[0].last
    named = stretch.words[first] in syntax.DETERMINERS and stretch.finite_verb(first, index) is None
    stated = named and stretch.finite_verb(index, index + _DEED) == index + 1
    return stated and not _opens_after_comma(reading, index)  # "once the form we sent is signed, …"


def _ends_bound(stretch: Stretch, index: int) -> bool:
    """Tell whether a bound ends before an index: "If you are 65 **or over** you need not pay"."""
    words = stretch.words
    return words[index - 2] == "or" and words[index - 3][:1].isdigit()


def _condition_said(reading: Reading, index: int) -> bool:
    """Tell whether the words from the cue to an index are a condition: "If you smoke | you"."""
    first, words = reading.out[0].last, reading.stretch.words
    if reading.open is None:
        return False
    done = (
        _is_deed(reading, index)
        and VERB in classes(words[first + 1])
        and words[first + 1] not in SAYING
    )
    opened = reading.out[0].cue
    if opened is not None and opened.name == FOR_CASE:
        return True  # "for huts | you need a key"
    opens = words[first] in syntax.DETERMINERS | syntax.PREPOSITIONS  # "**during** term you can"
    opens = opens and opened is not None and _needs_no_verb(opened, words[first])
    thing = index - first == _DEED and opens
    return done or thing or index - first >= _SHORTEST_CONDITION


def _is_deed(reading: Reading, index: int) -> bool:
    """Tell whether a condition up to an index only says what someone does: "If **you smoke**"."""
    first = reading.out[0].last
    return index - first == _DEED and reading.stretch.words[first] in syntax.NOMINATIVES


def _needs_no_verb(cue: Cue, word: str) -> bool:
    """Tell whether a condition may only name something: "**after** a fire"; not "if a fire"."""
    return cue.name not in STRONG or word in syntax.PREPOSITIONS


def _opens_after_comma(reading: Reading, index: int) -> bool:
    """Tell whether a statement begins after a comma soon: "If the boat you must sell is old, …"."""
    stretch = reading.stretch
    if stretch.last_comma < index:
        return False
    soon = range(index, min(stretch.last, index + 2 * WINDOW))
    commas = (at for at in soon if stretch.words[at] == "," and stretch.word(at + 1) != _BUT)
    return any(statement_at(reading, at + 1) for at in commas)


def _has_modal(stretch: Stretch, index: int, *, aim: bool) -> bool:
    """Tell whether a noun phrase and its modal stand at an index: "your parents must …".

    Behind an aim, a verb that demands does as well: "To row your child **needs to** swim".
    """
    verb = stretch.finite_verb(index, index + _SUBJECT_TO_MODAL + 1)
    if verb is None:
        return False
    demands = aim and _demands(stretch, verb)
    if stretch.words[verb] not in syntax.MODALS and not demands:
        return False
    named = stretch.words[index + 1 : verb]
    if stretch.words[index] in _ONE and named and syntax.is_plural_noun(named[-1]):
        return False  # "To keep **a boat | owners** must …"
    anew = _inverted(stretch, verb)
    return not anew and "," not in named and syntax.DETERMINERS.isdisjoint(named)


def _demands(stretch: Stretch, verb: int) -> bool:
    """Tell whether a verb says that something must be: "need to", "has to", "need a key"."""
    word, behind = stretch.word(verb), stretch.word(verb + 1)
    thing = word == "need" and behind in _OPENING_THINGS
    return word in NEEDS and (behind == "to" or thing)


def _inverted(stretch: Stretch, index: int) -> bool:
    """Tell whether a statement begins with its modal: "Only if you swim **can you** row"."""
    found = stretch.cue(stretch.first)
    limiting = alone(stretch) or (found is not None and found[0].name == "only-if")
    if not limiting or stretch.words[index] not in syntax.MODALS:
        return False
    following = stretch.word(index + 1)
    named = following in syntax.DETERMINERS or syntax.is_plural_noun(following)
    return stretch.words[index - 1] not in syntax.NOMINATIVES and (
        named or following in syntax.NOMINATIVES
    )


def _has_demand(stretch: Stretch, index: int, *, aim: bool) -> bool:
    """Tell whether a pronoun and a verb that demands, allows or concludes stand at an index."""
    at = index + 1
    while at < stretch.last and syntax.is_adverb(stretch.words[at]):
        at += 1
    verb, following = stretch.word(at), stretch.word(at + 1)
    if verb in syntax.JOINTS:  # "To row **you or your partner must** swim"
        joined = stretch.finite_verb(index, index + _JOINED_TO_MODAL)
        return joined is not None and stretch.words[joined] in syntax.MODALS
    if verb in syntax.MODALS or verb in _DIRECT_VERBS or (aim and verb in _DIRECT_VERBS_OF_AIMS):
        return True
    if verb in syntax.DO and following in syntax.VERBAL_NEGATIONS:
        return stretch.words[at + 2 : at + 4] in _SPARED  # "you do not have to pay"
    if verb in syntax.BE or verb in syntax.HAVE:
        return following in (_STANDINGS if verb in syntax.BE else _OBLIGATIONS)
    limiting = any(word in _LIMITING for word in stretch.words[index + 1 : at])
    return limiting and VERB in classes(verb)


def _belongs_to_verb(words: Sequence[str], at: int) -> bool:
    """Tell whether an adverb or "not" belongs to the verb before it: "ends **today**".

    "Once" may open what happens first: "ends **once you** move out".
    """
    if words[at] == "once" and words[at + 1 : at + 2]:
        return words[at + 1] not in syntax.NOMINATIVES | syntax.DETERMINERS
    return words[at] == "not" or syntax.is_adverb(words[at])
