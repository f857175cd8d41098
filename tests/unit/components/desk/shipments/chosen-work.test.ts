import { expect, test } from 'vitest';
import { chosenWork } from '../../../../../src/components/desk/shipments/words.ts';
import { deskTranslator } from '../../../support/translator.ts';

const REINFORCED = { code: 'REINFORCED_PACKING', name: 'Strong box', count: 3 };
const TAGS = { code: 'REMOVE_TAGS', name: 'Remove price tags', count: 1 };

test('packers see each service once, with the number of times', async () => {
  const t = await deskTranslator('en');
  const text = (services: (typeof TAGS)[], packing: 'STANDARD' | 'REINFORCED') =>
    chosenWork(t, { services, packing });
  expect(text([], 'STANDARD')).toBe('');
  // The service and the packing are the same work. Older shipments have only the packing.
  expect(text([REINFORCED, TAGS], 'REINFORCED')).toBe('Strong box × 3, Remove price tags');
  expect(text([TAGS], 'REINFORCED')).toBe('Reinforced packing, Remove price tags');
});
