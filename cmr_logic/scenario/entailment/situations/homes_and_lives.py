"""Homes and lives: who lives there, what state the house is in, loans, lessons and animals."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
HOMES_AND_LIVES: tuple[Situation, ...] = (
    situation(
        "child-under-ones-roof",
        said="my child lives with me|my children live with me|my child lives at home",
        worded="my child is living with me|my child lives in my home|my children live at home|"
               "my child lives at home with me",
        shown="my son lives at home|my son lives with me|my son still lives at home|"
              "my daughter lives at home|my daughter lives with me|"
              "my daughter still lives at home|my boy lives at home|my boy lives with me|"
              "my boy still lives at home|my girl lives at home|my girl lives with me|"
              "my girl still lives at home|my kids live with me|I have my boy at home with me|"
              "I have my son at home with me|I have my daughter at home with me|"
              "I have my kids at home with me|my son has never left home|"
              "my daughter has never left home|my son has the room next to mine|"
              "my daughter has the room next to mine",
        barred="my son has moved out|my son has left home|my son lives with his dad|"
               "my son lives with her mum|my son lives with my ex|my son is in care|"
               "my son is at boarding school|my son lives in a home|my daughter has moved out|"
               "my daughter has left home|my daughter lives with his dad|"
               "my daughter lives with her mum|my daughter lives with my ex|"
               "my daughter is in care|my daughter is at boarding school|"
               "my daughter lives in a home|my boy has moved out|my boy has left home|"
               "my boy lives with his dad|my boy lives with her mum|my boy lives with my ex|"
               "my boy is in care|my boy is at boarding school|my boy lives in a home|"
               "my kids live with my ex|my kids have moved out|my kids have left home|"
               "my kids are in care|my kids have all left home|my kids live with their mother|"
               "my kids live with their father|my kids live with their mum|"
               "my kids live with their dad|my children have flown the nest",
        clause="your child lives with you", fires="My son still lives at home.",
        fails="My kids live with my ex.", silent="My son still likes honey.",
    ),
    situation(
        "leaky-roof",
        said="my roof leaks|the roof leaks|my roof is leaking|the roof is leaking",
        worded="there is a leak in the roof|my roof has a leak|my roof lets in water|"
               "the roof lets in water",
        shown="rain drips into the loft|rain drips into my loft|rain drips into the attic|"
              "rain drips into my bedroom|there is a hole in my roof|there is a hole in the roof|"
              "it drips through the roof|it drips through the ceiling",
        barred="my roof is sound|my roof is watertight|my roof is in good order|my roof is dry|"
               "my roof is as good as new|the roof is sound|the roof is watertight|"
               "I have had the roof mended|I have had the roof repaired|"
               "I have had the roof fixed|my roof has been mended|my roof has been repaired|"
               "my roof has been fixed|there is nothing wrong with my roof|"
               "there is nothing wrong with the roof",
        clause="your roof leaks", fires="Rain drips into the loft.",
        fails="My roof is watertight.", silent="Rain dances in the loft.",
    ),
    situation(
        "burglars-came",
        said="my house has been burgled|I have been burgled|my home has been burgled|"
             "my house was burgled",
        worded="I have had a burglary|my home was burgled|my home has been broken into|"
               "my house was broken into|there has been a burglary at my home",
        shown="someone broke in|someone broke into my house|someone broke into my flat|"
              "someone broke into my home|somebody broke in|somebody broke into my house|"
              "somebody broke into my flat|somebody broke into my home|thieves broke in|"
              "thieves broke into my house|thieves broke into my flat|thieves broke into my home|"
              "burglars broke in|burglars broke into my house|burglars broke into my flat|"
              "burglars broke into my home|thieves got into my house|thieves got into my flat|"
              "thieves got into my home|burglars got into my house|burglars got into my flat|"
              "burglars got into my home|I have had a break-in|I have had burglars|"
              "I have had thieves in the house|we had a break-in last night|"
              "we had a break-in in May|we had burglars last night|we had burglars in May|"
              "my house was ransacked|my house was cleaned out|"
              "my house was turned upside down by thieves|my flat was ransacked|"
              "my flat was cleaned out|my flat was turned upside down by thieves|"
              "burglars took the telly|burglars took my jewellery|burglars took my laptop",
        barred="I have never had a break-in|I have never had burglars|nobody has ever broken in|"
               "nobody has ever broken into my house|I have never been burgled|"
               "my house has never been burgled|my house has never been broken into|"
               "we have never had a break-in|we have never had burglars",
        clause="your house has been burgled", fires="Thieves got into my flat.",
        fails="We've never had a break-in.", silent="Thieves got into my film.",
    ),
    situation(
        "heated-throughout",
        said="I have central heating|my house has central heating|my home has central heating|"
             "there is central heating",
        worded="my home is centrally heated|I have central heating at home|"
               "my property has central heating",
        shown="I have radiators in every room|I have radiators in each room|"
              "I have radiators in all the rooms|there are radiators in every room|"
              "there are radiators in all the rooms|my boiler heats the whole house|"
              "my house has radiators|my house has underfloor heating",
        barred="I only have a coal fire|I only have a fan heater|I only have a wood stove|"
               "I only have a log fire|there are no radiators in my house|"
               "there are no radiators in my flat|there are no radiators in my home|"
               "I have no radiators|I heat the place with a wood stove|"
               "I heat the place with a coal fire|I heat the place with fan heaters|"
               "my only heating is a stove|my only heating is a coal fire|"
               "my only heating is a fan heater|I just have a fan heater|I just have a coal fire|"
               "I just have a stove",
        clause="you have central heating", fires="There are radiators in every room.",
        fails="I've no radiators.", silent="There are gladiators in every room.",
    ),
    situation(
        "borrowed-from-bank",
        said="I have a loan|I took out a loan|I have taken out a loan",
        worded="I have a bank loan|I am repaying a loan|I have an outstanding loan|"
               "I have a personal loan|I am paying back a loan",
        shown="I borrowed five thousand from the bank|"
              "I borrowed five thousand from the building society|"
              "I borrowed five thousand from the credit union|I borrowed £2,000 from the bank|"
              "I borrowed £2,000 from the building society|"
              "I borrowed £2,000 from the credit union|I borrowed money from the bank|"
              "I borrowed money from the building society|I borrowed money from the credit union|"
              "I borrowed £10,000 from the bank|I borrowed £10,000 from the building society|"
              "I borrowed £10,000 from the credit union|I am paying off my loan|"
              "I am paying back the bank|I am paying the bank back|I am still paying off my loan|"
              "I am still paying back the bank|I am still paying the bank back|"
              "I am repaying the bank|I owe the bank money|I owe the bank £5,000|"
              "I owe the bank thousands|the bank lent me money|the bank lent me £5,000|"
              "the bank lent me five thousand|I bought my car on credit|"
              "I bought my car on finance|I bought my car on a loan",
        barred="I have paid off my loan|I have paid off the loan|I have never borrowed anything|"
               "I have never borrowed a penny|I have never borrowed money|"
               "the bank turned me down for a loan|I have never taken out a loan|"
               "I have never had a loan|my loan is paid off|my loan is all paid off|"
               "I do not borrow|I have paid back every penny",
        clause="you have a loan", fires="The bank lent me five thousand.",
        fails="I've never had a loan.", silent="The bank sent me five letters.",
    ),
    situation(
        "card-misused",
        said="my card was used without my permission|somebody used my card without my permission|"
             "my card has been used without my permission",
        worded="my card was used without my consent|my card was used fraudulently|"
               "my card has been used by someone else",
        shown="somebody went shopping with my card|someone went shopping with my card|"
              "a thief went shopping with my card|a thief took money out with my card|"
              "a thief used my card|a thief paid with my card|"
              "a stranger took money out with my card|a stranger used my card|"
              "a stranger paid with my card|there are payments on my card that are not mine|"
              "my card was cloned|somebody emptied my account with my card|"
              "someone emptied my account with my card|I never made those payments",
        barred="I made all the payments myself|I made that payment|I made that payment myself|"
               "I made the payments myself|I let my wife use my card|"
               "I let my husband use my card|I let my son use my card|"
               "I let my daughter use my card|nobody has used my card|I gave my son my card|"
               "I gave my wife my card|I gave my husband my card",
        clause="your card was used without your permission",
        fires="Somebody went shopping with my card.", fails="I made that payment myself.",
        silent="Somebody went shopping with my car.",
    ),
    situation(
        "lesson-missed",
        said="I have missed a class|I have missed a lesson|I missed a class|I missed a lesson",
        worded="I have been absent from class|I have missed lessons|I have missed classes|"
               "I was absent from class|I have been absent",
        shown="I skipped a lesson|I skipped a class|I skipped maths|I skipped school|"
              "I bunked off a lesson|I bunked off a class|I bunked off maths|I bunked off school|"
              "I cut a lesson|I cut a class|I cut maths|I cut school|I skived off a lesson|"
              "I skived off a class|I skived off maths|I skived off school|"
              "I was not in class on Monday|I was not in class last week|"
              "I was not in class yesterday|I did not make it to class|"
              "I did not make it to my lesson|I did not make it to school|"
              "I slept through my class|I slept through a lesson|I slept through the lesson|"
              "I was off school on Monday|I did not turn up for class|"
              "I did not turn up for my lesson|I did not turn up for the lesson|I played truant",
        barred="I have been to every class|I have been to every lesson|"
               "I have not missed a single lesson|I have not missed a lesson|"
               "I have not missed a class|I have not missed a single class|"
               "my attendance is perfect|my attendance is a hundred per cent|"
               "I have turned up to every lesson|I have turned up to every class|"
               "I have never missed a class|I have never missed a lesson|"
               "I have never missed a day|I have attended every class|"
               "I have attended every lesson",
        clause="you have missed a class", fires="I skipped a lesson last week.",
        fails="I've been to every class.", silent="I skipped with a rope last week.",
    ),
    situation(
        "learner-not-at-school",
        said="I am home-schooled|I am taught at home|I am educated at home|I am home-educated",
        worded="I receive home education|I have lessons at home|I have been home-schooled",
        shown="my mum teaches me at home|my mum teaches me at the kitchen table|"
              "my mum teach me at home|my mum teach me at the kitchen table|"
              "my dad teaches me at home|my dad teaches me at the kitchen table|"
              "my dad teach me at home|my dad teach me at the kitchen table|"
              "my mother teaches me at home|my mother teaches me at the kitchen table|"
              "my mother teach me at home|my mother teach me at the kitchen table|"
              "my father teaches me at home|my father teaches me at the kitchen table|"
              "my father teach me at home|my father teach me at the kitchen table|"
              "my parents teaches me at home|my parents teaches me at the kitchen table|"
              "my parents teach me at home|my parents teach me at the kitchen table|"
              "I do my lessons at home|my parents teach me|my parents teaches me|my mum teach me|"
              "my mum teaches me|my dad teach me|my dad teaches me|I have never been to school|"
              "I learn at home with my mum|I learn at home with my dad|I do not go to school",
        barred="I go to the local comprehensive|I go to a comprehensive|"
               "I go to the grammar school|I go to a state school|I go to boarding school|"
               "I am in Year 10|I am in Year 8|I am in the sixth form|I am a pupil at St Mark's|"
               "I am a pupil at the grammar school",
        clause="you are home-schooled", fires="My parents teach me at home.",
        fails="I go to the local comprehensive.", silent="My parents tease me at home.",
    ),
    situation(
        "on-foot-to-school",
        said="my child walks to school|my child goes to school on foot|my children walk to school",
        worded="my child gets to school on foot",
        shown="my son walks to school|my son goes to school on foot|my daughter walks to school|"
              "my daughter goes to school on foot|my boy walks to school|"
              "my boy goes to school on foot|my girl walks to school|"
              "my girl goes to school on foot|my son and I walk to school|"
              "my son and I walk to the school gate|my daughter and I walk to school|"
              "my daughter and I walk to the school gate|I walk my son to school|"
              "I walk my daughter to school|I walk my kids to school|my kids walk to school",
        barred="I drive my son to school|I drive my daughter to school|I drive my kids to school|"
               "my son gets the bus to school|my son goes by bus|my son goes by taxi|"
               "my son cycles to school|my son is driven to school|my son takes the school bus|"
               "my daughter gets the bus to school|my daughter goes by bus|"
               "my daughter goes by taxi|my daughter cycles to school|"
               "my daughter is driven to school|my daughter takes the school bus|"
               "my kids cycle to school|my kids go by bus|my kids get the bus|"
               "my kids take the school bus|I take my son to school by car|"
               "I take my son to school in the car|I take my daughter to school by car|"
               "I take my daughter to school in the car|I take my kids to school by car|"
               "I take my kids to school in the car|I drop my son off by car|"
               "I drop my daughter off by car|I drop my kids off by car",
        clause="your child walks to school", fires="I walk my daughter to school.",
        fails="I drive my daughter to school.", silent="I walk my dog past the school.",
    ),
    situation(
        "room-on-campus",
        said="I live in halls|I live in halls of residence|I have a room in halls|"
             "I live in student halls",
        worded="I live in a hall of residence|I live in university accommodation|"
               "I live in university halls|I am living in halls",
        shown="I have got a room on campus|I have a room on campus|I am in halls|"
              "I have a room in a hall at the university|I live on campus|my room is on campus|"
              "I have a room in a student hall",
        barred="I live with my parents|I rent a house off campus|I rent a flat off campus|"
               "I rent a room off campus|I have moved out of halls|I live at home|"
               "I live in a shared house|I live in a flat in town|I live in my own flat|"
               "I left halls last year|I left halls in May",
        clause="you live in halls of residence", fires="I've a room on campus.",
        fails="I've moved out of halls.", silent="I've a room with a campfire.",
    ),
    situation(
        "beast-out-of-doors",
        said="my animal is kept outdoors|my animal lives outdoors|my animal lives outside|"
             "my animal is kept outside",
        worded="I keep my animal outdoors|I keep my animal outside",
        shown="my pony lives in the field|my pony lives in a field|my pony lives in the paddock|"
              "my horse lives in the field|my horse lives in a field|"
              "my horse lives in the paddock|my goat lives in the field|my goat lives in a field|"
              "my goat lives in the paddock|my donkey lives in the field|"
              "my donkey lives in a field|my donkey lives in the paddock|"
              "my rabbit lives in a hutch in the garden|my rabbit lives in a kennel in the yard|"
              "my rabbit lives in the garden|my rabbit lives in the yard|"
              "my rabbit lives in a kennel|my rabbit sleeps in a hutch in the garden|"
              "my rabbit sleeps in a kennel in the yard|my rabbit sleeps in the garden|"
              "my rabbit sleeps in the yard|my rabbit sleeps in a kennel|"
              "my rabbit is in a hutch in the garden|my rabbit is in a kennel in the yard|"
              "my rabbit is in the garden|my rabbit is in the yard|my rabbit is in a kennel|"
              "my dog lives in a hutch in the garden|my dog lives in a kennel in the yard|"
              "my dog lives in the garden|my dog lives in the yard|my dog lives in a kennel|"
              "my dog sleeps in a hutch in the garden|my dog sleeps in a kennel in the yard|"
              "my dog sleeps in the garden|my dog sleeps in the yard|my dog sleeps in a kennel|"
              "my dog is in a hutch in the garden|my dog is in a kennel in the yard|"
              "my dog is in the garden|my dog is in the yard|my dog is in a kennel|"
              "my guinea pig lives in a hutch in the garden|"
              "my guinea pig lives in a kennel in the yard|my guinea pig lives in the garden|"
              "my guinea pig lives in the yard|my guinea pig lives in a kennel|"
              "my guinea pig sleeps in a hutch in the garden|"
              "my guinea pig sleeps in a kennel in the yard|my guinea pig sleeps in the garden|"
              "my guinea pig sleeps in the yard|my guinea pig sleeps in a kennel|"
              "my guinea pig is in a hutch in the garden|"
              "my guinea pig is in a kennel in the yard|my guinea pig is in the garden|"
              "my guinea pig is in the yard|my guinea pig is in a kennel|"
              "my tortoise lives in a hutch in the garden|"
              "my tortoise lives in a kennel in the yard|my tortoise lives in the garden|"
              "my tortoise lives in the yard|my tortoise lives in a kennel|"
              "my tortoise sleeps in a hutch in the garden|"
              "my tortoise sleeps in a kennel in the yard|my tortoise sleeps in the garden|"
              "my tortoise sleeps in the yard|my tortoise sleeps in a kennel|"
              "my tortoise is in a hutch in the garden|my tortoise is in a kennel in the yard|"
              "my tortoise is in the garden|my tortoise is in the yard|"
              "my tortoise is in a kennel|my rabbit has a hutch in the garden|"
              "my rabbit has a hutch in the yard|my guinea pig has a hutch in the garden|"
              "my guinea pig has a hutch in the yard",
        barred="my cat never goes out|my cat lives in my bedroom|my cat sleeps on my bed|"
               "my cat lives indoors|my cat is kept indoors|my cat lives in the house|"
               "my cat sleeps indoors|my dog never goes out|my dog lives in my bedroom|"
               "my dog sleeps on my bed|my dog lives indoors|my dog is kept indoors|"
               "my dog lives in the house|my dog sleeps indoors|my rabbit never goes out|"
               "my rabbit lives in my bedroom|my rabbit sleeps on my bed|my rabbit lives indoors|"
               "my rabbit is kept indoors|my rabbit lives in the house|my rabbit sleeps indoors|"
               "my cat is an indoor cat|my cat is a house rabbit|my rabbit is an indoor cat|"
               "my rabbit is a house rabbit|my dog is never outside|my cat is never outside",
        clause="your animal is kept outdoors", fires="My pony lives in the field.",
        fails="My dog sleeps on my bed.", silent="My uncle lives in the field.",
    ),
    situation(
        "poorly-animal",
        said="my animal is ill|my animal is sick|my pet is ill|my pet is sick",
        worded="my animal is unwell|my animal has fallen ill|my pet is unwell|my animal is poorly",
        shown="my dog is poorly|my dog is off colour|my dog is off her food|"
              "my dog is off his food|my dog has a tumour|my dog has worms|my dog has a fever|"
              "my dog will not eat|my dog keeps being sick|my dog is under the weather|"
              "my cat is poorly|my cat is off colour|my cat is off her food|"
              "my cat is off his food|my cat has a tumour|my cat has worms|my cat has a fever|"
              "my cat will not eat|my cat keeps being sick|my cat is under the weather|"
              "my horse is poorly|my horse is off colour|my horse is off her food|"
              "my horse is off his food|my horse has a tumour|my horse has worms|"
              "my horse has a fever|my horse will not eat|my horse keeps being sick|"
              "my horse is under the weather|my rabbit is poorly|my rabbit is off colour|"
              "my rabbit is off her food|my rabbit is off his food|my rabbit has a tumour|"
              "my rabbit has worms|my rabbit has a fever|my rabbit will not eat|"
              "my rabbit keeps being sick|my rabbit is under the weather|my hamster is poorly|"
              "my hamster is off colour|my hamster is off her food|my hamster is off his food|"
              "my hamster has a tumour|my hamster has worms|my hamster has a fever|"
              "my hamster will not eat|my hamster keeps being sick|"
              "my hamster is under the weather|my dog has kennel cough|my dog has cat flu|"
              "my dog has mange|my dog has cancer|my dog has an infection|"
              "my cat has kennel cough|my cat has cat flu|my cat has mange|my cat has cancer|"
              "my cat has an infection|my horse has colic|my horse has laminitis|"
              "my cow has mastitis|my cow has foot rot|my sheep has mastitis|"
              "my sheep has foot rot|my goat has mastitis|my goat has foot rot",
        barred="my dog is fine|my dog is in the best of health|my dog is fit as a flea|"
               "my dog is healthy|my dog is as fit as a fiddle|my dog is in good health|"
               "my dog is fit and well|my dog has never been ill|my cat is fine|"
               "my cat is in the best of health|my cat is fit as a flea|my cat is healthy|"
               "my cat is as fit as a fiddle|my cat is in good health|my cat is fit and well|"
               "my cat has never been ill|my horse is fine|my horse is in the best of health|"
               "my horse is fit as a flea|my horse is healthy|my horse is as fit as a fiddle|"
               "my horse is in good health|my horse is fit and well|my horse has never been ill|"
               "my rabbit is fine|my rabbit is in the best of health|my rabbit is fit as a flea|"
               "my rabbit is healthy|my rabbit is as fit as a fiddle|my rabbit is in good health|"
               "my rabbit is fit and well|my rabbit has never been ill|"
               "there is nothing wrong with my dog|there is nothing wrong with my cat|"
               "there is nothing wrong with my horse",
        clause="your animal is ill", fires="My dog has kennel cough.",
        fails="My cat is in the best of health.", silent="My dog has a cough sweet.",
    ),
    situation(
        "parted-couple",
        said="my partner and I have separated|my partner and I have split up|"
             "I have separated from my partner|I have split up with my partner",
        worded="I have separated|I am separated|my relationship has ended|"
               "I am separated from my partner",
        shown="my girlfriend and I split up|my girlfriend and I broke up|"
              "my girlfriend and I have split up|my girlfriend and I have broken up|"
              "my girlfriend and I have parted|my girlfriend and I parted ways|"
              "my boyfriend and I split up|my boyfriend and I broke up|"
              "my boyfriend and I have split up|my boyfriend and I have broken up|"
              "my boyfriend and I have parted|my boyfriend and I parted ways|"
              "my wife and I split up|my wife and I broke up|my wife and I have split up|"
              "my wife and I have broken up|my wife and I have parted|my wife and I parted ways|"
              "my husband and I split up|my husband and I broke up|"
              "my husband and I have split up|my husband and I have broken up|"
              "my husband and I have parted|my husband and I parted ways|"
              "my partner and I split up|my partner and I broke up|"
              "my partner and I have split up|my partner and I have broken up|"
              "my partner and I have parted|my partner and I parted ways|"
              "I split up with my girlfriend|I split up with my boyfriend|"
              "I split up with my partner|I split up with my husband|I split up with my wife|"
              "I broke up with my girlfriend|I broke up with my boyfriend|"
              "I broke up with my partner|I broke up with my husband|I broke up with my wife|"
              "my girlfriend left me|my girlfriend has left me|my girlfriend walked out on me|"
              "my girlfriend moved out|my boyfriend left me|my boyfriend has left me|"
              "my boyfriend walked out on me|my boyfriend moved out|my husband left me|"
              "my husband has left me|my husband walked out on me|my husband moved out|"
              "my wife left me|my wife has left me|my wife walked out on me|my wife moved out|"
              "my partner left me|my partner has left me|my partner walked out on me|"
              "my partner moved out|I left my husband|I left my wife|I left my partner|"
              "I left my boyfriend|I left my girlfriend|I have left my husband|"
              "I have left my wife|I have left my partner|I have left my boyfriend|"
              "I have left my girlfriend",
        barred="my partner and I are still together|my partner and I are happy together|"
               "my wife and I are still together|my wife and I are happy together|"
               "my husband and I are still together|my husband and I are happy together|"
               "my girlfriend and I are still together|my girlfriend and I are happy together|"
               "my boyfriend and I are still together|my boyfriend and I are happy together|"
               "I am still with my partner|I am still with my husband|I am still with my wife|"
               "I am still with my boyfriend|I am still with my girlfriend|we are still together|"
               "my wife and I are happily married|my husband and I are happily married",
        clause="you have separated from your partner", fires="My girlfriend and I broke up.",
        fails="I'm still with my husband.", silent="My girlfriend and I woke up.",
    ),
)
# fmt: on
