"""American spellings, compared as the British: "an honorable discharge" is an honourable one.

Rules are written in one spelling and stories told in the other. What "-ize" and "-ise" part is made
one by :mod:`.derivation`.
"""

from __future__ import annotations

from functools import lru_cache

# How words begin in America, and in Britain; behind a bar, words that begin so and are others.
_PAIRS = """
honor honour honorar,honorif; color colour colora,colorect; labor labour laborat,laborio;
neighbor neighbour; favor favour; behavior behaviour; harbor harbour; rumor rumour;
humor humour humoro; odor odour odoro; vapor vapour vaporo; parlor parlour; armor armour;
endeavor endeavour; savior saviour; tumor tumour; flavor flavour; clamor clamour;
splendor splendour; vigor vigour vigoro; rigor rigour rigoro,rigorm; valor valour; candor candour;
dishonor dishonour; discolor discolour; theater theatre; center centre; fiber fibre;
caliber calibre; somber sombre; luster lustre; liter litre litera; maneuver manoeuvre;
program programme; jewelry jewellery; mold mould moldov,moldav; plow plough; defense defence;
offense offence; pretense pretence; judgment judgement; gray grey; counselor counsellor;
pediatric paediatric; anesthe anaesthe; orthoped orthopaed; gynecolog gynaecolog; hemorrh haemorrh;
hematol haematol; leukemia leukaemia; anemi anaemi; diarrhea diarrhoea; esophag oesophag;
fetus foetus; fetal foetal; cesarean caesarean; pajama pyjama; aluminum aluminium;
airplane aeroplane; catalog catalogue catalogu; dialog dialogue dialogu; installment instalment;
enrollment enrolment; fulfillment fulfilment; skillful skilful; willful wilful; analyze analyse;
paralyze paralyse; cozy cosy; skeptic sceptic; donut doughnut; sulfur sulphur; estrogen oestrogen;
mustache moustache; ardor ardour; checkbook chequebook; licorice liquorice; yogurt yoghurt;
smolder smoulder; molt moult; encyclopedia encyclopaedia; archeolog archaeolog; celiac coeliac;
edema oedema; artifact artefact; unauthorized unauthorised; unrecognized unrecognised;
unorganized unorganised; unsanitized unsanitised
"""
_SHORTEST = 4
_BY_START: dict[str, list[tuple[str, str, tuple[str, ...]]]] = {}
for _line in _PAIRS.replace("\n", " ").split(";"):
    _american, _british, *_others = _line.split()
    _BY_START.setdefault(_american[:_SHORTEST], []).append(
        (_american, _british, tuple(_others[0].split(",")) if _others else ())
    )


@lru_cache(maxsize=65_536)
def british(word: str) -> str:
    """Return a word in its British spelling.

    Args:
        word: the word, in small letters.

    Example:
        >>> [british(w) for w in ("honorably", "neighbor", "laboratory", "colour", "theater")]
        ['honourably', 'neighbour', 'laboratory', 'colour', 'theatre']
    """
    for american, spelled, others in _BY_START.get(word[:_SHORTEST], ()):
        if word.startswith(american) and not word.startswith((spelled, *others)):
            return spelled + word[len(american) :]
    return word
