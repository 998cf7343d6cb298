"""Births and deaths: who was born, who died, funerals, wills and estates."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
PASSING: tuple[Situation, ...] = (
    situation(
        "lost-relative",
        said="a relative of mine died|my relative died|my relative has died|a relative has died",
        worded="a member of my family has died|a family member has died|I have lost a relative|"
               "there has been a death in my family|I have lost a family member",
        shown="my mother died|my father died|my uncle died|my aunt died|my brother died|"
              "my sister died|my grandmother died|my grandfather died|I lost my nan|"
              "my nan passed away|I buried my brother|my cousin died|my mum died|my dad died|"
              "my mother passed away|my father passed away|my nan died|my grandad passed away|"
              "my son died|my aunt passed away|we buried my father last week|I lost my mother|"
              "I lost my dad",
        clause="your relative has died", fires="My aunt passed away in May.",
        silent="My aunt passed by in May.",
    ),
    situation(
        "bereaved",
        said="I have been bereaved|I was bereaved|I lost a loved one|I am bereaved",
        worded="I have lost someone close to me|someone close to me has died|"
               "somebody close to me has died|a person close to me has died",
        shown="my husband died|my wife died|my mother died|my father died|my son died|"
              "my daughter died|I lost my husband.|I lost my wife.|my brother died|"
              "my sister died|my partner died|I buried my wife|I buried my husband|"
              "my brother was killed|my sister was killed|my son was killed|"
              "my daughter was killed|my father passed away|my mother passed away|"
              "my father was killed|my mother was killed|my brother passed away|"
              "my sister passed away|I lost my brother.|I lost my sister.|I lost my mother.|"
              "I lost my father.|I lost my son.|I lost my daughter.|my mother has died|"
              "my father has died|my best friend died|my grandmother died|my grandfather died|"
              "my child died",
        barred="nobody in my family has died|nobody close to me has died|"
               "I have not lost anybody close to me|I have not lost anyone close to me|"
               "I have never lost anyone close to me",
        clause="you have been bereaved", fires="My brother died in May.",
        silent="My brother dined in May.",
    ),
    situation(
        "funeral-payer",
        said="I arranged the funeral|I organised the funeral|I am arranging the funeral",
        worded="I am responsible for the funeral|I made the funeral arrangements|"
               "I am responsible for arranging the funeral",
        shown="I organised my uncle's funeral|I arranged my mother's funeral|"
              "I took care of the funeral|I booked the undertaker|I saw to the funeral|"
              "I made the arrangements for the funeral",
        barred="I did not arrange the funeral|the council arranged the funeral",
        clause="you arranged the funeral", fires="I booked the undertaker in May.",
        fails="I did not arrange the funeral.", silent="I booked the underground in May.",
    ),
    situation(
        "funeral-paid",
        said="I paid for the funeral|I have paid for the funeral|I paid the funeral costs|"
             "I am paying for the funeral",
        worded="I met the cost of the funeral|I covered the funeral costs|"
               "I am responsible for paying for the funeral",
        shown="I paid the undertaker|I settled the undertaker's bill|I paid the funeral director",
        barred="I did not pay for the funeral",
        clause="you paid for the funeral", fires="I paid the undertaker in cash.",
        fails="I did not pay for the funeral.", silent="I passed the undertaker in town.",
    ),
    situation(
        "executor",
        said="I am the executor|I am an executor|I was named as executor|I am named as executor",
        worded="I am the executor of the estate|I am dealing with the estate",
        shown="my aunt named me as executor|the will names me as executor|"
              "my father made me his executor|I was appointed executor",
        barred="I am not the executor",
        clause="you are the executor", fires="The will names me as executor.",
        fails="I am not the executor.", silent="The wall names me as an expert.",
    ),
    situation(
        "heir",
        said="I inherited money|I received an inheritance|I got an inheritance|I have inherited",
        worded="I have come into an inheritance",
        shown="my aunt left me her house|my uncle left me money|"
              "my grandmother left me her savings|I came into money from my aunt|"
              "I was left a house in a will|my father left me his house|"
              "my mother left me her house|I inherited a house|I inherited my mother's flat|"
              "my aunt left me money|I inherited my aunt's savings",
        barred="I inherited nothing|I have never inherited anything|my aunt left me nothing|"
               "I did not inherit anything",
        clause="you have inherited", fires="My aunt left me her house.",
        fails="I inherited nothing.", silent="My aunt lent me her horse.",
    ),
    situation(
        "birth-registered",
        said="I registered the birth|I have registered the birth|the birth is registered|"
             "the birth was registered",
        shown="I have a birth certificate for the baby|we registered our baby|"
              "I registered my son's birth|I registered my daughter's birth|"
              "we registered our daughter",
        barred="I have not registered the birth|I forgot to register the birth|"
               "I did not register the birth|we have not registered our baby|"
               "I never registered the birth",
        clause="you have registered the birth", fires="We registered our baby in May.",
        fails="I forgot to register the birth.", silent="We rescued our boat in May.",
    ),
)
# fmt: on
