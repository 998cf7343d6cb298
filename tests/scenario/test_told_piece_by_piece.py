"""Stories that tell an amount piece by piece: a cart and its load, days, kinds, people."""

from __future__ import annotations

import pytest

from cmr_logic import decide

_CART = "A cart may not cross the footbridge if it is heavier than 250 kilos with its load."
_VAN = "A van counts as heavy when it weighs more than 3,500 kilograms fully loaded."
_UNLADEN = "A handcart needs its own lights if its unladen weight is above 15 kg."
_LOCKER = "Staff get a locker if they work 20 hours a week or more."
_BOOKS = "Anyone who borrows five books or more must leave a deposit."
_PILLS = "You get a pill box if you take three or more medicines each day."
_DOGS = "Owners of four or more dogs need a kennel licence."
_BOXES = "A household with six people or more gets two extra recycling boxes."
_CLUB = "Clubs with fewer than 15 members pay half the fee."

_QUESTIONS = {
    _CART: "May my cart cross the footbridge?",
    _VAN: "Does my van count as heavy?",
    _UNLADEN: "Does my handcart need its own lights?",
    _LOCKER: "Do I get a locker?",
    _BOOKS: "Must I leave a deposit?",
    _PILLS: "Do I get a pill box?",
    _DOGS: "Do I need a kennel licence?",
    _BOXES: "Does my household get two extra recycling boxes?",
    _CLUB: "Does our club pay half the fee?",
}

STORIES: tuple[tuple[str, str, str], ...] = (
    (_CART, "The cart weighs 120 kilos and I've loaded it with 180 kilos of turnips.", "No"),
    (_CART, "Empty, my cart is 140 kilos. There are 150 kilos of stones on it.", "No"),
    (_CART, "The cart itself is 140 kilos, and the potatoes on it weigh 160.", "No"),
    (_CART, "The firewood on it is 200 kilos, and the cart itself another 90.", "No"),
    (_CART, "Empty, my cart is 70 kilos. There are 90 kilos of stones on it.", "Yes"),
    (_CART, "Fully laden, my cart weighs 310 kilos.", "No"),
    (_CART, "With its load, the cart weighs 180 kilos.", "Yes"),
    (_CART, "The cart itself is 120 kilos, and I haven't weighed the hay.", "More"),
    (_CART, "My cart can carry 300 kilos.", "More"),
    (_CART, "My horse weighs 500 kilos and the cart itself is 120.", "More"),
    (_VAN, "It weighs 2,100 kg by itself plus 1,600 kg of tiles.", "Yes"),
    (_VAN, "My van is 1,900 kg empty, and I carry 600 kg of bricks in it.", "No"),
    (_VAN, "Empty, my van weighs 1,900 kg.", "More"),
    (_VAN, "My uncle's van is 2,400 kg empty, and he carries 1,300 kg of bricks in it.", "More"),
    (_UNLADEN, "It is 11 kg unladen. With the shopping it comes to 30 kg.", "No"),
    (_UNLADEN, "With the shopping it comes to 30 kg.", "More"),
    (_LOCKER, "I work at the mill on four days a week. On each of them I work seven hours.", "Yes"),
    (_LOCKER, "I come in three mornings a week. Each morning I work four hours.", "No"),
    (_LOCKER, "I'm in on Saturdays and Sundays, eight hours each day.", "No"),
    (_LOCKER, "My shifts are eight hours long and I have four of them a week.", "Yes"),
    (_LOCKER, "I work Monday to Friday. I start at eight and finish at four.", "Yes"),
    (_LOCKER, "I'd like to work five days a week, seven hours each day.", "More"),
    (_LOCKER, "My aunt works on four days a week. On each of them she works seven hours.", "More"),
    (_BOOKS, "I'm borrowing two novels, three dictionaries and an atlas.", "Yes"),
    (_BOOKS, "I'm borrowing only two novels and a dictionary.", "No"),
    (_PILLS, "Each day I take two tablets for my heart, one for my knee and one for gout.", "Yes"),
    (_PILLS, "Each day I take one medicine for my heart, one for gout and two for my back.", "Yes"),
    (_PILLS, "My wife takes two pills for her heart, one for gout and two vitamins a day.", "More"),
    (_DOGS, "I have two poodles, a collie and a terrier.", "Yes"),
    (_DOGS, "I have two dogs, a collie and a terrier.", "No"),
    (_DOGS, "I'd like to have two poodles, a collie and a terrier.", "More"),
    (_BOXES, "I live with my wife, our four kids and her dad.", "Yes"),
    (_BOXES, "I live with my girlfriend and two sons, and her parents moved in with us.", "Yes"),
    (_BOXES, "My wife and I have three boys, and both my parents live with us.", "Yes"),
    (_BOXES, "My wife and I live here with our three boys and my father-in-law.", "Yes"),
    (_BOXES, "My wife and I live here with our two boys.", "No"),
    (_BOXES, "I share a flat with my sister.", "No"),
    (_BOXES, "We have three boys.", "More"),
    (_BOXES, "My parents live with my brother and his four kids.", "More"),
    (_CLUB, "There are eleven of us.", "Yes"),
    (_CLUB, "Three of us are on the committee.", "More"),
)


@pytest.mark.parametrize(("text", "story", "answer"), STORIES)
def test_what_is_told_piece_by_piece(text: str, story: str, answer: str) -> None:
    assert decide(text, _QUESTIONS[text], scenario=story).answer == answer
