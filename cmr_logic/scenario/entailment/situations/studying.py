"""Study and training: courses, schools, exams, and what one has completed."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
STUDYING: tuple[Situation, ...] = (
    situation(
        "learner",
        said="I am a student|I study|I am in education",
        shown="I am doing a degree|I am on a course at college|I am doing an A-level|"
              "I am at university|I am at college|I go to university|I go to college|"
              "I attend university|I attend college|I am doing a master's|"
              "I am in my first year at university|I am studying for a degree|"
              "I am reading law at university|I am at art school|I am at medical school|"
              "I am doing my A-levels|I am in sixth form|I am studying law|"
              "I am in my second year of nursing|I am in my final year|I am at uni|"
              "I am reading law|I am an undergraduate|I am halfway through my degree|"
              "I am at sixth form college|I am training to be a nurse at university|"
              "I am enrolled at the college|I am in my second year at college|"
              "I am in my second year of a degree|I have just finished freshers' week|"
              "I am revising for my finals|I am writing up my thesis|"
              "I am halfway through a degree|I go to lectures every day|"
              "my dissertation is due in May|I am at university in Leeds|I live in halls|"
              "I am on a degree course|I got into Leeds to do medicine",
        barred="I am not a student|I dropped out of university|I left education|"
               "I have finished my studies|I gave up my studies|I have left university|"
               "I finished my studies|I finished university|I graduated years ago|"
               "I am long out of education|I am not studying|I finished my degree years ago|"
               "I graduated ten years ago|I dropped out of college|I never went to college|"
               "I left education years ago",
        clause="you are a student", fires="I'm at art school.",
        fails="I gave up my studies in May.", silent="I'm at an art shop.",
    ),
    situation(
        "full-time-study",
        said="I am in full-time education|I study full-time|I am a full-time student|"
             "I am on a full-time course|I am studying full-time",
        worded="I am enrolled full-time|my course is full-time",
        shown="I am doing a full-time degree|I am in sixth form|I am doing my A-levels|"
              "I am still at school|I am at school|I am a pupil|I go to school|"
              "I do a full-time course|I am taking a full-time course|"
              "I am at the sixth form college|I am doing A levels|I am taking my A levels|"
              "I am doing A levels at the sixth form college|"
              "I am in my second year at university|I am in my first year at university|"
              "I am in my final year at university|I am doing a degree full time|"
              "I am an undergraduate|I am at university full time|I am in year eleven|"
              "I am in year twelve|I am at boarding school",
        barred="I study part-time|I am a part-time student|I am on a part-time course|"
               "I am doing a part-time course|I do an evening course|I am not in education|"
               "I do a part-time course|I do a part-time evening course|I am not a student|"
               "I dropped out of university|I am doing a part-time degree|"
               "I take evening classes only|I study one evening a week|I do an evening class|"
               "I only do an evening class|I left education years ago|"
               "I have not studied for years|I finished my studies years ago",
        clause="you are in full-time education", fires="I'm in sixth form.",
        fails="I do an evening course.", silent="I'm in six forums.",
    ),
    situation(
        "part-time-study",
        said="I study part-time|I am a part-time student|I am on a part-time course|"
             "I am studying part-time",
        worded="my course is part-time",
        shown="I do an evening course|I am doing a part-time degree|I do a part-time course|"
              "I am doing a part-time course|I take a part-time course",
        barred="I study full-time|I am a full-time student|I am on a full-time course|"
               "I am in full-time education|I am doing a full-time degree|I am not a student",
        clause="you study part-time", fires="I do an evening course.",
        fails="I'm a full-time student.", silent="I do an evening shift.",
    ),
    situation(
        "graduated",
        said="I have a degree|I am a graduate|I hold a degree|I have completed a degree|"
             "I have a university degree|I have completed university",
        worded="I have graduated|I graduated from university|I have gained a degree",
        shown="I graduated from university|I got my degree|I graduated in chemistry|"
              "I took my degree|I have a first in chemistry|I graduated with a first|"
              "I finished university|I did my degree at university|I have a master's|"
              "I finished my degree|I have a degree|I got my degree in 2010|"
              "I have a first in history|I have a 2:1 in physics|I did a degree in history|"
              "I have a BA|I have a BSc|I finished university in 2012|I got a 2:2|"
              "I have a doctorate|I studied at a university|I spent three years at university|"
              "I graduated from Leeds|I completed my degree",
        barred="I never went to university|I dropped out of university|I have no degree|"
               "I have not finished my degree|I did not go to university|I have not graduated|"
               "I have never been to university|I failed my degree|I have no qualifications|"
               "I have never studied at university|I left school at sixteen|"
               "I did not finish my degree|I have not got a degree|I am still doing my degree|"
               "I never finished my degree",
        clause="you have a degree", fires="I graduated from Keele with a first in chemistry.",
        fails="I never went to university.",
        silent="I grumbled from Keele with a fist in my hand.",
    ),
    situation(
        "qualified",
        said="I have a qualification|I have qualifications|I am qualified",
        shown="I have a degree|I have a diploma|I passed my A-levels|I have an NVQ|"
              "I am a qualified tradesperson|I have three GCSEs|I have a certificate|"
              "I have a trade certificate|I passed my exams|I served my apprenticeship|"
              "I did my apprenticeship|I am fully qualified|I have my city and guilds",
        barred="I have no qualifications|I am unqualified|I do not have any qualifications|"
               "I left school with nothing|I failed all my exams|I am not qualified|"
               "I never passed an exam",
        clause="you have a qualification", fires="I have an NVQ in plumbing.",
        fails="I have no qualifications.", silent="I have an NHS plumber.",
    ),
    situation(
        "at-school",
        said="I am at school|I go to school|I am a pupil|I attend school|I am a school pupil|"
             "I am still at school",
        worded="I am enrolled at a school",
        shown="I am in my last year at school|I am a schoolboy|I am a schoolgirl|"
              "I am in sixth form|I am at secondary school|I am in year nine|I am in year seven|"
              "my GCSEs are next summer",
        barred="I left school|I have left school|I dropped out of school|"
               "I was expelled from school",
        clause="you are at school", fires="I'm a schoolboy in Ross.", fails="I left school in May.",
        silent="I'm a scholar in Ross.",
    ),
    situation(
        "training",
        said="I am on a training course|I am training",
        worded="I am doing a training course",
        shown="I am training to be a tradesperson|I am training as a tradesperson|"
              "I am a trainee tradesperson|I am an apprentice|I am doing an apprenticeship|"
              "I have enrolled on a training course|I started a training course|"
              "I am doing a course of training",
        barred="I have finished my training|I have completed my training",
        clause="you are in training", fires="I'm training as a plumber.",
        fails="I have finished my training.", silent="I'm trading with a plumber.",
    ),
    situation(
        "school-finished",
        said="I have finished school|I have completed school|I have left school|I left school",
        shown="I finished school at eighteen|I graduated from high school|"
              "I left school at sixteen|I am no longer at school|I am not at school any more",
        barred="I am still at school|I go to school|I am a pupil|I am at school",
        clause="you have left school", fires="I graduated from high school.",
        fails="I'm still at school.", silent="I grumbled from high stools.",
    ),
    situation(
        "student-loan",
        said="I have a student loan|I took out a student loan|I owe a student loan",
        worded="I am repaying a student loan|I have a loan for my studies",
        shown="I am paying back my student loan|I still owe my student loan|"
              "I repay my student loan",
        barred="I have no student loan|I have never had a student loan|"
               "I did not take out a student loan|I paid off my student loan|"
               "I have paid off my student loan|I never took out a student loan",
        clause="you have a student loan", fires="I'm still paying back my student loan.",
        fails="I never took out a student loan.",
        silent="I'm still playing in the student lounge.",
    ),
    situation(
        "hall-dweller",
        said="I live in a student hall|I live in halls of residence|I live in student housing|"
             "I live in student accommodation",
        worded="I live in university accommodation",
        shown="I have a room in halls|I live in a hall of residence|I live in university halls",
        barred="I live with my parents|I live in a private flat|I live at home with my parents|"
               "I live off campus|I have my own flat",
        clause="you live in student accommodation", fires="I have a room in halls.",
        fails="I live with my parents.", silent="I have a room in Hull.",
    ),
)
# fmt: on
