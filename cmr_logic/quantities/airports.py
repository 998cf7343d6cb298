"""Airports by the names that people call them by, and towns that no other table has.

People who fly say "Schiphol" and "JFK". Names that are those of a town stand with the towns.
"""

from __future__ import annotations

from typing import Final

# fmt: off
AIRPORTS: Final = {
    "AE": "DXB|Al Maktoum",
    "AR": "Ezeiza",
    "AT": "Schwechat",
    "AU": "Tullamarine|Kingsford Smith|Avalon Airport",
    "BE": "Zaventem",
    "BR": "Guarulhos|Galeão",
    "CA": "Pearson Airport|Toronto Pearson|Trudeau Airport|YVR|YYZ",
    "CH": "Kloten|Cointrin",
    "CN": "Pudong|Hongqiao|Baiyun",
    "DE": "Tegel|Schönefeld|Hahn Airport",
    "DK": "Kastrup|Billund",
    "ES": "Barajas|El Prat|Son Sant Joan",
    "FI": "Helsinki-Vantaa",
    "FR": "Charles de Gaulle|Roissy|Orly|CDG|Beauvais",
    "GB-ENG": "Heathrow|Gatwick|Stansted|London City Airport|East Midlands Airport"
    "|John Lennon Airport|Southend Airport",
    "GB-NIR": "Aldergrove|George Best Airport",
    "GB-SCT": "Prestwick Airport",
    "GR": "Eleftherios Venizelos",
    "HK": "Chek Lap Kok",
    "HU": "Ferihegy",
    "IE": "Knock Airport|Shannon Airport",
    "IL": "Ben Gurion",
    "IN": "Indira Gandhi Airport",
    "IS": "Keflavík",
    "IT": "Fiumicino|Ciampino|Malpensa|Linate|Orio al Serio|Marco Polo Airport",
    "JP": "Narita|Haneda|Kansai",
    "KR": "Gimpo",
    "MY": "KLIA",
    "NL": "Schiphol",
    "NO": "Gardermoen|Torp",
    "PL": "Okęcie|Chopin Airport|Modlin",
    "RU": "Sheremetyevo|Domodedovo|Pulkovo",
    "SE": "Arlanda|Skavsta|Landvetter",
    "SG": "Changi",
    "TH": "Suvarnabhumi|Don Mueang",
    "TR": "Sabiha Gökçen|Sabiha Gokcen",
    "US-CA": "LAX|SFO",
    "US-GA": "Hartsfield-Jackson|Hartsfield",
    "US-IL": "O'Hare|Midway Airport",
    "US-MA": "Logan Airport|Boston Logan",
    "US-NJ": "Newark Liberty",
    "US-NY": "JFK|LaGuardia|La Guardia|Kennedy Airport",
    "US-TX": "DFW",
    "US-VA": "Dulles",
    "US-WA": "Sea-Tac|SeaTac",
    "ZA": "OR Tambo|O.R. Tambo",
}
# Capitals, and larger towns: of more than 100,000 people in countries where English is spoken.
TOWNS: Final = {
    "AD": "Andorra la Vella", "AS": "Pago Pago", "AW": "Oranjestad", "AX": "Mariehamn",
    "BA": "Zenica", "BI": "Bujumbura|Gitega", "BJ": "Porto-Novo", "BN": "Bandar Seri Begawan",
    "BR": "Osasco", "BT": "Thimphu", "BY": "Vitebsk|Mogilev|Grodno|Gomel", "BZ": "Belmopan",
    "CA": "Greater Sudbury|Terrebonne|Lévis|Levis",
    "CF": "Bangui", "CI": "Yamoussoukro", "CK": "Avarua|Rarotonga", "CW": "Willemstad",
    "DE": "Leverkusen|Neuss|Lindau|Garmisch-Partenkirchen|Kreuzberg|Neukölln|Neukolln",
    "DM": "Roseau", "DZ": "Oran", "ER": "Asmara",
    "ES": "Getafe|Leganés|Leganes|Alcorcón|Alcorcon|San Sebastián|Donostia|Vitoria-Gasteiz",
    "FJ": "Suva", "FO": "Tórshavn|Torshavn", "GB-ENG": "Hove|Staines|Grays"
    "|Westminster",
    "GF": "Cayenne", "GG": "St Peter Port", "GL": "Nuuk", "GP": "Basse-Terre", "GR": "Piraeus",
    "GU": "Hagåtña", "GW": "Bissau", "ID": "Malang|Samarinda", "IN": "Thane|Ghaziabad|Howrah"
    "|Jabalpur|Aligarh|Moradabad", "JE": "St Helier|Saint Helier", "JO": "Zarqa",
    "KM": "Moroni", "KN": "Basseterre", "KR": "Seongnam|Goyang|Bucheon", "KW": "Kuwait City",
    "LC": "Castries", "LI": "Vaduz", "LS": "Maseru", "LY": "Benghazi", "MA": "Fes",
    "MD": "Tiraspol", "MM": "Naypyidaw", "MP": "Saipan", "MQ": "Fort-de-France",
    "MX": "Mexicali|Hermosillo", "NC": "Nouméa|Noumea", "NG": "Zaria",
    "PF": "Papeete", "PG": "Port Moresby", "PH": "General Santos"
    "|Antipolo|Pasig", "PK": "Muzaffarabad", "PL": "Zabrze", "RO": "Târgu Mureș|Galati"
    "|Galați|Ploiesti|Ploiești",
    "RU": "Yaroslavl|Volgodonsk|Ulyanovsk|Ufa|Tver|Tolyatti|Stavropol|Smolensk|Saratov|Ryazan|Perm"
    "|Penza|Orenburg|Novorossiysk|Nizhny Tagil|Magnitogorsk|Lipetsk|Kursk|Kostroma|Kaluga|Izhevsk"
    "|Ivanovo|Cherepovets|Cheboksary|Bryansk|Belgorod|Arkhangelsk|Tyumen|Tomsk|Surgut|Novokuznetsk"
    "|Kemerovo|Barnaul|Yakutsk|Ulan-Ude|Khabarovsk|Petrozavodsk|Pskov|Astrakhan|Makhachkala",
    "SB": "Honiara", "SR": "Paramaribo", "SS": "Juba", "SV": "San Salvador", "SX": "Philipsburg",
    "SY": "Latakia", "SZ": "Mbabane", "TL": "Dili", "TO": "Nuku'alofa|Nukualofa", "TV": "Funafuti",
    "UA": "Ternopil|Sumy|Sevastopol|Rivne|Mariupol|Lutsk|Kremenchuk|Kropyvnytskyi|Ivano-Frankivsk",
    "US-AZ": "Mesa", "US-CA": "Garden Grove|Thousand Oaks|Elk Grove|El Monte|Salinas|Chico",
    "US-CO": "Greeley|Pueblo", "US-FL": "Pembroke Pines|Pompano Beach|Miami Gardens",
    "US-GA": "Sandy Springs", "US-IA": "Davenport", "US-KS": "Overland Park",
    "US-KY": "Lexington-Fayette", "US-NY": "The Bronx", "US-OK": "Broken Arrow",
    "US-OR": "Gresham", "US-RI": "Providence", "US-SC": "North Charleston",
    "US-TX": "College Station|Grand Prairie|McKinney|Mesquite|Wichita Falls",
    "US-UT": "West Jordan|West Valley City", "US-MO US-SC": "Columbia",
    "VC": "Kingstown", "VI": "Charlotte Amalie", "VN": "Huế|Hue City", "VU": "Port Vila",
    "WS": "Apia", "XK": "Prizren", "ZA": "Roodepoort|Randburg|Germiston|Richards Bay|Pinetown"
    "|Mbombela|Somerset West|Sasolburg|Ladysmith",
}
# fmt: on
