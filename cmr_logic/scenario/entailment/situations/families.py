"""Family: couples, children, care, and who lives with whom."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
FAMILIES: tuple[Situation, ...] = (
    situation(
        "wedded",
        said="I am married|I have a spouse|I am in a marriage|I am a married person",
        worded="I have got married|I am legally married",
        shown="I got married|I have a husband|I have a wife|I tied the knot|I married my partner|"
              "I live with my wife|I live with my husband|my wife and I live together|"
              "my husband and I live together|I am a newlywed|I am a married woman|"
              "I am a married man|we had our wedding|my wife and I got married|we tied the knot|"
              "we got married in June|we have been married for years|"
              "my other half and I are married|my wife and I celebrate our anniversary in May|"
              "we celebrate our silver wedding next week|it is our wedding anniversary next week|"
              "my wife and I have been together for forty years|we tied the knot in 1998|"
              "I got hitched in June|we had a church wedding in May|"
              "I walked down the aisle in May|I got hitched in Vegas|my wife is a nurse|"
              "my husband is a teacher|we got hitched|I walked down the aisle",
        barred="I am single|I am divorced|I am widowed|I am a widow|I am a widower|"
               "I never married|I have never been married|I am a bachelor|I am engaged|"
               "I am unmarried|we are not married|I got divorced|my divorce came through|"
               "my marriage was annulled|we never bothered getting married|"
               "I live with my boyfriend|we never bothered with a wedding|"
               "we never got round to marrying|we have never tied the knot|"
               "I have never walked down the aisle|I have never got married|"
               "we have never got married|my fiancé and I will marry next year|"
               "my fiancée and I will marry next year|I have been on my own since my divorce",
        clause="you are married", fires="We tied the knot in a barn.", fails="I'm engaged.",
        silent="We tied the boat to a barn.",
    ),
    situation(
        "in-couple",
        said="I have a partner|I am in a couple|I live as a couple|I am in a relationship|"
             "I am part of a couple",
        shown="I am married|I got married|I live with my girlfriend|I live with my boyfriend|"
              "I have a husband|I have a wife|I have a girlfriend|I have a boyfriend|"
              "I am engaged|I am in a civil partnership|I live with my fiancé|"
              "I live with my wife|I live with my husband",
        barred="I am single|I have no partner|I am widowed|I am a widow|I am a widower|"
               "I split up with my partner|I broke up with my partner|my partner left me.|"
               "I am a single parent|I am a lone parent|I am a single mum|I am a single dad|"
               "my husband left me.|my wife left me.|I split up with my boyfriend|"
               "I split up with my girlfriend",
        clause="you have a partner", fires="I am in a civil partnership.",
        fails="My husband left me in May.", silent="My ferry left in May.",
    ),
    situation(
        "civil-partner",
        said="I am in a civil partnership|I have a civil partner|I am a civil partner",
        worded="I have entered a civil partnership",
        shown="I entered a civil partnership|we registered our civil partnership|"
              "we formed a civil partnership",
        barred="I am single|I am married|I am widowed|I am divorced|"
               "my civil partnership was dissolved|I never married|I ended my civil partnership",
        clause="you are in a civil partnership", fires="We registered our civil partnership.",
        fails="I'm single.", silent="We registered our car.",
    ),
    situation(
        "unattached",
        said="I am single|I do not have a partner|I am not in a couple|I am unattached|"
             "I am not in a relationship",
        shown="I am a single parent|I am a lone parent|I am a single mum|I am a single dad|"
              "I am a widow|I am a widower|I split up with my partner|my partner left me.|"
              "I am a bachelor|I have never had a partner",
        barred="I am married|I have a husband|I have a wife|I have a partner|I live with my wife|"
               "I live with my husband|I live with my girlfriend|I live with my boyfriend|"
               "I am in a civil partnership|I got married|I am engaged|I tied the knot in 2004|"
               "I am married with two kids",
        clause="you are single", fires="I'm a single mum.", fails="I got married in May.",
        silent="I'm a singular fan.",
    ),
    situation(
        "bereaved-spouse",
        said="I am widowed|I am a widow|I am a widower|my spouse has died|my partner has died|"
             "my husband or wife has died",
        worded="I have lost my partner",
        shown="my husband died|my wife died|my husband passed away|my wife passed away|"
              "I lost my husband to an illness|I lost my wife to an illness|I buried my husband|"
              "I buried my wife|I lost my husband.|I lost my wife.|I am a widow|I am a widower|"
              "my late husband left me the house|I buried my husband in May|"
              "I buried my wife in May|cancer took my husband|cancer took my wife|"
              "my late husband was a miner|my late wife was a nurse|my husband is dead|"
              "my wife is dead",
        barred="I am divorced|I have never been married|I never married|I live with my husband|"
               "I live with my wife|my husband is alive|my wife is alive|"
               "my wife is alive and well|my husband is alive and well|"
               "my wife and I celebrate our silver wedding next week|"
               "my husband and I celebrate our anniversary next week|my wife is downstairs|"
               "my husband is at work today",
        clause="you are widowed", fires="I buried my husband in May.", fails="I live with my wife.",
        silent="I buried my hamster in May.",
    ),
    situation(
        "divorcee",
        said="I am divorced|I have got divorced|my marriage was dissolved|my marriage has ended",
        worded="I am a divorced person",
        shown="I got divorced|my divorce came through|my divorce was finalised|"
              "I got my decree absolute|I have an ex-husband|I have an ex-wife|"
              "my marriage ended in divorce|we divorced in 2010|my ex-husband remarried|"
              "the divorce was final in May|my decree absolute came through|"
              "the decree absolute came through|my ex-wife got the house|"
              "my ex-husband got the house|the judge granted our divorce|we got divorced in May|"
              "my divorce is final|our divorce was finalised in May",
        barred="I am married|I live with my husband|I live with my wife|I never married|"
               "I have never been married|I am widowed|we are still married|I am happily married|"
               "my divorce is not final|I am still married|I have been happily married for years",
        clause="you are divorced", fires="My divorce came through in May.",
        fails="I'm happily married.", silent="My parcel came through in May.",
    ),
    situation(
        "split-up",
        said="I am separated|I am separated from my spouse|I live apart from my spouse|"
             "I live apart from my partner|I have separated from my partner",
        worded="I have separated from my husband or wife|my relationship has broken down|"
               "my relationship has ended",
        shown="my husband moved out|my wife moved out|I left my husband|I left my wife|"
              "my husband left me.|my wife left me.|my wife and I split up|"
              "my husband and I split up|my husband and I have separated|"
              "my wife and I have separated",
        barred="I live with my husband|I live with my wife|I live with my partner|"
               "we are back together|my husband and I live together|my wife and I live together|"
               "I have never been married|I have never had a spouse",
        clause="you are separated from your partner", fires="My husband moved out in May.",
        fails="I live with my husband.", silent="My lodger moved out in May.",
    ),
    situation(
        "mother-or-father",
        said="I am a parent|I have a child|I have children",
        worded="I have a son or daughter",
        shown="I have a son|I have a daughter|I have twins|I gave birth|I had a baby|"
              "I am a mother|I am a father|I am a mum|I am a dad|I am a single parent|"
              "I became a father|I became a mother|I adopted a child|my wife gave birth|"
              "my wife had a baby|I have teenagers|I have a toddler|I have a newborn|"
              "I have triplets|my son is in year three|my daughter started school|I have kids|"
              "my boy is five|my girl is five|my eldest is ten|my youngest is two",
        barred="I have no children|I do not have children|I am childless|"
               "I have never had children|I have no kids|I never had children",
        clause="you are a parent", fires="I have twins in nappies.", fails="I've no children.",
        silent="I have towels in boxes.",
    ),
    situation(
        "one-parent",
        said="I am a single parent|I am a lone parent|I bring up my child alone|"
             "I am raising my child alone",
        worded="I am the only parent in the home|I am parenting alone|"
               "I am bringing up a child on my own|I am raising a child on my own|"
               "I bring up my children on my own|I am a one-parent family|I am the sole parent",
        shown="I am a single mum|I am a single dad|I am a single mother|I am a single father|"
              "I raise my son alone|I raise my daughter alone|I raise my children alone|"
              "I bring up my son alone|I bring up my daughter alone|I bring up my kids alone|"
              "I am a widowed mother|I am a widowed father|I am bringing up my children on my own|"
              "I am raising my kids on my own|I bring up my boys on my own|"
              "I raise my girls on my own|I bring up my son by myself|their dad left.|"
              "their father left us.|the children have no father around|"
              "my kids have no contact with their dad|I am a single mother of two|"
              "I raise my kids on my own|I bring my kids up alone|"
              "their dad left years ago and I have them on my own|my ex left me with three kids|"
              "I raise her on my own|I bring him up on my own|I am raising her by myself|"
              "I am bringing him up by myself|I am bringing up my girls on my own|"
              "their father is not around",
        barred="my husband and I raise our children|my wife and I raise our children|"
               "my partner and I bring up our son|my partner and I bring up our daughter|"
               "I have no children|I live with my husband|I live with my wife|"
               "I live with my partner|my husband and I have three children|"
               "my wife and I have two children|my husband and I have two kids|"
               "my husband helps with the kids|"
               "we are raising three boys together",
        clause="you are a single parent", fires="I bring up my daughter alone.",
        fails="I live with my wife.", silent="I wake up my daughter alone.",
    ),
    situation(
        "expecting",
        said="I am pregnant|I am expecting a baby",
        worded="I am an expectant mother|I am carrying a child|I am currently pregnant",
        shown="my baby is due|I am expecting twins|my due date is near|"
              "I have morning sickness|I am seven months along|I am three months along|"
              "I am in my second trimester|I am in my third trimester|I am eight months pregnant|"
              "the test came back positive|the scan showed twins|I have a bun in the oven|"
              "I am five months gone|I am in my first trimester|"
              "my baby is due in August|our baby is due in August|"
              "my baby is due any day|my bump is starting to show|I am up the duff|"
              "I am six months gone",
        barred="I am a man|I cannot have children|I have been through the menopause|"
               "I am past having children|the pregnancy test was negative|I gave birth last month|"
               "I have just had my baby|I am a bloke|I am a sixty-year-old bloke|"
               "I had my tubes tied|I am not pregnant|my pregnancy test was negative|"
               "I have just given birth|I gave birth in May|"
               "I am not expecting|I am not having a baby",
        clause="you are pregnant", fires="My baby is due in May.", fails="I am a man.",
        silent="My bill is due in May.",
    ),
    situation(
        "new-baby",
        said="I have had a baby|I gave birth|I had a baby|I have given birth|my baby was born|"
             "I have a new baby",
        worded="I have a newborn baby|"
               "I have given birth|I gave birth|I have given birth recently|"
               "I have recently given birth|I have recently had a baby|I have just given birth",
        shown="my son was born|my daughter was born|I had twins|I became a mother|"
              "I became a father|my wife gave birth|my wife had a baby|my little girl was born|"
              "my little boy was born|I delivered a boy|I delivered a girl|my twins were born|"
              "my partner had a baby|my partner gave birth|our baby was born last week|"
              "I gave birth last month|our little girl arrived last week|"
              "our little boy arrived last week|I had a baby in May|we have a newborn|"
              "my wife had a little girl on Sunday|my wife had a little boy on Sunday|"
              "my girlfriend had a baby last week|my partner had a little boy last week|"
              "I had a caesarean in May|I had my little girl in May|I had my little boy in May|"
              "I was delivered of a girl|I had twins in May",
        barred="I have no children|I have never had a baby|I have never given birth|"
               "I am childless|my baby is not due until March|I have never been pregnant|"
               "my baby is not due until June",
        clause="you have had a baby", fires="My twins were born in May.",
        fails="I've never had a baby.", silent="My twins were late in May.",
    ),
    situation(
        "adopter",
        said="I have adopted a child|I adopted a child|I am an adoptive parent|"
             "my child is adopted",
        worded="I have an adopted child|I have become an adoptive parent",
        shown="I adopted a baby|I adopted a boy|I adopted a girl|I adopted my son|"
              "I adopted my daughter|I adopted two sisters|I adopted two brothers|"
              "my son is adopted|my daughter is adopted|the adoption went through|"
              "the adoption of my son went through|the adoption of my daughter went through|"
              "the adoption of our son went through|the adoption of our daughter went through|"
              "I have adopted|our adoption went through",
        barred="I have never adopted|my child is biologically mine|I have no children|"
               "I am a birth mother",
        clause="you have adopted a child", fires="I adopted two sisters from Leeds.",
        fails="My child is biologically mine.", silent="I admired two sisters from Leeds.",
    ),
    situation(
        "foster-carer",
        said="I am a foster carer|I am a foster parent|I foster a child|I foster children",
        worded="I look after foster children",
        shown="I have a foster child|I have two foster children|I have a child placed with me|"
              "I took in a foster child|the council placed a child with me|I am fostering|"
              "I have been fostering for years|I am an approved foster parent|"
              "I am an approved foster carer|my wife and I are approved foster parents|"
              "my husband and I are approved foster parents",
        barred="I have never fostered|I do not foster|I stopped fostering",
        clause="you are a foster parent", fires="I took in a foster child.",
        fails="I stopped fostering in May.", silent="I took in a stray cat.",
    ),
    situation(
        "looks-after",
        said="I am a carer|I care for someone|I look after someone|I am a caregiver|"
             "I provide care|I care for a person|"
             "I look after a person",
        worded="I have caring responsibilities|I am caring for somebody|I look after somebody|"
               "I provide care for another person",
        shown="I look after my mother|I look after my father|I look after my husband|"
              "I look after my wife|I care for my parent|I care for my partner|"
              "I care for my relative|I nurse my mother|I nurse my wife|I nurse my husband|"
              "I look after my relative|I look after my parent|I look after my partner|"
              "I look after a neighbour|I am a carer for my mum|I look after my dad|"
              "I care for my mother round the clock|my mum depends on me for everything|"
              "I get my mum up in the morning|I gave up work to look after my mum|"
              "I do everything for my disabled husband|I wash my gran|I spoon-feed my mother|"
              "I am a carer for my disabled brother|I get carer's allowance|I am my mum's carer|"
              "I am my husband's carer|I am a full-time carer|I am my wife's carer|"
              "I look after my mother round the clock|I gave up my job to care for my husband|"
              "I gave up work to care for my mother",
        barred="I do not care for anyone|I do not look after anyone|I have no caring duties|"
               "I have no caring responsibilities|nobody depends on me|I do not care for anybody|"
               "I have nobody to look after|there is nobody I look after|"
               "nobody needs me to look after them",
        clause="you are a carer", fires="I nurse my husband day and night.",
        fails="I do not look after anyone.", silent="I thank my husband day and night.",
    ),
    situation(
        "living-alone",
        said="I live alone|I live by myself|I am the only adult in my home|"
             "I am the only adult in the household|no other adult lives with me|I live on my own|"
             "I am the only person in my household|I am the only person living in my home|"
             "I am the only adult living in my home",
        worded="I am the only person living in the property|I am the sole occupant|"
               "I occupy my home alone|I live on my own|I live by myself|I am the only occupant",
        shown="I have no housemates|there is nobody else in my home|I rattle around in my house|"
              "I live alone with my cat|my cat is my only company|"
              "I rattle around the house on my own|I rattle around in the house by myself",
        barred="I live with my wife|I live with my husband|I live with my partner|"
               "I live with my parents|I live with a friend|I live with my mother|"
               "I live with my father|I live with my brother|I live with my sister|I share a flat|"
               "I share a house|I share my home|I have a housemate|I have a flatmate|"
               "I have a lodger|my boyfriend moved in|my girlfriend moved in|my partner moved in|"
               "my mother lives with me|my father lives with me|my partner lives with me|"
               "I live with friends|I live with my family|my wife and I live together|"
               "my husband and I live together|I live with my girlfriend|I live with my boyfriend|"
               "I live with a relative|my grown-up son lives with me|I live with two friends|"
               "I live with three students|my mum lives with us|my nan lives with us|"
               "my boyfriend has moved in|my girlfriend has moved in|my mum lives with me|"
               "I have flatmates|I have housemates|my husband and I live here|"
               "my wife and I live here|I share with two mates|I share a flat with two friends|"
               "my partner and I live together|my boyfriend lives with me|"
               "my girlfriend lives with me",
        clause="you live alone", fires="I have no housemates.", fails="I live with my sister.",
        silent="I have no hours.",
    ),
    situation(
        "sole-adult-with-children",
        said="I am the only adult in my home|I am the only adult living in my home|"
             "I am the only adult in the household|no other adult lives with me",
        shown="I live with just my children|"
              "I live alone with my children|I live alone with my child|I am a single parent|"
              "my children and I live alone",
        barred="I live with my wife|I live with my husband|I live with my partner|"
               "I live with my parents|I live with a friend|I share a flat|I have a lodger|"
               "I live with my mother|I live with my father",
        clause="you are the only adult in your home", fires="I live with just my children.",
        fails="I live with my parents.", silent="I ski with just my children.",
    ),
    situation(
        "with-partner",
        said="I live with my partner|my partner lives with me|my partner and I live together|"
             "I live together with my partner|I live in the same home as my partner",
        shown="I live with my wife|I live with my husband|I live with my girlfriend|"
              "I live with my boyfriend|my boyfriend moved in|my girlfriend moved in|"
              "I moved in with my boyfriend|I moved in with my girlfriend|"
              "my wife and I share a home|I live with my fiancé|my partner lives with me|"
              "my husband and I live under the same roof|my wife and I live under the same roof|"
              "my partner and I live under the same roof|my partner and I share a home",
        barred="I live alone|my husband moved out|my wife moved out|my partner moved out|"
               "I am single|my partner lives elsewhere|we live apart|I am widowed|"
               "my partner lives abroad|my partner and I live apart|my husband and I live apart|"
               "my wife and I live apart|my partner lives in another town|"
               "my partner and I have separate homes",
        clause="you live with your partner", fires="My boyfriend moved in last month.",
        fails="My husband moved out last month.", silent="My boyfriend moved his car last month.",
    ),
    situation(
        "with-parents",
        said="I live with my parents|I live at my parents' home|I live in my parents' home|"
             "I live at home with my parents",
        worded="I live in my parents' house|I live with my mother or father",
        shown="I live with my mother|I live with my father|I never moved out of my parents' house|"
              "I moved back in with my parents|I still live at home with mum|"
              "I have never left my parents' house|I never left the family nest|"
              "I have never left the family nest|I moved back in with my folks|"
              "I live with my folks|I am living with my mum|I still live at home with my parents|"
              "I live at home with my mum|I still have my old room at my parents' house|"
              "I still live at my mum's",
        barred="I live alone|I moved out of my parents' home|I left home|I have my own flat|"
               "I live in a student hall|I live in halls|I left home at eighteen|"
               "I live with my wife|I live with my husband|I live with my girlfriend",
        clause="you live with your parents", fires="I moved back in with my parents.",
        fails="I left home at nineteen.", silent="I went skiing with my parents.",
    ),
    situation(
        "orphan",
        said="I am an orphan|my parents are dead|I have no parents",
        worded="both my parents have died|I have lost both parents",
        shown="my parents died|I lost both my parents|my parents passed away|I was orphaned|"
              "my parents were killed in a crash|my parents were killed",
        barred="I live with my parents|my parents are alive|I live with my mother|"
               "I live with my father|my mother is alive|my father is alive|"
               "my mum and dad came to my wedding|my parents came to my wedding|"
               "my mum and dad are proud of me|my parents are proud of me",
        clause="you are an orphan", fires="I lost both my parents.",
        fails="I live with my parents.", silent="I lost both my gloves.",
    ),
    situation(
        "in-care",
        said="I was in care|I have been in care|I am a care leaver|I grew up in care",
        worded="I spent time in care|I was a looked-after child",
        shown="I grew up in foster homes|I was raised in a children's home|"
              "I lived with foster parents|I left care|I was fostered|"
              "I was brought up by foster parents|I was taken into care",
        barred="I was never in care|I have never been in care|I grew up with my parents|"
               "my parents raised me|I was brought up by my parents",
        clause="you have been in care", fires="I grew up in foster homes.",
        fails="I was brought up by my parents.", silent="I grew up in fishing villages.",
    ),
    situation(
        "full-charge-of-child",
        said="the child lives with me full-time|the child lives with me|my child lives with me",
        worded="the child lives in my household|my child lives at my address",
        shown="my son moved in with me|my daughter moved in with me|"
              "I have full custody of my child|I have custody of my son|"
              "I have custody of my daughter|my son lives with me|my daughter lives with me",
        barred="my child lives with my ex|my son lives with my ex|my daughter lives with my ex|"
               "my son lives with his father|my daughter lives with her father|"
               "my son lives with his mother|my daughter lives with her mother|"
               "my ex has custody of my child|I only see my son at weekends|"
               "I only see my daughter at weekends",
        clause="your child lives with you", fires="I have custody of my daughter.",
        fails="My son lives with his mother.", silent="I have photos of my daughter.",
    ),
    situation(
        "child-of-kin-at-home",
        said="the child lives with me|the child lives in my household",
        shown="my grandson lives with me|my granddaughter lives with me|my niece lives with me|"
              "my nephew lives with me|my grandson moved in with me|"
              "my granddaughter moved in with me|my niece moved in with me|"
              "my nephew moved in with me",
        clause="the child lives with you", fires="My niece moved in with me.",
        silent="My niece moved in with her aunt.",
    ),
    situation(
        "schoolchild",
        said="my child goes to school|my child is at school|my child attends school|"
             "I have a child at school",
        worded="my child is enrolled at a school|my child is a pupil at the school",
        shown="my son goes to school|my daughter goes to school|my son is in year five|"
              "my daughter is in year five|my son started school|my daughter started school|"
              "my kids are in primary school|my daughter is at primary school|"
              "my son is at secondary school|I take my son to school|I take my daughter to school|"
              "my son is in reception|"
              "my son goes to the local primary|my daughter is at secondary",
        barred="I teach my child at home|I home-school my children|"
               "my child has not started school|my child is too young for school|"
               "my child left school|my son left school|my daughter left school|"
               "I have no children|my son is not at school yet|"
               "my daughter starts school next year|I teach my children at home",
        clause="your child goes to school", fires="My daughter is at primary school.",
        fails="I home-school my children.", silent="My daughter is at primary colours.",
    ),
    situation(
        "supports-dependants",
        said="I have dependants|I have dependents|someone depends on me|I have a dependent child|"
             "I have dependent children|I support a family",
        shown="my children depend on me|I have young children to feed|my wife depends on my wage|"
              "I have a child to support|I have three mouths to feed|my mother depends on me|"
              "I support my parents",
        barred="I have no dependants|I have no dependents|nobody depends on me",
        clause="you have dependants", fires="My mother depends on me.",
        fails="Nobody depends on me.", silent="My mother defends me.",
    ),
)
# fmt: on
