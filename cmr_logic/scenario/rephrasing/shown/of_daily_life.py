"""What turns of speech show of days ahead, journeys missed, company, and those who died."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_GONE = "(gone|left|departed|sailed|set off|pulled out|taken off|pulled away)"
_RIDES = "(bus|train|plane|flight|ferry|boat|coach|tram|ship|connection|tube)"
_AHEAD = (
    "(on (the|mon|tues|wednes|thurs|fri|satur|sun|\\d)|at (\\d|noon|ten|nine|half)|tomorrow|next"
    "|in (january|february|march|april|may|june|july|august|september|october|november|december|a"
    "|two|three|\\d)|coming up|booked|arranged|this (afternoon|week|friday|monday))"
)
_KIN = (
    "(son|daughter|baby|child|husband|wife|partner|mother|father|mum|dad|brother|sister|gran"
    "|grandmother|grandfather|grandad|nan|aunt|uncle|twin|friend)"
)

# fmt: off
OF_DAILY_LIFE: tuple[Rewording, ...] = (
    shows(
        "wedding-ahead",
        "{my} wedding (is|'s|will be|takes place) {few}" + _AHEAD,
        "I am getting married. We are getting married. I am engaged. I am not married yet",
        "you are getting married", "Our wedding is on the ninth of May.",
        "Our wetting is on the ninth of May.",
    ),
    shows(
        "appointment-ahead",
        "{my} (?P<what>([a-z]+ )?(test|exam|appointment|interview|operation|check-up|scan|hearing"
        "|viewing|viva|audition|assessment|consultation)) (is|'s|will be) {few}" + _AHEAD,
        "I have a {what} booked. I have a {what}. I have booked a {what}",
        "you have a driving test booked", "My driving test is on the third of June.",
        "My driving gloves are on the third shelf.", ever=True,
    ),
    shows(
        "gone-when-i-came",
        "(?P<what>the (last |first |only )?" + _RIDES + "|my " + _RIDES + ") (had|has|'d) {few}"
        + _GONE + " (when|before|by the time) (I|we) {few}(got|arrived|reached|came|made|could)"
        "|(?P<what>the (last |first )?" + _RIDES + "|{my} " + _RIDES + ") (left|went|departed"
        "|took off|sailed|set off|pulled out) without (me|us)",
        "I missed {what}. I have missed {what}. I missed my ride",
        "you have missed the last bus", "The last bus had gone when I got to the stop.",
        "The last bus had gone red when I waved.",
    ),
    shows(
        "caught-it-in-time",
        "{i}{perfect} {few}(caught|boarded|got on|made|got onto) (?P<what>(the|my|our) ([a-z]+ )?"
        + _RIDES + ") {few}(in time|on time|in plenty of time|with (minutes|time|an hour)"
        "|just in time)",
        "I did not miss {what}. I have not missed {what}. I did not miss my flight",
        "you have missed your train", "We caught our train with minutes to spare.",
        "We caught our trout with minutes to spare.", value=False,
    ),
    shows(
        "never-turned-up",
        "{my} (?P<what>suitcase|case|bag|luggage|rucksack|baggage|backpack|holdall|cases|bags) "
        "{few}(never|didn't|did not|failed to|hasn't|haven't|has not) {few}(turn(ed)? up|arrive(d)?"
        "|come|came|show(ed)? up|appear(ed)?|make it|made it)",
        "My {what} is lost. I have lost my {what}. My luggage is lost. I have lost my luggage",
        "you have lost your luggage", "My suitcase never turned up at the airport.",
        "My suitor never turned up at the airport.",
    ),
    shows(
        "comes-along",
        "{my} (?P<whom>(late |two |three |little )?[a-z]+(-year-old)?) (is|are|'s|will be)( all)? "
        "(coming|travelling|going|flying|tagging|sailing|driving) (along|with (me|us)|too"
        "|together with (me|us))",
        "I am travelling with my {whom}. I am not travelling alone. I am not travelling on my own",
        "you are travelling alone", "My husband is coming with me.", "My husband is coming round.",
        value=False,
    ),
    shows(
        "going-together",
        "(my|our) [a-z]+ and (I|me)( are|'re|'ll be| will be) {few}(going|travelling|flying"
        "|driving|sailing|leaving)( there| on holiday)? together|(we|we'll)( are|'re| will)? {few}"
        "(travelling|travel|going|go|fly|flying) (together|as a (couple|family|group))",
        "I am not travelling alone. We are travelling together",
        "you are travelling alone", "My husband and I are going together.",
        "My husband and I are getting on together.", value=False,
    ),
    shows(
        "one-of-ones-kin-died",
        "(?<!of ){my} (?P<kin>" + _KIN[1:-1] + ") (has |had |was |sadly |suddenly )*(died"
        "|passed away|passed on|killed|drowned)",
        "I have lost a {kin}. I lost a {kin}. I lost my {kin}. I am bereaved. I have been "
        "bereaved. I have suffered a bereavement",
        "you have lost a child", "Our daughter died of leukaemia.",
        "Our daughter dyed the leather.", ever=True,
    ),
    shows(
        "weekends-off",
        "{i} {few}(have|get|take) (every |my |all )*(saturdays? and sundays?|weekends?|sundays? "
        "and saturdays?) off|{i} (never|don't|do not) work (on |at )?(weekends|the weekend"
        "|saturdays or sundays)",
        "I do not work weekends. I do not work at weekends. I do not work on Sundays",
        "you work weekends", "I have every Saturday and Sunday off.",
        "I have every Saturday soup off pat.", value=False,
    ),
    shows(
        "rides-to-work",
        "{i} {often}(go|get|travel|come) (in )?to (work|the office|my job) (on|by) (the )?(?P<by>"
        "train|bus|tram|tube|bike|bicycle|car|ferry|metro|underground|motorbike|coach)",
        "{who} commute by {by}. {who} travel to work by {by}. {who} use the {by}",
        "you commute by train", "I go to work on the train each morning.",
        "I go to work on the trellis each morning.",
    ),
    shows(
        "bedridden",
        "{who}({am}| have been|'ve been) (bedridden|bed-ridden|bedbound|housebound|unable to get "
        "out of bed|confined to (my )?bed)",
        "{who} cannot walk. {who} are unable to walk. {who} cannot leave the house",
        "you can walk 50 metres", "I'm bedridden.", "I'm bedazzled.", value=False,
    ),
    shows(
        "not-without-help",
        "{i} (can't|cannot|can not|am unable to|couldn't) (?P<do>[a-z]+)( {few})? ?(without "
        "(some|any)?(body's |one's |body else's )?(help|assistance)|unaided|unassisted"
        "|without (someone|somebody) (helping|to help))",
        "{who} need help to {do}. {who} need help. {who} need assistance to {do}",
        "you need help to dress", "I can't dress without help.", "I can't stress that enough.",
    ),
    shows(
        "native-tongue",
        "(?P<tongue>(?-i:[A-Z])[a-z]+) is (my|our) (first|native|own|mother) (language|tongue)"
        "|my (first|native|mother) (language|tongue) is (?P<tongue>(?-i:[A-Z])[a-z]+)",
        "I speak {tongue}. I speak fluent {tongue}. I am fluent in {tongue}. I can speak "
        "{tongue}. I am a native speaker of {tongue}",
        "you speak fluent French", "French is my first language.",
        "French is my first lesson.",
    ),
    shows(
        "not-a-word-of-it",
        "{i} (don't|do not|can't|cannot) {few}(know|speak|understand|say) (a|one|a single) word of "
        "(?P<tongue>(?-i:[A-Z])[a-z]+)",
        "{who} do not speak {tongue}. {who} cannot speak {tongue}. {who} do not understand "
        "{tongue}",
        "you can speak Welsh", "I don't know a word of Welsh.", "I don't own a world of Welsh.",
        value=False,
    ),
    shows(
        "has-given-it-up",
        "{i}{perfect} {few}(stopped|quit|packed in|gave up|given up|kicked) (?P<doing>smoking"
        "|drinking|gambling|vaping|driving|working|flying|eating meat)",
        "{who} have given up {doing}. {who} have stopped {doing}. {who} have quit {doing}",
        "you have given up smoking", "I stopped smoking at New Year.",
        "I stopped soaking at New Year.",
        unless=r"\bstarted again|relapsed?|back on\b",
    ),
    shows(
        "ended-a-membership",
        "{i}{perfect} {few}(cancelled|ended|terminated|gave up|given up|stopped) {my} "
        "(?P<of>[a-z]+ )?(membership|subscription)",
        "{who} are not a member. {who} are not a member of the {of}. {who} are not a {of} member",
        "you are a member of a gym", "I cancelled my gym membership.",
        "I cancelled my gum order.", value=False,
    ),
    shows(
        "had-to-pay-a-fine",
        "{i}{perfect} (had to pay|got|was given|paid|was handed|received) {more}"
        "(fine|fines|penalty charge|fixed penalty)",
        "{who} was fined. {who} have been fined. {who} got a fine",
        "you have been fined", "I had to pay a £100 fine.", "I had to pay a £100 find.",
        unless=r"\b(?:library|overdue|never|not)\b",
    ),
    shows(
        "no-longer-valid",
        "{my} (?P<what>([a-z]+ )?[a-z]+) (has |have |is |are )?(already )?"
        "(lapsed|expired|ran out|run out|out of date)",
        "The {what} is invalid. I do not have a {what}",
        "your permit is valid", "My permit ran out in May.", "My petrol ran over in May.",
        value=False, ever=True,
        unless=r"\b(?:renew\w*|new|replac\w+|another|extend\w*|extension|until|till)\b",
    ),
)
# fmt: on
