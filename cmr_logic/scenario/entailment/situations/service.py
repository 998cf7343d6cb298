"""Service: the forces, and those who served; public office and duties."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
SERVICE: tuple[Situation, ...] = (
    situation(
        "serving",
        said="I am in the armed forces|I serve in the armed forces|"
             "I am a member of the armed forces|I am a serving member of the forces",
        shown="I am in the army|I am in the navy|I am in the air force|I am a sailor in the navy|"
              "I serve in the army|I am in the forces|I am an army officer|I am a corporal|"
              "I am a sergeant in the army|I am a marine|I am a naval officer|"
              "I am a serving soldier|I am a private in the army|I am an infantryman|"
              "I am based at a barracks|I am on leave from the army|I am a soldier",
        barred="I have never been in the forces|I am a civilian|"
               "I have never served in the military|I have never been in the military|"
               "I left the navy|I have never been in the armed forces",
        clause="you are in the armed forces", fires="I'm a corporal in the infantry.",
        fails="I left the navy in 2010.", silent="I'm a curator in the infirmary.",
    ),
    situation(
        "veteran",
        said="I am a veteran|I served in the armed forces|I am an ex-serviceman|"
             "I am a former service member|I am a former member of the armed forces|"
             "I was in the armed forces",
        worded="I did military service|I have served in the armed forces|"
               "I have served in the military|I served in the armed forces|I am ex-forces|"
               "I used to serve in the armed forces",
        shown="I served in the army|I served in the navy|I was in the army|I was in the navy|"
              "I am a military veteran|I left the army|I did two years in the army|"
              "I did twelve years in the navy|I spent six years in the army|I was a soldier|"
              "I was discharged from the army|I am an army veteran|I served as a marine|"
              "I did two tours in Iraq as a soldier|I was in the forces|"
              "I served my country as a soldier|I retired from the army|I left the forces|"
              "I fought in the war|I did my national service|I did twenty years in the army|"
              "I was in the army for ten years|I left the army in 2010|I was in the paras|"
              "I served in Afghanistan|I did two tours of Iraq|I am ex-army|I am ex-navy|"
              "I came out of the army|I did six years as a gunner|I was a sergeant in the army|"
              "I was a corporal|I was a paratrooper|I served in Iraq|"
              "I did two tours of Afghanistan|I flew Tornados in the RAF|I left the navy|"
              "I did national service|I was a Royal Marine|I was a rating in the navy|"
              "I was a submariner|I was an infantryman|I was demobbed in 2005|"
              "I was a sailor in the Royal Navy|I fought in the Falklands",
        barred="I have never been in the forces|I have never served in the military|"
               "I have never been in the military|I never served in the military|"
               "I have never been in the army|I never served in the forces|"
               "I was never in the army|I have never been in the armed forces|"
               "I was never in the forces|I have never worn a uniform|"
               "I have never served in the forces|"
               "I have never served",
        clause="you are a veteran", fires="I did twelve years in the navy.",
        fails="I've never been in the forces.", silent="I did twelve years in a nursery.",
    ),
    situation(
        "honourable",
        said="I received an honourable discharge|I got an honourable discharge|"
             "I have an honourable discharge|my discharge was honourable|"
             "I was honourably discharged",
        worded="I left the forces with an honourable discharge",
        shown="I left the army with an honourable discharge|I was given an honourable discharge",
        barred="I got a dishonourable discharge|my discharge was dishonourable|"
               "I have never served in the military|I have never been in the forces|"
               "I was given a dishonourable discharge|I received a dishonourable discharge|"
               "I was never in the forces|I never served in the military",
        clause="you received an honourable discharge",
        fires="I was given an honourable discharge.", fails="I got a dishonourable discharge.",
        silent="I was given an honest discount.",
    ),
    situation(
        "reservist",
        said="I am a reservist|I am in the army reserve|I am a member of the reserve forces|"
             "I am a member of the reserves|I am in the reserves",
        shown="I serve in the reserves|I am in the naval reserve|I train with the army reserve|"
              "I am in the national guard",
        barred="I have never been in the forces|I have never been a reservist|"
               "I have never been in the armed forces|I have never served in the military|"
               "I have never been in the military|I never served in the military",
        clause="you are a reservist", fires="I train with the army reserve.",
        fails="I have never been a reservist.", silent="I train with the army band.",
    ),
    situation(
        "public-sector",
        said="I work in the public sector|I am a public servant|I am a public sector worker",
        shown="I am a prison officer|I am a police officer|I am a firefighter|"
              "I am a civil servant|I work for the council|I am a council worker|"
              "I work for the ministry|I teach at a state school|I am a coastguard|"
              "I am a customs officer",
        barred="I work in the private sector|I work for a private company|I work for a law firm",
        clause="you work in the public sector", fires="I'm a prison officer in Hull.",
        fails="I work for a law firm.", silent="I'm a pressing office in Hull.",
    ),
)
# fmt: on
