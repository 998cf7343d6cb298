"""What else may be done with a thing, or asked of it: "Can I sell it?", "Will it come sooner?"."""

from __future__ import annotations

from cmr_logic.relevance.aspects.model import Aspect, aspect

# What one holds in one's name: "give my **ticket** to a friend"; not "give bread to a friend".
_HELD = (
    "licence license permit card ticket pass badge membership place plot voucher key seat booking "
    "certificate points discount allowance subscription berth"
)
_PASSED_ON = (
    "transfer transferable transferred sell sale resell sold trade swap exchange share lend "
    "borrow give gift someone somebody anyone anybody another else personal nominate name holder"
)


DEEDS: tuple[Aspect, ...] = (
    aspect(
        "getting it sooner",
        manners="sooner faster quicker",
        said="soon fast quick quickly priority urgent urgently express immediate immediately day "
        "week month hour delay early wait speed time",
        text="You can renew your card online if you are an adult.",
        asks="Will I get my card sooner if I renew online?",
        speaks="Cards that are renewed online arrive within five days.",
    ),
    aspect(
        "being reminded",
        deeds="remind",
        things="reminder",
        said="write contact letter email text post tell_you inform_you notify_you send_you "
        "let_you contact_you",
        text="Drivers must renew their licence every ten years.",
        asks="Will I get a reminder when my licence runs out?",
        speaks="We send drivers a letter when their licence runs out.",
    ),
    aspect(
        "having to do it every year",
        manners="every_year each_year every_month every_week annually yearly",
        demanded=True,
        said="every each annual year month week renew expire valid again",
        text="Owners must register if they have a boat.",
        asks="Do I have to register every year?",
        speaks="Boats must be registered once. There is no need to renew.",
    ),
    aspect(
        "selling it",
        deeds="sell resell auction flog",
        said="sale sold resold dispose trade trader transfer vend vendor market stall business "
        "shop commercial retail transferable",
        text="Members may keep bees if they have a shed.",
        asks="Can I sell the honey of my bees?",
        speaks="A member who trades in honey needs a stall.",
    ),
    aspect(
        "passing it on",
        deeds="give lend transfer pass_on hand_on swap donate share rent_out hire_out",
        objects=_HELD,
        said=_PASSED_ON,
        text="You get a bus pass if you are over 65.",
        asks="Can I lend my bus pass to my sister?",
        speaks="A bus pass must not be used by another person.",
    ),
    aspect(
        "letting it to others",
        deeds="rent_out hire_out let_out sublet",
        said="let letting tenant lodger hire rent rental lease landlord host airbnb",
        text="You may keep a caravan on your drive if it is new.",
        asks="Can I rent out my caravan?",
        speaks="You must not let your caravan.",
    ),
    aspect(
        "giving it away",
        deeds="donate give_away",
        said="give gift charity contribute contribution donor donation transfer dispose",
        text="Members may borrow books if they have a card.",
        asks="Can I donate my books?",
        speaks="We take gifts of books.",
    ),
    aspect(
        "painting it",
        deeds="paint repaint decorate redecorate varnish",
        said="alter alteration change colour improve improvement modify finish",
        text="Members may hire a boat if they can swim.",
        asks="Can I paint the boat?",
        speaks="Members must not alter a boat.",
    ),
    aspect(
        "mending it",
        deeds="repair mend",
        said="fix maintain maintenance broken damage service fault faulty replace breakdown",
        text="Members may hire a boat if they can swim.",
        asks="Can I mend the boat?",
        speaks="A damaged boat may be returned.",
    ),
    aspect(
        "washing it",
        deeds="wash clean",
        said="dirty laundry launder hose bath soap water",
        text="Members may hire a boat if they can swim.",
        asks="Do I have to wash the boat?",
        speaks="A boat must not be left dirty.",
    ),
    aspect(
        "copying it",
        deeds="photocopy copy scan",
        said="print duplicate reproduce copyright",
        text="Members may borrow a map if they have a card.",
        asks="Can I photocopy the map?",
        speaks="Maps must not be reproduced.",
    ),
    aspect(
        "taking pictures of it",
        deeds="photograph",
        things="photo photograph picture selfie video",
        said="photography camera film filming record recording tripod",
        there=True,
        text="Members may row on the lake if they can swim.",
        asks="Can I take pictures of the lake?",
        speaks="Cameras are banned at the lake.",
    ),
    aspect(
        "getting married there",
        deeds="marry wed",
        said="marriage wedding spouse civil partner partnership couple bride groom ceremony",
        there=True,
        text="Members may row on the lake if they can swim.",
        asks="Can I get married by the lake?",
        speaks="Weddings by the lake must be booked.",
    ),
    aspect(
        "eating and drinking there",
        deeds="eat drink picnic",
        said="food meal alcohol beverage lunch dinner snack cafe restaurant barbecue picnic bar",
        there=True,
        text="Members may row on the lake if they can swim.",
        asks="Can I eat my lunch by the lake?",
        speaks="Picnics are allowed by the lake.",
    ),
    aspect(
        "smoking there",
        deeds="smoke vape",
        said="smoking smoker tobacco cigarette vaping fire",
        there=True,
        text="Members may row on the lake if they can swim.",
        asks="Can I smoke by the lake?",
        speaks="Cigarettes are banned by the lake.",
    ),
    aspect(
        "hiring it",
        deeds="hire",
        said="rent rental lease let lend borrow booking book reserve available party event",
        there=True,
        text="Nobody may smoke in the hall.",
        asks="Can I hire the hall?",
        speaks="Members may rent the hall.",
    ),
    aspect(
        "swimming there",
        deeds="swim bathe paddle",
        said="swimmer pool dip dive bath",
        there=True,
        text="Members may fish in the lake if they have a card.",
        asks="Can I swim in the lake?",
        speaks="Bathing in the lake is at your own risk.",
    ),
    aspect(
        "parking there",
        deeds="park",
        said="parking car vehicle drive driver lorry van bay caravan motor stop stand wait leave",
        there=True,
        text="Members may fish in the lake if they have a card.",
        asks="Can I park by the lake?",
        speaks="Cars may be left by the lake.",
    ),
    aspect(
        "music there",
        deeds="play",
        objects="music radio guitar drums piano",
        said="noise noisy loud sound concert instrument quiet sing amplifier disturb disturbance "
        "nuisance",
        text="Members may camp by the lake if they have a card.",
        asks="Can I play loud music by the lake?",
        speaks="Campers must not make any noise after ten.",
    ),
    aspect(
        "building there",
        deeds="build erect construct",
        said="building construction structure put shed extension alter alteration planning "
        "development work",
        text="Members may grow roses on their plot if they have a card.",
        asks="Can I build a garage on my plot?",
        speaks="Structures on a plot need consent.",
    ),
    aspect(
        "a test or course",
        deeds="take sit do pass attend",
        objects="test exam examination course training lesson",
        demanded=True,
        said="assessment assess qualification qualify theory study class train trainer lesson test "
        "certificate certified instructor",
        text="Drivers must renew their licence at 80.",
        asks="Do I have to take a new driving test at 80?",
        speaks="Drivers are assessed at 80.",
    ),
    aspect(
        "calling it off",
        deeds="cancel",
        said="cancellation call withdraw withdrawal end terminate stop refund leave notice quit "
        "mind postpone change",
        text="Members may book a court if they have a card.",
        asks="Can I cancel my court?",
        speaks="A member can withdraw a booking up to a day before.",
    ),
    aspect(
        "appealing",
        deeds="appeal complain",
        said="complaint review decision disagree reconsider reconsideration dispute challenge "
        "object objection tribunal court unhappy",
        text="You get a seat if you are over 65.",
        asks="Can I appeal if I am not given a seat?",
        speaks="Decisions on seats may be reviewed.",
    ),
    aspect(
        "booking ahead",
        deeds="book reserve",
        demanded=True,
        said="booking reservation advance ahead appointment ring call contact notice ask apply",
        text="Barbecues are allowed on the grills.",
        asks="Do we have to book a grill?",
        speaks="Grills must be reserved in advance.",
    ),
    aspect(
        "having it delivered",
        deeds="deliver",
        said="delivery post mail send dispatch ship courier collect collection home bring",
        text="You get a bus pass if you are over 65.",
        asks="Will my bus pass be delivered?",
        speaks="Bus passes are sent by post.",
    ),
)
