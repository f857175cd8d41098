import { expect, it } from 'vitest';
import { scaleLines } from '../../../../../src/components/desk/warehouse/scale-port.ts';

/** What is told of the lines of a scale, without what tells nothing. */
const told = (lines: readonly string[], unit: 'G' | 'KG' = 'KG') =>
  lines.map(scaleLines(unit)).filter((grams) => grams !== undefined);

it.each([
  ['ST,GS,+  1.240kg', 1240],
  ['S S     1.240 kg', 1240],
  ['1240 g', 1240],
  ['+1,240', 1240],
  ['GROSS  1.24', 1240],
])('a steady weight is told once, however the scale writes it: %s', (line, grams) => {
  expect(told([line, line, line, line])).toEqual([grams]);
});

it('what still moves is not told, and neither is what is no weight', () => {
  expect(told(['0.900', '1.100', '1.239', '1.240', '1.240'])).toEqual([]);
  expect(told(['US,GS,+1.240kg', 'US,GS,+1.240kg', 'US,GS,+1.240kg', 'US,GS,+1.240kg'])).toEqual(
    [],
  );
  expect(told(['ERR 7', 'ERR 7', 'ERR 7', '------', '------', '------'])).toEqual([]);
});

it('that it is empty is told at once, and then the next weight', () => {
  const heavy = Array.from({ length: 4 }, () => '1240');
  expect(told([...heavy, '3', '0', ...heavy], 'G')).toEqual([1240, 0, 1240]);
});
