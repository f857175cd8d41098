import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { feesValue } from '../../../../../src/contract/ops/shop/shop-values.ts';
import { serviceFee } from '../../../../../src/contract/values/money/charges.ts';
import { toFen } from '../../../../../src/contract/values/money/money.ts';
import {
  chargedFee,
  type FeeRule,
  feeAt,
  feeCap,
  type ServiceFee,
  serviceFeeFen,
} from '../../../../../src/contract/values/money/order-costs.ts';

const BASE: ServiceFee = { basisPoints: 500, minimum: '3.00' };
const amount = (max: number) => fc.nat(max).map((yuan) => `${yuan}.00`);
const limits = fc
  .record({ minimum: fc.nat(50), more: fc.option(fc.nat(500), { nil: undefined }) })
  .map(({ minimum, more }) => ({
    minimum: `${minimum}.00`,
    ...(more !== undefined && { maximum: `${minimum + more}.00` }),
  }));
const share = fc.tuple(fc.nat(3000), limits).map(([basisPoints, one]) => ({ basisPoints, ...one }));
const platform = fc.constantFrom('Taobao' as const, 'JD' as const, undefined);
const rule: fc.Arbitrary<FeeRule> = fc
  .record({ share, platform, goodsFrom: amount(5000), day: fc.option(fc.nat(20), { nil: -1 }) })
  .map(({ share: one, day, ...about }) => ({
    ...one,
    ...about,
    ...(day >= 0 && { validFrom: new Date(day * 86_400_000).toISOString() }),
  }));
const anyFee: fc.Arbitrary<ServiceFee> = fc
  .tuple(share, fc.array(rule, { maxLength: 8 }))
  .map(([base, rules]) => ({ ...base, rules }));

