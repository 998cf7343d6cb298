"""What a pronoun stands for in a follow-up: "A kettle can go back if **it** is new" asks of it.

A question stands by itself where it names the thing: "Is **the kettle** new?". It is named where
the words before leave no choice: one thing in the conclusion that the pronoun may stand for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cmr_logic import syntax
from cmr_logic.expression import clause_ids
from cmr_logic.provisions import Clause, Group, Provision, Rule
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, key, word_set, words_in
from cmr_logic.wording import BODIES

# Pronouns of things and people whom somebody else names, with whether they stand for several.
_MANY = {"it": False, "its": False, "he": False, "she": False, "his": False, "her": False,
         "they": True, "their": True}  # fmt: skip
PRONOUNS = frozenset(_MANY)
_OWN = frozenset({"my", "our"})  # before what belongs to whoever asks
_OF_PEOPLE = frozenset({"he", "she", "his", "her"})
# Pronouns behind a verb or preposition, each with the one that would be a subject: "insure **it**".
_OBJECTS = {"it": "it", "them": "they"}
# Words that may stand behind one: "insure it **yourself**"; not "find it hard".
_AFTER_OBJECTS = word_set("and or yourself when before after if first again properly there here")
# Verbs whose "it" may stand for nothing: "you **make** it to the end".
_BEFORE_NO_OBJECT = word_set("make find think believe consider take as is than like")
_PAID = frozenset({"pay", "paid"})  # "paid for it": for what one does, as often as for a thing
ONE = word_set("a an any each every another")
"""Words before one thing that "the" takes up later: "**a** kettle"; not "the kettle"."""

_NEW = frozenset({"a", "an"})  # before what no pronoun ahead of it stands for
_OPENERS = syntax.ARTICLES | word_set("your any each every this our my")
# Prepositions whose object no pronoun goes on with: "sent **in** a box if it is new"; not "for".
_ASIDE = word_set(
    "in at into onto within from with without by during before after until under over as"
)
# Prepositions behind which a noun without an article may be meant: "paid **for** treatment".
_MEANT = frozenset({"for", "to", "of", "towards"})
# What is said of no thing: "it is **dark**", "it **rains**", "it is **likely** that".
_NO_THING = word_set(
    "rain rains raining snow snows snowing freeze freezes dark night light late early daytime "
    "days likely unlikely possible impossible necessary clear certain reasonable practicable time "
    "winter summer spring autumn weekend holiday foggy windy icy sunny cold hot takes seems "
    "appears turns emergency first last"
)
# What no thing is said to be behind "be": "it is **your** first visit", "it is **one** of them".
_NO_KIND = frozenset({"your", "the", "one", "up", "because", "not"})
# Nouns that no pronoun goes on with: "paid at time and a **half** if it was ordered".
_NO_NAMES = word_set("half part rest way case time exception exceptions time times night evening")
_TIMES = frozenset({*syntax.WEEKDAYS, *syntax.MONTHS}) | word_set("am pm a.m. p.m. noon midnight")
_DATING = word_set("on at during after before until")  # before a time: "it is **on** Mondays"
_PARTING = syntax.DETERMINERS | word_set("if unless when where once while until")  # end a name
_BRINGING = word_set("bring brings take takes carry send move drive")  # "**bring** it to the camp"
_REACH = 5  # words behind "it" that say whether it stands for a thing
_LONGEST = 5  # words of a name
_STOPS = syntax.AUXILIARIES | syntax.PREPOSITIONS | {"worth", "free"}


def named_for(rule: Rule, asked: Clause | Group) -> str:
    """Return what the pronoun stands for with which a clause or group begins, "" for none.

    Args:
        rule: the rule.
        asked: what is asked about.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> def named(text):
        ...     rule = parse(text)
        ...     return named_for(rule, rule.clauses[-1])
        >>> named("A kettle can be returned if it is new.")
        'the kettle'
        >>> named("Your bag may come on board if it weighs less than 8 kg.")
        'your bag'
        >>> named("Your policy pays for a repair if it is urgent."), named("Stay in if it rains.")
        ('', '')
    """
    pronoun = next(iter(words_in(asked.statement.lower())), "")  # of "they're" as well
    if pronoun not in PRONOUNS:
        return ""
    clause = asked if isinstance(asked, Clause) else rule.clause(asked.clause_ids[0])
    just_named = _yours_before(rule, clause, pronoun)
    if just_named:
        return just_named
    at, provision = _provision_of(rule, clause.id)
    if provision is None or not _is_pronoun_of(rule, provision, clause, pronoun):
        return ""
    goes_on = _goes_on_before(rule, at, clause, pronoun)
    for before in (provision, *rule.provisions[:at][::-1][:1]):
        said = before.conclusion.of(rule.plain)
        words = words_in(said)
        ahead = before is provision and clause.span.start < provision.conclusion.start
        new = ahead and at and words[:1] != () and words[0].lower() in _NEW
        if new or (goes_on and before is provision):
            continue  # "The rent is due in May. If **it** is late, **a fee** is added"
        if PRONOUNS.isdisjoint(words):
            return _as_written(_one_named(words, pronoun), said)
    return ""  # "you cannot return **it** if …", and the sentence before names nothing either


# One's own thing of which the clause before says something: "if you own **your home** and it is".
_YOURS_AND = re.compile(
    r"\b(?:if|when|where|unless|and|that)\s+you\s+(?:[a-z]+\s+){1,2}?(?P<named>your\s+(?:[a-z-]+\s)??(?P<noun>[a-z-]+)),?\s+"
    r"and\s+$",
    re.IGNORECASE,
)


def _yours_before(rule: Rule, clause: Clause, pronoun: str) -> str:
    """Return the thing of one's own that the clause before names, to which one is added."""
    found = _YOURS_AND.search(rule.plain[: clause.span.start])
    said = words_in(clause.span.of(rule.plain).lower())[: 1 + _REACH]
    if found is None or pronoun != "it" or said[:1] != ("it",):
        return ""
    if not (_NO_THING | _TIMES).isdisjoint(said) or is_person(found["noun"].lower()):
        return ""
    noun = found["noun"].lower()
    plain = NOUN in classes(noun) and not syntax.is_plural_noun(noun) and noun not in _NO_NAMES
    return found["named"].lower() if plain else ""


