"""The ShARC bench: data, scores, perturbations, probes and baselines (Saeidi et al. 2018)."""
