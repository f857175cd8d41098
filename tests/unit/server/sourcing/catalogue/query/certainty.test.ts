import { describe, expect, test } from 'vitest';
import { queryWordNames } from '../../../../../../demo/texts/names.ts';
import { writeCatalogue } from '../../../../../../demo/write-catalogue.ts';
import type { Locale } from '../../../../../../src/contract/values/shop/locales.ts';
import { NAME_FITS } from '../../../../../../src/server/db/name-targets.ts';
import {
  namesOfLacking,
  namesOfPurpose,
  nounsOfPurpose,
} from '../../../../../../src/server/db/search-names.ts';
import { isCertain } from '../../../../../../src/server/sourcing/catalogue/query/certainty.ts';
import { understand } from '../../../../../../src/server/sourcing/catalogue/query/understand.ts';
import { openTestDatabase } from '../../../../support/database.ts';
import { named, product, smallCatalogue } from '../../../../support/small-catalogue.ts';

const GOODS = [
  product('p1', { zh: '连衣裙', en: 'Red Dress' }, { detail: named('连衣裙', 'Dress') }),
  product('p2', { zh: '手套', en: 'Gloves' }, { detail: named('手套', 'Gloves') }),
];
const PHRASES = [
  {
    source: 'Dress',
    texts: { es: 'vestido' },
    otherNames: { en: { names: ['gown'], uses: ['parade'] }, pt: { names: ['tangan'] } },
  },
  { source: 'Gloves', texts: { ms: 'sarung tangan', vi: 'găng tay' } },
];

async function openShop() {
  const db = await openTestDatabase();
  const names = [
    ...queryWordNames(),
    ...namesOfLacking('en', ['gloves', 'gown']),
    ...namesOfLacking('ms', ['sarong']),
    ...namesOfPurpose('en', 'outing', ['outing']),
    ...nounsOfPurpose('outing', ['Gloves'], NAME_FITS.purpose),
    ...namesOfPurpose('en', 'stroll', ['stroll']),
    ...nounsOfPurpose('stroll', ['Dress'], NAME_FITS.less),
  ];
  await writeCatalogue(db, { ...smallCatalogue(GOODS, PHRASES), names }, () => {});
  return async (keyword: string, locale: Locale = 'en') => {
    const { reading, correctedTo } = await understand(db, keyword, locale);
    return { thing: reading.head?.names[0]?.target, isSure: isCertain(reading), correctedTo };
  };
}

describe('it is certain what is wanted', () => {
  test('if it has a name of its own, whatever else is called so', async () => {
    const read = await openShop();
    expect(await read('gloves')).toMatchObject({ thing: 'noun Gloves', isSure: true });
  });
  test('not by a synonym that names what the catalogue lacks too', async () => {
    const read = await openShop();
    expect(await read('gown')).toMatchObject({ thing: 'noun Dress', isSure: false });
  });
  test('by a purpose, and not by what some have used a thing for', async () => {
    const read = await openShop();
    expect((await read('outing')).isSure).toBe(true);
    expect((await read('stroll')).isSure).toBe(true);
    expect((await read('parade')).isSure).toBe(false);
  });
});

test('a correction of words that are known one by one makes a name of both', async () => {
  const read = await openShop();
  expect(await read('sarong tangan', 'ms')).toMatchObject({
    thing: 'noun Gloves',
    correctedTo: 'sarung tangan',
  });
});