describe('the service fee of an order', () => {
  it('is a share of the goods, rounded up, within its limits', () => {
    expect(serviceFeeFen(10_001, BASE)).toBe(501);
    expect(chargedFee(1000, BASE)).toMatchObject({ fen: 300, reason: 'MINIMUM' });
    expect(chargedFee(100_000, { ...BASE, maximum: '20.00' })).toMatchObject({
      fen: 2000,
      reason: 'MAXIMUM',
    });
    expect(chargedFee(0, { basisPoints: 500, minimum: '0.00' }).reason).toBe('NONE');
  });

  it('is that of the step that the goods reach; steps of the marketplace precede all others', () => {
    const fee: ServiceFee = {
      ...BASE,
      rules: [
        { goodsFrom: '1000.00', basisPoints: 300, minimum: '0.00' },
        { platform: 'JD', basisPoints: 200, minimum: '1.00' },
      ],
    };
    expect(serviceFeeFen(20_000, fee, 'Taobao')).toBe(1000);
    expect(serviceFeeFen(200_000, fee, 'Taobao')).toBe(6000);
    expect(serviceFeeFen(20_000, fee, 'JD')).toBe(400);
    expect(serviceFeeFen(200_000, fee, 'JD')).toBe(4000);
    // 5% of 900 would be more than 3% of 1000.
    expect(chargedFee(90_000, fee, 'Taobao')).toMatchObject({
      fen: 3000,
      ofFen: 100_000,
      reason: 'NEXT_STEP',
    });
  });

  it('never falls when there are more goods, and is never beyond the limits of a step', () => {
    fc.assert(
      fc.property(anyFee, platform, fc.nat(900_000), fc.nat(900_000), (fee, of, some, more) => {
        const now = feeAt(fee, 10 * 86_400_000);
        const one = chargedFee(some, now, of);
        expect(serviceFeeFen(some + more, now, of)).toBeGreaterThanOrEqual(one.fen);
        expect(Number.isSafeInteger(one.fen) && one.fen >= toFen(one.minimum)).toBe(true);
        if (one.maximum) expect(one.fen).toBeLessThanOrEqual(toFen(one.maximum));
      }),
      { numRuns: 3000 },
    );
  });

  it('is explained by the share that it was computed by', () => {
    fc.assert(
      fc.property(anyFee, platform, fc.nat(900_000), (fee, of, goods) => {
        const { fen, basisPoints, minimum, maximum, ofFen, reason } = chargedFee(
          goods,
          feeAt(fee, 0),
          of,
        );
        const exact = Math.ceil((ofFen * basisPoints) / 10_000);
        if (reason === 'SHARE') expect([fen, ofFen]).toEqual([exact, goods]);
        if (reason === 'MINIMUM') expect([fen, fen > exact]).toEqual([toFen(minimum), true]);
        if (reason === 'MAXIMUM') expect([fen, fen < exact]).toEqual([toFen(maximum ?? ''), true]);
        if (reason === 'NEXT_STEP') expect(ofFen).toBeGreaterThan(goods);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a rule with a time', () => {
  const rules: FeeRule[] = [
    { basisPoints: 400, minimum: '2.00', validFrom: '2026-12-01T00:00:00.000Z' },
    { basisPoints: 900, minimum: '2.00', validFrom: '2027-01-01T00:00:00.000Z' },
    { platform: 'JD', basisPoints: 100, minimum: '0.00', validFrom: '2027-01-01T00:00:00.000Z' },
  ];
  const at = (time: string) => feeAt({ ...BASE, rules }, Date.parse(time));

  it('applies from that time on, in place of the rule before', () => {
    expect(at('2026-11-30T23:59:59.999Z')).toEqual(BASE);
    expect(at('2026-12-01T00:00:00.000Z')).toEqual({ basisPoints: 400, minimum: '2.00' });
    expect(at('2027-02-01T00:00:00.000Z')).toEqual({
      basisPoints: 900,
      minimum: '2.00',
      rules: [{ platform: 'JD', basisPoints: 100, minimum: '0.00' }],
    });
  });

  it('says nothing of rules that begin later', () => {
    fc.assert(
      fc.property(anyFee, fc.nat(20), (fee, day) => {
        const { rules: begun = [] } = feeAt(fee, day * 86_400_000);
        expect(begun.every(({ validFrom }) => validFrom === undefined)).toBe(true);
        expect(begun.length).toBeLessThanOrEqual(
          (fee.rules ?? []).filter(
            ({ validFrom }) => Date.parse(validFrom ?? '1970-01-01') <= day * 86_400_000,
          ).length,
        );
      }),
    );
  });
});

describe('the time from which a rule applies', () => {
  const from = (validFrom: string) => ({
    ...BASE,
    rules: [{ basisPoints: 100, minimum: '0.00', validFrom }],
  });
  const SCHEMAS = { file: serviceFee, form: feesValue.entries.serviceFee };

  it.each(['file', 'form'] as const)('is refused in a %s if it can’t be read', (where) => {
    for (const wrong of ['2026-11-01T00:00:00+08', '2026-02-31T00:00:00+08', '2026', '']) {
      expect([wrong, v.is(SCHEMAS[where], from(wrong))]).toEqual([wrong, false]);
    }
  });

  it.each(['file', 'form'] as const)('is kept in UTC in a %s', (where) => {
    const { rules } = v.parse(SCHEMAS[where], from('2026-11-01T00:00:00+08:00'));
    expect(rules?.[0]?.validFrom).toBe('2026-10-31T16:00:00.000Z');
  });
});

it('no order costs more than the cap that texts name', () => {
  fc.assert(
    fc.property(anyFee, fc.nat(1_000_000), platform, (fee, goodsFen, where) => {
      const cap = feeCap(fee);
      const all = [fee, ...(fee.rules ?? [])];
      expect(cap === undefined).toBe(all.some(({ maximum }) => maximum === undefined));
      if (cap !== undefined) {
        expect(serviceFeeFen(goodsFen, fee, where)).toBeLessThanOrEqual(toFen(cap));
      }
    }),
  );
});
