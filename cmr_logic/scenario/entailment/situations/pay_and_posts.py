"""Jobs, hours and pay: what people earn, when and how it comes, and what is owed."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
PAY_AND_POSTS: tuple[Situation, ...] = (
    situation(
        "in-paid-work",
        said="I am in paid employment",
        worded="I am in gainful employment|I am gainfully employed",
        shown="I stack shelves for a living|I wait tables for a living|"
              "I drive a bus for a living|I drive a van for a living|"
              "I clean offices for a living|I lay bricks for a living|"
              "I work on a till for a living|I clock in at work|"
              "I have a nine-to-five|I have a day job|I have a steady job|"
              "I am on the payroll at the bank|I am on the payroll of the council|I get a wage|"
              "I get wages|I get a salary|I bring home a wage|I bring home £300 a week|"
              "I earn a wage at the mill|I earn a wage at the docks|I earn a wage at the factory|"
              "I earn a living at the mill|I earn a living at the docks|"
              "I earn a living at the factory|my wages come in every week|"
              "my wages come in every month|my wages come in every Friday|"
              "my boss pays me every Friday|my boss pays me every month|"
              "my boss pays me on Fridays|I have a job at the bakery|I have a job at the council|"
              "I have a job at the mill",
        clause="you are in paid employment", fires="I drive a bus for a living.",
        silent="I drive a bus in my dreams.",
    ),
    situation(
        "night-hours",
        said="I work at night|I work nights|I do night work|I am a night worker",
        worded="I work the night shift|I work night shifts|I work during the night|"
               "I work overnight",
        shown="I am on nights|I am on the night shift|I am on permanent nights|I do nights|"
              "I do the night shift|I start at ten in the evening|I work from ten at night|"
              "I clock on at ten in the evening|I clock on at eleven at night|"
              "I clock on at midnight|I come home from work at dawn|"
              "I finish work at six in the morning|my shift ends at six in the morning",
        barred="I only do day shifts|I never do nights|I only work days|I am always on earlies|"
               "I work in the daytime|I never work at night|I am home by six every evening|"
               "I am home every evening|I do not do nights|I have come off nights",
        clause="you work at night", fires="I clock on at midnight.",
        fails="I work in the daytime.", silent="I click on it at midnight.",
    ),
    situation(
        "in-trial-period",
        said="I am in my trial period|I am in my probation period",
        worded="I am on probation at work|I am in a probationary period|"
               "I am serving a probationary period|I am a probationer|I am on a trial period",
        shown="I have not passed my probation yet|I am still on trial|"
              "my trial period is not over|they are still trying me out|"
              "my boss is still trying me out",
        barred="I passed my probation|my probation ended|my probation is over|"
               "my probation ended last year|my trial period ended|my trial period is over|"
               "they confirmed me in post|they confirmed me in my post|"
               "they confirmed me in my job|I have been confirmed in my post|"
               "I got through my probation|I got through my trial period|I completed my probation",
        clause="you are in your probation period", fires="They are still trying me out.",
        fails="They confirmed me in post.", silent="They are still crying out.",
    ),
    situation(
        "has-people-under",
        said="I manage other staff|I manage staff|I manage people|I supervise others|"
             "I have staff under me",
        worded="I manage other people|I supervise staff|I supervise other employees|"
               "I have staff to manage|I am responsible for other staff|I am a manager",
        shown="ten people report to me|six people report to me|five people report to me|"
              "three people report to me|I have six people under me|I have five people under me|"
              "I have ten people under me|I run a team of eight|I run a team of five|"
              "I run a team of ten|I lead a team of eight|I lead a team of five|"
              "I am the supervisor on my shift|I am the supervisor at work|"
              "I am the supervisor of the shop|I am the foreman on my shift|"
              "I am the foreman at work|I am the foreman of the shop|"
              "I am the shift manager on my shift|I am the shift manager at work|"
              "I am the shift manager of the shop|I am the team leader on my shift|"
              "I am the team leader at work|I am the team leader of the shop|"
              "I am the manager on my shift|I am the manager at work|"
              "I am the manager of the shop|I am in charge of six people|"
              "I am in charge of ten people|I am in charge of the night shift|"
              "I am in charge of the kitchen staff|I have a team of five under me|"
              "I have a team of ten under me|the waiters report to me|the fitters report to me|"
              "the cleaners report to me|I am their boss",
        barred="I have nobody under me|I am the most junior person there|"
               "I do not supervise anyone|nobody reports to me|I am at the bottom of the ladder|"
               "I am the lowest of the low there|I do not manage anyone|I have no staff under me|"
               "I am not anybody's boss",
        clause="you manage other staff", fires="Ten people report to me.",
        fails="I've nobody under me.", silent="Ten people wrote to me.",
    ),
    situation(
        "more-jobs-than-one",
        said="I have a second job|I have two jobs",
        worded="I have another job|I do a second job|I work a second job|I hold a second job|"
               "I have a job on the side",
        shown="I drive a taxi at weekends on top of my day job|"
              "I drive a taxi in the evenings on top of my day job|"
              "I do bar work at weekends on top of my day job|"
              "I do bar work in the evenings on top of my day job|"
              "I clean offices at weekends on top of my day job|"
              "I clean offices in the evenings on top of my day job|"
              "I drive a cab at weekends on top of my day job|"
              "I drive a cab in the evenings on top of my day job|I moonlight as a bouncer|"
              "I moonlight as a barman|I moonlight as a cabbie|I moonlight as a cleaner|"
              "I moonlight|I have a Saturday job on top of my day job|"
              "I have a Saturday job on top of my main job|"
              "I have an evening job on top of my day job|"
              "I have an evening job on top of my main job|"
              "I have a weekend job on top of my day job|"
              "I have a weekend job on top of my main job|I do bar work on the side|"
              "I do a bit of bar work on the side|I do cleaning on the side|I juggle two jobs|"
              "I have a sideline as a singer|I have a sideline as a barman|"
              "I have a sideline as a cabbie|I have got two jobs",
        barred="I have just the one job|this is the only job I have|I only have one job|"
               "I have only the one job|I have no other job|I do no other work",
        clause="you have a second job", fires="I moonlight as a barman.",
        fails="I have no other job.", silent="I moonwalk as a barman.",
    ),
    situation(
        "pension-at-work",
        said="I pay into a workplace pension|I pay into a pension at work|"
             "I am in my employer's pension scheme|I pay into a company pension",
        worded="I contribute to a workplace pension|I am a member of a workplace pension|"
               "I am in a workplace pension scheme|I am enrolled in a workplace pension|"
               "I have a workplace pension",
        shown="five per cent of my wages goes into the company pension|"
              "five per cent of my wages goes into the works pension|"
              "five per cent of my wages goes into the pension|"
              "part of my wages goes into the company pension|"
              "part of my wages goes into the works pension|"
              "part of my wages goes into the pension|I am in the pension scheme at work|"
              "I am in the company pension at work|I am in the works pension at work|"
              "I was auto-enrolled in my firm's pension|"
              "I was auto-enrolled in the company pension|I was auto-enrolled in a pension|"
              "they take my pension contribution out of my pay|"
              "they take my pension contribution out of my wages|"
              "they take my pension contributions out of my pay|"
              "they take my pension contributions out of my wages|"
              "my pension contribution comes out of my pay|"
              "my pension contribution comes out of my wages|"
              "my pension contribution come out of my pay|"
              "my pension contribution come out of my wages|"
              "my pension contributions comes out of my pay|"
              "my pension contributions comes out of my wages|"
              "my pension contributions come out of my pay|"
              "my pension contributions come out of my wages|I joined the company pension scheme|"
              "I joined the works pension scheme|I joined the firm's pension scheme|"
              "I pay into the works pension|I pay into the company pension|"
              "I pay into the firm's pension",
        barred="I opted out of the pension at work|I opted out of the company pension|"
               "I opted out of the pension scheme|I opted out of the works pension|"
               "I never joined the company pension scheme|I never joined the company pension|"
               "I never joined the works pension scheme|I never joined the works pension|"
               "I stopped paying into the works pension|"
               "I stopped paying into the company pension|there is no pension at my work|"
               "I came out of the company pension|I came out of the works pension|"
               "my firm has no pension scheme|I have no pension at work",
        clause="you pay into a workplace pension", fires="I was auto-enrolled in a pension.",
        fails="I opted out of the company pension.", silent="I was auto-tuned in a concert.",
    ),
    situation(
        "paid-while-ill",
        said="I receive sick pay|I get sick pay|I am on sick pay|I am getting sick pay",
        worded="I am paid sick pay|I am in receipt of sick pay|I receive statutory sick pay|"
               "I get statutory sick pay",
        shown="my firm pays my sick leave|my boss pays my sick leave|"
              "my employer pays my sick leave|I am off sick on full pay|I am on SSP|"
              "my sick pay came through|I am off sick on half pay",
        barred="my sick pay has run out|my sick pay has stopped|my sick pay has ended|"
               "I do not qualify for sick pay|I am off sick without pay|I get no sick pay|"
               "my sick pay ran out|my boss does not pay sick leave|they stopped my sick pay|"
               "I was refused sick pay|I get no money for sick days",
        clause="you receive sick pay", fires="I'm off sick on full pay.",
        fails="My sick pay has run out.", silent="I'm off to sea on full sail.",
    ),
    situation(
        "wages-outstanding",
        said="I am owed wages|my employer owes me wages|I am owed pay|my wages have not been paid",
        worded="my employer has not paid me|I have not been paid my wages|"
               "my employer has failed to pay me|I am due wages",
        shown="my boss has not paid me for June|my boss has not paid me for last month|"
              "my boss has not paid me last month|my boss has not paid me for May|"
              "my boss has not paid me my wages|my boss did not pay me for June|"
              "my boss did not pay me for last month|my boss did not pay me last month|"
              "my boss did not pay me for May|my boss did not pay me my wages|"
              "my employer has not paid me for June|my employer has not paid me for last month|"
              "my employer has not paid me last month|my employer has not paid me for May|"
              "my employer has not paid me my wages|my employer did not pay me for June|"
              "my employer did not pay me for last month|my employer did not pay me last month|"
              "my employer did not pay me for May|my employer did not pay me my wages|"
              "my firm has not paid me for June|my firm has not paid me for last month|"
              "my firm has not paid me last month|my firm has not paid me for May|"
              "my firm has not paid me my wages|my firm did not pay me for June|"
              "my firm did not pay me for last month|my firm did not pay me last month|"
              "my firm did not pay me for May|my firm did not pay me my wages|"
              "I am still waiting for last month's pay|I am still waiting for my wages|"
              "I am still waiting for my pay|I am still waiting for my last pay packet|"
              "I am still waiting for May's wages|they owe me three weeks' money|"
              "they owe me two weeks' wages|they owe me a month's wages|they owe me wages|"
              "they owe me back pay|my boss owes me £600|my boss owes me a week's wages|"
              "my boss owes me three weeks' pay|I have not seen a penny for June|"
              "I have not seen a penny for last month|my last wages never came",
        barred="I have been paid everything I am owed|I have been paid in full|"
               "I have been paid every penny|my boss is square with me|"
               "all my wages have been paid|my pay is always on time|"
               "my boss does not owe me anything|my boss does not owe me a penny|"
               "my wages are all paid up|they paid me everything|my boss has paid me in full|"
               "my boss has paid me every penny|my boss has paid me up to date|"
               "I got all my wages|I got every penny",
        clause="you are owed wages", fires="They owe me three weeks' money.",
        fails="My boss is square with me.", silent="I'm still waiting for May's whales.",
    ),
    situation(
        "paid-too-much",
        said="I have been overpaid|I was overpaid|they overpaid me",
        worded="I received an overpayment|I have received too much money|"
               "there was an overpayment|I have had an overpayment|I got an overpayment",
        shown="they paid me too much money|they gave me too much money|"
              "I got double what I was due|I got paid twice|my pay was too high|"
              "they want some of the money back|they want some of it back|"
              "there was too much in my pay|there was too much in my account|"
              "there was too much in my wages|my benefit was too high|my pension was too high",
        barred="they paid me too little|I was paid the right amount|I have been underpaid|"
               "I was underpaid|they gave me too little|I was paid too little|"
               "I was paid the correct amount|I was paid exactly what I was due|"
               "my pay was correct|my pay was too low|my benefit was correct|"
               "my benefit was too low|my pension was correct|my pension was too low|"
               "I got too little",
        clause="you have been overpaid", fires="They want some of it back.",
        fails="I was paid the right amount.", silent="They want some of the soup.",
    ),
    situation(
        "extra-pay",
        said="I get a bonus|I receive a bonus|I am paid a bonus|I earn a bonus",
        worded="I get bonuses|I receive bonuses|my employer pays me a bonus|I get bonus payments",
        shown="my boss gives us something extra at Christmas|my boss gives us a bonus|"
              "my boss gives us a Christmas bonus|my boss gives us a thirteenth month|"
              "my boss gives me something extra at Christmas|my boss gives me a bonus|"
              "my boss gives me a Christmas bonus|my boss gives me a thirteenth month|"
              "my boss pays me something extra at Christmas|my boss pays me a bonus|"
              "my boss pays me a Christmas bonus|my boss pays me a thirteenth month|"
              "my boss pays something extra at Christmas|my boss pays a bonus|"
              "my boss pays a Christmas bonus|my boss pays a thirteenth month|"
              "my firm gives us something extra at Christmas|my firm gives us a bonus|"
              "my firm gives us a Christmas bonus|my firm gives us a thirteenth month|"
              "my firm gives me something extra at Christmas|my firm gives me a bonus|"
              "my firm gives me a Christmas bonus|my firm gives me a thirteenth month|"
              "my firm pays me something extra at Christmas|my firm pays me a bonus|"
              "my firm pays me a Christmas bonus|my firm pays me a thirteenth month|"
              "my firm pays something extra at Christmas|my firm pays a bonus|"
              "my firm pays a Christmas bonus|my firm pays a thirteenth month|"
              "my employer gives us something extra at Christmas|my employer gives us a bonus|"
              "my employer gives us a Christmas bonus|my employer gives us a thirteenth month|"
              "my employer gives me something extra at Christmas|my employer gives me a bonus|"
              "my employer gives me a Christmas bonus|my employer gives me a thirteenth month|"
              "my employer pays me something extra at Christmas|my employer pays me a bonus|"
              "my employer pays me a Christmas bonus|my employer pays me a thirteenth month|"
              "my employer pays something extra at Christmas|my employer pays a bonus|"
              "my employer pays a Christmas bonus|my employer pays a thirteenth month|"
              "I get something extra at Christmas|I get something extra on top of my wages|"
              "I get something extra every Christmas|I get a little extra at Christmas|"
              "I get a little extra on top of my wages|I get a little extra every Christmas|"
              "I get an extra month's pay at Christmas|"
              "I get an extra month's pay on top of my wages|"
              "I get an extra month's pay every Christmas|I get a Christmas bonus|"
              "I get a yearly bonus|I get a quarterly bonus|I get a performance bonus|"
              "there is a bonus every Christmas|there is a bonus every year|"
              "there is a bonus every quarter|my bonus comes in December|"
              "my bonus comes every spring|I got my bonus in May|I got my bonus in December",
        barred="my job pays no bonus|I have never had a bonus|they have scrapped our bonuses|"
               "they have scrapped the bonus|they have scrapped our bonus|"
               "I only get my basic pay|I only get basic pay|I only get my wage|"
               "I only get my wages|we get no bonuses|I get no bonus|I get just my wages|"
               "I get nothing on top of my wages|my firm does not pay bonuses|"
               "they have stopped our bonus|they have stopped the bonus|"
               "they have stopped our bonuses",
        clause="you get a bonus", fires="I get an extra month's pay at Christmas.",
        fails="They've scrapped our bonuses.", silent="I get an extra mince pie at Christmas.",
    ),
    situation(
        "little-ones-at-work",
        said="I work with children|my job is with children|my work is with children|"
             "my job involves children",
        worded="I work with young people|my work involves children|"
               "I have contact with children at work",
        shown="I run the toddler group|I run the Cubs|I run the Brownies|I run the youth club|"
              "I run the playgroup|I run the crèche|I am a primary school teacher|"
              "I am a nursery nurse|I am a lollipop lady|I am a childminder|I am a youth worker|"
              "I am a teaching assistant|I am a children's nurse|I am a dinner lady|I am a nanny|"
              "I look after toddlers for a living|"
              "I look after toddlers at a nursery|I look after children for a living|"
              "I look after children at a nursery|I work in a nursery|I work in a primary school|"
              "I work in a crèche|I work in a children's home|I nurse sick children|"
              "I coach the under-tens",
        barred="I only work with adults|I work with machines all day|I never see a child at work|"
               "I only work with grown-ups|I only work with old people|I only work with machines|"
               "I only work with animals|I only work with computers|no children come to my work|"
               "no children come to my workplace|there are no children at my work|"
               "there are no children at my workplace|I have nothing to do with children at work",
        clause="you work with children", fires="I run the Cubs.",
        fails="I only work with old people.", silent="I run the cups over to the sink.",
    ),
    situation(
        "from-ones-own-table",
        said="I work from home|I do my job from home|my work is done at home|I am a home worker",
        worded="I work at home|I am home based|I am a homeworker|I telework|I do my work at home|"
               "I work remotely",
        shown="I log on from home|I work at my kitchen table|my office is the spare bedroom|"
              "my office is the spare room|my office is my kitchen table|"
              "my office is a corner of the lounge|I work from my spare room|"
              "I work from my kitchen|I work from the sofa|I work from my bedroom|"
              "I do my job on a laptop at home|I have no need to go to the office|"
              "I do my job in my slippers",
        barred="I commute to the office|I go into the office every day|"
               "I am in the office five days a week|I am in the office every day|"
               "my boss will not let us work remotely|my boss will not let us work from home|"
               "I work in an office|I work on site|I work in a factory|I work in a shop|"
               "I travel to work every day|I am at the office every day",
        clause="you work from home", fires="I log on from home.",
        fails="I'm in the office every day.", silent="I log on to a game.",
    ),
    situation(
        "contract-holder",
        said="I have a contract of employment|I have an employment contract|"
             "I have a job contract|I am employed under a contract|I have a written contract",
        worded="I have signed a contract of employment|there is a contract of employment|"
               "I have a written employment contract|I have a contract with my employer",
        shown="my contract says thirty hours|my contract says forty hours|my contract says so|"
              "I signed a contract with the firm|I signed a contract with my boss|"
              "I was given a written contract on my first day|"
              "I was given a written contract at the start|"
              "I was given a contract on my first day|I was given a contract at the start|"
              "my boss gave me a contract|I got a contract from the firm|"
              "I got a contract from my boss|it says so in my contract|"
              "I signed my contract in May|I signed my contract last year",
        barred="I have never been given a contract|I work cash in hand|I have no contract|"
               "nothing was ever put in writing|I never signed a contract|I never got a contract|"
               "my boss never gave me a contract|I have nothing in writing|"
               "we only shook hands on it",
        clause="you have a contract of employment", fires="My contract says thirty hours.",
        fails="I work cash in hand.", silent="My contraption says thirty hours.",
    ),
)
# fmt: on
