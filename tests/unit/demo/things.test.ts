import { expect, test } from 'vitest';
import { kindOf, THINGS } from '../../../demo/catalogue/things.ts';
import { hasLocaleFile, readLocaleFile } from '../../../demo/texts/in-languages.ts';
import { LOCALES } from '../../../src/contract/values/shop/locales.ts';
import { problemsOf } from '../../../tools/quality/search/check-things.ts';

test('a thing is a good, a noun or a category of the catalogue, or has the nearest category', () => {
  const kinds = Object.entries(THINGS).map(([id, thing]) => kindOf(id, thing));
  expect(kinds.length).toBeGreaterThan(2000);
  expect(() => kindOf('x', { is: 'nothing' })).toThrow('x: no good, noun or category nothing');
  expect(() => kindOf('x', { near: 'nowhere' })).toThrow('x: no category nowhere');
});

test('the check reports what is wrong with names', () => {
  const names = Object.fromEntries(Object.keys(THINGS).map((id) => [id, ['가방']]));
  expect(problemsOf('ko', names)).toEqual([]);
  const wrong = { ...names, skirt: ['юбка'], nothing: ['가'], wok: ['웍 ', '웍 '], ring: ['a/b'] };
  expect(problemsOf('ko', wrong)).toEqual([
    'nothing: no such thing',
    'skirt: in other letters',
    'ring: in other letters',
    'ring: “a/b” is not one name',
    'wok: a name twice',
    'wok: spaces around “웍 ”',
    'wok: spaces around “웍 ”',
  ]);
});

test.each(LOCALES.filter((locale) => hasLocaleFile(locale, 'things.json')))(
  'names of things in %s are whole',
  (locale) => {
    expect(problemsOf(locale, JSON.parse(readLocaleFile(locale, 'things.json')))).toEqual([]);
  },
);
