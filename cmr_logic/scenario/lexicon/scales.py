"""Scales on which things stand: wet or dry, clean or dirty, and by how much of it.

Whatever stands at one end does not stand at the other: a sopping rope is not dry. A strong word
says the plain one as well (what is drenched is wet), a weak one does not (what is damp may not be
wet), and both rule out the other end. The entries are read and tested like those of
:mod:`.contrasts` and :mod:`.kinds`.
"""

from __future__ import annotations

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.entries import Kinds, Opposites, kinds, opposite


@record(frozen=True, slots=True)
class _End:
    """The words of one end of a scale.

    Args:
        plain: the plain word.
        strong: words that say it, and more.
        weak: words that rule out the other end and do not say the plain word.
    """

    plain: str
    strong: str
    weak: str

    @property
    def words(self) -> str:
        """All of its words, with bars between them."""
        return "|".join(filter(None, (self.plain, self.strong, self.weak)))


# A thing that stands on the scale, and its ends: the plain word, the strong ones and the weak ones.
_SCALES: tuple[tuple[str, str, str], ...] = (
    ("rope", "wet/soaked|drenched|sopping|sopping wet|soaking wet|wringing wet|sodden|dripping"
     "|dripping wet|wet through|soaked through|saturated|waterlogged/damp|moist|clammy|soggy",
     "dry/bone dry|bone-dry|dry as a bone|parched|arid"),
    ("saddle", "clean/spotless|gleaming|squeaky clean|immaculate|pristine",
     "dirty/filthy|grubby|grimy|mucky|muddy|sooty|soiled|greasy|caked in mud|covered in mud"
     "|caked in dirt|covered in dirt|caked in soot|covered in soot|covered in grease"
     "|covered in dust|thick with dust|thick with grease|thick with dirt/dusty|smeared"),
    ("kettle", "hot/scalding|scalding hot|red-hot|red hot|boiling|boiling hot|burning hot"
     "|roasting|sizzling|searing/warm",
     "cold/freezing|freezing cold|icy|ice-cold|ice cold|stone cold|stone-cold|frozen/chilled"
     "|lukewarm|tepid"),
    ("barrel", "full/full to the brim|brim-full|brimful|crammed|crammed full|packed|overflowing"
     "|brimming|bursting|chock-full|filled to the brim",
     "empty/bone-dry|drained/half full|half empty|half-full|half-empty|nearly empty"
     "|almost empty|three quarters full|a third full|a quarter full"),
    ("kite", "big/huge|enormous|gigantic|massive|giant|colossal|vast|immense|whopping",
     "small/tiny|miniature|teeny|minuscule|microscopic|wee/little"),
    ("anvil", "heavy/weighty|heavy as lead|leaden",
     "light/light as a feather|weightless|featherweight/lightweight"),
    ("flute", "straight/straight as an arrow|straight as a die|dead straight",
     "bent/crooked|curved|warped|twisted|buckled|wonky"),
    ("path", "straight/dead straight|straight as an arrow", "winding/twisting|zigzagging"),
    ("scarf", "soft/silky|velvety|fluffy|downy", "hard/rock-hard|rock hard|solid|stiff"),
    ("jumper", "soft/silky|velvety|downy", "scratchy/itchy|prickly|coarse"),
    ("board", "smooth/smooth as glass|silky smooth|polished smooth",
     "rough/bumpy|jagged|rugged|lumpy|gritty/uneven"),
    ("pear", "ripe/perfectly ripe", "unripe/hard and green/rotten"),
    ("milk", "fresh/fresh from the cow|freshly made|fresh out of the oven",
     "stale/mouldy|rancid|putrid/curdled|rotten|sour|gone off|turned sour"),
    ("cider", "sweet/sugary|sickly sweet|honeyed", "sour/vinegary|tart/dry|bitter"),
    ("pump", "loud/deafening|ear-splitting|thunderous|blaring|noisy as anything",
     "quiet/silent|noiseless|soundless|hushed|inaudible|quiet as a mouse"),
    ("bell", "noisy/deafening|ear-splitting|blaring|thunderous", "silent/noiseless|soundless"),
    ("cart", "fast/swift|speedy|lightning-fast|rapid/brisk", "slow/sluggish|slow as a snail"),
    ("room", "bright/brilliant|dazzling|sunny", "dark/pitch-black|pitch-dark|pitch dark|murky"
     "|dingy|unlit/dim|gloomy"),
    ("river", "clear/crystal clear|crystal-clear|limpid", "murky/muddy|cloudy"),
    ("sky", "clear/cloudless", "cloudy/overcast|grey with cloud|dull"),
    ("glass", "transparent/see-through|clear as day", "opaque/frosted"),
    ("paint", "glossy/shiny|gleaming", "matt/matte|dull"),
    ("hat", "ancient//as old as the hills|antique|very old|quite old|rather old|really old",
     "new/brand new|brand-new|newly made|box-fresh"),
    ("jug", "empty", "half-empty//half full|half-full|three quarters full"
     "|a third full|a quarter full|full to the brim|brimful"),
    ("harp", "expensive/exorbitant|extortionate|dear|pricey|costly|ruinously expensive",
     "cheap/dirt cheap|dirt-cheap|inexpensive|cheap as chips"),
    ("coin", "rare/one of a kind|hard to come by", "common/ten a penny|two a penny|commonplace"),
    ("loom", "strong/sturdy|robust|solid as a rock", "weak/flimsy|rickety|frail|fragile"),
    ("bench", "comfortable/comfy|cosy", "uncomfortable/agony to sit on"),
    ("plank", "flexible/bendy|pliable|supple|bends easily", "rigid/stiff|inflexible|unbending"),
    ("bridge", "safe/perfectly safe|safe as houses",
     "dangerous/perilous|deadly|unsafe|hazardous|treacherous|lethal"),
    ("riddle", "easy/a piece of cake|child's play",
     "difficult/impossible|tricky|fiendish|hard"),
    ("riddle", "simple/straightforward|child's play", "complicated/fiendish|intricate|complex"),
    ("letter", "legible/perfectly legible", "illegible/unreadable"),
    ("play", "funny/hilarious|side-splitting", "serious/solemn|deadly serious"),
    ("rule", "strict/draconian", "lax/lenient"),
    ("mare", "calm/placid|serene|calm as a millpond|docile",
     "nervous/skittish|jumpy|jittery|restless|frantic|agitated"),
    ("mare", "fat/obese|overweight/plump|chubby|tubby|portly",
     "thin/skinny|scrawny|emaciated|skin and bone|all skin and bone|underweight/slim"),
    ("parrot", "friendly/affectionate", "hostile/aggressive|unfriendly|vicious|savage"),
    ("goat", "gentle/meek|mild-mannered|good as gold|docile",
     "fierce/vicious|savage|ferocious|aggressive"),
    ("goat", "obedient/well behaved|well-behaved|well trained|well-trained",
     "disobedient/unruly|wayward"),
    ("goat", "young/newborn", "elderly//getting on in years|very old|as old as the hills"),
    ("goat", "male/masculine", "female/feminine"),
    ("mule", "strong/strong as an ox|powerful|mighty", "weak/feeble|frail"),
    ("mule", "tall/towering|very tall", "short/tiny|very short"),
    ("knife", "sharp/razor-sharp|sharp as a razor|keen as a razor", "blunt/dull"),
    ("garden", "tidy/spick and span|immaculate|neat and tidy|neat|orderly|shipshape|in good order",
     "untidy/messy|mess|in a mess|pigsty|chaotic|cluttered|in disarray|higgledy-piggledy"
     "|overgrown"),
    ("hall", "crowded/packed|jam-packed|heaving|chock-a-block|bursting at the seams|full of people",
     "empty/deserted|half empty|quiet as the grave"),
    ("street", "busy/bustling|teeming", "quiet/deserted|dead quiet|sleepy"),
    ("gate", "open/wide open|wide-open|ajar|open wide",
     "closed/shut|locked|bolted|padlocked|closed up|shut tight"),
    ("gate", "locked/bolted|padlocked|under lock and key|locked up",
     "unlocked/unbolted|open|wide open|ajar|off the latch|open to all"),
    ("lantern", "lit/burning|ablaze|alight|aglow|burning brightly",
     "unlit//extinguished|snuffed out"),
    ("battery", "charged/fully charged", "flat/dead|run down|drained|flat as a pancake"),
    ("tyre", "inflated/pumped up|fully inflated", "flat/deflated|punctured|flat as a pancake"),
    ("boat", "afloat/floating|seaworthy", "sunk/sunken|submerged|wrecked|capsized"),
    ("quilt", "finished/complete|done|all done",
     "unfinished/incomplete|half done|half-done|half finished|half-finished|nearly done"
     "|nearly finished|barely begun|barely started"),
    ("vase", "intact/in one piece|unbroken|unharmed|unscathed|undamaged|without a scratch",
     "broken/smashed|shattered|in pieces|in bits|smashed to bits|in smithereens|snapped"
     "/cracked|chipped|dented"),
    ("rope", "intact/in one piece", "snapped/frayed through|cut through"),
    ("dress", "tight/skin-tight|skintight", "loose/baggy|roomy|loose-fitting"),
    ("jar", "sealed/airtight|still sealed", "open/opened|unsealed"),
    ("hut", "inhabited", "uninhabited/deserted|abandoned|derelict|in ruins"),
    ("hut", "habitable", "uninhabitable/derelict|in ruins|ruin"),
    ("field", "fertile/rich", "barren/infertile"),
    ("field", "flat/level|flat as a pancake|level as a table", "hilly/mountainous|steep"),
    ("map", "accurate/spot on|correct|exact|precise", "inaccurate/wrong|incorrect|false"),
    ("tale", "true/gospel truth|perfectly true", "false/made up|made-up|untrue|invented"),
    ("letter", "handwritten/written by hand", "printed/typewritten"),
    ("map", "original", "copy/photocopy|reproduction|replica"),
    ("glass", "thick/thick as your arm", "thin/paper-thin|wafer-thin"),
    ("moor", "deep/bottomless", "shallow/knee-deep|ankle-deep"),
    ("shawl", "plain/undecorated|unpatterned",
     "patterned/striped|tartan|flowery|stripy|spotty|chequered"),
    ("sack", "waterproof/watertight", "porous/full of holes|leaky"),
    ("clay", "sticky/gluey|tacky", "dry/bone dry"),
    ("stew", "edible/fit to eat", "inedible/poisonous|toxic|unfit to eat"),
    ("mushroom", "poisonous/deadly|toxic|highly poisonous", "edible/harmless|safe to eat"),
    ("snake", "venomous/deadly", "harmless/perfectly harmless|non-venomous"),
    ("tap", "public/open to all|open to everyone", "private/off limits|members only"),
    ("well", "drinkable/fit to drink", "undrinkable/unfit to drink|brackish|poisoned|contaminated"),
    ("lesson", "compulsory/mandatory|obligatory|required", "optional/voluntary|up to you"),
    ("rival", "alive/alive and kicking|alive and well", "dead/deceased|long dead|dead and buried"),
    ("rival", "polite/courteous|well-mannered", "rude/impolite|insolent|discourteous|cheeky"),
    ("rival", "rich/loaded|wealthy|rolling in it|well off|affluent|prosperous|well-to-do",
     "poor/penniless|destitute|skint|broke|impoverished|hard up|poverty-stricken"),
    ("rival", "happy/overjoyed|delighted|ecstatic|over the moon|cheerful|jolly|thrilled",
     "unhappy/miserable|sad|wretched|down in the dumps|heartbroken|gloomy"),
    ("rival", "cheerful/jolly|merry", "miserable/gloomy|down in the dumps|unhappy|sad"),
    ("rival", "hungry/starving|famished|ravenous|peckish", "full up/stuffed|full to bursting"),
    ("rival", "tired/exhausted|worn out|shattered|dead tired|knackered|dog-tired|dead on my feet",
     "wide awake/full of energy|full of beans|well rested|fresh as a daisy"),
    ("rival", "brave/fearless|courageous|valiant", "cowardly/coward|timid"),
    ("rival", "honest/honest as the day is long|truthful", "deceitful//liar"),
    ("rival", "right-handed/right-hander", "left-handed/left-hander"),
    ("rival", "famous/world-famous|household name|well known|well-known",
     "unknown/obscure|unheard of"),
    ("rival", "guilty/guilty as charged", "innocent/blameless|not guilty"),
    ("rival", "barefoot/barefooted", "in boots/in shoes|shod"),
    ("rival", "bald/bald as a coot", "hairy/long-haired"),
    ("rival", "beginner/novice|raw recruit",
     "expert/old hand|past master|experienced|seasoned"),
    ("rival", "experienced/seasoned|old hand|past master",
     "inexperienced/beginner|novice|wet behind the ears"),
    ("rival", "volunteer/unpaid helper",
     "paid employee/paid member of staff|on the payroll|paid worker|salaried|on a salary"),
    ("rival", "optimist/optimistic", "pessimist/pessimistic"),
)  # fmt: skip


