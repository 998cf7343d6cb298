"""Terms of work: the kind of contract, pay, hours, the employer's dealings, and life at work."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
JOBS: tuple[Situation, ...] = (
    situation(
        "on-trial",
        said="I am in my probation period|I am in my probationary period|"
             "I am on a probationary period",
        worded="I am on probation at work|I am still on probation",
        shown="I am still in my trial period|I am in my trial period|I am on trial for six months|"
              "they have taken me on for a trial|I am a probationer|"
              "I have not passed my probation|my first six months are a trial|"
              "I am doing a trial period|I am three weeks into a six-month trial|"
              "I am on probation at work|I am still on probation|I am on a six-month trial|"
              "my trial period runs until May|my probation ends in June",
        barred="they made me permanent|I passed my probation|I passed my trial period|"
               "I have passed my probation|I got through my probation|I finished my probation|"
               "I have finished my probationary period|I have been made permanent|"
               "I completed my probation|my probation ended in May|I have finished my probation|"
               "I was made permanent",
        clause="you are in your probationary period", fires="I'm still in my trial period.",
        fails="They made me permanent in March.", silent="I'm still in my trailer.",
    ),
    situation(
        "permanent-contract",
        said="I have a permanent contract|I have a permanent job|I am a permanent employee|"
             "I am on a permanent contract|I am permanent|I am a permanent member of staff|"
             "my job is permanent|my contract is permanent|I am employed permanently",
        shown="they made me permanent|I was made permanent|I was taken on permanently|"
              "I am permanent staff|my contract is open-ended|my contract has no end date|"
              "I have an open-ended contract|I have been made permanent",
        barred="I am on a fixed-term contract|I have a fixed-term contract|I am a temp|"
               "I am temping|I am an agency worker|my contract runs out in May|"
               "my contract ends in June|my contract is temporary|I am only a temp|"
               "I am on a temporary contract|I have a temporary job|I have a zero-hours contract|"
               "I am on zero hours|I am only there for the season|"
               "I am covering for a colleague on maternity leave|I was taken on for six months|"
               "I have a six-month contract|I am a casual|I am a casual worker|"
               "my contract expires in May|I am there for the summer only",
        clause="you have a permanent contract", fires="They made me permanent in March.",
        fails="I'm only on a fixed-term contract.", silent="They made me a pear tart in March.",
    ),
    situation(
        "fixed-term",
        said="I have a fixed-term contract|I am on a fixed-term contract|"
             "my contract is fixed-term|I am employed on a fixed-term contract|"
             "I have a temporary contract|I am on a temporary contract|my contract is temporary",
        worded="I have a contract with an end date",
        shown="my contract runs out in May|my contract ends in June|my contract expires in May|"
              "I was taken on for six months|I have a six-month contract|"
              "I was hired for two years|I am covering for a colleague on maternity leave|"
              "I was hired as maternity cover|my job ends in June",
        barred="I am permanent|I have a permanent contract|my contract is open-ended|"
               "my job is permanent|they made me permanent|I am a permanent employee|"
               "my contract has no end date|I was made permanent",
        clause="you have a fixed-term contract", fires="My contract runs out in May.",
        fails="My contract is open-ended.", silent="My contact runs in May.",
    ),
    situation(
        "zero-hours",
        said="I have a zero-hours contract|I am on a zero-hours contract|I am on zero hours|"
             "I work zero hours|my contract is zero-hours",
        shown="I have no guaranteed hours|my hours are not guaranteed",
        barred="my hours are guaranteed|my hours are fixed|my hours are set in my contract",
        clause="you have a zero-hours contract", fires="My hours are not guaranteed.",
        fails="My hours are guaranteed.", silent="They ring the bell when they leave.",
    ),
    situation(
        "written-contract",
        said="I have a written contract|my contract is in writing|I have a contract in writing|"
             "there is a written contract",
        worded="I have a contract of employment in writing|my contract is in writing|"
               "I have a written contract of employment",
        shown="I have got it in writing|I signed a contract|I have signed a contract|"
              "it is all in writing|I have a signed contract|we both signed the contract|"
              "my contract is in a drawer|I have a copy of the contract|"
              "I signed a contract on my first day|I signed my contract on my first day|"
              "my contract is four pages long|they gave me a contract to sign",
        barred="it was all agreed on a handshake|we shook hands on it|we only shook hands|"
               "there is nothing in writing|I have nothing in writing|I never signed anything|"
               "I have no contract|it was a verbal agreement|it was only a verbal agreement|"
               "we never put anything in writing|I never got a contract|"
               "there was nothing in writing|it was all by word of mouth|"
               "nothing was put in writing|nothing was ever written down|"
               "nothing was ever put in writing|it was all done on a handshake|"
               "we only shook hands on it|I have never seen a contract|"
               "they never gave me a contract",
        clause="you have a written contract", fires="I have a copy of the contract.",
        fails="It was all agreed on a handshake.", silent="I've got a black and white cat.",
    ),
    situation(
        "pay-owed",
        said="my employer owes me wages|I am owed wages|I have not been paid my wages|"
             "my employer has not paid me|my boss owes me wages|my boss has not paid me|"
             "my wages have not been paid",
        worded="I am owed pay|I have not been paid|my employer has not paid my wages|"
               "my employer owes me money|I have unpaid wages|my wages are unpaid",
        shown="I have not been paid since March|I have not been paid for May|"
              "they have not paid me for two months|my last pay packet never came|"
              "my wages never came|my wages never arrived|my last wages never turned up|"
              "I am still waiting for my wages|my wages are two months late|"
              "they owe me a month's pay",
        barred="my wages always come on time|I always get paid on time|my boss pays me on time|"
               "I got all my wages|my boss has paid me everything",
        clause="your employer owes you wages", fires="I haven't been paid since March.",
        fails="My wages always come on time.", silent="I haven't played since March.",
    ),
    situation(
        "bullied-at-work",
        said="I have been bullied at work|I am bullied at work|I am being bullied at work|"
             "I have been harassed at work|my colleagues bully me|I was bullied at work",
        worded="I am a victim of bullying at work",
        shown="my boss screams at me|my manager screams at me|"
              "my boss shouts at me in front of everyone|my manager makes my life hell|"
              "my boss makes my life hell|my colleagues call me names|my manager picks on me|"
              "my boss picks on me|my colleagues make fun of me|my supervisor humiliates me|"
              "my manager belittles me|my workmates make fun of me",
        barred="my colleagues are lovely to me|I get on well with my boss|"
               "I get on well with my colleagues|my boss is lovely",
        clause="you have been bullied at work", fires="My boss screams at me in front of everyone.",
        fails="My colleagues are lovely to me.", silent="My boss screens films for everyone.",
    ),
    situation(
        "discriminated",
        said="I have been discriminated against|I was discriminated against|"
             "I suffered discrimination|I have suffered discrimination",
        shown="I was sacked for being pregnant|they sacked me for being pregnant",
        barred="I have always been treated fairly|I was treated fairly|"
               "I have been treated like everyone else|I was treated the same as everyone else",
        clause="you have been discriminated against", fires="they sacked me for being pregnant.",
        fails="I've always been treated fairly.", silent="They turned me round because I was lost.",
    ),
    situation(
        "first-job",
        said="it is my first job|I am in my first job",
        shown="I have never worked before|I have never had a job before|"
              "I have come straight from school|I came straight from university",
        barred="I have had a dozen jobs before|I have worked all my life|"
               "I have had plenty of jobs before|I have worked elsewhere before|"
               "it is my second job|I worked somewhere else before",
        clause="it is your first job", fires="I've never worked before.",
        fails="I've had a dozen jobs before this one.", silent="I've never walked before.",
    ),
    situation(
        "two-jobs",
        said="I have two jobs|I have a second job|I work two jobs|I have several jobs|"
             "I have another job",
        worded="I have another employer|I have an additional job",
        shown="I hold down two jobs|I do bar work on the side|I moonlight as a taxi driver|"
              "I have a side job|I work for two employers|I have three jobs|I juggle three jobs|"
              "I have a job on the side|I have an evening job as well as my day job",
        barred="I have no other job|I do not have another job",
        clause="you have a second job", fires="I have an evening job as well as my day job.",
        fails="I have no other job.", silent="I wait at the table for my day off.",
    ),
    situation(
        "company-car",
        said="I have a company car|I drive a company car|my car is a company car",
        worded="my employer provides me with a car|I have the use of a company car",
        shown="the car came with the job|my employer gave me a car|my firm provides me with a car|"
              "the firm gave me a car|my employer pays for my car|my car comes with the job|"
              "my employer provides me with a car|I get a car from work",
        barred="I use my own car for work|I have no company car|the firm does not give us cars",
        clause="you have a company car", fires="The car came with the job.",
        fails="the firm does not give us cars.", silent="The car came with a jack.",
    ),
    situation(
        "promoted",
        said="I have been promoted|I was promoted|I got a promotion|I got promoted|"
             "I have got a promotion",
        worded="I have been given a promotion",
        shown="they made me team leader|they made me manager|they made me supervisor|"
              "I was made manager|I was made team leader|I moved up to supervisor|"
              "I was made foreman|they made me foreman|I have been made head of department|"
              "I have been made manager|I have moved up a grade",
        barred="I was passed over|they passed me over|I have never been promoted|"
               "I missed out on the promotion|I did not get the promotion|"
               "I have been stuck in the same post for years",
        clause="you have been promoted", fires="They made me team leader in May.",
        fails="I have never been promoted.", silent="They made me tea in May.",
    ),
    situation(
        "pay-rise",
        said="I got a pay rise|my pay has gone up|my wages have gone up|I got a raise|"
             "my salary has gone up|my salary has increased",
        shown="they put my wages up|they have put my wages up|my boss put my pay up|"
              "my boss gave me a raise|my employer increased my salary",
        barred="my wages have been frozen|my pay has been frozen|my pay has not gone up|"
               "my pay has stayed the same|I have not had a rise in years|"
               "I have been on the same money for years|my salary has not changed|my pay was cut|"
               "they cut my pay",
        clause="you have had a pay rise", fires="They put my wages up in May.",
        fails="My wages have been frozen for years.", silent="They put my wig up in May.",
    ),
    situation(
        "work-pension",
        said="my employer offers a pension|I have a workplace pension|"
             "my employer has a pension scheme|I am in a workplace pension|"
             "I am in a pension scheme at work|my employer provides a pension|"
             "I have a company pension|my employer offers a pension plan",
        worded="I belong to a workplace pension|I am a member of a workplace pension",
        shown="my firm pays into a pension for me|my employer pays into my pension|"
              "my boss pays into my pension|I am in the company pension scheme|"
              "my firm runs a pension scheme|part of my wage goes into the company pension|"
              "my company pays into a pension for me|I pay into the firm's pension|"
              "I pay into my employer's pension scheme|I am in my company's pension scheme|"
              "I am in my employer's pension scheme|I am in the work pension scheme",
        barred="my boss does not do pensions|there is no pension at work|"
               "there is no pension scheme at work|there is no pension at my firm|"
               "I have no pension at work|my employer pays nothing into a pension|"
               "I get no pension from work",
        clause="your employer offers a pension", fires="My firm pays into a pension for me.",
        fails="My boss doesn't do pensions.", silent="My firm pays into a penthouse.",
    ),
    situation(
        "notice-worked",
        said="I have given notice to my employer|I have given my employer notice|"
             "I have handed in my notice|I handed in my notice|I have resigned|"
             "I gave notice to my boss",
        worded="I am under notice|I am working my notice",
        shown="I told my boss I am leaving|I am working my notice|I am serving my notice|"
              "I am working out my notice|my last day at work is in May|I put my notice in|"
              "I have put in my notice|my resignation is on the boss's desk|"
              "I handed in my resignation|I sent in my resignation",
        barred="I have not told my boss I am leaving|I have not given notice|"
               "I have not handed in my notice|I have not resigned|I am not leaving my job",
        clause="you have given notice to your employer", fires="I told my boss I'm leaving in May.",
        fails="I haven't told my boss I'm leaving.", silent="I told my boss a joke in May.",
    ),
    situation(
        "grievance",
        said="I have complained to my employer|I complained to my employer|"
             "I complained to my boss|I have raised a grievance|I made a complaint at work|"
             "I have complained at work|I complained to my manager",
        worded="I have raised a complaint at work",
        shown="I took it up with my manager|I took it up with HR|I told HR about it|"
              "I went to HR about it|I lodged a grievance|I filed a grievance|"
              "I spoke to HR about it|I wrote to HR|I wrote to my manager about it|"
              "I reported it to HR|I put in a grievance|I have raised it with HR|"
              "I told my boss about it",
        barred="I have not said a word to my boss|I have not told my boss|"
               "I have kept quiet at work|I have kept my mouth shut at work|"
               "I never said anything to my boss|my boss does not know about it",
        clause="you have complained to your employer", fires="I told HR about it in May.",
        fails="I haven't said a word to my boss.", silent="I had lunch with my boss in May.",
    ),
    situation(
        "was-off-sick",
        said="I have been off work sick|I was off sick|I have been off sick|I was off work sick|"
             "I have taken sick leave|I took sick leave|I have been on sick leave",
        worded="I have been absent through sickness|I was absent through illness",
        shown="I have been signed off|I have been signed off since March|"
              "I was signed off work for a month|my GP signed me off|I called in sick|"
              "I phoned in sick|I rang in sick|I took a sick day|I have been off with my back|"
              "I have been off with stress|I was off with flu|I have been off with the flu",
        barred="I have never had a day off sick|I have never taken a sick day|"
               "I have not had a sick day|I have never called in sick|"
               "I have a perfect attendance record",
        clause="you have been off work sick", fires="I've been signed off since March.",
        fails="I have a perfect attendance record.", silent="I've been signed up since March.",
    ),
    situation(
        "boss-lets",
        said="my employer has agreed|my employer agreed|my boss has agreed|my boss agreed|"
             "my manager has agreed|my employer has given permission|"
             "my employer has given consent|I have my employer's permission|"
             "my employer has approved it",
        worded="I have my manager's approval",
        shown="my boss gave me the nod|my boss gave me the green light|my boss is fine with it|"
              "my boss is happy with it|my boss said yes|my manager said yes|"
              "my manager is fine with it|my manager signed it off|my boss signed it off|"
              "my manager gave me the go-ahead|my boss gave it the thumbs up|"
              "my boss has no objection|my employer has no objection|my manager okayed it|"
              "my boss okayed it|my manager approved it|my boss gave it his blessing|"
              "my boss gave me permission",
        barred="my boss said no|my boss refused|my boss will not hear of it|my employer said no|"
               "my boss turned me down|my manager turned me down|my employer turned me down|"
               "my employer refused|my boss is dead against it|my boss is against it|"
               "my boss has not agreed|my manager has not replied",
        clause="your employer has agreed", fires="My boss gave me the nod.",
        fails="My boss said no.", silent="My boss gave me the job.",
    ),
    situation(
        "dismissed-for-theft",
        said="I was dismissed for theft|I was dismissed for stealing|I was sacked for stealing|"
             "I was fired for theft|I was sacked for theft|I was fired for stealing",
        shown="they sacked me for stealing|they sacked me for taking stock home|"
              "I got the sack for helping myself to the till|they fired me for stealing|"
              "I lost my job for stealing|I was sacked for pinching stock|"
              "I got the sack for pinching stock",
        barred="they sacked me for being late|I was sacked for being late|I was made redundant|"
               "I was laid off|I resigned|I handed in my notice|I got the sack for being late|"
               "I lost my job for being late",
        clause="you were dismissed for theft", fires="They sacked me for taking stock home.",
        fails="They sacked me for being late.", silent="They sacked me after taking stock.",
    ),
    situation(
        "work-from-abroad",
        said="I work abroad|I am working abroad|I have a job abroad|I work overseas|"
             "I work in another country|I am employed abroad",
        worded="my job is abroad|my work is abroad",
        shown="my job is in another country|I work on a cruise ship overseas|"
              "my employer has posted me abroad|my firm has posted me abroad|"
              "my firm sent me abroad to work",
        barred="I only work in this country|I have never worked abroad|I work in this country|"
               "I have never worked overseas",
        clause="you work abroad", fires="my firm sent me abroad to work.",
        fails="I only work in this country.", silent="My joke is about Oslo.",
    ),
    situation(
        "has-references",
        said="I have a reference from my employer|my employer gave me a reference|"
             "I have a reference from my boss|my boss gave me a reference|I have a reference",
        shown="my old boss wrote me a reference|my last employer wrote me a reference|"
              "my boss wrote me a glowing letter|my old boss put in a good word for me|"
              "I have a glowing reference from my last job|"
              "my last boss gave me a glowing reference",
        barred="my old boss will not write me a reference|my boss refuses to give me a reference|"
               "I have no references|my last employer refused to give me a reference|"
               "I have no reference",
        clause="you have a reference from your employer",
        fires="My old boss wrote me a glowing letter.",
        fails="My old boss won't write me a reference.", silent="My old boss wrote me off.",
    ),
)
# fmt: on
