"""Which territories belong to which: the reviewed tables behind ``places``.

The list of the European Union is that of the Union's own page on its member countries, with the
days of accession; the EEA adds the three EFTA states of the EEA Agreement; Schengen follows the
Union's page on the area, with Bulgaria and Romania since 1 January 2025. All are as of
``REVIEWED``. Codes are ISO 3166-1 alpha-2, and ISO 3166-2 for the states of the USA and the
nations of the United Kingdom.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from cmr_logic.quantities.wordlists import words

REVIEWED: Final = date(2025, 1, 1)

_ACCESSIONS: Final = {
    date(1958, 1, 1): "BE DE FR IT LU NL",
    date(1973, 1, 1): "DK IE GB",
    date(1981, 1, 1): "GR",
    date(1986, 1, 1): "ES PT",
    date(1995, 1, 1): "AT FI SE",
    date(2004, 5, 1): "CY CZ EE HU LV LT MT PL SK SI",
    date(2007, 1, 1): "BG RO",
    date(2013, 7, 1): "HR",
}
EU_JOINED: Final = {code: day for day, codes in _ACCESSIONS.items() for code in codes.split()}
EU_LEFT: Final = {"GB": date(2020, 2, 1)}  # the first day outside
EEA_ONLY: Final = {"IS": date(1994, 1, 1), "NO": date(1994, 1, 1), "LI": date(1995, 5, 1)}
EEA_LEFT: Final = {"GB": date(2021, 1, 1)}  # after the transition period
SCHENGEN: Final = frozenset(
    words("AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH")
)
# Union territory that has a country code of its own; in "France" or "the EU" for some purposes.
OUTERMOST: Final = frozenset(words("GF GP MQ RE YT MF AX"))

UK_NATIONS: Final = {
    "England": "GB-ENG",
    "Scotland": "GB-SCT",
    "Wales": "GB-WLS",
    "Northern Ireland": "GB-NIR",
}
US_STATES: Final = {
    "Alabama": "US-AL", "Alaska": "US-AK", "Arizona": "US-AZ", "Arkansas": "US-AR",
    "California": "US-CA", "Colorado": "US-CO", "Connecticut": "US-CT", "Delaware": "US-DE",
    "District of Columbia": "US-DC", "Florida": "US-FL", "Georgia": "US-GA", "Hawaii": "US-HI",
    "Idaho": "US-ID", "Illinois": "US-IL", "Indiana": "US-IN", "Iowa": "US-IA",
    "Kansas": "US-KS", "Kentucky": "US-KY", "Louisiana": "US-LA", "Maine": "US-ME",
    "Maryland": "US-MD", "Massachusetts": "US-MA", "Michigan": "US-MI", "Minnesota": "US-MN",
    "Mississippi": "US-MS", "Missouri": "US-MO", "Montana": "US-MT", "Nebraska": "US-NE",
    "Nevada": "US-NV", "New Hampshire": "US-NH", "New Jersey": "US-NJ", "New Mexico": "US-NM",
    "New York": "US-NY", "North Carolina": "US-NC", "North Dakota": "US-ND", "Ohio": "US-OH",
    "Oklahoma": "US-OK", "Oregon": "US-OR", "Pennsylvania": "US-PA", "Rhode Island": "US-RI",
    "South Carolina": "US-SC", "South Dakota": "US-SD", "Tennessee": "US-TN", "Texas": "US-TX",
    "Utah": "US-UT", "Vermont": "US-VT", "Virginia": "US-VA", "Washington": "US-WA",
    "West Virginia": "US-WV", "Wisconsin": "US-WI", "Wyoming": "US-WY",
}  # fmt: skip
US_TERRITORIES: Final = frozenset(words("PR GU VI AS MP UM"))

# Names that people use and ISO 3166-1 does not; the values are codes or regions.
COMMON_NAMES: Final = {
    "UK": "GB", "U.K.": "GB", "Britain": "GB", "United Kingdom": "GB",
    "US": "US", "U.S.": "US", "USA": "US", "U.S.A.": "US", "America": "US",
    "United States of America": "US", "Washington DC": "US-DC", "Washington, DC": "US-DC",
    "Washington D.C.": "US-DC", "Washington, D.C.": "US-DC", "Washington State": "US-WA",
    "Great Britain": "Great Britain", "GB": "GB", "British Isles": "British Isles",
    "Channel Islands": "Channel Islands", "EU": "EU", "E.U.": "EU", "European Union": "EU",
    "EEA": "EEA", "European Economic Area": "EEA", "Schengen Area": "Schengen",
    "Schengen area": "Schengen", "Schengen": "Schengen", "Schengen zone": "Schengen",
    "Republic of Ireland": "IE", "Eire": "IE", "Holland": "NL", "Czech Republic": "CZ",
    "Russia": "RU", "Turkey": "TR", "Ivory Coast": "CI", "Burma": "MM", "Vatican City": "VA",
    "Palestine": "PS", "Brunei": "BN", "Cape Verde": "CV", "Swaziland": "SZ", "Macedonia": "MK",
    "East Timor": "TL", "Falkland Islands": "FK", "Hong Kong": "HK", "Macau": "MO",
    "Democratic Republic of the Congo": "CD", "DRC": "CD", "Congo": "CG", "Reunion": "RE",
    "US Virgin Islands": "VI", "U.S. Virgin Islands": "VI", "British Virgin Islands": "VG",
    "Federated States of Micronesia": "FM", "Micronesia": "FM", "Saint Martin": "MF",
    "UAE": "AE", "Curacao": "CW", "Vietnam": "VN", "Gambia": "GM", "Turkiye": "TR",
}  # fmt: skip

DEMONYMS: Final = {
    "Afghan": "AF", "Albanian": "AL", "Algerian": "DZ", "American": "US", "Argentinian": "AR",
    "Argentine": "AR", "Australian": "AU", "Austrian": "AT", "Bangladeshi": "BD",
    "Belarusian": "BY", "Belgian": "BE", "Bolivian": "BO", "Bosnian": "BA", "Brazilian": "BR",
    "British": "GB", "Bulgarian": "BG", "Cambodian": "KH", "Cameroonian": "CM", "Canadian": "CA",
    "Chilean": "CL", "Chinese": "CN", "Colombian": "CO", "Croatian": "HR", "Cuban": "CU",
    "Cypriot": "CY", "Czech": "CZ", "Danish": "DK", "Dutch": "NL", "Ecuadorian": "EC",
    "Egyptian": "EG", "Eritrean": "ER", "Estonian": "EE", "Ethiopian": "ET", "Filipino": "PH",
    "Finnish": "FI", "French": "FR", "German": "DE", "Ghanaian": "GH", "Greek": "GR",
    "Guatemalan": "GT", "Haitian": "HT", "Hungarian": "HU", "Icelandic": "IS", "Indian": "IN",
    "Indonesian": "ID", "Iranian": "IR", "Iraqi": "IQ", "Irish": "IE", "Israeli": "IL",
    "Italian": "IT", "Jamaican": "JM", "Japanese": "JP", "Jordanian": "JO", "Kenyan": "KE",
    "Korean": "KR", "Kuwaiti": "KW", "Latvian": "LV", "Lebanese": "LB", "Libyan": "LY",
    "Lithuanian": "LT", "Luxembourgish": "LU", "Malaysian": "MY", "Maltese": "MT",
    "Mexican": "MX", "Moldovan": "MD", "Moroccan": "MA", "Nepalese": "NP", "Nepali": "NP",
    "New Zealand": "NZ", "Nigerian": "NG", "Norwegian": "NO", "Pakistani": "PK",
    "Palestinian": "PS", "Peruvian": "PE", "Polish": "PL", "Portuguese": "PT", "Romanian": "RO",
    "Russian": "RU", "Saudi": "SA", "Scottish": "GB-SCT", "Serbian": "RS", "Singaporean": "SG",
    "Slovak": "SK", "Slovakian": "SK", "Slovenian": "SI", "Somali": "SO", "South African": "ZA",
    "Spanish": "ES", "Sri Lankan": "LK", "Sudanese": "SD", "Swedish": "SE", "Swiss": "CH",
    "Syrian": "SY", "Taiwanese": "TW", "Thai": "TH", "Tunisian": "TN", "Turkish": "TR",
    "Ugandan": "UG", "Ukrainian": "UA", "Venezuelan": "VE", "Vietnamese": "VN", "Welsh": "GB-WLS",
    "English": "GB-ENG", "Zimbabwean": "ZW",
}  # fmt: skip
