"""Fields of words about learning: schools and colleges, and who teaches and learns there."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
LEARNING: tuple[Field, ...] = (
    field(
        "courses",
        "diploma enrol enroll enrolment enrollment",
        text="Nurses may take the diploma.",
        asks="Can I enrol?",
        silent="Can I get on a coach?",
    ),
    field(
        "schooling",
        "school pupil schoolchild schoolboy schoolgirl classroom lesson headteacher headmaster "
        "headmistress homework truant truancy homeschool playtime academy schoolteacher "
        "catchment curriculum enrol enroll enrolment enrollment",
        text="Pupils must be in the classroom by half past eight.",
        asks="Can I homeschool him, or must he go to the academy?",
        silent="Can I ride my horse on the beach?",
    ),
    field(
        "school discipline",
        "expel expulsion detention misbehave misbehaviour misbehavior bully unruly disruptive "
        "naughty headteacher headmaster headmistress pupil school truant truancy discipline",
        text="A school may expel a pupil who hits others.",
        asks="Does the headteacher put bullies in detention?",
        silent="Can I park behind the bakery?",
    ),
    field(
        "school uniform",
        "uniform blazer tie tunic plimsoll pinafore jumper sweatshirt skirt trousers crest "
        "schoolwear gymslip pupil headteacher",
        text="Every pupil must wear a uniform with a blazer.",
        asks="Is she allowed trousers and a jumper?",
        silent="Do I need a certificate to weld pipes?",
    ),
    field(
        "school meals",
        "canteen lunch lunchtime lunchbox dinner cafeteria refectory meal snack breakfast pupil "
        "schoolchild",
        text="A pupil whose parents are poor gets a hot lunch.",
        asks="Is breakfast given out in the cafeteria?",
        silent="Can I launch my canoe from the jetty?",
    ),
    field(
        "teaching",
        "teacher teach tutor lesson classroom schoolteacher schoolmaster headteacher lecturer "
        "instructor pedagogy curriculum syllabus educator education educate tuition",
        text="A teacher must hold a degree in education.",
        asks="Can I be a tutor without a syllabus?",
        silent="Can I keep a tortoise in a crate?",
    ),
    field(
        "nursery",
        "nursery preschool preschooler kindergarten playgroup playschool creche crèche daycare "
        "childminder childminding childcare nanny babysitter babysit toddler infant",
        text="A nursery must have one adult for every four toddlers.",
        asks="Can a childminder have a creche?",
        silent="Is there a fine for feeding pigeons?",
    ),
    field(
        "university",
        "university college undergraduate postgraduate graduate degree bachelor doctorate "
        "doctoral phd diploma campus lecturer professor lecture seminar tuition freshman "
        "fresher dissertation thesis semester dean alumnus academic student",
        text="You must enrol at a university before the semester begins.",
        asks="Can an undergraduate go to another campus?",
        silent="Do I need planning consent for a chimney?",
    ),
    field(
        "scholarships",
        "scholarship scholar bursary fellowship studentship stipend tuition undergraduate "
        "postgraduate graduate student university college doctorate phd tutor",
        text="A scholarship is open to students whose parents are refugees.",
        asks="Would a postgraduate get a bursary?",
        silent="Does the marina lend out life jackets?",
    ),
    field(
        "graduation",
        "graduation graduate graduand gown mortarboard ceremony convocation diploma degree "
        "alumnus valedictorian university college",
        text="You may attend the graduation if you have returned the gown.",
        asks="Can I collect my diploma at the ceremony?",
        silent="Can I change the gearbox of a tractor myself?",
    ),
    field(
        "exams",
        "exam examination examiner examinee invigilator invigilate candidate resit retake grade "
        "gcse baccalaureate matriculation quiz coursework proctor syllabus",
        text="Candidates may resit once if they were ill on the day.",
        asks="Can I do the gcse exam again?",
        silent="Can I resell a used fridge?",
    ),
    field(
        "plagiarism",
        "plagiarism plagiarise plagiarize plagiarist cheat essay dissertation thesis coursework "
        "misconduct collusion citation cite bibliography footnote copycat",
        text="Essays that contain plagiarism are marked as failed.",
        asks="Can I cheat in my coursework?",
        silent="Is it okay to eat my lunch in the cabin?",
    ),
    field(
        "student housing",
        "dormitory dorm hostel campus roommate flatmate student undergraduate fresher boarder "
        "bedsit houseshare university college",
        text="A student in a dormitory must share with a roommate.",
        asks="Can freshers live off campus?",
        silent="Can I plant an oak by the road?",
    ),
    field(
        "library",
        "library librarian bookshelf shelf novel paperback audiobook ebook catalogue catalog "
        "bookmobile bookworm hardback bookcase",
        text="The library lets every reader take home six novels.",
        asks="Does the librarian have audiobooks?",
        silent="Is a bookmaker allowed on the racecourse?",
    ),
    field(
        "authors",
        "author novel novelist publish publisher editor manuscript isbn poet poem poetry "
        "fiction paperback hardback bookshop bookseller literature literary anthology memoir",
        text="Publishers must send one copy of each novel to the archive.",
        asks="Do I need an isbn for my poems?",
        silent="Can I have a party in the public park?",
    ),
    field(
        "apprentices",
        "apprentice apprenticeship trainee traineeship journeyman vocational vocation mentor "
        "mentee workplace craftsman internship novice craftsmanship tradesman journeywoman "
        "indenture",
        text="An apprentice must be paid for days at college.",
        asks="Is a novice entitled to vocational help?",
        silent="Can I take the train with my bicycle?",
    ),
    field(
        "languages",
        "language translate translator translation interpreter bilingual multilingual fluent "
        "fluency dialect english welsh french german spanish gaelic vocabulary grammar linguist "
        "linguistic",
        text="You must prove your English if you come from abroad.",
        asks="Which language must I be fluent in?",
        silent="Am I insured when I drive in fog?",
    ),
    field(
        "research",
        "research researcher laboratory lab experiment scientist science scientific scholar "
        "postdoc doctorate phd thesis academic hypothesis microscope specimen",
        text="Researchers must keep a record of every experiment.",
        asks="Can a scientist take specimens out of the lab?",
        silent="Can I rent out my garage?",
    ),
    field(
        "literacy",
        "literacy literate illiterate numeracy numerate arithmetic maths mathematics spelling "
        "algebra alphabet handwriting phonics",
        text="Adults can join a literacy course in the evening.",
        asks="Where can I get help with arithmetic and spelling?",
        silent="Are hedgehogs protected?",
    ),
    field(
        "learning difficulties",
        "dyslexia dyslexic autism autistic adhd dyspraxia dyspraxic dyscalculia senco ehcp "
        "neurodivergent neurodiverse stammer stutter remedial hyperactive asperger",
        text="A pupil with dyslexia gets a quarter more time.",
        asks="Does my autistic son need the senco?",
        silent="Can I claim for a flooded cellar?",
    ),
)
