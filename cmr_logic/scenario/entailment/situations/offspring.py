"""Children: where they live and learn, how they are doing, and who looks after them."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
OFFSPRING: tuple[Situation, ...] = (
    situation(
        "child-in-nursery",
        said="my child goes to nursery|my child attends a nursery|my child is at nursery|"
             "my child goes to a nursery|my son goes to nursery|my daughter goes to nursery|"
             "my child is in nursery",
        worded="my child is enrolled in a nursery",
        shown="my toddler spends her mornings at playgroup|my child goes to playgroup|"
              "my child is at playgroup|my little boy is at nursery|"
              "my little girl goes to preschool|my son goes to kindergarten|"
              "my daughter has a place at nursery|I drop my daughter at nursery|"
              "I drop my son off at nursery|my child goes to preschool|"
              "my child has a place at nursery|my child is in kindergarten",
        barred="my child stays at home with me|my daughter stays at home with me|"
               "my son stays at home with me|my mother looks after my child at home|"
               "my child is at secondary school|my child does not go to nursery|"
               "my child is not at nursery yet|I look after my child at home|"
               "my children are all grown up",
        clause="your child goes to nursery", fires="My toddler spends her mornings at playgroup.",
        fails="My girl stays at home with me all day.",
        silent="My toddler spends her mornings at play.",
    ),
    situation(
        "childcare-paid",
        said="I pay for childcare|I pay a childminder|I have childcare costs|I pay for a nursery|"
             "I pay for a childminder|I pay a nanny|I pay nursery fees|"
             "my child is in paid childcare",
        worded="I use paid childcare|I pay someone to look after my child|"
               "I pay somebody to look after my children",
        shown="the nursery costs me nine hundred a month|my childminder costs a fortune|"
              "the childminder charges me fifty pounds a day|half my wage goes on childcare|"
              "half my wages go on the childminder|I pay the nursery every month|"
              "I have a nanny for the children|my nursery fees have gone up|"
              "I pay an after-school club|childcare costs me a fortune|"
              "the nursery bill comes to a thousand a month",
        barred="I have no childcare costs",
        clause="you pay for childcare", fires="The nursery costs me nine hundred a month.",
        fails="I have no childcare costs.", silent="The nursery rhymes cost me nothing.",
    ),
    situation(
        "home-schooled",
        said="my child is educated at home|my child is home educated|my child is home-schooled|"
             "I educate my child at home|I home-school my child|I teach my child at home|"
             "my children are taught at home|my children are home-schooled|we home-school",
        worded="I educate my child myself|I home educate my child|I am home educating my child|"
               "my child is taught at home|my child is educated otherwise than at school",
        shown="I teach my kids round the kitchen table|"
              "I have taken my child out of school to teach him at home|"
              "my daughter has never been to school|I teach my daughter at home|"
              "I teach my son at home|we teach him ourselves at home|we teach our children at home",
        barred="my child goes to school|my child is at the village school|"
               "my children go to the village school|my kids go to school|"
               "my son goes to primary school|my daughter goes to primary school|"
               "my child attends school|"
               "my daughter goes to the village school|my son goes to the village school|"
               "my daughter is at the local comprehensive|my son is at the local comprehensive|"
               "my son boards at a school|my daughter is at secondary school|"
               "my son is at secondary school|my daughter is at the local primary|"
               "my son is at the local primary",
        clause="your child is educated at home", fires="I teach my kids round the kitchen table.",
        fails="My kids go to the village school.",
        silent="I teach my kids to mend the kitchen table.",
    ),
    situation(
        "child-disabled",
        said="my child is disabled|my child has a disability|my son is disabled|"
             "my daughter is disabled|my son has a disability|my daughter has a disability",
        worded="my child has additional needs",
        shown="my son was born with Down's syndrome|my son has cerebral palsy|"
              "my daughter has cerebral palsy|my daughter is in a wheelchair|"
              "my son is in a wheelchair|my son is severely autistic|my child has Down's syndrome|"
              "my daughter has Down's syndrome|my son gets disability living allowance|"
              "my daughter is blind|my son is deaf|my son uses a wheelchair|"
              "my daughter uses a wheelchair|"
              "my boy is severely autistic|my girl is severely autistic|"
              "my daughter is severely autistic|my son is blind|my daughter is deaf|"
              "my child uses a wheelchair|my child is in a wheelchair|my child is blind|"
              "my child is deaf|my child has cerebral palsy|my son has muscular dystrophy|"
              "my daughter has muscular dystrophy|my daughter gets disability living allowance|"
              "my child gets disability living allowance|my son has spina bifida|"
              "my daughter has spina bifida|my boy has Down's syndrome|my girl is in a wheelchair|"
              "my boy is in a wheelchair|my son is paralysed|my daughter is paralysed|"
              "my daughter cannot walk|my son cannot walk",
        barred="my child is perfectly healthy|my children are fit and well|"
               "none of my children is disabled|none of my kids has a disability",
        clause="your child is disabled", fires="My son was born with Down's syndrome.",
        silent="My son was born in Downham.",
    ),
    situation(
        "special-needs",
        said="my child has special educational needs|my child has learning difficulties|"
             "my son has special educational needs|my daughter has special educational needs",
        worded="my child has special needs|my child has additional needs|"
               "I have a child with special needs|my child needs extra help at school",
        shown="my son has learning difficulties|my daughter has learning difficulties|"
              "my son goes to a special school|my daughter goes to a special school|"
              "my child goes to a special school|my child has one-to-one help in class|"
              "my child is dyslexic|my son is dyslexic|my child has a learning disability|"
              "my daughter is dyslexic",
        barred="my boy sails through his lessons|my daughter sails through her lessons|"
               "my child has no learning difficulties",
        clause="your child has special educational needs",
        fires="My boy has a statement and one-to-one help in class.",
        fails="My boy sails through his lessons.", silent="My boy has a stake in one class.",
    ),
    situation(
        "shared-care",
        said="I share custody of my child|I share custody of my children|"
             "I have joint custody of my child|I have joint custody|I have shared custody|"
             "we share custody|my ex and I share custody",
        shown="my children spend half the week with their dad|"
              "my ex and I have the children half the week each|"
              "my children spend every other week with their mother",
        barred="I have sole custody|my children live with me full time|my ex has sole custody|"
               "my children never see their father|I have full custody|my ex has full custody",
        clause="you share custody of your child",
        fires="my children spend every other week with their mother.",
        fails="my ex has full custody.", silent="The kids spend one pound with me.",
    ),
    situation(
        "children-grown",
        said="my children are grown up|my children are adults|my kids are grown up|"
             "my kids are all grown up|my children are all grown up|my children are all adults|"
             "my children have grown up",
        shown="my children have left home|my children have all flown the nest|"
              "my kids have moved out|my kids have flown the nest|"
              "my children have families of their own|my youngest is thirty|"
              "my children are in their thirties|my kids are in their twenties",
        barred="my children are at primary school|my kids are at primary school|"
               "my children are small|my kids are still small|my children are still little|"
               "my kids are in nappies|my children are toddlers|my kids are toddlers|"
               "my youngest is in nappies|my youngest is at primary school|"
               "my children are still at school",
        clause="your children are grown up", fires="my kids are in their twenties.",
        fails="my children are still at school.", silent="The youngest lift holds ten.",
    ),
    situation(
        "small-children",
        said="I have small children|I have young children|I have little children|"
             "I have a small child|I have a young child|my children are small|"
             "my children are young|my kids are small|I have little ones",
        shown="I have a toddler|my kids are in nappies|my child is at nursery|"
              "my daughter goes to nursery|my son is at nursery|my youngest is in nappies|"
              "I have a newborn|my son is still in a pushchair|my baby is six months old",
        barred="my children are grown up|my kids are grown up|my children are adults|"
               "my children have left home|I have no children|my children are at university|"
               "my boys are both at university|my kids are in their twenties|"
               "my children have flown the nest|I am childless",
        clause="you have small children", fires="my baby is six months old.",
        fails="My boys are both at university.", silent="Mine are too far away.",
    ),
    situation(
        "teenage-children",
        said="I have teenage children|I have teenagers|I have a teenager|my children are teenagers",
        shown="I have a fourteen-year-old|my son is a teenager|my daughter is a teenager|"
              "I have a teenage son|I have a teenage daughter|I have a fifteen-year-old|"
              "I have a sixteen-year-old|my daughter is fourteen|my son is fifteen|"
              "my son is sixteen|my daughter is doing her GCSEs|my son is doing his GCSEs",
        barred="my kids are in nappies|my children are toddlers|my children are grown up|"
               "I have no children|my children are adults|my kids are grown up|"
               "my children have left home",
        clause="you have teenage children", fires="my son is doing his GCSEs.",
        fails="my children have left home.", silent="My lamps are fourteen years old.",
    ),
    situation(
        "child-bullied",
        said="my child is being bullied|my child is bullied|my son is being bullied|"
             "my daughter is being bullied|my child has been bullied|my son is bullied|"
             "my daughter is bullied",
        worded="my child is a victim of bullying",
        shown="the other girls call my daughter names|the other boys pick on my son|"
              "my son gets picked on at school|my daughter gets picked on|"
              "the other children pick on my son|my son comes home with bruises from school|"
              "they take my son's lunch money|the bigger boys beat my son up|"
              "my daughter gets nasty messages from her classmates",
        barred="my daughter gets on with everybody|my son gets on with everybody|"
               "my child has plenty of friends|my son has lots of friends|"
               "my daughter has lots of friends|my child is popular|my son is popular",
        clause="your child is being bullied", fires="The other girls call my daughter names.",
        fails="My daughter gets on with everybody.", silent="The other girls call my daughter in.",
    ),
    situation(
        "child-absent",
        said="my child was absent from school|my child missed school|my child was absent|"
             "my son missed school|my daughter missed school|my child has been absent from school|"
             "my daughter was absent|my son was absent",
        shown="my son missed three weeks of lessons|my daughter missed three weeks of lessons|"
              "my daughter skipped school|my son bunked off|my son skipped lessons|"
              "my son played truant|my daughter played truant|I kept my daughter off school|"
              "I kept my son at home for a week|my son skips school|"
              "my son was off school for a week|my daughter was off school with flu",
        barred="my child has perfect attendance|my son has perfect attendance|"
               "my daughter has perfect attendance|my daughter has not missed a single lesson|"
               "my son has not missed a lesson|my child has not missed a day of school|"
               "my son was at school every day|my daughter was at school every day",
        clause="your child was absent from school", fires="my daughter was off school with flu.",
        fails="my daughter was at school every day.", silent="My girl misses her three friends.",
    ),
    situation(
        "child-excluded",
        said="my child has been excluded from school|my child was excluded from school|"
             "my child has been excluded|my son has been excluded|my daughter has been excluded|"
             "my child was suspended from school|my son was suspended from school|"
             "my son was excluded|my daughter was suspended from school",
        shown="they threw my lad out of school|my son was expelled|my daughter was expelled|"
              "my son was thrown out of school|my son has been expelled|"
              "the school kicked my son out|my son was kicked out of school|"
              "my daughter has been expelled|the head sent my son home for a week|"
              "my child is excluded from school|my child has been suspended from school|"
              "the school has excluded my son|my daughter was suspended for fighting|"
              "the school expelled my daughter|my son is not allowed back at school|"
              "the school suspended my son",
        barred="my child has never been in trouble at school|"
               "my son has never been in trouble at school|"
               "my daughter has never been in trouble at school|my child has never been excluded|"
               "my son has a clean record at school|my son has never been suspended",
        clause="your child has been excluded from school",
        fires="They threw my lad out of school for fighting.",
        fails="my son has a clean record at school.", silent="They threw my lad a ball at school.",
    ),
    situation(
        "child-swims",
        said="my child can swim|my son can swim|my daughter can swim|my child is able to swim|"
             "my child knows how to swim|my child is a swimmer",
        shown="my daughter swims like a fish|my son swims like a fish|"
              "my son got his 25 metre badge|my daughter got her fifty metre badge|"
              "my son has his swimming badge|my daughter swims lengths|"
              "my son swims for the county|my daughter swims every week|"
              "my son has passed his swimming test|my daughter swims for her club|"
              "my son is a strong swimmer|my daughter is a strong swimmer",
        barred="my child cannot swim|my son needs armbands|my daughter needs armbands|"
               "my daughter sinks like a stone|my son sinks like a stone|my son is a non-swimmer|"
               "my daughter is afraid of water|my son is scared of water|"
               "my daughter has never learned to swim",
        clause="your child can swim", fires="my daughter is a strong swimmer.",
        fails="my daughter has never learned to swim.", silent="My girl got her fifth badger.",
    ),
    situation(
        "toilet-trained",
        said="my child is toilet trained|my child is potty trained|my child is out of nappies|"
             "my son is potty trained|my daughter is potty trained|my son is out of nappies|"
             "my daughter is out of nappies|my son is toilet trained|my daughter is toilet trained",
        shown="my son uses the potty|my daughter uses the potty|"
              "my daughter goes to the toilet by herself|my son goes to the toilet by himself|"
              "my child uses the toilet|my child uses the potty",
        barred="my child is in nappies|my son is still in nappies|my daughter is still in nappies|"
               "my child wears nappies|my son wears nappies|my daughter wears nappies|"
               "we are still changing nappies",
        clause="your child is toilet trained", fires="My little boy uses the potty all by himself.",
        fails="we are still changing nappies.",
        silent="My little boy uses the piano all by himself.",
    ),
    situation(
        "child-vaccinated",
        said="my child has been vaccinated|my child is vaccinated|my child has had all her jabs|"
             "my child has been immunised|my son has been vaccinated|"
             "my daughter has been vaccinated|my child's vaccinations are up to date|"
             "my daughter is vaccinated|my son is vaccinated",
        worded="my child is up to date with vaccinations|my child has had the usual vaccinations",
        shown="my daughter has had her jabs|my son has had his jabs|my son had his MMR|"
              "my daughter had her MMR|my son had his injections|my daughter had her injections|"
              "my child had the measles jab|my baby has had his jabs|"
              "my baby has had her injections|my daughter is up to date with her jabs|"
              "my son is up to date with his jabs",
        barred="my child has had no vaccinations|my son has never had a jab|"
               "my daughter has never had a jab|my child has never been vaccinated|"
               "my daughter has missed her jabs|my son has missed his jabs|"
               "I do not believe in vaccinating my children|my child has not had her jabs yet|"
               "my daughter's jabs are overdue",
        clause="your child has been vaccinated", fires="My girl's had all her jabs.",
        fails="My girl's never had an injection.", silent="My girl's had all her jam.",
    ),
    situation(
        "child-works",
        said="my child has a job|my child works|my son has a job|my daughter has a job|"
             "my son works|my daughter works|my child is working",
        shown="my son does a paper round|my daughter has a Saturday job|"
              "my son works in a shop on Saturdays|my daughter waits tables|my son stacks shelves|"
              "my son has a part-time job|my daughter has a part-time job|"
              "my son has a Saturday job|my son is an apprentice",
        barred="my son is out of work|my daughter is out of work|my son is unemployed|"
               "my daughter is unemployed|my son cannot find a job|my daughter cannot find a job|"
               "my son has no job|my daughter has no job",
        clause="your child has a job", fires="my son is an apprentice.",
        fails="my daughter has no job.", silent="My lad does a paper plane.",
    ),
    situation(
        "kids-school-near",
        said="my child walks to school|my son walks to school|my daughter walks to school|"
             "my children walk to school|my child goes to school on foot",
        shown="my son goes to school on foot|I walk my daughter to school|I walk my son to school|"
              "I walk the kids to school|my kids go to school on foot",
        barred="I drive my son to school|I drive my daughter to school|I drive my child to school|"
               "my child goes to school by bus|my son takes the bus to school|"
               "my daughter takes the school bus|my daughter cycles to school|"
               "my son cycles to school|I drive the kids to school|"
               "I take the kids to school by car|my daughter is driven to school",
        clause="your child walks to school", fires="My boy goes to school on foot.",
        fails="I drive my boy to the school gate.", silent="My boy goes to school on Friday.",
    ),
    situation(
        "grandparents-mind",
        said="my child's grandparents look after my child|my parents look after my child|"
             "my mother looks after my child|my child is looked after by his grandparents|"
             "my mum looks after my child|my parents look after the kids|"
             "my mum looks after the kids|my mother looks after the children",
        shown="my mum minds my son|my mum minds my daughter|my parents mind the children|"
              "granny has the children in the week|my mum takes the kids after school|"
              "my mother-in-law looks after the children",
        barred="my child goes to a childminder|my parents live abroad|my parents are dead",
        clause="your child's grandparents look after your child",
        fires="my mother-in-law looks after the children.", fails="my parents are dead.",
        silent="My mum has the keys while I work.",
    ),
    situation(
        "absent-father",
        said="my child's father lives elsewhere|my child's father does not live with us|"
             "the father of my child does not live with us|my children's father lives elsewhere|"
             "my children's dad does not live with us|my child's dad does not live with us",
        shown="my children's dad has moved out|their dad has moved out|"
              "my child's father walked out on us|their dad walked out on us|"
              "my child's father has his own place|their father lives in another town|"
              "my children's father left us|their dad left us",
        barred="my child's father lives with us|their dad lives here with us|"
               "my children's father lives with us|we live with the children's father",
        clause="your child's father lives elsewhere", fires="my children's father left us.",
        fails="The boys' dad lives here with us.", silent="The boys' dad has his own plans.",
    ),
    situation(
        "adult-child-home",
        said="my adult child lives with me|my adult son lives with me|"
             "my adult daughter lives with me|my grown-up son lives with me|"
             "my grown-up daughter lives with me|my grown-up son lives at home|"
             "my grown-up daughter lives at home",
        worded="I have an adult child living with me",
        shown="my thirty-year-old son lives with me|my grown-up son moved back in|"
              "my grown-up daughter moved back in|my adult son has moved back in|"
              "my twenty-five-year-old daughter lives with us",
        barred="my children have moved out|my children have left home|my kids have flown the nest|"
               "my children all have their own homes|my kids have all left home",
        clause="your adult child lives with you",
        fires="my twenty-five-year-old daughter lives with us.",
        fails="My children have moved out.",
        silent="My thirty-year-old sleeping bag is in his old room.",
    ),
    situation(
        "child-plays-sport",
        said="my child does sport|my child plays sport|my son does sport|my daughter does sport|"
             "my son plays sport|my daughter plays sport",
        shown="my daughter plays netball|my son plays football|my daughter plays football|"
              "my son plays rugby|my son swims for the county|my daughter does gymnastics|"
              "my daughter does judo|my son does karate|my son is in the football team|"
              "my daughter is in the hockey team|my daughter plays tennis|my son plays cricket",
        barred="my son is not sporty|my daughter is not sporty",
        clause="your child does sport", fires="My girl plays netball for the school.",
        fails="my daughter is not sporty.", silent="My girl plays the netbook for the school.",
    ),
)
# fmt: on
