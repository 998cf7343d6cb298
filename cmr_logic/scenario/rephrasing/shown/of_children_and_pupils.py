"""What follows of children from what is told of them: an only child is no twin."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_FLATLY = "(child|kid|son|daughter|boy|girl|little one)"

# fmt: off
OF_CHILDREN_AND_PUPILS: tuple[Rewording, ...] = (
    shows(
        "no-more-than-one-child",
        "{my} one and only (child|son|daughter|boy|girl)|{my} only child"
        "|({have}|got|raise) (just |only )?(one|a single|just the one|the one|but one) "
        f"{_FLATLY}(?! and| as well)"
        "(?=[,.;!?]| who| called| named|$)",
        "I have one child. I have only one child. I do not have twins. I do not have triplets. I "
        "am "
        "not a parent of twins. I am not a parent of triplets. I do not have two children. I do "
        "not have more than one child",
        "you have twins", "Our one and only child was born in May.",
        "Our one and only chisel was bought in May.", value=False,
        unless=r"\b(?:twins?|triplets?|another|other\s(?:child|son|daughter)|both|stepchild\w*"
               r"|and\s(?:(?:a|one|two|three)\s)?(?:sons?|daughters?|boys?|girls?))\b",
    ),
    shows(
        "two-children-no-triplets",
        "{i}{have} (just |only )?two (children|kids|sons|daughters|boys|girls)(?=[,.;!?]| and)"
        "(?!,? (and|plus) {few}(sons?|daughters?|boys?|girls?|more|another))"
        "|{i}{have} (just |only )?(a|one) (son|boy) and (a|one) (daughter|girl)",
        "I do not have triplets. I am not a parent of triplets. I have more than one child",
        "you have triplets", "We've two children.", "We've two chisels.", value=False,
        unless=r"\b(?:triplets?|more|other)\b",
    ),
    shows(
        "a-son-and-a-daughter",
        "{my} {few}(?P<a>{child})( [a-z]+)? (is|'s|has|goes|plays|does|was|started|likes|wants"
        "|swims"
        "|sings|dances|attends|takes|turned) {some}and {my} {few}(?!(?P=a))({child})\\b"
        "|{my} (son|daughter|boy|girl) and ({my} )?(daughter|son|girl|boy)\\b|{i}{have} (a|one) "
        "(son|boy) and (a|one) (daughter|girl)",
        "I have at least two children. I have more than one child. I am a parent. I am not a "
        "parent "
        "of an only child",
        "you have more than one child", "Our son is eight and our daughter sings.",
        "Our sun is bright and our doctor sings.", unless_there=r"\b(?:in-law|friend|died)\b",
    ),
    shows(
        "my-only-one-is-grown",
        "({have}|got|raised|{my}) (just |only |one and )*(one|only|a single|just the one|the one) "
        f"{_FLATLY}\\b[^.!?]{{0,40}}?[, .]+(who|he|she|and he|and she|it)?('s| is|'s now| is now"
        f"|now) "
        "{few}(at (uni|university|medical school|art school|law school)|married|grown[- ]up"
        "|in (his|her) (twenties|thirties|forties|fifties)|in the (army|navy|air force|police)"
        "|an? {few}(doctor|nurse|teacher|lawyer|solicitor|engineer|surgeon|pilot|policeman"
        "|policewoman|student at|mother|father|architect|accountant))",
        "My only child is over 16 years old. I have one child. I have no small children. I do not "
        "have a young child. I do not have a toddler. I do not have a baby. I do not have a child "
        "at "
        "primary school",
        "you have a child under five", "We have one son, Ned, who is at university.",
        "We have one sow, Nell, who is at university farm.", value=False,
        unless=r"\b(?:stepson|stepdaughter|twins?|another\s(?:child|son|daughter)|and\sa\s(?:son"
               r"|daughter|boy|girl|toddler|baby))\b",
    ),
    shows(
        "both-at-big-school",
        "{i}{have} {n} (children|kids|boys|girls|sons|daughters)[^.!?]{0,30}?[, .]+(and )?(both"
        "|all|they"
        "|who|all of them|both of them|the two)( of (them|whom))?( are|'re)( all| both| now)* "
        "((at|in) (secondary school|high school|university|uni|college|sixth form)|grown up|married"
        "|teenagers|adults|at work)|{my} (children|kids|sons|daughters|boys|girls)( are|'re)( all"
        "| both"
        "| now)* ((at|in) (secondary school|high school|university|uni|college|sixth form)"
        "|teenagers"
        "|grown up|adults)|{my} youngest( is|'s) {few}(at|in|at the) (secondary school|high school"
        "|university|uni|college|sixth form)",
        "My children are all over 10 years old. My children are over 10 years old. I have no small "
        "children. I do not have a young child. I do not have a toddler. I do not have a baby. I "
        "do "
        "not have a child at primary school. I do not have a child under ten. I do not have a "
        "child "
        "under five. I do not have a child under six",
        "you have a child under five", "We've two girls, and both are at secondary school.",
        "We've two grills, and both are at secondary school.", value=False,
        unless=r"\b(?:toddler|baby|another|expecting|primary|nursery)\b",
    ),
    shows(
        "a-toddler-in-the-house",
        "{i}{have} (a|one|two|twin) {few}(toddlers?|newborns?|baby|babies)(?! (monitor|seat|grand"
        "|book"
        "|sister|brother|in the choir))(?=[,.;!?]| who| and| called| of|$| at home)",
        "I have a child under 4 years old. I have a child under school age",
        "you have a child under five", "We have a toddler.", "We have a tadpole.",
        unless_there=r"\b(?:grand\w+|niece|nephew|expecting|due|doll|in\sclass|at\swork)\b",
    ),
    shows(
        "so-young-a-pupil",
        "(?P<who>I|he|she|(?:my|our)\\s(?:[a-z]+\\s)?(?:son|daughter|boy|girl|child|kid|nephew"
        "|niece"
        "|grandson|granddaughter|little\\sone|youngest|eldest))( has| have|'s|'ve)?( just| only| "
        "now"
        "| still| also)* (started|starts?|goes to|go to|attends?|((is|am)|'m|was)?( now| just| "
        "still"
        "| only)* ?(at|in)( her| his| my| the| a)?( (first|second|third|fourth|1st|2nd|3rd|4th) "
        "(class|grade|year)( of| at))?|enjoys|began|begins) "
        "(the |a |at |in )?(local )?(primary school|primary(?= (this|last|in|on|and|every|since"
        "|now)\\b|{end})|infant school|infants|junior school"
        "|kindergarten|nursery school|playgroup|pre-?school|reception class|elementary school"
        "|first grade|second grade|third grade|fourth grade)\\b(?! (teacher|nurse|assistant|cook"
        "|kitchen|office|as a|plants?|garden))",
        "{who} {be} under 13 years old. {who} {be} in primary school. {who} {be} a primary school "
        "pupil. {who} {be} a child. {who} {be} not an adult",
        "you are under 14", "I go to primary school.", "I go to primal therapy.", ever=True,
        unless_there=r"\b(?:teach\w*|work\w*|as\san?|caretaker|(?:19|20)[0-1]\d|years\sago|used\sto"
                     r"|when\s(?:he|she|I)|volunteer\w*|wants?\sto)\b",
    ),
    shows(
        "sits-gcses",
        "(?P<who>I|he|she|(?:my|our)\\s(?:[a-z]+\\s)?(?:son|daughter|boy|girl|child|kid|nephew"
        "|niece"
        "|grandson|granddaughter)){am} {few}(doing|taking|sitting|revising for|studying for) {few}"
        "gcses?\\b|(?P<who>I|he|she|(?:my|our)\\s(?:son|daughter|boy|girl)){am} in {few}(first"
        "|second"
        "|third|1st|2nd|3rd) (year|form|class) (at|of|in) {few}(secondary school|high school"
        "|comprehensive|grammar school|big school)",
        "{who} {be} under 18 years old. {who} {be} over 10 years old. {who} {be} a child. {who} "
        "{be} not an adult",
        "you are under 18", "I'm doing my GCSEs in June.", "I'm doing my gardening in June.",
        unless_there=r"\b(?:evening\sclass\w*|again|retak\w+|resit\w*|teach\w*|adult|as\san?)\b",
    ),
    shows(
        "at-university-so-no-child",
        "(?P<who>I|he|she|(?:my|our)\\s(?:[a-z]+\\s)?(?:son|daughter|boy|girl|child|kid|nephew"
        "|niece"
        "|grandson|granddaughter)){am} {few}(at|a student at|in (my|his|her) (first|second|third"
        "|final|last) year (at|of)|studying [a-z]+ at) {few}(uni|university|medical school|law "
        "school)\\b",
        "{who} {be} over 16 years old. {who} {be} at university. {who} {be} not a schoolchild",
        "you are under 12", "I'm at university.", "I'm at unity.", value=False,
        unless_there=r"\b(?:crèche|nursery|summer\scamp|open\sday|visit\w*|hospital)\b",
    ),
    shows(
        "born-at-different-times",
        "{i}{have} {few}(children|kids|sons|daughters|boys|girls), born in (?P<a>(19|20)\\d\\d) "
        "and "
        "(in )?(?!(?P=a))(19|20)\\d\\d",
        "I do not have twins. I am not a parent of twins",
        "you have twins", "We've two children, born in 2012 and 2015.",
        "We've two chairs, made in 2012 and 2015.", value=False,
        unless=r"\b(?:twins?)\b",
    ),
    shows(
        "one-for-each",
        "{my} ({child} |(?-i:[A-Z])[a-z]+ |{child} (?-i:[A-Z])[a-z]+ )(is|'s|was|has been"
        "|goes) (?P<did>enrolled|registered|signed up|booked in|going|a member|a pupil|in year)"
        "\\b[^.!?]{0,40}? and {my} ({child}|(?-i:[A-Z])[a-z]+|{child} (?-i:[A-Z])[a-z]+) "
        "(is |'s |was )?(enrolled |registered |signed up |booked in |too |also )?"
        "(for|in|at|with|as)\\b",
        "I have more than one child {did}. I have two children {did}. My family has more than one "
        "child {did}. We have more than one child {did}",
        "you have more than one child enrolled",
        "My son is enrolled for judo and my daughter for chess.",
        "My saw is enrolled for judo and my doormat for chess.",
        unless_there=r"\b(?:not|n['’]t|was|until|used\sto)\b",
    ),
)
# fmt: on
