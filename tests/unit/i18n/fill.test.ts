import { expect, it } from 'vitest';
import { fill } from '../../../src/i18n/fill.ts';

it('fills each name that has a value', () => {
  expect(fill('From {n}: {price} {other}', { n: 3, price: '¥1' })).toBe('From 3: ¥1 {other}');
});
