import { expect, test } from 'vitest';
import type { Locale } from '../../../../src/contract/values/shop/locales.ts';
import { runsOf } from '../../../../src/server/db/fold-text.ts';
import { keysOfBases, nameKeys, wordsWithin } from '../../../../src/server/db/name-keys.ts';

test.each<[Locale, string, string[]]>([
  ['en', 'keep feet warm at night', ['keep', 'feet', 'warm', 'night']],
  ['en', 'camping', []],
  ['ru', 'прогулка с собакой', ['прогулка', 'собакой']],
  ['ko', '강아지 산책', ['강아지', '산책']],
  ['zh-CN', '周末旅行', ['周末', '旅行']],
  // Each syllable is written as a word, and says little alone.
  ['vi', 'đi du lịch', []],
])('the words in %s “%s”', (locale, text, words) => {
  expect(wordsWithin(locale, text)).toEqual(words);
});

test.each<[Locale, string, string]>([
  ['ja', 'めがね', 'メガネ'],
  ['ja', 'お皿', '皿'],
  ['ja', 'ヴァイオリン', 'バイオリン'],
  ['ja', 'コンピューター', 'コンピュータ'],
  ['ar', 'کتاب', 'كتاب'],
])('in %s “%s” is found as “%s”', (locale, written, name) => {
  expect(nameKeys(locale, name).some((key) => nameKeys(locale, written).includes(key))).toBe(true);
});

test.each<[Locale, string, string]>([
  ['ar', 'لزوجتي', 'زوجة'],
  ['ar', 'لمدرستي', 'مدرسة'],
  ['ms', 'menggunting', 'gunting'],
  ['ms', 'kasutku', 'kasut'],
  ['id', 'menyapu', 'sapu'],
  ['id', 'berkemah', 'kemah'],
  ['pt', 'panelão', 'panela'],
  ['pt', 'pães', 'pão'],
  ['pt', 'bolsita', 'bolsa'],
])('in %s “%s” is read as “%s” if nothing else is called so', (locale, typed, name) => {
  const bases = keysOfBases(locale, runsOf(typed));
  expect(nameKeys(locale, name).some((key) => bases.includes(key))).toBe(true);
});
