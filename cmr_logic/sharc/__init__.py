"""The ShARC bench: data, scores, perturbations, probes and baselines (Saeidi et al. 2018).

The functions ``evaluate`` and ``perturb`` are named like their modules and imported from there:
``from cmr_logic.sharc.evaluate import evaluate``.
"""

from cmr_logic.sharc.bleu import BleuStatistics, corpus_bleu
from cmr_logic.sharc.data import (
    ANSWER_CLASSES,
    Answer,
    AnswerClass,
    Tree,
    TreeNode,
    Turn,
    Utterance,
    answer_class,
    write_utterances,
)
from cmr_logic.sharc.evaluate import Evaluation, evaluate_entailment, read_answers
from cmr_logic.sharc.loading import (
    read_ids,
    read_or_sharc,
    read_trees,
    read_utterances,
)
from cmr_logic.sharc.perturb import PERTURBATIONS, PerturbReport
from cmr_logic.sharc.probes import PATTERNS, Probe, probe
from cmr_logic.sharc.references import add_references, all_answers
from cmr_logic.sharc.rows import LoadReport
from cmr_logic.sharc.stats import Statistics, statistics

__all__ = [
    "ANSWER_CLASSES",
    "PATTERNS",
    "PERTURBATIONS",
    "Answer",
    "AnswerClass",
    "BleuStatistics",
    "Evaluation",
    "LoadReport",
    "PerturbReport",
    "Probe",
    "Statistics",
    "Tree",
    "TreeNode",
    "Turn",
    "Utterance",
    "add_references",
    "all_answers",
    "answer_class",
    "corpus_bleu",
    "evaluate_entailment",
    "probe",
    "read_answers",
    "read_ids",
    "read_or_sharc",
    "read_trees",
    "read_utterances",
    "statistics",
    "write_utterances",
]
