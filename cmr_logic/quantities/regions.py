"""Continents and regions of several countries: which countries surely lie in them, and which may.

Continents follow the five regions of the United Nations' geoscheme (M49), as everyday English names
them. Countries on two continents, and those that writers place differently, stand behind "maybe".
Codes are ISO 3166-1 alpha-2.
"""

from __future__ import annotations

from typing import Final

from cmr_logic.quantities.wordlists import words

# fmt: off
_EUROPE: Final = (
    "AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GB-ENG GB-NIR GB-SCT GB-WLS GG GI GR HR HU "
    "IE IM IS "
    "IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA AX FO SJ XK"
)
_NORDIC: Final = "DK FI IS NO SE AX FO"
_CARIBBEAN: Final = (
    "AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI"
)
_CENTRAL: Final = "BZ CR GT HN NI PA SV"
_SOUTH: Final = "AR BO BR CL CO EC GF GY PE PY SR UY VE FK"
_AFRICA: Final = (
    "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML "
    "MR MU MW MZ "
    "NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW EH"
)
_SOUTH_EAST_ASIA: Final = "BN ID KH LA MM MY PH SG TH TL VN"
_GULF: Final = "AE BH KW OM QA SA"
_ASIA: Final = (
    "AF BD BT CN HK IN IQ IR IL JO JP KG KH KP KR LB LK MM MN MO MV MY NP PH PK PS SG SY TH "
    "TJ TM TW UZ "
    "VN YE LA BN ID TL AE BH KW OM QA SA"
)
_OCEANIA: Final = "AU NZ FJ PG SB VU NC PF WS TO TV KI NR PW FM MH CK NU TK WF AS GU NF MP"
# The members of the Commonwealth of Nations, as its secretariat lists them.
_COMMONWEALTH: Final = (
    "AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY IN JM KE KI KN LC LK LS MT MU MV "
    "MW MY MZ NA NG NR NZ PG PK RW SB SC SG SL SZ TG TO TT TV TZ UG VC VU WS ZA ZM"
)
# By the names of a region: the codes inside, and those that some count in.
REGIONS: Final[dict[str, tuple[str, str]]] = {
    "Europe|mainland Europe": (_EUROPE, "RU TR CY GE AM AZ KZ GL"),
    "continental Europe": (
        "AD AL AT BA BE BG BY CH CZ DE EE ES FR HR HU IT LI LT LU LV MC MD ME MK NL PL RO RS "
        "SI SK SM "
        "UA VA PT GR",
        "DK FI NO SE RU TR GI XK",
    ),
    "Western Europe": ("AT BE CH DE FR LI LU MC NL", "GB-ENG GB-NIR GB-SCT GB-WLS IE ES PT IT "
    "AD SM VA "
        "DK NO SE FI IS MT GR IM JE GG GI AX FO"),
    "Eastern Europe": ("BG BY MD PL RO UA", "CZ HU SK RU EE LT LV RS BA HR SI AL MK ME XK GE "
    "AM AZ KZ"),
    "Scandinavia": ("DK NO SE", "FI IS FO AX SJ"),
    "Nordic": (_NORDIC, "GL SJ"),
    "Nordic countries": (_NORDIC, "GL SJ"),
    "Benelux": ("BE LU NL", ""),
    "Baltic states|Baltics|Baltic": ("EE LT LV", ""),
    "Balkans": ("AL BA BG ME MK RS XK", "GR HR RO SI TR MD"),
    "Africa": (_AFRICA, "EG RE YT SH"),
    "Asia": (_ASIA, "RU TR CY GE AM AZ KZ EG"),
    "Southeast Asia|South-East Asia|South East Asia": (_SOUTH_EAST_ASIA, ""),
    "Middle East": (f"{_GULF} IL IQ IR JO LB PS SY YE", "EG TR CY AF LY SD"),
    "North America": (
        f"CA MX US {_CENTRAL}", f"{_CARIBBEAN} GL BM PM",
    ),
    "Central America": (_CENTRAL, "MX"),
    "South America": (_SOUTH, "TT PA AW CW BQ GS"),
    "Latin America": (f"MX {_CENTRAL} AR BO BR CL CO EC PE PY UY VE CU DO", f"{_CARIBBEAN} GF "
    "GY SR FK"),
    "Caribbean": (_CARIBBEAN, "BM GF GY SR BZ"),
    "Oceania|South Pacific": (_OCEANIA, "ID TL"),
    "Australasia": ("AU NZ", f"{_OCEANIA} ID TL"),
    "Commonwealth": (_COMMONWEALTH, ""),
    "New England": ("US-CT US-MA US-ME US-NH US-RI US-VT", ""),
    "Pacific Northwest": ("US-OR US-WA", "US-ID CA"),
    "Midwest": ("US-IL US-IN US-IA US-MI US-MN US-OH US-WI US-KS US-MO US-NE US-ND US-SD", ""),
    "New York State|New York state|State of New York": ("US-NY", ""),
    "Washington State|Washington state|State of Washington": ("US-WA", ""),
}
# Countries that are islands, or made of them, so that who lives there lives on one.
ISLAND_STATES: Final = frozenset(
    words(
        "AG AW BB BH BM BS CK CU CV CW CY DM FJ FO GD GG GU IE IM IS JE JM KI KM KN KY LC LK MH "
        "MG MS MT MU MV NR NU NZ PF PH PR PW RE SB SC SG ST TC TO TT TV TW VC VG VI VU WS AI BL "
        "FM GP MQ NC JP"
    )
)
LANDLOCKED: Final = frozenset(
    words(
        "AD AF AM AT AZ BF BI BO BT BW BY CF CH CZ ET HU KG KZ LA LI LS LU MD MK ML MN MW NE NP "
        "PY RS RW SK SM SS SZ TD TJ TM UG UZ VA XK ZM ZW"
    )
)
# Countries, and states of the USA, whose towns are inland or on the mainland, but for those below.
INLAND_STATES: Final = frozenset(
    words(
        "US-AR US-AZ US-CO US-IA US-ID US-IL US-IN US-KS US-KY US-MN US-MO US-MT US-ND US-NE US-NM "
        "US-NV US-OK US-PA US-SD US-TN US-UT US-WV US-WY"
    )
)
CONTINENTAL: Final = INLAND_STATES.union(words(
    "DE FR ES IT PT BE PL BG RO UA RU TR CN IN PK IR IQ SA EG MA DZ TN LY KE ET GH NG SN ZA NA AO "
    "CM CO PE AR CL BO VE GT CR US-OH US-WI"
))
# Large towns that lie on no island but Great Britain or Ireland, in countries that have others.
MAINLAND_TOWNS: Final = frozenset(
    name
    for names in (
        "London|Manchester|Birmingham|Leeds|Sheffield|Liverpool|Bristol|Nottingham",
        "Leicester|Coventry|Bradford|Oxford|Cambridge|York|Exeter|Plymouth|Norwich",
        "Southampton|Bournemouth|Brighton|Bath|Newcastle|Newcastle upon Tyne|Sunderland",
        "Durham|Derby|Preston|Cardiff|Swansea|Wrexham|Aberystwyth|Bangor|Carmarthen",
        "Glasgow|Edinburgh|Aberdeen|Dundee|Perth|Stirling|Inverness|Oban|Fort William",
        "Ullapool|Mallaig|Thurso|Wick|Ayr|Paisley|Dumfries|Belfast|Derry|Dublin|Limerick",
        "Galway|Oslo|Bergen|Gothenburg|Malmö|Uppsala|Helsinki|Aarhus|Aalborg|Zagreb|Split",
        "Toronto|Calgary|Ottawa|Winnipeg|Boston|Seattle|Chicago|Dallas|Atlanta|Portland",
        "Los Angeles|San Francisco|Melbourne|Adelaide|Brisbane|Athens|Thessaloniki|Patras",
    )
    for name in names.split("|")
)
# Islands by the country that they belong to, as far as they are no countries.
ISLANDS: Final[dict[str, str]] = {
    "GB-SCT": "Skye|Isle of Skye|Mull|Isle of Mull|Islay|Isle of Arran|Arran|Lewis and Harris"
    "|Isle of Lewis"
    "|Isle of Harris|North Uist|South Uist|Barra|Tiree|Iona|Jura|Orkney|Shetland|Hebrides"
    "|Outer Hebrides"
    "|Inner Hebrides|Isle of Bute|Benbecula|Stornoway|Lerwick|Kirkwall|Portree|Tobermory|Rothesay"
    "|Brodick|Western Isles",
    "GB-ENG": "Isle of Wight|Isles of Scilly|Scilly|Lundy|Hayling Island|Canvey Island|Mersea "
    "Island"
    "|Holy Island|Lindisfarne|Isle of Sheppey|Isles of Scilly|Ryde|Cowes|Ventnor|Shanklin",
    "GB-WLS": "Anglesey|Isle of Anglesey|Bardsey Island|Holyhead|Beaumaris",
    "GB-NIR": "Rathlin Island",
    "IE": "Achill Island|Aran Islands|Inishmore",
    "GR": "Crete|Corfu|Rhodes|Santorini|Mykonos|Kos|Zakynthos|Zante|Kefalonia|Lesbos|Naxos"
    "|Paros|Samos"
    "|Heraklion|Chania|Rethymno|Agios Nikolaos",
    "ES": "Majorca|Mallorca|Ibiza|Menorca|Minorca|Tenerife|Gran Canaria|Lanzarote"
    "|Fuerteventura|La Palma"
    "|Palma|Palma de Mallorca|Las Palmas|Las Palmas de Gran Canaria|Santa Cruz de Tenerife"
    "|Arrecife|Balearic Islands|Balearics|Canary Islands|Canaries|Formentera|La Gomera",
    "PT": "Madeira|Azores|Funchal|Ponta Delgada",
    "IT": "Sicily|Sardinia|Capri|Elba|Ischia|Lampedusa|Palermo|Catania"
    "|Messina|Cagliari|Siracusa|Trapani|Ragusa|Agrigento|Marsala|Gela|Caltanissetta|Sassari|Olbia"
    "|Quartu Sant'Elena|Venice",
    "FR": "Corsica|Ajaccio|Bastia|Oléron",
    "DK": "Bornholm|Funen|Odense",
    "SE": "Gotland|Öland|Visby",
    "EE": "Saaremaa",
    "MT": "Gozo|Valletta|Sliema|Birkirkara",
    "DE": "Sylt|Rügen|Usedom|Norderney|Heligoland",
    "NL": "Texel|Terschelling|Ameland|Vlieland",
    "NO": "Svalbard|Lofoten",
    "HR": "Hvar|Brač|Korčula",
    "ID": "Bali|Lombok|Java|Sumatra|Ubud|Denpasar",
    "MY": "Penang|Langkawi",
    "KR": "Jeju",
    "CN": "Hainan",
    "PH": "Luzon|Mindanao|Palawan|Boracay|Cebu|Panay|Negros",
    "TH": "Phuket|Koh Samui|Ko Samui|Koh Chang",
    "TZ": "Zanzibar",
    "AU": "Tasmania|Hobart|Kangaroo Island|Rottnest Island",
    "JP": "Hokkaido|Kyushu|Shikoku|Honshu|Okinawa",
    "NZ": "North Island|South Island|Stewart Island|Waiheke Island",
    "CL": "Easter Island",
    "EC": "Galápagos|Galapagos",
    "CA": "Newfoundland|Prince Edward Island|Vancouver Island|Cape Breton",
    "US-HI": "Hawaii|Maui|Oahu|Kauai|Honolulu",
    "US-MA": "Martha's Vineyard|Nantucket",
    "US-NY": "Long Island|Staten Island",
}
# fmt: on
ISLAND: Final = "island"
MAINLAND: Final = "mainland"


def named() -> dict[str, tuple[str, ...]]:
    """Return the names of regions and islands, with what each is looked up by.

    Example:
        >>> named()["Scandinavia"], named()["Skye"]
        (('Scandinavia',), ('GB-SCT',))
    """
    regions = {name: (names,) for names in REGIONS for name in names.split("|")}
    islands = {name: (code,) for code, names in ISLANDS.items() for name in names.split("|")}
    return {**regions, **islands}
