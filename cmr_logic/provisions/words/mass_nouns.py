"""Nouns of what is not counted, which no "a" stands before: "money"; not "coin"."""

from __future__ import annotations

from cmr_logic.text import word_set

# Nouns that stand without an article: "**advice**"; not "permit".
MASS_NOUNS = word_set(
    """
    money cash credit debt income pay savings tax rent relief funding finance insurance cover
    coverage support help aid assistance care childcare advice information guidance evidence proof
    permission consent access experience knowledge authority employment work training education
    tuition research travel transport parking accommodation housing shelter property land space
    staff labour labor personnel equipment machinery furniture underwear lingerie
    swimwear clothing footwear bedding luggage
    baggage software hardware jewellery jewelry stationery livestock poultry cattle game bait fish
    food water milk bread meat fruit rice sugar salt tea coffee wine beer alcohol tobacco medicine
    medication gas electricity power heating heat light fuel petrol diesel oil coal wood timber
    paper glass metal plastic steel gold silver waste rubbish litter damage loss music traffic
    weather leave imprisonment detention custody residence residency citizenship nationality
    maternity paternity bail probation asylum welfare unemployment bereavement hardship sickness
    pregnancy flooding fire storm theft poverty homelessness retirement redundancy
    """
)
