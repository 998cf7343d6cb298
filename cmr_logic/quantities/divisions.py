"""Counties, provinces and federal states, with the towns that surely lie in each.

Rules ask for "Bavaria" and people say "Munich"; two divisions of one set share no land, so who is
in one is in none of the others. Left out are towns on a border, those that were moved from one
county to another, and names that several places bear.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cmr_logic.quantities.larger_regions import LARGER
from cmr_logic.quantities.towns_of_states import ON_BORDERS, TOWNS_OF_STATES
from cmr_logic.quantities.wordlists import words

# fmt: off
# Sets of divisions by the country, or nation, of each: other names of the division behind bars, and
# its towns. What stands under "" lies in none of those that the set names.
DIVISIONS: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("CA", {
        "Ontario": "Toronto|Ottawa|Mississauga|Brampton|Markham|Vaughan|Oakville|Kitchener|Nepean"
        "|Oshawa|Barrie|Guelph|Thunder Bay|Brantford|Kanata|Sarnia|Welland|Timmins|Muskoka|Ajax",
        "Quebec|Québec": "Montreal|Montréal|Quebec City|Gatineau|Longueuil|Laval|Sherbrooke"
        "|Trois-Rivières|Trois-Rivieres|Chicoutimi|Drummondville|Rimouski|Granby",
        "British Columbia": "Burnaby|Coquitlam|Kelowna|Saanich|Kamloops|Chilliwack|Nanaimo"
        "|Whistler|Prince George|Vancouver Island",
        "Alberta": "Calgary|Edmonton|Lethbridge|Grande Prairie|Fort McMurray|Red Deer"
        "|Medicine Hat|Banff National Park|Jasper National Park",
        "Manitoba": "Winnipeg", "Saskatchewan": "Saskatoon|Regina|Moose Jaw",
        "Nova Scotia": "Cape Breton|Lower Sackville", "New Brunswick": "Moncton|Fredericton",
        "Newfoundland and Labrador|Newfoundland": "Labrador", "Yukon": "Whitehorse",
        "Prince Edward Island": "Charlottetown", "Nunavut": "Iqaluit",
        "Northwest Territories": "Yellowknife",
    }),
    ("AU", {
        "New South Wales": "Sydney|Wollongong|Blacktown|Dubbo|Parramatta|Coffs Harbour|Byron Bay"
        "|Port Macquarie|Bankstown",
        "Queensland": "Brisbane|Cairns|Townsville|Toowoomba|Sunshine Coast|Rockhampton|Bundaberg"
        "|Hervey Bay|Noosa|Caboolture",
        "South Australia": "Adelaide|Mount Gambier", "Tasmania": "Hobart|Devonport",
        "Western Australia": "Fremantle|Mandurah|Bunbury|Geraldton|Kalgoorlie|Busselton|Broome",
        "Northern Territory": "Darwin|Alice Springs|Palmerston", "Canberra": "Tuggeranong",
    }),
    ("DE", {
        "Bavaria": "Munich|Nuremberg|Augsburg|Regensburg|Ingolstadt|Würzburg|Bamberg|Bayreuth"
        "|Erlangen|Landshut",
        "Saxony": "Dresden|Leipzig|Chemnitz", "Hesse": "Frankfurt am Main|Wiesbaden|Darmstadt"
        "|Kassel|Marburg",
        "Lower Saxony": "Hannover|Hanover|Braunschweig|Göttingen|Oldenburg|Osnabrück|Wolfsburg",
        "Baden-Württemberg|Baden-Wuerttemberg": "Stuttgart|Mannheim|Karlsruhe|Heidelberg"
        "|Tübingen|Heilbronn",
        "North Rhine-Westphalia": "Koln|Köln|Cologne|Dusseldorf|Düsseldorf|Dortmund|Essen|Bochum"
        "|Bonn|Wuppertal|Bielefeld|Duisburg|Aachen|Krefeld|Munster|Münster",
        "Brandenburg": "Potsdam|Cottbus", "Thuringia": "Erfurt|Weimar|Jena",
        "Schleswig-Holstein": "Kiel|Lubeck|Lübeck|Flensburg", "Berlin": "", "Hamburg": "",
        "Mecklenburg-Vorpommern": "Rostock|Schwerin", "Saxony-Anhalt": "Magdeburg|Halle",
        "Rhineland-Palatinate": "Mainz|Trier|Koblenz", "Saarland": "Saarbrücken",
    }),
    ("AT", {
        "Tyrol": "Innsbruck|Kitzbühel", "Carinthia": "Klagenfurt|Villach", "Styria": "Graz",
        "Vienna": "", "Salzburg": "", "Vorarlberg": "Bregenz|Dornbirn|Feldkirch",
        "Burgenland": "Eisenstadt",
        "Lower Austria": "Wiener Neustadt", "Upper Austria": "Linz|Steyr",
    }),
    ("FR", {
        "Brittany": "Rennes|Brest|Quimper|Saint-Malo|St Malo|Lorient|Vannes",
        "Normandy": "Rouen|Caen|Le Havre|Cherbourg|Bayeux|Honfleur",
        "Provence": "Marseille|Marseilles|Aix-en-Provence|Avignon|Arles",
        "Alsace": "Strasbourg|Mulhouse|Colmar", "Burgundy": "Dijon|Beaune|Auxerre",
        "Corsica": "Ajaccio|Bastia|Calvi",
        "": "Paris|Lyon|Toulouse|Bordeaux|Lille|Montpellier|Grenoble|Limoges|Reims|Perpignan"
        "|Biarritz",
    }),
    ("IT", {
        "Tuscany": "Florence|Siena|Pisa|Prato|Lucca|Livorno|Arezzo", "Lombardy": "Milan|Brescia"
        "|Bergamo",
        "Sicily": "Palermo|Catania|Messina|Siracusa|Trapani|Ragusa|Agrigento",
        "Sardinia": "Cagliari|Sassari|Olbia", "Umbria": "Perugia", "Puglia": "Taranto|Bari|Lecce",
        "Piedmont": "Turin", "Liguria": "Genoa", "Campania": "Naples", "Lazio": "Rome",
        "Veneto": "Venice|Verona|Padua", "Emilia-Romagna": "Bologna|Rimini|Parma|Modena",
    }),
    ("ES", {
        "Catalonia": "Barcelona|Terrassa|Badalona|Sabadell|Girona|Tarragona",
        "Andalusia": "Sevilla|Seville|Malaga|Málaga|Almeria|Almería|Marbella|Torremolinos"
        "|Costa del Sol|Jerez de la Frontera",
        "Galicia": "A Coruna|A Coruña|Vigo", "Basque Country": "Bilbao|San Sebastian",
        "Balearic Islands|Balearics": "Majorca|Mallorca|Ibiza|Menorca|Minorca|Formentera|Palma"
        "|Palma de Mallorca",
        "Canary Islands|Canaries": "Tenerife|Gran Canaria|Lanzarote|Fuerteventura|La Palma"
        "|La Gomera|Arrecife|Las Palmas de Gran Canaria|Santa Cruz de Tenerife",
        "": "Madrid|Zaragoza|Valladolid|Pamplona|Oviedo",
    }),
    ("GR", {
        "Crete": "Heraklion|Chania|Rethymno|Agios Nikolaos", "Corfu": "", "Rhodes": "",
        "Santorini": "", "Mykonos": "", "Kos": "", "Naxos": "", "Paros": "",
        "": "Athens|Thessaloniki|Patras",
    }),
    ("IN", {
        "Kerala": "Kochi|Thiruvananthapuram", "Goa": "Panaji", "Gujarat": "Ahmedabad|Vadodara",
        "Tamil Nadu": "Chennai|Coimbatore|Madurai|Madras", "Rajasthan": "Jaipur|Udaipur|Jodhpur",
        "Karnataka": "Bengaluru|Bangalore|Mysuru|Mysore|Mangaluru|Mangalore|Hubli|Belagavi",
        "Maharashtra": "Mumbai|Pune|Nagpur|Nashik|Thane|Navi Mumbai|Solapur|Kolhapur",
        "West Bengal": "Kolkata|Calcutta|Howrah|Siliguri|Durgapur|Asansol|Darjeeling",
        "Telangana": "Warangal|Nizamabad|Karimnagar", "Odisha": "Bhubaneswar|Cuttack|Puri",
        "Andhra Pradesh": "Visakhapatnam|Vijayawada|Guntur|Tirupati|Nellore",
        "Assam": "Guwahati|Dibrugarh|Silchar|Jorhat",
        "Haryana": "Gurgaon|Gurugram|Faridabad|Panipat|Rohtak",
        "": "Delhi|New Delhi",
    }),
    ("NZ", {
        "North Island": "Auckland|Tauranga|Lower Hutt|Palmerston North|Rotorua|Whangarei|Napier",
        "South Island": "Queenstown|Invercargill",
    }),
    ("GB-ENG", {
        "North Yorkshire": "Harrogate|Whitby|Ripon", "West Yorkshire": "Leeds"
        "|Bradford|Huddersfield|Hebden Bridge|Dewsbury|Keighley|Castleford|Pontefract",
        "South Yorkshire": "Sheffield|Doncaster|Rotherham|Barnsley", "East Sussex": "Brighton"
        "|Eastbourne|Lewes|Bexhill-on-Sea",
        "West Sussex": "Worthing|Crawley|Chichester|Bognor Regis|Littlehampton|Haywards Heath",
        "": "Plymouth|Exeter|Norwich|Bristol|Birmingham|Nottingham|Derby|Leicester|Ipswich",
    }),
    ("US-HI", {"Oahu": "Honolulu", "Maui": "", "Kauai": ""}),
    ("GB-SCT", {
        "Isle of Arran|Arran": "Brodick|Lamlash|Lochranza", "Shetland": "Lerwick",
        "Isle of Skye|Skye": "Portree|Broadford", "Isle of Mull|Mull": "Tobermory",
        "Orkney": "Kirkwall|Stromness", "Isle of Bute|Bute": "Rothesay", "Islay": "Bowmore",
        "Isle of Lewis|Lewis and Harris": "Stornoway", "Tiree": "", "Barra": "Castlebay",
        "": "Glasgow|Perth|Edinburgh|Aberdeen|Dundee|Inverness|Paisley|Kilmarnock|Falkirk|Dumfries"
        "|Kirkcaldy|Dunfermline|St Andrews|Fife|Ayrshire|Lanarkshire|Oban|Fort William|Aviemore",
    }),
    ("GB-SCT", {
        "Western Isles|Outer Hebrides": "Stornoway|Isle of Lewis|Isle of Harris|North Uist"
        "|South Uist|Benbecula|Barra|Castlebay",
        "Orkney": "Kirkwall|Stromness", "Shetland": "Lerwick", "Isle of Skye|Skye": "Portree",
        "": "Glasgow|Perth|Edinburgh|Aberdeen|Dundee|Inverness|Oban|Fort William|Dumfries|Fife",
    }),
    ("GB-SCT", {
        "Fife": "Dunfermline|Kirkcaldy|Glenrothes|St Andrews|Cowdenbeath|Rosyth",
        "Ayrshire": "Kilmarnock|Troon|Saltcoats|Kilwinning|Ayr",
        "Aberdeenshire": "Peterhead|Fraserburgh|Inverurie", "Lanarkshire": "Motherwell|Wishaw",
        "": "Glasgow|Edinburgh|Dundee|Inverness|Orkney|Shetland|Skye|Dumfries|Oban",
    }),
    ("GB-WLS", {
        "Pembrokeshire": "Tenby|Fishguard|Haverfordwest|Milford Haven", "Ceredigion": "Aberystwyth",
        "Anglesey|Isle of Anglesey": "Holyhead|Beaumaris", "Powys": "Brecon",
        "Gwynedd": "Caernarfon|Dolgellau", "Monmouthshire": "Abergavenny",
        "Carmarthenshire": "Carmarthen|Llanelli|Ammanford",
        "": "Cardiff|Swansea|Wrexham|Rhyl|Llandudno|Pontypridd|Merthyr Tydfil|Caerphilly",
    }),
    ("GB-ENG", {
        "Cornwall": "Newquay|Truro|Penzance|Redruth|Bodmin|Padstow|Bude|Looe|St Austell|Liskeard",
        "Devon": "Exeter|Plymouth|Paignton|Exmouth|Barnstaple|Newton Abbot|Bideford|Totnes"
        "|Sidmouth|Ilfracombe|Okehampton",
        "Somerset": "Yeovil|Bridgwater|Glastonbury|Minehead", "Suffolk": "Ipswich|Lowestoft"
        "|Bury St Edmunds|Felixstowe",
        "Dorset": "Poole|Bournemouth|Swanage|Bridport", "Wiltshire": "Swindon|Trowbridge"
        "|Chippenham",
        "Hampshire": "Southampton|Portsmouth|Basingstoke|Gosport|Fareham|Havant|Farnborough"
        "|Aldershot",
        "Essex": "Colchester|Basildon|Harlow|Southend-on-Sea|Clacton-on-Sea|Billericay|Harwich"
        "|Rayleigh|Wickford",
        "Kent": "Maidstone|Canterbury|Dover|Gravesend|Dartford|Herne Bay|Tunbridge Wells"
        "|Ramsgate|Whitstable|Folkestone|Sevenoaks|Tonbridge|Sittingbourne"
        "|Royal Tunbridge Wells|Faversham|Margate",
        "Sussex": "East Sussex|West Sussex|Brighton|Eastbourne|Worthing|Crawley|Chichester"
        "|Lewes|Bognor Regis"
        "|Littlehampton|Burgess Hill|Haywards Heath|Bexhill-on-Sea",
        "Yorkshire": "North Yorkshire|West Yorkshire|South Yorkshire|East Yorkshire|Leeds|Sheffield"
        "|Bradford|York|Hull|Kingston upon Hull|Harrogate"
        "|Huddersfield|Doncaster|Rotherham|Barnsley|Whitby|Bridlington|Ripon|Keighley"
        "|Hebden Bridge|Dewsbury|Castleford|Pontefract",
        "Cumbria": "Kendal|Keswick|Penrith|Barrow in Furness",
        "Lancashire": "Blackpool|Blackburn|Burnley|Preston|Morecambe|Accrington|Chorley",
        "Norfolk": "Norwich|King's Lynn|Great Yarmouth|Cromer",
        "Derbyshire": "Derby|Ilkeston|Matlock|Bakewell", "Nottinghamshire": "Nottingham|Mansfield"
        "|Worksop",
        "Leicestershire": "Leicester|Loughborough|Hinckley|Coalville|Melton Mowbray",
        "Lincolnshire": "Grantham|Skegness|Scunthorpe",
        "Northumberland": "Hexham|Ashington|Alnwick|Berwick-upon-Tweed",
        "Gloucestershire": "Cheltenham|Stroud|Cirencester", "Herefordshire": "Hereford",
        "Shropshire": "Telford|Ludlow|Oswestry", "Worcestershire": "Worcester|Kidderminster"
        "|Redditch|Bromsgrove|Evesham",
        "Staffordshire": "Stoke-on-Trent|Lichfield|Rugeley|Burton upon Trent",
        "Warwickshire": "Nuneaton|Rugby|Stratford-upon-Avon|Royal Leamington Spa",
        "Northamptonshire": "Northampton|Corby|Wellingborough|Daventry",
        "Bedfordshire": "Luton|Bedford|Dunstable|Leighton Buzzard",
        "Hertfordshire": "Watford|Stevenage|Hitchin|Hemel Hempstead|Bishops Stortford",
        "Buckinghamshire": "Aylesbury|High Wycombe|Milton Keynes",
        "Oxfordshire": "Oxford|Banbury|Witney|Didcot", "Berkshire": "Reading|Slough|Windsor"
        "|Bracknell|Wokingham"
        "|Maidenhead|Newbury",
        "Surrey": "Guildford|Woking|Epsom|Farnham|Reigate|Redhill|Dorking|Camberley|Leatherhead"
        "|Esher|Godalming", "Rutland": "Oakham",
        "Isle of Wight": "Ryde|Cowes|Ventnor|Shanklin", "London|Greater London": "Islington"
        "|Tottenham"
        "|Fulham|Putney|Battersea|Peckham|Hounslow|Finchley|Walthamstow|Hackney|Brixton|Camden Town"
        "|Camden|Croydon|Wimbledon|Streatham|Lewisham|Southwark|Lambeth|Wandsworth|Hammersmith"
        "|Tower Hamlets|Haringey|Enfield|Barnet|Harrow|Hillingdon|Ealing|Brent|Bromley|Bexley"
        "|Greenwich|Newham|Waltham Forest|Redbridge|Havering|Merton|Dalston|Shoreditch|Soho|Clapham"
        "|Tooting|Catford|Deptford|Bethnal Green|Canary Wharf|Muswell Hill|Crouch End"
        "|Stoke Newington"
        "|Wembley|Kilburn|Willesden|Chiswick|Romford|Ilford|Dagenham|Surbiton|Carshalton|Wood Green"
        "|Leytonstone|Stratford East|Notting Hill|Balham|Dulwich|Highgate|Hampstead|Twickenham"
        "|Walworth|Bermondsey|Whitechapel",
        "Greater Manchester": "Manchester|Salford|Bolton|Oldham|Rochdale|Wigan|Stockport"
        "|Altrincham",
        "Merseyside": "Liverpool|Birkenhead|Wallasey|Southport|St Helens",
        "West Midlands": "Birmingham|Coventry|Wolverhampton|Walsall|Dudley|Solihull|Stourbridge",
        "Tyne and Wear|Tyneside": "Newcastle upon Tyne|Gateshead|Sunderland|South Shields"
        "|Tynemouth",
        "": "Bristol|Middlesbrough|Newcastle",
    }),
)
# fmt: on
# Towns whose surroundings, too, lie in their division: "a farm near Munich"; not "near Derby".
AMID: Final = frozenset(
    words(
        "Munich Toronto Calgary Winnipeg Saskatoon Truro Newquay Bodmin Exeter Barnstaple Norwich "
        "Siena Innsbruck Graz Leipzig Kassel Palermo Maidstone Harrogate Okehampton Fredericton"
    )
)
NEAR: Final = "near "


@cache
def _sets() -> tuple[tuple[str, dict[str, tuple[str, ...]]], ...]:
    """Return all sets of divisions, with what lies in each: its counties' towns, too."""
    sets = []
    of_states = dict(TOWNS_OF_STATES)
    for country, divisions in DIVISIONS:
        more = of_states.pop(country, {})
        named = {names.split("|")[0]: names for names in divisions}
        for first in more:
            named.setdefault(first, first)
        sets.append(
            (
                country,
                {
                    names: _listed(divisions.get(names, ""), more.get(first, ""))
                    for first, names in named.items()
                },
            )
        )
    counties: dict[tuple[str, str], tuple[str, ...]] = {}
    for country, found in sets:
        for names, towns in found.items():
            counties.update({(country, name): towns for name in names.split("|") if name})
    for country, regions in LARGER:
        held = {names: _listed(within) for names, within in regions.items()}
        sets.append((country, {names: _spread(country, e, counties) for names, e in held.items()}))
    return tuple(sets)


