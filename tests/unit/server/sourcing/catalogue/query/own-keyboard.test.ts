import { describe, expect, test } from 'vitest';
import { onOwnKeyboard } from '../../../../../../src/server/sourcing/catalogue/query/own-keyboard.ts';

describe('Latin letters that were typed while the keyboard was not set to the language', () => {
  test.each([
    ['ru', 'yfeiybrb', 'наушники'],
    ['ru', 'hjpjdst nfgjxrb', 'розовые тапочки'],
    ['bg', 'suejd', 'якета'],
    ['ko', 'dnsehdghk', '운동화'],
    ['ko', 'Qkfrks wkdrkq', '빨간 장갑'],
    ['ko', 'xkrwk', '탁자'],
    ['ko', 'rkqt', '값'],
    ['th', "iv'gmhk", 'รองเท้า'],
    ['ar', 'phsf', 'حاسب'],
  ] as const)('are those on the same keys: %s %s', (locale, typed, meant) => {
    expect(onOwnKeyboard(typed, locale)).toBe(meant);
  });

  test('mean themselves in a language with Latin letters', () => {
    expect(onOwnKeyboard('dnsehdghk', 'fr')).toBeUndefined();
  });

  test('are none if the letters are those of the language', () => {
    expect(onOwnKeyboard('наушники', 'ru')).toBeUndefined();
    expect(onOwnKeyboard('42', 'ru')).toBeUndefined();
  });
});
