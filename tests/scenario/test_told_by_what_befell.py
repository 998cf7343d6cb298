"""What follows from how things are still, who was there, what was answered, and what befell."""

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span
from tests.tables import for_each


def value(statement: str, story: str) -> bool | None:
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0].value if found else None


@for_each(
    "statement, story, settled",
    [
        ("you have handed in the saddle", "The saddle is still hanging in my barn.", False),
        ("you have sold your viola", "My viola is still in the corner of my bedroom.", False),
        ("you have collected the trunk", "The trunk is still at the depot.", False),
        ("you have returned the drum", "My neighbour's drum is still in my barn.", None),
        ("you have returned the drum", "One of the drums is still here.", None),
        ("you have returned the drum", "I think the drum is still here.", None),
        ("you have returned the drum", "Is the drum still in my barn?", None),
        ("you have returned the drum", "The drum is still in good order.", None),
        ("you have mended the pump", "The pump is still leaking.", False),
        ("the plaster has dried", "The plaster is still tacky.", False),
        ("the bonfire has gone out", "The bonfire is still smouldering.", False),
    ],
)
def test_what_is_still_so_has_not_been_ended(statement, story, settled):
    assert value(statement, story) is settled


@for_each(
    "statement, story, settled",
    [
        ("you carve alone", "I carve with my brother.", False),
        ("you carve alone", "I carve with a chisel.", None),
        ("you carve alone", "My brother carves with me.", False),
        ("you carve alone", "My brother doesn't carve with me.", None),
        ("you carve with a helper", "I carve single-handed.", False),
        ("you carve with a helper", "My brother carves solo.", None),
        ("you carve with a helper", "I'd love to carve solo.", None),
        ("you carved the mask", "I carved the mask all by myself.", True),
        ("you run the kiosk alone", "My aunt and I run the kiosk.", False),
    ],
)
def test_alone_or_in_company(statement, story, settled):
    assert value(statement, story) is settled


@for_each(
    "statement, story, settled",
    [
        ("the bailiff has agreed", "The bailiff said by all means.", True),
        ("the bailiff has agreed", "The bailiff said no chance.", False),
        ("the bailiff has agreed", "The bailiff said it rained.", None),
        ("the bailiff has agreed", "I hope the bailiff said by all means.", None),
        ("the bailiff has agreed", "If the bailiff said no way, I'd leave.", None),
        ("you have the bailiff's permission", "I asked the bailiff and he said sure.", True),
        ("the bailiff has agreed", "I haven't asked the bailiff.", None),
    ],
)
def test_what_somebody_answered(statement, story, settled):
    assert value(statement, story) is settled


@for_each(
    "statement, story, settled",
    [
        ("your jug is intact", "My jug fell to pieces.", False),
        ("your jug is intact", "I nearly smashed my jug.", None),
        ("your cape is clean", "I spilt gravy down my cape.", False),
        ("your cape is clean", "I spilt gravy down his cape.", None),
        ("your lamp is lit", "My lamp has gone out.", False),
        ("you paid for the cello", "The cello was a present from my aunt.", False),
        ("you paid for the cello yourself", "My aunt paid for the cello.", False),
        ("your cart has wheels", "The wheels of my cart creak.", True),
        ("your cart has a bell", "My cart's bell was stolen.", None),
    ],
)
def test_what_befell_a_thing_and_what_it_has(statement, story, settled):
    assert value(statement, story) is settled
