"""Renting and neighbours in people's words: rent that is late, notice to go, deposits, keys."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
RENTING: tuple[Situation, ...] = (
    situation(
        "rent-behind",
        said="I am behind with my rent|I have rent arrears|I am in arrears with my rent|"
             "I am behind on the rent|I owe rent|I owe my landlord rent",
        shown="I missed the last two rent payments|I have missed two rent payments|"
              "I have not paid my rent since May|I have not paid the rent for two months|"
              "I cannot pay my rent|I am two months behind with my rent|my rent is overdue|"
              "I could not pay the rent in May|I owe two months' rent|my rent is late",
        barred="I have paid my rent in full|my rent is paid up to date|I pay my rent on time|"
               "my rent has never been late|"
               "I always pay the rent on time|my rent is up to date|I owe no rent|"
               "I have never been late with the rent|I paid the rent in full|"
               "my rent goes out on time|I have paid the housing association in full|"
               "I have paid my landlord in full|I am up to date with my rent",
        clause="you are behind with your rent",
        fires="I've missed two rent payments.",
        fails="I always pay the rent on time.",
        silent="I've missed two tent pegs.",
    ),
    situation(
        "told-to-leave",
        said="my landlord has given me notice to leave|my landlord has given me notice|"
             "I have been given notice to leave|I have been given notice by my landlord|"
             "I have been asked to leave my home|my landlord gave me notice",
        shown="my landlord wants me out by June|my landlord served me an eviction notice|"
              "I got an eviction notice|my landlord told me to move out|"
              "my landlord has served me notice|I have been served notice|"
              "I was served a notice to quit|we have got a section 21 notice|"
              "my landlord told us to be out by June|my landlord asked us to leave",
        barred="my landlord wants me to stay|my landlord has not given me notice|"
               "I have not been given notice|nobody has asked me to leave|"
               "my landlord renewed my tenancy",
        clause="your landlord has given you notice to leave",
        fires="I got an eviction notice on Friday.",
        fails="My landlord wants me to stay.",
        silent="I got a parking notice on Friday.",
    ),
    situation(
        "tenancy-in-writing",
        said="I have a written tenancy agreement|my tenancy agreement is in writing|"
             "I have a tenancy agreement",
        shown="we both signed the tenancy|I signed a tenancy agreement|I signed the tenancy|"
              "I have a signed lease|I have a copy of my tenancy agreement|I signed a lease|"
              "my tenancy agreement is in the drawer",
        barred="we have nothing in writing|it was all done on a handshake|"
               "I have no tenancy agreement|I never signed a tenancy agreement|"
               "there is nothing in writing|we only shook hands on it|"
               "I have never had a tenancy agreement",
        clause="you have a written tenancy agreement",
        fires="We both signed the tenancy in May.",
        fails="It was all done on a handshake.",
        silent="We both sighed at the tenants in May.",
    ),
    situation(
        "paid-up-front",
        said="I paid a deposit|I have paid a deposit|I put down a deposit|I gave a deposit",
        shown="I handed over £900 against damage|I left a deposit with the landlord|"
              "they are holding my deposit|my landlord has my deposit|I lost my deposit|"
              "I want my deposit back|my deposit was £500|they kept my deposit|"
              "the agent holds my deposit",
        barred="they did not ask for a deposit|I never paid a deposit|there was no deposit|"
               "they did not want a deposit|I paid no deposit|I have not paid a deposit|"
               "nobody asked me for a deposit",
        clause="you paid a deposit",
        fires="My landlord has my deposit.",
        fails="There was no deposit.",
        silent="My landlord has my debt papers.",
    ),
    situation(
        "comes-furnished",
        said="my flat is furnished|the property is furnished|my home is furnished|"
             "I rent a furnished flat|it is furnished",
        shown="my flat came with furniture|the furniture belongs to the landlord|"
              "my landlord supplied the furniture|all the furniture is my landlord's|"
              "the flat came with all its furniture",
        barred="it came without furniture|my flat is unfurnished|it was unfurnished",
        clause="the property is furnished",
        fires="My landlord supplied the furniture.",
        fails="My flat is unfurnished.",
        silent="It came with a bill and a sofa stain.",
    ),
    situation(
        "owns-where-one-lives",
        said="I own the property I live in|I own the home I live in|I own my home|"
             "I own the house I live in",
        shown="I bought the house I live in|I have a mortgage on my house|I bought my cottage|"
              "the house is in my name|the cottage is in my name|the flat is in my name",
        barred="I rent the cottage|I rent the house|I rent from the estate|I rent my cottage|"
               "the house belongs to my parents|I rent my home|I am a tenant|"
               "I rent the house I live in|I rent the flat I live in",
        clause="you own the property you live in",
        fires="The cottage is in my name.",
        fails="I rent the cottage from the estate.",
        silent="The ferry is in my notebook.",
    ),
    situation(
        "flat-of-some-floor",
        said="I live in a flat|my home is a flat|I live in an apartment",
        shown="we are on the third floor of a tower block|I am on the top floor of the block|"
              "my flat is on the second floor|our flat is above a shop|I live above a shop|"
              "I live on the fourth floor|we are in a maisonette|my flat has two rooms",
        barred="I live in a detached house|I live in a bungalow|we have a semi|"
               "I live in a terraced house|I live in a house|I live in a cottage",
        clause="you live in a flat",
        fires="We're on the third floor of a tower block.",
        fails="I live in a bungalow.",
        silent="We're on the third floor of a tower of plates.",
    ),
    situation(
        "neighbours-complaint",
        said="my neighbour has complained about noise|my neighbour has complained|"
             "my neighbour complained|my neighbours have complained",
        shown="my neighbour went to the council about my drums|"
              "the neighbours have had enough of my drums|my neighbour reported me to the council|"
              "my neighbour rang the council about the noise|"
              "the woman next door complained about my drums|"
              "my neighbour wrote to the council about my dog",
        barred="my neighbours have never complained|nobody has ever complained|"
               "my neighbour does not mind the noise|no one has complained|"
               "the neighbours do not mind",
        clause="your neighbour has complained",
        fires="My neighbour reported me to the council.",
        fails="Nobody has ever complained.",
        silent="My neighbour repainted the council hall.",
    ),
)
# fmt: on
