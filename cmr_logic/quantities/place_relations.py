"""The words beside a place's name that tell how it is meant: "**in** Oslo", "**from** Oslo"."""

from __future__ import annotations

from typing import Final

from cmr_logic.records import record


@record(frozen=True, slots=True)
class PlaceRelation:
    """Words beside a place's name that tell how it is meant.

    Args:
        name: the entry's name.
        relation: "in", "to", "from" or "nationality".
        pattern: what stands before the first name, ignoring case.
        example: a text where the entry fires.
        counter_example: a text where it must not.
        outside: the person is outside the place.
        after: what must stand behind the last name.
        demonym: the name must be a demonym ("French") rather than a place's name.
        near: the person is near a city, and so in its country.
        island: the name must be that of an island, or "an island".
        town: the name must be that of a town, or a part of a country.
    """

    name: str
    relation: str
    pattern: str
    example: str
    counter_example: str
    outside: bool = False
    after: str = ""
    demonym: bool = False
    near: bool = False
    island: bool = False
    town: bool = False


_ARTICLE: Final = (
    r"(?:\s(?:the|an?|any|another|one\sof\sthe|mainland|rural|northern|southern|eastern|western"
    r"|central|sunny|beautiful|old|member|countr(?:y|ies)\s(?:of|in)|(?:isle|island|town|city|village|province|state|county|region|suburb|suburbs|outskirts|part|area"
    r"|district|corner|edge)\sof"
    r"|(?:north|south|east|west|middle|heart|centre|center|coast|wilds|mountains|hills)"
    r"(?:\s(?:coast|side))?\sof"
    r"|north|south|east|west))*\s"
)
# In lower case: "UK National Insurance" is no nationality.
_HUMAN: Final = (
    r"(?-i:\s(?:citizens?|citizenship|nationality|nationals?|passport(?:\sholders?)?|man|woman"
    r"|person|people|born)\b)"
)

# Things that stand in the country that their name has: "at **an EU airport**"; not "a UK course".
_KIND_OF_PLACE: Final = (
    r"(?-i:\s(?:(?:public|private|state|main|major|regional|international)\s)?(?:airports?|ports?|hospitals?"
    r"|universit(?:y|ies)|address(?:es)?|stations?|prisons?|cit(?:y|ies)|towns?|villages?|resorts?|farms?|factor(?:y|ies)"
    r"|nurser(?:y|ies)|harbours?|warehouses?)\b)"
)

# What lies somewhere, of which no more is said: "from **a country** outside the EU".
_ANY_PLACE: Final = (
    r"(?:(?:(?:an?|any|another|some)\s)?(?:countr(?:y|ies)|places?|address(?:es)?|states?|airports?|ports?|cit(?:y|ies)"
    r"|towns?|regions?|nations?)\s(?:(?:that|which)\s(?:is|are|lies?)\s)?|(?:somewhere|anywhere)\s)"
)

