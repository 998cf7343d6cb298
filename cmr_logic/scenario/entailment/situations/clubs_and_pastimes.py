"""Clubs, sports and pastimes: who is new to them, what they bring, and how they take part."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
CLUBS_AND_PASTIMES: tuple[Situation, ...] = (
    situation(
        "competes",
        said="I take part in competitions|I compete|I enter competitions|I am a competitor",
        worded="I compete in competitions|I participate in competitions|I play competitively|"
               "I enter tournaments|I take part in tournaments",
        shown="I race most weekends|I race every weekend|I race my bike at weekends|"
              "I enter every tournament|I enter every race|I enter every competition|"
              "I compete for my club|I compete for my county|I compete for my school|"
              "I play in the league|I play in the county league|I play in the first team|"
              "I run for my county|I run for my club|I run for my school|I swim for my county|"
              "I swim for my club|I swim for my school|I row for my county|I row for my club|"
              "I row for my school|I have entered a tournament|I have entered a race|"
              "I have entered a competition|I play matches every Saturday|I have won a few races|"
              "I have won a few medals|I have won a few tournaments|I run marathons",
        barred="I only play for fun|I only swim for fun|I only run for fun|I only ride for fun|"
               "I only do it for fun|I never compete|I do not compete|I do not race|"
               "I have never entered a tournament|I have never entered a race|"
               "I have never entered a competition|I do not play matches|I have never raced|"
               "I just play for fun|I do not enter competitions",
        clause="you take part in competitions", fires="I compete for my county.",
        fails="I only swim for fun.", silent="I complain for my county.",
    ),
    situation(
        "own-kit",
        said="I have my own equipment|I have my own kit|I have my own gear|I own my equipment",
        worded="I bring my own equipment|I use my own equipment|I provide my own equipment|"
               "I have the equipment|I have equipment of my own",
        shown="I have my own racket|I have my own clubs|I have my own boots|I have my own skates|"
              "I have my own bow|I have my own kayak|I have my own skis|I have my own helmet|"
              "I have my own board|I bring my own gear|I bring my own kit|I bring my own racket|"
              "I bring my own clubs|I bought my own kit|I bought my own gear|"
              "I bought my own racket|I bought my own clubs|I bought my own skis|"
              "I have all the gear|I have all the kit|I have got a racket of my own|"
              "I have got a kayak of my own|I have got a bow of my own|my racket is in the car|"
              "my racket is in my bag|my kit is in the car|my kit is in my bag|"
              "my gear is in the car|my gear is in my bag",
        barred="I borrow the gear|I borrow the kit|I borrow a racket|"
               "I hire everything from the club|I hire the kit from the club|"
               "I hire the gear from the club|I hire skis from the club|I have no kit|"
               "I have no gear|I have no equipment|I have no racket|I have to borrow the kit|"
               "I have to borrow the gear|I do not have any kit|I do not have any gear|"
               "I do not have any equipment|I hire it all|I always borrow one|"
               "I always borrow a racket|I use the club's kit|I use the club's gear|"
               "I use the club's equipment",
        clause="you have your own equipment", fires="I've my own racket.",
        fails="I borrow the gear.", silent="I've my own rabbit.",
    ),
    situation(
        "helper-at-club",
        said="I volunteer at the club|I am a volunteer at the club|I help at the club|"
             "I help out at the club",
        worded="I am a club volunteer|I do voluntary work for the club|I volunteer for the club|"
               "I give my time to the club",
        shown="I help out at the club for free|I help out at the club for nothing|"
              "I help out at the club without pay|I am an unpaid helper at the club|"
              "I am an unpaid helper of the club|I do the club's books for nothing|"
              "I do the club's books for free|I do the club's accounts for nothing|"
              "I do the club's accounts for free|I do the club's washing for nothing|"
              "I do the club's washing for free|I do the club's website for nothing|"
              "I do the club's website for free|I run the club's tea bar for nothing|"
              "I run the club's tea bar for free|I make the teas at the club|"
              "I cut the grass for the club|I give my Saturdays to the club|"
              "I give my weekends to the club|I mark the pitches for the club",
        barred="I am paid to work at the club|I do not help out|"
               "I have stopped helping at the club|I never help out|I never help at the club|"
               "I do not help at the club|the club pays me|I am on the club's payroll|"
               "I only play there",
        clause="you volunteer at the club", fires="I make the teas at the club.",
        fails="I've stopped helping at the club.", silent="I drink the teas at the club.",
    ),
    situation(
        "has-books-out",
        said="I have borrowed a book|I have a library book|I have a book on loan|"
             "I borrowed a book",
        worded="I have books on loan|I have borrowed books|I have a book out|"
               "I have an item on loan|I have borrowed an item",
        shown="I have a library book at home|I have a library book on my desk|"
              "I have a library book by my bed|I took a book out|I took two books out|"
              "I took a novel out|I have a novel on loan|I have three books on loan|"
              "I have a guidebook on loan|I have got two books out|I have got three books out|"
              "I took a book out of the library|I took a novel out of the library|"
              "I got a book out of the library|I checked out a book|I checked out a novel",
        barred="I have nothing on loan|I took all my books back|I have no books out|"
               "I have taken my books back|I have taken the book back|I have returned my books|"
               "I have returned all my books|I have returned the book|I have no books on loan|"
               "I have no book on loan|I have never borrowed a book|all my books are back",
        clause="you have borrowed a book", fires="I've three books on loan.",
        fails="I've no books out.", silent="I've three boats on land.",
    ),
    situation(
        "expelled-from-club",
        said="I have been banned from the club|I am banned from the club|"
             "I was banned from the club|the club has banned me",
        worded="I have been expelled from the club|I have been suspended from the club|"
               "I have been barred from the club|I have been thrown out of the club",
        shown="the club threw me out|the club expelled me|the club barred me|"
              "the club suspended me|I am barred from the club|I was thrown out of the club|"
              "the club kicked me out|I am no longer welcome at the club|"
              "I was kicked out of the club",
        barred="I have never been in trouble at the club|I am welcome at the club|"
               "the club lifted my ban|I have never been banned|the club has never banned me|"
               "I am in good standing with the club|my ban has been lifted",
        clause="you have been banned from the club", fires="The club threw me out.",
        fails="The club lifted my ban.", silent="The club threw a party.",
    ),
    situation(
        "paid-to-play",
        said="I am a professional player|I play professionally|I am a professional sportsman",
        worded="I am a pro|I am a professional athlete|I am a paid player|"
               "I play as a professional",
        shown="I get paid to play|I play football for a living|I play tennis for a living|"
              "I play golf for a living|I play rugby for a living|I play cricket for a living|"
              "I earn my living at the game|I earn my living by playing|"
              "I am on a professional contract with the team|"
              "I am on a professional contract with the club|I turned professional last year|"
              "I turned professional in May|the club pays me to play|"
              "I am a professional footballer|I am a professional golfer|"
              "I am a professional cricketer|I am a professional tennis player",
        barred="I am an amateur|I only play for fun|I have never been paid to play|"
               "it is just a hobby for me|I play for fun|nobody pays me to play|"
               "I just play for fun|I am only a Sunday player|I play as an amateur",
        clause="you are a professional player", fires="I turned professional last year.",
        fails="It's just a hobby for me.", silent="I turned in early last year.",
    ),
    situation(
        "prizewinner",
        said="I have won a prize|I won a prize|I am a prizewinner|I have won an award",
        worded="I have won an award|I was awarded a prize|I have been awarded a prize|"
               "I received a prize",
        shown="I came first|I scooped the jackpot|I scooped the prize|I scooped the trophy|"
              "I walked off with the trophy|I walked off with the prize|"
              "I walked off with the cup|my raffle ticket came up|my number came up|"
              "my ticket came up|I won the raffle|I won the cup|I won the jackpot|"
              "I won the trophy|I won the lottery|I won the first prize|I took first prize|"
              "I took second prize|I got the cup|I got the gold medal|I got the trophy|"
              "I hit the jackpot|I was given first prize|I was given the cup|"
              "I was given the trophy",
        barred="I came away empty-handed|I have never won anything|I have never won a thing|"
               "I have never won a prize|I did not win a thing|I did not win anything|"
               "I did not win a prize|I won nothing|I came last|I came nowhere",
        clause="you have won a prize", fires="I walked off with the trophy.",
        fails="I came away empty-handed.", silent="I walked off with the tray.",
    ),
    situation(
        "instrument-played",
        said="I play an instrument|I play a musical instrument|I can play an instrument",
        worded="I am a musician|I learn an instrument|I am learning an instrument",
        shown="I strum my guitar|I strum my ukulele|I am a violinist|I am a pianist|"
              "I am a drummer|I am a cellist|I am the drummer in a band|I am a flautist|"
              "I play the piano|I play the violin|I play the drums|I play the guitar|"
              "I play the trumpet|I play the flute|I play the cello|I blow the trumpet|"
              "I blow the trombone|I practise the piano every day|"
              "I practise the violin every day|I practise the cello every day|"
              "I play bass in a band|I play drums in a band|I play lead guitar in a band",
        barred="I cannot play a note|I have never learned an instrument|I do not play anything|"
               "I play nothing|I gave up the piano|I gave up the violin|I gave up the guitar|"
               "I have never played an instrument|I have never touched an instrument|"
               "I do not play any instrument",
        clause="you play an instrument", fires="I strum my ukulele.", fails="I can't play a note.",
        silent="I strain my uncle's patience.",
    ),
    situation(
        "tickets-held",
        said="I have a ticket|I hold a ticket|I have bought a ticket|I bought a ticket",
        worded="I have a valid ticket|I am a ticket holder|I have purchased a ticket|"
               "I have paid for a ticket",
        shown="I have paid my fare|I have paid the fare|I have my ticket on my phone|"
              "I have my ticket in my pocket|I have my ticket here|"
              "I bought a ticket at the machine|I bought a ticket online|"
              "I bought a ticket on the train|I booked a seat|I have booked a seat|"
              "my ticket is on my phone|my ticket is in my bag|I paid the conductor|"
              "I paid the driver|I have a season ticket",
        barred="I lost my ticket|I have no ticket|I never bought a ticket|I did not buy a ticket|"
               "I did not pay my fare|I forgot to buy a ticket|I dodged the fare",
        clause="you have a ticket", fires="I've paid my fare.", fails="I dodged the fare.",
        silent="I've paid my fair share.",
    ),
)
# fmt: on
