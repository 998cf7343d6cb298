"""What turns of speech show of paying: a cheque in the post, a bill twice over, a pocket picked."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# fmt: off
OF_PAYMENTS: tuple[Rewording, ...] = (
    shows(
        "comes-out-by-itself",
        "(comes|goes|taken|leaves|is taken) (straight |automatically )?(out of"
        "|from) my {few}account (on|every|each|once|at|automatically|by itself)|(set up|on|by"
        "|have) (a )?(direct debit|standing order)( for|{end})",
        "I pay by direct debit. I have a direct debit. I pay it by direct debit",
        "you pay by direct debit", "The money comes out of my account on the first of each month.",
        "The monkey comes out of my cupboard on the first of each month.",
        unless=r"\b(?:no|not|n['’]t|never|cancelled|stopped)\b",
    ),
    shows(
        "sent-a-cheque",
        "{i}{perfect} (sent|posted|gave|handed|dropped in|transferred|wired|put in"
        "|paid over) (you|them|the office|the council)? ?(a cheque|the money|the cash|the fee"
        "|the full amount|payment|the lot|everything|it all|my card details) ?(for it|for the"
        "|for that|on|last|by|yesterday|over|to you|{end})|{i}{perfect} settled (it|up|the (bill"
        "|fee|account|invoice))|it (came|went) out of my account|paid in full",
        "I have paid the fee. I paid the fee. I have paid it. I paid it. The fee has been paid. "
        "I have paid. I have paid the bill. It has been paid",
        "you have paid the fee", "I sent you a cheque for it.", "I sent you a check shirt for it.",
        unless=r"\b(?:never|not|n['’]t|bounced|refused|returned)\b",
    ),
    shows(
        "billed-twice",
        "(billed|charged|invoiced) (me |us )?(twice|double|two times|three times|too much"
        "|over the odds)|(took|charged|billed|debited) (me )?[£$€]?[\\d.]+ {some}(should have "
        "been|instead of|not|when it was|rather than) [£$€]?[\\d.]+",
        "I have been overcharged. I was overcharged. You overcharged me. I was charged too much. "
        "I have been charged too much",
        "you have been overcharged", "I was billed twice.", "I was build twice.", ever=True,
    ),
    shows(
        "charged-the-right-amount",
        "(charged|billed|took|taken) (me |us )?(exactly )?(the right|the correct|the proper"
        "|what (it|was|you)) ?(amount|sum|price|said|agreed|owed)?|bill (is|was) (right|correct"
        "|spot on|accurate)",
        "I have not been overcharged. I was not overcharged. You did not overcharge me. I was "
        "not charged too much",
        "you have been overcharged", "You charged the right amount.",
        "You charged up the right flank.", value=False,
    ),
    shows(
        "card-fell-out",
        "(my|the) {few}(?P<thing>card|passport|phone|purse|wallet|licence|ticket|pass|keys?"
        "|badge|permit|certificate) (fell|slipped|dropped) (out|down|from)|(can't|cannot"
        "|couldn't) (find|lay my hands on) (my|the) {few}(?P<thing>card|passport|phone|purse"
        "|wallet|licence|ticket|pass|keys?|badge|permit|certificate|receipt)|(left|dropped) (my"
        "|the) {few}(?P<thing>card|passport|phone|purse|wallet|licence|ticket|pass|badge"
        "|permit) (on|in|at) (the|a) {few}(bus|train|taxi|cab|pub|beach|tram|plane|station"
        "|street|park)",
        "I have lost my {thing}. I lost my {thing}. My {thing} is lost. I do not have my {thing}",
        "you have lost your card", "My card fell out of my pocket on the bus.",
        "My cards fell well on the table.",
        unless=r"\b(?:found|got\sit\sback|turned\sup|handed\sin|picked\s(?:it|them)|caught\s(?:it|them)|gave\sit\sback)\b",
    ),
    shows(
        "pocket-picked",
        "(pickpocket|thief|thieves|mugger|somebody|someone|burglar|burglars|lad|man) {few}(took"
        "|lifted|nicked|pinched|grabbed|snatched|swiped|stole|got|made off with) {some}(my"
        "|the) {few}(?P<thing>card|passport|phone|purse|wallet|licence|bag|bike|bicycle|laptop"
        "|car|keys|jewellery|watch|handbag)|(my|the) {few}(?P<thing>card|passport|phone|purse"
        "|wallet|licence|bag|bike|bicycle|laptop|car|handbag) (was|got|has been|'s been) (nicked"
        "|pinched|lifted|swiped|snatched|taken by)",
        "My {thing} was stolen. My {thing} has been stolen. I had my {thing} stolen. I am a "
        "victim of theft",
        "your purse was stolen", "A pickpocket took my purse on the tram.",
        "A pickpocket took my place.",
        unless=r"\b(?:picture|photo|number|lift)\b",
    ),
    shows(
        "note-on-me",
        "{i}{have} (a |some |£?\\d+ |the |about |{n} )?{few}(note|notes|coins|cash|change|tenner"
        "|fiver|quid|twenty) (on|with|in) (me|us|my (pocket|purse|wallet|hand))",
        "I have cash. I have cash to pay. I have money on me. I can pay in cash",
        "you have cash", "I've a twenty-pound note on me.", "I've a twenty-page note on mead.",
        unless=r"\bno\s(?:cash|change|coins|notes|money)\b",
    ),
    shows(
        "no-money-on-me",
        "(no|not any|haven't any|not a penny of) (money|cash|change|coins|notes) (on|with) (me"
        "|us)|(only|just|nothing but) (have |got |have got )?(my|a) {few}(card|phone to pay"
        "|bank card|debit card)",
        "I do not have cash. I do not have cash to pay. I have no cash. I cannot pay in cash",
        "you have cash", "I've no money on me.", "I've no monkey on me.", value=False,
    ),
    shows(
        "fiver-in-the-tin",
        "{i} {often}(send|give|pay|donate|put|drop|leave) {few}([£$€]?\\d+|a (fiver|tenner|pound"
        "|coin|bit|little|donation)|money|something|{n} pounds) {few}(to|in|into) (the |every "
        "|a |any )?{few}(lifeboats|tin|charity|oxfam|rspca|red cross|hospice|food bank"
        "|salvation army|collection|good cause|homeless|cancer research|barnardo's|unicef)",
        "I give to charity. I donate to charity. I give money to charity. I support a charity",
        "you give to charity", "I send £10 a month to the lifeboats.",
        "I send £10 a month to my landlady.",
    ),
    shows(
        "more-goes-out-than-comes-in",
        "(more (goes|going) out than (comes|coming) in|spend(s|ing)? more than (I|we) (earn|get"
        "|make|bring in)|(can't|cannot|don't) make ends meet|(money|wages|pay) runs? out (before"
        "|by|long before)|[£$€][\\d,]+ (comes|coming|is coming) in,? and [£$€][\\d,]+ (goes"
        "|going|is going) out)",
        "My outgoings are greater than my income. I spend more than I earn. I am in financial "
        "difficulty. I have money problems. My spending is more than my income",
        "you are in financial difficulty", "More goes out than comes in.",
        "More geese go out than come in.",
    ),
)
# fmt: on
