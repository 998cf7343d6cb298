"""Words for things and for what is done with them that say the same: a further table of synonyms.

They are read and tested like those of :mod:`.synonyms`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Synonyms, same

# fmt: off
OF_THINGS: tuple[Synonyms, ...] = (
    same("label", "label|tag|price tag", "the label is red", "The tag is red.", "The tap is red."),
    same("rear", "rear|back", "the gate is at the rear", "The gate is at the back.",
         "The gate is at the bank."),
    same("hosepipe", "hosepipe|hose|garden hose", "you use a hosepipe", "I use a hose.",
         "I use a horse."),
    same("neuter", "neuter|spay|castrate|have … done at the vet", "you have neutered the cat",
         "We spayed the cat.", "We sprayed the cat."),
    same("publish", "publish|print in a magazine|print in a newspaper|appear in print",
         "your poem has been published", "My poem was printed in a magazine.",
         "My poem was painted in a magazine."),
    same("enter-competition", "enter the competition|take part in the competition|go in for the "
         "competition|compete in the competition", "you entered the competition",
         "I took part in the competition.", "I took photos of the competition."),
    same("shut-word", "shut|close|closed down", "you have closed the gate", "I shut the gate.",
         "I shot the gate."),
    same("bring-along", "bring|take along|bring along|take … along", "you brought your own wine",
         "I took along my own wine.", "I took up my own wine."),
    same("pick-up", "find|pick … up off the ground|come across", "you found a watch",
         "I came across a watch.", "I came with a watch."),
    same("fit-under", "fit under|go under|slide under", "the bag fits under the seat",
         "The bag goes under the seat.", "The bag lies on the seat."),
    same("gone-past", "past its use-by date|past its sell-by date|out of date|gone out of date",
         "the ham is past its use-by date", "The ham is out of date.", "The ham is out of stock."),
    same("postponed", "postpone|put off|move to a later date|move … to a later date"
         "|put back to a later date"
         "|put … back to a later date|reschedule",
         "the concert was postponed", "The concert was put off.", "The concert was put on."),
    same("chain-up", "lock|padlock|chain up", "you locked the bike", "I padlocked the bike.",
         "I padded the bike."),
    same("fill-up", "fill up|top up|fill to the brim", "you filled up the tank",
         "I topped up the tank.", "I tipped over the tank."),
    same("roadworthy", "roadworthy|safe to drive on the road|safe to drive|fit to be on the road"
         "|fit for the road", "the van is roadworthy", "The van is safe to drive.",
         "The van is sad to drive."),
    same("open-air", "outdoors|open-air|in the open air|out of doors|outside",
         "the concert is outdoors", "The concert is in the open air.",
         "The concert is on the air."),
    same("flame-proof", "fireproof|flame-retardant|fire-resistant|flameproof",
         "the cloth is fireproof", "The cloth is flame-retardant.", "The cloth is flamboyant."),
    same("second-handed", "second-hand|pre-owned|preloved|pre-loved|nearly new|buy used",
         "the pram is second-hand", "The pram is pre-owned.", "The pram is pre-war."),
    same("dismantle", "take down|dismantle|remove|take away", "the stage has been taken down",
         "They've removed the stage.", "They've moved the stage."),
    same("fall-down", "fall down|collapse|come down|cave in", "the wall has fallen down",
         "The wall collapsed.", "The wall is calm."),
    same("resign-club", "resign from|quit", "you have resigned from the club",
         "I've quit the club.", "I've quoted the club."),
    same("tamper", "tamper with|fiddle with|meddle with|interfere with|mess with",
         "somebody has tampered with the meter", "Somebody has fiddled with the meter.",
         "Somebody has fiddled about the meter."),
    same("standing-idle", "unoccupied|stand empty|stand vacant", "the house is unoccupied",
         "The house stands empty.", "The house stands tall."),
)
# fmt: on
