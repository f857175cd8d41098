import { describe, expect, test } from 'vitest';
import { queryWordNames } from '../../../../../../demo/texts/names.ts';
import { writeCatalogue } from '../../../../../../demo/write-catalogue.ts';
import type { Locale } from '../../../../../../src/contract/values/shop/locales.ts';
import { replaceRows } from '../../../../../../src/server/db/insert-rows.ts';
import { NAME_FITS } from '../../../../../../src/server/db/name-targets.ts';
import { searchNames } from '../../../../../../src/server/db/schema/shop/catalogue.ts';
import {
  lackingByAction,
  namesOfActions,
  namesOfBrands,
  namesOfKnown,
  namesOfLacking,
  namesOfPurpose,
  nounsOfAction,
  nounsOfPurpose,
} from '../../../../../../src/server/db/search-names.ts';
import { inChinese } from '../../../../../../src/server/sourcing/catalogue/query/in-chinese.ts';
import { understand } from '../../../../../../src/server/sourcing/catalogue/query/understand.ts';
import { openTestDatabase } from '../../../../support/database.ts';
import { named, product, smallCatalogue } from '../../../../support/small-catalogue.ts';

const GOODS = [
  product('p1', { zh: '连衣裙', en: 'Red Dress' }, { detail: named('连衣裙', 'Dress') }),
  product(
    'p2',
    { zh: '行李箱', en: 'Suitcase' },
    { categoryId: 'cups', detail: named('行李箱', 'Suitcase') },
  ),
  product(
    'p3',
    { zh: '吉他', en: 'Guitar' },
    { categoryId: 'cups', detail: named('吉他', 'Guitar') },
  ),
];
const PHRASES = [
  {
    source: 'Dress',
    texts: { es: 'Vestido', vi: 'Đầm', ko: '원피스', uz: 'Ko‘ylak', pt: 'Bolsa', ru: 'Сумка' },
    otherNames: { en: { names: ['frock'] } },
  },
  {
    source: 'Suitcase',
    texts: { es: 'Maleta' },
    otherNames: {
      en: {
        names: ['cabin bag'],
        wide: ['luggage'],
        uses: ['travel', 'weekend abroad', 'long years'],
      },
      vi: { names: ['vali'] },
      ko: { names: ['목걸이'] },
      th: { names: ['แว่นกันแดด'] },
      ru: { names: ['оправа'] },
      bg: { names: ['одеало'] },
    },
  },
  { source: 'Red', texts: { es: 'rojo' } },
  { source: 'Guitar', texts: { vi: 'đan', uz: 'gitara' } },
];

async function openShop() {
  const db = await openTestDatabase();
  const catalogue = smallCatalogue(GOODS, PHRASES);
  const names = [
    ...queryWordNames(),
    ...namesOfLacking('en', ['guitar strings']),
    ...namesOfLacking('ko', ['청소기', '진주']),
    ...namesOfLacking('es', ['frock', 'pan']),
    ...namesOfLacking('en', ['luggage rack', 'carry all']),
    ...namesOfKnown('en', ['dross']),
    ...namesOfBrands('en', ['gittara']),
    ...namesOfBrands('en', ['rimowa'], ['Suitcase']),
    ...namesOfPurpose('en', 'trip', ['round trip']),
    ...nounsOfPurpose('trip', ['Suitcase'], NAME_FITS.purpose),
    ...namesOfActions('en', {
      verbs: { pack: ['pack'] },
      objects: { dress: ['dress', 'dresses'] },
    }),
    ...namesOfActions('zh-CN', { verbs: { pack: ['装'] }, objects: { dress: ['裙子'] } }),
    ...nounsOfAction('pack dress', ['Suitcase']),
    ...namesOfActions('en', { verbs: { mow: ['mow'] }, objects: { grass: ['grass'] } }),
    ...lackingByAction({ verb: 'mow', object: 'grass' }, 'cups'),
  ];
  await writeCatalogue(db, { ...catalogue, names }, () => {});
  const read = async (keyword: string, locale: Locale = 'en') => {
    const { reading, correctedTo } = await understand(db, keyword, locale);
    const { parts, head, isUnderstood, isLacking } = reading;
    return {
      kinds: parts.map(({ kind }) => kind),
      thing: head?.names[0]?.target,
      ...{ isUnderstood, isLacking, correctedTo },
    };
  };
  return { db, read };
}

