import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/contract/values/locales.ts';
import {
  capitalised,
  composeSentence,
  composeTitle,
} from '../../../../src/server/db/product-words.ts';

const words = {
  noun: 'vestido',
  adjective: 'corte holgado',
  material: 'algodón',
  feature: 'con bolsillos',
  use: 'para la playa',
};

describe('a title', () => {
  test.each([
    ['es', 'Vestido, corte holgado, algodón, con bolsillos, para la playa'],
    ['ar', 'Vestido، corte holgado، algodón، con bolsillos، para la playa'],
    ['th', 'Vestido corte holgado algodón con bolsillos para la playa'],
    ['la', 'Vestido corte holgado algodón con bolsillos para la playa'],
    ['ja', 'Corte holgado algodón vestido con bolsillos para la playa'],
    ['ko', 'Corte holgado algodón vestido con bolsillos para la playa'],
    ['zh-HK', 'Corte holgado algodón vestido con bolsillos para la playa'],
  ] as const)('is put together as %s does', (locale, title) => {
    expect(composeTitle(locale, words)).toBe(title);
  });

  test('that would be too long loses words from its end', () => {
    const feature = 'con muchos bolsillos por todas partes, de muchos tamaños';
    expect(composeTitle('es', { ...words, feature })).toBe(
      `Vestido, corte holgado, algodón, ${feature}`,
    );
    expect(composeTitle('es', { ...words, feature: feature.repeat(2) })).toBe(
      'Vestido, corte holgado, algodón',
    );
    expect(composeTitle('es', { ...words, adjective: feature.repeat(2) })).toBe('Vestido');
  });

  test('counts letters, not combining marks', () => {
    const thai = 'ที่นี่'.repeat(8);
    const said = { ...words, noun: thai, adjective: thai, feature: 'ผ้า', use: 'เด็ก' };
    expect(composeTitle('th', said)).toBe(`${thai} algodón ผ้า เด็ก`);
  });

  test('contains no word twice', () => {
    expect(composeTitle('ru', { ...words, feature: words.material })).toBe(
      'Vestido, corte holgado, algodón, para la playa',
    );
  });
});

test('a sentence omits the use of the product', () => {
  expect(composeSentence('es', words)).toBe('Vestido, corte holgado, algodón, con bolsillos.');
  for (const locale of LOCALES) expect(composeSentence(locale, words)).not.toContain('playa');
});

test.each([
  ['платье летнее', 'Платье летнее'],
  ['kéo', 'Kéo'],
  ['iPad-hoes', 'iPad-hoes'],
  ['USB-кабель', 'USB-кабель'],
  ['vestido, azul', 'Vestido, azul'],
  ['t-shirt', 'T-shirt'],
  ['連身裙', '連身裙'],
  ['فستان', 'فستان'],
  ['', ''],
])('“%s” is capitalised as “%s”', (text, capitalisedText) => {
  expect(capitalised(text)).toBe(capitalisedText);
});