def _goes_on_before(rule: Rule, at: int, clause: Clause, pronoun: str) -> bool:
    """Tell whether a case ahead of its conclusion goes on with what the sentence before names.

    "If your bid was late, you may bid again. **If it was** full of slips, you must pay a fee."
    """
    if not at or clause.span.start > rule.provisions[at].conclusion.start:
        return False
    before = rule.provisions[at - 1].span.of(rule.plain).lower()
    return bool(_names(words_in(before), pronoun))


def named_in_question(rule: Rule, asked: Clause | Group, question: str) -> str:
    """Return the thing that a question names and that "it" stands for in a clause, "" for none.

    The provision is about such a thing: "**Dogs** may come in if kept on a lead" of "my dog".

    Args:
        rule: the rule.
        asked: what is asked about.
        question: the question of whoever asks.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Dogs are welcome if kept on a lead.")
        >>> named_in_question(rule, rule.clauses[0], "Can I bring my dog?")
        'your dog'
        >>> named_in_question(rule, rule.clauses[0], "Can I bring my two dogs?")
        ''
    """
    said = words_in(asked.statement.lower())[: 1 + _REACH]
    pronoun, said = said[:1], said[1:]
    if pronoun != ("it",) or not said or not _NO_THING.isdisjoint(said):
        return ""
    be = said[0] in syntax.BE
    told = said[1] if be and len(said) > 1 else said[0]
    if told in syntax.PREPOSITIONS | syntax.DETERMINERS | _NO_KIND | _TIMES or told[:1].isdigit():
        return ""
    if be and not (syntax.is_participle(told) or ADJECTIVE in classes(told)):
        return ""
    clause = asked if isinstance(asked, Clause) else rule.clause(asked.clause_ids[0])
    provision = _provision_of(rule, clause.id)[1]
    conclusion = words_in(provision.conclusion.of(rule.plain).lower()) if provision else ()
    verb = syntax.finite_verb(conclusion)
    subject = conclusion[:verb] if verb else ()
    if not subject or subject[0] in _OPENERS:
        return ""  # "**your** policy": one is named there, and still there is a choice
    thing = _own_thing(words_in(question.lower()), subject[-1])
    if not thing or is_person(thing[-1]) or not syntax.PREPOSITIONS.isdisjoint(subject):
        return ""
    return " ".join(("your" if thing[0] in _OWN else "the", *thing[1:]))


