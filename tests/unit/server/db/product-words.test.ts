import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/contract/values/shop/locales.ts';
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
    ['es', 'Vestido de algodón con bolsillos para la playa, corte holgado'],
    ['pt', 'Vestido de algodón, con bolsillos para la playa, corte holgado'],
    ['ru', 'Vestido, con bolsillos, para la playa, corte holgado, algodón'],
    ['id', 'Vestido algodón corte holgado con bolsillos para la playa'],
    ['vi', 'Vestido algodón corte holgado, con bolsillos, para la playa'],
    ['ar', 'Vestido algodón corte holgado con bolsillos para la playa'],
    ['uz', 'Corte holgado algodón vestido, con bolsillos, para la playa'],
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
      `Vestido de algodón ${feature}, corte holgado`,
    );
    expect(composeTitle('es', { ...words, feature: feature.repeat(2) })).toBe(
      'Vestido de algodón, corte holgado',
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
      'Vestido, para la playa, corte holgado, algodón',
    );
    expect(composeTitle('es', { ...words, noun: 'vestido de algodón' })).toBe(
      'Vestido de algodón con bolsillos para la playa, corte holgado',
    );
    expect(composeTitle('es', { ...words, feature: 'para cerdas suaves' })).toContain(
      'para cerdas',
    );
  });

  test('has a capital only at its beginning and in names', () => {
    const said = { ...words, adjective: 'Katta', noun: 'Bluetooth kolonka', material: 'Asal' };
    expect(composeTitle('uz', said)).toMatch(/^Katta asal Bluetooth kolonka,/);
    expect(composeTitle('es', { ...words, material: 'Menta' })).toContain('Vestido de menta con');
  });
});

test('a sentence omits the use of the product', () => {
  expect(composeSentence('es', words)).toBe('Vestido de algodón con bolsillos, corte holgado.');
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
