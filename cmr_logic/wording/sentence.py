"""Statement → its subject, its finite verb and the rest."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.syntax import PRONOUNS, verb_bases
from cmr_logic.wording.forms import is_many, is_one
from cmr_logic.wording.phrase import Phrase, Token, token, words_of
from cmr_logic.wording.table import Sentence
from cmr_logic.wording.wordlists import FLOATING, PARTICIPLES

# What "won't" and "shan't" leave where their negation was taken: "wo", not "will".
_BEFORE_NOT = frozenset({"wo", "sha"})


def take_apart(phrase: Phrase, verb: int) -> Sentence:
    """Take a statement apart at the index of its finite verb.

    Example:
        >>> from cmr_logic.wording.phrase import read
        >>> sentence = take_apart(read("you only rent rooms"), 2)
        >>> sentence.verb.word, len(sentence.adverbs), sentence.many
        ('rent', 1, True)
    """
    end = verb
    while end > 1 and _is_free_adverb(phrase[end - 1].word):
        end -= 1
    subject = phrase[:end]
    word = phrase[verb].word
    rest = phrase[verb + 1 :]
    if rest and rest[0].word == "n't":
        rest = (token("not"), *rest[1:])
    after = next((t.word for t in rest if not syntax.is_adverb(t.word)), "")
    many = _agrees_with_many(words_of(subject), word)
    return Sentence(subject, phrase[end:verb], _finite(phrase[verb], after), rest, many)


def _is_free_adverb(word: str) -> bool:
    return syntax.is_adverb(word) and word not in FLOATING


def _finite(verb: Token, after: str) -> Token:
    """Return a finite verb with contractions spelled out, given the word after its adverbs."""
    if verb.word == "'s":
        return token("has" if after in {"been", "got", "had"} else "is")
    if verb.word == "'d":
        return token("had" if _follows_had(after) else "would")
    found = token(verb.word) if verb.glued or verb.word in _BEFORE_NOT else verb
    return Token(word=found.word, surface=found.surface.lower())


def _follows_had(word: str) -> bool:
    """Tell whether a word follows "had" and not "would": "you'd **better**", "you'd **gone**"."""
    participle = syntax.is_participle(word) and word not in verb_bases(word)
    return word == "better" or word in PARTICIPLES or participle


def _agrees_with_many(subject: tuple[str, ...], verb: str) -> bool:
    """Tell whether a subject takes a plural verb; a noun's number shows in the verb it has."""
    if subject and subject[0] not in PRONOUNS:
        if verb in {"is", "was", "has", "does", "'s"}:
            return False
        if verb == "have" and is_one(subject) and not is_many(subject):
            return False  # "your child (must) have passed"
        if verb in {"are", "were", "have", "do", "'re", "'ve"}:
            return True
        found = verb_bases(verb)
        if found and verb.endswith("s") and verb not in found:
            return False
    return is_many(subject)
