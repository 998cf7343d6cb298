"""Work: having a job or none, for whom, how much, and how it ended."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
WORKING: tuple[Situation, ...] = (
    situation(
        "in-work",
        said="I have a job|I am employed|I am in work|I am in paid work|I am in employment|"
             "I work|I am working|I take paid work|I take up paid work|I take up paid employment",
        worded="I am in gainful employment",
        shown="I earn a wage|I earn a salary|I earn money as a tradesperson|"
              "I wait tables for wages|I work for wages|"
              "I work at a workplace|I work for a workplace|"
              "I work as a tradesperson|I started a new job|I found a job|I got a job|"
              "I work shifts|I work nights|I work in a shop|I work full-time|I work part-time|"
              "I have a part-time job|I have a full-time job|I am back at work|I commute to work|"
              "I clock on|I have two jobs|I am on the payroll",
        barred="I am unemployed|I am out of work|I am between jobs|I lost my job|I am jobless|"
               "I was laid off|I was made redundant|I was sacked|I was fired|I am retired|"
               "I gave up work|I gave up my job|I quit my job|I have no work|"
               "I have stopped working|I have never worked|I am a homemaker|"
               "I am a housewife",
        clause="you are in paid work", fires="I earn a wage at the mill.",
        fails="I was made redundant in May.", silent="I was made treasurer in May.",
    ),
    situation(
        "out-of-work",
        said="I am unemployed|I am out of work|I am jobless|I am not working|I am between jobs",
        worded="I am currently unemployed",
        shown="I lost my job|I was laid off|I was made redundant|I was sacked|I was fired|"
              "I cannot find work|I cannot find a job|I am looking for my first job|"
              "I am on the dole|I sign on at the job centre|I claim the dole|"
              "I have been out of work since May|I have no work|I have not got a job|"
              "I have no job|I have not worked since May|I have not worked for months|"
              "nobody will give me a job|I have been unemployed since May|I got laid off|"
              "my job has gone|my job ended|I am on jobseeker's allowance|I am signing on|"
              "I sign on|I have been looking for work since March|"
              "I have been on the dole ever since|I got my P45|I am claiming jobseeker's|"
              "I am a homemaker|I am a housewife",
        barred="I have a job|I am employed|I earn a wage|I work for a workplace|"
               "I work at a workplace|I am self-employed|I run a business|I am in full-time work|"
               "I found a job|I started a new job|I work full-time|I do nights at a workplace|"
               "I do shifts at a workplace|I am in steady work|"
               "I work part-time|I am a tradesperson|I have just started a job|I landed a job|"
               "I do days at a workplace|I work shifts|I have just started at the bakery|"
               "I start at six every morning at the bakery|I have just started a new job",
        clause="you are unemployed", fires="I am on the dole.",
        fails="I work at the bank full time.", silent="I am on the dock.",
    ),
    situation(
        "let-go",
        said="I lost my job|I was made redundant|I was laid off|I was let go|I lost my position|"
             "my job was cut|my post was cut|my job was axed|my employment was terminated",
        shown="my employer made me redundant|my employer let me go|my employer laid me off|"
              "the firm let me go|I took redundancy|I was paid off by my employer|"
              "my role was abolished|my job disappeared|all of us were let go|"
              "my team was made redundant|my post no longer exists|my job no longer exists|"
              "I got the boot|I was given my redundancy notice|they got rid of my post|"
              "my department was closed|they closed my department|my factory closed|our"
              " factory closed|"
              "the firm folded|the firm went bust|my employer went bust|"
              "my position was made redundant|I got a redundancy payment|"
              "I got a redundancy payout|they cut my post",
        barred="I resigned|I handed in my notice|I gave in my notice|I left of my own accord|"
               "I quit my job|I left my job voluntarily|I walked out of my job|I gave notice|"
               "I jumped ship|I chose to leave",
        clause="you have lost your job", fires="I was let go in March.",
        fails="I handed in my notice in March.", silent="I was let in at nine.",
    ),
    situation(
        "resigned",
        said="I resigned|I left my job voluntarily|I quit my job|I gave up my job by choice|"
             "I left my job of my own accord|I chose to leave my job",
        worded="I left work by choice|I gave up work voluntarily|"
               "I left my last job by my own choice|I ended my employment myself|"
               "I resigned|I have resigned|I handed in my notice|I quit my job|"
               "I left of my own accord|I left voluntarily",
        shown="I handed in my notice|I gave in my notice|I gave notice at work|"
              "I walked out of my job|I jacked in my job|I packed in my job|I handed my notice in|"
              "I jacked my job in|I packed my job in|I gave them my notice|I quit.|"
              "I chucked in my job|I handed my boss my resignation",
        barred="I was made redundant|I was laid off|I was sacked|I was fired|I was dismissed|"
               "I was let go|I was laid off in March|they got rid of me|I got my cards|"
               "they gave me my cards|they let me go|I got the boot|I was given the push|"
               "they gave me the boot|they sacked me|they made me redundant|they gave me the sack|"
               "my boss sacked me",
        clause="you left your job voluntarily", fires="I handed in my notice in June.",
        fails="I was sacked in June.", silent="I read the notice in June.",
    ),
    situation(
        "sacked",
        said="I was dismissed|I was sacked|I was fired|my employer dismissed me",
        worded="I have been dismissed from my job|"
               "I was dismissed|I have been dismissed|I was sacked|I have been sacked|I was fired|"
               "my employer dismissed me",
        shown="I got the sack|I was given the sack|I got fired|I was given my cards|"
              "I was sacked for misconduct|they gave me the boot|they gave me the sack|"
              "my boss gave me the push|my boss showed me the door|they sacked me|"
              "my boss fired me|I was given the boot|I got my marching orders",
        barred="I resigned|I handed in my notice|I quit my job|I left of my own accord|I quit|"
               "I walked out of my job|I jacked my job in",
        clause="you were dismissed", fires="I got the sack in June.", fails="I resigned in June.",
        silent="I got the sofa in June.",
    ),
    situation(
        "self-employment",
        said="I am self-employed|I work for myself|I am my own boss|I am a sole trader|"
             "I am a freelancer|I am freelance|I work freelance",
        worded="I run my own business|I am working on a self-employed basis|"
               "I have self-employed work|I work on my own account",
        shown="I invoice my clients|I find my own customers|I run my own business|"
              "I am an independent contractor|I do gig work|I work on my own account|"
              "I trade as a sole trader|I set up on my own|I went self-employed|I run my own firm|"
              "I have my own business|I do odd jobs for cash|I am a self-employed plumber|"
              "I do not have a boss|I work as a freelancer|"
              "I file my own tax return as a sole trader|I have been self-employed since 2010|"
              "I started my own business|I invoice my own customers|"
              "I have my own window-cleaning round",
        barred="I am unemployed|I am out of work|I am retired|I have never been self-employed|"
               "I have only ever been an employee|I have never worked for myself",
        clause="you are self-employed", fires="I'm my own boss these days.",
        fails="I'm unemployed.", silent="I'm on the pavement at the mill.",
    ),
    situation(
        "employee",
        said="I am an employee|I work for an employer|I have an employer|"
             "I am employed by a company|I am employed by someone|I have a contract of employment",
        worded="I am employed by somebody else|I work under a contract of employment|"
               "I am on the payroll of a company|I am in salaried employment",
        shown="I work for a workplace|I am salaried|I am on the payroll|I get a payslip|"
              "my boss pays me|I have an employment contract|I signed an employment contract|"
              "I am permanent staff|I have a boss|I have a contract of employment|"
              "I get a wage slip|I am on staff|I work for a big firm|I work for a company|"
              "I have a line manager|I get payslips|"
              "my boss pays me a wage|my employer pays my wages|"
              "I am paid through PAYE|I work for a chain",
        barred="I am self-employed|I work for myself|I am a freelancer|I am a sole trader|"
               "I am my own boss|I am unemployed|I am out of work|I have no job|"
               "I am retired|I am freelance",
        clause="you are an employee", fires="I'm on the payroll at the mill.",
        fails="I work for myself.", silent="I'm on the pavement at the mill.",
    ),
    situation(
        "full-time-work",
        said="I work full-time|I have a full-time job|I am in full-time work|"
             "I am employed full-time|I am a full-time worker|I am a full-time employee",
        shown="I work a full week|I work full-time hours|I work Monday to Friday|"
              "I work nine to five|I am full time at the bank",
        barred="I work part-time|I have a part-time job|I only work mornings|I job-share|"
               "I am unemployed|I do not work|I am retired|I work part time",
        clause="you are in full-time work", fires="I work nine to five at the mill.",
        fails="I only work mornings.", silent="I only walk mornings.",
    ),
    situation(
        "part-time-work",
        said="I work part-time|I have a part-time job|I am in part-time work|"
             "I am employed part-time|I am a part-time worker|I work part-time hours",
        worded="I am in part-time employment",
        shown="I only work mornings|I job-share|I work half days",
        barred="I work full-time|I have a full-time job|I am in full-time work|I work a full week|"
               "I work nine to five|I do not work|I am unemployed|I work full time",
        clause="you work part-time", fires="I job-share at the mill.",
        fails="I have a full-time job.", silent="I have a full fridge.",
    ),
    situation(
        "night-work",
        said="I work at night|I work nights|I am a night worker|I work night shifts|"
             "I work during the night",
        worded="I work through the night|my shift is at night|I do night work|I am a night worker|"
               "I work night shifts|I work the night shift",
        shown="I am on the night shift|I work the graveyard shift|"
              "I clock on at ten in the evening|I start at ten at night|"
              "my shift starts at midnight|I finish at six in the morning|"
              "I work through the night|I do nights|I am on nights|I do the night shift|"
              "I work from ten at night|I stack shelves overnight|my shifts are at night|"
              "all my shifts are at night|I am a night porter|I am a night nurse|"
              "I am on the graveyard shift|I finish work at six in the morning|"
              "I clock off at six in the morning|I start work at ten at night|"
              "I work the night shift|I am on permanent nights|I do the graveyard shift",
        barred="I only work in the daytime|I work nine to five|I never work nights|"
               "I work in the mornings|I do nine to five|I am on the day shift|"
               "I am home by six every evening|I am on earlies|I do the day shift|"
               "I only work mornings|I have a nine-to-five job|I only work days|"
               "I only work in the day|I only work during the day|"
               "I only do day shifts",
        clause="you work at night", fires="I work the graveyard shift.",
        fails="I work nine to five.", silent="I do the garden.",
    ),
    situation(
        "shift-work",
        said="I work shifts|I am a shift worker|I do shift work",
        worded="my job involves shift work",
        shown="I work early shifts|I work late shifts|I work rotating shifts|I work shifts|"
              "my shifts change every week|I am on a rota|I work a rota",
        barred="I work nine to five|I work regular hours|I work office hours",
        clause="you are a shift worker", fires="I work late shifts.", fails="I work office hours.",
        silent="I work on a novel.",
    ),
    situation(
        "home-working",
        said="I work from home|I work at home|I am a homeworker",
        worded="I do my job from home",
        shown="I work from my kitchen table|I work from my spare room|I work remotely|"
              "my home is my office|I telework|my office is my spare room|"
              "I do not go into the office|I work at home|my kitchen table is my office|"
              "my office is the kitchen table|my office is my back bedroom|"
              "I do it all from my spare room|I have not been into the office in years|"
              "I never go into the office|I work in my pyjamas at home|"
              "my office is the spare bedroom|my office is in the attic|"
              "my desk is in the spare room|I work out of my kitchen|I work at my kitchen table|"
              "my office is at home|I have no office to go to|my office is a shed in the garden|"
              "I do my job from home",
        barred="I work at the office|I work in an office|I work on site|I commute|"
               "I go to the office|I travel to work|I drive to work|"
               "I go into the office every day|I am in the office every day|I commute every day|"
               "I commute to the depot every morning|"
               "I catch the train to the office every morning|I cannot work from home|"
               "I work in the office every day|I never work from home",
        clause="you work from home", fires="I work from my kitchen table.",
        fails="I drive to work.", silent="I eat at my kitchen table.",
    ),
    situation(
        "job-seeking",
        said="I am looking for work|I look for work|I am looking for a job|I seek work|"
             "I am seeking employment|I am a jobseeker|I search for a job",
        worded="I am trying to find work|I am applying for jobs",
        shown="I apply for jobs|I send out my CV|I hunt for a job|I go to interviews for jobs|"
              "I am on the job hunt|I apply for vacancies|I go to job interviews|"
              "I have sent off twenty applications|I am applying for jobs|"
              "I go to interviews every week|I am looking for work|"
              "I have been to three interviews|I am after a job|"
              "I send off applications every day|I have sent out fifty CVs|"
              "I go to the job centre every fortnight|I apply for jobs every week|"
              "I am trying to find a job|I am trying to find work|I am searching for a job|"
              "I am hunting for work",
        barred="I am not looking for work|I do not want a job|I am not looking for a job|"
               "I am not after a job|I have stopped looking for work|I am happy in my job|"
               "I have stopped searching for work|I have given up looking for work|"
               "I have given up looking for a job|I have stopped looking for a job|"
               "I gave up looking for work",
        clause="you are looking for work", fires="I send out my CV every week.",
        fails="I'm not looking for a job.", silent="I send out my cat every week.",
    ),
    situation(
        "retirement",
        said="I am retired|I have retired|I retired|I am a retiree",
        worded="I am a retired person|"
               "I have retired|I have retired from work|I no longer work because I am retired",
        shown="I stopped work for good|I am a retired tradesperson|I gave up work for good|"
              "I took early retirement|I took retirement|I packed in work|"
              "I finished work for good|I hung up my boots|I draw my state pension|"
              "I collected my gold watch|I gave up my job to enjoy life|I am an old age pensioner|"
              "I am a pensioner|I left work for good|I hung up my boots in 2019|"
              "I am a pensioner now|I have been drawing my pension for years|"
              "I am a retired teacher|I have given up work for good|I live on my pension|"
              "I hung up my tools in May|I gave up work at 66|I hung up my apron for good|"
              "I stopped working at 65|I gave up work at sixty for good|"
              "I have been retired for years",
        barred="I work full-time|I have not retired|I am still in work|I still work full time|"
               "I am still teaching five days a week|I still work five days a week|"
               "I am still working|I will be working for years yet|I still work full-time|"
               "I am still working full-time|I am nowhere near retirement|"
               "I run my own garage full time|I run my own business full time|"
               "I am still at school|I have never stopped working",
        clause="you are retired", fires="I took early retirement in May.",
        fails="I work full time at the mill.", silent="I took early lunch in May.",
    ),
    situation(
        "trainee",
        said="I am an apprentice|I do an apprenticeship|I am on an apprenticeship|"
             "I have an apprenticeship|I am in an apprenticeship",
        worded="I am doing an apprenticeship",
        shown="I am apprenticed to a tradesperson|I am an apprentice tradesperson|"
              "I am indentured to a tradesperson|I am learning the trade with a plumber|"
              "I am learning the trade|I am serving my time as a joiner|"
              "I am an apprentice plumber|I am in the second year of my apprenticeship|"
              "I am learning the ropes as an electrician",
        barred="I finished my apprenticeship|I completed my apprenticeship|"
               "I have never done an apprenticeship|my apprenticeship ended|I am fully qualified|"
               "I am a fully qualified electrician|I have been qualified for years|"
               "I finished my apprenticeship years ago",
        clause="you are an apprentice", fires="I'm apprenticed to a baker.",
        fails="I finished my apprenticeship in May.", silent="I'm attached to a baker.",
    ),
    situation(
        "sick-leave",
        said="I am on sick leave|I am off work sick|I am signed off work",
        worded="I am off sick|I am off work sick|I am signed off sick|I am currently off sick|"
               "I am absent through illness",
        shown="my doctor signed me off|the doctor signed me off|I am signed off sick|"
              "I have a sick note|I have been signed off by my doctor|I am signed off|"
              "I have been signed off for a month|I am off sick|I have been off sick since May|"
              "I am in bed with flu|I am off work with stress|my doctor has signed me off|"
              "the doctor has signed me off with stress|I am signed off with stress|"
              "the doctor signed me off for a month",
        barred="I am fit for work|I am back at work|I am well enough to work|I went back to work|"
               "I am fit and well|"
               "I have not missed a day of work|I have not had a day off sick|"
               "I have never had a day off sick|I have never missed a day's work",
        clause="you are on sick leave", fires="My doctor signed me off for a month.",
        fails="I'm fit for work.", silent="My doctor signed my cast.",
    ),
    situation(
        "fit-for-work",
        said="I am fit for work|I am well enough to work|I am capable of work|I am fit to work",
        worded="I am able to work|I can work",
        shown="I was passed fit for work|I am fit to go back to work",
        barred="I am unfit for work|I am too ill to work|I cannot work|I am unable to work|"
               "I am not well enough to work|I am too sick to work|I am not fit for work",
        clause="you are able to work", fires="I was passed fit for work.",
        fails="I'm too ill to work.", silent="I was passed a note for work.",
    ),
    situation(
        "staff-of-mine",
        said="I am an employer|I employ staff|I have employees|I employ people|I employ someone|"
             "I employ workers",
        worded="I have people working for me|I have workers|"
               "my company has employees|my business has employees|I have staff|I have employees|"
               "I employ people|I am an employer|I employ workers|my business employs staff|"
               "my business employs people|I employ anyone",
        shown="I took on staff|I hired an assistant|I have staff|I took on an apprentice|"
              "I have a team of employees|I pay my staff|I have a nanny|I run a payroll|"
              "I took on two lads last year|there are six on my payroll|I pay six people's wages|"
              "I have two lads working for me|I have a girl in the office|"
              "I have a lad working for me|I pay my staff weekly|my staff are on holiday|"
              "I have just taken on a receptionist|I have six people on the payroll",
        barred="I have no employees|I have no staff|I do everything myself in the business|"
               "I do not employ anyone|I work alone|it is a one-man band|I am a one-man band|"
               "I employ nobody|I have never employed anybody",
        clause="you employ staff", fires="I took on staff for the cafe.", fails="I have no staff.",
        silent="I took on stains for the cafe.",
    ),
    situation(
        "union-member",
        said="I am a member of a trade union|I am in a union|I belong to a trade union|"
             "I am in a trade union|I have joined a trade union",
        worded="I am in a union|I am in a trade union|I belong to a trade union|"
               "I belong to a union|I have joined a trade union|I am a union member|"
               "I am a member of a union",
        shown="I pay my union dues|I pay my union subs|I have a union card|I am a union member|"
              "I am a shop steward|I am a union rep|I am in the union|I joined the union|"
              "I have been in Unison since 2010|I am in Unison|I am in Unite|I am in the GMB|"
              "my union dues come out of my wages|my union subs come out of my wages|"
              "I carry a union card|I am in the teachers' union|I am the union rep|"
              "I joined Unite last year|I belong to a union|I belong to the union|"
              "I am a member of a union|I am a member of the union|I joined a union",
        barred="I never joined a union|I have never joined a union|I left the union|"
               "I am not in the union|I am not unionised|"
               "I never joined the union|I am in no union|I resigned from the union",
        clause="you are a member of a trade union", fires="I'm a shop steward at the mill.",
        fails="I left the union in May.", silent="I'm a shop painter at the mill.",
    ),
    situation(
        "unpaid-work",
        said="I do voluntary work|I am a volunteer|I volunteer|my work is unpaid|"
             "I work without pay|I work for free|I do unpaid work",
        worded="I am a volunteer|I volunteer|I work as a volunteer|I do unpaid work|"
               "I carry out voluntary work|I do volunteering",
        shown="I help out for free|I do not get paid for my work|I am not paid for my work|"
              "I volunteer at a charity shop|I give my time for free|I help at the food bank|"
              "I help out at the food bank for nothing|I help out at the food bank|"
              "I give up my Saturdays to help at the charity shop|"
              "I man the till in a charity shop for nothing|"
              "I work in the charity shop for nothing|I do a shift at the food bank every week|"
              "I help out at the hospice for nothing|I am a lifeboat volunteer|"
              "I help out at the soup kitchen",
        barred="I get paid for my work|I am paid for my work|I do not volunteer|"
               "I have never volunteered|"
               "I have no time for volunteering|I do not do any volunteering",
        clause="you do voluntary work", fires="I help out for free at the kennel.",
        fails="I get paid for my work at the kennel.", silent="I help out for fun.",
    ),
    situation(
        "public-servant",
        said="I work in the public sector|I am a public servant|I am a public sector worker|"
             "I work for the government",
        shown="I am a civil servant|"
              "I work for the council|I work for the civil service|I work for the ministry|"
              "I am a firefighter|I am a police officer|I teach at a state school|"
              "I work for the health service|I teach at a comprehensive|I work for the NHS",
        barred="I work in the private sector|I work for a private company",
        clause="you work in the public sector", fires="I work for the council.",
        fails="I work for a private company.", silent="I wrote to the council.",
    ),
    situation(
        "key-worker",
        said="I am a health worker|I work in healthcare|I am a healthcare worker|I am a medic",
        worded="I work in health care|I am employed in healthcare|"
               "I am a key worker|I am an essential worker|I am a critical worker",
        shown="I am a nurse|I am a doctor|I am a midwife|I am a paramedic|I am a surgeon|"
              "I work at a hospital as a nurse|I am a hospital doctor|I am a health visitor|"
              "I am a physiotherapist|I am a radiographer",
        barred="I am a plumber|I am a lawyer",
        clause="you are a healthcare worker", fires="I'm a midwife.", fails="I'm a plumber.",
        silent="I'm a mother.",
    ),
    situation(
        "seasonal",
        said="I am a seasonal worker|I work seasonally|I work for the season",
        shown="I pick fruit in the summer",
        barred="I work all year round|I work throughout the year",
        clause="you are a seasonal worker", fires="I pick fruit in the summer.",
        fails="I work all year round.", silent="I pick fights in the summer.",
    ),
    situation(
        "agency-worker",
        said="I am an agency worker|I work through an agency|I am a temp|I am a temporary worker",
        worded="I am employed through an agency|I was hired through an agency",
        shown="I am temping|I get work from an agency|I have a temporary contract|"
              "I signed up with a temp agency",
        barred="I have a permanent job|I am a permanent employee|I have a permanent contract|"
               "I am permanent staff",
        clause="you are a temporary worker", fires="I get work from an agency.",
        fails="I have a permanent contract.", silent="I get letters from an agency.",
    ),
    situation(
        "on-strike",
        said="I am on strike|I take part in a strike|I am taking industrial action",
        shown="I am on the picket line|I walked out with the union|I joined the strike",
        barred="I crossed the picket line|I did not join the strike",
        clause="you are on strike", fires="I'm on the picket line.",
        fails="I crossed the picket line.", silent="I'm on the phone line.",
    ),
    situation(
        "parental-leave",
        said="I am on parental leave|I am on maternity leave|I am on paternity leave",
        worded="I am on maternity leave|I am on paternity leave|I am off work with the baby",
        shown="I am off work with my newborn|I am off work with my baby|"
              "I started my maternity leave|I am on leave with my baby|I am off with the baby|"
              "I am off work with my new baby|I have taken parental leave|"
              "I am at home with the baby until June|my maternity leave ends in June|"
              "my paternity leave ends next week|my maternity leave began|"
              "my paternity leave began|my maternity leave has begun|my maternity leave started|"
              "my maternity leave has started|"
              "I have gone on maternity leave",
        barred="I came back from maternity leave|I am back at work|"
               "I returned from maternity leave|I returned to work|"
               "I am back at work after the baby|I went back to work after the baby|"
               "I have gone back to work after the baby|"
               "I am back at work after my maternity leave|I have gone back to work|"
               "my maternity leave ended in May|I came back from maternity leave in May|"
               "I have no children",
        clause="you are on parental leave", fires="I'm off work with my newborn.",
        fails="I returned from maternity leave.", silent="I'm off fish with my newborn.",
    ),
)
# fmt: on
