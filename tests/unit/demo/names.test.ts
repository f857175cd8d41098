import { describe, expect, test } from 'vitest';
import { GIFTS, PURPOSES } from '../../../demo/catalogue/data/purposes.ts';
import { DEPARTMENTS, GOODS } from '../../../demo/catalogue/departments.ts';
import { readLocaleFile } from '../../../demo/texts/in-languages.ts';
import { LOCALES, type Locale } from '../../../src/contract/values/shop/locales.ts';

const goods = new Set(GOODS.map(({ id }) => id));
const categories = new Set(
  Object.values(DEPARTMENTS).flatMap(({ tree }) =>
    tree
      .trim()
      .split('\n')
      .map((line) => line.split('|')[0]?.trim()),
  ),
);
const namesIn = (locale: Locale): { purposes: object; lackingNear?: object } =>
  JSON.parse(readLocaleFile(locale, 'names.json'));

test.each(Object.entries({ ...GIFTS, ...PURPOSES }))(
  '%s has goods that exist, each once',
  (_, list) => {
    const ids = list.split(/[\s;]+/).filter(Boolean);
    expect(ids.filter((id) => !goods.has(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  },
);

test.each(Object.entries(PURPOSES))('%s has at most two groups of goods', (_, list) => {
  const groups = list.split(';').map((group) => group.trim());
  expect(groups.length).toBeLessThanOrEqual(2);
  expect(groups).not.toContain('');
});

test.each(Object.entries(GIFTS))('%s has three groups of gifts', (_, list) => {
  expect(list.split(';')).toHaveLength(3);
});

describe.each(LOCALES)('in %s', (locale) => {
  const { purposes, lackingNear = {} } = namesIn(locale);
  test('every named person, occasion and purpose has goods', () => {
    expect(Object.keys(purposes).filter((id) => !(id in GIFTS || id in PURPOSES))).toEqual([]);
  });
  test('a thing that the catalogue lacks is near to an existing category', () => {
    expect(Object.keys(lackingNear).filter((id) => !categories.has(id))).toEqual([]);
  });
});
