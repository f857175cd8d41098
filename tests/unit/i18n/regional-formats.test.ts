import { describe, expect, it, test } from 'vitest';
import { LOCALES, type Locale, REGION_CODES } from '../../../src/contract/values/enums.ts';
import {
  formatCny,
  formatCurrency,
  formatDateTime,
  formatNumber,
  formatWeight,
} from '../../../src/i18n/format.ts';
import { numberFormat } from '../../../src/i18n/number-format.ts';
import { formatList, regionName } from '../../../src/i18n/words.ts';
import { translator } from '../support/translator.ts';

const AT = '2026-11-03T09:05:00.000Z';
const show = (locale: Locale) =>
  [
    formatNumber(locale, 1234.5),
    formatCny(locale, '1234567.80'),
    formatCurrency(locale, '43200', 'LAK'),
    formatCurrency(locale, '1234.50', 'MXN'),
    formatWeight(locale, 1250),
    formatDateTime(locale, AT, 8),
    formatDateTime(locale, AT, 8, { dateStyle: 'long' }),
    regionName(locale, 'kz'),
    formatList(locale, ['A', 'B', 'C']),
  ]
    .join(' | ')
    .replaceAll(/[\u00a0\u202f]/g, '~')
    .replaceAll(/[\u200e\u200f]/g, '');

/** Read by eye, then kept: `~` stands for a space that does not break. */
const TABLE: Record<Locale, string> = {
  en: '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25 kg | 3 Nov 2026, 5:05 pm | 3 November 2026 | Kazakhstan | A, B and C',
  'zh-CN':
    '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25 kg | 2026年11月3日 17:05 | 2026年11月3日 | 哈萨克斯坦 | A、B和C',
  'zh-HK':
    '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25 公斤 | 2026年11月3日 下午5:05 | 2026年11月3日 | 哈薩克 | A、B及C',
  vi: '1.234,5 | ¥1.234.567,80 | 43.200~₭ | 1.234,50~$ | 1,25 kg | 17:05 3 thg 11, 2026 | 3 tháng 11, 2026 | Kazakhstan | A, B và C',
  th: '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25 กก. | 3 พ.ย. 2569 17:05 | 3 พฤศจิกายน 2569 | คาซัคสถาน | A B และC',
  ja: '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25 kg | 2026/11/03 17:05 | 2026年11月3日 | カザフスタン | A、B、C',
  ko: '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25kg | 2026. 11. 3. 오후 5:05 | 2026년 11월 3일 | 카자흐스탄 | A, B 및 C',
  ru: '1~234,5 | ¥1~234~567,80 | 43~200~₭ | 1~234,50~$ | 1,25 кг | 3 нояб. 2026 г., 17:05 | 3 ноября 2026 г. | Казахстан | A, B и C',
  ms: '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25 kg | 3 Nov 2026, 5:05 PTG | 3 November 2026 | Kazakhstan | A, B dan C',
  uz: '1~234,5 | ¥1~234~567,80 | 43~200~₭ | 1~234,50~$ | 1,25 kg | 3-noy, 2026, 17:05 | 3-noyabr, 2026 | Qozogʻiston | A, B va C',
  pt: '1.234,5 | ¥1.234.567,80 | ₭~43.200 | $~1.234,50 | 1,25 kg | 3 de nov. de 2026, 17:05 | 3 de novembro de 2026 | Cazaquistão | A, B e C',
  es: '1,234.5 | ¥1,234,567.80 | ₭43,200 | $1,234.50 | 1.25 kg | 3 nov 2026, 5:05 p.m. | 3 de noviembre de 2026 | Kazajistán | A, B y C',
  fr: '1~234,5 | ¥1~234~567,80 | 43~200~₭ | 1~234,50~$ | 1,25~kg | 3 nov. 2026, 17:05 | 3 novembre 2026 | Kazakhstan | A, B et C',
  id: '1.234,5 | ¥1.234.567,80 | ₭43.200 | $1.234,50 | 1,25 kg | 3 Nov 2026, 17.05 | 3 November 2026 | Kazakhstan | A, B, dan C',
  bg: '1~234,5 | ¥1~234~567,80 | 43~200~LAK | 1~234,50~MXN | 1,25 kg | 3.11.2026 г., 17:05 | 3 ноември 2026 г. | Казахстан | A, B и C',
  ar: '1,234.5 | ¥1,234,567.80 | 43,200~₭ | 1,234.50~MX$ | 1.25 كغم | 03/11/2026، 5:05 م | 3 نوفمبر 2026 | كازاخستان | A وB وC',
  la: '1.234,5 | ¥1.234.567,80 | ₭43.200 | $1.234,50 | 1,25 ກິໂລ | 3 ພ.ຈ. 2026, 17:05 | 3 ພະຈິກ 2026 | ຄາຊັກສະຖານ | A, B, C',
};

