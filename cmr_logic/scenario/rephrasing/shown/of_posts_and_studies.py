"""What turns of speech show of where somebody works or studies: "I'm the school's cook".

The entries are used and tested as those of :mod:`..rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# Where people work, and where they study: "the **library**"; not "the lake".
_PLACE = (
    "(?P<place>(the|our|this|your) ([a-z]+ )?(hospital|school|college|university|library|museum"
    "|council|clinic|surgery|hotel|club|bank|factory|prison|airport|theatre|nursery|company|firm"
    "|academy|institute|supermarket|town hall|care home|station|zoo|church|shop|centre|center))"
)
_SCHOOL = (
    "(?P<place>(the|our|this|your) ([a-z]+ )?(college|university|school|academy|institute"
    "|conservatoire|sixth form))"
)
_AT = "(at|in|for|on|with) (one of )?"
# What is done there for pay: "I **teach** French at the school"; not "I play at the school".
_JOB = (
    "((teach|lecture|tutor|nurse|cook|sweep|wait tables|stack shelves|work|mop|cater)(es|s)?"
    "|clean(s)?|(do|does|cover|covers|work|works) (the |my |mostly |only )*(nights?|days?|early"
    "|late|lates|earlies|evening"
    "|morning|weekend)?( shifts?)?|(answer|man|staff)s? the (phones?|front desk|reception|till"
    "|desk|switchboard)"
    "|(do|does|keep|keeps) the (books|accounts|cleaning|catering|cooking|laundry|admin|ironing"
    "|repairs|gardening)"
    "|(run|runs|manage|manages) the (kitchens?|canteen|laundry|archive|office|bar|stores|post room)"
    "|(look|looks) after the (grounds|gardens?|boilers?|computers|archive|accounts|patients)"
    "|(sit|sits|stand|stands|am|'m|is) (on|behind|at|in) the (till|counter|front desk|reception "
    "desk|door|gate|wards?))"
)
_HAVE_JOB = "{who}{have} (a|an|my) ([a-z-]+ ){0,2}(job|post|position)"
_DEPARTMENT = (
    "(kitchens?|laundry|office|archives?|canteen|wards?|labs?|laboratory|shop|library|stores?"
    "|gardens?"
    "|([a-z]+ )?(department|office|team|desk|room|service|section|centre|workshop))"
)
_ROLE = (
    "(caretaker|cooks?|chefs?|nurses?|secretar(y|ies)|gardeners?|managers?|receptionists?|porters?"
    "|librarians?|cleaners?|accountants?|bookkeepers?|head teacher|headteacher|bursar|groundsman"
    "|lecturers?|teachers?|tutors?|doctors?|guards?|drivers?|engineers?|planners?|clerks?|wardens?"
    "|curators?|matron|janitor|technicians?|electricians?|plumbers?|midwi(fe|ves)|surgeons?"
    "|dinner lad(y|ies)|security guards?|teaching assistants?|housing officers?|registrar|lawyers?)"
)
_UNPAID = r"\b(?:volunteer\w*|unpaid|for\sfree|for\snothing|used\sto|retired|left)\b"
_WORKS = "{who} work{s} at {place}. {who} work{s} for {place}. {who} {be} employed by {place}"
_COURSE = (
    "(degree|diploma|course|a-levels|a levels|phd|doctorate|masters?|master's|bachelor's"
    "|apprenticeship"
    "|foundation year|certificate|hnd|btec|gcses)"
)
_STUDIES = (
    "{who} stud{ies} at {place}. {who} {be} a student at {place}. {who} {be} enrolled at {place}. "
    "{who} attend{s} {place}"
)

# fmt: off
OF_POSTS_AND_STUDIES: tuple[Rewording, ...] = (
    shows(
        "works-at-the-place",
        "({who} {often}" + _JOB + "|" + _HAVE_JOB + ") ([\\w-]+ ){0,3}?(at|for|in) " + _PLACE
        + "{stop}",
        _WORKS,
        "you work at the museum", "I answer the phones at the museum.",
        "I answer the quiz at the museum.", unless_there=_UNPAID,
    ),
    shows(
        "works-in-a-part-of-it",
        "({who} {often}" + _JOB + "|" + _HAVE_JOB + ") ([\\w-]+ ){0,3}?" + _AT + _PLACE + "'s "
        + _DEPARTMENT,
        _WORKS,
        "you work at the clinic", "I do nights in the clinic's laundry.",
        "I do yoga in the clinic's garden.", unless_there=_UNPAID,
    ),
    shows(
        "spends-the-day-there",
        "{who} {often}(sit|stand|sits|stands|am|'m|are|is) (in|at|on|behind) " + _PLACE + "'s "
        + _DEPARTMENT + " (all day|from nine to five|every day) {few}(answering|typing|filing"
        "|sorting|serving|taking|dealing)",
        _WORKS,
        "you work for the council", "I sit in the council's planning office all day taking calls.",
        "I sit in the council's waiting room all day taking notes of nothing.",
        unless_there=_UNPAID + r"|\bwaiting\b",
    ),
    shows(
        "its-own-role",
        "{who}{am} {often}(one of )?" + _PLACE + "'s ([a-z]+ )?" + _ROLE,
        _WORKS,
        "you work at the academy", "I'm the academy's bursar.", "I'm the academy's neighbour.",
        unless_there=_UNPAID,
    ),
    shows(
        "on-its-payroll",
        _PLACE + " (pays (my|our) (wages|salary)|is my employer|employs {who}|gave {who} a job"
        "|put {who} on the payroll)|{who}{am} on " + _PLACE + "'s (payroll|staff)",
        _WORKS,
        "you work for the council", "The council pays my wages.", "The council pays my rent.",
        unless_there=_UNPAID,
    ),
    shows(
        "on-a-course-there",
        "{who}{am} {few}(doing|taking|studying( for)?|on|halfway through|part-way through|in the "
        "middle of"
        "|in my ([a-z]+ ){1,2}year of|in the ([a-z]+ ){1,2}year of|finishing|starting|reading "
        "for|enrolled on) "
        "(an?|my|the) {few}" + _COURSE + " {few}(at|with) " + _SCHOOL,
        _STUDIES,
        "you study at the college", "I'm halfway through a plumbing course at the college.",
        "I'm halfway through a plumbing job at the college.",
        unless_there=r"\b(?:used\sto|taught|teach|teaching)\b",
    ),
    shows(
        "enrolled-there",
        "({who}{have} (just )?(enrolled|registered) (at|with) " + _SCHOOL
        + "|{who}{am} (enrolled|registered) (as a student )?(at|with) " + _SCHOOL
        + "|{who} {often}(go|goes) to ([a-z]+ )?(lectures|classes|seminars|tutorials|lessons) at "
        + _SCHOOL
        + "|{who} {often}attends? ([a-z]+ )?(lectures|classes|seminars|tutorials|lessons) at "
        + _SCHOOL
        + "|{who}{am} {often}(one of |an? )?" + _SCHOOL + "'s ([a-z]+ )?(students?|pupils?"
        "|undergraduates?)"
        "|{who}{am} (reading|studying) [a-z]+ at " + _SCHOOL
        + "|{who}{am} in (my|the) ([a-z]+ ){1,2}year {few}at " + _SCHOOL + ")",
        _STUDIES,
        "you study at the college", "I've enrolled at the college to do history.",
        "I've called at the college to do repairs.",
        unless_there=r"\b(?:used\sto|taught|teach|teaching|teacher|lecturer)\b",
    ),
)
# fmt: on