def object_named(rule: Rule, asked: Clause | Group, question: str = "") -> str:
    """Return what "it" or "them" stands for with which a clause goes on, "" for none.

    The sentence before it must leave no choice, and the clause name nothing else that it may be.
    Whoever asks must not point at the thing without its name: "Can I borrow **this**?".

    Args:
        rule: the rule.
        asked: what is asked about.
        question: the question of whoever asks.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can borrow a violin for a year if you agree to insure it.")
        >>> object_named(rule, rule.clauses[0])
        'the violin'
        >>> rule = parse("You can borrow a violin if you own a case and lock it.")
        >>> object_named(rule, rule.clauses[-1])
        ''
    """
    words = words_in(asked.statement.lower())
    at = next((i for i, word in enumerate(words) if word in _OBJECTS and i), 0)
    behind = words[at + 1 : at + 2]
    ends = not behind or behind[0] in syntax.PREPOSITIONS or behind[0] in _AFTER_OBJECTS
    fits = words[:1] == ("you",) and ends and not _only_points(words_in(question.lower()))
    fits = fits and not (words[at - 1] == "for" and not _PAID.isdisjoint(words[:at]))
    if not at or not fits or words[at - 1] in _BEFORE_NO_OBJECT:
        return ""
    pronoun = _OBJECTS[words[at]]
    several = pronoun == "they" and any(map(syntax.is_plural_noun, words[1:at]))
    if several or PRONOUNS.intersection(words[:at]) or _candidates(words[:at], pronoun):
        return ""
    clause = asked if isinstance(asked, Clause) else rule.clause(asked.clause_ids[0])
    provision = _provision_of(rule, clause.id)[1]
    if provision is None:
        return ""
    said = words_in(rule.plain[provision.span.start : clause.span.start].lower())
    found = {name.name: name for name in _candidates(said, pronoun)}
    if len(found) != 1:
        return ""
    (name,) = found.values()
    end = name.at + (name.opener != "") + len(name.name)
    if not syntax.JOINTS.isdisjoint((*said[end : end + 1], *said[max(name.at - 1, 0) : name.at])):
        return ""  # "**pipes and** drums may be played if you have a case for them"
    return " ".join(("your" if name.opener == "your" else "the", *name.name))


def _candidates(words: Sequence[str], pronoun: str) -> list[_Name]:
    """Return the things among words that a pronoun may stand for, wherever they stand."""
    found = _names(words, pronoun)
    bare = [w for w in words if w in {"one", "ones"}]
    return found if not bare else [name for name in found if name.name[-1] not in bare]


def _only_points(asked: Sequence[str]) -> bool:
    """Tell whether a question points at a thing without its name: "borrow **this**?"."""
    pairs = zip(asked, (*asked[1:], "?"), strict=False)
    return any(one in syntax.POINTING and not after[:1].isalpha() for one, after in pairs)


def _own_thing(asked: Sequence[str], noun: str) -> tuple[str, ...]:
    """Return how a question names a thing, with what opens its name: ("my", "old", "dog")."""
    at = next((i for i, word in enumerate(asked) if key(word) == key(noun)), None)
    if not at or syntax.is_plural_noun(asked[at]):
        return ()
    first = next((i for i in range(at - 1, max(at - 4, 0), -1) if asked[i] in _OPENERS | _OWN), at)
    return (*(asked[first : at + 1] if first < at else ("the", asked[at])),)