test.each(LOCALES)('%s', (locale) => {
  expect(show(locale)).toBe(TABLE[locale]);
});

describe('thousands have their separator', () => {
  test.each(LOCALES)('%s', (locale) => {
    expect(formatNumber(locale, 1234)).toMatch(/^1[.,\u00a0\u202f]234$/);
  });
});

it('shows GHC as GHS and NPR as Rs in every language, like any other amount', () => {
  for (const locale of LOCALES) {
    const digits = numberFormat(locale, { minimumFractionDigits: 2 }).format(1234.5);
    expect(formatCurrency(locale, '1234.50', 'GHC')).toBe(`GHS ${digits}`);
    expect(formatCurrency(locale, '1234.50', 'NPR')).toBe(`Rs ${digits}`);
  }
});

/** The countries that tenants are for, and China. */
const COUNTRIES: Record<Locale, string> = {
  en: 'Australia, Russia, Uzbekistan, Kazakhstan, Pakistan, Vietnam, Laos, South Korea, Mexico, Chile, Malaysia, Belarus, China',
  'zh-CN':
    '澳大利亚, 俄罗斯, 乌兹别克斯坦, 哈萨克斯坦, 巴基斯坦, 越南, 老挝, 韩国, 墨西哥, 智利, 马来西亚, 白俄罗斯, 中国',
  'zh-HK':
    '澳洲, 俄羅斯, 烏茲別克, 哈薩克, 巴基斯坦, 越南, 老撾, 南韓, 墨西哥, 智利, 馬來西亞, 白俄羅斯, 中國',
  vi: 'Úc, Nga, Uzbekistan, Kazakhstan, Pakistan, Việt Nam, Lào, Hàn Quốc, Mexico, Chile, Malaysia, Belarus, Trung Quốc',
  th: 'ออสเตรเลีย, รัสเซีย, อุซเบกิสถาน, คาซัคสถาน, ปากีสถาน, เวียดนาม, ลาว, เกาหลีใต้, เม็กซิโก, ชิลี, มาเลเซีย, เบลารุส, จีน',
  ja: 'オーストラリア, ロシア, ウズベキスタン, カザフスタン, パキスタン, ベトナム, ラオス, 韓国, メキシコ, チリ, マレーシア, ベラルーシ, 中国',
  ko: '오스트레일리아, 러시아, 우즈베키스탄, 카자흐스탄, 파키스탄, 베트남, 라오스, 대한민국, 멕시코, 칠레, 말레이시아, 벨라루스, 중국',
  ru: 'Австралия, Россия, Узбекистан, Казахстан, Пакистан, Вьетнам, Лаос, Республика Корея, Мексика, Чили, Малайзия, Беларусь, Китай',
  ms: 'Australia, Rusia, Uzbekistan, Kazakhstan, Pakistan, Vietnam, Laos, Korea Selatan, Mexico, Chile, Malaysia, Belarus, China',
  uz: 'Avstraliya, Rossiya, Oʻzbekiston, Qozogʻiston, Pokiston, Vyetnam, Laos, Janubiy Koreya, Meksika, Chili, Malayziya, Belarus, Xitoy',
  pt: 'Austrália, Rússia, Uzbequistão, Cazaquistão, Paquistão, Vietnã, Laos, Coreia do Sul, México, Chile, Malásia, Bielorrússia, China',
  es: 'Australia, Rusia, Uzbekistán, Kazajistán, Pakistán, Vietnam, Laos, Corea del Sur, México, Chile, Malasia, Bielorrusia, China',
  fr: 'Australie, Russie, Ouzbékistan, Kazakhstan, Pakistan, Viêt Nam, Laos, Corée du Sud, Mexique, Chili, Malaisie, Biélorussie, Chine',
  id: 'Australia, Rusia, Uzbekistan, Kazakhstan, Pakistan, Vietnam, Laos, Korea Selatan, Meksiko, Cile, Malaysia, Belarus, Tiongkok',
  bg: 'Австралия, Русия, Узбекистан, Казахстан, Пакистан, Виетнам, Лаос, Южна Корея, Мексико, Чили, Малайзия, Беларус, Китай',
  ar: 'أستراليا, روسيا, أوزبكستان, كازاخستان, باكستان, فيتنام, لاوس, كوريا الجنوبية, المكسيك, تشيلي, ماليزيا, بيلاروس, الصين',
  la: 'ອອສເຕຣເລຍ, ຣັດເຊຍ, ອຸສເບກິສະຖານ, ຄາຊັກສະຖານ, ປາກິດສະຖານ, ຫວຽດນາມ, ລາວ, ເກົາຫລີໃຕ້, ເມັກຊິໂກ, ຊິລີ, ມາເລເຊຍ, ເບລາຣຸສ, ຈີນ',
};

