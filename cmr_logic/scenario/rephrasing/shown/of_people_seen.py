"""What people let be known of family and health: a key to a flat, tablets that make one drowsy."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# fmt: off
OF_PEOPLE_SEEN: tuple[Rewording, ...] = (
    shows(
        "gave-birth-ago",
        "{i} gave birth {more}(days?|weeks?) ago|{i} had (a|our|my) {few}baby {few}(days?|"
        "weeks?) ago",
        "I am a new mother. I am a new parent. I am a mother",
        "you are a new mother",
        "I gave birth to our first girl nine days ago.",
        "I gave bread to our first girl nine days ago.",
        ever=True,
        unless=r"\b(?:years|hundred)\b",
    ),
    shows(
        "he-and-i-share",
        "{child} {more}(he|she|they) and (I|we) {often}(share|live|rent|squeeze|are squeezed|"
        "are crammed) (a|an|in|into|together|the|our|my)|me and (my|our) {child} {often}(share|"
        "live|rent) (a|an|in|together)|(my|our) {child} and I {often}(share|live in|rent) (a|an|"
        "the|our|my)",
        "My child lives with me. I have a child living with me. I have a child who lives with "
        "me. I live with my child",
        "you have a child living with you",
        "My little girl was born in May, and she and I share a flat.",
        "My little girl was born in May, and she and I share a birthday.",
        unless=r"\b(?:birthday|name|weekends?|used|interest|love|taste|joke|moved\sout)\b",
    ),
    shows(
        "parents-at-university",
        "(mum and dad|my parents|both (of )?my parents|my (mum|mother) and (my )?(dad|"
        "father)),? {more}(at (uni|university)|{few}degrees?\\b|graduated|as students|medical "
        "school|law school|at (oxford|cambridge|college))",
        "My parents went to university. My parents have been to university. My parents have "
        "degrees. My parents attended university",
        "your parents went to university",
        "Mum and Dad met while doing their law degrees in Leeds.",
        "Mum and Dad met while doing their lawn in Leeds.",
        ever=True,
        unless=r"\b(?:neither|visit\w*|proud|want\w*|cleaners?|my\sdegree|me|my\splace|dropped)\b",
    ),
    shows(
        "parents-left-school-early",
        "(mum and dad|my parents|both (of )?my parents|neither (of my parents|mum nor dad|my "
        "mum nor my dad)|my (mum|mother) and (my )?(dad|father)),? {more}(left school at (12|13|"
        "14|15|16|twelve|thirteen|fourteen|fifteen|sixteen)|(got|went|stayed) {few}(past|"
        "beyond) (school|o-levels|gcses|a-levels|sixth form|year)|set foot in a university)",
        "My parents did not go to university. My parents have not been to university. My "
        "parents do not have degrees. Neither of my parents went to university",
        "your parents went to university",
        "Mum and Dad left school at sixteen to work in the mill.",
        "Mum and Dad left school at six in the evening.",
        value=False, ever=True,
        unless=r"\b(?:later|then\swent|night\sschool|mature|open\suniversity|as\sadults?)\b",
    ),
    shows(
        "only-me-and-my-wife",
        "(my|our) {spouse} and (I|me),? {more}(the|just the) two of us|(the|just the) two of "
        "us{more}(my|our) {spouse}",
        "I live with my partner. I have another adult living with me. I live with another "
        "adult. I do not live alone. I am not the only adult in my home",
        "you live with another adult",
        "My wife and I moved in, and it's the two of us in the house.",
        "My wife and I walked in, and it's the tune of us in the house.",
        unless=r"\b(?:holiday|cruise|trip|hotel|restaurant|separated|split|business|firm|shop)\b",
    ),
    shows(
        "washed-fed-and-turned",
        "(me (who|that)|{i}) {often}(washes|wash|feeds|feed|dresses|dress|lifts|lift|bathes|"
        "bathe|turns|turn),?( and)? (washes|wash|feeds|feed|dresses|dress|lifts|lift|bathes|"
        "bathe|turns|turn|toilets|toilet)[a-z, ]* (him|her|them)|(can't|cannot) move {few}from "
        "the (neck|waist) down",
        "I look after a disabled person. I care for a disabled person. I am a carer. I look "
        "after someone",
        "you look after a disabled person",
        "It's me who washes, feeds and turns her every day.",
        "It's me who washes the dishes every day.",
        unless=r"\b(?:baby|twins|toddler|newborn|lamb|calf|horse|dog|cat|doll|pony|nurse|"
        r"carers?\scome|hospital)\b",
    ),
    shows(
        "drowsy-tablets",
        "{i}({am}|{have}| takes?| was| started) {some}(tablets?|pills?|medicines?|medication|"
        "capsules?|painkillers?|drops) (that|which) {few}(makes? {few}(drowsy|sleepy|dozy|"
        "groggy|nod off)|(send|put) (me|us) to sleep|knocks? (me|us) out)|(tablets?|pills?|"
        "medicine|medication) {some}(makes?|leaves?) (me|us) {few}(drowsy|sleepy|groggy|dozy)|"
        "(tablets?|pills?|medicine|medication) {some}(send|put|knock)s? (me|us) (to sleep|out)",
        "I am taking sedating medicine. I take sedating medicine. I am taking medicine that "
        "causes drowsiness. I take medicine that makes me drowsy. I am taking medication that "
        "makes me drowsy",
        "you take sedating medicine",
        "I'm on tablets that make me drowsy, for my back.",
        "I'm on tables that make me dizzy, for my act.",
        unless=r"\b(?:stopped|finished|came\soff|until|last\syear)\b",
    ),
    shows(
        "tablets-leave-me-alert",
        "(tablets?|pills?|medicine|medication) {few}(don't|doesn't|do not|does not|never) "
        "{few}(make|leave|send) (me|us) (at all )?(drowsy|sleepy|groggy|dozy|to sleep)|"
        "non-drowsy (tablets?|pills?|kind|ones?|sort|sort|version)",
        "I am not taking sedating medicine. I do not take sedating medicine. I am not taking "
        "medicine that causes drowsiness. I do not take medicine that makes me drowsy",
        "you take sedating medicine",
        "My pills don't make me drowsy at all.",
        "My pals don't make me drowsy at all.",
        value=False, ever=True,
        unless=r"\b(?:but\sthe\sother)\b",
    ),
    shows(
        "hearing-aids-in",
        "(put|popped|wear|wearing|changed the batter(y|ies) in|took|take|turn|turned|clean|"
        "cleaned) {few}(my|our) hearing aids?( (back )?in| out| up| down| off)?",
        "I use a hearing aid. I wear a hearing aid. I have hearing loss. I have a hearing aid. "
        "I am hard of hearing",
        "you use a hearing aid",
        "I changed the batteries in my hearing aids this morning.",
        "I changed the batteries in my herring scales this morning.",
        unless=r"\b(?:used\sto|stopped|gran|mum|dad)\b",
    ),
    shows(
        "ears-as-sharp",
        "my (ears are|hearing is|hearing's) {few}(as (sharp|good) as|sharp|perfect|fine|"
        "excellent|spot on)|{i} (can )?hears? a pin drop",
        "I do not have hearing loss. I have no hearing loss. I am not deaf. I do not have a "
        "hearing impairment. I am not hard of hearing. I do not have a hearing problem",
        "you have hearing loss",
        "My ears are as sharp as they ever were.",
        "My shears are as sharp as they ever were.",
        value=False,
        unless=r"\b(?:left|one|with\s(?:my|the)\saids?|since\sthe)\b",
    ),
    shows(
        "eyes-as-sharp",
        "my (eyes are|eyesight is|eyesight's|sight is|vision is) {few}(as (sharp|good|keen) as|"
        "perfect|20/20|excellent|spot on)|(can|could) read the (bottom|smallest) line "
        "{few}(chart|board|without)",
        "I do not have a sight impairment. I do not have sight loss. I am not blind. I do not "
        "have a visual impairment. I am not partially sighted. I do not wear glasses",
        "you have a visual impairment",
        "My eyes are as sharp as they ever were.",
        "My pies are as sharp as they ever were.",
        value=False,
        unless=r"\b(?:left|one|with\s(?:my|the)\s(?:glasses|lenses)|since\sthe|contacts?)\b",
    ),
    shows(
        "on-her-list",
        "(has been|have been|is|'s|was) {few}(my|our) {few}(?P<what>family doctor|doctor|gp|"
        "dentist) (for|since|now|ever|as)",
        "I am registered with a {what}. I am registered with a doctor. I have a {what}. I am "
        "registered with a family doctor",
        "you are registered with a family doctor",
        "Dr Bell has been my family doctor since I was little.",
        "Mr Bell has been my family butcher since I was little.",
        ever=True,
        unless=r"\b(?:retired|used\sto|until|moved|died|no\slonger|waiting\slist|guest)\b",
    ),
    shows(
        "never-work-again",
        "never {few}(be able to )?(work|hold down a job|do a day's work|have a job|earn a "
        "living) again|(doctors?|specialist|consultant),? {more}(won't|will not|can't|never) "
        "(ever )?(be able to )?(work|hold down a job) again|finished with work for good",
        "I am permanently unfit for work. I have become permanently unfit for work. I cannot "
        "work. I am unfit for work. I have become permanently unfit for work because of a "
        "disability. I am unable to work",
        "you are permanently unfit for work",
        "The doctors told me I'll never be able to hold down a job again.",
        "The doctors told me I'll never be able to hold down a jib again.",
        ever=True,
        unless=r"\b(?:with\s(?:him|her|them)|there|for\sthat|want\w*|swore|vowed|until)\b",
    ),
    shows(
        "strange-to-hospitals",
        "(not|n't|never) {few}(seen the inside of|set foot in|been in|spent a night in) (a|any) "
        "hospital|hardly {few}(had )?a day's illness",
        "I have not been in hospital. I have never been in hospital. I was not in hospital. I "
        "have not been a patient in hospital",
        "you have been in hospital",
        "I've not seen the inside of a hospital since I was a boy.",
        "I've not seen the inside of a hospice since I was a boy.",
        value=False, ever=True,
        unless=r"\b(?:until|till|but|before\s(?:this|last))\b",
    ),
    shows(
        "no-bug-in-my-gut",
        "no (bug|infection|germs?|bacteria|virus) {few}in my (?P<where>gut|stomach|tummy|chest|"
        "throat|ear|blood|lungs)|my (?P<where>gut|stomach|tummy|chest|throat|ear) is (clear|"
        "fine|perfectly well)",
        "I do not have a {where} infection. I do not have an infection. I have no infection. I "
        "do not have a stomach bug. I do not have a stomach infection",
        "you have an infection",
        "There's no bug of any kind in my gut.",
        "There's no bag of any kind in my garage.",
        value=False, ever=True,
    ),
    shows(
        "chair-on-wheels",
        "{i} {few}(get|getting|move|go|am pushed|'m pushed) (about|around|round|everywhere) "
        "{few}in (a|my) (wheeled chair|chair on wheels|wheelchair|power chair|powerchair|"
        "electric chair|chair these days)",
        "I use a wheelchair. I am a wheelchair user. I am disabled",
        "you use a wheelchair",
        "I get about in a chair on wheels, wherever I go.",
        "I get about in a cart on wheels, wherever I go.",
    ),
    shows(
        "buried-him",
        "{i} (buried|cremated|scattered) (him|her|his ashes|her ashes)",
        "He has died. He is dead. He is not alive. He is not still alive. She is not alive. The "
        "account holder is not alive. The account holder has died",
        "the account holder is still alive",
        "We buried him on Thursday.",
        "We burned him a disc on Thursday.",
        value=False, ever=True,
        unless=r"\b(?:dog|cat|pet|hamster|horse|rabbit|nearly)\b",
    ),
    shows(
        "hers-has-run-out",
        "(?P<what>passport|licence|card|visa|permit|pass),? {more}(hers|his) (ran out|has run "
        "out|expired|has expired|lapsed|has lapsed|is out of date|has gone)",
        "My partner does not have a valid {what}. My wife does not have a valid {what}. My "
        "husband does not have a valid {what}. My partner does not hold a valid {what}",
        "your partner has a valid passport",
        "I've got a passport, but hers ran out in 2019.",
        "I've got a passport, but hers ran to 32 pages.",
        value=False, ever=True,
        unless=r"\b(?:new\sone|sister|brother|friend|mum|dad)\b",
    ),
    shows(
        "youngest-at-so-many",
        "{i}('ll be|{am}| will be| shall be) the (youngest|oldest|eldest|baby) {some}at (just |"
        "only )?(?P<age>{n}(-(one|two|three|four|five|six|seven|eight|nine))?)",
        "I am {age}. I am {age} years old. I am aged {age}",
        "you are 18 or over",
        "I'll be the youngest landlord in the county at twenty-three!",
        "I'll be the youngest landlord in the county at Twickenham!",
    ),
)
# fmt: on
