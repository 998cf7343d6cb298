"""Things that a noun phrase tells apart from others of their kind, in a subject and an object."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
SUBJECTS = {
    "a participle": (
        "Kayaks hired after June may be kept overnight if you pay.",
        "May I keep my kayak overnight?",
        "[the kayaks were hired after June] and [you pay]",
    ),
    "a date behind a participle": (
        "Kayaks hired after 3 June 2020 need a tag unless they are red.",
        "Does my kayak need a tag?",
        "[the kayaks were hired after 3 June 2020] and not [they are red]",
    ),
    "people, a date and a relative clause": (
        "Guests invited before 3 June whose rooms face the sea get a towel.",
        "Do I get a towel?",
        "[you are guests invited before 3 June] and [your rooms face the sea]",
    ),
    "a comparison": (
        "Kayaks wider than 80 cm are not allowed on the weir unless the warden agrees.",
        "Is my kayak allowed on the weir?",
        "not ([the kayaks are wider than 80 cm] and not [the warden agrees])",
    ),
    "what they do": (
        "Hedges measuring more than 3 metres cannot be cut by hand unless you have a ladder.",
        "Can I cut my hedge by hand?",
        "not ([the hedges measure more than 3 metres] and not [you have a ladder])",
    ),
    "what they have, of one that may be any": (
        "A kayak with a sail must be registered unless you hire it.",
        "Does my kayak have to be registered?",
        "[the kayak has a sail] and not [you hire it]",
    ),
    "a measure behind of": (
        "Legacies of over £900 are not taxed if you give them away.",
        "Is my legacy taxed?",
        "not ([the legacies are over £900] and [you give them away])",
    ),
    "none of them": (
        "No kayak without a float may leave the quay unless it has an escort.",
        "May my kayak leave the quay?",
        "not ([the kayak is without a float] and not [it has an escort])",
    ),
    "only some of them": (
        "Only kayaks under 4 metres can use the slip if you pay.",
        "Can my kayak use the slip?",
        "[the kayaks are under 4 metres] and [you pay]",
    ),
    "two things that hold together": (
        "Huts built before 1960 and larger than 20 square metres may be let.",
        "May I let my hut?",
        "[the huts were built before 1960] and [the huts are larger than 20 square metres]",
    ),
    "two things one of which is enough": (
        "Maps drawn by hand or printed on silk may be lent.",
        "May my map be lent?",
        "[the maps are drawn by hand] or [the maps are printed on silk]",
    ),
    "several things, each told apart": (
        "Huts with a stove, huts in a wood and huts without a porch may be let.",
        "May I let my hut?",
        "[the huts have a stove] or [the huts are in a wood] or [the huts are without a porch]",
    ),
    "nobody is a thing": (
        "Nobody without a badge may enter the vault.",
        "May I enter the vault?",
        "not [you are without a badge]",
    ),
    "no one of a kind of people": (
        "No guest under 12 is allowed in the vault unless you pay.",
        "Am I allowed in the vault?",
        "not ([you are guest under 12] and not [you pay])",
    ),
    "kinds that are not told apart beside one that is": (
        "Maps, bound charts and items kept in a safe may not be lent.",
        "May I lend it?",
        "not ([it is maps] or [it is bound charts] or [it is items kept in a safe])",
    ),
    "known things": (
        "The kayaks on the quay may be used if you pay.",
        "May I use a kayak?",
        "[you pay]",
    ),
}
OBJECTS = {
    "what is done something with": (
        "We mend kayaks built after 2015 if you bring them in.",
        "Will you mend my kayak?",
        "[the kayaks were built after 2015] and [you bring them in]",
    ),
    "what something is for": (
        "The pass is valid for tours within the bay if you sign it.",
        "Is my pass valid?",
        "[the tours are within the bay] and [you sign it]",
    ),
    "where things are brought is not said of them": (
        "You can take kayaks with a folded frame on the ferry if you pay.",
        "Can I take my kayak on the ferry?",
        "[the kayaks have a folded frame] and [you pay]",
    ),
    "what someone is given": (
        "You can get a loan of up to £900 if you work.",
        "Can I get a loan?",
        "[you work]",
    ),
    "when something is done": (
        "We mend kayaks within 14 days if you pay.",
        "Will you mend my kayak?",
        "[you pay]",
    ),
}
SERVED = {
    "those whom a verb takes": (
        "The inn accepts walkers aged 16 or over if they are quiet.",
        "Does the inn accept me?",
        "[you are walkers aged 16 or over] and [you are quiet]",
    ),
    "those who do something, with a date": (
        "The rules apply to persons who came before May 2016 if you pay.",
        "Do the rules apply to me?",
        "[you came before May 2016] and [you pay]",
    ),
    "the object of what is forbidden": (
        "It is forbidden to bring kayaks over 3 metres into the pool unless you pay.",
        "Can I bring my kayak into the pool?",
        "not ([the kayaks are over 3 metres] and not [you pay])",
    ),
    "what something is needed for, unless": (
        "You need a permit for kayaks over 5 metres unless you live here.",
        "Do I need a permit?",
        "not [you live here] and [the kayaks are over 5 metres]",
    ),
    "what someone does, in a word that may be a noun": (
        "Geese that bite must be kept in unless they are tied.",
        "Must my geese be kept in?",
        "[the geese bite] and not [they are tied]",
    ),
}
SEVERAL = {
    "people of two ages": (
        "Guests under 16 or over 60 travel free.",
        "Do I travel free?",
        "[you are guests under 16] or [you are over 60]",
    ),
    "people of whom two things are said": (
        "Cooks in their first year and under 21 get a hat.",
        "Do I get a hat?",
        "[you are cooks in your first year] and [you are under 21]",
    ),
    "people who have one thing or are without another": (
        "Riders with a lamp or without a bell are refused.",
        "Will I be refused?",
        "[you are riders with a lamp] or [you are without a bell]",
    ),
    "two of one form are alternatives": (
        "Cooks from Wales and from Kent get a hat.",
        "Do I get a hat?",
        "[you are cooks from Wales] or [you are from Kent]",
    ),
    "those whom something is for": (
        "Rowing is free for those under 16, or under 19 and in full-time education.",
        "Is rowing free for me?",
        "[you are under 16] or [you are under 19] and [you are in full-time education]",
    ),
    "a bound is no second thing": (
        "Fares do not apply to guests aged 70 or over, nurses or cooks with a pass.",
        "Do I have to pay a fare?",
        "not ([you are guests aged 70 or over] or [you are nurses] or [you are cooks with a pass])",
    ),
    "no verb but a place": (
        "Elms near power lines may be cut if you pay.",
        "May my elm be cut?",
        "[the elms are near power lines] and [you pay]",
    ),
    "land is not told apart as a compound": (
        "Land exceeding 3 acres may be let if you pay.",
        "May I let my land?",
        "[the land exceeds 3 acres] and [you pay]",
    ),
}
BESIDE_A_CONDITION = {
    "an object with a relative clause": (
        "We mend kayaks that have been rinsed if you pay.",
        "Will you mend my kayak?",
        "[the kayaks have been rinsed] and [you pay]",
    ),
    "an object of which two things are said": (
        "No pass is required for a kayak that weighs less than 9 kg and is never used at sea.",
        "Is a pass required for my kayak?",
        "not ([the kayak weighs less than 9 kg] and not [the kayak is ever used at sea])",
    ),
    "a list of subjects behind a condition": (
        "If you pay, cooks, clerks and porters can row.",
        "Can I row?",
        "([you are cooks] or [you are clerks] or [you are porters]) and [you pay]",
    ),
    "a list of objects in a condition": (
        "If you keep hens, ducks or geese, clerks and porters can row.",
        "Can I row?",
        "([you are clerks] or [you are porters]) and "
        "([you keep hens] or [you keep ducks] or [you keep geese])",
    ),
    "what bars whoever asks": (
        "Savings of over £900 rule you out unless you pay.",
        "Can I apply?",
        "not ([the savings are over £900] and not [you pay])",
    ),
    "someone named by an age": (
        "If you pay, under-5s travel free.",
        "Do I travel free?",
        "[you are under-5s] and [you pay]",
    ),
    "what is done to people, and how": (
        "The inn admits cooks free of charge if you pay.",
        "Does the inn admit me?",
        "[you are cooks] and [you pay]",
    ),
    "a date of an object without a condition": (
        "We mend kayaks made after 2015.",
        "Will you mend my kayak?",
        "[the kayaks were made after 2015]",
    ),
    "those who have made a thing": (
        "The grant is available for kayaks made by a registered builder if you pay.",
        "Can I get the grant?",
        "[the kayaks are made by a registered builder] and [you pay]",
    ),
    "a range of ages before may": (
        "Cooks aged 17 to 25 may hire a van if you pay.",
        "May I hire a van?",
        "[you are cooks aged 17 to 25] and [you pay]",
    ),
    "two ages": (
        "Cooks aged 16 or 17 can row.",
        "Can I row?",
        "[you are cooks aged 16 or 17]",
    ),
    "what someone uses": (
        "Users of the slip may row.",
        "May I row?",
        "[you are users of the slip]",
    ),
    "only those who do something": (
        "Only those who have paid may row.",
        "May I row?",
        "[you have paid]",
    ),
    "nouns that could be verbs, in a list": (
        "Cooks, clerks and volunteers under 21 get a hat.",
        "Do I get a hat?",
        "[you are cooks] or [you are clerks] or [you are volunteers under 21]",
    ),
    "things that something is restricted to": (
        "Mooring is restricted to kayaks displaying a permit if you pay.",
        "Can I moor my kayak?",
        "[the kayaks display a permit] and [you pay]",
    ),
    "what goes is asked for": (
        "Bags left in the hall will be removed unless you pay.",
        "Will my bag be removed?",
        "[the bags are left in the hall] and not [you pay]",
    ),
}
TOLD_APART = {**BESIDE_A_CONDITION, **SUBJECTS, **OBJECTS, **SERVED, **SEVERAL}


@pytest.mark.parametrize(("text", "question", "wanted"), TOLD_APART.values(), ids=TOLD_APART.keys())
def test_things_told_apart(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted


def test_a_way_round_a_duty_is_none_where_it_says_whom_it_binds(
    said: Callable[[str, str], str],
) -> None:
    text = "Guests without a badge must wait at the gate."
    assert said(text, "Do I have to wait at the gate?") == "[you are guests without a badge]"
