"""Work that ends, stops or changes: notice, sick notes, the sack, redundancy, working at home."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_BOSS = "my boss|my employer|my manager|my firm|my company"
_DOCTOR = "my doctor|my GP|the doctor|the GP"

# fmt: off
ENDS_OF_WORK: tuple[Situation, ...] = (
    situation(
        "under-notice",
        said="my employer has given me notice|I have been given notice|I am under notice|"
             "I have been given notice at work|I have been given notice of dismissal",
        worded="I am working out my notice|I have been given notice by my employer|"
               "my employer has given me notice to leave|I have received notice of dismissal",
        shown=filled("{} told me my job ends next month", _BOSS) + "|"
              + filled("{} handed me my notice", _BOSS) + "|"
              + filled("{} has given me four weeks' notice", _BOSS) + "|"
              "I got my notice|I was handed my notice|I have had my notice|"
              "I was given four weeks' notice|they have given me my notice|"
              "they have given me a month's notice|"
              "my job ends next month|my last day at work is next Friday",
        barred="my job is safe|nobody is letting me go|I have not been given notice|"
               "my employer wants me to stay",
        clause="your employer has given you notice",
        fires="My boss told me my job ends next month.", fails="My job is safe.",
        silent="My boss told me my joke ends badly.",
    ),
    situation(
        "sick-note",
        said="a doctor has signed me off|my doctor has signed me off|I have been signed off|"
             "I am signed off|I have a sick note|I am signed off work",
        worded="I have been signed off work|I have been signed off sick|I have a fit note|"
               "a doctor has certified me unfit for work|I have a doctor's note",
        shown=filled("{} gave me a sick note", _DOCTOR) + "|"
              + filled("{} has given me a sick note", _DOCTOR) + "|"
              + filled("{} wrote me a sick note", _DOCTOR) + "|"
              + filled("{} wrote me a fit note", _DOCTOR) + "|"
              + filled("{} has told me not to work", _DOCTOR) + "|"
              + filled("{} told me to stay off work", _DOCTOR) + "|"
              + filled("{} put me on the sick", _DOCTOR) + "|"
              "I got a sick note from my doctor|I am signed off with stress|"
              "I have been signed off for two weeks|I was given a sick note",
        barred=filled("{} refused to sign me off", _DOCTOR) + "|"
               + filled("{} did not give me a sick note", _DOCTOR) + "|"
               "I have not seen a doctor|I have not been to the doctor|I have no sick note",
        clause="a doctor has signed you off", fires="My GP gave me a sick note on Monday.",
        fails="My doctor refused to sign me off.",
        silent="My GP gave me a sick look on Monday.",
    ),
    situation(
        "sacked",
        said="I was dismissed|I was sacked|I was fired|I have been dismissed|I got the sack",
        worded="I have been dismissed by my employer|I was dismissed from my job|"
               "my employer dismissed me|my employer has dismissed me|"
               "I lost my job through dismissal",
        shown="they sacked me|they fired me|they gave me the sack|"
              "they gave me my marching orders|I was shown the door|I got my marching orders|"
              "my employer terminated my contract|my boss terminated my contract|"
              "I was given the boot|I got the boot|I was booted out of my job|"
              "my boss threw me out",
        barred="I resigned|I quit.|I left of my own free will|I left of my own accord|"
               "I left by choice|I walked out of my job|I handed in my notice|"
               "nobody sacked me|nobody fired me|I was never sacked|"
               "I retired|I left for a better job",
        clause="you were dismissed", fires="They gave me my marching orders.",
        fails="I left of my own free will.", silent="They gave me my shopping orders.",
    ),
    situation(
        "own-notice",
        said="I resigned|I have resigned|I quit my job|I handed in my notice",
        worded="I left my job voluntarily|I resigned from my job|I gave up my job voluntarily|"
               "I left work voluntarily|I chose to leave my job",
        shown="I walked out of my job|I walked out|I jacked in my job|I packed in my job|"
              "I left by choice|I left my job by choice|I left of my own accord|"
              "I left of my own free will|I gave in my notice|I put in my notice|"
              "I gave my boss my notice|I gave my notice|I tendered my resignation|"
              "I wrote my letter of resignation|I told my boss I was leaving",
        barred="I was sacked|they sacked me|I was fired|they fired me|I was dismissed|"
               "I was made redundant|I was laid off|"
               "I got the sack|my boss sacked me|my boss fired me|"
               "they let me go",
        clause="you resigned", fires="I jacked in my job.", fails="They sacked me.",
        silent="I jacked up my car.",
    ),
    situation(
        "post-gone",
        said="I was made redundant|I have been made redundant|I was laid off|"
             "I took redundancy",
        worded="I lost my job through redundancy|I have taken redundancy|"
               "my job was made redundant",
        shown="my job was cut|my post was abolished|my job was axed|my post was cut|"
              "my job no longer exists|"
              "they got rid of half of us|"
              "I got my redundancy pay|they paid me off",
        barred="I resigned|I quit.|I left by choice|I left of my own accord|"
               "I was fired for stealing|I was sacked for stealing|"
               "I retired|I handed in my notice|my job is safe|I was sacked for being late",
        clause="you were made redundant", fires="My post was abolished.",
        fails="I left by choice.", silent="My fence post was abandoned.",
    ),
    situation(
        "office-at-home",
        said="I work from home|I work at home",
        worded="I work remotely|I am a homeworker|I am a home worker|I telework",
        shown="I do my job from my kitchen table|I work from my kitchen table|"
              "I work from my spare bedroom|"
              "my job is remote|I do my job at home|my office is my spare bedroom|"
              "my office is in my house",
        barred="I go in to the office every day|I go to the office every day|"
               "I work in an office in town|"
               "I commute to work every day|my boss will not let us work from home|"
               "my boss does not let me work from home|I work on a building site|"
               "I am in the office five days a week|I cannot do my job at home",
        clause="you work from home", fires="I do my job from my kitchen table.",
        fails="I go in to the office every day.",
        silent="I do my jigsaws on my kitchen table.",
    ),
    situation(
        "hurt-on-the-job",
        said="I have been injured at work|I was hurt at work|I was injured at work|"
             "I had an accident at work",
        worded="I have had an accident at work|I was injured on the job|"
               "I suffered an injury at work",
        shown="I was hurt on the job|I hurt my back at work|I broke my arm at work|"
              "I broke my leg at work|I slipped at work|"
              "I fell at work|I fell off a ladder at work|I fell off a ladder on the job|"
              "I burnt my hand at work|a machine at work crushed my hand|"
              "a machine at the factory crushed my hand|I slipped at the warehouse|"
              "I fell down the stairs at work",
        barred="I have never been hurt at work|I have never had an accident at work|"
               "I have had no accidents at work|it happened at home|"
               "I hurt myself at home|I hurt my back at home|I was hurt playing football",
        clause="you have been injured at work",
        fires="I fell off a ladder on the job.",
        fails="I've had no accidents at work.", silent="I fell in love on the job.",
    ),
    situation(
        "picked-on",
        said="I am being bullied at work|I am bullied at work|my colleagues bully me",
        worded="I have been bullied at work|I am being harassed at work|"
               "I am a victim of bullying at work",
        shown="my boss bullies me|my manager is bullying me|my manager bullies me|"
              "people at work make my life hell|my boss makes my life hell|"
              "my boss makes my life a misery|"
              "my supervisor bullies me|"
              "my boss humiliates me in front of the others",
        barred="nobody bullies me|I get on with everyone at work|"
               "my colleagues are nice to me|"
               "everyone at work treats me well|everybody at work is nice to me|"
               "I get on well with my colleagues",
        clause="you are being bullied at work", fires="My boss makes my life a misery.",
        fails="I get on with everyone at work.", silent="My boss makes my life a breeze.",
    ),
    situation(
        "job-begun",
        said="I have started a new job|I started a new job|I am in a new job|"
             "I have changed jobs|I have switched jobs",
        worded="I have begun a new job|I have a new job|I have changed my job|"
               "I have changed employer|I have started work with a new employer",
        shown="I began a new job|I got a new job last month|I switched jobs|I changed jobs|"
              "I moved to another company|I work for another firm now|"
              "Monday was my first day at my new job|it was my first day at my new workplace|"
              "I have left my old job for a new one|I have a new boss at a new firm",
        barred="I have not changed jobs",
        clause="you have started a new job", fires="I've switched jobs.",
        fails="I haven't changed jobs.", silent="I've switched seats.",
    ),
)
# fmt: on