describe('a query is read', () => {
  test.each([
    ['dress', 'noun Dress'],
    ['dresses', 'noun Dress'],
    ['frocks', 'noun Dress'],
    ['suit case', 'noun Suitcase'],
    ['luggage', 'noun Suitcase'],
    ['lianyiqun', 'noun Dress'],
    ['连衣裙', 'noun Dress'],
  ])('as a thing by any of its names: %s', async (keyword, thing) => {
    const { read } = await openShop();
    expect(await read(keyword)).toMatchObject({ thing, isUnderstood: true });
  });
  test('as a thing with wishes, which never are the thing', async () => {
    const { read } = await openShop();
    expect(await read('red dress for women')).toMatchObject({
      kinds: ['meaning', 'thing', 'whom'],
      thing: 'noun Dress',
    });
    expect(await read('vestido rojo', 'es')).toMatchObject({
      kinds: ['thing', 'meaning'],
      thing: 'noun Dress',
    });
  });
  test('without the words that say nothing', async () => {
    const { read } = await openShop();
    expect(await read('i want to buy a cheap dress')).toMatchObject({ kinds: ['thing'] });
  });
  test('as what a thing is used for, if it names none', async () => {
    const { read } = await openShop();
    expect(await read('for travel')).toMatchObject({ kinds: ['use'], isUnderstood: true });
  });
  test('by a word of what a thing is used for, which leaves it not understood', async () => {
    const { read } = await openShop();
    expect((await read('weekend abroad')).isUnderstood).toBe(true);
    const { kinds, isUnderstood } = await read('a weekend');
    expect(kinds).toEqual(['use']);
    expect(isUnderstood).toBe(false);
  });
  test('not as a use, where a word counts something', async () => {
    const { read } = await openShop();
    expect((await read('7 years')).kinds).not.toContain('use');
    expect((await read('long years')).kinds).toEqual(['use']);
  });
  test('as an action, which wants what serves for it and not the thing that it is done to', async () => {
    const { db, read } = await openShop();
    const serves = async (keyword: string, locale: Locale = 'en') => {
      const { reading } = await understand(db, keyword, locale);
      return reading.parts.flatMap((part) =>
        part.kind === 'use' ? part.names.map(({ target }) => target) : [],
      );
    };
    expect(await serves('pack my red dresses')).toEqual(['noun Suitcase']);
    expect(await serves('装裙子', 'zh-CN')).toEqual(['noun Suitcase']);
    expect(await read('guitar to pack a dress')).toMatchObject({ thing: 'noun Guitar' });
    expect(await read('red dress')).toMatchObject({ thing: 'noun Dress' });
  });
  test('by its accents where these tell words apart', async () => {
    const { read } = await openShop();
    expect(await read('đầm', 'vi')).toMatchObject({ thing: 'noun Dress' });
    expect(await read('dam', 'vi')).toMatchObject({ thing: 'noun Dress' });
  });
  test('corrected, unless it names a thing that the catalogue lacks', async () => {
    const { read } = await openShop();
    expect(await read('drses')).toMatchObject({ thing: 'noun Dress', correctedTo: 'dress' });
    const lacking = await read('guitar strings');
    expect(lacking).toMatchObject({ thing: 'noun Guitar', isLacking: true });
    expect(lacking.correctedTo).toBeUndefined();
  });
  test.each([
    ['a word that sounds alike', '行礼箱', 'zh-CN', '行李箱'],
    ['two words typed as one', 'redddress', 'en', 'red dress'],
    ['a name of several words by one letter', 'cabn bag', 'en', 'cabin bag'],
  ] as const)('corrected: %s', async (_, keyword, locale, correctedTo) => {
    const { read } = await openShop();
    expect(await read(keyword, locale)).toMatchObject({ correctedTo, isUnderstood: true });
  });
  test('as a purpose, which names the goods that are usual for it', async () => {
    const { db } = await openShop();
    const { reading } = await understand(db, 'for a round trip', 'en');
    expect(reading.parts).toMatchObject([{ kind: 'use', names: [{ target: 'noun Suitcase' }] }]);
  });
  test.each([
    ['with a particle behind it', '원피스를', 'ko', 'noun Dress'],
    ['with several endings', "ko'ylaklarimizga", 'uz', 'noun Dress'],
    ['with a sound that changes before an ending', 'koʻylagi', 'uz', 'noun Dress'],
    ['in the other script of the language', 'кўйлак', 'uz', 'noun Dress'],
    ['with an accent for an apostrophe', 'ko´ylak', 'uz', 'noun Dress'],
    ['as a diminutive', 'bolsinhas', 'pt', 'noun Dress'],
    ['as a diminutive in Russian', 'сумочку', 'ru', 'noun Dress'],
    ['before `for` that stands behind', 'gitara uchun ko‘ylak', 'uz', 'noun Dress'],
  ] as const)('%s: %s', async (_, keyword, locale, thing) => {
    const { read } = await openShop();
    expect(await read(keyword, locale)).toMatchObject({ thing, isUnderstood: true });
  });
  test('not without its accents, if they were typed', async () => {
    const { read } = await openShop();
    expect(await read('dam', 'vi')).toMatchObject({ thing: 'noun Dress' });
    expect(await read('đàm', 'vi')).toMatchObject({ thing: undefined, isUnderstood: false });
  });
  test('as a thing that the catalogue lacks, if a Korean word ends so', async () => {
    const { read } = await openShop();
    expect(await read('무선청소기를', 'ko')).toMatchObject({ isLacking: true });
  });
  test('as a thing that the catalogue lacks, if only another language or a class has that name', async () => {
    const { read } = await openShop();
    expect(await read('frock', 'es')).toMatchObject({ isLacking: true });
    expect(await read('frock', 'fr')).toMatchObject({ thing: 'noun Dress', isLacking: false });
    expect(await read('luggage')).toMatchObject({ thing: 'noun Suitcase', isLacking: false });
    const { db } = await openShop();
    await replaceRows(db, searchNames, namesOfLacking('en', ['luggage']));
    expect((await understand(db, 'luggage', 'en')).reading.isLacking).toBe(true);
  });
  test('corrected beside a thing that the catalogue lacks, if that makes it a thing', async () => {
    const { read } = await openShop();
    expect(await read('진주 목거리', 'ko')).toMatchObject({
      thing: 'noun Suitcase',
      isLacking: false,
      correctedTo: '진주 목걸이',
    });
    const rack = await read('luggage rack');
    expect(rack).toMatchObject({ isLacking: true });
    expect(rack.correctedTo).toBeUndefined();
  });
  test('as a word of the reader rather than one of another language in the same letters', async () => {
    const { read } = await openShop();
    expect(await read('оправа одеало', 'bg')).toMatchObject({ thing: 'noun Suitcase' });
    const { db } = await openShop();
    const { reading } = await understand(db, 'оправа одеало', 'bg');
    expect(reading.head?.text).toBe('одеало');
  });
  test('with two short vowels for a long one in Thai', async () => {
    const { read } = await openShop();
    expect(await read('เเว่นกันเเดด', 'th')).toMatchObject({ thing: 'noun Suitcase' });
  });
  test('as an action for which the catalogue lacks what one needs', async () => {
    const { db } = await openShop();
    const { reading } = await understand(db, 'mow the grass', 'en');
    expect(reading).toMatchObject({ isLacking: true, nearest: 'cups' });
  });
  test('as a brand, with what it is known for if nothing else is named', async () => {
    const { read } = await openShop();
    expect(await read('rimowa')).toMatchObject({ thing: 'noun Suitcase', isUnderstood: false });
    expect(await read('rimowa dress')).toMatchObject({ thing: 'noun Dress', isUnderstood: false });
  });
  test('as a brand, with the thing beside it or with none', async () => {
    const { read } = await openShop();
    expect(await read('gittara dress')).toMatchObject({
      kinds: ['brand', 'thing'],
      thing: 'noun Dress',
      isUnderstood: false,
    });
    const alone = await read('gittara');
    expect(alone).toMatchObject({ kinds: ['brand'], isUnderstood: false });
    expect(alone.correctedTo).toBeUndefined();
  });
  test('not corrected, if it is another word of the language', async () => {
    const { read } = await openShop();
    expect((await read('dross')).correctedTo).toBeUndefined();
  });
  test('corrected by what sounds alike, though more letters differ', async () => {
    const { read } = await openShop();
    expect(await read('sootkase')).toMatchObject({ correctedTo: 'suitcase' });
  });
  test('as something cheap', async () => {
    const { db } = await openShop();
    const isCheap = async (keyword: string) =>
      (await understand(db, keyword, 'en')).reading.isCheap;
    expect(await isCheap('affordable dress')).toBe(true);
    expect(await isCheap('dress')).toBe(false);
  });
  test('as not understood, if a word is unknown', async () => {
    const { read } = await openShop();
    expect(await read('dress qwertz')).toMatchObject({ thing: 'noun Dress', isUnderstood: false });
  });
});

test('what a query means is said in Chinese, if it names a thing', async () => {
  const { db } = await openShop();
  expect(await inChinese(db, 'vestido rojo', 'es')).toBe('红色 连衣裙');
  expect(await inChinese(db, 'rimowa', 'es')).toBe('rimowa 行李箱');
  expect(await inChinese(db, 'qwertz', 'es')).toBeUndefined();
  expect(await inChinese(db, '连衣裙', 'zh-CN')).toBeUndefined();
});