def _as_written(name: str, text: str) -> str:
    """Return a name with the capitals that it has inside a text: "your **Calorix** boiler"."""
    opener, _, rest = name.partition(" ")
    found = re.search(rf"\s({re.escape(rest)})\b", text, re.IGNORECASE) if rest else None
    return name if found is None else f"{opener} {found[1]}"


def _provision_of(rule: Rule, clause_id: str) -> tuple[int, Provision | None]:
    """Return the provision that a clause is a condition or demand of, with its place."""
    for at, provision in enumerate(rule.provisions):
        if clause_id in asked_in(provision):
            return at, provision
    return 0, None


def asked_in(provision: Provision) -> tuple[str, ...]:
    """Return the ids of the clauses that a provision depends on, and of those that it demands.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> asked_in(parse("You must row if you swim.").provisions[0])
        ('c2', 'c1')
    """
    demanded = () if provision.demand is None else tuple(clause_ids(provision.demand))
    return (*_conditions_of(provision), *demanded)


def _conditions_of(provision: Provision) -> tuple[str, ...]:
    """Return the ids of the clauses on which a provision depends."""
    parts = (provision.condition, *provision.exceptions)
    return tuple(name for part in parts if part is not None for name in clause_ids(part))


def _is_pronoun_of(rule: Rule, provision: Provision, clause: Clause, pronoun: str) -> bool:
    """Tell whether the text has the pronoun, for a thing, where a clause has it.

    A clause before that tells of something else leaves open what is meant: "if **the house** is
    old and it is yours".
    """
    own = words_in(clause.span.of(rule.plain))
    if own[:1] != (pronoun,):
        before = words_in(rule.plain[provision.span.start : clause.span.start])
        if pronoun not in before or not _goes_on(own, before):
            return False
    names = {*_conditions_of(provision)}
    ahead = [c for c in rule.clauses if c.id in names and c.span.start < clause.span.start]
    if any(_tells_of_another(earlier, pronoun) for earlier in ahead):
        return False
    if ahead and _goes_with(rule.plain[ahead[-1].span.end : clause.span.start], ahead[-1]):
        return False
    said = words_in(clause.statement)[1 : 1 + _REACH]
    be = said[0] in syntax.BE if said else False
    days = any(word in _TIMES | _NO_KIND or word[:1].isdigit() for word in said[1:2])
    days = days or (said[1:2] != () and said[1] in _DATING and _is_time(said[2:3]))
    return _NO_THING.isdisjoint(said) and not (be and days)


def _is_time(said: Sequence[str]) -> bool:
    """Tell whether a word behind "on", "at" or "during" tells of a time: "on **Mondays**"."""
    word = "".join(said)
    return word.endswith(("day", "days", "ends", "end", "ams")) or word.removesuffix("s") in _TIMES


def _tells_of_another(earlier: Clause, pronoun: str) -> bool:
    """Tell whether a clause names a thing that a pronoun behind it may stand for."""
    words = words_in(earlier.statement)
    return words[0] not in PRONOUNS and bool(_names(words, pronoun))


def _goes_with(between: str, earlier: Clause) -> bool:
    """Tell whether a clause goes on with what you do: "you have a cough and **it** lasts"."""
    own = words_in(earlier.statement)
    return "and" in words_in(between) and PRONOUNS.isdisjoint(own)


def _goes_on(own: Sequence[str], before: Sequence[str]) -> bool:
    """Tell whether words go on with what a pronoun before is the subject of."""
    first = own[0] if own else ""
    leads = before[-1] in PRONOUNS or (before[-2] in PRONOUNS and before[-1] in syntax.AUXILIARIES)
    acts = first in syntax.AUXILIARIES or (VERB in classes(first) and first not in _OPENERS)
    return leads or (acts and first not in syntax.PREPOSITIONS)


