import { lazy } from '#engine/lazy.ts'

/** A town that most readers know; beside another name it is no employer. */
export function isKnownTown(text: string): boolean {
  return towns().has(text)
}

/** Larger towns of knowledge/cities.tsv and a few of their English names. */
const TOWNS = `
Aarhus,Aba,Abbotsford,Abeokuta,Aberdeen,Abu Dhabi,Abuja,Accra,Adana,Adelaide,Agadir,Ahmedabad,Albuquerque,Alexandria
Alicante,Amsterdam,Anaheim,Ankara,Antalya,Antipolo,Antwerp,Archway,Arequipa,Arlington,Athens,Atlanta,Auckland,Aurora
Austin,Bahawalpur,Bahçelievler,Bakersfield,Baltimore,Bandung,Bangalore,Bangkok,Banqiao,Barcelona,Barranquilla,Barrie
Basel,Basildon,Bath,Battagram,Bayan Nur,Bağcılar,Beijing,Bekasi,Belfast,Belgrade,Belo Horizonte,Bengaluru,Benin City
Benoni,Bergen,Berlin,Bern,Bexley,Bhopal,Bielefeld,Bilbao,Birkenhead,Birmingham,Blackburn,Blackpool,Bochum,Bogotá
Bologna,Bolton,Bonn,Boston,Bournemouth,Bradford,Braga,Brampton,Brasília,Bremen,Brent,Brighton,Brisbane,Bristol
Brooklyn,Bruges,Brussels,Bucaramanga,Bucharest,Budapest,Budta,Buenos Aires,Burlington,Burnaby,Burnley,Bursa,Busan
Bydgoszcz,Cairns,Cairo,Calgary,Cali,Callao,Caloocan City,Cambridge,Canberra,Canterbury,Cape Town,Cardiff,Cartagena
Casablanca,Cebu,Cebu City,Changchun,Changsha,Changwon,Charlotte,Chengdu,Chennai,Chester,Chicago,Chiclayo,Chittagong
Chongqing,Christchurch,Cleveland,Coimbra,Colchester,Cologne,Colombo,Colorado Springs,Columbus,Copenhagen,Coquitlam
Cork,Corpus Christi,Coventry,Crawley,Croydon,Curitiba,Córdoba,Cúcuta,Da Nang,Dadonghai,Daegu,Daejeon,Dalian,Dallas
Dammam,Darwin,Davao,Delft,Delhi,Denver,Derby,Detroit,Dhaka,Diyarbakır,Dnipro,Doha,Doncaster,Donetsk,Dongguan,Dortmund
Dresden,Dubai,Dublin,Dudley,Duisburg,Dundee,Dunedin,Durban,Durham,Düsseldorf,Ebute Ikorodu,Edinburgh,Edmonton
Eindhoven,El Paso,Enugu,Esenler,Eskişehir,Essen,Etobicoke,Exeter,Faisalabad,Florence,Fort Worth,Fortaleza,Foshan
Freiburg,Fremantle,Fresno,Fès,Galway,Gatineau,Gaziantep,Gdańsk,Geelong,General Santos,Geneva,Genoa,Ghent,Giza,Glasgow
Gloucester,Gold Coast,Granada,Graz,Greater Sudbury,Grimsby,Groningen,Guangzhou,Gujranwala,Gwangju,Göteborg,Göttingen
Haiphong,Halifax,Hamburg,Hamilton,Hangzhou,Hannover,Hanoi,Harbin,Hastings,Hefei,Heidelberg,Helsinki,High Wycombe
Hobart,Hong Kong,Honolulu,Houston,Huddersfield,Hyderabad,Ibadan,Ilorin,Incheon,Indianapolis,Indore,Innsbruck,Ipoh
Ipswich,Islamabad,Islington,Istanbul,Izmir,Iztapalapa,Jacksonville,Jaipur,Jakarta,Jeddah,Jeonju,Jerusalem,Jilin,Jinan
Johannesburg,Johor Bahru,Jos,Kaduna,Kampala,Kampung Baru Subang,Kano,Kanpur,Kansas City,Kaohsiung,Karachi,Katowice
Kayseri,Kelowna,Kharkiv,Khulna,Kitchener,Klang,Kobe,Kolkata,Konya,Kota Bharu,Kotli,Kowloon,Kraków,Kryvyi Rih
Kuala Lumpur,Kuching,Kumasi,Kunming,Kunshan,Kyiv,Kyoto,Köln,La Plata,Ladner,Lagos,Lahore,Lancaster,Lanzhou,Las Piñas
Las Vegas,Lausanne,Laval,Leeds,Leicester,Leiden,Leipzig,Leuven,Lima,Limerick,Lincoln,Lisbon,Liverpool,Logan City
London,Long Beach,Longueuil,Los Angeles,Lublin,Lucknow,Ludhiāna,Lund,Luton,Lviv,Lyon,Lévis,Madrid,Maiduguri
Makati City,Malingao,Malmö,Manaus,Manchester,Manhattan,Manila,Mannheim,Mansfield,Manukau City,Markham,Marrakesh
Marseille,Mecca,Medan,Medellín,Medina,Meknès,Melbourne,Memphis,Mendoza,Mersin,Mesa,Mexico City,Miami,Middlesbrough
Milan,Milton Keynes,Milwaukee,Minneapolis,Mississauga,Mombasa,Montréal,Multan,Mumbai,Munich,Murcia,Muzaffarābād
Mykolayiv,Málaga,Nagoya,Nagpur,Nairobi,Nanchang,Nanchong,Nanjing,Naples,Nashville,Navi Mumbai,Nepean,New Orleans
New South Memphis,New York City,Newcastle,Newport,Nice,Ningbo,North Shore,North York,Northampton,Norwich,Nottingham
Nuremberg,Nürnberg,Oakland,Oakville,Odense,Odessa,Okanagan,Oklahoma City,Omaha,Onitsha,Ordos,Osaka,Oshawa,Oslo,Ottawa
Oxford,Oyo,Palermo,Palma,Pamplona,Paris,Pasig City,Patna,Perth,Peshawar,Petaling Jaya,Peterborough,Philadelphia
Phoenix,Pietermaritzburg,Pisa,Pittsburgh,Plymouth,Pohang,Poole,Port Elizabeth,Port Harcourt,Port Said,Portland,Porto
Portsmouth,Poznań,Prague,Preston,Pretoria,Puente Alto,Pune,Puyang,Qingdao,Queens,Quetta,Quezon City,Québec,Rabat
Rahim Yar Khan,Raleigh,Rawalpindi,Reading,Regina,Richmond,Richmond Hill,Riga,Riverside,Riyadh,Rome,Rosario,Rotterdam
Rājshāhi,Sacramento,Saguenay,Saint Peters,Salamanca,Sale,Salta,Salvador,Salzburg,San Antonio,San Diego,San Francisco
San Jose,San Juan,Santa Ana,Santiago,Sapporo,Sargodha,Saskatoon,Scarborough,Seattle,Seoul,Sevilla,Shanghai,Shantou
Sharjah,Sheffield,Shenyang,Shenzhen,Sherbrooke,Shijiazhuang,Shiyan,Singapore,Slough,Sofia,Sokoto,South Boston
Southampton,Soweto,Staten Island,Stavanger,Stockholm,Stockport,Stockton,Stuttgart,Subang Jaya,Sulţānah,Sunderland
Surabaya,Surrey,Sutton,Suwon,Suzhou,Swansea,Swindon,Sydney,Szczecin,São Paulo,Sūrat,Taguig,Taichung,Tainan,Taipei
Taiyuan,Tampa,Tampere,Tangier,Tangshan,Telford,Tembisa,The Bronx,The Hague,Tianjin,Tianshui,Tokyo,Toowoomba,Toronto
Toulouse,Townsville,Trondheim,Trujillo,Tucson,Tulsa,Turin,Turku,Ulsan,Umraniye,Uppsala,Utrecht,Valencia,Valladolid
Vancouver,Vaughan,Venice,Victoria,Vienna,Vilnius,Virginia Beach,Walsall,Wandsbek,Warri,Warrington,Warsaw,Waterford
Watford,Wellington,West Bromwich,West Raleigh,Wichita,Wigan,Windsor,Winnipeg,Wollongong,Wolverhampton,Wrocław,Wuhan
Wuppertal,Wuxi,Xiamen,Xinyang,Yokohama,York,Yunfu,Zagreb,Zaporizhia,Zaragoza,Zaria,Zhengzhou,Zhongshan,Zibo,Zurich
Zürich
`
const towns = lazy(() => new Set(TOWNS.trim().split(/[,\n]/u)))
