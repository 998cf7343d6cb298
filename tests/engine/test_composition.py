"""Provisions that lean on others: what one excepts, repeats, limits or leaves alone."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse

# --- what a sentence says of the one before

LEANING = [
    # the one before by a name for it
    ("Crews under 16 may not race. The rule does not apply to crews who hold a badge.",
     "Can I race?", "not (c1 and not c2)"),
    ("Rafts are banned on the weir. The ban does not extend to club members.",
     "Can I take a raft on the weir?", "c2"),
    ("Rafts are banned on the weir. The club bar does not extend a welcome to members.",
     "Can I take a raft on the weir?", "false"),
    # whom it does not bind
    ("Only members may use the weir. Ducks and swans are exempt from this restriction.",
     "Can I use the weir?", "c1 or (c2 or c3)"),
    ("Only members may use the weir. Ducks and swans are exempt from this charge.",
     "Can I use the weir?", "c1"),
    ("You must sign in by noon. Sailors are exempt from this requirement.",
     "Do I have to sign in?", "not c2"),
    ("You must sign in if you are late. Sailors are not bound by this rule.",
     "Do I have to sign in?", "c2 and not c3"),
    # exceptions to what is denied without conditions
    ("Bathing in the lock is not allowed. This does not apply to lifeguards.",
     "Can I bathe in the lock?", "c2"),
    ("Bathing in the lock is not allowed. This does not apply to lifeguards.",
     "Is bathing in the lock banned?", "not c2"),
    ("Ponies are not allowed in the barn. There is an exception for foals.",
     "Can I keep my pony in the barn?", "c2"),
    ("Ponies are not allowed in the barn. The exception is riders under 9 who are in a lesson.",
     "Can I bring my pony into the barn?", "c2 and c3"),
    # one more denial
    ("You cannot row if you are ill. Nor can you row if you have had wine.",
     "Can I row?", "not (c1 or c2)"),
    ("You can row if you are well. Now can you row if it is dark?", "Can I row?", "c1"),
    ("You can't row if you are ill, and you can't sail at night.", "Can I row?", "not c1"),
    ("You can't row if you are ill, and can't sail at night.", "Can I row?", "not (c1 and not c2)"),
    # the case of the sentence before
    ("You can't sail if you are ill or it is dark. In either case, you must tell the crew.",
     "Do I have to tell the crew?", "c1 or c2"),
    ("You can't sail if you are ill or it is dark. In both cases, you must tell the crew.",
     "Do I have to tell the crew?", "c1 or c2"),
    ("You can't sail if you are ill or it is dark. In any case, you must tell the crew.",
     "Do I have to tell the crew?", "true"),
    ("You can sail if you are ill or it is dark. In either case, you must tell the crew.",
     "Can I sail?", "(c1 or c2) and c3"),
    ("You can sail if you own a boat. You can't do this if you owe us rent.", "Can I sail?",
     "c1 and not c2"),
    ("Except in a storm, you must sign out.", "Do I have to sign out?", "not c1"),
    ("You can claim if your boat sank, and you will be paid in May if you were insured.",
     "Will I be paid in May?", "c2"),
    # what is left over, and what of that is not
    ("If you sell the boat before May, we refund the fee. After that you won't get a refund "
     "unless you are ill.", "Will I get a refund?", "c1 or c2"),
    ("If you sell the boat before May, we refund the fee. You won't get a refund on Sundays "
     "unless you are ill.", "Will I get a refund?", "c1 and c2"),
    # on what condition those get something whom the one before names
    ("Rowers who lost an oar can claim help. You are eligible if the club insured it.",
     "Can I claim help?", "c1 and c2"),
    ("A tenant can claim the barn grant. You are entitled to it if your barn is dry.",
     "Can I claim the barn grant?", "c1 and c2"),
    ("Crofters can apply for the roof grant. You qualify if your roof leaks.",
     "Can I apply for the roof grant?", "c1 and c2"),
    ("Members can use the barn. You can also use it if you pay £3.", "Can I use the barn?",
     "c1 or c2"),
    ("Members can use the barn. Guests can use it if they pay £3.", "Can I use the barn?",
     "c1 or c2 and c3"),
    # what is said again of the benefit by its name
    ("To qualify for sick pay, you must have worked here for a year. Pay is granted if you ring "
     "us.", "Can I be granted sick pay?", "c3 and c2"),
    ("To qualify for sick pay, you must have worked here for a year. Pay slips are sent if you "
     "ring us.", "Can I be granted sick pay?", "c2"),
    ("A tenant can get a bus pass if they live 2 miles away. Nurses get a pass too if they work "
     "at night.", "Can I get a bus pass?", "c1 and c2 or c3 and c4"),
    ("Clerks may ask for a move to the mill if they passed. Requests are granted if a desk is "
     "free.", "Can I move to the mill?", "c2 and c3"),
    ("The grant is paid to crofters who lost a barn. Your croft must be in the glen.",
     "Can I get the barn grant?", "c1 and c2"),
    ("The fee is paid by crofters who lost a barn. You can get the barn grant if you are 18.",
     "Can I get the barn grant?", "c2"),
    ("The course is open to nurses. You can join if you have worked for a year.",
     "Can I join the first-aid course?", "c1 and c2"),
    # for whom alone a condition is
    ("You can use the barn if you paid. Juniors can use it only if a coach is there.",
     "Can I use the barn?", "c1 and not (c2 and not c3)"),
    ("Members can use the barn. Guests can use it only if a member is there.",
     "Can I use the barn?", "c1 or c2 and c3"),
    # what breaks off before a list, or behind a heading that asks
    ("Most people can row. You can't if you:\n* are ill\n* are tired", "Can I row?",
     "not (c2 or c3)"),
    ("# Do you need a permit for a raft?\n\nYou normally don't. You'll need one if it is long or "
     "it has a motor.", "Do I need a permit for my raft?", "c2 or c3"),
    # what ends a benefit
    ("Members have a right to vote. The right is lost if you miss a race.", "Can I vote?",
     "c1 and not c2"),
    ("Your pass is suspended if you owe a fine.", "Will my pass be suspended?", "c1"),
    ("We cancel your pass if you owe a fine.", "Will my pass be cancelled?", "c1"),
    ("You can row if you paid. Trips may be cancelled if it rains.", "Can I row?", "c1"),
    ("A lost pass is replaced if you reported it.", "Can I have a lost pass replaced?", "c1"),
    ("We add a charge of £3 if you are late. No charge is made if you rang.",
     "Will I pay a late charge?", "c1 and not c2"),
    # subjects that wait for their verb behind a proviso
    ("You can row provided the owner or the tenant agrees.", "Can I row?", "c1 or c2"),
    # how a group of one's own has to go about it
    ("Any crew of five can borrow a raft. Your crew must wear vests.", "Can I borrow a raft?",
     "c1 and c2"),
    # denials inside the things denied, and what rules do not reach
    ("We mend oars, sails and masts. We do not mend engines, nor anything that you can't carry.",
     "Will you mend my things?", "(c1 or c2 or c3) and not (c4 or c5)"),
    ("It is an offence to moor here unless you have a permit. Sailors are outside this rule.",
     "Can I moor here?", "c1 or c2"),
    # what a denial is not for
    ("You can have it washed if you paid. Repairs are not offered for old sails.",
     "Can I have a repair?", "not c2"),
    ("You can get a refund if you paid. Refunds aren't made for gifts.", "Can I get a refund?",
     "c1 and not c2"),
    ("You can get a refund if you paid. Refunds aren't made for two weeks.", "Can I get a refund?",
     "c1"),
    ("You can join the club if you row. The club isn't open to firms.", "Can I join the club?",
     "c1 and not c2"),
    ("The loan of a boat to a guest is refused if they are late.",
     "Will the loan of one of the boats to my guest be refused?", "c1"),
    # a place as the case of a denial
    ("You must book to busk. You can't busk within 50 metres of the church.", "Can I busk?",
     "c1 and not c2"),
    # what denies from the front of a sentence
    ("Under no circumstances may you row if you are ill.", "Can I row?", "not c1"),
    ("On no account can you row if you are ill or tired.", "Can I row?", "not (c1 or c2)"),
    ("On no map can you row if you are ill.", "Can I row?", "c1"),
    # what is off limits
    ("You can hire a boat if you are 12. The boats are off limits to you until you have paid.",
     "Can I hire a boat?", "c1 and c2"),
    # what the question says, in a row or of what one lacks
    ("If a guest stays over, the key is lent to you if your guest has a badge and you stay in.",
     "If a guest stays over, is the key lent to me?", "c2 and c3"),
    ("You cannot row without a vest unless you are a coach.", "Can I row without a vest?", "c2"),
    ("You cannot row without a vest unless you are a coach.", "Can I row?",
     "not (not c1 and not c2)"),
    # how one has to go about it
    ("Members can light fires. You must use a stove and you need to tell the warden.",
     "Can I light a fire?", "c1 and c2 and c3"),
    ("Members can light fires. You must rake the ashes afterwards.", "Can I light a fire?", "c1"),
    ("You can claim a barn grant if you are 18. You must rake the yard.",
     "Can I claim a barn grant?", "c1"),
    ("You can moor here if you have two papers. Each must show your name.", "Can I moor here?",
     "c1 and c2"),
    ("You can moor here if you are 18. The harbour master must agree as well.",
     "Can I moor here?", "c1 and c2"),
    ("You can moor here if you are 18. Until May, the harbour master must agree as well.",
     "Can I moor here?", "c1 and (c3 or c2)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "written"), LEANING)
def test_what_leans_on_the_sentence_before(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


# --- what a sentence leaves alone

APART = [
    # things that end of themselves bar nothing else
    ("You can lend a stamp to a friend if you collect. Stamps lapse if they are damp.",
     "Can I lend my stamps?", "c1"),
    ("You can lend a stamp to a friend if you collect. Stamps are refused if they are "
     "damp.", "Can I lend my stamps?", "c1 and not c2"),
    # duties to tell somebody
    ("You can take a boat out if you can swim. If you sail at night, the warden must be told.",
     "Can I take a boat out?", "c1"),
    ("You can take a boat out if you can swim. If you sail at night, the boat must be lit.",
     "Can I take a boat out?", "c1 and (not c2 or c3)"),
    # greetings, and what is said without a word of what is asked
    ("Thank you for thinking of joining the band. You will be turned away if you are late.",
     "Can I join the band?", "not c1"),
    ("You will be turned away on the day if you are late. Soup and rolls are served.",
     "Can I come in on the day?", "not c1"),
    # titles that open with a question word
    ("When a prize isn't paid\n\nYou don't get a prize if the judges fall ill.",
     "Will I get a prize?", "not c1"),
    ("When a prize isn't paid, you don't get a cup.", "Will I get a cup?", "c1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "written"), APART)
def test_what_is_left_alone(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


# --- parts of a sentence that are no condition, and those that are

PARTS = [
    ("Nobody may fish here, whether or not a keeper is about, apart from members of the club.",
     "Can I fish here?", ["you are members of the club"]),
    ("Anyone who lives here can fish, other than those who own a net.",
     "Can I fish?", ["you live here", "you own a net"]),
    ("Anglers under 12 must however be watched.",
     "Do I need to be watched?", ["you are anglers under 12", "you must be watched"]),
    ("Bookings can be changed until boarding has begun.",
     "Can I change my booking?", ["boarding has begun"]),
    ("Rooms are free until 11am if you are a member.",
     "Are rooms free?", ["you are a member"]),
    ("You can lend stamps to another member if you collect.",
     "Can I lend stamps?", ["you collect"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "statements"), PARTS)
def test_parts_that_are_conditions(text: str, question: str, statements: list[str]) -> None:
    rule = parse(text)
    assert [clause.statement for clause in rule.clauses] == statements
    assert rule.written(question)


def test_a_thing_may_have_the_name_of_a_verb() -> None:
    text = "A skip that stands on your own land needs no permit."
    assert parse(text).written("Do I need a permit for my skip?") == "not c1"
    assert parse(text).written("Can I skip the permit?") == "c1"


# --- what something is needed for, and of what it is demanded

NEEDS = [
    ("A licence is needed for any hut over 9 metres long and for any jetty by the weir.",
     "Do I need a licence?", ["any hut over 9 metres long", "any jetty by the weir"]),
    ("You need a licence for boats with a sail.", "Do I need a licence?", ["boats with a sail"]),
    ("You need a licence for your raft.", "Do I need a licence?", []),
    ("You need a licence for three years.", "Do I need a licence?", []),
    ("No licence is needed for huts up to 9 metres long.", "Do I need a licence?",
     ["huts up to 9 metres long"]),
    ("You do not need a licence for a hut.", "Do I need a licence?", ["a hut"]),
    ("There is no charge for puppets.", "Is there a charge?", ["puppets"]),
    ("Sledges and toboggans must be booked.", "Do I have to book?", ["sledges", "toboggans"]),
    ("A sledge must be booked.", "Do I have to book?", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "kinds"), NEEDS)
def test_what_something_is_needed_for(text: str, question: str, kinds: list[str]) -> None:
    rule = parse(text)
    told = (("the hut is", "any hut"),) if "any hut" in text else ()  # one that is told apart
    named = [
        c
        for c in rule.clauses
        if c.statement.removeprefix("it is ") in kinds
        or any(c.statement.replace(was, kind) in kinds for was, kind in told)
    ]
    joined = " or ".join(clause.id for clause in named)
    assert len(named) == len(kinds)
    denied = f"not ({joined})" if " or " in joined else f"not {joined}"
    assert not kinds or rule.written(question) in {joined, denied}


def test_kinds_are_asked_for_as_a_choice() -> None:
    rule = parse("Sledges and toboggans must be booked.")
    follow_up = decide(rule, "Do I have to book?").follow_up
    assert follow_up is not None
    assert " or " in follow_up


# --- kinds and times of a statement that has conditions besides

LIMITED = [
    ("You can sell a drum if you own it. Ropes and reels cannot be sold unless they are new.",
     "Can I sell it?", "c1 and not ((c2 or c3) and not c4)"),
    ("You can sell drums if you own them. Torn drums cannot be sold unless they are mended.",
     "Can I sell my drum?", "c1 and not (c2 and not c3)"),
    ("Drums cannot be sold unless they are mended.", "Can I sell my drum?", "c1"),
    ("You may play drums between May and August if you are a member.", "Can I play a drum?",
     "c2 and c1"),
    ("You may play drums on Sundays if you are a member.", "Can I play a drum?", "c2 and c1"),
    ("You may play drums at any time if you are a member.", "Can I play a drum?", "c1"),
    ("Drums are mended within ten days if you are a member.", "Will my drum be mended?", "c1"),
    # what denies everything, and what is granted all the same
    ("No one may bring drums to the fair. Paper drums are allowed if they have no tail.",
     "Can I bring my paper drum to the fair?", "not c2"),
    # whom what has to be met does not concern
    ("You can fly if you are over 9 and have a rope. These conditions do not apply to scouts.",
     "Can I fly?", "c1 and c2 or c3"),
    ("You can fly if you are over 9 and have a rope. This offer does not apply to scouts.",
     "Can I fly?", "(c1 and c2) and not c3"),
    # what someone needs is said of them, not demanded
    ("Guests over 9 can join. We can't take guests who need a lift.", "Can I join?",
     "c1 and not c2"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "written"), LIMITED)
def test_what_limits_a_statement_besides(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


# --- whom a sentence is about

CONCERNED = [
    # others than whoever asks
    ("Rides are given to guests who are lame. Friends cannot ride with you.", "Can I get a ride?",
     ["you are lame"]),
    ("Rides are given to guests who are lame. Sailors cannot ride with them.",
     "Can I get a ride?", ["you are lame", "you are sailors"]),
    # those who are left over
    ("Rowers pay nothing if they are:\n\n* ill\n* away\n\nAll other rowers pay £4.",
     "Do I have to pay?", ["you are rowers", "you are ill", "you are away"]),
    ("Untrained divers, and divers whose card has lapsed, may not dive.", "Can I dive?",
     ["you are untrained divers", "your card has lapsed"]),
    # the same of others
    ("Drummers are exempt, as are singers who sing alone.", "Am I exempt?",
     ["you are drummers", "you are singers", "you sing alone"]),
    ("Drummers are exempt, as is the case in May.", "Am I exempt?", ["you are drummers"]),
    # some of them
    ("The grant is paid to nurses but not to cooks.", "Will I be paid the grant?",
     ["you are nurses", "you are cooks"]),
    ("The grant is paid to new and old members.", "Will I be paid the grant?",
     ["you are new members", "you are old members"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "statements"), CONCERNED)
def test_whom_a_sentence_is_about(text: str, question: str, statements: list[str]) -> None:
    rule = parse(text)
    assert [clause.statement for clause in rule.clauses][: len(statements)] == statements
    assert rule.written(question)


def test_an_order_is_beside_the_question() -> None:
    text = (
        "The winter credit: the firm takes £9 off your bill if you are over 70. "
        "Ring us if you can't read the bill."
    )
    assert parse(text).written("Can I get the winter credit?") == "c1"


# --- two cases in a sentence, and what belongs to a noun

INSIDE = [
    ("If you row, you can claim a cap, and if you sail, you can claim a coat.",
     "Can I claim a coat?", "c2"),
    ("You can claim a coat if you sail, and if you own a boat.", "Can I claim a coat?",
     "c1 and c2"),
    ("We will not take a parcel that is wet or that arrives after noon.",
     "Will you take my parcel?", "not (c1 or c2)"),
    ("You can claim for a roof that leaks or that lets in rain.", "Can I claim?", "c1 or c2"),
    ("Grants are for charities that cannot borrow or that plan to hire.", "Can I get a grant?",
     "c1 or c2"),
    ("We will not take your parcel after noon.", "Will you take my parcel?", "not c1"),
    ("Fares do not apply to people aged 70 or over, nurses or people with a pass.",
     "Do I have to pay a fare?", "not (c1 or c2 or c3)"),
    ("Guests are not allowed in. Exceptions may be made for parents of pupils and for carers of "
     "pupils who are ill.", "Am I allowed in?", "not (c1 and not (c2 or c3 and c4))"),
    ("We do not allow dogs in flats without a garden.", "Can I keep a dog?", "not c1"),
    ("You cannot keep a dog without a garden.", "Can I keep a dog?", "c1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "written"), INSIDE)
def test_what_stands_inside_a_sentence(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


# --- which provision a question is about

MEANT = [
    ("A boat may be towed if it leaks. A towed boat is returned once you have paid.",
     "Will my towed boat be returned?", "c2"),
    ("A boat may be towed if it leaks. A towed boat is returned once you have paid.",
     "Will my boat be towed?", "c1"),
    # a grant that goes on about the one before
    ("The sauna is for hotel guests. Day visitors can use it if they buy a pass.",
     "Can I use the sauna?", "c1 or c2 and c3"),
    ("The sauna is for hotel guests. Lockers can be used if you buy a pass.",
     "Can I use a locker?", "c2"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "written"), MEANT)
def test_which_provision_is_meant(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written
