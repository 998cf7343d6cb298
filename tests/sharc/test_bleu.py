from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.sharc.bleu import BleuStatistics, corpus_bleu
from cmr_logic.sharc.tokens import tokens

SENTENCE = st.lists(st.sampled_from("abcdef?"), min_size=1, max_size=12)
PAIRS = st.lists(
    st.tuples(SENTENCE, st.lists(SENTENCE, min_size=1, max_size=3)), min_size=1, max_size=8
)


def score(pairs, **settings):
    return corpus_bleu([c for c, _ in pairs], [r for _, r in pairs], **settings)


@given(st.lists(SENTENCE, min_size=1, max_size=6), st.integers(1, 4))
def test_identical_texts_score_one(sentences, order):
    assert score([(one, [one]) for one in sentences], order=order) == pytest.approx(1.0)


@given(PAIRS, st.randoms())
def test_the_order_of_pairs_and_references_does_not_matter(pairs, draw):
    moved = [(c, draw.sample(r, len(r))) for c, r in pairs]
    draw.shuffle(moved)
    assert score(moved) == pytest.approx(score(pairs))


@given(PAIRS)
def test_scores_stay_between_zero_and_one(pairs):
    assert 0.0 <= score(pairs) <= 1.0 + 1e-12


@given(PAIRS, st.integers(1, 4))
def test_agrees_with_a_slow_and_obvious_count(pairs, order):
    logs = 0.0
    for n in range(1, order + 1):
        matches = possible = 0
        for candidate, references in pairs:
            grams = [candidate[i : i + n] for i in range(len(candidate) - n + 1)]
            for gram in {tuple(gram) for gram in grams}:
                most = max(
                    sum(r[i : i + n] == list(gram) for i in range(len(r) - n + 1))
                    for r in references
                )
                matches += min(sum(g == list(gram) for g in grams), most)
            possible += len(grams)
        logs += math.log((matches + 1) / (possible + 1)) / order
    candidate_length = sum(len(c) for c, _ in pairs)
    reference_length = sum(min(map(len, r)) for _, r in pairs)
    brevity = 1.0
    if candidate_length < reference_length:
        brevity = math.exp(1 - reference_length / candidate_length)
    assert score(pairs, order=order) == pytest.approx(math.exp(logs) * brevity)


@given(PAIRS, st.integers(1, 4), st.booleans())
def test_agrees_with_sacrebleu_where_the_definitions_meet(pairs, order, smooth):
    """With one reference, and with single words not smoothed, both define the same figure."""
    sacrebleu = pytest.importorskip("sacrebleu")
    pairs = [(c, r[:1]) for c, r in pairs]
    texts = [" ".join(c) for c, _ in pairs], [[" ".join(r[0]) for _, r in pairs]]
    plain = sacrebleu.BLEU(tokenize="none", max_ngram_order=order, smooth_method="none")
    found = plain.corpus_score(*texts)
    statistics = BleuStatistics()
    for candidate, references in pairs:
        statistics.add(candidate, references)
    assert found.counts == statistics.matches[:order]
    assert found.totals == statistics.possible[:order]
    assert (found.sys_len, found.ref_len) == (
        statistics.candidate_length,
        statistics.reference_length,
    )
    if smooth:
        lin = sacrebleu.BLEU(
            tokenize="none", max_ngram_order=order, smooth_method="add-k", smooth_value=1
        )
        found = lin.corpus_score(*texts)
    if smooth or statistics.possible[order - 1]:  # sacrebleu skips n-grams that no candidate has
        ours = statistics.score(order, smooth_from=2 if smooth else None)
        assert 100 * ours == pytest.approx(found.score)


def test_nothing_to_score_is_zero_and_uneven_lists_are_an_error():
    assert BleuStatistics().score() == 0.0
    assert corpus_bleu([[]], [[["a"]]]) == 0.0
    with pytest.raises(ValueError, match="zip"):
        corpus_bleu([["a"]], [])


def test_tokens_are_lower_cased_after_the_tokenizer_has_parted_them():
    assert tokens("Don't you row?\n\nYES") == ("do", "n't", "you", "row", "?", "yes")
    assert tokens("AREN'T you") == ("aren't", "you")
