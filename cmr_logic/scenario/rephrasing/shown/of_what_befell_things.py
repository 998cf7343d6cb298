"""What befell a thing, told by what others did with it, or by how it is now."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# Who takes what is not theirs: "a **pickpocket** took it"; not "a driver took it".
_THIEVES = (
    "(thief|thieves|burglars?|pickpockets?|robbers?|muggers?|shoplifters?|crooks?|vandals|"
    "joyriders?)"
)
# Who brings what was ordered: "the **courier** brought it"; not "the cat brought it".
_CARRIERS = (
    "(courier|postman|postwoman|postie|mailman|delivery (man|woman|driver|guy|van)|driver|carrier|"
    "van driver|removal men|delivery men)"
)
# Words that say how much was paid: "**£50** for it"; not "a lot of trouble for it".
_SUM = (
    "((about |nearly |almost |just |over |only )?[£$€][0-9][0-9,.]*|{n} (pounds|quid|euros|dollars)"
    "|a few (pounds|quid)|good money)"
)
_NOT_SOLD = (
    "I have not sold {what}. I did not sell {what}. {what} has not been sold. {what} was not sold. "
    "I have not given {what} away. I have not parted with {what}. I have not got rid of {what}. "
    "I have not disposed of {what}"
)
_SOLD = (
    "I have sold {what}. I sold {what}. {what} was sold. {what} has been sold. I no longer own "
    "{what}"
)
_STOLEN = "{what} was stolen. {what} has been stolen. I had {what} stolen"
_ARRIVED = (
    "{what} has arrived. {what} arrived. I have received {what}. I received {what}. {what} was "
    "delivered. {what} has been delivered"
)
_SOUND = (
    "{what} is not damaged. {what} is not broken. {what} was not damaged. {what} has not been "
    "damaged. I did not damage {what}. I have not damaged {what}"
)
_EXPIRED = "{what} has expired. {what} has run out. {what} is out of date. {what} is not valid"
_SIGNED = "{what} has been signed. {what} is signed. I signed {what}. I have signed {what}"
_NOT_SIGNED = (
    "{what} has not been signed. {what} is not signed. I have not signed {what}. "
    "I did not sign {what}"
)
_NOT_LENT = (
    "I did not lend {what}. I have not lent {what}. I have not lent {what} to anybody. "
    "I did not lend {what} to somebody. Nobody else has used {what}. Nobody else used {what}. "
    "I have not let anyone else use {what}. I have not shared {what}"
)
_HURT = "{what} is hurt. {what} has been hurt. {what} is injured. {what} has been injured"

# fmt: off
OF_WHAT_BEFELL_THINGS: tuple[Rewording, ...] = (
    shows(
        "bought-it-off-me",
        "{few}(bought|purchased) {what} (off|from) (me|us)\\b|(sold|flogged) {what} (on )?to "
        f"[a-z]+|(got|given|gave me|paid me|paid us|gave us|took|accepted) {_SUM} for {{what}}(?! "
        "(repair|damage|trouble|use))",
        _SOLD,
        "you have sold the kayak", "My aunt bought the kayak off me.",
        "My aunt brought the kayak in for me.", of_anybody=True,
        unless_there=r"\b(?:offered|would|insurance|insurer|quoted?|bid|estimate|fix|mend|rent(?:s|ed)?|hires?|hired|lent|lend)\b",
    ),
    shows(
        "anothers-now",
        "{what} (belongs|belong) to (my {few}[a-z]+|somebody else|someone else|another [a-z]+|the "
        "new owners?|him|her|them) now|{what} (is|are|'s) (my {few}[a-z]+'s|somebody else's"
        "|someone else's|no longer (mine|ours)) now|{what} (is|'s|are) no longer (mine|ours)"
        "|{what} (has|have) (a new owner|new owners|changed hands)",
        "I no longer own {what}. I do not own {what}. I have parted with {what}. I do not have "
        "{what}. {what} is not mine. {what} has changed hands",
        "you own the kayak", "The kayak belongs to my cousin now.",
        "The kayak belonged to my cousin then.", value=False,
    ),
    shows(
        "not-sold-yet",
        "{i} still (have|own|ride|drive|use|keep) {what}{stop}|{i}('ve| have) still got "
        "{what}{stop}"
        "|{i}('m| am|'re| are) (keeping|hanging on to|holding on to) {what}{stop}|{what} (is|'s"
        "|are)"
        " still (mine|ours)\\b|{what} (is|'s|are) not for sale",
        _NOT_SOLD,
        "you have sold the kayak", "I'm hanging on to the kayak.", "I'm hanging up the kayak.",
        value=False,
    ),
    shows(
        "nobody-else-touched-it",
        "(nobody|no one|no-one) (else|but me|but us|except me|apart from me|other than me) {few}"
        "(ever |has ever |has |had |ever had )?(used|ridden|rode|driven|drove|touched|worn|wore"
        "|borrowed|handled|played|sailed|opened|gets to use|rides|drives|uses|touches) {what}{stop}"
        "|{i}('m| am) the only (one|person) who {few}(has ever |has |ever )?(uses|used|rides"
        "|rode|ridden|drives|drove"
        "|driven|wears|worn|touches|touched) {what}{stop}|{i}('ve| have)? never (let|lets) "
        "(anyone|anybody"
        "|anyone else|anybody else|a soul) (else )?(use|ride|drive|touch|borrow|wear|have) {what}",
        _NOT_LENT,
        "you have lent the kayak to somebody", "I'm the only person who has used the kayak.",
        "I'm the only person who has seen the kayak.", value=False, ever=True,
    ),
    shows(
        "let-them-use-it",
        "{whom} {perfect} ?(was|were|been|is|are) (using|riding|driving|borrowing|wearing|sailing)"
        " {what} with (my|our) (permission|blessing|consent|agreement|ok)"
        "|{whom} (has|have|had|'s) {what} on loan|{what} (is|was|'s) on loan to {whom}"
        "|{i}{perfect} ?loaned {what}",
        "I lent {what}. I have lent {what}. I lent {what} to somebody. I have lent {what} to "
        "somebody. I lent {what} to another person",
        "you have lent the kayak to somebody", "My niece was using the kayak with my permission.",
        "My niece was using the kayak without a word.", of_anybody=True,
    ),
    shows(
        "thieves-took-it",
        f"{_THIEVES} {{few}}(took|nicked|pinched|stole|grabbed|snatched|lifted|swiped|made off with"
        "|got away with|ran off with|drove off (in|with)|rode off on|got|cleaned out|walked off "
        "with) {what}{stop}|(snatched|grabbed|ripped|torn|taken|pinched|nicked|swiped|lifted) "
        "{what} "
        "(straight |right )?(from|off|out of) (my|our) (hand|hands|shoulder|bag|pocket|pocket|drive"
        "|driveway|garden|shed|garage|locker|desk|car|house|flat)(?! by me)|{what} (was|were|got)"
        " (snatched|swiped|pinched|nicked|half-inched)",
        _STOLEN,
        "your kayak was stolen", "Burglars made off with my kayak.",
        "Burglars made fun of my kayak.", of_anybody=True,
        unless_there=r"\b(?:nearly|almost|tried|attempted|I\s(?:took|grabbed|ripped|lifted)|get\sit\sback|got\sit\sback|recovered)\b",
    ),
    shows(
        "carrier-brought-it",
        f"(the|a|your|our) {_CARRIERS} {{few}}(brought|delivered|dropped off|handed me|handed over"
        "|carried in|unloaded|left) {what}{stop}|{what} (came|arrived|was here|landed|got here|was"
        " delivered|were delivered|has come|has arrived) (this morning|yesterday|today|on [a-z]+day"
        "|last night|safely|safe and sound|on time|with the post|by courier|in the post|a (day"
        "|week)"
        " ago|{n} (days|weeks) ago)|{what} (is|are|'s) (here|at home with me) now",
        _ARRIVED,
        "you have received the kayak", "The courier brought the kayak this morning.",
        "The courier bought the kayak this morning.", of_anybody=True,
        unless=r"\b(?:empty|next\sdoor|neighbour['’]s|wrong\s(?:house|address|one))\b",
    ),
    shows(
        "long-out-of-date",
        "{what} {few}(ran|run) out (yesterday|last|a (week|month|year) ago"
        "|{n} (days|weeks|months|years) ago|ages ago|long ago|in the spring|back in)"
        "|{what}('s| is| was) (well |long |way )?(past its|out of) date",
        _EXPIRED,
        "the licence has expired", "The licence is way out of date.",
        "The licence is on the way out to Dan.", ever=True,
        unless_there=r"\b(?:if|used\sto|renewed|extended)\b",
    ),
    shows(
        "signature-on-it",
        "(my|our) (signature|name) (is|went|'s|has been|was|are) (on|at the (bottom|foot|end) "
        "of|under)"
        " {what}{stop}|{i}{perfect} ?(put|added|scribbled|scrawled|set|inked) (my|our)"
        " (name|names|signature|signatures|moniker|pen) (to|on|at the (bottom|foot|end) of|under)"
        " {what}{stop}|{what} (is|was|were|are|has) (signed and sealed|got my signature"
        "|my signature)",
        _SIGNED,
        "you have signed the lease", "My name went on the lease in May.",
        "My name went on the locker in May.", ever=True,
        unless=r"\b(?:ticket|parcel|locker|door|list|envelope|badge|bag|box)\b",
    ),
    shows(
        "signature-missing",
        "{what}('s| is| are) {few}(unsigned|not signed|without (a|my) signature|yet to be signed"
        "|still to be signed)|{what} (is |are )?(still |just )?(lying|sitting|lies|sits"
        "|waiting)\\b[^.;!?]{0,30}?"
        "(unsigned|not signed)|(my|our) signature (is|'s) (missing|not on|still missing)",
        _NOT_SIGNED,
        "you have signed the lease", "The lease is lying on my desk unsigned.",
        "The lease is lying on my desk undisturbed.", value=False,
    ),
    shows(
        "teeth-in-it",
        "(sank|sunk) (its|his|her|their) (teeth|fangs|claws) into {what}|(took|taken) a (bite"
        "|chunk) "
        "out of {what}|{what} (has|have|got|had) (tooth|teeth|bite) marks",
        "{what} was bitten. {what} has been bitten. " + _HURT,
        "the goat has been bitten", "A fox sank its teeth into the goat.",
        "A fox sank its paws into the mud.", of_anybody=True,
    ),
    shows(
        "unharmed-by-it",
        "{what} (hasn't|has not|hadn't|had not|doesn't have|does not have|didn't have|did not have)"
        " (got )?(a|so much as a|a single) (scratch|mark|dent|chip)( on (it|them|him|her))?{end}"
        "|there('s| is| was) not a (scratch|mark|dent) on {what}|{what} (escaped|came out|came "
        "through|got away) "
        "{few}(unscathed|without a scratch|unharmed)|there('s| is| was|'s really| is really)? "
        "nothing (at all )?(wrong|the"
        " matter|amiss) with {what}{end}",
        _SOUND + ". {what} is not hurt. {what} was not hurt. {what} is not injured. {what} was not "
        "injured. {what} has not been bitten. {what} is not faulty. {what} is not sore. {what} has "
        "not been injured. I have not hurt {what}. I have not injured {what}. I have not broken "
        "{what}. I have not sprained {what}. I have not lost {what}",
        "the kiln is damaged", "There's nothing wrong with the kiln.",
        "There's nothing warm in the kiln.", value=False,
        unless_there=r"\b(?:if|else)\b",
    ),
    shows(
        "marked-it",
        "{i}{perfect} {often}(badly |accidentally |stupidly )?(scratched|dented|cracked|scuffed"
        "|chipped|gouged|scorched"
        "|singed|stained|tore|ripped|burnt|burned|smashed|shattered|broke|wrecked|ruined|split|bent"
        "|punctured|flooded) {what}{stop}(?! (up|down|off|even|free|in|open|news|silence|ice"
        "|apart into))",
        "I damaged {what}. I have damaged {what}. {what} is damaged. {what} was damaged. {what} "
        "has "
        "been damaged",
        "you have damaged the kiln", "I dented the kiln badly.", "I tented the kiln badly.",
        unless=r"\b(?:mended|fixed|repaired|as\snew|good\sas)\b",
        unless_there=r"\b(?:box|seal|wrapping|news|ice|fast|record|label|itch|my\s(?:arm|leg|hand|foot|head|finger|skin))\b",
    ),
    shows(
        "as-we-found-it",
        "{i}{perfect} {often}(left|leave|leaving|handed over|handed back|gave back|kept|returned)"
        " (everything|the (whole )?(place|lot|house|flat|room|rooms)|it|them|it all|{what}) "
        "{few}(just )?(in "
        "(perfect|good|immaculate|spotless|mint|excellent|tip-top) (condition|order|nick|shape"
        "|repair)"
        "|(exactly )?(as|how) (I|we) found (it|them)|without a (mark|scratch)|undamaged|intact"
        "|spotless and whole)",
        "I did not damage it. I have not damaged it. I did not damage anything. I have not damaged "
        "anything. I did not damage the property. I did not damage the room. I did not damage the "
        "flat. There is no damage. I have not caused any damage. I did not cause any damage. It is "
        "not damaged. It was not damaged",
        "you have caused any damage", "We left everything in perfect condition.",
        "We left everything in perfect confusion.", value=False, ever=True,
    ),
    shows(
        "longer-on-it",
        "{few}(gave|given|granted|got|allowed|added|put|has|have) (me |us |it )?(another|a "
        "further|an extra) "
        "({n} )?(day|days|week|weeks|fortnight|month|months|year|years)('s?)?( extra)? (on|to"
        "|onto) "
        "(?P<what>(the|my|our|his|her) (visa|permit|licence|lease|contract|tenancy|passport|loan"
        "|deadline|card|booking|pass|badge|certificate|membership|subscription|policy|permission))",
        "{what} was extended. {what} has been extended. I was granted an extension. I have got an "
        "extension",
        "your permit has been extended", "They gave me another six months on my permit.",
        "They gave me another six pages on my permit.", of_anybody=True,
    ),
    shows(
        "no-longer-on-it",
        "(?P<what>(the|my|our|his|her) (visa|permit|licence|lease|contract|tenancy|loan"
        "|deadline|pass"
        "|membership)) extension (was|has been|got|is) (refused|denied|turned down|rejected|not "
        "granted)"
        "|(refused|declined|won't|will not|would not|wouldn't) (to )?(extend|renew|prolong) {what}",
        "{what} was not extended. {what} has not been extended. {what} has not been renewed",
        "your permit has been extended", "My permit extension was turned down.",
        "My passport extension leads were turned down.", value=False, of_anybody=True,
    ),
    shows(
        "gone-without-me",
        "{what} (left|went|set off|departed|took off|sailed|pulled out|had (gone|left|sailed"
        "|departed))"
        " without (me|us)|{few}(just )?(as|watched|saw|see|watching|seeing|in time to see) {what} "
        "(was |were )?(just )?(pull|pulled|pulling|leave|leaving|drive off|drove off|draw|drew"
        "|depart"
        "|sail|disappear|going|go) (out|away|off|without me|the (platform|station|stop|quay))"
        "|(?P<what>(my|our|the) (train|bus|coach|ferry|flight|plane|boat|tram)) (had|'d) "
        "(already |just )?(gone|left|departed|pulled out|taken off|sailed)",
        "I missed {what}. I have missed {what}. I was too late for {what}",
        "you missed the ferry", "I got there as the ferry was pulling out.",
        "I got there as the ferry was pulling in.",
        unless=r"\b(?:caught\sit|on\sboard|waving|waved)\b",
    ),
    shows(
        "in-time-for-it",
        "{i} {often}(caught|made|got|boarded|was on|were on) {what} {few}(with {some}to spare"
        "|in (good |plenty of )?time"
        "|as planned|all right|without any (trouble|bother))",
        "I did not miss {what}. I have not missed {what}. I caught {what}",
        "you missed the ferry", "We caught the ferry with minutes to spare.",
        "We caught a cold with minutes to spare.", value=False, ever=True,
    ),
    shows(
        "conks-out",
        "(it|she) (won't|will not|wouldn't|would not|refuses to|refused to) (even )?(start|turn "
        "over"
        "){end}|(the|my|our) {few}(engine|motor|car|van|bike|motorbike|lorry|coach"
        "|vehicle) (won't|will not|wouldn't|would not|refuses to|refused to) (even )?(start"
        "|turn over)"
        "|(stuck|stranded) (at|by|on) the {few}(side of the road|roadside|hard shoulder|verge"
        "|lay-by)",
        "My car has broken down. My vehicle has broken down. My car broke down. My vehicle broke "
        "down. I have broken down. I had a breakdown",
        "your car has broken down", "The engine won't start.", "The engineer won't start.",
        unless=r"\b(?:mower|drill|printer|computer|laptop|boiler|kettle|hoover|washing|dishwasher|fridge|snow|traffic|jam"
               r"|accident|crash|petrol|fuel|boat|generator|chainsaw|phone)\b",
    ),
    shows(
        "running-well",
        "(the|my|our) (car|van|engine|vehicle|motor|motorbike|bike|lorry|motorhome|camper) {some}"
        "(runs|running|ran|goes|going|drives|driving|starts|started) (fine|well|perfectly"
        "|beautifully"
        "|smoothly|like (a dream|clockwork|new)|without (a hitch|trouble|any trouble|problems)"
        "|first time)",
        "My car has not broken down. My vehicle has not broken down. My car did not break down. My "
        "vehicle did not break down. I have not broken down. It has not broken down",
        "your car has broken down", "My car is running fine.", "My cat is running free.",
        value=False, unless=r"\b(?:until|till|used\sto|then|but)\b",
    ),
)
# fmt: on