test.each(LOCALES)('countries in %s', (locale) => {
  const names = [...REGION_CODES, 'cn'].map((code) => regionName(locale, code));
  expect(names.join(', ')).toBe(COUNTRIES[locale]);
});

it('names a country by its code where nobody knows it', () => {
  expect(regionName('en', 'zz9')).toBe('ZZ9');
  expect(regionName('la', 'LA')).toBe('ລາວ');
});

/**
 * Node knows every language; browsers and Workers lack Lao and have no more of Uzbek than its
 * name. So theirs is our own, and here it is held to CLDR.
 */
describe.each([
  ['la', 'lo'],
  ['uz', 'uz'],
] as const)('%s as CLDR has it', (locale, tag) => {
  const numbers = [0, 0.5, 5, -3.25, 999, 1234, -12345.678, 123456, 1234567.891, 2.5e9, 7e12];
  const CURRENCIES = 'AUD RUB UZS KZT PKR VND LAK KRW MXN CLP MYR BYN USD EUR'.split(' ');
  const styles: Intl.NumberFormatOptions[] = [
    {},
    { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    { maximumSignificantDigits: 6 },
    { style: 'percent', maximumFractionDigits: 2 },
    { notation: 'compact', compactDisplay: 'short' },
    { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 },
    ...CURRENCIES.map(
      (currency): Intl.NumberFormatOptions => ({
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
    ),
  ];
  test.each(styles)('numbers %j', (options) => {
    const cldr = new Intl.NumberFormat(tag, options);
    const own = numberFormat(locale, options);
    expect(numbers.map(own.format)).toEqual(numbers.map((number) => cldr.format(number)));
  });

  test.each([
    { dateStyle: 'medium', timeStyle: 'short' },
    { dateStyle: 'medium' },
    { dateStyle: 'long' },
    { timeStyle: 'short' },
  ] as const)('dates %j', (options) => {
    const cldr = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const moment = new Date(Date.UTC(2026, month, 3 + month, month * 2, 5));
      expect(formatDateTime(locale, moment.toISOString(), 0, options)).toBe(cldr.format(moment));
    }
  });

  test('names of countries', () => {
    const cldr = new Intl.DisplayNames(tag, { type: 'region' });
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
      expect(regionName(locale, code)).toBe(cldr.of(code));
    }
  });

  test.each([1, 2, 3, 5])('lists of %i', (length) => {
    const items = ['A', 'B', 'C', 'D', 'E'].slice(0, length);
    expect(formatList(locale, items)).toBe(new Intl.ListFormat(tag).format(items));
  });
});

it('writes the numbers in a sentence as everywhere else', async () => {
  const sold = async (locale: Locale) => (await translator(locale))('card.sold', { count: 12_345 });
  expect(await sold('la')).toContain('12 ພັນ'.replace(' ', '\u00a0'));
  expect(await sold('uz')).toContain('12\u00a0ming');
  const inStock = (await translator('es'))('product.inStock', { count: 1234 });
  expect(inStock).toContain('1,234');
});