def _one_named(words: Sequence[str], pronoun: str) -> str:
    """Return the one thing in some words that a pronoun may stand for, "" for none or several."""
    found = _names(words, pronoun)
    subject = found[0] if found and found[0].at == 0 else None
    if subject is not None and subject.body and subject.opener in ONE | {"your"}:
        found = [subject]  # "**a firm** gets the bonus if it has fewer than 100 staff"
    elif (
        not _MANY[pronoun]
        and words[:1] != ()
        and words[0].lower() in ONE
        and is_person("".join(words[1:2]))
    ):
        return ""  # "**a dealer** needs a bond if it sells cars"
    people = _MANY[pronoun] and any(is_person(word) for word in words)
    if len(found) != 1 or people or not _NO_NAMES.isdisjoint(found[0].name):
        return ""
    opener = found[0].opener
    if opener == "" and not _MANY[pronoun]:
        return ""  # "**overtime** is paid", "**SBA** lends"
    return " ".join(("the" if opener in ONE | {""} else opener, *found[0].name))


class _Name(NamedTuple):
    """A name of a thing in a conclusion.

    Args:
        at: where it stands.
        opener: its first word, "" where it has no article.
        name: its further words.
        body: it is a body of people.
    """

    at: int
    opener: str
    name: tuple[str, ...]
    body: bool


def _names(words: Sequence[str], pronoun: str) -> list[_Name]:
    """Return what a pronoun may stand for among the names in some words."""
    verb = syntax.finite_verb(words)
    found: list[_Name] = []
    at = 0
    while at < len(words):
        opened = words[at] in _OPENERS
        end = at
        if opened or at == 0 or words[at - 1] in _MEANT:
            stop = verb if verb is not None and at < verb else len(words)
            end = name_end(words, at + opened, stop)
        name = tuple(words[at + opened : end])
        if name and (opened or words[at] not in _PARTING | syntax.PRONOUNS):
            named = _Name(at, words[at] if opened else "", name, _is_body(name[-1]))
            found += [named] if _may_stand(named, words, pronoun) else []
        at = max(end, at + 1)
    return found


def _is_body(noun: str) -> bool:
    return noun in BODIES


def _may_stand(named: _Name, words: Sequence[str], pronoun: str) -> bool:
    """Tell whether a pronoun may stand for a name in a conclusion."""
    noun = named.name[-1]
    if syntax.is_plural_noun(noun) != _MANY[pronoun] or noun in syntax.TIME_UNITS:
        return False
    if "other" in named.name:
        return False
    if pronoun in _OF_PEOPLE:
        return is_person(noun) and not named.body and named.opener == "your"
    if is_person(noun) and not named.body:
        return False
    before = named.at - (named.at > 0 and words[named.at - 1] in {"all", "both"})
    if before and words[before - 1] == "to" and named.opener == "the":
        return _BRINGING.isdisjoint(words[:before])  # "bring a dog | **to the camp**"
    return before == 0 or words[before - 1] not in _ASIDE


def name_end(words: Sequence[str], start: int, stop: int) -> int:
    """Return where the noun phrase ends that begins at an index.

    Args:
        words: the words of a text.
        start: index of its first word behind an article.
        stop: where it ends at the latest.

    Example:
        >>> name_end(("the", "old", "boat", "sinks"), 1, 3)
        3
    """
    end = start
    for at in range(start, min(start + _LONGEST, stop)):
        word = words[at]
        kinds = classes(word)
        known = not kinds or not kinds.isdisjoint({NOUN, ADJECTIVE})
        if word in _STOPS or word in syntax.RELATIVES or (at > start and word in _PARTING):
            break
        if not (word[0].isalpha() or word == "-") or not (known or word == "-"):
            break
        if (NOUN in kinds or not kinds) and word not in syntax.JOINTS:
            end = at + 1
    return end