PLACE_RELATIONS: Final[tuple[PlaceRelation, ...]] = (
    PlaceRelation(
        "place_via",
        "via",
        r"\b(?:connections?|layovers?|stop-?\s?overs?|connecting|changing(?:\splanes)?|change(?:\splanes)?|transfer)"
        r"\s(?:flight\s)?(?:in|at|through)(?:\sthe)?\s$",
        "I fly with a connection in Oslo.",
        "I fly with a cousin in Oslo.",
    ),
    PlaceRelation(
        "place_before",
        "once",
        r"\bafter\s(?:[a-z]+\s){1,4}(?:in|at)\s$",
        "After forty years in Oslo I moved.",
        "For forty years I lived in Oslo.",
    ),
    PlaceRelation(
        "place_flown_from",
        "from",
        r"\b(?:fly|flying|flew|flies|flight|sail(?:s|ed|ing)?|depart(?:s|ed|ing)?|travel(?:s|led|ling)?|plane|ferry|train)\s(?:[a-z]+\s){0,2}?out\sof\s$",
        "I'm flying out of Oslo.",
        "I'm staying out of Oslo.",
    ),
    PlaceRelation(
        "place_worked_out_of",
        "in",
        r"\b(?:work|works|working|worked|operates?|operating|based|fish|fishes|fishing|trades?|trading|runs?|running|delivers?)\s(?:[a-z]+\s){0,2}?out\sof\s$",
        "We're based out of Oslo.",
        "We're priced out of Oslo.",
    ),
    PlaceRelation(
        "nationality_outside",
        "nationality",
        r"\b(?:citizens?|nationals?|citizenship|passports?)\s(?:of|from)\s(?:an?|any|another|the)\s(?:[a-z]+\s)?(?:countr(?:y|ies)|states?|nations?)"
        r"\s(?:that\s(?:is|are)\s)?(?:outside|not\s(?:in|part\sof|within))(?:\sof)?(?:\sthe)?\s$",
        "You are a citizen of a country outside the EU.",
        "You are a citizen living outside the EU.",
        outside=True,
    ),
    PlaceRelation(
        "nationality_not_of",
        "nationality",
        r"\b(?:(?:citizens?|nationals?)\s(?:of|from)\s(?:an?|any|another)\snon-)$",
        "You are a citizen of a non-EU country.",
        "You are a citizen of an EU country.",
        outside=True,
    ),
    PlaceRelation(
        "nationality_not",
        "nationality",
        r"\bnon-$",
        "You are a non-EU national.",
        "You are a non-EU supplier.",
        outside=True,
        after=_HUMAN,
    ),
    PlaceRelation(
        "place_not_resident",
        "in",
        r"\bnon-$",
        "You are a non-UK resident.",
        "You are a non-UK supplier.",
        outside=True,
        after=r"\sresidents?\b",
    ),
    PlaceRelation(
        "from_without",
        "from",
        r"\bfrom\s(?:an?\s|any\s|another\s)?non-$",
        "You travel from a non-EU country.",
        "You travel from an EU country.",
        outside=True,
    ),
    PlaceRelation(
        "place_without",
        "in",
        r"\b(?:in|within|inside)\s(?:an?\s|any\s|another\s)?non-$",
        "You live in a non-EU country.",
        "You live in an EU country.",
        outside=True,
    ),
    PlaceRelation(
        "place_from_kind",
        "from",
        r"\bfrom\s(?:an?|any|another)\s$",
        "You fly from an EU airport.",
        "You fly for an EU airline.",
        after=_KIND_OF_PLACE,
    ),
    PlaceRelation(
        "place_to_kind",
        "to",
        r"\bto\s(?:an?|any|another)\s$",
        "You send it to a UK address.",
        "You send it to a UK firm.",
        after=_KIND_OF_PLACE,
    ),
    PlaceRelation(
        "place_of_kind",
        "in",
        r"\b(?:in|at|within|inside|through)\s(?:an?|any|another)\s$",
        "You study at a UK university.",
        "You study on a UK course.",
        after=_KIND_OF_PLACE,
    ),
    PlaceRelation(
        "place_near",
        "in",
        r"\b(?:just\soutside(?:\sof)?|near|close\sto|not\sfar\sfrom|on\sthe\s(?:outskirts|edge)\sof"
        r"|in\sthe\ssuburbs\sof"
        r"|(?<!hundreds\sof\s)(?<!thousands\sof\s)(?<!\d\d\d\s)(?:miles?|kilomet(?:re|er)s?|km|minutes?|minutes['’]\s\w+|drive|ride)\s(?:out\sof|outside"
        r"|from|away\sfrom|(?:north|south|east|west|inland)\s(?:of|from))|a\s(?:short|little)\sway\s(?:out\sof|from)"
        r"|(?:village|town|hamlet|farm|farmhouse|cottage|place|house|bungalow|croft|cabin|flat|barn|suburb|villa|chalet|shop|workshop|plot|land|vineyard|orchard|smallholding|stables|pub)\soutside(?:\sof)?"
        r"|(?:hills?|hillside|slopes?|pastures?|meadows?|fields?|valley|land|farm|village)\s(?:high\s)?(?:above"
        r"|below|overlooking)"
        rf"|(?:north|south|east|west)\sof){_ARTICLE}$",
        "I live just outside of Oslo.",
        "I live just outside of Norway.",
        near=True,
    ),
    PlaceRelation(
        "place_far",
        "in",
        rf"\b(?:hundreds|thousands|dozens)\sof\s(?:miles|kilomet(?:re|er)s|km)\s(?:away\s)?from{_ARTICLE}$",
        "I live hundreds of miles from Oslo.",
        "I live a mile from Oslo.",
        outside=True,
    ),
    PlaceRelation(
        "place_left",
        "in",
        rf"\b(?:(?:move|emigrate)d?\s(?:away\s|out\s)?(?:of|from)|left){_ARTICLE}$",
        "I moved out of Spain.",
        "I moved to Spain.",
        outside=True,
    ),
    PlaceRelation(
        "from_outside",
        "from",
        rf"\bfrom\s{_ANY_PLACE}?(?:outside(?:\sof)?|beyond|not\sin){_ARTICLE}$",
        "You come from a place outside the EU.",
        "You come from a place in the EU.",
        outside=True,
    ),
    PlaceRelation(
        "to_outside",
        "to",
        rf"(?<!move\s)(?<!moved\s)(?<!moving\s)\bto\s{_ANY_PLACE}?(?:outside(?:\sof)?|beyond|not\sin){_ARTICLE}$",
        "You post it to a place outside the EU.",
        "You post it to a place in the EU.",
        outside=True,
    ),
    PlaceRelation(
        "from_a_place_in",
        "from",
        rf"\bfrom\s{_ANY_PLACE}(?:in|within|inside){_ARTICLE}$",
        "You come from a country in the EU.",
        "You come from a firm in the EU.",
    ),
    PlaceRelation(
        "place_outside",
        "in",
        rf"\b(?:outside(?:\sof)?|not\s(?:[a-z]+\s)?(?:in|within|inside)){_ARTICLE}$",
        "You live outside the EU.",
        "You live inside the EU.",
        outside=True,
    ),
    PlaceRelation(
        "place_moved",
        "in",
        r"\b(?:moved?|relocated?|retired|returned|came|emigrated|immigrated|settled)(?:\s(?:back|over|out|up|down|house"
        rf"|home|away|here))*(?:\sfrom\s[^.,;!?]{{2,30}}?)?\sto{_ARTICLE}$",
        "I moved to Spain.",
        "I sent a parcel to Spain.",
    ),
    PlaceRelation(
        "nationality_of",
        "nationality",
        rf"\b(?:citizens?|nationals?|citizenship)\s(?:of|in){_ARTICLE}$",
        "You are a national of Switzerland.",
        "You are a resident of Switzerland.",
    ),
    PlaceRelation(
        "place_resident",
        "in",
        rf"\b(?:residents?|inhabitants?|resident\sin)\s(?:of|in){_ARTICLE}$",
        "You are a resident of Switzerland.",
        "You are a citizen of Switzerland.",
    ),
    PlaceRelation(
        "place_from",
        "from",
        rf"\bfrom{_ARTICLE}$",
        "I am a potter from Wales.",
        "I am a potter in Wales.",
    ),
    PlaceRelation(
        "place_in",
        "in",
        rf"\b(?:in|within|inside|throughout|across|anywhere\sin|somewhere\sin){_ARTICLE}$",
        "You live in the UK.",
        "You sell to the UK.",
    ),
    PlaceRelation(
        "place_in_spot",
        "in",
        r"\b(?:in|at|on)\s(?:\d+[a-z]?\s)?(?-i:[A-Z][\w’'-]*)(?:\s(?-i:[A-Z][\w’'-]*)){0,3},\s$",
        "I live at 5 Mill Lane, Oslo.",
        "I live with Amy Lane, Oslo's mayor.",
    ),
    PlaceRelation(
        "place_at",
        "in",
        r"\bat\s$",
        "We moor her at Oslo.",
        "We moor her at Norway.",
        town=True,
    ),
    PlaceRelation(
        "place_on_island",
        "in",
        rf"\bon{_ARTICLE}$",
        "I live on Skye.",
        "I live on Spain's coast.",
        island=True,
    ),
    PlaceRelation(
        "place_through",
        "in",
        rf"\b(?:through|round|around|touring|visiting|exploring|crossing){_ARTICLE}$",
        "We cycle through Denmark.",
        "We cycle to Denmark.",
    ),
    PlaceRelation(
        "place_to",
        "to",
        rf"\bto{_ARTICLE}$",
        "I sell wool to Norway.",
        "I live in Norway.",
    ),
    PlaceRelation(
        "place_resident_after",
        "in",
        r"",
        "You are a UK resident.",
        "You are a UK supplier.",
        after=r"\sresidents?\b",
    ),
    PlaceRelation(
        "nationality_after",
        "nationality",
        r"",
        "You are a French citizen.",
        "You take a French course.",
        after=_HUMAN,
    ),
    PlaceRelation(
        "nationality_alone",
        "nationality",
        r"\b(?:am|['’]m|is|are|he['’]s|she['’]s|['’]re|passport['’]s)\s$",
        "I am French and my wife is Dutch.",
        "I am learning French.",
        after=r"(?=\s*[.,;!?]|\s*$|\s(?:and|but|by|so|or)\b)",
        demonym=True,
    ),
)
