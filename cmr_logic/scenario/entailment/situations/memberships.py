"""Memberships and libraries: clubs, cards, loans and subscriptions."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
MEMBERSHIPS: tuple[Situation, ...] = (
    situation(
        "club-member",
        said="I am a member of the club|I belong to the club|I have joined the club|"
             "I am a club member",
        worded="I have joined the club|I belong to the club",
        shown="I am a life member of the club|I pay my club subs|I joined the club|"
              "I am on the club committee|I pay my subs every year|I have paid my subs|"
              "I have a membership card|I renewed my membership|I am a paid-up member|"
              "I am the club secretary|I am the club treasurer|I signed up as a member|"
              "I have belonged to the club for years|my membership card is in my wallet",
        barred="I am not a member of the club|my membership of the club lapsed|I left the club|"
               "I never joined the club|I have not joined the club|I was thrown out of the club|"
               "I resigned from the club|I quit the club|I have never been a member of the club|"
               "I let my membership lapse|my membership has lapsed|my membership lapsed|"
               "I never renewed my membership|I did not renew my membership|"
               "I cancelled my membership|I am not a member|I am only a guest|"
               "I am here as a guest|I am a guest of a member|I am not on the membership list|"
               "I resigned my membership|my membership lapsed|my membership of the club lapsed|"
               "my membership has lapsed|my membership ran out|my membership expired|"
               "I let my membership lapse|I cancelled my membership",
        clause="you are a member of the club", fires="I pay my club subs in May.",
        fails="I resigned from the club.", silent="I play my club songs in May.",
    ),
    situation(
        "library-card",
        said="I have a library card|I am a member of the library|I have a library ticket|"
             "I am a library member",
        worded="I am registered with the library",
        shown="I joined the library|I got a library card|I signed up at the library|"
              "my library card is in my purse|I belong to the library",
        barred="I do not have a library card|I have no library card|I have lost my library card|"
               "I lost my library card|I have never joined a library|"
               "I have never had a library card|my library card has expired|"
               "I never joined the library",
        clause="you have a library card", fires="I joined the library in May.",
        fails="I have never had a library card.", silent="I enjoyed the lobby in May.",
    ),
    situation(
        "overdue",
        said="I have overdue books|I have an overdue book|my books are overdue|"
             "my library books are overdue",
        worded="I have kept books past their due date",
        shown="my library book is overdue|my library books are late|my library book is late|"
              "I have not returned my library books|I forgot to return my library books|"
              "I kept the books too long|my loans are overdue|I still have a book from March|"
              "my book was due back last month",
        barred="I returned my library books|I have returned all my books|I took my books back|"
               "I have no overdue books|I have no books out|I always return my books on time|"
               "my books are not overdue|I have no loans out|my books are all back|"
               "I handed all my books back",
        clause="you have overdue books", fires="I forgot to return my library books.",
        fails="I have no books out.", silent="I forgot to rewrite my libretto.",
    ),
    situation(
        "subscribed",
        said="I have paid my subscription|I paid my subscription|my subscription is paid|"
             "my subscription is up to date",
        worded="I have paid the membership fee|I have paid my membership fee|"
               "I have paid my annual subscription|my membership fee has been paid|"
               "I have paid my dues|"
               "my subscription is paid|my subscription is up to date|my membership fee is paid|"
               "I have paid my subs|my membership is paid up|I am up to date with my subscription",
        shown="I paid my subs|I have paid my subs|I renewed my subscription|"
              "my subscription is paid up|my subs are paid|my subs are up to date|"
              "I am up to date with my subs|I am paid up for the year|my subs are paid up|"
              "my fees for the season went through|my subs went through|"
              "the treasurer has my money|I paid the treasurer|my membership fee went through|"
              "I pay my subs by direct debit",
        barred="I still owe my subscription|I have not paid my subscription|"
               "I forgot to pay my subscription|I owe my subs|I have not paid my subs|"
               "I never paid my subscription|I am behind with my subscription|"
               "I have not coughed up for this year|I am behind with my subs|"
               "I am two years behind with my subs|I have let my subscription lapse|"
               "my subs are in arrears|my subscription is overdue|"
               "I still owe my subs|I still owe the treasurer my subs|I owe last year's subs|"
               "I forgot to pay my subs|my subs are overdue|"
               "the treasurer is chasing me for my subs|"
               "the treasurer is still waiting for my money|I have yet to pay my subs",
        clause="you have paid your subscription", fires="My subs are paid.",
        fails="I still owe my subscription.", silent="My socks are paired.",
    ),
    situation(
        "allotment",
        said="I have an allotment|I rent an allotment|I am an allotment holder",
        shown="I grow vegetables on my allotment|I dig my allotment|I was given an allotment|"
              "my allotment is by the river|I have an allotment|I grow leeks on my plot|"
              "I have a plot by the railway|I dig my plot every weekend|I rent an allotment",
        barred="I do not have an allotment|I am on the waiting list for an allotment|"
               "I have no allotment|I have never had an allotment",
        clause="you have an allotment", fires="I dig my allotment at dawn.",
        fails="I have never had an allotment.", silent="I dig my spade in at dawn.",
    ),
)
# fmt: on
