import * as v from 'valibot';
import { expect, test } from 'vitest';
import { masked, maskedAmounts } from '../../../../src/contract/values/people/masks.ts';
import type { Right } from '../../../../src/contract/values/people/rights.ts';
import { maskAnswer } from '../../../../src/server/staff/mask-answer.ts';

const parcel = v.object({
  number: v.string(),
  items: v.array(v.object({ title: v.string(), price: masked('PRICE', v.string()) })),
  history: v.array(
    v.object({
      event: v.string(),
      details: maskedAmounts('MONEY', v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
});
const answer = v.object({ data: v.object({ parcel: v.optional(parcel) }), total: v.number() });
const sent = {
  total: 1,
  data: {
    parcel: {
      number: 'K1',
      items: [{ title: 'Tea', price: '12.00' }],
      history: [{ event: 'EXTENDED', details: { amount: '5.00', note: 'Two days', days: 2 } }],
    },
  },
};
const seenWith = (...rights: Right[]) => maskAnswer(answer, sent, new Set(rights));

test('leaves out what the caller lacks the right to see, however deep', () => {
  expect(seenWith('parcels.see')).toEqual({
    total: 1,
    data: {
      parcel: {
        number: 'K1',
        items: [{ title: 'Tea' }],
        history: [{ event: 'EXTENDED', details: { note: 'Two days', days: 2 } }],
      },
    },
  });
});

test('leaves what the caller may see: any of the rights is enough', () => {
  expect(seenWith('orders.see')).toMatchObject({
    data: { parcel: { items: [{ price: '12.00' }] } },
  });
  expect(seenWith('money.see')).toEqual(sent);
});

test('does not change the answer itself', () => {
  const before = structuredClone(sent);
  seenWith();
  expect(sent).toEqual(before);
});

test('passes on an answer without masks as it is', () => {
  const plain = { ok: true };
  expect(maskAnswer(v.object({ ok: v.boolean() }), plain, new Set())).toBe(plain);
});
