"""Further towns and regions of the world, by the country, or the state of the USA, of each.

Names that stories tell besides those of :mod:`.cities`: towns above some ten thousand inhabitants
in English-speaking countries, larger ones elsewhere, and regions. From GeoNames (CC BY 4.0), less
names that are words or first names, and less suburbs of larger cities.
"""

from __future__ import annotations

from typing import Final

# fmt: off
FURTHER: Final = {
    "AE": "Jebel Ali|Fujairah|Ras al-Khaimah",
    "AL": "Tirana|Durrës",
    "AM": "Gyumri",
    "AO": "Lubango",
    "AR": "Mar del Plata|San Miguel de Tucuman|San Miguel de Tucumán|Salta|Patagonia|Mendoza"
    "|Ushuaia|Bariloche",
    "AT": "Villach|Dornbirn|Wiener Neustadt|Steyr|Feldkirch|Bregenz|Wolfsberg|Burgenland"
    "|Vorarlberg|Lower Austria|Upper Austria",
    "AU": "Darwin|Mandurah|Bendigo|Caloundra|Tuggeranong|Mackay|Rockhampton|Coffs Harbour"
    "|Bunbury|Bundaberg|Pittwater|Pakenham|Hervey Bay|Port Macquarie|Werribee|Blacktown|Dubbo"
    "|Glen Waverley|Palmerston|Wodonga|Geraldton|Frankston|Baulkham Hills|Mount Waverley"
    "|Bankstown|Mildura|Rowville|Warrnambool|Shepparton|Kwinana|Parramatta|Dandenong|Wangaratta"
    "|Merrylands|Kalgoorlie|Bundoora|Narre Warren|Kellyville|Ferntree Gully|Busselton|Traralgon"
    "|Caboolture|Devonport|Alice Springs|Mornington|Mount Gambier|Byron Bay|Noosa|Broome"
    "|Fremantle",
    "BA": "Sarajevo|Mostar|Banja Luka",
    "BB": "Bridgetown",
    "BD": "Rajshahi|Comilla|Sylhet|Chittagong",
    "BE": "Mechelen|La Louvière|La Louviere|Kortrijk|Tournai|Ostend|Sint-Niklaas|Genk|Roeselare"
    "|Verviers|Mouscron|Flanders|Wallonia|Ypres|Ardennes|Dinant",
    "BG": "Plovdiv|Varna|Burgas|Stara Zagora|Sunny Beach|Bansko|Veliko Tarnovo",
    "BH": "Manama",
    "BJ": "Cotonou",
    "BO": "Cochabamba|Sucre|Potosí",
    "BR": "Salvador|Campo Grande|Campinas|Maceió|Maceio|São Luís|Sao Luis|Teresina|Nova Iguacu"
    "|Nova Iguaçu|Duque de Caxias|João Pessoa|Joao Pessoa|Sorocaba|Sao Bernardo do Campo"
    "|São Bernardo do Campo|Sao Jose dos Campos|São José dos Campos|Ribeirao Preto"
    "|Ribeirão Preto|Santo Andre|Santo André|Aracaju|Jaboatão dos Guararapes"
    "|Jaboatao dos Guararapes|Feira de Santana|Cuiaba|Cuiabá|Bahia|Amazonas|Florianópolis",
    "BS": "Nassau",
    "BW": "Gaborone",
    "CA": "Regina|Trois-Rivières|Trois-Rivieres|Saguenay|Coquitlam|Barrie|Kelowna|Guelph"
    "|St. Catharines|Sherbrooke|Ajax|Saanich|St. John's|Thunder Bay|Brantford|Kamloops"
    "|Lethbridge|Chilliwack|Kanata|Moncton|Repentigny|Sarnia|Grande Prairie|Chicoutimi"
    "|Fort McMurray|Granby|Drummondville|Pierrefonds|Welland|Lower Sackville|Saint-Hyacinthe"
    "|Quinte West|Salaberry-de-Valleyfield|Châteauguay|Chateauguay|Rimouski|Saint-Eustache"
    "|Timmins|Sorel-Tracy|Stittsville|Nunavut|Northwest Territories|Newfoundland and Labrador"
    "|Labrador|Charlottetown|Fredericton|Saint John|St John's|Yellowknife|Iqaluit"
    "|Banff National Park|Jasper National Park|Whistler|Nanaimo|Prince George|Red Deer"
    "|Medicine Hat|Moose Jaw|Niagara|Muskoka|Laval",
    "CD": "Bukavu|Kolwezi|Likasi|Tshikapa",
    "CH": "Thun|Bellinzona|Fribourg|La Chaux-de-Fonds|Schaffhausen|Chur|Rapperswil|Neuchâtel"
    "|Neuchatel|Yverdon-les-Bains|Montreux|Lucerne|Berne|St. Gallen|Zug|Graubünden"
    "|Bernese Oberland|Engadine",
    "CI": "Bouake|Bouaké",
    "CL": "Puente Alto|Vina del Mar|Viña del Mar|Valparaíso|Valparaiso|Santiago de Chile|Atacama"
    "|Easter Island",
    "CN": "Shijiazhuang|Zhongshan|Kunming|Shantou|Ningbo|Hainan|Yunnan|Tibet|Xinjiang|Lhasa"
    "|Guilin|Zhejiang|Fujian|Hunan|Hubei|Shandong|Zhuhai",
    "CO": "Cúcuta|Cucuta|Soacha|Bucaramanga|Ibagué|Ibague|Cartagena de Indias",
    "CR": "Monteverde",
    "CU": "Varadero",
    "CV": "Praia",
    "CY": "Famagusta|Ayia Napa|Kyrenia",
    "CZ": "Ostrava|Pilsen|Liberec|Olomouc|Ceske Budejovice|České Budějovice|Hradec Králové"
    "|Hradec Kralove|Ústí nad Labem|Usti nad Labem|Pardubice|Bohemia|Moravia|Karlovy Vary|Plzeň",
    "DE": "Kassel|Saarbrucken|Saarbrücken|Darmstadt|Osnabruck|Osnabrück|Solingen"
    "|Ludwigshafen am Rhein|Oldenburg|Regensburg|Paderborn|Wurzburg|Würzburg|Wolfsburg|Gottingen"
    "|Göttingen|Heilbronn|Ingolstadt|Pforzheim|Bremerhaven|Jena|Reutlingen|Koblenz|Siegen"
    "|Salzgitter|Hildesheim|Erlangen|Zwickau|Kaiserslautern|Schwerin|Gutersloh|Gütersloh|Duren"
    "|Düren|Tübingen|Tubingen|Iserlohn|Gießen|Hanau am Main|Flensburg|Cottbus|Wilhelmshaven"
    "|Villingen-Schwenningen|Konstanz|Neumünster|Neumunster|Dorsten|Lüdenscheid|Ludenscheid"
    "|Rheine|Arnsberg|Detmold|Bayreuth|Landshut|Lüneburg|Luneburg|Celle|Bamberg|Hanover"
    "|Brandenburg|Thuringia|Lower Saxony|Rhineland|Saarland|Schleswig-Holstein"
    "|North Rhine-Westphalia|Baden-Württemberg|Mecklenburg|Franconia|Swabia|Palatinate|Weimar"
    "|Passau|Ulm|Trier|Worms|Ruhr",
    "DK": "Esbjerg|Randers|Kolding|Horsens|Vejle|Roskilde|Herning|Silkeborg|Horsholm"
    "|Hørsholm|Hedensted|Næstved|Fredericia|Koge|Køge|Hillerod|Hillerød|Helsingør|Helsingor"
    "|Holstebro|Slagelse|Aarhus|Jutland|Zealand|Elsinore|Skagen",
    "DO": "Punta Cana",
    "EC": "Galápagos|Galapagos",
    "EE": "Narva|Parnu|Pärnu|Kohtla-Jarve|Kohtla-Järve|Tartu|Saaremaa",
    "EG": "Port Said|Suez|Al Mansurah|Tanta|Assiut|Al Fayyum|Esna|Zagazig|Ismailia|Kom Ombo"
    "|Sharm el Sheikh|Aswan|Dahab|Sinai",
    "ES": "Vigo|Santander|Albacete|Castelló de la Plana|Castello de la Plana|Logroño|Logrono"
    "|Badajoz|Huelva|Tarragona|Lleida|Mataro|Mataró|Torrejon de Ardoz|Torrejón de Ardoz"
    "|Alcobendas|Ourense|Orihuela|Girona|Santiago de Compostela|Las Rozas de Madrid"
    "|Roquetas de Mar|Talavera de la Reina|El Puerto de Santa María|El Puerto de Santa Maria"
    "|Melilla|El Ejido|Chiclana de la Frontera|Ceuta|Torrevieja|Mijas|Avilés|Aviles|Manresa"
    "|Ciudad Real|Velez-Malaga|Vélez-Málaga|Gandia|Fuengirola|Ponferrada|Sanlucar de Barrameda"
    "|Sanlúcar de Barrameda|Estepona|Ferrol|Sagunto|Vilanova i la Geltrú|Vilanova i la Geltru"
    "|La Linea de la Concepcion|La Línea de la Concepción|Collado-Villalba|Grao de Murviedro"
    "|Irun|Alcoy|Arrecife|Granollers|Motril|Cádiz|Seville|Jerez|Asturias|Cantabria|Extremadura"
    "|Navarre|Aragon|La Rioja|Castile|Basque Country|Costa Brava|Nerja|Ronda|Segovia|Ávila"
    "|Palma de Mallorca|Las Palmas",
    "ET": "Jijiga|Gonder|Mek'ele|Nazrēt|Nazret|Awasa|Bahir Dar|Dire Dawa|Dessie|Jimma|Lalibela",
    "FI": "Pori|Joensuu|Kouvola|Lappeenranta|Vaasa|Hämeenlinna|Hameenlinna|Seinäjoki|Seinajoki"
    "|Porvoo|Mikkeli|Kotka|Åland Islands|Savonlinna",
    "FR": "Roubaix|Tourcoing|Antibes|Béziers|Beziers|Bourges|Saint-Nazaire|Colmar|Quimper"
    "|Chambéry|Chambery|Troyes|Juan-les-Pins|Biarritz|Pau|Lorient|Vannes|Saint-Malo|Poitiers"
    "|Nancy|Arles|Carcassonne|Annecy|Dieppe|Le Touquet|Languedoc|Gascony|Picardy|Lorraine"
    "|Aquitaine|Auvergne|Limousin|Loire|Loire Valley|Savoy|Ardèche|Côte d'Azur|French Riviera"
    "|Bastia|Charente|Vendée|Pas-de-Calais",
    "GA": "Libreville",
    "GB-ENG": "Barking|Dudley|Mendip|West Bromwich|Becontree|Cannock|Fylde|Brixton|Bootle"
    "|South Croydon|South Benfleet|Kingswood|Kirkby|Stretford|Newburn|Blyth|West Bridgford|Hyde"
    "|Hythe|Totton|Bicester|Strood|Lower Earley|Spalding|Barnet|Radcliffe|Burntwood|Garston"
    "|Shipley|Burngreave|Longton|Acocks Green|East Grinstead|Frome|Hertford|Staveley|Royston"
    "|Witham|Featherstone|Blackheath|Hindley|Herne Bay|Selby|Thetford|St Austell|Plymstock"
    "|Ormskirk|Golborne|Gosforth|Oadby|Droitwich|New Malden|Yate|Droylsden|Hanworth|Whitefield"
    "|Lofthouse|Belper|Hailsham|Formby|Burnham-on-Sea|Broadstairs|Heanor|Chapeltown|Faversham"
    "|Rawtenstall|Litherland|Whitehaven|Swinton|Waltham Abbey|Royton|Walton-on-Thames"
    "|Woodford Green|Godalming|Bartley Green|Alfreton|South Ockendon|Seaham|Thornaby-on-Tees"
    "|Retford|Heavitree|Berkhamsted|Ossett|Swanley|Reigate|Rottingdean|Amersham|Hadley Wood"
    "|Old Trafford|Hebburn|Darton|Workington|Horley|Dukinfield|Dronfield|Stowmarket|Clevedon"
    "|Notting Hill|Guiseley|Bordon|Caterham|Goole|Sandhurst|Chesham|Gerrards Cross"
    "|Stourport-on-Severn|Failsworth|Nailsea|Camborne|Halewood|Yateley|Wednesbury|Peterlee"
    "|Cirencester|Newquay|Colne|Chalfont Saint Peter|Ampthill|Portslade|Kingswinford|Bowthorpe"
    "|Kempston Hardwick|Poulton-le-Fylde|Brough|Kempston|Dinnington|Keynsham|Earl Shilton"
    "|Adwick le Street|Weybridge|Blackwall|Irlam|Chessington|Liversedge|Melksham|Horsforth"
    "|East Dereham|Great Wyrley|Yarm|Shoreham-by-Sea|Rainham|Humberstone|South Elmsall"
    "|Golders Green|Mirfield|Emsworth|Oswestry|Horwich|Kirkdale|Peacehaven|West Molesey"
    "|East Molesey|Southsea|Wealdstone|Rawmarsh|Bedlington|Uckfield|Mansfield Woodhouse|Marlow"
    "|Fulwood|Chapel Allerton|Heckmondwike|East Barnet|Bingley|Sandbach|Glossop|Spennymoor"
    "|Amersham on the Hill|Moreton|Biddulph|Bishopstoke|Ferndown|Bethnal Green|Warminster"
    "|Walton-on-the-Naze|Louth|Sleaford|Haydock|Mountsorrel|Thorne|Haslemere|Calne|Evington"
    "|Friern Barnet|Nantwich|Bramhall|Glen Parva|Harlesden|Romsey|Brockley|Ramsbottom|Bredbury"
    "|Heysham|Wath upon Dearne|Frinton-on-Sea|Bodmin|Braunstone|Devizes|Northallerton|Longfield"
    "|South Ruislip|Rochford|Plumstead|Cobham|Brixham|Whickham|Saffron Walden|Biggleswade"
    "|South Norwood|Cowley|Harringay|Norbury|Enfield Lock|Fazakerley|Stepney|Roehampton|Ryton"
    "|Upper Norwood|Longsight|Basford|Limehouse|Chertsey|Kippax|Ealing Common|Conisbrough"
    "|Hoyland Nether|Tadley|Swanscombe|Baildon|Elland|Chislehurst|Saltash|Earlsfield"
    "|Wimborne Minster|Allerton|Wombwell|Furzedown|South Hayling|Latchmere|Haslingden"
    "|West Ealing|Totteridge|Blaydon-on-Tyne|Sinfin|Shadwell|Newport Pagnell|Tottenham Hale"
    "|Cleveleys|Darras Hall|Dursley|Addlestone|Petersfield|Kenley|Matlock|Crofton Park"
    "|Teignmouth|Kensal Green|Whitechapel|Lymington|Garforth|Portswood|Hadley|Ilkley|Clitheroe"
    "|Balham|Otley|St. Ann's|Skipton|Ingleby Greenhow|Clayton-le-Woods|Ladywell|Chelsfield"
    "|Croxteth|Prenton|Canford Heath|Morpeth|Hetton-Le-Hole|Mildenhall|West Drayton|Pinxton"
    "|Poynton|Kidbrooke|Didsbury|West Wickham|Wavertree|Bishops Cleeve|Tilbury|Leyton"
    "|Fallowfield|King's Cross|Uttoxeter|Ryhope|New Barnet|Hockley|Bickley|Beccles|Woolston"
    "|Knottingley|Rotherhithe|Burnage|World's End|Childwall|Whiston|Kidlington|Ickenham"
    "|Middlewich|Market Deeping|Wetherby|Kirk Sandall|The Boldons|Stoke Gifford|Wombourne"
    "|Shepshed|Croxley Green|Blacon|Ashtead|Little Hulton|Chafford Hundred|Oxted|Brownhills"
    "|Chaddesden|Corsham|Verwood|Alsager|Broxbourne|Churchdown|Chelmsley Wood|Streetly|Sheerness"
    "|Bolton upon Dearne|Rustington|Knutsford|Wantage|Driffield|Stocksbridge|Goodmayes|Bacup"
    "|Osterley|Holborn|Brackley|North Walsham|Midsomer Norton|Broadfield|Flitwick|Marple"
    "|Cinderford|Woolton|Armthorpe|Newhaven|Cheetham Hill|West Watford|Sanderstead|Queen's Park"
    "|Whittlesey|Frimley|Hurstpierpoint|Tavistock|Hornsey|Bridgnorth|Barkingside|Batchworth"
    "|Sidmouth|Mablethorpe|Hartshill|Brixton Hill|Harold Wood|Hillingdon|Ashby-de-la-Zouch"
    "|East Dulwich|Henlow|Hollinwood|Bridport|Chigwell|Birstall|Marylebone|Honiton|Edgwarebury"
    "|Tidworth|Prudhoe|Canonbury|Berwick-Upon-Tweed|Mossley Hill|Ellesmere Port|Minehead|Alnwick"
    "|Kirkby Lonsdale|Windermere|Ambleside|Bakewell|Thirsk|Malton|Pickering|Filey|Boston Spa"
    "|Oakham|Rutland|Diss|Southwold|Aldeburgh|Maldon|Burnham-on-Crouch|Deal|Rye|Tenterden"
    "|Tunbridge Wells|Midhurst|Petworth|Arundel|Swanage|Lyme Regis|Budleigh Salterton|Totnes"
    "|Dartmouth|Salcombe|Ilfracombe|Bude|Padstow|St Ives|Helston|Okehampton|Shepton Mallet"
    "|Wincanton|Shaftesbury|Marlborough|Tewkesbury|Moreton-in-Marsh|Ledbury|Ross-on-Wye"
    "|Leominster|Church Stretton|Norfolk Broads|East Anglia|West Midlands|East Midlands"
    "|West Country|Home Counties|Greater Manchester|Greater London|Middlesex|Huntingdonshire"
    "|Westmorland|Dartmoor|Exmoor|Wirral|Hackney|Lambeth|Lewisham|Camden|Tooting|Clapham|Ealing"
    "|Hampstead|Soho|Shoreditch|Tower Hamlets|Haringey|Merton|Wandsworth|Southwark|Newham"
    "|Redbridge|Bromley|Newcastle-upon-Tyne|North Yorkshire|South Yorkshire|West Yorkshire"
    "|East Yorkshire|East Sussex|West Sussex|Tyne and Wear",
    "GB-NIR": "Holywood|Ballymoney|Ballycastle|Portrush|Portstewart|Limavady|Dungannon|Cookstown"
    "|Magherafelt|Downpatrick|Lurgan|County Fermanagh|County Tyrone|County Londonderry",
    "GB-SCT": "Vale of Leven|Alloa|Westhill|Larkhall|Portree|Tobermory|Rothesay|Brodick|Mallaig"
    "|Kyle of Lochalsh|Thurso|Nairn|Banff|Huntly|Ballater|Braemar|Crieff|Callander|Dunblane"
    "|Falkland|Anstruther|North Berwick|Dunbar|Peebles|Kelso|Jedburgh|Melrose|Selkirk"
    "|Castle Douglas|Kirkcudbright|Campbeltown|Inveraray|Dunoon|Largs|Ardrossan|Cowal|Argyll"
    "|Galloway|Lothian|East Lothian|Midlothian|West Lothian|Moray|Sutherland|Ross-shire|Speyside"
    "|Cairngorms|Scottish Highlands|Western Isles|Govan|Leith",
    "GB-WLS": "Buckley|Neath|Clydach|Lampeter|Cardigan|Aberaeron|Tywyn|Barmouth|Harlech"
    "|Porthmadog|Pwllheli|Bala|Betws-y-Coed|Ruthin|Denbigh|Mold|Llangollen|Welshpool|Rhayader"
    "|Builth Wells|Hay-on-Wye|Crickhowell|Monmouth|Chepstow|Usk|Port Talbot|Mumbles|Gower"
    "|Llandeilo|Pembroke|St Davids|South Wales|North Wales|Mid Wales|West Wales|Snowdon"
    "|Welsh Valleys|Denbighshire|Vale of Glamorgan",
    "GE": "Batumi",
    "GH": "Takoradi|Sekondi|Cape Coast|Tamale",
    "GM": "Banjul",
    "GR": "Lárisa|Larisa|Volos|Ioánnina|Ioannina|Tríkala|Trikala|Chalkída|Chalkida|Sérres|Serres"
    "|Kalamata|Kavála|Kavala|Kateríni|Katerini|Alexandroupoli|Lamia|Lamía|Xánthi|Xanthi|Agrinio"
    "|Agrínio|Komotini|Komotiní|Veroia|Véroia|Lagkadás|Lagkadas|Kozáni|Kozani|Karditsa|Kardítsa"
    "|Rethymno|Kórinthos|Korinthos|Peloponnese|Delphi|Nafplio|Sparta",
    "GT": "Villa Nueva",
    "HK": "Lantau",
    "HN": "Tegucigalpa|San Pedro Sula",
    "HR": "Rijeka|Osijek|Slavonski Brod|Karlovac|Istria|Dalmatia|Pula|Šibenik",
    "HU": "Debrecen|Szeged|Miskolc|Pécs|Pecs|Győr|Gyor|Nyíregyháza|Nyiregyhaza|Kecskemét"
    "|Kecskemet|Szekesfehervar|Székesfehérvár|Lake Balaton|Eger",
    "ID": "Makassar|South Tangerang|Batam|Jepara|Pekanbaru|Bandar Lampung|Bogor|Padang"
    "|Yogyakarta|Ubud|Denpasar",
    "IE": "Sandyford|Castletroy|Knocklyon|Clondalkin|Shankill|Cobh|Arklow|Castlebar|Wicklow"
    "|Foxrock|Midleton|Dundrum|Cavan|Palmerstown|Rathmines|Longford|Laytown|Donnybrook|Skerries"
    "|Nenagh|Gorey|Enniscorthy|Athy|Tuam|Portmarnock|Ratoath|Newbridge|Swords|Ballymun|Killaloe"
    "|Dingle|Kinsale|Bantry|Clifden|Roscommon|Monaghan|Kildare|County Clare|County Galway"
    "|County Donegal|County Kildare|County Wicklow|County Louth|Leitrim|Tipperary|Offaly"
    "|Connacht|Leinster",
    "IL": "Tel Aviv|Haifa|Rishon LeTsiyyon|Netanya|Ashdod|Bnei Brak|Beersheba|Eilat|Nazareth",
    "IN": "Surat|Indore|Pimpri-Chinchwad|Najafgarh|Pimpri|Dombivali|Meerut|Srinagar|Dhanbad"
    "|Aurangabad|Varanasi|Amritsar|Vijayawada|Ranchi|Prayagraj|Visakhapatnam|Gwalior|Raipur"
    "|Tiruchirappalli|Sholapur|Chandigarh|Tiruppur|Guwahati|Hubballi|Mysuru|Gurugram|Bhubaneswar"
    "|Bhiwandi|Jalandhar|Rohini|Thiruvananthapuram|Bareilly|Warangal|Guntur|Puducherry|Amravati"
    "|Bikaner|Bhilai|Cuttack|Bhavnagar|Jamnagar|Jammu|Nanded|Kozhikode|Nellore|Kalaburagi|Ajmer"
    "|Dehradun|Durgapur|Ulhasnagar|Siliguri|Ujjain|Mysore|Shimla|Darjeeling|Uttar Pradesh|Bihar"
    "|West Bengal|Maharashtra|Karnataka|Telangana|Andhra Pradesh|Assam|Kashmir|Odisha|Haryana"
    "|Gurgaon|Noida",
    "IQ": "Sulaymaniyah",
    "IR": "Shiraz|Ahvaz|Kermanshah|Qom",
    "IS": "Akureyri|Keflavik",
    "IT": "Bari|Modena|Reggio Calabria|Reggio nell'Emilia|Livorno|Mestre|Foggia|Ferrara|Salerno"
    "|Siracusa|Bergamo|Perugia|Pescara|Forli|Forlì|Vicenza|Terni|Bolzano|Piacenza|Novara|Arezzo"
    "|Udine|Andria|Cesena|La Spezia|Barletta|Alessandria|Sassari|Ancona|Guidonia Montecelio"
    "|Treviso|Lido di Ostia|Busto Arsizio|Lucca|Lecce|Catanzaro|Pesaro|Gela|Aprilia|Caserta"
    "|Altamura|Lamezia Terme|Imola|Trapani|Quartu Sant'Elena|Castellammare di Stabia|Crotone"
    "|Cosenza|Caltanissetta|Viareggio|Savona|Grosseto|Matera|Olbia|Calabria|Liguria|Piedmont"
    "|Emilia-Romagna|Abruzzo|Apulia|Basilicata|Campania|Veneto|Lazio|Marche|South Tyrol|Amalfi"
    "|Sorrento|Ravenna|Lake Garda|Lake Como|Agrigento|Ragusa|Marsala|Brindisi|Leghorn",
    "JM": "Montego Bay|Negril|Ocho Rios",
    "JO": "Aqaba|Petra",
    "JP": "Chiba|Shizuoka|Kagoshima|Hachiōji|Hachioji|Himeji|Utsunomiya|Matsuyama|Nagasaki"
    "|Kyushu|Shikoku|Honshu|Kanazawa|Nagano|Nikko",
    "KE": "Ruiru|Eldoret|Kisumu|Kikuyu|Thika|Malindi|Nyeri|Masai Mara",
    "KH": "Takeo|Siem Reap|Battambang",
    "KR": "Jeju|Gyeongju",
    "LA": "Vientiane|Luang Prabang",
    "LB": "Byblos",
    "LK": "Jaffna|Moratuwa|Kandy|Galle|Negombo",
    "LT": "Kaunas|Klaipeda|Klaipėda|Siauliai|Šiauliai|Panevezys|Panevėžys|Palanga",
    "LU": "Esch-sur-Alzette",
    "LV": "Jelgava|Liepāja|Jūrmala|Daugavpils",
    "MA": "Agadir|Meknes|Kenitra|Tetouan|Tétouan|Al Hoceima|Al Hoceïma|Marrakech|Fez|Essaouira",
    "MD": "Chisinau|Chișinău|Transnistria",
    "ME": "Podgorica|Kotor|Budva",
    "MK": "Skopje|Ohrid",
    "MM": "Rangoon|Bagan",
    "MN": "Ulan Bator|Ulaanbaatar",
    "MT": "San Pawl il-Baħar|Birkirkara|Sliema|Qormi|Żabbar|Zabbar|Naxxar|San Gwann|San Ġwann"
    "|Swieqi|San Giljan|San Ġiljan|Birzebbuga|Birżebbuġa|Gzira|Gżira|Zejtun|Żejtun|Mellieħa"
    "|Attard|Haz-Zebbug|Zurrieq|Żurrieq|Marsaskala|Gozo|St Julian's|Mdina",
    "MU": "Port Louis",
    "MX": "Monterrey|Chihuahua|Culiacan|Culiacán|Morelia|Torreón|Torreon|San Luis Potosí"
    "|San Luis Potosi|Aguascalientes|Saltillo|Acapulco de Juárez|Acapulco de Juarez|Tlaquepaque"
    "|Tuxtla|Reynosa|Toluca|Ciudad Apodaca|Ciudad General Escobedo|Veracruz|Xalapa de Enríquez"
    "|Xalapa de Enriquez|Nuevo Laredo|Acapulco|Baja California|Yucatán|Playa del Carmen|Tulum"
    "|Chiapas|Jalisco|Matamoros|Xalapa",
    "MY": "Johor Bahru|Petaling Jaya|Ipoh|Shah Alam|Subang Jaya|Iskandar Puteri|Kota Bharu"
    "|Kuantan|Sungai Petani|Pasir Gudang|Kota Kinabalu|Sandakan|Kuala Terengganu|Alor Setar"
    "|Kuching|Puchong|Seremban|Tawau|Kluang|Muar|Penang|Langkawi|Malacca|Sabah|Sarawak|Johor",
    "MZ": "Nampula",
    "NA": "Windhoek|Swakopmund",
    "NG": "Kano|Enugu|Warri|Abeokuta|Akure|Lagos State|Calabar|Jos|Benue",
    "NL": "Apeldoorn|Hoofddorp|Zwolle|Leeuwarden|Venlo|Alkmaar|Deventer|Heerlen|Hilversum"
    "|Hengelo|Purmerend|Lelystad|Roosendaal|Almelo|Alphen aan den Rijn|Hoorn|Assen"
    "|Bergen op Zoom|Veenendaal|Hardenberg|Almere|Zeeland|Friesland|North Holland|South Holland"
    "|Brabant|Den Haag|Gouda|Vlissingen",
    "NO": "Porsgrunn|Arendal|Hamar|Horten|Hammerfest|Kirkenes|Finnmark|Molde|Voss"
    "|Geiranger",
    "NP": "Pokhara|Birganj|Birgañj|Biratnagar|Lumbini",
    "NZ": "Manukau City|Whanganui|Upper Hutt|Manurewa|Papakura|Rolleston|Paraparaumu|Timaru"
    "|Masterton|Mangere East|Remuera|Taupo|Otara|New Lynn|Mangere|Wainuiomata|Rangiora|Whakatane"
    "|South Island|North Island|Wanaka|Kaikoura|Blenheim|Waikato|Otago|Hawke's Bay",
    "OM": "Muscat|Salalah",
    "PE": "Piura|Chiclayo|Huancayo|Cusco|Iquitos|Pucallpa|Chimbote|Machu Picchu",
    "PH": "Zamboanga|Cebu City|Cagayan de Oro|Paranaque City|Las Pinas|Las Piñas|Muntinlupa"
    "|Lapu-Lapu City|Angeles City|Iloilo|Bacolod City|Dasmariñas|Dasmarinas|Tarlac City|Cotabato"
    "|San Jose del Monte|Bacoor|Cabanatuan City|Iligan|Iligan City|Butuan|Cabuyao|Binan|Biñan"
    "|Baguio|Malolos|Tacloban|Ormoc|Batangas|Puerto Princesa|Olongapo|Lipa City|Panabo"
    "|Kabankalan|Pagadian|Koronadal|Cebu|Luzon|Mindanao|Palawan|Boracay|Makati|Bacolod|Visayas"
    "|Dumaguete|Davao City",
    "PK": "Multan|Bannu|Sahiwal|Sargodha|Sialkot|Bahawalpur|Arifwala|Dera Ismail Khan|Battagram"
    "|Chunian|Jhang Sadr|Shekhupura|Gujrat|Sukkur|Okara|Rahim Yar Khan|Kasur|Islamabad|Sindh"
    "|Balochistan|Swat",
    "PL": "Gdynia|Czestochowa|Częstochowa|Sosnowiec|Radom|Gliwice|Rzeszów|Rzeszow|Toruń"
    "|Kielce|Bytom|Bielsko-Biala|Olsztyn|Ruda Śląska|Ruda Slaska|Rybnik|Tychy|Opole|Elbląg"
    "|Elblag|Płock|Walbrzych|Wałbrzych|Wloclawek|Włocławek|Zielona Gora|Zielona Góra|Tarnów"
    "|Tarnow|Dąbrowa Górnicza|Dabrowa Gornicza|Gorzów Wielkopolski|Gorzow Wielkopolski|Kalisz"
    "|Koszalin|Legnica|Silesia|Sopot|Lesser Poland",
    "PT": "Braga|Leiria|Setubal|Setúbal|Evora|Évora|Figueira da Foz|Ponte de Lima|Sesimbra"
    "|Portimao|Portimão|Viana do Castelo|Castelo Branco|Sintra|Cascais|Albufeira|Alentejo"
    "|Ponta Delgada|Nazaré|Tavira",
    "QA": "Doha",
    "RO": "Cluj-Napoca|Craiova|Oradea|Braila|Brăila|Transylvania|Cluj|Timisoara|Timișoara|Brasov"
    "|Brașov|Sibiu|Constanta|Constanța|Iasi|Iași|Maramureș",
    "RS": "Novi Sad|Kragujevac|Cacak|Čačak|Subotica|Leskovac|Kraljevo|Niš|Vojvodina",
    "RU": "Krasnodar|Vladivostok|Sochi|Murmansk|Kaliningrad|Siberia|Irkutsk|Tatarstan",
    "SA": "Buraydah|Ha'il",
    "SD": "Omdurman",
    "SE": "Haninge|Gävle|Gavle|Borås|Boras|Vaxjo|Växjö|Södertälje|Sodertalje|Halmstad"
    "|Eskilstuna|Karlskrona|Karlstad|Sundsvall|Ostersund|Östersund|Trollhättan|Trollhattan"
    "|Borlänge|Borlange|Kristianstad|Nyköping|Nykoping|Kalmar|Falun|Skövde|Skovde|Skellefteå"
    "|Skelleftea|Skåne|Visby|Lund",
    "SI": "Maribor|Celje|Kranj|Koper|Novo Mesto|Velenje|Bled|Piran",
    "SK": "Košice|Kosice|Nitra|Prešov|Presov|Zilina|Žilina|Banska Bystrica|Banská Bystrica"
    "|Trnava|Poprad",
    "SL": "Freetown",
    "SN": "Pikine|Touba",
    "SY": "Homs",
    "TD": "N'Djamena",
    "TH": "Samut Prakan|Chon Buri|Hat Yai|Pak Kret|Si Racha|Lampang|Krabi|Hua Hin|Isan|Ayutthaya",
    "TJ": "Dushanbe",
    "TN": "Tunis|Sousse|Djerba|Hammamet|Carthage",
    "TR": "Adana|Esenyurt|Küçükçekmece|Kucukcekmece|Erzurum|Malatya|Mersin|Sancaktepe"
    "|Elazig|Elazığ|Maltepe|Beylikduzu|Beylikdüzü|Cappadocia|Fethiye|Kusadasi|Trabzon|Alanya",
    "TT": "Chaguanas|Mon Repos|Port of Spain",
    "TW": "Hualien",
    "TZ": "Dodoma|Arusha|Morogoro|Kahama|Geita|Sumbawanga|Kilimanjaro|Serengeti",
    "UA": "Kryvyy Rih|Mykolayiv|Vinnytsya|Luhansk|Simferopol|Chernihiv|Poltava|Khmelnytskyi"
    "|Cherkasy|Chernivtsi|Zhytomyr|Chernobyl|Crimea|Uzhhorod|Mykolaiv",
    "UG": "Mbarara|Mukono|Njeru|Katabi",
    "US-AK": "Fairbanks|Juneau",
    "US-AL": "Tuscaloosa|Dothan",
    "US-AR": "Bentonville",
    "US-AZ": "Tempe|San Tan Valley|Lake Havasu City|Casa Grande|Oro Valley|Sedona|Yuma",
    "US-CA": "Long Beach|Riverside|Santa Clarita|Rancho Cucamonga|Sunnyvale|Pomona|Palmdale"
    "|Hayward|Escondido|Torrance|Van Nuys|Visalia|Simi Valley|East Los Angeles|Koreatown"
    "|Inglewood|Victorville|Vallejo|Costa Mesa|Temecula|Murrieta|West Covina|Daly City|El Cajon"
    "|Rialto|Mission Viejo|Vacaville|Ventura|Hesperia|San Leandro|Indio|Menifee|Alameda|Hemet"
    "|Buena Park|Merced|Tustin|Sylmar|Milpitas|San Ramon|Manteca|Perris|Turlock|Palo Alto"
    "|Rancho Cordova|Redondo Beach|Yorba Linda|Camarillo|South San Francisco|Yuba City"
    "|Laguna Niguel|Pico Rivera|Montebello|Encinitas|Tulare|La Habra|Lake Elsinore|Rocklin"
    "|Canoga Park|Cupertino|Gardena|Petaluma|Eastvale|Hanford|Novato|Rosemead|Colton|Watsonville"
    "|Yucaipa|Gilroy|Placentia|Glendora|Aliso Viejo|Poway|Azusa|La Mirada|Rancho Santa Margarita"
    "|Rowland Heights|Covina|San Luis Obispo",
    "US-CO": "Fort Collins|Arvada|Longmont|Broomfield|Littleton|Boulder|Aspen",
    "US-CT": "Waterbury|Danbury|Hamden",
    "US-DE": "Rehoboth Beach",
    "US-FL": "Cape Coral|Port Saint Lucie|Coral Springs|West Palm Beach|Palm Bay|Clearwater"
    "|Boca Raton|Deltona|Lehigh Acres|Deerfield Beach|Alafaya|Doral|Fort Myers|Boynton Beach"
    "|Lauderhill|Delray Beach|Tamarac|Ocala|Tamiami|Bradenton|Bonita Springs|Pinellas Park"
    "|The Villages|Apopka|Sarasota",
    "US-GA": "Alpharetta|Stonecrest|Dunwoody|Macon",
    "US-IA": "Sioux City|Iowa City|Ames|West Des Moines|Ankeny",
    "US-ID": "Coeur d'Alene|Idaho Falls|Twin Falls",
    "US-IL": "Rockford|Joliet|Naperville|Waukegan|Schaumburg|Bolingbrook|Skokie|Orland Park"
    "|Tinley Park|Berwyn|Glenview",
    "US-IN": "Evansville|South Bend|Terre Haute|Noblesville|Kokomo|Elkhart|Mishawaka"
    "|Jeffersonville",
    "US-KS": "Olathe|Topeka|Lenexa|Dodge City",
    "US-KY": "Paducah",
    "US-LA": "Shreveport|Metairie|Kenner",
    "US-MA": "Lowell|New Bedford|Brockton|Framingham|Malden|Brookline|Chicopee|Methuen"
    "|Barnstable|Cape Cod",
    "US-MD": "Waldorf|Glen Burnie|Gaithersburg|Ellicott City|Bethesda|Towson|Annapolis",
    "US-ME": "Bar Harbor",
    "US-MI": "Sterling Heights|Dearborn|Southfield|Saint Clair Shores|Dearborn Heights|Kentwood"
    "|Kalamazoo|Flint|Traverse City",
    "US-MN": "Eagan|Burnsville|Lakeville|Minnetonka|Edina",
    "US-MO": "Lee's Summit|Florissant|St Louis|Saint Louis",
    "US-MS": "Southaven|Tupelo",
    "US-MT": "Bozeman|Butte",
    "US-NC": "High Point|Gastonia|Huntersville|Kannapolis",
    "US-ND": "Grand Forks|Minot",
    "US-NH": "Nashua",
    "US-NJ": "Paterson|Passaic|Vineland|Piscataway|Perth Amboy|Parsippany|Atlantic City"
    "|Princeton",
    "US-NM": "Rio Rancho|Taos|Las Cruces|Roswell",
    "US-NV": "North Las Vegas|Henderson",
    "US-NY": "East Flatbush|Astoria|Bushwick|Fordham|Flatbush|Canarsie|Greenburgh|New Rochelle"
    "|Cheektowaga|Parkchester|Flatlands|Bensonhurst|Morningside Heights|Irondequoit|Maspeth"
    "|Ithaca|Upstate New York|Harlem|Utica|Poughkeepsie|NYC",
    "US-OH": "Dayton|Lorain|Elyria|Cuyahoga Falls|Beavercreek",
    "US-OR": "Hillsboro|Beaverton|Corvallis|Tigard|Bend",
    "US-PA": "Allentown|Bensalem|Havertown|Scranton|Harrisburg|Gettysburg",
    "US-RI": "Pawtucket",
    "US-SC": "Summerville|Hilton Head",
    "US-SD": "Rapid City|Deadwood",
    "US-TN": "Murfreesboro|Kingsport|Collierville|Gatlinburg",
    "US-TX": "Plano|Garland|Irving|Amarillo|Frisco|Killeen|Waco|Abilene|Round Rock|Pearland"
    "|San Angelo|The Woodlands|Edinburg|Baytown|New Braunfels|North Richland Hills|Conroe"
    "|Rowlett|Pflugerville|Euless|DeSoto|McAllen",
    "US-UT": "Orem|Layton|Millcreek|Taylorsville|Lehi|Moab|Park City",
    "US-VA": "Chesapeake|Newport News|Roanoke|Centreville|Reston|Harrisonburg|McLean"
    "|Charlottesville",
    "US-VT": "Montpelier|Brattleboro",
    "US-WA": "Renton|Pasco|Sammamish|Burien|Bellingham|Olympia|Yakima",
    "US-WI": "Kenosha|Waukesha|Eau Claire|Oshkosh|Janesville|Sheboygan|Wauwatosa|La Crosse",
    "US-WV": "Morgantown",
    "US-WY": "Laramie|Jackson Hole",
    "UY": "Punta del Este",
    "UZ": "Andijon|Namangan|Samarkand|Bukhara",
    "VE": "Maturin|Maturín",
    "VN": "Nha Trang|Qui Nhon|Saigon|Hoi An|Dalat",
    "XK": "Pristina",
    "YE": "Taiz",
    "ZA": "Gqeberha|Soshanguve|Evaton|Krugersdorp|Rustenburg|Emalahleni|Diepsloot|Botshabelo"
    "|Brakpan|Kariega|Polokwane|Vanderbijlpark|Paarl|Klerksdorp|Mdantsane|Carletonville"
    "|Potchefstroom|Mthatha|KwaDukuza|Westonaria|Etwatwa|Vryheid|Port Elizabeth|Stellenbosch"
    "|Western Cape|Eastern Cape|KwaZulu-Natal|Gauteng|Garden Route",
    "ZM": "Kitwe|Ndola",
    "ZW": "Bulawayo|Victoria Falls",
}
# fmt: on
