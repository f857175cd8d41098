import { expect, it } from 'vitest';
import { textWidth } from '../../../src/i18n/text-width.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['naïve ÿ', 7],
  ['Ā', 2],
  ['淘宝 1688', 9],
  ['🛶', 2],
])('characters above code 255 count as two: %j', (text, width) => {
  expect(textWidth(text)).toBe(width);
});