def _listed(*texts: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for text in texts for name in text.split("|") if name))


def _spread(
    country: str, names: tuple[str, ...], counties: dict[tuple[str, str], tuple[str, ...]]
) -> tuple[str, ...]:
    """Return the names of counties and towns, with the towns of the counties."""
    towns = (town for name in names for town in (name, *counties.get((country, name), ())))
    return tuple(dict.fromkeys(towns))


@cache
def _homes() -> dict[str, list[tuple[int, str]]]:
    """Return in which division of which set each name lies; a division lies in itself."""
    homes: dict[str, list[tuple[int, str]]] = {}
    for number, (_, divisions) in enumerate(_sets()):
        for names, towns in divisions.items():
            first, *others = names.split("|")
            for name in dict.fromkeys((first, *others, *towns)):
                if name:
                    homes.setdefault(name, []).append((number, first))
    return homes


def towns_of_divisions() -> dict[str, tuple[str, ...]]:
    """Return the divisions and their towns, with the country or nation of each.

    Example:
        >>> towns_of_divisions()["Padstow"]
        ('GB-ENG',)
    """
    return {name: (_sets()[places[0][0]][0],) for name, places in _homes().items()}


def in_division(name: str, codes: tuple[str, ...], region: str) -> bool | None:
    """Tell whether a town or a division lies in a division; None where the table does not tell.

    Args:
        name: the name of a town or division, behind "near " where it is only close by.
        codes: the countries, or nations, that it may lie in.
        region: the name of a division.

    Example:
        >>> in_division("Munich", ("DE",), "Bavaria"), in_division("Leipzig", ("DE",), "Bavaria")
        (True, False)
        >>> in_division("near Derby", ("GB-ENG",), "Derbyshire")
        >>> in_division("Vienna", ("US-VA",), "Vienna")
    """
    near = name.startswith(NEAR)
    town = name.removeprefix(NEAR)
    if near and town not in AMID and (town in ON_BORDERS or not TOWNS_OF_STATES.keys() & codes):
        return None
    homes = _homes()
    mine = homes.get(town, ())
    for number, division in homes.get(region, ()):
        is_division = region in _names_of(number, division)
        for place, home in mine:
            if place != number or _sets()[number][0] not in codes:
                continue
            if near and town not in AMID and number >= len(DIVISIONS):
                continue  # a region of a few counties is soon left
            if is_division:
                return home == division  # "Kent" means the Canterbury in it, and not another
            if home != division:
                return False  # a town is no division, and lies in none but its own
    return None


@cache
def _names_of(number: int, division: str) -> frozenset[str]:
    """Return all names of a division of a set."""
    return frozenset(
        name
        for names in _sets()[number][1]
        if names and names.split("|")[0] == division
        for name in names.split("|")
    )
