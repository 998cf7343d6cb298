"""Regions of several counties, and counties told by few towns, in the British Isles.

Rules ask for "the South West of England" and people say "Barnstaple": a region holds the counties
that are named for it, with all their towns in :mod:`.divisions`, and further towns.
"""

from __future__ import annotations

from typing import Final

# fmt: off
_SOUTH_WEST: Final = "Cornwall|Devon|Somerset|Dorset|Wiltshire|Gloucestershire|Bristol|Bath|Wells"
_SOUTH_EAST: Final = (
    "Kent|Sussex|Surrey|Hampshire|Berkshire|Buckinghamshire|Oxfordshire|Isle of Wight"
)
_EAST: Final = "Norfolk|Suffolk|Essex|Hertfordshire|Bedfordshire|Cambridgeshire|Cambridge|Ely"
_EAST_MIDLANDS: Final = (
    "Derbyshire|Nottinghamshire|Leicestershire|Lincolnshire|Northamptonshire|Rutland"
)
_WEST_MIDLANDS: Final = (
    "Herefordshire|Shropshire|Worcestershire|Staffordshire|Warwickshire|West Midlands"
)
_NORTH_WEST: Final = (
    "Cumbria|Lancashire|Greater Manchester|Merseyside|Cheshire|Crewe|Warrington|Macclesfield"
    "|Northwich|Congleton|Wilmslow|Runcorn|Widnes"
)
_NORTH_EAST: Final = (
    "Northumberland|Tyne and Wear|County Durham|Darlington|Middlesbrough|Hartlepool"
    "|Stockton-on-Tees|Redcar|Newcastle|Teesside|Consett|Bishop Auckland"
)
# Sets of regions by the country, or nation, of each, as those of divisions: names behind bars, and
# the counties and towns.
LARGER: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("GB-ENG", {
        "South West|South West of England|South West England|West Country": _SOUTH_WEST,
        "South East|South East of England|South East England": _SOUTH_EAST,
        "East of England|Eastern England": _EAST,
        "East Midlands": _EAST_MIDLANDS,
        "North West|North West of England|North West England": _NORTH_WEST,
        "North East|North East of England|North East England": _NORTH_EAST,
        "Yorkshire and the Humber|Yorkshire and Humber": "Yorkshire",
        "": f"London|{_WEST_MIDLANDS}",
    }),
    ("GB-ENG", {
        "Midlands": f"{_EAST_MIDLANDS}|{_WEST_MIDLANDS}|East Midlands",
        "North of England|Northern England": f"{_NORTH_WEST}|{_NORTH_EAST}|Yorkshire|North West"
        "|North East",
        "South of England|Southern England": f"{_SOUTH_WEST}|{_SOUTH_EAST}|London|South West"
        "|South East",
        "": "Norfolk|Suffolk",
    }),
    ("GB-ENG", {
        "East Anglia": "Norfolk|Suffolk",
        "": f"{_SOUTH_WEST}|{_SOUTH_EAST}|{_EAST_MIDLANDS}|{_WEST_MIDLANDS}|{_NORTH_WEST}"
        f"|{_NORTH_EAST}|Yorkshire|London",
    }),
    ("GB-ENG", {
        "Home Counties": "Kent|Surrey|Berkshire|Buckinghamshire|Hertfordshire|Essex",
        "": f"{_SOUTH_WEST}|{_EAST_MIDLANDS}|{_WEST_MIDLANDS}|{_NORTH_WEST}|{_NORTH_EAST}"
        "|Yorkshire|Norfolk|Suffolk",
    }),
    ("GB-ENG", {
        "County Durham": "Durham|Darlington|Consett|Bishop Auckland|Chester-le-Street"
        "|Newton Aycliffe",
        "Cheshire": "Chester|Crewe|Warrington|Macclesfield|Northwich|Congleton|Wilmslow",
        "Cambridgeshire": "Cambridge|Peterborough|Ely|Wisbech|Saint Neots|St Neots|Huntingdon",
        "": f"{_SOUTH_WEST}|{_SOUTH_EAST}|London|{_WEST_MIDLANDS}|Northumberland|Yorkshire",
    }),
    ("GB-WLS", {
        "North Wales": "Gwynedd|Anglesey|Conwy|Flintshire|Denbighshire|Wrexham|Llandudno|Rhyl"
        "|Colwyn Bay|Prestatyn|Holyhead|Caernarfon|Snowdonia|Abergele|Bangor|Porthmadog",
        "South Wales": "Cardiff|Swansea|Newport|Bridgend|Barry|Penarth|Caerphilly|Pontypridd"
        "|Merthyr Tydfil|Rhondda|Cwmbran|Pontypool|Ebbw Vale|Aberdare|Porthcawl|Neath|Glamorgan"
        "|Maesteg|Blackwood|Tredegar|Monmouthshire",
        "": "Powys|Ceredigion|Aberystwyth|Brecon",
    }),
    ("GB-SCT", {
        "Highlands|Scottish Highlands|Highlands of Scotland": "Inverness|Fort William|Aviemore"
        "|Ullapool|Isle of Skye|Skye|Portree|Caithness|Thurso|Wick|Dingwall|Nairn|Mallaig",
        "Scottish Borders": "Hawick|Galashiels|Kelso|Peebles|Jedburgh|Melrose|Selkirk|Eyemouth",
        "Dumfries and Galloway|Galloway": "Dumfries|Stranraer|Lockerbie|Annan|Newton Stewart",
        "": "Glasgow|Edinburgh|Dundee|Aberdeen|Paisley|Falkirk|Kilmarnock|Ayr|Motherwell"
        "|Dunfermline|Kirkcaldy|Fife|Lanarkshire",
    }),
    ("GB-NIR", {
        "County Antrim": "Antrim|Ballymena|Larne|Carrickfergus|Ballymoney|Ballycastle"
        "|Newtownabbey|Bushmills|Ballyclare",
        "County Down": "Newtownards|Banbridge|Downpatrick|Bangor|Holywood|Kilkeel|Ballynahinch"
        "|Warrenpoint|Donaghadee",
        "County Armagh": "Armagh|Craigavon|Portadown|Lurgan|Crossmaglen|Keady",
        "County Tyrone|Tyrone": "Omagh|Strabane|Cookstown|Dungannon|Coalisland|Castlederg",
        "County Fermanagh|Fermanagh": "Enniskillen|Lisnaskea|Irvinestown",
        "County Londonderry|County Derry": "Londonderry|Derry|Coleraine|Limavady|Portstewart"
        "|Maghera|Dungiven|Draperstown",
    }),
    ("IE", {
        "County Kerry|Kerry": "Tralee|Killarney|Dingle|Listowel|Kenmare|Castleisland|Killorglin",
        "County Cork": "Cork|Mallow|Cobh|Kinsale|Bantry|Youghal|Clonakilty|Skibbereen|Fermoy"
        "|Macroom|Ballincollig|Carrigaline|Midleton|Mitchelstown",
        "County Galway": "Galway|Tuam|Clifden|Ballinasloe|Loughrea|Athenry|Oranmore|Connemara",
        "County Mayo|Mayo": "Castlebar|Westport|Ballinrobe|Claremorris|Belmullet|Achill Island",
        "County Donegal|Donegal": "Letterkenny|Buncrana|Bundoran|Ballyshannon|Ballybofey"
        "|Gweedore|Carndonagh",
        "County Clare": "Ennis|Kilrush|Sixmilebridge|Lahinch|Kilkee",
        "County Limerick": "Limerick|Newcastle West|Kilmallock|Rathkeale|Abbeyfeale",
        "County Wexford": "Wexford|Enniscorthy|New Ross|Gorey|Rosslare|Bunclody",
        "County Kilkenny": "Kilkenny|Castlecomer|Thomastown", "County Louth": "Drogheda|Dundalk"
        "|Ardee|Dunleer",
        "County Meath": "Navan|Kells|Dunboyne|Dunshaughlin|Athboy", "County Wicklow": "Bray"
        "|Greystones|Arklow|Blessington|Enniskerry",
        "County Kildare": "Naas|Maynooth|Celbridge|Leixlip|Kilcock|Clane|Monasterevin",
        "County Dublin|Dublin": "Tallaght|Swords|Dun Laoghaire|Dún Laoghaire|Malahide|Lucan"
        "|Balbriggan|Finglas|Blanchardstown|Rathfarnham|Templeogue|Howth|Dalkey|Castleknock",
        "County Westmeath": "Mullingar", "County Offaly": "Tullamore|Edenderry|Birr",
        "County Tipperary|Tipperary": "Clonmel|Nenagh|Thurles|Roscrea|Cahir|Carrick-on-Suir"
        "|Templemore",
        "County Waterford": "Waterford|Dungarvan|Tramore", "County Sligo": "Sligo|Tobercurry",
        "County Leitrim": "Carrick-on-Shannon", "County Roscommon": "Roscommon|Castlerea",
        "County Cavan": "Cavan|Bailieborough|Cootehill", "County Monaghan": "Monaghan"
        "|Carrickmacross|Castleblayney",
        "County Laois": "Portlaoise|Mountmellick|Abbeyleix", "County Carlow": "Carlow|Tullow",
        "County Longford": "Longford",
    }),
    ("NZ", {
        "Otago": "Dunedin|Queenstown|Oamaru|Wanaka|Alexandra|Cromwell|Balclutha",
        "Southland": "Invercargill|Gore|Te Anau|Fiordland", "Canterbury": "Christchurch|Timaru"
        "|Rangiora|Kaikoura|Rolleston",
        "Waikato": "Hamilton|Cambridge|Te Awamutu|Matamata|Tokoroa|Taupo|Thames",
        "Northland": "Whangarei|Kerikeri|Kaitaia|Kaikohe|Dargaville", "Bay of Plenty": "Tauranga"
        "|Rotorua|Whakatane|Te Puke",
        "Hawke's Bay": "Napier|Hastings|Wairoa", "Taranaki": "New Plymouth|Hawera|Stratford",
        "": "Auckland|Wellington|Palmerston North|Lower Hutt|Upper Hutt",
    }),
)
# fmt: on
# Names of regions by the compass alone, which are no such where a land is named behind: "the North
# **West of Ireland**", "North East London".
BY_COMPASS: Final = frozenset({"South West", "South East", "North West", "North East"})
