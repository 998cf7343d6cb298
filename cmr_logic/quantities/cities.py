"""Cities and regions, by the country, or the state of the USA, that they lie in.

Of a name that many places bear stand all countries that it is likely to mean; GeoNames' counts of
inhabitants were used to tell. Names that are words of everyday English are left out.
"""

from __future__ import annotations

from typing import Final

from cmr_logic.quantities.airports import AIRPORTS, TOWNS
from cmr_logic.quantities.divisions import towns_of_divisions
from cmr_logic.quantities.further_towns import FURTHER
from cmr_logic.quantities.shared_names import SHARED
from cmr_logic.quantities.smaller_towns import SMALLER
from cmr_logic.quantities.towns import BRITISH

# fmt: off
WORLD: Final = {
    "AE": "Dubai|Abu Dhabi|Sharjah",
    "AF": "Kabul",
    "AM": "Yerevan",
    "AO": "Luanda",
    "AR": "Buenos Aires",
    "AT": "Vienna|Graz|Linz|Salzburg|Innsbruck|Tyrol|Carinthia|Styria|Klagenfurt|Kitzbühel",
    "AU": "Sydney|Melbourne|Brisbane|Adelaide|Gold Coast|Sunshine Coast|Canberra|Central Coast"
    "|Hobart|Geelong|Wollongong|Townsville|Cairns|Toowoomba|Ballarat|Queensland|Tasmania"
    "|New South Wales|Western Australia|South Australia|Northern Territory",
    "AZ": "Baku",
    "BD": "Dhaka|Dhāka|Chattogram|Gazipur|Khulna|Rangpur",
    "BE": "Brussels|Antwerp|Gent|Charleroi|Liege|Liège|Anderlecht|Schaerbeek|Brugge|Namur|Leuven"
    "|Ghent|Bruges",
    "BF": "Ouagadougou|Bobo-Dioulasso",
    "BG": "Sofia",
    "BO": "La Paz|Santa Cruz de la Sierra",
    "BR": "Sao Paulo|São Paulo|Rio de Janeiro|Belo Horizonte|Fortaleza|Manaus|Brasilia|Brasília"
    "|Curitiba|Recife|Belem|Belém|Goiania|Goiânia|Porto Alegre|Rio|Natal",
    "BY": "Minsk",
    "CA": "Toronto|Montreal|Montréal|Calgary|Edmonton|Ottawa|Winnipeg|Mississauga|Brampton"
    "|Quebec|Québec|Etobicoke|Markham|Vaughan|Gatineau|Saskatoon|Oakville|Kitchener|Burnaby"
    "|Longueuil|Nepean|Oshawa|Ontario|British Columbia|Alberta|Nova Scotia|Manitoba|Saskatchewan"
    "|New Brunswick|Newfoundland|Yukon|Quebec City|Vancouver Island|Whitehorse",
    "CD": "Kinshasa|Lubumbashi|Mbuji-Mayi|Kananga|Kisangani",
    "CG": "Brazzaville|Pointe-Noire",
    "CH": "Zurich|Zürich|Geneva|Basel|Lausanne|Bern|Winterthur|Luzern|Sankt Gallen|Lugano|Zermatt"
    "|Interlaken|Davos|Ticino|Valais|Verbier|St Moritz",
    "CI": "Abidjan|Abobo",
    "CM": "Douala|Yaounde|Yaoundé",
    "CN": "Shanghai|Beijing|Shenzhen|Guangzhou|Chengdu|Tianjin|Wuhan|Dongguan|Xi'an|Nanjing"
    "|Hangzhou|Foshan|Suzhou|Chongqing|Qingdao|Shenyang|Harbin|Hefei|Dalian|Fuzhou|Changchun"
    "|Xiamen|Wuxi|Jinan|Taiyuan|Zhengzhou|Guangdong|Sichuan",
    "CO": "Bogota|Bogotá|Medellin|Medellín|Barranquilla|Cali",
    "CU": "Havana",
    "CY": "Nicosia|Limassol|Larnaca|Paphos",
    "CZ": "Prague|Brno",
    "DE": "Berlin|Hamburg|Munich|Koln|Köln|Frankfurt am Main|Stuttgart|Dusseldorf|Düsseldorf"
    "|Dortmund|Dresden|Bremen|Nuremberg|Hannover|Duisburg|Leipzig|Bochum|Munster|Münster|Wuppertal"
    "|Bielefeld|Bonn|Mannheim|Augsburg|Wiesbaden|Karlsruhe|Gelsenkirchen|Aachen|Monchengladbach"
    "|Mönchengladbach|Kiel|Chemnitz|Braunschweig|Magdeburg|Krefeld|Freiburg|Oberhausen|Mainz"
    "|Erfurt|Mulheim|Mülheim|Lubeck|Lübeck|Cologne|Frankfurt|Bavaria|Saxony|Hesse|Heidelberg"
    "|Potsdam|Rostock|Black Forest|Essen",
    "DK": "Copenhagen|Arhus|Århus|Odense|Aalborg|Frederiksberg",
    "DO": "Santo Domingo|Santiago de los Caballeros",
    "DZ": "Algiers",
    "EC": "Quito|Guayaquil",
    "EE": "Tallinn",
    "EG": "Cairo|Giza|Shubra al Khaymah|Shubrā al Khaymah|Luxor|Hurghada"
    "|Sharm el-Sheikh",
    "ES": "Madrid|Barcelona|Zaragoza|Sevilla|Malaga|Málaga|Murcia|Palma|Las Palmas de Gran Canaria"
    "|Alicante|Valladolid|Bilbao|Pamplona|Gijon|Gijón|Oviedo|A Coruna|A Coruña|Elche|Terrassa"
    "|Badalona|Jerez de la Frontera|Sabadell|Santa Cruz de Tenerife|Mostoles|Móstoles|Almeria"
    "|Almería|Alcala de Henares|Alcalá de Henares|Fuenlabrada|Catalonia|Andalusia|Majorca|Mallorca"
    "|Ibiza|Menorca|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|San Sebastian|Costa del Sol"
    "|Costa Blanca|Marbella|Benidorm|Torremolinos|Galicia",
    "ET": "Addis Ababa",
    "FI": "Helsinki|Espoo|Tampere|Vantaa|Oulu|Turku|Jyvaskyla|Jyväskylä|Kuopio|Lahti|Rovaniemi",
    "FR": "Paris|Marseille|Lyon|Toulouse|Nantes|Marne La Vallee|Marne La Vallée|Strasbourg"
    "|Bordeaux|Lille|Montpellier|Rennes|Reims|Le Havre|Cergy-Pontoise|Saint-Etienne|Saint-Étienne"
    "|Toulon|Angers|Dijon|Grenoble|Nimes|Nîmes|Clermont-Ferrand|Aix-en-Provence"
    "|Saint-Quentin-en-Yvelines|Le Mans|Limoges|Amiens|Villeurbanne|Besancon|Besançon|Metz|Rouen"
    "|Montreuil|Mulhouse|Perpignan|Caen|Boulogne-Billancourt|Argenteuil|Provence|Brittany|Normandy"
    "|Dordogne|Burgundy|Corsica|Alsace|Cannes|Avignon|Calais|Dunkirk|La Rochelle|Lourdes|Chamonix"
    "|Nice|Tours",
    "GE": "Tbilisi",
    "GH": "Kumasi|Accra",
    "GN": "Conakry",
    "GR": "Athens|Crete|Corfu|Rhodes|Thessaloniki|Santorini|Mykonos|Patras",
    "GT": "Guatemala City",
    "HK": "Hong Kong|Kowloon|Hong Kong Island",
    "HR": "Zagreb|Dubrovnik|Zadar|Split",
    "HT": "Port-au-Prince",
    "HU": "Budapest",
    "ID": "Jakarta|Surabaya|Bekasi|Bandung|Medan|Depok|Tangerang|Palembang|Semarang|Bali",
    "IL": "Jerusalem",
    "IN": "Mumbai|Delhi|Bengaluru|Ahmedabad|Chennai|Kolkata|Pune|Jaipur|Kanpur|Navi Mumbai|Lucknow"
    "|Nagpur|Coimbatore|Gorakhpur|Vadodara|Bhopal|Patna|Ludhiana|Nashik|Madurai|Tirunelveli|Agra"
    "|Faridabad|Rajkot|Rājkot|Jamshedpur|New Delhi|Kerala|Goa|Gujarat|Bangalore|Calcutta|Bombay"
    "|Madras|Tamil Nadu|Rajasthan",
    "IQ": "Baghdad|Mosul|Erbil|Basrah|Karbala|Kirkuk|Abu Ghurayb|Abū Ghurayb",
    "IR": "Tehran|Mashhad|Isfahan|Karaj|Tabriz",
    "IS": "Reykjavik",
    "IT": "Rome|Milan|Naples|Turin|Palermo|Genoa|Bologna|Catania|Verona|Padua|Messina|Trieste"
    "|Brescia|Taranto|Prato|Venice|Tuscany|Sicily|Sardinia|Lombardy|Umbria|Puglia|Pisa|Siena"
    "|Rimini",
    "JO": "Amman",
    "JP": "Tokyo|Yokohama|Osaka|Nagoya|Sapporo|Fukuoka|Kawasaki|Kobe|Kyoto|Saitama|Hiroshima"
    "|Sendai|Kitakyushu|Niigata|Hamamatsu|Kumamoto|Okayama|Sagamihara|Hokkaido|Okinawa|Nara",
    "KE": "Nairobi|Kakamega|Mombasa|Nakuru",
    "KG": "Bishkek",
    "KH": "Phnom Penh",
    "KP": "Pyongyang",
    "KR": "Seoul|Busan|Incheon|Daegu|Gwangju|Daejeon|Suwon|Ulsan|Changwon",
    "KZ": "Almaty|Astana|Shymkent",
    "LB": "Beirut",
    "LR": "Monrovia",
    "LT": "Vilnius",
    "LV": "Riga",
    "LY": "Tripoli",
    "MA": "Casablanca|Rabat|Tangier|Marrakesh",
    "MG": "Antananarivo",
    "ML": "Bamako",
    "MM": "Yangon|Mandalay",
    "MR": "Nouakchott",
    "MT": "Valletta",
    "MW": "Lilongwe|Blantyre",
    "MX": "Mexico City|Tijuana|Iztapalapa|Puebla|Ecatepec de Morelos|Santiago de Queretaro"
    "|Santiago de Querétaro|Leon de los Aldama|León de los Aldama|Ciudad Juarez|Ciudad Juárez"
    "|Zapopan|Cancún|Cancun|Oaxaca",
    "MY": "Kuala Lumpur",
    "MZ": "Maputo|Matola",
    "NE": "Niamey",
    "NG": "Ibadan|Abuja|Port Harcourt|Kaduna|Benin City|Onitsha|Maiduguri|Ilorin|Sokoto",
    "NI": "Managua",
    "NL": "Rotterdam|Amsterdam|The Hague|Utrecht|Groningen|Eindhoven|Tilburg|Breda|Nijmegen"
    "|Haarlem|Arnhem|Enschede|Maastricht|Delft|Leiden",
    "NO": "Oslo|Bergen|Trondheim|Stavanger|Kristiansand|Drammen|Lillestrom|Lillestrøm|Sandnes"
    "|Fredrikstad|Sandefjord|Sarpsborg|Tonsberg|Tønsberg|Alesund|Ålesund|Skien|Tromso|Tromsø"
    "|Haugesund|Narvik|Bodø|Bodo|Lillehammer|Svalbard",
    "NP": "Kathmandu",
    "NZ": "Auckland|Tauranga|Lower Hutt|New Plymouth|Palmerston North|Napier|Rotorua|Porirua"
    "|Invercargill|Papatoetoe|Whangarei|Manukau|Queenstown",
    "PE": "Callao|Arequipa",
    "PH": "Quezon City|Davao|Caloocan|Manila|Taguig",
    "PK": "Lahore|Karachi|Peshawar|Faisalabad|Rawalpindi|Gujranwala|Quetta",
    "PL": "Warsaw|Krakow|Kraków|Wroclaw|Wrocław|Lodz|Łódź|Poznan|Poznań|Gdansk|Gdańsk|Szczecin"
    "|Lublin|Bydgoszcz|Bialystok|Białystok|Katowice|Zakopane|Torun",
    "PT": "Lisbon|Porto|Amadora|Coimbra|Queluz|Funchal|Algarve|Madeira|Azores|Faro",
    "PY": "Asuncion|Asunción",
    "RO": "Bucharest",
    "RS": "Belgrade",
    "RU": "Moscow|Saint Petersburg|Novosibirsk|Yekaterinburg|Kazan|Nizhniy Novgorod|Samara"
    "|Chelyabinsk|Omsk|Rostov-on-Don|Krasnoyarsk|Voronezh|Volgograd|St Petersburg",
    "RW": "Kigali",
    "SA": "Jeddah|Riyadh|Makkah|Madinah|Dammam",
    "SD": "Khartoum|Khartoum North",
    "SE": "Stockholm|Gothenburg|Malmo|Malmö|Uppsala|Linkoping|Linköping|Orebro|Örebro|Sollentuna"
    "|Umea|Umeå|Vasteras|Västerås|Sodermalm|Södermalm|Jonkoping|Jönköping|Helsingborg|Norrkoping"
    "|Norrköping|Huddinge|Kiruna|Luleå",
    "SG": "Singapore",
    "SI": "Ljubljana",
    "SK": "Bratislava",
    "SN": "Dakar",
    "SO": "Mogadishu",
    "SY": "Aleppo|Damascus",
    "TG": "Lome|Lomé",
    "TH": "Bangkok|Phuket|Chiang Mai|Pattaya",
    "TM": "Ashgabat",
    "TR": "Istanbul|Ankara|Bursa|Izmir|İzmir|Gaziantep|Diyarbakir|Diyarbakır|Kayseri|Konya|Antalya"
    "|Eskisehir|Eskişehir|Bodrum|Marmaris|Dalaman",
    "TW": "Taipei|New Taipei City|Taichung|Kaohsiung|Tainan",
    "TZ": "Dar es Salaam|Mwanza",
    "UA": "Kyiv|Kharkiv|Odesa|Dnipro|Donetsk|Lviv|Zaporizhzhya|Kiev|Odessa",
    "UG": "Kampala",
    "US-AK": "Anchorage",
    "US-AL": "Huntsville|Mobile",
    "US-AR": "Little Rock",
    "US-AZ": "Tucson|Scottsdale|Flagstaff|Phoenix",
    "US-CA": "Los Angeles|Los Ángeles|San Diego|San Francisco|Fresno|Sacramento|Oakland"
    "|Bakersfield|Anaheim|Stockton|Irvine|Chula Vista|San Bernardino|Modesto|Oxnard|Moreno Valley"
    "|Huntington Beach|Malibu|Santa Barbara|Santa Monica|Palm Springs|Berkeley|Silicon Valley"
    "|Pasadena",
    "US-CO": "Denver|Colorado Springs",
    "US-CT": "New Haven|Hartford",
    "US-FL": "Jacksonville|Miami|Tampa|Orlando|St. Petersburg|Hialeah|Tallahassee|Key West"
    "|Fort Lauderdale|Pensacola|Daytona Beach",
    "US-GA": "Atlanta|Savannah",
    "US-HI": "Honolulu",
    "US-IA": "Des Moines|Cedar Rapids",
    "US-ID": "Boise",
    "US-IL": "Chicago|Elgin|Peoria",
    "US-IN": "Indianapolis|Fort Wayne",
    "US-KS": "Wichita",
    "US-KY": "Louisville|Lexington",
    "US-LA": "New Orleans|Baton Rouge",
    "US-MD": "Baltimore",
    "US-MI": "Detroit|Ann Arbor|Grand Rapids",
    "US-MN": "Minneapolis|Saint Paul|St Paul|Duluth",
    "US-MO": "St. Louis",
    "US-MS": "Biloxi",
    "US-MT": "Billings|Missoula",
    "US-NC": "Raleigh|Greensboro|Winston-Salem|Charlotte",
    "US-ND": "Fargo",
    "US-NE": "Omaha",
    "US-NJ": "Newark|Jersey City",
    "US-NM": "Albuquerque|Santa Fe",
    "US-NV": "Las Vegas|Paradise|Carson City|Reno",
    "US-NY": "New York City|Brooklyn|Manhattan|Staten Island|Yonkers|Bronx|Long Island|Buffalo"
    "|Queens",
    "US-OH": "Columbus|Cleveland|Cincinnati|Akron",
    "US-OK": "Oklahoma City|Tulsa",
    "US-PA": "Philadelphia|Pittsburgh",
    "US-SC": "Myrtle Beach",
    "US-SD": "Sioux Falls",
    "US-TN": "Nashville|Memphis|Knoxville|Chattanooga",
    "US-TX": "San Antonio|Dallas|Fort Worth|El Paso|Corpus Christi|Lubbock|Denton|Houston"
    "|Galveston|Austin",
    "US-UT": "Salt Lake City|Provo",
    "US-VA": "Virginia Beach",
    "US-WA": "Seattle|Spokane|Tacoma",
    "US-WI": "Milwaukee|Green Bay",
    "US-WY": "Cheyenne",
    "UY": "Montevideo",
    "UZ": "Tashkent",
    "VE": "Caracas|Maracaibo|Barquisimeto|Ciudad Guayana",
    "VN": "Ho Chi Minh City|Hanoi|Haiphong|Can Tho|Cần Thơ|Da Nang|Bien Hoa|Biên Hòa|Thanh Hoa"
    "|Thanh Hóa",
    "YE": "Sanaa|Aden",
    "ZA": "Johannesburg|Cape Town|Durban|Pretoria|Soweto|Pietermaritzburg|Benoni|Bloemfontein"
    "|Thembisa|East London|Vereeniging|Boksburg|Welkom",
    "ZM": "Lusaka",
    "ZW": "Harare",
}
# fmt: on
CITIES: Final[dict[str, tuple[str, ...]]] = towns_of_divisions() | {
    name: tuple(codes.split())
    for table in (SMALLER, BRITISH, WORLD, FURTHER, SHARED, AIRPORTS, TOWNS)
    for codes, names in table.items()
    for name in names.split("|")
}
# Parts of countries behind the name of a town: "London, Ontario".
PROVINCES: Final = frozenset(
    name
    for names in (
        "Ontario|Quebec|Nova Scotia|British Columbia|Alberta|Manitoba|Saskatchewan|New Brunswick",
        "Newfoundland|Prince Edward Island|Yukon|Nunavut|Queensland|Tasmania|New South Wales",
        "Western Australia|South Australia|Northern Territory|Bavaria|Catalonia|Andalusia|Kerala",
    )
    for name in names.split("|")
)
# Cities of which none is a part of another.
DISTINCT: Final = frozenset(
    name
    for names in (
        "London|Birmingham|Manchester|Leeds|Liverpool|Sheffield|Bristol|Nottingham|Leicester|York",
        "Southampton|Portsmouth|Brighton|Oxford|Cambridge|Coventry|Plymouth|Norwich|Exeter|Bath",
        "Edinburgh|Glasgow|Aberdeen|Dundee|Inverness|Cardiff|Swansea|Belfast|Dublin|Cork|Galway",
        "Paris|Lyon|Marseille|Berlin|Hamburg|Munich|Madrid|Barcelona|Rome|Milan|Chicago|Houston",
        "Dallas|Los Angeles|San Francisco|San Diego|Miami|Boston|Seattle|Atlanta|Denver|Detroit",
        "Philadelphia|Toronto|Montreal|Vancouver|Sydney|Melbourne|Brisbane|New York City",
        "Derby|Ipswich|Wolverhampton|Sunderland|Hull|Preston|Carlisle|Worcester|Gloucester|Swindon",
        "Northampton|Peterborough|Luton|Canterbury|Bournemouth|Stirling|Wrexham|Limerick|Waterford",
        "Amsterdam|Utrecht|Rotterdam|Eindhoven|Groningen|Brussels|Antwerp|Ghent|Bruges|Cologne",
        "Stuttgart|Leipzig|Dresden|Vienna|Salzburg|Graz|Zurich|Geneva|Basel|Lisbon|Porto|Seville",
        "Bilbao|Granada|Turin|Naples|Florence|Venice|Bologna|Verona|Copenhagen|Aarhus|Stockholm",
        "Gothenburg|Malmö|Oslo|Bergen|Trondheim|Helsinki|Turku|Warsaw|Krakow|Gdansk|Prague|Brno",
        "Budapest|Athens|Thessaloniki|Toulouse|Bordeaux|Lille|Nantes|Strasbourg|Grenoble|Adelaide",
        "Auckland|Christchurch|Ottawa|Calgary|Edmonton|Tokyo|Osaka|Kyoto|Mumbai|Delhi|Chennai",
        "Darwin|Alice Springs|Hobart|Launceston|Perth|Canberra|Cairns|Townsville|Toowoomba|Geelong",
        "Ballarat|Bendigo|Wollongong|Rockhampton|Dunedin|Tauranga|Invercargill|Rotorua|Winnipeg",
        "Regina|Saskatoon|Halifax|Quebec City|Yellowknife|Whitehorse|Bengaluru|Kolkata|Jaipur",
        "Lucknow|Pune|Ahmedabad|Kochi|Coimbatore|Madurai|Udaipur|Jodhpur|Nairobi|Mombasa|Lagos",
        "Abuja|Accra|Kumasi|Kampala|Cape Town|Durban|Johannesburg|Pretoria|Phoenix",
        "Heathrow|Gatwick|Stansted|Schiphol|Charles de Gaulle|Orly|Fiumicino|Malpensa",
    )
    for name in names.split("|")
)
