"""What a question states, a condition no more: "Do I pay when I enter?" states that one enters."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from itertools import pairwise

from cmr_logic.expression import ClauseRef, Constant, Expression, Not, clause_ids, with_values
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.cases_apart import SORT, SORTS, WISH, is_sort, kind_of_case, other_cases
from cmr_logic.inquiry.described_in_question import is_described_so
from cmr_logic.inquiry.doers import does_deed
from cmr_logic.inquiry.only_they import roles_of_only
from cmr_logic.inquiry.other_place import places_left_aside
from cmr_logic.inquiry.outright import bars_outright, cases_of, is_outright
from cmr_logic.inquiry.owned import (
    MINE,
    has_what_is_owned,
    is_kin_of_asker,
    is_whose_they_are,
    names_owned,
    what_asker_is,
)
from cmr_logic.inquiry.place_alone import is_of_other_object
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import IMPLIED, is_kind_among, is_restated
from cmr_logic.inquiry.shared_roles import bodies_of_all, kinds_brought, roles_of_all
from cmr_logic.inquiry.supposed import before_relative
from cmr_logic.inquiry.told_lacking import is_supposed_not
from cmr_logic.inquiry.told_to_be import but_for_told, is_told_to_be
from cmr_logic.provisions.drafts.nodes import Clause, Rule
from cmr_logic.provisions.words.predicate_words import OPTIONAL, REQUIRED
from cmr_logic.relevance import stem
from cmr_logic.syntax import (
    DETERMINERS,
    NEGATIONS,
    OF_PLACES_AND_TIMES,
    PREPOSITIONS,
    TIME_UNITS,
    finite_verb,
)
from cmr_logic.text import NOUN, classes, key, keys, word_set, words_in

_NAMED = 2  # words by which a question states a clause; one is enough of what is only implied
# What only says that a thing is where it is: "tools **kept** in the shed"; not "made in the shed".
_PLACED = keys(
    word_set(
        "kept stored served given reserved held located situated placed offered provided shown "
        "displayed moored parked marked found stationed"
    )
)
_OWN = frozenset({"own"})  # what "my" says as well: "my doctor" is "your **own** doctor"
_BOTH = "both"  # "a card or a pass" gives no two: "Can I get **both** a card and a pass?"
# What "if you are eligible" says: no more than the question.
_ELIGIBLE = word_set("eligible qualify entitled entitle")
# How one begins of what someone wants to have: "**you want** a refund"; not "you want to move".
_WANTED = ("you want a ", "you want an ", "you would like a ", "you would like an ")
_THE = "the "  # how one begins of what tells a thing apart: "**the** boat is over 5 m long"
# How clauses begin of what whoever asks is, and of what a thing is.
_STATES = ("you are ", SORT)
_BETWEEN = 1  # further words among those by which a question states a clause
_WHEN = "when"  # the cue of what else happens at the time of something
_WHILE = "while"  # the cue of what goes on at the time of something, and its word
# In another country: "**abroad**"; not "away".
_ABROAD = frozenset({"abroad", "overseas"})
_OUTSIDE = ("outside", "the")
# The own country behind it: "outside the **country**"; not "outside the house".
_HOME = word_set("uk eu us country united republic state states kingdom")
_ABROAD_ALONE = 7  # words of a clause of no more than that: "you live outside the United Kingdom"
_HAVE = frozenset({"have", "has", "own", "owns"})  # of what there already is: "it **has** a pump"
_HAVING = _HAVE | MINE | {"with", "got", "had", "having"}  # and how a question says so
_JOINING = frozenset(map(key, ("join", "enrol", "register")))  # deeds of those who come new
# How a clause begins of what whoever asks whether they pay anything knows the sum of.
_YOU_PAY = "you pay "
# What a thing is that one must have, or need not: "a helmet is **optional**"; not "is cheap".
_NEEDED = keys((*REQUIRED, *OPTIONAL))
_IF = "if"  # the cue of a case
# Verbs by which whoever lets people in has, or has not, a thing: "we cannot **take** dogs".
_LETTING = keys(("take", "bring", "welcome", "admit", "have"))
_UNTIL = "until"  # the cue of when something ends, and its word
_WITHOUT = "without"  # the cue of what someone has not, and its word


def presupposed(expression: Expression, rule: Rule, question: Question) -> Expression:
    """Take as given what the question states: "Do I pay when I enter?" states that one enters.

    Who asks whether they get something asks whether they are eligible: that is no condition. Nor is
    being a business of who asks about "my business".
    """
    asker = what_asker_is((*question.told, *question.words))
    told = what_asker_is((*question.told_of_whom, *question.words))
    owned = {key(noun) for mine, noun in pairwise(question.words) if mine in MINE} | told
    owned |= kinds_brought(question.words)
    alone_let = roles_of_only(rule)
    given = {
        clause.id
        for clause in rule.clauses
        if only_qualifies(clause)
        or is_kind_among(clause, owned)
        or has_what_is_owned(clause, owned, question.words)
        or is_whose_they_are(clause, owned, question.words)
        or is_kin_of_asker(clause, owned, asker)
        or (clause.id not in alone_let and does_deed(clause, question))
        or is_described_so(clause, question.words)
        or _is_who_joins(clause, question)
        or is_told_to_be(clause, question.told_of_whom, question.keys)
        or _is_told_of_thing(clause, question)
        or _is_meanwhile(clause, question.words)
        or _is_at_that_time(clause, question.words)
        or (_is_stated(clause.keys, clause, question) and not _only_names(clause, question))
        or _is_what_is_wanted(clause, question)
        or (_is_told_ahead(clause) and clause.keys <= question.keys)
        or (
            clause.statement.startswith(WISH)
            and _is_stated(keys(words_in(clause.span.of(rule.plain))), clause, question)
        )
    }
    lacked = {
        clause.id
        for clause in rule.clauses
        if _lacks(clause, question) or _ends_as_asked(rule, clause, question)
    }
    asked = clause_ids(expression)
    restated = {
        clause.id
        for clause in rule.clauses
        if clause.id in asked
        and (is_restated(rule, clause, question) or is_kind_among(clause, told))
    }
    restated |= bodies_of_all(rule)
    given |= restated | roles_of_all(rule)
    given |= {clause.id for clause in rule.clauses if _is_title(rule, clause)}
    denied = {
        name
        for name in given.intersection(asked)
        if _is_denied(rule, name) or _is_denied_of_noun(rule.clause(name), question)
    }
    given, lacked = given - denied, lacked | denied
    lacked |= {clause.id for clause in other_cases(rule, given.intersection(asked))}
    lacked |= places_left_aside(rule, question) - given
    stated = (given | lacked).intersection(asked)
    if not stated:
        return expression

    reduced = with_values(expression, dict.fromkeys(given, True) | dict.fromkeys(lacked, False))
    if not isinstance(reduced, Constant):
        return reduced
    beside = but_for_told(expression, rule, question, given, lacked)
    if beside is not None or all(is_of_other_object(rule, name, question) for name in asked):
        return expression if beside is None else beside
    # Who asks about one of several cases is answered; one condition said again is still to be met,
    # but for a deed that a text lets one do at any rate: "Can I pay by card?" of "You can pay by
    # card".
    cases = [rule.clause(name) for name in stated]
    sorts = all(clause.cue in SORTS or _is_told_ahead(clause) for clause in cases)
    settles = is_outright if reduced == Constant(True) else bars_outright
    outright = all(_is_named(rule.clause(name)) and settles(rule, name, question) for name in asked)
    there = _bans_there if reduced == Constant(False) else _holds_there
    if all(there(rule, name, question) for name in asked):
        return reduced
    if sorts and (len(asked) > 1 or outright) and _BOTH not in question.words:
        return reduced
    alone = all(
        name in restated
        or (_is_deed_alone(rule.clause(name)) and is_outright(rule, name, question))
        for name in stated
    )
    return reduced if alone else expression


def _bans_there(rule: Rule, name: str, question: Question) -> bool:
    """Tell whether all of a ban is asked about, and where it holds: "no parking **on Sundays**"."""
    clause = rule.clause(name)
    makers = [p for p in rule.provisions if name in cases_of(p)]
    told = clause.cue == IMPLIED or _is_told_ahead(clause)
    if not told or not clause.statement.startswith(_STATES):
        return False
    if len(makers) != 1:
        return False
    things, asked = makers[0].keys - GENERAL - clause.keys - _LETTING, question.keys
    any_of = "or" in words_in(makers[0].conclusion.of(rule.plain)) and not things.isdisjoint(asked)
    named = bool(things) and clause.keys <= asked and (things <= asked or any_of)
    return named and bars_outright(rule, name, question)


def _holds_there(rule: Rule, name: str, question: Question) -> bool:
    """Tell whether all that is due, or let, where a clause says is asked: "**On Sundays** pay"."""
    clause = rule.clause(name)
    makers = [p for p in rule.provisions if name in cases_of(p)]
    if not _is_told_ahead(clause) or not clause.keys <= question.keys or len(makers) != 1:
        return False
    (maker,) = makers
    due = frozenset[str]()
    for each in clause_ids(maker.demand) if maker.demand is not None else ():
        due |= rule.clause(each).keys
    said = (due or maker.keys) - clause.keys - GENERAL - _NEEDED
    asked = question.keys - clause.keys - GENERAL - _NEEDED - TIME_UNITS
    same = bool(said) and said <= question.keys and asked <= said | maker.keys
    demand = question.demand is (maker.demand is not None)
    return same and demand and maker.positive and is_outright(rule, name, question)


def _is_told_ahead(clause: Clause) -> bool:
    """Tell whether a clause is where or when something is so: "**On Sundays** you may not row"."""
    placed = words_in(clause.statement)[2:3]
    named = clause.statement.startswith(_STATES) and bool(clause.keys)
    return clause.cue == _IF and named and placed[0] in OF_PLACES_AND_TIMES


def only_qualifies(clause: Clause) -> bool:
    """Tell whether a clause says no more than that one qualifies: "you are eligible".

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You get a coat if you qualify and you row.")
        >>> list(map(only_qualifies, rule.clauses))
        [True, False]
    """
    return clause.keys != frozenset() and clause.keys <= _ELIGIBLE


def _is_who_joins(clause: Clause, question: Question) -> bool:
    """Tell whether a clause names those who come new, of whom who asks to join is one."""
    words = words_in(clause.statement)
    named = clause.cue in SORTS and len(words) == len(("you", "are", "new", "members"))
    return named and words[2] == "new" and question.deed in _JOINING


def _is_denied(rule: Rule, name: str) -> bool:
    """Tell whether a clause affirms what a conclusion denies: "Smoking is not allowed"."""
    return any(provision.implied == Not(ClauseRef(name)) for provision in rule.provisions)


def _is_denied_of_noun(clause: Clause, question: Question) -> bool:
    """Tell whether a question denies a clause of a thing: "leave **I have not** taken"."""
    words = question.words
    said = words[len(before_relative(words)) :]
    return bool(said) and not clause.keys.isdisjoint(keys(said))


def _is_deed_alone(clause: Clause) -> bool:
    """Tell whether a clause is made of no more than what a conclusion says is done, or where.

    What whoever asks is, or of which sort a thing is, a question may only name: "the **pilots'**
    fund".
    """
    if clause.cue != IMPLIED:
        return False
    words = words_in(clause.statement)
    if clause.statement.startswith(_STATES):
        return words[2:] != () and words[2] in PREPOSITIONS
    return finite_verb(words) is not None


def _is_stated(said: frozenset[str], clause: Clause, question: Question) -> bool:
    """Tell whether a question states what some words of a clause say."""
    if clause.cue == IMPLIED and len(said - _PLACED) >= _NAMED:
        said -= _PLACED  # "seats **reserved** at the front" of "the seats at the front"
    if clause.cue == IMPLIED and any(key(name[-1]) in said for name in names_owned(question.words)):
        said -= _OWN  # "from **their own** doctor" of "from my doctor"
    if clause.cue == IMPLIED and clause.statement.startswith(_YOU_PAY):
        said -= _figures(said)  # "You pay a deposit **of £50**" of "Do I pay a deposit?"
    if clause.cue == IMPLIED and question.demand and said - _NEEDED < said:
        said = _in_words_asked(said - _NEEDED, question)  # "attendance is optional": must I attend?
    sort = is_sort(clause)
    enough = len(said) >= (1 if clause.cue == IMPLIED or sort else _NAMED)
    enough = enough or (clause.cue == _WHEN and said == question.keys)  # "when you apply you need"
    if enough and sort and not said <= question.keys:
        said = _in_words_asked(said, question)  # "early withdrawals" of "Can I withdraw it early?"
    if enough and is_supposed_not(question.words, said):
        return False  # "Can I enter without a ticket?" of "Entry is by ticket only"
    if (
        sort
        and enough
        and NEGATIONS.isdisjoint(question.told_of_whom)
        and said <= keys(question.told_of_whom)
    ):
        return True  # "My entry was late. Do I pay more?"
    together = _stated_together(said, question) or _is_phrase_behind(clause)
    stated = said <= question.keys and enough and together
    return stated and (sort or not _tells_other_thing_apart(said, clause, question))


# What "after dark" comes to.
_DARK, _DARKNESS = frozenset({"it is dark"}), frozenset({"dark"})
# What a phrase behind a noun comes to, which may go with the deed: "hire it for weddings **at
# half price**".
_BEHIND = re.compile(r"^the [a-z]+ (?:is|are) (?:at|for|from|in|on|with) ")


def _is_phrase_behind(clause: Clause) -> bool:
    """Tell whether a clause is only made of a noun and a phrase behind it, in whatever order."""
    return clause.cue == IMPLIED and _BEHIND.match(clause.statement) is not None


def _tells_other_thing_apart(said: frozenset[str], clause: Clause, question: Question) -> bool:
    """Tell whether a question has words only to tell a thing apart: "a **listed hut** permit".

    They stand before its noun, and the other way about than in the clause: "the hut is listed".
    """
    words = question.words
    stated = [each for each in map(key, words_in(clause.statement)) if each in said]
    for at in range(len(said) - 1, len(words) - 1):
        named = [key(word) for word in words[at + 1 - len(said) : at + 1]]
        if frozenset(named) == said and named != stated and NOUN in classes(words[at + 1]):
            return True
    return False


def _only_names(clause: Clause, question: Question) -> bool:
    """Tell whether a question names what a clause says one has: "Will you **fit a pump**?".

    That states nothing of "your boat has a pump".
    """
    has = clause.cue != IMPLIED and not _HAVE.isdisjoint(words_in(clause.statement))
    return has and _HAVING.isdisjoint(question.words)


def _is_what_is_wanted(clause: Clause, question: Question) -> bool:
    """Tell whether a clause says no more than that someone wants what is asked for: "a refund"."""
    wished = next((w for w in _WANTED if clause.statement.startswith(w)), "")
    said = keys(words_in(clause.statement.removeprefix(wished))) if wished else frozenset()
    return bool(said) and said <= question.keys


def _behind_without(question: Question) -> frozenset[str]:
    return keys(question.words[question.words.index(_WITHOUT) + 1 :])


def _in_words_asked(said: frozenset[str], question: Question) -> frozenset[str]:
    """Return words with those of a question for such as are derived from the same."""
    # "a monthly ticket" is not "a ticket for a month"
    asked = {stem(word): word for word in question.keys if word not in TIME_UNITS}
    return frozenset(asked.get(stem(word), word) for word in said)


def _is_title(rule: Rule, clause: Clause) -> bool:
    """Tell whether a clause only says again what the whole text is about: "# Late check-out"."""
    if len(rule.headings) != 1 or not is_sort(clause):
        return False
    title = rule.headings[0].span
    return title.end <= clause.span.start and keys(words_in(title.of(rule.plain))) == clause.keys


def _is_named(clause: Clause) -> bool:
    """Tell whether a clause says of which sort a thing is, and not that it is any of a sort."""
    sort = clause.statement.removeprefix(SORT).split(" ", 1)[0]
    return kind_of_case(clause) == SORT and sort not in DETERMINERS


def _is_meanwhile(clause: Clause, words: Sequence[str]) -> bool:
    """Tell whether a question asks of the very time that a clause is of: "**while I'm away**?".

    "Can I keep it abroad?" asks of the time "while you live outside the UK".
    """
    if clause.cue != _WHILE or not _figures(clause.keys) <= keys(words):
        return False  # "while I am away" says nothing of "while you are away for up to 9 days"
    said = words_in(clause.statement.lower())
    if _is_abroad(said) and len(said) <= _ABROAD_ALONE and NEGATIONS.isdisjoint(said):
        return _is_abroad(words) and NEGATIONS.isdisjoint(words)
    if _WHILE not in words:
        return False
    behind = keys(words[words.index(_WHILE) + 1 :])
    return bool(behind) and behind <= clause.keys


def _is_at_that_time(clause: Clause, words: Sequence[str]) -> bool:
    """Tell whether a question asks of just what a clause dates: "Must I pay **when I leave**?"."""
    if clause.statement in _DARK and not _DARKNESS.isdisjoint(words):
        return True  # "Can I row **after dark**?"
    if clause.cue != _WHEN or _WHEN not in words:
        return False
    behind = words[words.index(_WHEN) + 1 :]
    plain = {*behind, *words_in(clause.statement)}.isdisjoint(NEGATIONS)
    return plain and bool(clause.keys) and keys(behind) == clause.keys


def _figures(said: Set[str]) -> set[str]:
    return {word for word in said if word[:1].isdigit()}


def _is_abroad(words: Sequence[str]) -> bool:
    """Tell whether words say that someone is in another country: "abroad", "outside the UK"."""
    return not _ABROAD.isdisjoint(words) or any(
        pair == _OUTSIDE and not _HOME.isdisjoint(words[at + 2 : at + 4])
        for at, pair in enumerate(pairwise(words))
    )


def _is_told_of_thing(clause: Clause, question: Question) -> bool:
    """Tell whether who asks says what tells a thing apart: "My **permit has expired**. Can I …?".

    The thing itself is asked about: "Can I park my car?" of "cars with an expired permit".
    """
    if clause.cue != IMPLIED or not clause.statement.startswith(_THE) or not question.told_of_whom:
        return False
    more = clause.keys - question.keys
    return (
        bool(more)
        and more <= keys(question.told_of_whom)
        and NEGATIONS.isdisjoint(question.told_of_whom)
    )


def _stated_together(said: frozenset[str], question: Question) -> bool:
    """Tell whether a question says some words in a row: "if a **guest stays**"; not far apart."""
    asked = [each for each in map(key, question.words) if each in question.keys]
    return any(said <= set(asked[at : at + len(said) + _BETWEEN]) for at in range(len(asked)))


def _ends_as_asked(rule: Rule, clause: Clause, question: Question) -> bool:
    """Tell whether a question asks for no longer than a bound: "Can I keep it **until noon**?".

    It is not yet over then: "You may not keep the key until noon if you are ill".
    """
    if clause.cue != _UNTIL or _UNTIL not in question.words:
        return False
    bound = words_in(clause.span.of(rule.plain).lower())
    at = question.words.index(_UNTIL) + 1
    return clause.statement.startswith(SORT) and question.words[at : at + len(bound)] == bound


def _lacks(clause: Clause, question: Question) -> bool:
    """Tell whether a question states that someone is without what a clause says they have.

    "Can I row without a vest?" of "You cannot row without a vest unless you are a coach".
    """
    if clause.cue != _WITHOUT or _WITHOUT not in question.words:
        return False
    return bool(clause.keys) and clause.keys <= _behind_without(question)
