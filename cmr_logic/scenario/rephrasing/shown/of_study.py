"""What turns of speech show of study: lectures, a mortarboard, a lorry since sixteen."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_SUBJECT = (
    "(history|law|medicine|physics|chemistry|english|maths|mathematics|biology|geography"
    "|economics|philosophy|politics|engineering|french|german|spanish|classics"
    "|theology|psychology|sociology|music|art|architecture|nursing|business|computing"
    "|computer science|zoology|botany|geology|drama|media studies|pharmacy|dentistry)"
)
_UNI = "(university|uni|college|polytechnic|art school|law school|medical school|med school)"
_NO_STUDENT = (
    "{who} {be} not a student. {who} {do} not study. {who} {be} not in full-time "
    "education. {who} {be} not in education"
)

# fmt: off
OF_STUDY: tuple[Rewording, ...] = (
    shows(
        "reads-history",
        "{who}({am} (reading|studying|doing|taking)| {often}(read|study|do)(s)?) " + _SUBJECT +
        " (at|with) (?-i:[A-Z][a-z]+)|(my|our) (lectures|seminars|tutorials|dissertation|finals"
        "|tutor|student loan comes|halls of residence|freshers' week|personal tutor"
        "|supervisor for my (phd|thesis))"
        "|{who}{have} (lectures|seminars|tutorials|finals|exams at (uni|college))",
        "{who} {be} a student. {who} {be} in education. {who} stud{ies}. {who} {be} at university",
        "you are a student", "I'm reading history at Oxford.", "I'm reading history at bedtime.",
        unless=r"\b(?:lecturer|give\slectures|graduated|open\suniversity|evening)\b",
    ),
    shows(
        "start-my-third-year",
        "{who}({am}| {often}(start|begin|enter|go into))s? {few}(my|his|her|our|the) (first"
        "|second|third|fourth|final|last) year (at|of|in|on|as|studying|doing) (a |an |the "
        "|my )?{few}(university|uni|college|sixth[- ]form|degree|course|law|medicine|nursing|phd"
        "|ba|bsc|a-levels|[a-z]+ degree|art school)",
        "{who} {be} a student. {who} {be} in education. {who} {be} in full-time education",
        "you are a student", "I'm in my second year at the sixth-form college.",
        "I'm in my second year on the committee.", unless=r"\b(?:teach|lectur|work)\w*\b",
    ),
    shows(
        "third-year-in-september",
        "{who} {often}(start|begin|go into)s? (my|our) (second|third|fourth|final|last) year (in"
        "|this|next|on)|degree course|course at {few}" + _UNI +
        "|(on|doing) a {few}(degree|diploma|foundation course|a-levels|btec|phd|master's"
        "|masters)(?! (ago|in the (eighties|nineties)))",
        "I am a student. I am in education. I study",
        "you are a student", "I start my third year in September.",
        "I start my third beer in September.",
        unless=r"\b(?:teach|lectur|graduat|finished|completed|married|contract|lease"
               r"|part-time)\w*\b",
    ),
    shows(
        "left-school-to-work",
        "{who}{perfect} left (school|college|education) (at|when|with) {some}(and"
        "|,) ?{some}(work|worked|working|drive|drives|driving|driven|run|running|selling"
        "|building|been|laid|laying|started work|fishing|farming|earning|job|trade)"
        "|{who}{perfect} (dropped|dropping) out of {some}" + _UNI +
        "|{who}{perfect} dropped out( last| of| in| after|{end})|{who}{perfect} never (been|went"
        "|gone|got) to {few}" + _UNI + "|{who}{perfect} (packed in|quit|gave up|left"
                                       "|jacked in) (uni|university|college|my (course|degree"
                                       "|studies))",
        _NO_STUDENT.replace("{be}", "{be}"),
        "you are a student", "I dropped out last year.", "I dropped a pout last year.",
        value=False, ever=True, unless=r"\b(?:went\sback|gone\sback|re-enrolled|now\sstudying"
                                       r"|evening\sclass)\b",
    ),
    shows(
        "never-got-the-degree",
        "{who}{perfect} (dropped|dropping) out of {some}(degree|course|" + _UNI[1:-1] +
        ")|{who}{perfect} dropped out (last|in|after|before|{end})|{who}{am} (still )?in (my|his"
        "|her) (first|second|third|final) year"
        "|{who}{perfect} never (been|went|gone|got) to {few}" + _UNI
        + "|left school (at|when|with)|never (finished|completed|got) (my|a|the) (degree|course)"
          "|failed (my|the) finals",
        "{who} {have} not graduated. {who} did not graduate. {who} {do} not have a degree. {who} "
        "{be} not a graduate. {who} {have} not completed a degree",
        "you have graduated", "I dropped out in my second year.", "I doubled up in my second year.",
        value=False, ever=True, unless=r"\b(?:went\sback|gone\sback|master|phd|later|primary"
                                       r"|year\sof\s(?:marriage|retirement))\b",
    ),
    shows(
        "mortarboard",
        "(threw|tossed|flung) (my|our) (cap|mortarboard|hat) in(to)? the air|(my"
        "|our) graduation (was|took place|day was|ceremony was)|came out with (a|an) (first|2:1"
        "|2:2|third|degree|upper second|lower second|desmond|honours)|{who}{have} (a|an) (first"
        "|2:1|2:2|third|upper second|lower second|honours degree|double first) in"
        "|{who}{perfect} graduated (in|with|last)|letters after my name",
        "I have graduated. I graduated. I have a degree. I am a graduate. I have a university "
        "degree",
        "you have graduated", "I've a first in physics.", "I've a thirst in physics.", ever=True,
        unless=r"\b(?:son|daughter|never|not|n['’]t|cookery|driving)\b",
    ),
    shows(
        "sixth-former",
        "{who}{am} (a )?(sixth[- ]former|schoolboy|schoolgirl|pupil|(year|form) (seven|eight"
        "|nine|ten|eleven) (boy|girl))|(my|our) (form (teacher|tutor)|headmaster|headmistress"
        "|head teacher|school uniform|maths teacher|english teacher|gcses|homework|school report"
        "|a-levels are|sats)",
        "I am at school. I go to school. I am a pupil. I am in education. I attend school. I am "
        "a school pupil",
        "you are at school", "I'm a sixth-former.", "I'm a sixth founder.",
        unless=r"\b(?:my\s(?:son|daughter|boy|girl|kids)|taught|years\sago|marking|retired"
               r"|got\smy\s(?:gcses|a-levels))\b",
    ),
    shows(
        "school-is-behind-me",
        "{who}{perfect} left school {few}(years|ages|decades|long|last|in)"
        "|{i}{am} at (university|uni)|{who} work(s)? full-time|schooldays are (long )?(over"
        "|behind|gone)",
        "{who} {be} not at school. {who} {do} not go to school. {who} {be} not a pupil. {who} "
        "{be} no longer at school. {who} {do} not attend school",
        "you are at school", "I left school years ago.", "I left scruples years ago.",
        value=False, ever=True, unless=r"\b(?:at\sa\sschool|in\sa\sschool)\b",
    ),
    shows(
        "takes-them-to-school",
        "(?P<kid>my {child}) (has |have )?(just )?started (at )?(primary|school|infants|reception"
        "|big school|juniors|secondary)|(take|walk|drive|drop|takes|walks|drives"
        "|drops)s? (?P<kid>him|her|them|the (kids|children|girls|boys)|my {few}(son|daughter|boy"
        "|girl|kids|children)) (to|off at|in to) school|(he|she|they|my {child})('s|'re| is"
        "| are) in (the )?(reception class|reception|infants|juniors|year [a-z0-9]+)"
        "|(his|her|their) (teacher|classmates|class teacher|school|form tutor"
        "|head teacher) (says|said|is|sent|told|thinks|starts|ends)",
        "My child is at school. My child goes to school. My child attends school. I have a child "
        "at school. I have a school-age child",
        "your child is at school", "My son has just started at primary.",
        "My son has just started at the primer.",
    ),
    shows(
        "no-school-yet",
        "(teach|educate|school)(s|ing)? (him|her|them|our (kids|children)|the kids"
        "|my [a-z]+) (at home|ourselves|myself)|home-?(school|educate)(s|d|ing)?|(not old enough"
        "|too little) for school|(baby|son|daughter|twins|child) (is|are"
        "|'s) {n} (weeks|months) old",
        "My child is not at school. My child does not go to school. My child does not attend "
        "school",
        "your child is at school", "My baby is six months old.", "My bike is six months old.",
        value=False,
    ),
    shows(
        "borrowed-for-uni",
        "(borrowed|owe|paying back|repaying|still pay|still owe|took out) {some}(student finance"
        "|student loans? (company|people)|slc)|(borrowed|loan) {few}to (get|put myself"
        "|pay my way|see me) through (uni|university|college)|(they"
        "|it) come(s)? off my wages for my student",
        "I have a student loan. I have taken out a student loan. I took out a student loan",
        "you have a student loan", "I'm still paying back Student Finance.",
        "I'm still paddling back to Finland.", ever=True,
    ),
    shows(
        "fees-paid-by-parents",
        "(parents|mum|dad|grandparents|employer|scholarship|gran|grandfather|firm) (paid|covered"
        "|met|pays|covers) (all )?(my|the) {few}fees",
        "I do not have a student loan. I did not take out a student loan. I have not taken out a "
        "student loan",
        "you have a student loan", "My parents paid my fees.", "My parents paid my fines.",
        value=False,
    ),
)
# fmt: on
