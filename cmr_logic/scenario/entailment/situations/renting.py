"""Renting and neighbours in people's words: rent that is late, notice to go, deposits, keys."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
RENTING: tuple[Situation, ...] = (
    situation(
        "told-to-leave",
        said="my landlord has given me notice to leave|my landlord has given me notice|"
             "I have been given notice to leave|I have been given notice by my landlord|"
             "I have been asked to leave my home|my landlord gave me notice",
        worded="I have been served with an eviction notice|I have received an eviction notice|"
               "I have been served notice to leave|my landlord has asked me to leave",
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
        worded="I have a signed tenancy agreement|there is a written tenancy agreement|"
               "I have signed a tenancy agreement",
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
        "neighbours-complaint",
        said="my neighbour has complained about noise|my neighbour has complained|"
             "my neighbour complained|my neighbours have complained",
        worded="there has been a complaint from a neighbour",
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
