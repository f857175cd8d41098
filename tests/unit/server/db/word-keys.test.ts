import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consonantsOf, keysOf } from '../../../../src/server/db/word-keys.ts';

describe('the keys of a word', () => {
  test('delete a letter at most, also in words of rare characters', () => {
    expect(keysOf('𠮷野家')).toEqual(expect.arrayContaining(['𠮷野家', '野家', '𠮷家', '𠮷野']));
  });

  test('are whole characters, whatever the word is', () => {
    const letter = fc.constantFrom('𠮷', '𩸽', '家', '野', 'あ', 'a', 'é', 'ก', '้', '🧧');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 12 }), (letters) => {
        for (const key of keysOf(letters.join(''))) expect(key.isWellFormed()).toBe(true);
      }),
    );
  });

  test.each([
    ['suitcase', 'sootkase'],
    ['cachecol', 'caxecol'],
    ['перчатки', 'пирчатки'],
    ['шампунь', 'шомпунь'],
    ['شامبو', 'شمبو'],
    ['목걸이', '목거리'],
    ['핸드백', '핸드빽'],
    ['베개', '베게'],
    ['돋보기', '돗보기'],
  ])('have one in common if they sound alike: %s and %s', (word, misspelt) => {
    const key = consonantsOf(word);
    expect(key).toBeDefined();
    expect(keysOf(misspelt)).toContain(key);
  });

  test('have none for the sound of a short word', () => {
    expect(consonantsOf('bag')).toBeUndefined();
    expect(consonantsOf('aiuoe')).toBeUndefined();
  });
});
