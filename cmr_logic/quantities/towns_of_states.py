"""Further towns of the states and provinces of Australia, Canada and New Zealand, by each.

They join those of :mod:`.divisions`. From GeoNames (CC BY 4.0): towns above some four thousand
inhabitants, smaller ones where few people live, that bear a name which no other place of the
country rivals; less names that are words or first names, and less small suburbs.
"""

from __future__ import annotations

from typing import Final

from cmr_logic.quantities.wordlists import phrases

# fmt: off
# By the country, and by the first name of the division.
TOWNS_OF_STATES: Final[dict[str, dict[str, str]]] = {
    "AU": {
        "Northern Territory": "Alawa|Alyangula|Anula|Araluen|Arnhem Land|Bees Creek|Bellamack"
        "|Berrimah|Berry Springs|Borroloola|Braitling|Brinkin|Desert Springs|Fannie Bay|Farrar"
        "|Galiwinku|Gapuwiyak|Gillen|Gunbalanya|Holtze|Howard Springs|Humpty Doo|Jingili|Kakadu"
        "|Karama|Katherine|Larapinta|Larrakeyah|Leanyer|Ludmilla|Malak|Maningrida|Mataranka"
        "|McMinns Lagoon|Milingimbi|Millner|Moulden|Ngukurr|Nhulunbuy|Nightcliff|Parap"
        "|Ramingining|Rapid Creek|Rosebery|Sadadeen|Tennant Creek|Uluru|Wadeye|Wagaman|Wanguri"
        "|Woodroffe|Woolner|Wulagi|Wurrumiyanga|Yirrkala|Yulara|Zuccoli",
        "Western Australia": "Albany|Alkimos|Australind|Baldivis|Banksia Grove|Baynton|Bentley"
        "|Bulgarra|Bullsbrook|Burns Beach|Byford|Cable Beach|Canning Vale|Coodanup|Cooloongup"
        "|Dalkeith|Dalyellup|Dawesville|Dunsborough|Erskine|Esperance|Fitzroy Crossing"
        "|Geographe|Golden Bay|Greenfields|Halls Creek|Halls Head|Karratha|Katanning|Kimberley"
        "|Kununurra|Kwinana|Manjimup|Margaret River|McKail|Meadow Springs|Merriwa|Mindarie"
        "|Mount Helena|Mount Tarcoola|Narrogin|Nickol|Orelia|Perth|Pilbara|Pinjarra"
        "|Port Hedland|Port Kennedy|Quinns Rocks|Safety Bay|Secret Harbour|Shoalwater|Tom Price"
        "|Wandina|Wannanup|Warnbro|Wellard|Yanchep",
        "South Australia": "Adelaide Hills|Aldinga Beach|Andrews Farm|Barossa Valley|Berri"
        "|Blakeview|Coober Pedy|Encounter Bay|Gawler|Kangaroo Island|Millicent|Mount Barker"
        "|Murray Bridge|Nairne|Naracoorte|Nuriootpa|Port Augusta|Port Lincoln|Port Pirie"
        "|Renmark|Roxby Downs|Seaford Rise|Strathalbyn|Tanunda|Victor Harbor|Whyalla"
        "|Whyalla Norrie|Whyalla Stuart",
        "Queensland": "Aitkenvale|Andergrove|Atherton|Banksia Beach|Bargara|Beachmere|Beaudesert"
        "|Bellmere|Biloela|Bongaree|Brassall|Brinsmead|Bucasia|Burdell|Burpengary"
        "|Bushland Beach|Caloundra|Cannonvale|Charleville|Charters Towers|Deception Bay"
        "|Deeragun|Far North Queensland|Flinders View|Frenchville|Gatton|Glass House Mountains"
        "|Glenella|Glenvale|Gold Coast|Goondiwindi|Gordonvale|Gracemere|Gympie|Harristown"
        "|Highfields|Idalia|Ingham|Kawana|Kawungan|Kearneys Spring|Kepnock|Kewarra Beach"
        "|Kingaroy|Kirwan|Koongal|Logan City|Longreach|Lowood|Mackay|Manoora|Manunda|Mareeba"
        "|Maryborough|Middle Ridge|Mooroobool|Moranbah|Morayfield|Mount Isa|Mount Louisa"
        "|Mount Low|Mount Sheridan|Narangba|New Auckland|Ningi|Noosa Heads|Noosaville|Oakey"
        "|Port Douglas|Raceview|Rangeville|Redlynch|Rural View|Sarina|Southport|Stanthorpe"
        "|Surfers Paradise|Tannum Sands|Tewantin|Tinana|Trinity Beach|Urangan|Urraween|Warwick"
        "|Weipa|Whitsundays|Wilsonton|Woree|Wulguru|Yamanto|Yeppoon",
        "New South Wales": "Abbotsbury|Aberglasslyn|Albury|Alstonville|Ambarvale|Armidale|Ballina"
        "|Bargo|Batemans Bay|Bathurst|Baulkham Hills|Bega|Bidwill|Blaxland|Blue Mountains"
        "|Bomaderry|Bonnyrigg|Bossley Park|Bowral|Broken Hill|Bungendore|Calala|Castle Hill"
        "|Casula|Cessnock|Claremont Meadows|Cobar|Colyton|Cooma|Cooranbong|Cootamundra|Corlette"
        "|Corowa|Cowra|Cranebrook|Currans Hill|Deniliquin|Doonside|Eagle Vale|Eastwood"
        "|Emu Plains|Forster|Glen Alpine|Glendenning|Glenmore Park|Goonellabah|Goulburn"
        "|Gunnedah|Hassall Grove|Hazelbrook|Hebersham|Helensburgh|Hillvue|Hinchinbrook"
        "|Hunter Valley|Illawarra|Ingleburn|Inverell|Jamisontown|Jindabyne|Jordan Springs|Junee"
        "|Katoomba|Kellyville|Kellyville Ridge|Kempsey|Kenthurst|Kingscliff|Kooringal"
        "|Kurri Kurri|Lake Albert|Lake Munmorah|Lavington|Leeton|Lennox Head|Leumeah|Leura"
        "|Lithgow|Lurnea|Macquarie Fields|Marayong|Maroubra|Mayfield|Merrylands"
        "|Middleton Grange|Minchinbury|Minto|Mittagong|Moama|Moree|Moss Vale|Mount Annan"
        "|Mount Druitt|Mount Pritchard|Mudgee|Murwillumbah|Muswellbrook|Nambucca|Nambucca Heads"
        "|Narellan Vale|Narrabri|Narrandera|Narromine|Nelson Bay|Newcastle|Northern Rivers"
        "|Nowra|Old Bar|Pittwater|Prestons|Quakers Hill|Raby|Riverina|Riverstone|Rooty Hill"
        "|Ropes Crossing|Rosemeadow|Rouse Hill|Salamander Bay|Schofields|Snowy Monaro"
        "|Snowy Mountains|Spring Farm|St Clair|Tahmoor|Tamworth|Taree|Temora|Tenterfield"
        "|Thredbo|Thurgoona|Toormina|Tumut|Tuncurry|Ulladulla|Wagga Wagga|Wallsend|Wauchope"
        "|Wentworth Falls|Werrington|Whalan|Winmalee|Woolgoolga|Worrigee|Yamba|Yass",
        "Victoria": "Alfredton|Ashburton|Bacchus Marsh|Bairnsdale|Ballarat|Beechworth|Benalla"
        "|Bendigo|Bentleigh East|Berwick|Bonbeach|Boronia|Botanic Ridge|Bundoora"
        "|California Gully|Capel Sound|Carrum|Carrum Downs|Castlemaine|Cobram|Colac|Craigieburn"
        "|Cranbourne|Cranbourne East|Cranbourne North|Cranbourne West|Dandenong|Delacombe"
        "|Doncaster East|Doreen|Doveton|Dromana|Drouin|Eaglehawk|Echuca|Eltham|Endeavour Hills"
        "|Ferntree Gully|Flora Hill|Frankston|Frankston East|Frankston South|Geelong|Gippsland"
        "|Gisborne|Glen Waverley|Golden Square|Hallam|Hampton Park|Healesville|Hoppers Crossing"
        "|Horsham|Inverloch|Irymple|Kangaroo Flat|Keysborough|Kialla|Kilmore|Korumburra"
        "|Kurunjang|Kyabram|Kyneton|Lakes Entrance|Langwarrin|Leongatha|Lilydale|Lysterfield"
        "|Maffra|Maiden Gully|Mallee|Melbourne|Melton|Merbein|Mildura|Mitcham|Moe|Mooroolbark"
        "|Mooroopna|Mornington|Mornington Peninsula|Morwell|Mount Eliza|Mount Evelyn"
        "|Mount Martha|Mount Waverley|Narre Warren|Narre Warren South|Newborough|Noble Park"
        "|Numurkah|Pakenham|Patterson Lakes|Point Cook|Red Cliffs|Ringwood|Rowville"
        "|Safety Beach|Saint Albans|Shepparton|St Albans|Stawell|Strathdale|Strathfieldsaye"
        "|Sunbury|Swan Hill|Tarneit|Tatura|Traralgon|Truganina|Tullamarine|Upwey|Wallan"
        "|Wangaratta|Warragul|Warrnambool|Weir Views|Wendouree|Werribee|West Wodonga|Wimmera"
        "|Wodonga|Wonthaggi|Wyndham Vale|Yarrawonga",
        "Tasmania": "Austins Ferry|Bellerive|Berriedale|Blackmans Bay|Bruny Island|Burnie"
        "|Dodges Ferry|Dynnyrne|Flinders Island|Geilston Bay|Glenorchy|Granton|Hadspen"
        "|Huonville|Invermay|Kings Meadows|Kingston Beach|Launceston|Legana"
        "|Lenah Valley|Lindisfarne|Lutana|Miandetta|Moonah|Mount Nelson|Mount Stuart|Mowbray"
        "|New Norfolk|Newnham|Old Beach|Port Sorell|Prospect Vale|Risdon Vale|Rokeby|Sorell"
        "|Spreyton|Strahan|Summerhill|Taroona|Trevallyn|Turners Beach|Ulverstone|Warrane"
        "|Wynyard",
    },
    "CA": {
        "British Columbia": "Abbotsford|Brocklehurst|Campbell River|Castlegar|Cedar Valley|Clayburn"
        "|Cloverdale|Comox|Courtenay|Dawson Creek|Departure Bay|East Hastings|Fleetwood"
        "|Fort St. John|Glenrosa|Guildford|Hanceville|Harewood|Hastings-Sunrise"
        "|Kensington-Cedar Cottage|Kitimat|Kitsilano|Lake Country|Langford|Maple Ridge"
        "|Marshall-McCallum|McMillan|Merritt|Metrotown|Mt Pleasant|Nanoose Bay|New Westminster"
        "|North Cowichan|North Delta|North Vancouver|Okanagan Mission|Osoyoos|Parksville"
        "|Peachland|Penticton|Port Alberni|Port Coquitlam|Powell River|Prince Rupert"
        "|Qualicum Beach|Quesnel|Renfrew-Collingwood|Revelstoke|Sahali|Salmon Arm|Sechelt"
        "|Smithers|Sooke|South Surrey|Spallumcheen|Squamish|Strawberry Hill|Summerland|Surrey"
        "|Townline|Vancouver|Vedder Crossing|Victoria|Victoria-Fraserview|West Kelowna"
        "|West Vancouver|Westsyde|Whalley|Whatcom",
        "Quebec": "Acton Vale|Ahuntsic-Cartierville|Amqui|Aylmer|Baie-Comeau|Baie-Saint-Paul"
        "|Beaconsfield|Beauceville|Beauharnois|Beauport|Blainville|Boucherville|Brossard"
        "|Brownsburg-Chatham|Buckingham|Bécancour|Cap-aux-Meules|Cartierville|Charlesbourg"
        "|Chibougamau|Chisasibi|Chomedey|Châteauguay|Coaticook|Cookshire-Eaton|Coteau-du-Lac"
        "|Cowansville|Côte-Saint-Luc|Dolbeau-Mistassini|Dollard-Des Ormeaux|Donnacona|Duvernay"
        "|Farnham|Gaspé|Hauterive|Joliette|Jonquière|Kirkland|L'Assomption|L'Île-Perrot"
        "|La Cité-Limoilou|La Haute-Saint-Charles|La Malbaie|La Sarre|La Tuque|Lac-Brome"
        "|Lac-Mégantic|Lachute|Laurentides|Laval-des-Rapides|Lavaltrie|Le Plateau-Mont-Royal"
        "|Le Sud-Ouest|Le Vieux-Longueuil|Les Coteaux|Les Rivières|Louiseville|Lévis|Magog"
        "|Marieville|Mascouche|Matane|Mirabel|Mont-Joli|Mont-Laurier|Mont-Saint-Hilaire"
        "|Mont-Tremblant|Montréal-Nord|Nicolet|Notre-Dame-de-Grâce|Notre-Dame-de-l'Île-Perrot"
        "|Notre-Dame-des-Prairies|Parc-Extension|Pierrefonds|Pierrefonds-Roxboro|Pincourt"
        "|Plessisville|Pointe-Claire|Pointe-du-Lac|Pont Rouge|Pont-Rouge|Port-Cartier|Prévost"
        "|Rawdon|Repentigny|Rivière-du-Loup|Roberval|Rock Forest|Rouyn-Noranda|Saguenay"
        "|Saint-Canut|Saint-Charles-Borromée|Saint-Césaire|Saint-Eustache|Saint-Félicien"
        "|Saint-Félix-de-Valois|Saint-Georges|Saint-Honoré|Saint-Hubert|Saint-Hyacinthe"
        "|Saint-Jean-sur-Richelieu|Saint-Joseph-de-Beauce|Saint-Jérôme|Saint-Laurent"
        "|Saint-Lin-Laurentides|Saint-Louis-de-Terrebonne|Saint-Léonard|Saint-Michel|Saint-Pie"
        "|Saint-Roch-de-l'Achigan|Saint-Sauveur-des-Monts|Saint-Zotique|Sainte-Adèle"
        "|Sainte-Agathe-des-Monts|Sainte-Anne-des-Monts|Sainte-Foy|Sainte-Monique"
        "|Salaberry-de-Valleyfield|Sept-Îles|Shawinigan|Sorel-Tracy|Terrebonne|Thetford-Mines"
        "|Val-David|Val-d'Or|Val-des-Arbres|Val-des-Sources|Vaudreuil-Dorion|Victoriaville"
        "|Ville-Marie|Ville-Émard",
        "Ontario": "Alliston|Amherstburg|Ancaster|Arnprior|Belle River|Belleville|Blair Road"
        "|Bluewater|Bowmanville|Bracebridge|Brockville|Burlington|Caledon|Camlachie"
        "|Carleton Place|Centreville Chicopee|Chatham|Chippawa|Christopher-Champlain"
        "|Church-Yonge Corridor|Clarence-Rockland|Cobourg|Colonial Acres"
        "|Dovercourt-Wallace Emerson-Junction|Downsview-Roding-CFB|Dunnville|East Gwillimbury"
        "|Eastbridge|Elliot Lake|Elora|Etobicoke|Fergus|Fort Erie|Fort Frances|Gananoque"
        "|Georgetown|Glenfield-Jane Heights|Gloucester|Gravenhurst|Greater Napanee"
        "|Greater Sudbury|Greenway-Chaplin|Grimsby|Halton Hills|Hamilton|Hawkesbury|Hespeler"
        "|Highland West|Ingersoll|Innisfil|Kapuskasing|Kenora|Kingston|Kirkland Lake|L'Amoreaux"
        "|Lambton Shores|Lang's Farm|Leamington|Little's Corners|Mimico"
        "|Mississippi Mills|Mount Forest|Mount Olive-Silverstone-Jamestown|Napanee|New Hamburg"
        "|Newmarket|Niagara|Niagara Falls|Niagara-on-the-Lake|Norfolk County|North Bay"
        "|Orangeville|Orillia|Orléans|Ottawa South|Owen Sound|Parkwoods-Donalda|Parry Sound"
        "|Penetanguishene|Petawawa|Peterborough|Petrolia|Popcorn House|Port Colborne|Port Elgin"
        "|Port Hope|Port Perry|Quinte West|Rayside-Balfour|Richmond Hill|Sault Ste. Marie"
        "|Shuniah|Simcoe|Smiths Falls|St. Catharines|St. Thomas|Stittsville|Stoney Creek"
        "|Stouffville|Strathroy|Sturgeon Falls|Temiskaming Shores|The Blue Mountains|Thorold"
        "|Tillsonburg|Uxbridge|Valley East|Wallaceburg|Wasaga Beach"
        "|Waterfront Communities-The Island|Waterloo|West Humber-Clairville|West Nipissing"
        "|Westfort|Whitchurch-Stouffville|Willowdale|Willowdale East|Windsor|Woodstock",
        "Alberta": "Airdrie|Barrhead|Blackfalds|Bonnyville|Camrose|Canmore|Chestermere|Coaldale"
        "|Cochrane|Cold Lake|Cranston|Drayton Valley|Drumheller|Edson|Evanston|High River"
        "|Innisfail|Leduc|Lloydminster|Morinville|Okotoks|Peace River|Ponoka"
        "|Rocky Mountain House|Sherwood Park|Slave Lake|Spruce Grove|St. Albert|St. Paul"
        "|Stettler|Stony Plain|Sylvan Lake|Taber|Vegreville|Wetaskiwin|Whitecourt",
        "Northwest Territories": "Aklavik|Deline|Fort Good Hope|Fort Liard|Fort McPherson"
        "|Fort Providence|Fort Simpson|Hay River|Inuvik|Norman Wells|Tuktoyaktuk",
        "Nova Scotia": "Antigonish|Bible Hill|Coxheath|Digby|Enfield|Glace Bay|Halifax|Ingonish"
        "|Kentville|Lantz|Membertou|Mount Uniacke|New Glasgow|New Minas|New Waterford|Pictou"
        "|Port Hawkesbury|Reserve Mines|River John|St. Peter's|Stellarton|Sydney Mines"
        "|Whitney Pier|Wolfville",
        "Nunavut": "Arctic Bay|Arviat|Baker Lake|Cambridge Bay|Coral Harbour|Gjoa Haven|Igloolik"
        "|Kinngait|Kugluktuk|Naujaat|Pangnirtung|Pond Inlet|Rankin Inlet|Sanikiluaq|Sanirajak",
        "Saskatchewan": "Al Ritchie|Arbor Creek|Arcola East|Battleford|Blairmore|Caswell Hill"
        "|Core Neighbourhoods|Dewdney East|Dundonald|Erindale|Estevan|Harbour Landing|Haultain"
        "|Holmwood|Kindersley|La Ronge|Lakeridge|Lawson|Martensville|Massey Place|Meadowgreen"
        "|Melfort|Montgomery Place|Mount Royal|Nipawin|Normanview|North Battleford"
        "|Northeast Regina|Nutana|Nutana Sector|Parkridge|Prince Albert|Rosemont-Mount Royal"
        "|Sherwood-McCarthy|Silverspring|Stonebridge|Swift Current|Varsity View"
        "|Walsh Acres-Lakeridge-Garden Ridge|Warman|Weyburn|Willowgrove|Yorkton",
        "Newfoundland and Labrador": "Bay Roberts|Bishop's Falls|Bonavista|Botwood|Carbonear"
        "|Clarenville|Clarenville-Shoal Harbour|Conception Bay South|Corner Brook|Deer Lake"
        "|Donovans|Fairview Acres|Glenridge Crescent|Grand Bank|Grand Falls-Windsor"
        "|Happy Valley-Goose Bay|Harbour Grace|Kilbride|Lewisporte|Marystown|Mount Cashel"
        "|Mount Pearl|Mundy Pond|Pearlgate|Rabbittown|Spaniard's Bay|St. John's|Torbay"
        "|Waterford Valley",
        "Manitoba": "Beausejour|Brandon|Carman|Flin Flon|Fort Garry South|Neepawa|Norway House"
        "|Portage la Prairie|Swan River|The Pas|Winkler",
        "Yukon": "Carmacks|Haines Junction|Watson Lake",
        "New Brunswick": "Atholville|Bathurst|Beaurivage|Belle-Baie|Bois-Joli|Butternut Valley"
        "|Campbellton|Cap-Acadie|Caraquet|Centennial Place|Champdoré|Chartersville|Cocagne"
        "|Eastern Charlotte|Edmundston|Elsipogtog First Nation|Fairvale|Fairville Plateau"
        "|Five Rivers|Fredericton Northside|Fundy Albert|Fundy-St. Martins|Grand Falls"
        "|Grand Lake|Grand Manan|Grand-Bouctouche|Gunningsville|Hanwell|Haut-Madawaska"
        "|Hautes-Terres|Heron Bay|Hildegarde|Humphrey|Humphreys Mills|Kingsclear|Lakeburn"
        "|Lutes Mountain|Magnetic Hill|Memramcook|Millidgeville|Miramichi|Nackawic-Millville"
        "|Nashwaaksis|New Maryland|Nouvelle-Arcadie|Oromocto|Parkton|Quispamsis|Riverview"
        "|Rivière-du-Nord|Rusagonis|Sackville|Saint John|Saint John East|Saint John West"
        "|Shediac|Shippagan|Silver Falls|Southern Victoria|St. Stephen|Tantramar|Tobique Valley"
        "|Town Plat|Tracadie-Sheila|Uptown Fredericton|Uptown Saint John|Valley Waters"
        "|Vallée-des-Rivières|Woodhaven Court|Île-de-Lamèque",
        "Prince Edward Island": "Mt. Edward|Stonepark|Winsloe",
    },
    "NZ": {
        "South Island": "Allenton|Andersons Bay|Arrowtown|Ashburton|Atawhai|Balclutha|Blenheim"
        "|Brightwater|Canterbury Plains|Christchurch|Corstorphine|Dunedin|Enner Glynn|Fiordland"
        "|Gleniti|Greymouth|Halfway Bush|Hawthorndale|Hokitika|Kenmure|Kingswell|Lake Hawea"
        "|Leeston|Loburn|Macandrew Bay|Maori Hill|Mapua|Marchwiel|Maryhill|Mosgiel"
        "|Motueka|Oamaru|Otago|Otatara|Papatowai|Rakaia|Rangiora|Redwoodtown|Renwick"
        "|Rolleston|Shiel Hill|Southland|Springlands|Strathern|Tahunanui|Tainui|Te Anau|Temuka"
        "|Timaru|Tinwald|Twizel|Waikawa|Waikiwi|Waikowhai|Waimataitai|Waimate|Wakari|Wanaka"
        "|Washington Valley|Witherlea",
        "North Island": "Acacia Bay|Akina|Aotea|Ashhurst|Avondale|Awakeri|Awapuni|Bay of Plenty"
        "|Bell Block|Birchville|Brown Owl|Carterton|Castlepoint|Claudelands|Cloverlea"
        "|Coromandel|Dannevirke|Dargaville|Edgecumbe|Epsom|Featherston|Fitzherbert|Flaxmere"
        "|Foxton|Foxton Beach|Frankton Junction|Gate Pa|Gisborne|Greerton|Hamilton"
        "|Hamilton East|Hastings|Havelock North|Hawera|Hawke's Bay|Helensville|Hikurangi"
        "|Hokowhitu|Hurdon|Kaharoa|Kaikohe|Kaiti|Katikati|Kawakawa|Kawerau|Kerikeri|Kihikihi"
        "|Levin|Lynmouth|Mahora|Mangapapa|Mangawhai Heads|Mangere|Mangere East|Mangorei"
        "|Manukau City|Manurewa|Maoribank|Maraenui|Maramarua|Martinborough|Marton|Masterton"
        "|Matamata|Merrilands|Milson|Moerewa|Morrinsville|Moturoa|Mount Maunganui|Murupara"
        "|New Lynn|New Plymouth|Ngaruawahia|Ngongotaha|North Shore|Northland|Oakura|Ohakune"
        "|Ohope Beach|Omokoroa|Onekawa|Onerahi|Opotiki|Orewa|Oropi|Otaki|Otaki Beach|Otangarei"
        "|Otara|Otorohanga|Otumoetai|Paekakariki|Paeroa|Pahiatua|Paihia|Papakura|Papatoetoe"
        "|Paraparaumu|Pokeno|Porirua|Pukerua Bay|Putaruru|Queenwood|Rahotu|Rangiriri|Raumanga"
        "|Raumati Beach|Raureka|Remuera|Riverstone Terraces|Ruakaka|Snells Beach|Solway|Taihape"
        "|Tairua|Takaro|Tangiteroria|Taranaki|Taumarunui|Taupiri|Taupo|Te Aroha|Te Awamutu"
        "|Te Hapara|Te Kauwhata|Te Kuiti|Te Puke|Tikipunga|Tiniroto|Tokoroa|Tuakau|Turangi"
        "|Upper Hutt|Utuhina|Vogeltown|Waharoa|Waihi|Waihi Beach|Waikanae|Waikato|Wainui"
        "|Wainuiomata|Waipawa|Waiuku|Wallaceville|Warkworth|Welbourn|Wellington|Wellsford"
        "|Westown|Whakarongo|Whakatane|Whangamata|Whanganui|Whataupoko|Whitianga",
    },
}
# Towns of those countries within an hour of another division.
ON_BORDERS: Final = frozenset(
    phrases(
        "Arnprior|Atholville|Aylmer|Belle-Baie|Bois-Joli|Brownsburg-Chatham|Buckingham"
        "|Campbellton|Carleton Place|Clarence-Rockland|Coteau-du-Lac|Flin Flon|Gatineau"
        "|Gloucester|Hawkesbury|Kanata|Lachute|Les Coteaux|Lloydminster|Memramcook|Mirabel"
        "|Mississippi Mills|Nepean|Orléans|Ottawa|Petawawa|River John|Sackville|Saint-Canut"
        "|Saint-Zotique|Salaberry-de-Valleyfield|Stittsville|Tantramar|Temiskaming Shores|Amherst"
        "|Kenora|Labrador|Albury|Beechworth|Bomaderry|Bungendore|Cobram|Corowa|Echuca|Gold Coast"
        "|Goondiwindi|Irymple|Kingscliff|Kyabram|Lavington|Merbein|Mildura|Moama|Murwillumbah"
        "|Nowra|Numurkah|Red Cliffs|Southport|Stanthorpe|Surfers Paradise|Tenterfield|Thurgoona"
        "|Tuggeranong|Ulladulla|Wangaratta|Wodonga|Worrigee|Yarrawonga|Yass|Tweed Heads"
        "|Coolangatta|Queanbeyan|Broken Hill|Banora Point|Kununurra|Mount Gambier|Thredbo"
        "|Jindabyne"
    )
)
# fmt: on
