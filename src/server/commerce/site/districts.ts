import type { Locale } from '../../../contract/values/enums.ts';

/**
 * First-level districts of the countries that are served, and of China: ISO 3166-2 code, English
 * name and, where it differs, the name in the languages that `locales` lists. The provinces of
 * Vietnam are those since July 2025, under the code of the province whose name they kept.
 */
type District = { code: string; english: string; own: string };

function districts(locales: readonly Locale[], lines: string) {
  const parsed = lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line): District => {
      const [code = '', english = '', own = english] = line.split('|');
      return { code, english, own };
    });
  return { locales, districts: parsed };
}

export const DISTRICTS: Readonly<
  Record<string, { locales: readonly Locale[]; districts: readonly District[] }>
> = {
  au: districts(
    ['en'],
    `ACT|Australian Capital Territory
    NSW|New South Wales
    NT|Northern Territory
    QLD|Queensland
    SA|South Australia
    TAS|Tasmania
    VIC|Victoria
    WA|Western Australia`,
  ),
  by: districts(
    ['ru'],
    `BR|Brest Region|Брестская область
    HO|Gomel Region|Гомельская область
    HR|Grodno Region|Гродненская область
    HM|Minsk City|Минск
    MI|Minsk Region|Минская область
    MA|Mogilev Region|Могилёвская область
    VI|Vitebsk Region|Витебская область`,
  ),
  cl: districts(
    ['es'],
    `AP|Arica and Parinacota|Arica y Parinacota
    TA|Tarapacá
    AN|Antofagasta
    AT|Atacama
    CO|Coquimbo
    VS|Valparaíso
    RM|Santiago Metropolitan Region|Región Metropolitana de Santiago
    LI|O’Higgins|Libertador General Bernardo O’Higgins
    ML|Maule
    NB|Ñuble
    BI|Biobío
    AR|Araucanía|La Araucanía
    LR|Los Ríos
    LL|Los Lagos
    AI|Aysén|Aysén del General Carlos Ibáñez del Campo
    MA|Magallanes|Magallanes y de la Antártica Chilena`,
  ),
  cn: districts(
    ['zh-CN', 'zh-HK'],
    `BJ|Beijing|北京市
    TJ|Tianjin|天津市
    HE|Hebei|河北省
    SX|Shanxi|山西省
    NM|Inner Mongolia|内蒙古自治区
    LN|Liaoning|辽宁省
    JL|Jilin|吉林省
    HL|Heilongjiang|黑龙江省
    SH|Shanghai|上海市
    JS|Jiangsu|江苏省
    ZJ|Zhejiang|浙江省
    AH|Anhui|安徽省
    FJ|Fujian|福建省
    JX|Jiangxi|江西省
    SD|Shandong|山东省
    HA|Henan|河南省
    HB|Hubei|湖北省
    HN|Hunan|湖南省
    GD|Guangdong|广东省
    GX|Guangxi|广西壮族自治区
    HI|Hainan|海南省
    CQ|Chongqing|重庆市
    SC|Sichuan|四川省
    GZ|Guizhou|贵州省
    YN|Yunnan|云南省
    XZ|Tibet|西藏自治区
    SN|Shaanxi|陕西省
    GS|Gansu|甘肃省
    QH|Qinghai|青海省
    NX|Ningxia|宁夏回族自治区
    XJ|Xinjiang|新疆维吾尔自治区
    TW|Taiwan|台湾省
    HK|Hong Kong|香港特别行政区
    MO|Macao|澳门特别行政区`,
  ),
  kr: districts(
    ['ko'],
    `11|Seoul|서울특별시
    26|Busan|부산광역시
    27|Daegu|대구광역시
    28|Incheon|인천광역시
    29|Gwangju|광주광역시
    30|Daejeon|대전광역시
    31|Ulsan|울산광역시
    50|Sejong|세종특별자치시
    41|Gyeonggi|경기도
    42|Gangwon|강원특별자치도
    43|North Chungcheong|충청북도
    44|South Chungcheong|충청남도
    45|North Jeolla|전북특별자치도
    46|South Jeolla|전라남도
    47|North Gyeongsang|경상북도
    48|South Gyeongsang|경상남도
    49|Jeju|제주특별자치도`,
  ),
  kz: districts(
    ['ru'],
    `71|Astana|Астана
    75|Almaty|Алматы
    79|Shymkent|Шымкент
    10|Abai Region|Абайская область
    11|Akmola Region|Акмолинская область
    15|Aktobe Region|Актюбинская область
    19|Almaty Region|Алматинская область
    23|Atyrau Region|Атырауская область
    27|West Kazakhstan Region|Западно-Казахстанская область
    31|Jambyl Region|Жамбылская область
    33|Jetisu Region|Жетысуская область
    35|Karaganda Region|Карагандинская область
    39|Kostanay Region|Костанайская область
    43|Kyzylorda Region|Кызылординская область
    47|Mangystau Region|Мангистауская область
    55|Pavlodar Region|Павлодарская область
    59|North Kazakhstan Region|Северо-Казахстанская область
    61|Turkistan Region|Туркестанская область
    62|Ulytau Region|Улытауская область
    63|East Kazakhstan Region|Восточно-Казахстанская область`,
  ),
  la: districts(
    ['la'],
    `VT|Vientiane Capital|ນະຄອນຫຼວງວຽງຈັນ
    AT|Attapeu|ອັດຕະປື
    BK|Bokeo|ບໍ່ແກ້ວ
    BL|Bolikhamxai|ບໍລິຄຳໄຊ
    CH|Champasak|ຈຳປາສັກ
    HO|Houaphanh|ຫົວພັນ
    KH|Khammouane|ຄຳມ່ວນ
    LM|Luang Namtha|ຫຼວງນໍ້າທາ
    LP|Luang Prabang|ຫຼວງພະບາງ
    OU|Oudomxay|ອຸດົມໄຊ
    PH|Phongsaly|ຜົ້ງສາລີ
    SL|Salavan|ສາລະວັນ
    SV|Savannakhet|ສະຫວັນນະເຂດ
    VI|Vientiane Province|ແຂວງວຽງຈັນ
    XA|Xayaboury|ໄຊຍະບູລີ
    XS|Xaisomboun|ໄຊສົມບູນ
    XE|Sekong|ເຊກອງ
    XI|Xiangkhouang|ຊຽງຂວາງ`,
  ),
  mx: districts(
    ['es'],
    `AGU|Aguascalientes
    BCN|Baja California
    BCS|Baja California Sur
    CAM|Campeche
    CHP|Chiapas
    CHH|Chihuahua
    CMX|Mexico City|Ciudad de México
    COA|Coahuila|Coahuila de Zaragoza
    COL|Colima
    DUR|Durango
    GUA|Guanajuato
    GRO|Guerrero
    HID|Hidalgo
    JAL|Jalisco
    MEX|State of Mexico|Estado de México
    MIC|Michoacán|Michoacán de Ocampo
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
    VER|Veracruz|Veracruz de Ignacio de la Llave
    YUC|Yucatán
    ZAC|Zacatecas`,
  ),
  my: districts(
    ['ms'],
    `01|Johor
    02|Kedah
    03|Kelantan
    04|Malacca|Melaka
    05|Negeri Sembilan
    06|Pahang
    07|Penang|Pulau Pinang
    08|Perak
    09|Perlis
    10|Selangor
    11|Terengganu
    12|Sabah
    13|Sarawak
    14|Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur
    15|Labuan|Wilayah Persekutuan Labuan
    16|Putrajaya|Wilayah Persekutuan Putrajaya`,
  ),
  pk: districts(
    ['en'],
    `IS|Islamabad Capital Territory
    BA|Balochistan
    GB|Gilgit-Baltistan
    JK|Azad Jammu and Kashmir
    KP|Khyber Pakhtunkhwa
    PB|Punjab
    SD|Sindh`,
  ),
  ru: districts(
    ['ru'],
    `MOW|Moscow|Москва
    SPE|Saint Petersburg|Санкт-Петербург
    AD|Adygea|Республика Адыгея
    AL|Altai Republic|Республика Алтай
    BA|Bashkortostan|Республика Башкортостан
    BU|Buryatia|Республика Бурятия
    CE|Chechnya|Чеченская Республика
    CU|Chuvashia|Чувашская Республика
    DA|Dagestan|Республика Дагестан
    IN|Ingushetia|Республика Ингушетия
    KB|Kabardino-Balkaria|Кабардино-Балкарская Республика
    KL|Kalmykia|Республика Калмыкия
    KC|Karachay-Cherkessia|Карачаево-Черкесская Республика
    KR|Karelia|Республика Карелия
    KK|Khakassia|Республика Хакасия
    KO|Komi|Республика Коми
    ME|Mari El|Республика Марий Эл
    MO|Mordovia|Республика Мордовия
    SA|Sakha (Yakutia)|Республика Саха (Якутия)
    SE|North Ossetia–Alania|Республика Северная Осетия — Алания
    TA|Tatarstan|Республика Татарстан
    TY|Tuva|Республика Тыва
    UD|Udmurtia|Удмуртская Республика
    ALT|Altai Krai|Алтайский край
    KAM|Kamchatka Krai|Камчатский край
    KHA|Khabarovsk Krai|Хабаровский край
    KDA|Krasnodar Krai|Краснодарский край
    KYA|Krasnoyarsk Krai|Красноярский край
    PER|Perm Krai|Пермский край
    PRI|Primorsky Krai|Приморский край
    STA|Stavropol Krai|Ставропольский край
    ZAB|Zabaykalsky Krai|Забайкальский край
    AMU|Amur Oblast|Амурская область
    ARK|Arkhangelsk Oblast|Архангельская область
    AST|Astrakhan Oblast|Астраханская область
    BEL|Belgorod Oblast|Белгородская область
    BRY|Bryansk Oblast|Брянская область
    CHE|Chelyabinsk Oblast|Челябинская область
    IRK|Irkutsk Oblast|Иркутская область
    IVA|Ivanovo Oblast|Ивановская область
    KGD|Kaliningrad Oblast|Калининградская область
    KLU|Kaluga Oblast|Калужская область
    KEM|Kemerovo Oblast|Кемеровская область
    KIR|Kirov Oblast|Кировская область
    KOS|Kostroma Oblast|Костромская область
    KGN|Kurgan Oblast|Курганская область
    KRS|Kursk Oblast|Курская область
    LEN|Leningrad Oblast|Ленинградская область
    LIP|Lipetsk Oblast|Липецкая область
    MAG|Magadan Oblast|Магаданская область
    MOS|Moscow Oblast|Московская область
    MUR|Murmansk Oblast|Мурманская область
    NIZ|Nizhny Novgorod Oblast|Нижегородская область
    NGR|Novgorod Oblast|Новгородская область
    NVS|Novosibirsk Oblast|Новосибирская область
    OMS|Omsk Oblast|Омская область
    ORE|Orenburg Oblast|Оренбургская область
    ORL|Oryol Oblast|Орловская область
    PNZ|Penza Oblast|Пензенская область
    PSK|Pskov Oblast|Псковская область
    ROS|Rostov Oblast|Ростовская область
    RYA|Ryazan Oblast|Рязанская область
    SAK|Sakhalin Oblast|Сахалинская область
    SAM|Samara Oblast|Самарская область
    SAR|Saratov Oblast|Саратовская область
    SMO|Smolensk Oblast|Смоленская область
    SVE|Sverdlovsk Oblast|Свердловская область
    TAM|Tambov Oblast|Тамбовская область
    TOM|Tomsk Oblast|Томская область
    TUL|Tula Oblast|Тульская область
    TVE|Tver Oblast|Тверская область
    TYU|Tyumen Oblast|Тюменская область
    ULY|Ulyanovsk Oblast|Ульяновская область
    VLA|Vladimir Oblast|Владимирская область
    VGG|Volgograd Oblast|Волгоградская область
    VLG|Vologda Oblast|Вологодская область
    VOR|Voronezh Oblast|Воронежская область
    YAR|Yaroslavl Oblast|Ярославская область
    YEV|Jewish Autonomous Oblast|Еврейская автономная область
    CHU|Chukotka|Чукотский автономный округ
    KHM|Khanty-Mansi Autonomous Okrug|Ханты-Мансийский автономный округ — Югра
    NEN|Nenets Autonomous Okrug|Ненецкий автономный округ
    YAN|Yamalo-Nenets Autonomous Okrug|Ямало-Ненецкий автономный округ`,
  ),
  uz: districts(
    ['uz'],
    `TK|Tashkent City|Toshkent shahri
    AN|Andijan Region|Andijon viloyati
    BU|Bukhara Region|Buxoro viloyati
    FA|Fergana Region|Farg‘ona viloyati
    JI|Jizzakh Region|Jizzax viloyati
    NG|Namangan Region|Namangan viloyati
    NW|Navoiy Region|Navoiy viloyati
    QA|Kashkadarya Region|Qashqadaryo viloyati
    QR|Karakalpakstan|Qoraqalpog‘iston Respublikasi
    SA|Samarkand Region|Samarqand viloyati
    SI|Sirdaryo Region|Sirdaryo viloyati
    SU|Surkhandarya Region|Surxondaryo viloyati
    TO|Tashkent Region|Toshkent viloyati
    XO|Khorezm Region|Xorazm viloyati`,
  ),
  vn: districts(
    ['vi'],
    `HN|Hanoi|Hà Nội
    SG|Ho Chi Minh City|Thành phố Hồ Chí Minh
    DN|Da Nang|Đà Nẵng
    HP|Hai Phong|Hải Phòng
    CT|Can Tho|Cần Thơ
    26|Hue|Huế
    44|An Giang|An Giang
    56|Bac Ninh|Bắc Ninh
    59|Ca Mau|Cà Mau
    04|Cao Bang|Cao Bằng
    33|Dak Lak|Đắk Lắk
    71|Dien Bien|Điện Biên
    39|Dong Nai|Đồng Nai
    45|Dong Thap|Đồng Tháp
    30|Gia Lai|Gia Lai
    23|Ha Tinh|Hà Tĩnh
    66|Hung Yen|Hưng Yên
    34|Khanh Hoa|Khánh Hòa
    01|Lai Chau|Lai Châu
    35|Lam Dong|Lâm Đồng
    09|Lang Son|Lạng Sơn
    02|Lao Cai|Lào Cai
    22|Nghe An|Nghệ An
    18|Ninh Binh|Ninh Bình
    68|Phu Tho|Phú Thọ
    29|Quang Ngai|Quảng Ngãi
    13|Quang Ninh|Quảng Ninh
    25|Quang Tri|Quảng Trị
    05|Son La|Sơn La
    37|Tay Ninh|Tây Ninh
    69|Thai Nguyen|Thái Nguyên
    21|Thanh Hoa|Thanh Hóa
    07|Tuyen Quang|Tuyên Quang
    49|Vinh Long|Vĩnh Long`,
  ),
};
