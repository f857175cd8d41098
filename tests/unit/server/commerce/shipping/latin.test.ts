import { expect, it } from 'vitest';
import { inLatin } from '../../../../../src/server/commerce/shipping/latin.ts';

it.each([
  ['Mei Lin', 'Mei Lin', true],
  ['José Muñoz, Łódź', 'José Muñoz, Lódz', true],
  ['Toshkent, Oʻzbekiston', "Toshkent, O'zbekiston", true],
  ['Đặng Văn Ngữ', 'Dang Van Ngu', true],
  ['茶具 Tea set', 'Tea set', false],
  ['Алматы', '', false],
])('%s is printed as %s', (text, printed, isComplete) => {
  expect(inLatin(text)).toEqual({ text: printed, isComplete });
});
