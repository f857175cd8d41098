import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  payoutOf,
  proposedAmount,
  transferOf,
  typedFen,
} from '../../../../src/components/balance/transfer.ts';
import {
  closedReason,
  numbersOf,
  paidThrough,
  payStep,
} from '../../../../src/components/payment/payment-rules.ts';
import type { DepositChannel } from '../../../../src/contract/calls/deposits.ts';
import { fromFen, toFen } from '../../../../src/contract/values/money/money.ts';

describe('the payment numbers in a URL', () => {
  const numbers = (query: string) => numbersOf(new URLSearchParams(query), 'nos');

  it('may be in a list or in repeated fields, each counted once', () => {
    expect(numbers('nos=Y2601,Y2602&nos=Y2603&nos=Y2601')).toEqual(['Y2601', 'Y2602', 'Y2603']);
  });

  it('are only valid payment numbers', () => {
    expect(numbers('nos=,x,<b>,Y2601%20')).toEqual([]);
    expect(numbers('')).toEqual([]);
  });
});

describe('the next step of a payment', () => {
  const channel = { paysPayments: true, minimum: '10.00', maximum: '500.00' } as DepositChannel;
  const account = { available: '30.00', hasPayPassword: true };

  it('is the pay password where the balance covers the sum, and says what is left', () => {
    expect(payStep(account, '29.99', [channel])).toEqual({ kind: 'CONFIRM', after: '0.01' });
    expect(payStep(account, '30.00', [channel])).toEqual({ kind: 'CONFIRM', after: '0.00' });
    const without = { ...account, hasPayPassword: false };
    expect(payStep(without, '30.00', [channel])).toEqual({ kind: 'SET_PIN', after: '0.00' });
  });

  it('is a top-up of the missing amount where no channel pays', () => {
    expect(payStep(account, '30.01', [])).toEqual({ kind: 'TOP_UP', rest: '0.01' });
  });

  it('is a channel for what the balance lacks, or for all if the balance can’t be used', () => {
    const part = { kind: 'CHANNEL', rest: '70.00', fromBalance: '30.00' };
    expect(payStep(account, '100.00', [channel])).toEqual(part);
    const all = { kind: 'CHANNEL', rest: '100.00', fromBalance: '0.00' };
    const locked = { ...account, payPasswordLockedUntil: '2026-11-29T05:00:00.000Z' };
    for (const other of [locked, { ...account, hasPayPassword: false }]) {
      expect(payStep(other, '100.00', [channel])).toEqual(all);
    }
  });

  it('is a top-up where no channel settles payments of that sum', () => {
    const { paysPayments: _, ...specified } = channel;
    for (const channels of [[], [specified], [{ ...channel, maximum: '69.99' }]]) {
      const step = payStep(account, '100.00', channels);
      expect(step).toEqual({ kind: 'TOP_UP', rest: '70.00' });
    }
  });

  it('pays no less than the channel’s minimum', () => {
    expect(paidThrough(channel, '9.99')).toBe('10.00');
    expect(paidThrough(channel, '10.01')).toBe('10.01');
  });
});

describe('the reason why nothing is left to pay', () => {
  const order = (status: 'EXPIRED' | 'CANCELLED' | 'PAID') =>
    ({ type: 'PURCHASE', status }) as const;
  const storage = { type: 'STORAGE', status: 'CANCELLED' } as const;

  it('is named if all payments share it', () => {
    expect(closedReason([order('EXPIRED'), order('EXPIRED')])).toBe('expired');
    expect(closedReason([order('CANCELLED')])).toBe('cancelled');
    expect(closedReason([order('CANCELLED'), order('PAID')])).toBe('closed');
    expect(closedReason([])).toBe('closed');
  });

  it('does not speak of a cancelled order if storage was to be paid', () => {
    expect(closedReason([storage])).toBe('closed');
    expect(closedReason([order('CANCELLED'), storage])).toBe('closed');
  });
});

describe('a top-up', () => {
  it('reads amounts as people type them', () => {
    expect([typedFen('19.9'), typedFen(' 200 '), typedFen('0.05')]).toEqual([1990, 20000, 5]);
    expect([typedFen('1,000'), typedFen('-1'), typedFen('1.234'), typedFen('')]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('reads every amount of money as the contract does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (fen) => {
        expect(typedFen(fromFen(fen))).toBe(toFen(fromFen(fen)));
      }),
    );
  });

  it('adds the fee, rounded up, before it converts', () => {
    const channel = { feeBasisPoints: 150, rate: '0.2', currency: 'AUD' };
    expect(transferOf('100', channel)).toEqual({ amount: '100.00', fee: '1.50', pay: '20.30' });
    const cny = { ...channel, rate: '1', currency: 'CNY' };
    expect(transferOf('0.01', cny)).toEqual({ amount: '0.01', fee: '0.01', pay: '0.02' });
    expect(transferOf('', channel)).toBeUndefined();
    expect(transferOf('0', channel)).toBeUndefined();
  });

  it('takes the fee of a withdrawal from its amount, before it converts', () => {
    const channel = { feeFen: 200, rate: '0.2', currency: 'AUD' };
    expect(payoutOf('100', channel)).toEqual({ amount: '100.00', fee: '2.00', pay: '19.60' });
    expect(payoutOf('2', channel)).toBeUndefined();
    expect(payoutOf('', channel)).toBeUndefined();
  });

  it('proposes whole yuan, and at least the channel’s minimum', () => {
    expect(proposedAmount(12_301, 5_000)).toBe('124');
    expect(proposedAmount(1, 5_000)).toBe('50');
  });
});