def _end(text: str) -> _End:
    """Return the words of an end, written with slashes and bars."""
    plain, strong, weak = [*text.split("/"), "", ""][:3]
    return _End(plain, strong, weak)


def _opposites() -> tuple[Opposites, ...]:
    """Return an entry for the ends of each scale, tried on its thing."""
    found = []
    for thing, first, second in _SCALES:
        one, other = _end(first), _end(second)
        found.append(
            opposite(
                f"{thing}-{one.plain}-{other.plain}", one.words, other.words,
                f"your {thing} is {one.plain}", f"My {thing} is {other.plain}.",
                f"My {thing} is beautiful.",
            )
        )  # fmt: skip
    return tuple(found)


def _kinds() -> tuple[Kinds, ...]:
    """Return for each plain word the strong ones that say it."""
    found = []
    for thing, *ends in _SCALES:
        for end in map(_end, ends):
            if end.strong:
                strong = end.strong.split("|")[0]
                found.append(
                    kinds(
                        end.plain, end.strong, f"your {thing} is {end.plain}",
                        f"My {thing} is {strong}.", f"My {thing} is beautiful.",
                    )
                )  # fmt: skip
    return tuple(found)


SCALES: tuple[Opposites, ...] = _opposites()
"""What rules out the other end of a scale, either way."""

STRENGTHS: tuple[Kinds, ...] = _kinds()
"""What says a plain word of a scale, and more."""
