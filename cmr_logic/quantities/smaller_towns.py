"""Smaller towns of the British Isles and the USA, by the nation, country or state of each.

From GeoNames (CC BY 4.0): places above some three thousand inhabitants in the British Isles, twelve
thousand in the USA, that bear a name which no other place rivals; less names that are words or
first names.
"""

from __future__ import annotations

from typing import Final

# fmt: off
SMALLER: Final = {
    "GB-ENG": "Abbey Road|Abbey Wood|Abbots Langley|Addingham|Adlington|Aigburth|Albrighton"
    "|Alcester|Alderley Edge|Alvechurch|Annfield Plain|Anstey|Appley Bridge|Arlesey|Armitage"
    "|Ash Vale|Askern|Aston|Aston Clinton|Atherstone|Audley|Axminster|Aylesford|Aylesham"
    "|Aylestone|Aylsham|Bagshot|Baldock|Balsall Common|Bar Hill|Barlby|Barnard Castle|Barnes"
    "|Barnham|Barnoldswick|Barnsbury|Barnt Green|Barrow upon Soar|Barrowford|Barton on Sea"
    "|Barton under Needwood|Barton upon Humber|Barton-le-Clay|Bawtry|Bayston Hill|Bedale"
    "|Beighton|Belle Vale|Bembridge|Bennetts End|Benwell|Bernards Heath|Beverley|Bewbush"
    "|Bewdley|Bidford-on-Avon|Biggin Hill|Billinge|Billingshurst|Bilsthorpe|Bilston|Bingham"
    "|Birchington-on-Sea|Bircotes|Bishops Waltham|Bishopsworth|Blaby|Blackley|Blackmoorfoot"
    "|Blackrod|Blandford Forum|Blidworth|Bollington|Bolsover|Bolton le Sands|Borough Green"
    "|Boroughbridge|Borrowash|Boughton|Bourne End|Bovey Tracey|Bovingdon|Bowburn"
    "|Bracebridge Heath|Bradford-on-Avon|Bradwell|Bransgore|Branston|Braunton|Brentford"
    "|Bricket Wood|Brierfield|Brigg|Brightlingsea|Britwell|Brixworth|Broadstone|Brockenhurst"
    "|Bromborough|Bromham|Bromyard|Broseley|Brotton|Broughton Astley|Brundall|Buckfastleigh"
    "|Buckhurst Hill|Bulford|Bungay|Buntingford|Burley in Wharfedale|Burnopfield|Burpham"
    "|Burscough|Bursledon|Burton Joyce|Burton Latimer|Caister-on-Sea|Calcot|Callington"
    "|Cambourne|Carcroft|Carnforth|Castle Donington|Castle Vale|Castleside|Catterick Garrison"
    "|Chadwell Heath|Chadwell St Mary|Chalfont St Giles|Chalford|Chalk Farm|Charlton Kings"
    "|Chasetown|Chatteris|Cheadle|Cheam|Chinnor|Chipping Ongar|Chipping Sodbury|Chiswell Green"
    "|Chorleywood|Chudleigh|Clapham Junction|Clayton le Moors|Cleator Moor|Clerkenwell|Clowne"
    "|Cockermouth|Cockfosters|Cockington|Codicote|Codsall|Coggeshall|Coleford|Collier Row"
    "|Colnbrook|Coningsby|Cookham|Copmanthorpe|Coppull|Copthorne|Cosby|Cosham|Cotgrave"
    "|Cottenham|Countesthorpe|Cowplain|Coxhoe|Cradley Heath|Cranfield|Cranleigh|Crawley Down"
    "|Crediton|Crewkerne|Cricklade|Crowborough|Crowland|Crowle|Crumpsall|Crystal Palace"
    "|Cuckfield|Cudworth|Cuffley|Culcheth|Cullompton|Culverstone Green|Cuxton|Dalton in Furness"
    "|Daresbury|Datchet|Dawlish|Deanshanger|Denmead|Denton Holme|Dersingham|Desborough"
    "|Deysbrook|Dickens Heath|Dodworth|Donington le Heath|Donnington|Dorridge|Downham Market"
    "|Duffield|Dunholme|Eaglescliffe|Earby|Earls Barton|Earls Colne|Earls Court|Earlswood"
    "|Easingwold|Easton-in-Gordano|Eaton Bray|Eaton Socon|Eccleston|Edenbridge|Edgware"
    "|Edwinstowe|Egremont|Ellesmere|Ellesmere Port Town|Elmswell|Enfield Town|Erith|Essington"
    "|Eston|Euxton|Eynsham|Fair Oak|Fakenham|Faringdon|Farnham Royal|Fazeley|Ferryhill|Fetcham"
    "|Finedon|Finningley|Flackwell Heath|Fleckney|Fleetville|Fordingbridge|Forest Row"
    "|Four Marks|Freckleton|Fremington|Frimley Green|Frodsham|Fulbourn|Furnace Green"
    "|Furze Platt|Garstang|Garswood|Gateacre|Gedling|Gipsy Hill|Girton|Glusburn|Gnosall"
    "|Godmanchester|Gorleston-on-Sea|Gossops Green|Grange-over-Sands|Grappenhall|Greasby"
    "|Great Ayton|Great Bookham|Great Dunmow|Great Gonerby|Great Harwood|Great Missenden"
    "|Great Sankey|Great Torrington|Great Wakering|Grimethorpe|Groby|Guisborough|Gunnislake"
    "|Hadston|Hagley|Hainault|Hale Barns|Halesworth|Halstead|Haltwhistle|Hamble-le-Rice"
    "|Hampton Wick|Hardingstone|Harefield|Harleston|Harrow Road|Harrow Weald|Hartley Wintney"
    "|Hatch End|Hatfield Peverel|Haughton Green|Hawkhurst|Hawkinge|Haxby|Hayle|Hazel Grove"
    "|Heacham|Heckington|Hedge End|Hedon|Heighington|Helsby|Hemsby|Hemsworth|Henfield"
    "|Henley-on-Thames|Hethersett|High Barnet|High Peak|Higham Ferrers|Highbridge|Highworth"
    "|Hinchley Wood|Hindhead|Histon|Holbeach|Holbeck|Holloway|Holmes Chapel|Holton le Clay|Hoo"
    "|Horbury|Horncastle|Hornsea|Horrabridge|Horsford|Hoylake|Hulme|Humberston|Hungerford"
    "|Hunstanton|Hunts Cross|Ibstock|Ilminster|Immingham|Ince-in-Makerfield|Ingatestone"
    "|Ingoldmells|Irchester|Irthlingborough|Iver Heath|Ivybridge|Jersey Farm|Kearsley|Keele"
    "|Kegworth|Kelvedon|Kemsing|Kesgrave|Kessingland|Keyworth|Kibworth Harcourt|Killamarsh"
    "|Kings Worthy|Kingsbridge|Kingskerswell|Kingsteignton|Kingston upon Thames|Kinvere"
    "|Kirby Muxloe|Kirkburton|Kirkham|Kirkleatham|Kirton|Knaphill|Knaresborough|Knebworth"
    "|Knotty Ash|Knowle|Lakenheath|Lamesley|Lancaster Gate|Lanchester|Langley Green|Larkfield"
    "|Leavesden Green|Lee-on-the-Solent|Leiston|Leverstock Green|Lightwater|Lingfield"
    "|Linthwaite|Liphook|Liss|Little Bookham|Little Chalfont|Little Clacton|Little Lever"
    "|Little Venice|Littleborough|Littleport|Loddon|London Colney|Long Ashton|Long Buckby"
    "|Long Ditton|Long Stratton|Long Sutton|Longdendale|Longridge|Loudwater|Ludgershall"
    "|Lutterworth|Lydd|Lydney|Lymm|Maida Hill|Maidenbower|Manningtree|Manston|Marchwood"
    "|Market Drayton|Market Harborough|Market Rasen|Market Warsop|Market Weighton|Markfield"
    "|Marks Tey|Marshalswick|Marske-by-the-Sea|Marston Moretaine|Martock|Maryport|Mayland"
    "|Measham|Melbourn|Meltham|Meltham Mills|Menston|Meopham|Merrow|Merstham|Metheringham"
    "|Mexborough|Milford on Sea|Mill End|Millom|Milnrow|Monkhams|Mortlake|Mossley|Mottingham"
    "|Murton|Mytchett|Mytholmroyd|Narborough|Nash Mills|Needham Market|Nether Edge"
    "|Nether Poppleton|Netherley|New Alresford|New Basford|New Cross|New Ferry|New Mill"
    "|New Mills|New Romney|Newbiggin-by-the-Sea|Newent|Newick|Newton-le-Willows|Norbiton"
    "|Norris Green|Norton Canes|Oakengates|Old Basing|Old Harlow|Old Swan|Old Windsor|Oldbury"
    "|Otford|Ottery St Mary|Oughtibridge|Oundle|Overcombe|Oxshott|Paddock Wood|Padiham"
    "|Palmers Green|Pangbourne|Parbold|Parkstone|Partington|Paulton|Peasedown Saint John"
    "|Pelsall|Pelton|Pembury|Penistone|Penkridge|Perry Vale|Pershore|Pewsey|Pinkneys Green"
    "|Pirbright|Pitstone|Pocklington|Polesworth|Ponders End|Ponteland|Poringland|Potters Bar"
    "|Potton|Preesall|Primrose Place|Princes Risborough|Puckeridge|Pulborough"
    "|Purfleet-on-Thames|Purton|Pyrford|Queenborough|Quorndon|Radcliffe on Trent|Radlett"
    "|Radstock|Rainford|Rainhill|Rainworth|Rastrick|Ratby|Raunds|Ravenshead|Redbourn|Ripponden"
    "|Ross on Wye|Rothley|Rowlands Gill|Royal Wootton Bassett|Ruddington|Ruislip Manor"
    "|Ruskington|Rusthall|Ryhill|Sacriston|Saint Blazey|Saint Columb Major"
    "|Saint Leonards-on-Sea|Salfords|Saltaire|Saltburn-by-the-Sea|Saltford|Sawbridgeworth"
    "|Sawston|Sawtry|Saxilby|Saxmundham|Scalby|Seaton Delaval|Selsey|Seven Sisters|Sharlston"
    "|Sheerwater|Shefford|Shenfield|Shenley|Shepley|Shepperton|Sherborne|Sherburn in Elmet"
    "|Sheringham|Shevington|Shifnal|Shildon|Shipston on Stour|Shirebrook|Shiremoor|Shortlands"
    "|Shrivenham|Sible Hedingham|Sidcup|Sileby|Silsden|Silver End|Skelmanthorpe|Snaresbrook"
    "|Snodland|Soham|Somersham|Sonning Common|Sopwell|Southam|Southminster|Southwater|Southwell"
    "|Sowerby Bridge|Spitalfields|Spixworth|St James's|St. Helier|Stainforth|Stakeford|Stalham"
    "|Stamford Bridge|Stansted Mountfitchet|Stanwell|Staplehurst|Steeton|Steyning"
    "|Stockton Heath|Stoke Poges|Stokenchurch|Stokesley|Stoney Stanton|Storrington|Stotfold"
    "|Stratfield Mortimer|Strensall|Stroud Green|Studley|Sturminster Newton|Sturry|Sunninghill"
    "|Sutton|Sutton Bridge|Swaffham|Syston|Tadcaster|Tadworth|Tankerton|Tarleton|Teddington"
    "|Tenbury Wells|Tetbury|Thame|Thames Ditton|Theydon Bois|Thornton Heath|Thorpe Hamlet"
    "|Thrapston|Tibshelf|Tickhill|Timperley|Tiptree|Titchfield|Toddington|Todmorden|Tolworth"
    "|Torpoint|Tottington|Towcester|Toxteth|Tring|Tunstall|Twyford|Ulverston|Upminster"
    "|Uppermill|Uppingham|Upton Lea|Upwell|Ushaw Moor|Vincent Square|Wadebridge|Wadhurst"
    "|Waltham Cross|Wanstead|Warboys|Wardle|Wareham|Wargrave|Warlingham|Warsop|Washingborough"
    "|Washwood Heath|Watchet|Water Eaton|Waterbeach|Weaverham|Wellesbourne"
    "|Wellesbourne Mountford|Wem|Westbourne|Westergate|Westgate on Sea|Whaley Bridge"
    "|Wheathampstead|Whitworth|Wickham Bishops|Wideopen|Wigton|Willington|Wilsden|Wimblington"
    "|Winchcombe|Windlesham|Wingerworth|Winscombe|Wirksworth|Withernsea|Witley|Wivenhoe"
    "|Woburn Sands|Wooburn|Wooburn Green|Woodhall Spa|Wotton-under-Edge|Writtle|Wroughton"
    "|Yapton|Yatton|Yaxley|Yelverton",
    "GB-NIR": "Ahoghill|Annalong|Ardglass|Ballinamallard|Ballintoy Harbour|Ballyclare|Ballygowan"
    "|Ballykelly|Ballynahinch|Ballypatrick|Ballywalter|Broughshane|Bushmills|Carnlough"
    "|Carnmoney|Carryduff|Castledawson|Castlederg|Castlerock|Castlewellan|Coalisland|Crossgar"
    "|Crossmaglen|Cullybackey|Culmore|Cushendall|Donaghadee|Donaghcloney|Draperstown|Dungiven"
    "|Fintona|Garvagh|Glenariff|Greenisland|Irvinestown|Jordanstown|Keady|Kilkeel|Killyleagh"
    "|Kilrea|Kircubbin|Lisnaskea|Maghera|Millisle|Moneymore|New Buildings|Newtownhamilton"
    "|Newtownstewart|Portaferry|Portavogie|Portglenone|Randalstown|Rathfriland|Saintfield"
    "|Sion Mills|Tandragee|Templepatrick|Waringstown|Warrenpoint",
    "GB-SCT": "Aberchirder|Aberdour|Aberfeldy|Abernethy|Aboyne|Airth|Almondbank|Alness|Alyth"
    "|Ardrishaig|Ashgill|Auchinleck|Auchterarder|Auchtermuchty|Balerno|Balfron|Ballingry"
    "|Balmedie|Balmullo|Banchory|Bankfoot|Banknock|Bargeddie|Beauly|Beith|Bellsbank|Bishopton"
    "|Blackridge|Boddam|Bonhill|Bonnybridge|Bothwell|Brechin|Bridge of Allan|Bridge of Earn"
    "|Bridge of Weir|Brora|Buckhaven|Buckie|Burghead|Burntisland|Cairneyhill|Cairnryan"
    "|Calderbank|Caldercruix|Cambusbarron|Camelon|Caol|Cardenden|Carfin|Carmunnock|Carnoustie"
    "|Carnwath|Carron|Carronshore|Catrine|Chapelhall|Chirnside|Chryston|Clackmannan|Coalburn"
    "|Cockenzie|Colinton|Conon Bridge|Coupar Angus|Cowie|Coylton|Crail|Crossgates|Crosshouse"
    "|Cruden Bay|Cumnock|Cupar|Dalbeattie|Dalgety Bay|Dalmellington|Dalmuir|Dalry|Dalrymple"
    "|Dalserf|Danderhall|Darvel|Dennyloanhead|Dingwall|Dornoch|Doune|Dreghorn|Drongan|Dufftown"
    "|Dunipace|Duntocher|Dyce|Eaglesham|Eastriggs|Evanton|Eyemouth|Faifley|Fallin|Fauldhouse"
    "|Fochabers|Forres|Fortrose|Freuchie|Garelochhead|Gartcosh|Girvan|Glenboig|Glenmavis"
    "|Golspie|Gorebridge|Gourock|Grantown on Spey|Gullane|Hallglen|Head of Muir"
    "|High Valleyfield|Holytown|Hopeman|Howwood|Inchinnan|Inchture|Innerleithen|Insch"
    "|Inverbervie|Invergordon|Inverkeithing|Inverkip|Isle of Cumbrae|Isle of Islay|Johnstone"
    "|Kelty|Kemnay|Kennoway|Kilbarchan|Kilcreggan|Killearn|Kilmacolm|Kilmaurs|Kinghorn"
    "|Kinglassie|Kingswells|Kingussie|Kinloss|Kintore|Kirkconnel|Kirkliston|Kirknewton"
    "|Kirriemuir|Ladybank|Lanark|Langholm|Larbert|Laurencekirk|Laurieston|Lennoxtown|Lenzie"
    "|Lesmahagow|Letham|Leuchars|Lhanbryde|Loanhead|Locharbriggs|Lochgelly|Lochgilphead"
    "|Lochmaben|Lochwinnoch|Lockerbie|Longforgan|Longniddry|Lossiemouth|Luncarty|Lundin Links"
    "|Macduff|Macmerry|Maddiston|Markinch|Mauchline|Maybole|Meikle Earnock|Menstrie|Methil"
    "|Mid Calder|Milltimber|Milnathort|Milton of Campsie|Milton of Leys|Mintlaw|Moffat"
    "|Monifieth|Moodiesburn|Mossblown|Mossend|Muir of Ord|Muirkirk|Neilston|Netherlee"
    "|New Cumnock|New Stevenston|Newarthill|Newmacher|Newmains|Newmilns|Newport-on-Tay"
    "|Newton Stewart|Newtonhill|Newtown St Boswells|Nigg|Old Kilpatrick|Oldmeldrum|Overtown"
    "|Pencaitland|Peterculter|Pitmedden|Pittenweem|Plean|Polbeth|Polmont|Port Bannatyne"
    "|Port Erroll|Portknockie|Portlethen|Portsoy|Prestonpans|Queensferry|Ratho|Ratho Station"
    "|Reddingmuirhead|Rhu|Rosehearty|Rosewell|Roslin|Rosneath|Rothes|Saint Boswells"
    "|Saint Monans|Salsburgh|Sanquhar|Sauchie|Seafield|Shieldhill|Shotts|Skelmorlie|Slamannan"
    "|Springside|Stamperland|Stenhousemuir|Stepps|Stevenston|Stewarton|Stonehaven|Stoneyburn"
    "|Strathaven|Strathblane|Tain|Tarbolton|Tayport|Thornliebank|Tillicoultry|Torphins|Townhill"
    "|Tranent|Tullibody|Turriff|Tweedbank|Uddingston|Viewpark|Waterfoot|Wemyss Bay|Whitecraig"
    "|Winchburgh|Windygates",
    "GB-WLS": "Abercanaid|Abercarn|Abercynon|Aberfan|Abergele|Aberkenfig|Aberporth|Abertillery"
    "|Abertridwr|Amlwch|Bagillt|Barry|Beddau|Bedwas|Benllech|Betws|Bishopston"
    "|Blaenau-Ffestiniog|Blaenavon|Blaengwynfi|Bodelwyddan|Borth|Brynamman|Brynna|Burry Port"
    "|Caergwrle|Caerleon|Caerwent|Caldicot|Cefn Cribwr|Coedpoeth|Coity|Cowbridge|Criccieth"
    "|Croeserw|Cross Hands|Crynant|Cwmafan|Cwmbach|Cwmtillery|Deganwy|Deiniolen|Dinas Powys"
    "|Dunvant|Dyffryn Ardudwy|Dyserth|Fochriw|Four Crosses|Gaerwen|Gilfach Goch|Gilwern"
    "|Glanamman|Glandwr|Glyn-neath|Goodwick|Govilon|Gresford|Gronant|Guilsfield|Hengoed|Hirwaun"
    "|Kidwelly|Kilgetty|Knighton|Leeswood|Letterston|Llanberis|Llanbradach|Llandaff|Llandovery"
    "|Llandrindod Wells|Llandybie|Llandysul|Llanfairfechan|Llanfairpwllgwyngyll|Llangefni"
    "|Llangeler|Llanharan|Llanharry|Llanidloes|Llanrug|Llanrwst|Llansantffraid Glan Conwy"
    "|Llantwit Fardre|Llwynypia|Machen|Magor|Menai Bridge|Mostyn|Mountain Ash|Nefyn"
    "|New Tredegar|Newcastle Emlyn|Neyland|Ogmore Vale|Pembroke Dock|Pen-clawdd|Pencoed"
    "|Penmaenmawr|Penparcau|Penrhyndeudraeth|Pentre|Pentyrch|Penyffordd|Penygroes"
    "|Pont Rhyd-y-cyff|Pontarddulais|Pontlliw|Pontyates|Pontyberem|Pontyclun|Pontycymer"
    "|Presteigne|Radyr|Resolven|Rhiwbina|Rhoose|Rhosllannerchrugog|Rhuddlan|Rhymney|Rogiet"
    "|Rossett|Ruabon|Saint Asaph|Saint Clears|Saint Davids|Saundersfoot|Six Bells|Steynton"
    "|Taibach|Tal-y-bont|Talgarth|Three Crosses|Tonyrefail|Tregaron|Tregarth|Treorchy|Treuddyn"
    "|Trimsaran|Tycroes|Undy|Whitland|Y Felinheli|Ynysybwl|Ystalyfera",
    "IE": "Abbeyfeale|Abbeyleix|Annacotty|Ardee|Artane|Athboy|Athenry|Bagenalstown|Bailieborough"
    "|Balally|Baldoyle|Ballaghaderreen|Ballinasloe|Ballinrobe|Ballinteer|Ballivor|Ballyboden"
    "|Ballybofey|Ballyfermot|Ballyhaunis|Ballyjamesduff|Ballymahon|Ballymote|Ballyshannon"
    "|Balrothery|Baltinglass|Banagher|Blessington|Bonnybrook|Booterstown|Bunclody|Buncrana"
    "|Bundoran|Cabinteely|Cahir|Carndonagh|Carrick-on-Shannon|Carrick-on-Suir|Carrickmacross"
    "|Carrigtwohill|Cashel|Castleblayney|Castlebridge|Castlecomer|Castleconnell|Castleisland"
    "|Castleknock|Castlerea|Chapelizod|Charlesland|Cherry Orchard|Clane|Claremorris|Clogherhead"
    "|Clonakilty|Clonskeagh|Cloyne|Collooney|Confey|Coolock|Cootehill|Courtown|Crosshaven"
    "|Dalkey|Darndale|Derrinturn|Derrybeg|Dollymount|Donabate|Donnycarney|Drumcondra|Duleek"
    "|Dunboyne|Dungarvan|Dunleer|Dunlewy|Dunmanway|Dunmore East|Dunshaughlin|Eadestown"
    "|Edenderry|Edgeworthstown|Enniskerry|Fermoy|Fethard|Firhouse|Glanmire|Glasnevin|Gort"
    "|Gweedore|Hartstown|Howth|Jobstown|Kanturk|Kells|Kilcock|Kilcoole|Kilcullen|Killester"
    "|Killorglin|Kilmallock|Kilquade|Kilrush|Kingscourt|Kinnegad|Kinsealy-Drinan|Loughlinstown"
    "|Loughrea|Lusk|Macroom|Millstreet|Mitchelstown|Monasterevin|Monkstown|Mount Merrion"
    "|Mountmellick|Mountrath|Moycullen|Moyross|Mulhuddart|New Ross|Newcastle West"
    "|Newmarket on Fergus|Newtownmountkennedy|Old Kilcullen|Oldbawn|Oranmore|Passage West"
    "|Portlaw|Raheny|Rathangan|Rathcoole|Rathcormac|Rathgar|Rathkeale|Rathnew|Ringsend|Roscrea"
    "|Rosslare|Saggart|Sallins|Sallynoggin|Sandymount|Sixmilebridge|Skibbereen|Stamullin"
    "|Strandhill|Templemore|Terenure|Termonfeckin|Thurles|Tobercurry|Tullow|Tullyallen"
    "|Valleymount|Walkinstown|Youghal",
    "US-AK": "Knik-Fairview",
    "US-AL": "Anniston|Calera|Cullman|Dixiana|Fairhope|Foley|Fort Payne|Hartselle|Hueytown"
    "|Mountain Brook|Muscle Shoals|Opelika|Prattville|Prichard|Saraland|Scottsboro|Sylacauga"
    "|Talladega|Tillmans Corner|Trussville",
    "US-AR": "Blytheville|Bryant|Centerton|Fort Smith|Hot Springs|Maumelle|Paragould|Pine Bluff"
    "|Searcy|Siloam Springs|Van Buren",
    "US-AZ": "Ahwatukee Foothills|Apache Junction|Casas Adobes|Catalina Foothills|Deer Valley"
    "|El Mirage|Eloy|Encanto|Fortuna Foothills|Kingman|Marana|Maryvale|New Kingman-Butler"
    "|New River|Prescott Valley|Queen Creek|Rio Rico|Saddlebrooke|Sahuarita|Sierra Vista"
    "|Sierra Vista Southeast|Tempe Junction",
    "US-CA": "Adelanto|Agoura|Agua Caliente|Altadena|American Canyon|Arcata|Arden-Arcade|Atascadero"
    "|Atwater|Avenal|Benicia|Blythe|Brawley|Brea|Burlingame|Calabasas|Calexico|Canyon Country"
    "|Carpinteria|Castaic|Castro Valley|Chowchilla|Clearlake|Coachella|Coalinga|Coto De Caza"
    "|Delano|Desert Hot Springs|Diamond Bar|Dinuba|Downey|El Centro|Encino|Fallbrook"
    "|Florence-Graham|Foothill Farms|Fountain Valley|Goleta|Granite Bay|Grass Valley"
    "|Grover Beach|Hollister|Isla Vista|La Jolla|La Puente|La Quinta|La Verne|Ladera Ranch"
    "|Lake Los Angeles|Lemoore|Lompoc|Los Banos|Los Gatos|Los Osos|Manhattan Beach"
    "|McKinleyville|Mira Mesa|Mission District|Moorpark|Morgan Hill|Newport Beach|Nipomo"
    "|Oildale|Olivehurst|Orangevale|Orcutt|Oroville|Pacific Grove|Pacifica|Palm Desert"
    "|Paso Robles|Phelan|Port Hueneme|Prunedale|Rancho Mirage|Rancho Palos Verdes"
    "|Rancho Penasquitos|Red Bluff|Reedley|Ridgecrest|Rosamond|Rubidoux|San Bruno|San Dimas"
    "|San Juan Capistrano|Santa Paula|Sawtelle|Sherman Oaks|Solana Beach|Stevenson Ranch|Suisun"
    "|Susanville|Tehachapi|Truckee|Twentynine Palms|Ukiah|Valle Vista|Valley Glen"
    "|Vermont Square|Walnut Creek|Wildomar|Yucca Valley",
    "US-CO": "Castle Rock|Dakota Ridge|Fruita|Grand Junction|Highlands Ranch|Ken Caryl|Northglenn"
    "|Security-Widefield|Southglenn|Steamboat Springs|Wheat Ridge",
    "US-CT": "Ansonia|Branford|Ledyard|Naugatuck|New Britain|New Canaan|New Fairfield|Southbury"
    "|Southington|Storrs|Wethersfield|Willimantic|Windsor Locks|Wolcott",
    "US-DE": "Hockessin",
    "US-FL": "Allapattah|Altamonte Springs|Aventura|Bartow|Belle Glade|Bellview|Boca Del Mar"
    "|Callaway|Carrollwood|Citrus Ridge|Coconut Creek|Coral Gables|Country Walk|Crestview"
    "|Cutler Bay|Dania Beach|Davie|DeBary|DeLand|Destin|Egypt Lake-Leto|Elfers|Eloise|Ensley"
    "|Estero|Eustis|Fernandina Beach|Ferry Pass|Flagami|Florida Ridge|Fort Pierce"
    "|Fort Walton Beach|Fountainebleau|Fruitville|Golden Gate|Golden Glades|Gonzalez"
    "|Hallandale Beach|Homosassa Springs|Immokalee|Iona|Kendale Lakes|Lady Lake|Lake Wales"
    "|Lake Worth Beach|Lake Worth Corridor|Land O' Lakes|Lauderdale Lakes|Little Havana"
    "|Lynn Haven|Marion Oaks|Miami Beach|Miami Lakes|Middleburg|Mount Dora|Naranja"
    "|New Port Richey|New Smyrna Beach|Niceville|Ocoee|Ormond Beach|Palm Coast|Palm Harbor"
    "|Palm Valley|Ponte Vedra Beach|Port Charlotte|Port Orange|Port Saint John"
    "|Punta Gorda Isles|Rockledge|Royal Palm Beach|Saint Augustine|Sandalfoot Cove"
    "|Santa Rosa Beach|Sarasota Springs|Sebastian|St. Johns|Tarpon Springs|The Acreage"
    "|The Hammocks|Valrico|Vero Beach|Wilton Manors|Winter Garden|Winter Haven|Winter Springs"
    "|Zephyrhills",
    "US-GA": "Acworth|Americus|Buford|Calhoun|Cartersville|Conyers|Douglasville|Grovetown"
    "|Hinesville|Johns Creek|Kennesaw|LaGrange|Mableton|McDonough|Milledgeville|Moultrie|Newnan"
    "|Peachtree Corners|Powder Springs|Redan|Saint Simon Mills|Snellville|Statesboro|Sugar Hill"
    "|Suwanee|Tifton|Warner Robins|Waycross",
    "US-HI": "Joint Base Pearl Harbor Hickam|Kahului|Kailua|Kalihi-Palama|Kaneohe|Koolauloa|Kīhei"
    "|Nānākuli|Schofield Barracks|Wahiawā-Whitmore|Waianae|Waiau-Pacific Palisades|Wailuku"
    "|Waipahu",
    "US-IA": "Bettendorf|Cedar Falls|Coralville|Council Bluffs|Fort Dodge|Marshalltown|Muscatine"
    "|Urbandale|Waukee",
    "US-ID": "Ammon|Chubbuck|Kuna|Lewiston Orchards|Post Falls|Rexburg",
    "US-IL": "Auburn Gresham|Belmont Cragin|Belvidere|Bourbonnais|Buffalo Grove|Cahokia"
    "|Carol Stream|Carpentersville|Channahon|Chicago Lawn|Chicago Loop|Crest Hill|DeKalb"
    "|Des Plaines|Downers Grove|Effingham|Galesburg|Glen Carbon|Glen Ellyn|Godfrey"
    "|Goodings Grove|Grayslake|Greater Grand Crossing|Gurnee|Hazel Crest|Herrin|Homer Glen"
    "|Huntley|Kankakee|Kewanee|Lake Zurich|Lemont|Libertyville|Lincoln Square|Logan Square"
    "|Macomb|Matteson|Mattoon|McHenry|Mokena|Mount Prospect|Mundelein|New Lenox|Oak Forest"
    "|Oak Lawn|Pekin|Rantoul|Rolling Meadows|Romeoville|Round Lake|Round Lake Beach|Streamwood"
    "|Streator|Warrenville|Wauconda|Wood Dale",
    "US-IN": "Carmel|Cedar Lake|Connersville|Crawfordsville|Lake Station|Logansport|Merrillville"
    "|Schererville",
    "US-KS": "Great Bend|Leavenworth|Leawood",
    "US-KY": "Bardstown|Hopkinsville|Radcliff",
    "US-LA": "Bayou Boeuf|Bayou Cane|Houma|Lake Charles|Marrero|Natchitoches|New Iberia|Opelousas"
    "|Prairieville|Ruston|Slidell|Thibodaux|Zachary",
    "US-MA": "Agawam|Ashmont|Attleboro|Beverly|Beverly Cove|Billerica|Dracut|Duxbury|Easthampton"
    "|Fall River|Head of Westport|Holyoke|Hyannis|Jamaica Plain|Longmeadow|Lynn|Mashpee"
    "|Mattapan|Medway|Middleborough|Millbury|Natick|Newburyport|Raynham|Seekonk|Southbridge"
    "|Tewksbury|Westford",
    "US-MD": "Aspen Hill|Ballenger Creek|Catonsville|Chillum|Eldersburg|Gwynn Oak|Havre de Grace"
    "|Odenton|Owings Mills|Oxon Hill-Glassmanor|Pikesville|Randallstown|Redland|Scaggsville"
    "|Silver Spring|Suitland-Silver Hill",
    "US-ME": "Biddeford|Saco|York Beach",
    "US-MI": "Battle Creek|Cutlerville|Eastpointe|Escanaba|Grandville|Haslett|Jenison|Mount Clemens"
    "|Muskegon|Northview|Norton Shores|Novi|Okemos|Owosso|Port Huron|Westland|Wixom|Ypsilanti",
    "US-MN": "Albert Lea|Blaine|Brainerd|Chaska|Cloquet|Coon Rapids|Eden Prairie|Elk River"
    "|Faribault|Fergus Falls|Ham Lake|Maple Grove|Minnetonka Mills|Moorhead|New Ulm|Owatonna"
    "|Prior Lake|Red Wing|Saint Michael|Sartell|Sauk Rapids|Shakopee|Willmar",
    "US-MO": "Affton|Ballwin|Blue Springs|Cape Girardeau|Dardenne Prairie|Ferguson|Festus"
    "|Fort Leonard Wood|Grain Valley|Kirksville|Lake Saint Louis|Lemay|Mehlville|Moberly|Nixa"
    "|Old Jamestown|Poplar Bluff|Raymore|Rolla|Saint Ann|Sikeston|Spanish Lake|Webster Groves"
    "|Wentzville",
    "US-MS": "Carriere|Clarksdale|Gautier|McComb|Ocean Springs|Olive Branch|Pascagoula|Ridgeland"
    "|Starkville",
    "US-MT": "Kalispell",
    "US-NC": "Albemarle|Asheboro|Carrboro|Cary|Clemmons|Hope Mills|Indian Trail|Kinston|Laurinburg"
    "|Lenoir|Masonboro|Mebane|Morganton|Murraysville|New Bern|Piney Green|Roanoke Rapids"
    "|Rocky Mount|Southern Pines|Statesville|Wake Forest|Waxhaw",
    "US-ND": "Mandan",
    "US-NE": "Scottsbluff",
    "US-NJ": "Atco|Basking Ridge|Denville|Eatontown|Ewing|Fair Lawn|Glassboro|Hackensack"
    "|Hamilton Square|Hammonton|Hopatcong|Kearny|Mahwah|Marlboro|Mercerville"
    "|Mercerville-Hamilton Square|Mount Laurel|Ocean Acres|Pennsauken|Princeton Meadows"
    "|Sayreville|Sayreville Junction|Sewell|Sicklerville|Teaneck|Tinton Falls|Toms River"
    "|Vincentown|Willingboro|Wyckoff",
    "US-NM": "Alamogordo|Deming|Los Alamos|Los Lunas",
    "US-NV": "Elko|Fernley|Pahrump|Spanish Springs|Spring Creek|Sunrise Manor",
    "US-NY": "Bath Beach|Bay Shore|Bethpage|Brighton Beach|Centereach|Commack|Copiague|Coram"
    "|Cortlandt Manor|Depew|Eggertsville|Fallsburg|Far Rockaway|Farmingville|Fort Drum"
    "|Glens Falls|Gloversville|Greenlawn|Greenpoint|Hampton Bays|Hauppauge|Haverstraw"
    "|Hell's Kitchen|Henrietta|Hicksville|Holtsville|Huntington Station|Islip"
    "|Jefferson Valley-Yorktown|Kings Bridge|Kiryas Joel|Lackawanna|Lake Ronkonkoma|Latham"
    "|Manhattan Valley|Manorville|Massapequa|Mastic Beach|Miller Place|Monsey|Mott Haven"
    "|Mount Sinai|Nanuet|Nesconset|Olean|Ossining|Patchogue|Peekskill|Plattsburgh|Ronkonkoma"
    "|Sayville|Selden|Sheepshead Bay|Smithtown|Stony Brook|Syosset|Throgs Neck|Tonawanda"
    "|Valley Stream|Wawarsing|White Plains|Whitestone",
    "US-OH": "Ashtabula|Austintown|Boardman|Circleville|Collinwood|Conneaut|Fairborn|Findlay"
    "|Fostoria|Gahanna|Hilliard|Massillon|Maumee|Miamisburg|New Franklin|New Philadelphia"
    "|Painesville|Perrysburg|Piqua|Reynoldsburg|Sandusky|Springboro|Steubenville|Streetsboro"
    "|Strongsville|Tallmadge|Trotwood|Twinsburg|Washington Court House|Westerville|Wooster"
    "|Xenia|Zanesville",
    "US-OK": "Altus|Chickasha|Claremore|Edmond|El Reno|Okmulgee|Owasso|Tahlequah",
    "US-OR": "Agate Beach|Canby|Coos Bay|Grants Pass|Hayesville|Hermiston|Keizer|Klamath Falls"
    "|La Grande|Lake Oswego|Newberg|Roseburg|Saint Helens|The Dalles",
    "US-PA": "Bloomsburg|Bustleton|Chambersburg|Coatesville|Cobbs Creek|Dunmore|Fernway|Hazleton"
    "|Lansdale|Meadville|Montgomeryville|Mount Lebanon|Norristown|Oxford Circle|Phoenixville"
    "|Pottstown|Radnor|State College|Weigelstown|Wilkes-Barre|Williamsport",
    "US-RI": "Narragansett|Woonsocket",
    "US-SC": "Cayce|Clemson|Dentsville|Easley|Five Forks|Gaffney|Gantt|Goose Creek|Greer|Hanahan"
    "|Irmo|Ladson|Rock Hill|Seven Oaks|Simpsonville|Socastee|Spartanburg|Sumter|Wade Hampton",
    "US-SD": "Yankton",
    "US-TN": "Cookeville|Dyersburg|Elizabethton|Gallatin|Greeneville|La Vergne|Middle Valley"
    "|Mount Juliet|Sevierville|Soddy-Daisy|Tullahoma",
    "US-TX": "Alief|Angleton|Atascocita|Beeville|Big Spring|Boerne|Brenham|Brownwood|Burleson"
    "|Cedar Hill|Channelview|Cibolo|Cinco Ranch|Cleburne|Coppell|Copperas Cove|Corsicana"
    "|Del Rio|Duncanville|Eagle Pass|Farmers Branch|Flower Mound|Forney|Fort Cavazos"
    "|Friendswood|Gatesville|Hewitt|Hutto|Katy|Kerrville|Kilgore|La Marque|Lake Jackson"
    "|Levelland|Little Elm|Mineral Wells|Mission Bend|Nacogdoches|New Caney|Pampa|Pecan Grove"
    "|Pharr|Port Arthur|Port Lavaca|Port Neches|Rockwall|Rosenberg|Schertz|Seagoville|Seguin"
    "|Sienna Plantation|Sugar Land|Sulphur Springs|The Colony|Uvalde|Waxahachie|Weslaco",
    "US-UT": "American Fork|Herriman|Holladay|Kaysville|Kearns|Magna|Midvale|Roy|Saint George"
    "|Spanish Fork|Tooele",
    "US-VA": "Bon Air|Brandermill|Broadlands|Buckhall|Bull Run|Cave Spring|Christiansburg|Culpeper"
    "|Front Royal|Glen Allen|Herndon|Highland Springs|Hollins|Lake Ridge|Linton Hall|Manassas"
    "|Mechanicsville|Oakton|Poquoson|Radford|Short Pump|Sudley|Timberlake",
    "US-WA": "Anacortes|Artondale|Bonney Lake|Bothell|Bremerton|Camano|Eastmont|Elk Plain"
    "|Ellensburg|Federal Way|Frederickson|Issaquah|Lacey|Lake Stevens|Lea Hill|Lynden|Lynnwood"
    "|Maple Valley|Martha Lake|Moses Lake|Mukilteo|Oak Harbor|Port Angeles|Puyallup|Silver Firs"
    "|Snoqualmie|Spanaway|Spokane Valley|Tri-Cities|Tumwater|University Place|Walla Walla"
    "|Wenatchee",
    "US-WI": "Allouez|Ashwaubenon|Baraboo|Beloit|Chippewa Falls|De Pere|Fond du Lac|Fort Atkinson"
    "|Kaukauna|Manitowoc|Menasha|Menomonee Falls|Menomonie|Neenah|New Berlin|Oconomowoc"
    "|Onalaska|Pleasant Prairie|River Falls|Suamico|Sun Prairie|Wisconsin Rapids",
    "US-WV": "Martinsburg|Teays Valley|Weirton",
    "US-WY": "Green River|Rock Springs",
}
# fmt: on
