"""Where the subject ends and the finite verb stands, without a statistical model.

Guidance is written in a narrow register: subjects are pronouns or short noun phrases, and the finite verb is
an auxiliary more often than not. The functions here use closed classes first and word classes second, and
say "not found" rather than guess.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, VERB, bases, classes

BE = frozenset({"am", "is", "are", "was", "were", "'re", "'m", "be", "been", "being"})
HAVE = frozenset({"have", "has", "had", "'ve"})
DO = frozenset({"do", "does", "did"})
MODALS = frozenset(
    {
        "can",
        "could",
        "may",
        "might",
        "must",
        "shall",
        "should",
        "will",
        "would",
        "'ll",
        "'d",
        "ca",
        "wo",
        "need not",
        "ought",
        "cannot",
    }
)
AUXILIARIES = (BE - {"be", "been", "being"}) | HAVE | DO | MODALS | {"'s"}
NEGATIONS = frozenset({"not", "n't", "never", "no", "nor"})
NOMINATIVES = frozenset(
    {
        "you",
        "they",
        "he",
        "she",
        "it",
        "we",
        "i",
        "there",
        "who",
        "this",
        "that",
        "these",
        "those",
        "none",
        "anyone",
        "someone",
        "everyone",
        "nobody",
        "one",
    }
)
PRONOUNS = frozenset({"you", "they", "he", "she", "it", "we", "i", "there"})
DETERMINERS = frozenset(
    {
        "a",
        "an",
        "the",
        "this",
        "that",
        "these",
        "those",
        "my",
        "your",
        "his",
        "her",
        "its",
        "our",
        "their",
        "any",
        "some",
        "each",
        "every",
        "all",
        "no",
        "both",
        "another",
        "either",
        "neither",
        "one's",
    }
)
PREPOSITIONS = frozenset(
    {
        "of",
        "in",
        "on",
        "at",
        "by",
        "for",
        "with",
        "from",
        "to",
        "into",
        "onto",
        "under",
        "over",
        "about",
        "between",
        "during",
        "within",
        "without",
        "against",
        "as",
        "than",
        "after",
        "before",
        "since",
        "until",
        "through",
        "towards",
        "outside",
        "inside",
        "near",
        "per",
        "upon",
        "off",
        "across",
        "among",
        "via",
        "beyond",
        "including",
        "behind",
        "below",
        "above",
    }
)
RELATIVES = frozenset({"who", "that", "which", "whose", "whom"})
_LIGHT_ADVERBS = frozenset(
    {
        "also",
        "still",
        "usually",
        "only",
        "not",
        "n't",
        "never",
        "always",
        "already",
        "just",
        "normally",
        "generally",
        "currently",
        "either",
        "both",
        "ever",
        "now",
        "often",
        "previously",
        "recently",
        "both",
        "then",
        "all",
        "each",
        "first",
        "yet",
        "so",
        "too",
        "therefore",
        "themselves",
        "yourself",
        "sometimes",
        "automatically",
        "once",
    }
)
# Forms that WordNet lists as nouns too, but that a reader of guidance takes as verbs.
_VERBS_FIRST = frozenset(
    "get gets got live lives lived make makes made take takes took give gives gave become becomes became sell sells sold "
    "buy buys bought use uses used need needs needed own owns owned hold holds held receive receives meet meets met "
    "apply applies applied reach reaches reached go goes went come comes came pay pays paid want wants wanted "
    "keep keeps kept die dies died leave leaves left move moves moved work works worked earn earns earned belong "
    "belongs do does did say says said tell tells told know knows knew lose loses lost attend attends start starts "
    "started stay stays stayed study studies studied travel travels travelled turn turns fall falls fell "
    "cost costs exist exists include includes import imports export exports employ employs provide provides "
    "remain remains remained seem seems meet rent rents drive drives ride rides carry carries sleep eat drink smoke speak read write play "
    "claim claims share shares qualify qualifies begin begins began run runs ran cause causes happen happens".split()
)
_NOT_FINITE = frozenset(
    {
        "except",
        "save",
        "like",
        "plus",
        "minus",
        "means",
        "following",
        "including",
        "regarding",
        "based",
        "given",
        "used",
        "required",
        "related",
        "paid",
        "unpaid",
        "listed",
    }
)


def is_adverb(word: str) -> bool:
    """Tell whether a word can stand between a subject and its verb.

    Example:
        >>> is_adverb("usually"), is_adverb("habitually"), is_adverb("work")
        (True, True, False)
    """
    return word in _LIGHT_ADVERBS or (
        word.endswith("ly") and ADVERB in classes(word) and word != "apply"
    )


def is_participle(word: str) -> bool:
    """Tell whether a form can be a past participle.

    Example:
        >>> is_participle("received"), is_participle("bought"), is_participle("claim")
        (True, True, False)
    """
    base = bases(word, VERB)
    return (
        bool(base)
        and (base[0] != word or word in _SAME_PARTICIPLE)
        and not word.endswith(("s", "ing"))
    )


_SAME_PARTICIPLE = frozenset(
    {
        "put",
        "cut",
        "set",
        "let",
        "hit",
        "hurt",
        "shut",
        "become",
        "come",
        "run",
        "read",
        "split",
        "cast",
        "cost",
        "quit",
        "spread",
    }
)


def is_gerund(word: str) -> bool:
    """Tell whether a form is an -ing form of a verb.

    Example:
        >>> is_gerund("living"), is_gerund("thing")
        (True, False)
    """
    return (
        word.endswith("ing")
        and bool(bases(word, VERB))
        and word
        not in {"thing", "building", "during", "nothing", "something", "anything", "everything"}
    )


def starts_verb_phrase(words: Sequence[str], index: int, stop: int | None = None) -> bool:
    """Tell whether a finite or base verb phrase, without its subject, starts at the index.

    Example:
        >>> starts_verb_phrase(("have", "lived", "here"), 0), starts_verb_phrase(("children",), 0)
        (True, False)
    """
    stop = len(words) if stop is None else stop
    while index < stop and (is_adverb(words[index])):
        index += 1
    if index >= stop:
        return False
    word = words[index]
    if word in AUXILIARIES or word == "be":
        return word not in {"may", "'s", "might", "will"} or index + 1 < stop
    kinds = classes(word)
    if VERB not in kinds or word.endswith("ing"):
        return False
    following = words[index + 1] if index + 1 < stop else ""
    if (NOUN not in kinds and ADJECTIVE not in kinds) or (
        word in _VERBS_FIRST and following not in PREPOSITIONS
    ):
        return True
    # A form that is a noun or an adjective as well is a verb before a determiner or a particle.
    return (
        following in DETERMINERS
        or following
        in {
            "to",
            "at",
            "in",
            "with",
            "from",
            "on",
            "there",
            "here",
            "alone",
            "you",
            "it",
            "them",
            "less",
            "more",
            "part",
            "full",
            "up",
            "out",
            "for",
            "as",
            "below",
            "over",
            "under",
            "together",
            "at",
        }
        or following.isdigit()
    )


def finite_verb(words: Sequence[str], start: int = 0, stop: int | None = None) -> int | None:
    """Return the index of the finite verb or auxiliary of the clause that starts at ``start``.

    Example:
        >>> finite_verb("the person who died owed a repayment".split())
        4
        >>> finite_verb("your income is low".split()), finite_verb("a valid licence".split())
        (2, None)
    """
    count = len(words) if stop is None else stop
    if start >= count:
        return None
    if words[start] in PRONOUNS:
        index = start + 1
        while index < count and is_adverb(words[index]):
            index += 1
        if index < count and words[index] in {"and", "or"}:  # "you or your partner"
            return _scan_for_verb(words, index + 1, count)
        return index if index < count else None
    return _scan_for_verb(words, start, count)


def _scan_for_verb(words: Sequence[str], start: int, count: int) -> int | None:
    index = start
    candidate = None
    in_relative = False
    while index < count:
        word = words[index]
        sure = candidate is not None and (
            words[start] in DETERMINERS or _surely_finite(words, candidate)
        )
        if sure and word in {",", ";", "and", "or"}:
            return candidate  # what follows is another clause
        if index > start and (
            word in RELATIVES or (word in PRONOUNS and NOUN in classes(words[index - 1]))
        ):
            in_relative = True  # "the person who …", "the person you …"
        elif (
            word in AUXILIARIES
            and words[index - 1] != "to"
            and not (word == "'s" and not _is_verbal_s(words, index, count))
        ):
            if index > start and not in_relative:
                return (
                    candidate
                    if candidate is not None
                    and words[candidate] not in _NOT_FINITE
                    and _surely_finite(words, candidate)
                    else index
                )
            if in_relative:
                in_relative = False
                index += 1
                base_next = word in DO or word in MODALS
                while index < count and (
                    is_adverb(words[index]) or words[index] in BE or is_participle(words[index])
                ):
                    index += 1
                if base_next and index < count and VERB in classes(words[index]):
                    index += 1
                continue
        elif index > start and VERB in classes(word) and _finite_here(words, index, start, count):
            if in_relative:
                in_relative = False
            elif candidate is None:
                candidate = index
        index += 1
    return candidate


def _is_verbal_s(words: Sequence[str], index: int, stop: int) -> bool:
    """Tell whether "'s" is a form of be or have: after a pronoun, or before no noun."""
    before = words[index - 1] if index else ""
    if before in {"it", "he", "she", "there", "that", "this", "who", "what", "here"}:
        return True
    following = words[index + 1] if index + 1 < stop else ""
    return (
        following in DETERMINERS
        or following in NEGATIONS
        or is_gerund(following)
        or following in PREPOSITIONS
    )


def _surely_finite(words: Sequence[str], index: int) -> bool:
    if words[index] in _VERBS_FIRST and not is_participle(words[index]):
        return True
    return NOUN not in classes(words[index]) and (
        words[index].endswith("s")
        or words[index] not in _NOT_FINITE
        and not words[index].endswith("ed")
    )


def _finite_here(words: Sequence[str], index: int, start: int, stop: int) -> bool:
    """Tell whether a form that can be a verb is a finite one where it stands."""
    word = words[index]
    at = index - 1
    while at > start and is_adverb(words[at]):
        at -= 1
    before = words[at]
    pointing = (
        before in {"this", "that", "these", "those"} and at == start and NOUN not in classes(word)
    )
    if (
        (before in DETERMINERS and before not in RELATIVES and not pointing)
        or before in PREPOSITIONS
        or word.endswith("ing")
        or word in _NOT_FINITE
    ):
        return False
    kinds = classes(word)
    base = bases(word, VERB)
    following = words[index + 1] if index + 1 < stop else ""
    plural = is_plural_noun(before) or before in {
        "partner",
        "they",
        "you",
        "following",
        "others",
        "both",
        "we",
        "i",
    }
    if base[0] == word and word not in _SAME_PARTICIPLE:  # a base form agrees with a plural subject
        if not plural and word in _VERBS_FIRST and before not in ADJECTIVES_ONLY:
            head = noun_head(words[start:index])
            plural = "and" in words[start:index] or (
                head is not None and is_plural_noun(words[start + head])
            )
        if not plural and before not in {"you", "they", "i", "we"} and before not in RELATIVES:
            return False
        joined = following in {"and", "or", ","} and words[start] in DETERMINERS and plural
        return (
            NOUN not in kinds
            or word in _VERBS_FIRST
            or joined
            or (bool(following) and _opens_complement(following))
        )
    if word.endswith("s") and word not in base:
        if ADJECTIVE in classes(before) and NOUN in kinds and word not in _VERBS_FIRST:
            return False
        return (
            NOUN not in kinds
            or word in _VERBS_FIRST
            or (bool(following) and _opens_complement(following))
        )
    if ADJECTIVE in kinds and NOUN in classes(following):
        return False
    return (
        bool(classes(before))
        or before in NOMINATIVES
        or is_adverb(before)
        or before in {"them", "him", "us", "name"}
        or before[0].isdigit()
    )


ADJECTIVES_ONLY = frozenset({"to", "own", "first", "last", "next"})


def is_plural_noun(word: str) -> bool:
    """Tell whether a form is the plural of a noun.

    Example:
        >>> is_plural_noun("children"), is_plural_noun("boats"), is_plural_noun("business")
        (True, True, False)
    """
    if word in {"people", "men", "women", "staff"}:
        return True
    if not classes(word):  # a word that no table knows
        return len(word) > 3 and word.endswith("s") and not word.endswith("ss")
    return word not in bases(word, NOUN) and NOUN in classes(word)


def _opens_complement(word: str) -> bool:
    return (
        not word
        or word in DETERMINERS
        or word in PREPOSITIONS
        or word in NEGATIONS
        or word.isdigit()
        or is_adverb(word)
        or is_gerund(word)
        or word in {"you", "it", "them", "less", "more", "at", "£", "$", "him", "her"}
    )


def noun_head(words: Sequence[str]) -> int | None:
    """Return the index of the head noun of a noun phrase: the last noun before any preposition or relative.

    Example:
        >>> words = "a full-time student of the college".split()
        >>> words[noun_head(words)]
        'student'
    """
    head = None
    for index, word in enumerate(words):
        if head is not None and (
            word in PREPOSITIONS
            or word in RELATIVES
            or (word in AUXILIARIES and word != "'s")
            or word in {",", "(", "–", "who"}
            or is_gerund(word)
            or (is_participle(word) and NOUN not in classes(word))
        ):
            break
        if word in PREPOSITIONS:
            return head
        if NOUN in classes(word) or (
            word.isalpha()
            and not classes(word)
            and word not in DETERMINERS
            and word not in NOMINATIVES
        ):
            head = index
    return head


def modifies(word: str, following: Sequence[str]) -> bool:
    """Tell whether a word before "or" waits for the noun after it: "a **sick** or disabled person".

    Example:
        >>> modifies("sick", ("disabled", "person")), modifies("england", ("wales",))
        (True, False)
        >>> modifies("divorced", ())
        False
    """
    if ADJECTIVE not in classes(word) and not word.endswith(("ed", "al")):
        return False
    plain = [w for w in following[:3] if w not in DETERMINERS]
    if len(plain) < 2 or following[0] in DETERMINERS or following[0] in PREPOSITIONS:
        return False
    return ADJECTIVE in classes(plain[0]) and NOUN in classes(plain[1])
