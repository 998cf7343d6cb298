"""Towns, counties and regions of the British Isles, by the nation or country that they lie in.

Names that one place bears, or one far more than all others together, as GeoNames counts them.
"""

from __future__ import annotations

from typing import Final

# fmt: off
BRITISH: Final = {
    "GB-ENG": "London|Birmingham|Manchester|Bristol|Sheffield|Leeds|Liverpool|Brighton|Plymouth"
    "|Coventry|Leicester|Bradford|Portsmouth|Birkenhead|Mansfield|Islington|Nottingham|Derby"
    "|Kingston upon Hull|Newcastle upon Tyne|Southend-on-Sea|Northampton|Southampton|Oxford"
    "|Bedford|Bexley|Wolverhampton|Stoke-on-Trent|Milton Keynes|Oldham|Luton|Croydon|Swindon"
    "|Norwich|Ipswich|Warrington|St Helens|Wigan|Sunderland|Bolton|Walsall|Blackburn|Exeter|Ilford"
    "|Slough|Bournemouth|Telford|Colchester|Cheltenham|Harrow|Poole|Burnley|Huddersfield"
    "|High Wycombe|Blackpool|Basildon|Middlesbrough|Stockport|Doncaster|Tottenham|Salford"
    "|Newcastle under Lyme|Watford|Solihull|Burton upon Trent|Rotherham|Maidstone|Worthing"
    "|Gillingham|Sutton Coldfield|Walthamstow|Dagenham|Darlington|Basingstoke|Acton|Eastbourne"
    "|Woking|Wembley|Rochdale|Ashford|Hemel Hempstead|Romford|Harrogate|Stevenage|Fulham"
    "|Hartlepool|Nuneaton|Redditch|Putney|South Shields|Weston-super-Mare|Gosport|Scunthorpe"
    "|Gateshead|Stockton-on-Tees|Crewe|Southall|Bracknell|Battersea|Runcorn|Hereford|Aylesbury"
    "|Canary Wharf|Barnsley|Purley|Farnborough|Peckham|Lowestoft|Beckenham|Chingford|Maidenhead"
    "|Royal Tunbridge Wells|Wimbledon|Stamford Hill|Paignton|Rossendale|Folkestone|Hounslow"
    "|Finchley|Cricklewood|Loughborough|Waterlooville|Bognor Regis|Great Yarmouth|Feltham|Tipton"
    "|Widnes|Dewsbury|Littlehampton|Tynemouth|Halesowen|Wallasey|Streatham|Bebington|Kidderminster"
    "|Stourbridge|Morden|Wellingborough|Macclesfield|Barrow in Furness|Dunstable|Huyton"
    "|Leytonstone|Hinckley|Sittingbourne|Smethwick|Esher|Morecambe|Welwyn Garden City|Dartford"
    "|Royal Leamington Spa|Clacton-on-Sea|Bletchley|Yeovil|Keighley|Altrincham|Willenhall|Banbury"
    "|Long Eaton|Northwich|Grantham|Banstead|King's Lynn|Hatfield|Havant|Carshalton|Castleford"
    "|Catford|Worksop|Pontefract|Willesden|Bexhill-on-Sea|Cheshunt|Ashton-under-Lyne|Leatherhead"
    "|Newark on Trent|Ramsgate|Leighton Buzzard|Lytham St Annes|Redruth|Canning Town|Fareham"
    "|Urmston|Aldershot|Bury St Edmunds|Bridgwater|Wokingham|Ilkeston|Trowbridge|Bishops Stortford"
    "|Prescot|Bloxwich|Ewell|Kilburn|Exmouth|Shepherds Bush|Coalville|Batley|Cleethorpes"
    "|Skelmersdale|Canvey Island|Surbiton|Whitley Bay|Greenford|Leyland|Chadderton|Rushden"
    "|Wigston Magna|Chiswick|Redcar|Heston|Chester-le-Street|Great Malvern|Houghton-Le-Spring"
    "|Newton Abbot|Mangotsfield|Sutton in Ashfield|Billericay|Borehamwood|Tonbridge|Tyldesley"
    "|Chippenham|Billingham|Walkden|Hitchin|Hoddesdon|Bridlington|Accrington|Newbury|Bromsgrove"
    "|Lichfield|Swadlincote|Chichester|Letchworth Garden City|Chorley|Haywards Heath|Wednesfield"
    "|Loughton|Cramlington|Highbury|Brighouse|Darwen|Wisbech|Rayleigh|Whitstable|Thamesmead"
    "|Barnstaple|Prestwich|Thornton-Cleveleys|Bedworth|Ruislip|Saint Neots|Harpenden|Burgess Hill"
    "|Stratford-upon-Avon|Neston|Winsford|Camberley|Ashington|Hucknall|Heywood|Egham"
    "|Stanford-le-Hope|Sevenoaks|Kidsgrove|Jarrow|Didcot|Consett|Witney|Heswall|Cheadle Hulme"
    "|Bideford|Wood Green|Bushey|Daventry|Brierley Hill|Muswell Hill|Sunbury-on-Thames"
    "|Melton Mowbray|Evesham|Kirkby in Ashfield|Wickford|Cleckheaton|Maghull|Aldridge|Stalybridge"
    "|Hadleigh|Newton Aycliffe|Ashton in Makerfield|Portishead|Westhoughton|Congleton|Rugeley"
    "|Camden Town|Bishop Auckland|Northolt|Wilmslow|Farnworth|New Milton|Coulsdon|Crowthorne"
    "|Hornchurch|Thatcham|Saddleworth|Rickmansworth|Pudsey|Isleworth|Pitsea|Hull|Ripon|Kendal"
    "|Cornwall|Devon|Sussex|Yorkshire|Lancashire|Cumbria|Suffolk|Hampshire|Dorset|Somerset"
    "|Wiltshire|Gloucestershire|Oxfordshire|Warwickshire|Staffordshire|Derbyshire|Nottinghamshire"
    "|Lincolnshire|Leicestershire|Shropshire|Herefordshire|Worcestershire|Northamptonshire"
    "|Bedfordshire|Hertfordshire|Buckinghamshire|Berkshire|Cambridgeshire|Northumberland"
    "|County Durham|Merseyside|Cheshire|Tyneside|Teesside|Lake District|Cotswolds|Peak District"
    "|Isle of Wight|Whitby|Penzance|Truro|Harwich|Felixstowe|Cromer|Skegness|Penrith|Keswick"
    "|Hexham|Berwick-upon-Tweed|Hebden Bridge|Glastonbury|Lewes|Ludlow|Stroud|York|Bath|Essex|Bury"
    "|Rugby|Wells|Preston|Crawley|Harlow|Corby|Ryde",
    "GB-NIR": "Belfast|Lisburn|Newtownabbey|Craigavon|Castlereagh|Portadown|Newtownards"
    "|Carrickfergus|Ballymena|Newry|Coleraine|Antrim|Omagh|Larne|Banbridge|Armagh|Enniskillen"
    "|Strabane|Dromore|Londonderry|Fermanagh|Tyrone|County Down|County Antrim|County Armagh",
    "GB-SCT": "Glasgow|Edinburgh|Aberdeen|Paisley|East Kilbride|Inverness|Dunfermline|Dumfries"
    "|Cumbernauld|Kirkcaldy|Kilmarnock|Greenock|Coatbridge|Glenrothes|Falkirk|Rutherglen"
    "|Motherwell|Cambuslang|Wishaw|Bearsden|Newton Mearns|Clydebank|Musselburgh|Bishopbriggs"
    "|Arbroath|Bathgate|Peterhead|Bellshill|Kirkintilloch|Isle of Lewis|Fort William|High Blantyre"
    "|Penicuik|Grangemouth|Kilwinning|Broxburn|Troon|Prestwick|Bo'ness|Inverurie|Port Glasgow"
    "|Forfar|Carluke|Rosyth|Hawick|Milngavie|Linlithgow|Fraserburgh|Saltcoats|Giffnock|Cowdenbeath"
    "|Oban|Pitlochry|Aviemore|Ullapool|Stornoway|Lerwick|Kirkwall|Galashiels|Stranraer"
    "|Isle of Skye|Orkney|Shetland|Fife|Aberdeenshire|Ayrshire|Lanarkshire|Highlands|Hebrides"
    "|Scottish Borders|Caithness|St Andrews|Perthshire|Ayr|Dundee",
    "GB-WLS": "Cardiff|Swansea|Rhondda|Wrexham|Tonypandy|Bridgend|Llanelli|Cwmbran|Merthyr Tydfil"
    "|Pontypool|Briton Ferry|Aberdare|Ebbw Vale|Deeside|Pontypridd|Caerphilly|Colwyn Bay|Hawarden"
    "|Blackwood|Rhyl|Ammanford|Penarth|Maesteg|Gorseinon|Risca|Prestatyn|Aberystwyth|Brymbo"
    "|Gelligaer|Carmarthen|Porthcawl|Llandudno|Brynmawr|Tredegar|Haverfordwest|Llantrisant"
    "|Llantwit Major|Abergavenny|Milford Haven|Bargoed|Treharris|Brecon|Snowdonia|Anglesey|Gwynedd"
    "|Pembrokeshire|Carmarthenshire|Ceredigion|Powys|Monmouthshire|Glamorgan|Flintshire|Conwy"
    "|Caernarfon|Holyhead|Tenby|Fishguard|Machynlleth|Dolgellau",
    "IE": "Dublin|Cork|Limerick|Galway|Tallaght|Drogheda|Bray|Navan|Dun Laoghaire|Dún Laoghaire"
    "|Kilkenny|Carlow|Tralee|Portlaoise|Letterkenny|Greystones|Balbriggan|Wexford|Naas|Sligo"
    "|Celbridge|Finglas|Ballincollig|Carrigaline|Templeogue|Lucan|Rathfarnham|Maynooth|Malahide"
    "|Blanchardstown|Tullamore|Leixlip|Donaghmede|Killarney|County Kerry|County Cork|County Mayo"
    "|Donegal|Connemara|Westport|Mullingar|Clonmel",
    "IM": "Douglas",
}
# fmt: on
