/**
 * First-level districts of the countries that are served, and of China: ISO 3166-2 code and English
 * name. The provinces of Vietnam are those since July 2025, under the code of the province whose name
 * they kept. Other names stand in `locales/<code>/districts.json`.
 */
type District = { code: string; english: string };

const districts = (lines: string): District[] =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [code = '', english = ''] = line.split('|');
      return { code, english };
    });

export const DISTRICTS: Readonly<Record<string, readonly District[]>> = {
  au: districts(`ACT|Australian Capital Territory
    NSW|New South Wales
    NT|Northern Territory
    QLD|Queensland
    SA|South Australia
    TAS|Tasmania
    VIC|Victoria
    WA|Western Australia`),
  by: districts(`BR|Brest Region
    HO|Gomel Region
    HR|Grodno Region
    HM|Minsk City
    MI|Minsk Region
    MA|Mogilev Region
    VI|Vitebsk Region`),
  cl: districts(`AP|Arica and Parinacota
    TA|Tarapacá
    AN|Antofagasta
    AT|Atacama
    CO|Coquimbo
    VS|Valparaíso
    RM|Santiago Metropolitan Region
    LI|O’Higgins
    ML|Maule
    NB|Ñuble
    BI|Biobío
    AR|Araucanía
    LR|Los Ríos
    LL|Los Lagos
    AI|Aysén
    MA|Magallanes`),
  cn: districts(`BJ|Beijing
    TJ|Tianjin
    HE|Hebei
    SX|Shanxi
    NM|Inner Mongolia
    LN|Liaoning
    JL|Jilin
    HL|Heilongjiang
    SH|Shanghai
    JS|Jiangsu
    ZJ|Zhejiang
    AH|Anhui
    FJ|Fujian
    JX|Jiangxi
    SD|Shandong
    HA|Henan
    HB|Hubei
    HN|Hunan
    GD|Guangdong
    GX|Guangxi
    HI|Hainan
    CQ|Chongqing
    SC|Sichuan
    GZ|Guizhou
    YN|Yunnan
    XZ|Tibet
    SN|Shaanxi
    GS|Gansu
    QH|Qinghai
    NX|Ningxia
    XJ|Xinjiang
    TW|Taiwan
    HK|Hong Kong
    MO|Macao`),
  kr: districts(`11|Seoul
    26|Busan
    27|Daegu
    28|Incheon
    29|Gwangju
    30|Daejeon
    31|Ulsan
    50|Sejong
    41|Gyeonggi
    42|Gangwon
    43|North Chungcheong
    44|South Chungcheong
    45|North Jeolla
    46|South Jeolla
    47|North Gyeongsang
    48|South Gyeongsang
    49|Jeju`),
  kz: districts(`71|Astana
    75|Almaty
    79|Shymkent
    10|Abai Region
    11|Akmola Region
    15|Aktobe Region
    19|Almaty Region
    23|Atyrau Region
    27|West Kazakhstan Region
    31|Jambyl Region
    33|Jetisu Region
    35|Karaganda Region
    39|Kostanay Region
    43|Kyzylorda Region
    47|Mangystau Region
    55|Pavlodar Region
    59|North Kazakhstan Region
    61|Turkistan Region
    62|Ulytau Region
    63|East Kazakhstan Region`),
  la: districts(`VT|Vientiane Capital
    AT|Attapeu
    BK|Bokeo
    BL|Bolikhamxai
    CH|Champasak
    HO|Houaphanh
    KH|Khammouane
    LM|Luang Namtha
    LP|Luang Prabang
    OU|Oudomxay
    PH|Phongsaly
    SL|Salavan
    SV|Savannakhet
    VI|Vientiane Province
    XA|Xayaboury
    XS|Xaisomboun
    XE|Sekong
    XI|Xiangkhouang`),
  mx: districts(`AGU|Aguascalientes
    BCN|Baja California
    BCS|Baja California Sur
    CAM|Campeche
    CHP|Chiapas
    CHH|Chihuahua
    CMX|Mexico City
    COA|Coahuila
    COL|Colima
    DUR|Durango
    GUA|Guanajuato
    GRO|Guerrero
    HID|Hidalgo
    JAL|Jalisco
    MEX|State of Mexico
    MIC|Michoacán
    MOR|Morelos
    NAY|Nayarit
    NLE|Nuevo León
    OAX|Oaxaca
    PUE|Puebla
    QUE|Querétaro
    ROO|Quintana Roo
    SLP|San Luis Potosí
    SIN|Sinaloa
    SON|Sonora
    TAB|Tabasco
    TAM|Tamaulipas
    TLA|Tlaxcala
    VER|Veracruz
    YUC|Yucatán
    ZAC|Zacatecas`),
  my: districts(`01|Johor
    02|Kedah
    03|Kelantan
    04|Malacca
    05|Negeri Sembilan
    06|Pahang
    07|Penang
    08|Perak
    09|Perlis
    10|Selangor
    11|Terengganu
    12|Sabah
    13|Sarawak
    14|Kuala Lumpur
    15|Labuan
    16|Putrajaya`),
  pk: districts(`IS|Islamabad Capital Territory
    BA|Balochistan
    GB|Gilgit-Baltistan
    JK|Azad Jammu and Kashmir
    KP|Khyber Pakhtunkhwa
    PB|Punjab
    SD|Sindh`),
  ru: districts(`MOW|Moscow
    SPE|Saint Petersburg
    AD|Adygea
    AL|Altai Republic
    BA|Bashkortostan
    BU|Buryatia
    CE|Chechnya
    CU|Chuvashia
    DA|Dagestan
    IN|Ingushetia
    KB|Kabardino-Balkaria
    KL|Kalmykia
    KC|Karachay-Cherkessia
    KR|Karelia
    KK|Khakassia
    KO|Komi
    ME|Mari El
    MO|Mordovia
    SA|Sakha (Yakutia)
    SE|North Ossetia–Alania
    TA|Tatarstan
    TY|Tuva
    UD|Udmurtia
    ALT|Altai Krai
    KAM|Kamchatka Krai
    KHA|Khabarovsk Krai
    KDA|Krasnodar Krai
    KYA|Krasnoyarsk Krai
    PER|Perm Krai
    PRI|Primorsky Krai
    STA|Stavropol Krai
    ZAB|Zabaykalsky Krai
    AMU|Amur Oblast
    ARK|Arkhangelsk Oblast
    AST|Astrakhan Oblast
    BEL|Belgorod Oblast
    BRY|Bryansk Oblast
    CHE|Chelyabinsk Oblast
    IRK|Irkutsk Oblast
    IVA|Ivanovo Oblast
    KGD|Kaliningrad Oblast
    KLU|Kaluga Oblast
    KEM|Kemerovo Oblast
    KIR|Kirov Oblast
    KOS|Kostroma Oblast
    KGN|Kurgan Oblast
    KRS|Kursk Oblast
    LEN|Leningrad Oblast
    LIP|Lipetsk Oblast
    MAG|Magadan Oblast
    MOS|Moscow Oblast
    MUR|Murmansk Oblast
    NIZ|Nizhny Novgorod Oblast
    NGR|Novgorod Oblast
    NVS|Novosibirsk Oblast
    OMS|Omsk Oblast
    ORE|Orenburg Oblast
    ORL|Oryol Oblast
    PNZ|Penza Oblast
    PSK|Pskov Oblast
    ROS|Rostov Oblast
    RYA|Ryazan Oblast
    SAK|Sakhalin Oblast
    SAM|Samara Oblast
    SAR|Saratov Oblast
    SMO|Smolensk Oblast
    SVE|Sverdlovsk Oblast
    TAM|Tambov Oblast
    TOM|Tomsk Oblast
    TUL|Tula Oblast
    TVE|Tver Oblast
    TYU|Tyumen Oblast
    ULY|Ulyanovsk Oblast
    VLA|Vladimir Oblast
    VGG|Volgograd Oblast
    VLG|Vologda Oblast
    VOR|Voronezh Oblast
    YAR|Yaroslavl Oblast
    YEV|Jewish Autonomous Oblast
    CHU|Chukotka
    KHM|Khanty-Mansi Autonomous Okrug
    NEN|Nenets Autonomous Okrug
    YAN|Yamalo-Nenets Autonomous Okrug`),
  uz: districts(`TK|Tashkent City
    AN|Andijan Region
    BU|Bukhara Region
    FA|Fergana Region
    JI|Jizzakh Region
    NG|Namangan Region
    NW|Navoiy Region
    QA|Kashkadarya Region
    QR|Karakalpakstan
    SA|Samarkand Region
    SI|Sirdaryo Region
    SU|Surkhandarya Region
    TO|Tashkent Region
    XO|Khorezm Region`),
  vn: districts(`HN|Hanoi
    SG|Ho Chi Minh City
    DN|Da Nang
    HP|Hai Phong
    CT|Can Tho
    26|Hue
    44|An Giang
    56|Bac Ninh
    59|Ca Mau
    04|Cao Bang
    33|Dak Lak
    71|Dien Bien
    39|Dong Nai
    45|Dong Thap
    30|Gia Lai
    23|Ha Tinh
    66|Hung Yen
    34|Khanh Hoa
    01|Lai Chau
    35|Lam Dong
    09|Lang Son
    02|Lao Cai
    22|Nghe An
    18|Ninh Binh
    68|Phu Tho
    29|Quang Ngai
    13|Quang Ninh
    25|Quang Tri
    05|Son La
    37|Tay Ninh
    69|Thai Nguyen
    21|Thanh Hoa
    07|Tuyen Quang
    49|Vinh Long`),
};
