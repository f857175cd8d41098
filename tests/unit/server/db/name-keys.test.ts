import { expect, test } from 'vitest';
import type { Locale } from '../../../../src/contract/values/shop/locales.ts';
import { wordsWithin } from '../../../../src/server/db/name-keys.ts';

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
