import { describe, expect, test } from 'vitest';
import { queryWordNames } from '../../../../../../demo/texts/names.ts';
import { writeCatalogue } from '../../../../../../demo/write-catalogue.ts';
import type { Locale } from '../../../../../../src/contract/values/shop/locales.ts';
import { NAME_FITS } from '../../../../../../src/server/db/name-targets.ts';
import {
  namesOfPerson,
  namesOfPurpose,
  nounsOfPurpose,
} from '../../../../../../src/server/db/search-names.ts';
import { understand } from '../../../../../../src/server/sourcing/catalogue/query/understand.ts';
import { openTestDatabase } from '../../../../support/database.ts';
import { named, product, smallCatalogue } from '../../../../support/small-catalogue.ts';

const GOODS = [
  product('p1', { zh: '连衣裙', en: 'Red Dress' }, { detail: named('连衣裙', 'Dress') }),
  product('p2', { zh: '吉他', en: 'Guitar' }, { detail: named('吉他', 'Guitar') }),
];
const PHRASES = [
  { source: 'Dress', texts: { ko: '원피스' }, otherNames: { en: { names: ['frock'] } } },
  { source: 'Guitar', texts: { es: 'guitarra' } },
];

async function openShop() {
  const db = await openTestDatabase();
  const names = [
    ...queryWordNames(),
    ...namesOfPurpose('en', 'holiday', ['feast day']),
    ...nounsOfPurpose('holiday', ['Dress'], NAME_FITS.purpose),
    ...namesOfPurpose('en', 'teacher', ['teacher']),
    ...namesOfPurpose('es', 'teacher', ['profesora']),
    ...nounsOfPurpose('teacher', ['Dress'], NAME_FITS.gift),
    ...namesOfPerson('es', 'mother-in-law', ['suegra']),
    ...nounsOfPurpose('mother-in-law', ['Guitar'], NAME_FITS.gift),
    ...namesOfPerson('es', 'father-in-law', ['suegro']),
    ...nounsOfPurpose('father-in-law', ['Dress'], NAME_FITS.gift),
  ];
  await writeCatalogue(db, { ...smallCatalogue(GOODS, PHRASES), names }, () => {});
  return async (keyword: string, locale: Locale = 'en') => {
    const { reading, correctedTo } = await understand(db, keyword, locale);
    const goods = reading.parts.flatMap((part) =>
      'names' in part ? part.names.map(({ target }) => target) : [],
    );
    return { thing: reading.head?.names[0]?.target, goods, correctedTo };
  };
}

describe('beside a purpose', () => {
  test('an unknown word is corrected if but one letter is wrong, and not the first one', async () => {
    const read = await openShop();
    expect((await read('frokk feast day')).correctedTo).toBe('frock feast day');
    expect((await read('crock feast day')).correctedTo).toBeUndefined();
    expect((await read('crock')).correctedTo).toBe('frock');
  });
});

describe('a thing that says more of who gets a gift', () => {
  test.each([
    ['gift for my guitar teacher', 'en'],
    ['regalo para mi profesora de guitarra', 'es'],
  ] as const)('is not what is wanted: %s', async (keyword, locale) => {
    const read = await openShop();
    expect((await read(keyword, locale)).thing).toBeUndefined();
  });

  test('is wanted if it stands before the preposition', async () => {
    const read = await openShop();
    expect((await read('guitar for my teacher')).thing).toBe('noun Guitar');
  });
});

test('persons that differ by their endings are not taken for each other', async () => {
  const read = await openShop();
  expect(await read('regalo para mi suegra', 'es')).toMatchObject({ goods: ['noun Guitar'] });
  expect(await read('regalo para mi suegro', 'es')).toMatchObject({ goods: ['noun Dress'] });
});

test('letters typed while the keyboard was not set to the language are read as those on its keys', async () => {
  const read = await openShop();
  expect(await read('dnjsvltm', 'ko')).toMatchObject({
    thing: 'noun Dress',
    correctedTo: '원피스',
  });
  expect((await read('dnjsvltm', 'en')).thing).toBeUndefined();
});
