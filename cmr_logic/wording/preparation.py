"""The table of what is done to a statement before it is turned into a question."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.syntax import RELATIVES
from cmr_logic.wording import cleaning, persons
from cmr_logic.wording.phrase import Phrase
from cmr_logic.wording.table import Transformation
from cmr_logic.wording.wordlists import ASIDE_CUES, ASKERS, DISCOURSE, GENERIC, REPORTING

PREPARATION: tuple[Transformation[Phrase], ...] = (
    Transformation(
        "closing punctuation",
        "signs and conjunctions at either end, and brackets without a partner, are dropped",
        cleaning.punctuation,
        fires=("you rent your home, and", "Do you rent your home?"),
        idle=("you rent (or lease) your home", "Do you rent (or lease) your home?"),
    ),
    Transformation(
        "aside",
        "a long bracket, a bracket of examples, and what follows “, for example” are dropped",
        cleaning.asides,
        fires=("you own pets (for example a cat)", "Do you own pets?"),
        idle=("you pay National Insurance (NI)", "Do you pay National Insurance (NI)?"),
        cues=ASIDE_CUES,
    ),
    Transformation(
        "cannot",
        "“can not” is one word",
        cleaning.cannot,
        fires=("you have debts that you can not repay", "Do you have debts that you cannot repay?"),
        idle=("you have debts that you can repay", "Do you have debts that you can repay?"),
        cues=frozenset({"not"}),
    ),
    Transformation(
        "doubled word",
        "an article before another, and “in” before “within”, are dropped",
        cleaning.doubled,
        fires=("you rent the a berth", "Do you rent a berth?"),
        idle=("you take vitamin A a day", "Do you take vitamin A a day?"),
        cues=syntax.ARTICLES | frozenset({"in"}),
    ),
    Transformation(
        "quoted verb",
        "the marks around a verb that is quoted are dropped",
        cleaning.quoted_verb,
        fires=("you ‘dispose of’ a boat", "Do you dispose of a boat?"),
        idle=("you have a ‘small’ boat", "Do you have a ‘small’ boat?"),
        cues=frozenset({"'", '"'}),
    ),
    Transformation(
        "either of two",
        "“either” before the first of two subjects is dropped",
        cleaning.either,
        fires=("either you or your partner is over 60", "Are you or your partner over 60?"),
        idle=("either parent is over 60", "Is either parent over 60?"),
        cues=frozenset({"either"}),
    ),
    Transformation(
        "item in small letters",
        "the capital that opens a list item goes where it is no name",
        cleaning.lower_case,
        fires=("you are Registered with a doctor", "Are you registered with a doctor?"),
        idle=("you are Irish", "Are you Irish?"),
    ),
    Transformation(
        "reported condition",
        "the call to report a condition gives way to the condition",
        cleaning.reported,
        fires=("tell us if you have moved", "Have you moved?"),
        idle=("you tell us that you have moved", "Did you tell us that you have moved?"),
        cues=REPORTING,
    ),
    Transformation(
        "next sentence",
        "a sentence behind a semicolon is dropped",
        cleaning.next_sentence,
        fires=("you keep the bill; we will ask for it", "Do you keep the bill?"),
        idle=("you rent a flat; or a house", "Do you rent a flat; or a house?"),
        cues=frozenset({";"}),
    ),
    Transformation(
        "repeated relative",
        "“who” or “which” after “or” is dropped where none stands before",
        cleaning.relative,
        fires=("the guests smoke or who bring dogs", "Do the guests smoke or bring dogs?"),
        idle=(
            "the pots that leak or that are cracked were sold",
            "Were the pots that leak or that are cracked sold?",
        ),
        cues=RELATIVES,
    ),
    Transformation(
        "call",
        "what a call asks for is what the person does",
        cleaning.call,
        fires=("Keep the bill for your records", "Do you keep the bill for your records?"),
        idle=("keep fit classes", "Do you keep fit classes?"),
    ),
    Transformation(
        "opening adverbial",
        "a time or place before the subject goes to the end, a purpose is dropped",
        cleaning.adverbial,
        fires=("in 2016 you earned less than before", "Did you earn less than before in 2016?"),
        idle=("in the country you come from", "Are you in the country you come from?"),
    ),
    Transformation(
        "first person",
        "“I” and “my” are the person asked",
        persons.first_person,
        fires=("I am renting my flat", "Are you renting your flat?"),
        idle=("we have accepted your offer", "Have we accepted your offer?"),
        cues=persons.FIRST_CUES,
    ),
    Transformation(
        "asker",
        "the applicant, claimant or customer is the person asked",
        persons.asker,
        fires=("the applicant owns a shop", "Do you own a shop?"),
        idle=("the landlord owns a shop", "Does the landlord own a shop?"),
        cues=ASKERS,
    ),
    Transformation(
        "people who",
        "people, anyone or those of a kind are the person asked",
        persons.generic,
        fires=("people who work at night", "Do you work at night?"),
        idle=("nurses who work at night", "Are you a nurse who works at night?"),
        cues=GENERIC,
    ),
    Transformation(
        "whose",
        "what is said of something of the person's is asked about that",
        persons.whose,
        fires=("you are whose parent works abroad", "Does your parent work abroad?"),
        idle=("you know whose dog it is", "Do you know whose dog it is?"),
        cues=frozenset({"whose"}),
    ),
    Transformation(
        "your own",
        "“their” is “your” where nobody else is named",
        persons.own,
        fires=("you have finished their training", "Have you finished your training?"),
        idle=(
            "you look after children and their pets",
            "Do you look after children and their pets?",
        ),
        cues=persons.OWN_CUES,
    ),
    Transformation(
        "linking adverb",
        "words that link a rule's sentences, or soften them, are dropped beside the verb",
        cleaning.discourse,
        fires=("you also keep hens", "Do you keep hens?"),
        idle=("you only keep hens", "Do you only keep hens?"),
        cues=DISCOURSE,
    ),
    Transformation(
        "age group",
        "people named by their age are one person of that age",
        persons.age_group,
        fires=("you are under-16s", "Are you under 16?"),
        idle=("you are under 16", "Are you under 16?"),
    ),
    Transformation(
        "one person",
        "one person has an article",
        persons.one_person,
        fires=("you are civil partner", "Are you a civil partner?"),
        idle=("you are resident here", "Are you resident here?"),
    ),
    Transformation(
        "one of many",
        "a person or thing asked about is one: singular, with its article",
        persons.one_of_many,
        fires=("you are pensioners", "Are you a pensioner?"),
        idle=("you are in receipt of benefits", "Are you in receipt of benefits?"),
    ),
)
