"""Conditions that rules of all sorts set: who else lives there, pay, redundancy, goods, company."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
COMMON_CONDITIONS: tuple[Situation, ...] = (
    situation(
        "with-other-adult",
        said="I live with another adult|another adult lives with me|"
             "I share my home with another adult",
        worded="another adult lives in my home|another adult lives here",
        shown="I live with my wife|I live with my husband|I live with my partner|"
              "I live with my brother|"
              "I live with my sister|I live with my mother|I live with my father|"
              "I live with my parents|"
              "I live with a friend|I live with friends|I live with my uncle|I live with my aunt|"
              "I live with my grandmother|I live with my grandfather|my brother lives with me|"
              "my sister lives with me|my mother lives with me|my father lives with me|"
              "my wife lives with me|my husband lives with me|my partner lives with me|"
              "my friend lives with me|my uncle lives with me|my aunt lives with me|"
              "my girlfriend lives with me|my boyfriend lives with me|I have a lodger|"
              "I have a flatmate|"
              "I have a housemate|I share a flat|I share a house|my flatmate lives with me|"
              "my lodger lives with me|my girlfriend moved in|my boyfriend moved in|"
              "my partner moved in",
        barred="I live alone|I live on my own|I live by myself|"
               "I am the only adult in my home|I am the only adult here|nobody else lives here|"
               "I have the place to myself|nobody lives with me",
        clause="you live with another adult", fires="My brother lives with me.",
        fails="I live by myself.", silent="My brother lives near me.",
    ),
    situation(
        "pay-comes-here",
        said="my salary is paid into my account with you|"
             "my wages are paid into my account with you",
        worded="my salary is paid into my account with us|"
               "my income is paid into my account with us|"
               "my wages are paid into my account with us",
        shown="my wages come into my account with you|my salary goes into my account with you|"
              "my employer pays me into my account with you",
        barred="my wages are paid into my old bank|my wages are paid into another bank|"
               "my salary is paid into another bank|my salary is paid into another account|"
               "my wages are paid into another account|I am paid in cash|my wages are paid in cash|"
               "my salary is paid into a different bank|my wages are paid into a different bank|"
               "my pay is paid into another bank",
        clause="your salary is paid into your account with us",
        fires="My wages come into my account with you.",
        fails="My wages go into another bank.", silent="My wages come in cards.",
    ),
    situation(
        "told-of-redundancy",
        said="I have been given notice of redundancy|I was given notice of redundancy|"
             "I have had notice of redundancy",
        worded="I have received notice of redundancy|I am under notice of redundancy|"
               "I have been served notice of redundancy|I have received a redundancy notice",
        shown="I have had my redundancy letter|I got my redundancy letter|"
              "I am being made redundant|"
              "my job no longer exists|my job is being cut|my post is being cut|my job is going|"
              "my post is going|I was made redundant|"
              "my post has been cut|my job has been cut|I am facing redundancy|"
              "they are making me redundant|they have made me redundant",
        barred="my job is safe|I have not been given notice|nobody has given me notice|"
               "I am not being made redundant|my post is safe|I resigned|I handed in my notice|"
               "I left of my own accord|I was sacked",
        clause="you have been given notice of redundancy", fires="My job no longer exists.",
        fails="My job is safe.", silent="My job is a mess.",
    ),
    situation(
        "lost-wife",
        said="my wife has died|my wife died|my wife is dead|I have lost my wife",
        shown="my wife passed away|my wife did not make it|I buried my wife|we buried my wife|"
              "my wife is no longer with us|I lost my wife|"
              "my wife did not pull through",
        barred="my wife is alive|my wife is alive and well|my wife survived|my wife pulled through|"
               "my wife made a full recovery|my wife is still alive",
        clause="your wife has died", fires="My wife didn't make it.",
        fails="My wife is alive and well.", silent="My wife didn't make the tea.",
    ),
    situation(
        "lost-husband",
        said="my husband has died|my husband died|my husband is dead|I have lost my husband",
        shown="my husband passed away|I buried my husband|"
              "we buried my husband|my husband is no longer with us|I lost my husband|"
              "my husband did not pull through",
        barred="my husband is alive|my husband is alive and well|my husband survived|"
               "my husband pulled through|my husband made a full recovery|"
               "my husband is still alive",
        clause="your husband has died", fires="My husband passed away.",
        fails="My husband is alive and well.", silent="My husband didn't make the bed.",
    ),
    situation(
        "lost-parent",
        said="my parent has died|my parent died|I have lost a parent",
        shown="my father died|my mother died|my father passed away|my mother passed away|"
              "my father did not make it|my mother did not make it|I lost my father|"
              "I lost my mother|"
              "we buried my father|we buried my mother|I buried my father|I buried my mother|"
              "my father is no longer with us|my mother is no longer with us|"
              "my father did not pull through|"
              "my mother did not pull through",
        barred="my parents are alive|my parents are both alive and well|both my parents are alive|"
               "my mother and father are both alive",
        clause="your parent has died", fires="My father didn't make it.",
        fails="My parents are both alive and well.", silent="My father didn't make the tea.",
    ),
    situation(
        "drink-on-sale",
        said="alcohol will be sold|alcohol is sold|alcohol will be on sale|we will sell alcohol|"
             "we are selling alcohol",
        worded="alcohol will be sold at the event|alcohol is sold at the event|"
               "alcohol will be served at the event|I will sell alcohol at the event",
        shown="we will have a bar|we are running a bar|we are selling beer|"
              "we are selling wine|we will sell beer|we will sell wine|"
              "we are having a bar|we will have a beer tent|"
              "we will be selling beer|we will be selling wine",
        barred="there will not be a bar|we will not have a bar|it is soft drinks only|"
               "we are only selling soft drinks|we are only selling tea|"
               "we will only sell soft drinks|"
               "no alcohol will be on sale|no alcohol will be sold|it is a dry event|"
               "there will be no alcohol|there will be no bar at all|it is alcohol free|"
               "there is no bar|we are not selling alcohol",
        clause="alcohol will be sold at the event", fires="There will be a cash bar.",
        fails="We won't have a bar.", silent="There will be a cash prize.",
    ),
    situation(
        "in-care-home",
        said="I live in a care home|I am in a care home|I am living in a care home|"
             "I am a care home resident",
        worded="I am a resident of a care home|I live in residential care|I reside in a care home",
        shown="I moved into a care home|I am in a nursing home|I live in a nursing home|"
              "I am in a residential home|I live in a residential home|"
              "I am in a home for the elderly|I have a room in a care home|"
              "I have gone into a care home",
        barred="I live in my own house|I live in my own home|I live in my own flat|"
               "I am in my own house|I am in my own home|I am in my own flat|I live at home|"
               "I live in my own bungalow|I am in my own bungalow|I live in my own cottage|"
               "I live alone|I live with my husband|I live with my wife|I cook my own meals|"
               "I live in my own place|I still live at home|I live in a flat",
        clause="you live in a care home", fires="I moved into a care home in May.",
        fails="I live in my own bungalow.", silent="I moved a harp in May.",
    ),
    situation(
        "clean-slate-of-driver",
        said="I have a clean driving record|my driving record is clean",
        worded="I have no driving convictions|I have a clean licence",
        shown="I have no points|I have never had a point|my licence is clean|"
              "I have a clean licence|"
              "I have no points on my licence|I have never had a speeding ticket|"
              "I have not got any points",
        barred="I have points on my licence|I have three points on my licence|"
               "I have six points on my licence|I was done for speeding|I was banned from driving",
        clause="you have a clean driving record", fires="I have no points on my licence.",
        fails="I've six points on my licence.", silent="I have no joints on my lintel.",
    ),
    situation(
        "works-well",
        said="it works|it is working|it is in working order|it is in good working order",
        worded="it is in full working order|it is functional|it functions|it is fully working",
        shown="it works perfectly|it works fine|it works well|it works like a dream|"
              "it runs like clockwork|it is in perfect working order|"
              "there is nothing wrong with it|it works a treat|it has never given any trouble",
        barred="it does not work|it has stopped working|it is broken|it will not switch on|"
               "it will not turn on|it packed up|it conked out|it is faulty|it has broken down|"
               "it is dead as a doornail|it has given up the ghost|it never worked",
        clause="it is in working order", fires="It works a treat.", fails="It packed up in May.",
        silent="It tastes a treat.",
    ),
    situation(
        "stained",
        said="it is stained|it has stains|it has a stain|there are stains on it|"
             "it has a stain on it",
        worded="it is marked|it is soiled|it has marks on it|it is dirty",
        shown="I spilt coffee on it|I spilled coffee on it|there is a stain on it|"
              "there is a big stain on it|I spilt wine on it|I spilled wine on it|"
              "my son spilt juice over it|the cat was sick on it|my daughter spilt juice over it|"
              "a stain will not come out|"
              "there is a purple patch on it|my toddler tipped juice over it|"
              "there is a coffee stain on it|the dog weed on it|there is a mark on it",
        barred="it is spotless|there is not a mark on it|it has no stains|it is clean|"
               "there is not a stain on it|there is not a single mark on it|"
               "it is as clean as a whistle|"
               "there is not a spot on it|it has not got a mark on it",
        clause="it is stained", fires="I spilt coffee on it.", fails="It is spotless.",
        silent="I split a bun on it.",
    ),
)
# fmt: on
