import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WORLD } from '../../../../../src/contract/values/money/tariff.ts';
import { estimate } from '../../../../../src/server/commerce/freight/estimate.ts';
import { refusal } from '../../../../../src/server/commerce/freight/limits.ts';
import type {
  FreightOption,
  Parcel,
  PriceModel,
  Surcharge,
  VolumeRule,
} from '../../../../../src/server/commerce/freight/option.ts';
import { baseFen } from '../../../../../src/server/commerce/freight/price.ts';
import { makeTariff, rowsFor } from '../../../../../src/server/commerce/freight/tariff.ts';
import { measuresOf } from '../../../../../src/server/commerce/freight/weights.ts';
import { precision } from '../../../../../src/server/commerce/freight/zones.ts';

/** Parcels that are tried: 100,000 with `TEST_FULL=1`. */
const RUNS = { numRuns: process.env.TEST_FULL === '1' ? 100_000 : 2_000 };

const fen = (max: number) => fc.nat(max);
const grams = (max: number) => fc.integer({ min: 1, max });
const steps = grams(5_000);
/** Tiers of rising weight, the first from 0. */
const tiers = <T>(price: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(grams(100_000), price), { minLength: 1, maxLength: 5 }).map((pairs) =>
    pairs
      .toSorted(([a], [b]) => a - b)
      .filter(([from], index, all) => index === 0 || from > (all[index - 1]?.[0] ?? 0))
      .map(([from, more], index) => ({ fromG: index === 0 ? 0 : from, ...more })),
  );

const anyPrice: fc.Arbitrary<PriceModel> = fc.oneof(
  fc.record({
    kind: fc.constant('FIRST_ADDITIONAL' as const),
    firstG: steps,
    firstFen: fen(50_000),
    stepG: steps,
    stepFen: fen(10_000),
  }),
  fc.record({
    kind: fc.constant('TIERED_UNIT' as const),
    stepG: steps,
    tiers: tiers(fc.record({ stepFen: fen(10_000) })),
  }),
  fc.record({
    kind: fc.constant('UNIT_PLUS_TIER_TOTAL' as const),
    stepG: steps,
    stepFen: fen(10_000),
    tiers: tiers(fc.record({ totalFen: fen(100_000) })),
  }),
  fc.record({
    kind: fc.constant('MULTI_STEP' as const),
    firstG: steps,
    firstFen: fen(50_000),
    stepG: steps,
    tiers: tiers(fc.record({ stepFen: fen(10_000) })),
  }),
  fc.record({
    kind: fc.constant('TIERED_FIRST_ADDITIONAL' as const),
    firstG: steps,
    stepG: steps,
    tiers: tiers(fc.record({ firstFen: fen(50_000), stepFen: fen(10_000) })),
  }),
  fc.record({
    kind: fc.constant('PER_CBM' as const),
    firstCm3: fc.integer({ min: 1, max: 500_000 }),
    stepCm3: fc.integer({ min: 1, max: 50_000 }),
    cbmFen: fen(500_000),
  }),
);

const anyVolume = fc.constantFrom<VolumeRule>(
  { mode: 'NONE' },
  { mode: 'FULL' },
  { mode: 'HALF' },
  { mode: 'SIDE_LIMIT', sideMm: 600 },
  { mode: 'FREE_UP_TO', allowanceG: 2_000 },
);
const share = fc.nat(10_000);
const anySurcharge: fc.Arbitrary<Surcharge> = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      fc.record({
        kind: fc.constantFrom('PERCENT_OF_FREIGHT' as const, 'PERCENT_OF_VALUE' as const),
        basisPoints: share,
      }),
      fc.record({
        kind: fc.constantFrom('PER_ORDER' as const, 'PER_BOX' as const),
        fen: fen(20_000),
      }),
      fc.record({
        kind: fc.constantFrom('PER_BILLED_STEP' as const, 'PER_ACTUAL_STEP' as const),
        stepG: steps,
        fen: fen(2_000),
      }),
    ),
  )
  .map(([optional, surcharge]) => ({ code: 'S0', optional, ...surcharge }));

const anyOption: fc.Arbitrary<FreightOption> = fc.record({
  code: fc.constantFrom('A', 'B', 'C'),
  countries: fc.oneof(
    fc.constant(WORLD as typeof WORLD),
    fc.uniqueArray(fc.constantFrom('kz', 'ru', 'la', 'au'), { minLength: 1 }),
  ),
  postcodes: fc.uniqueArray(fc.constantFrom('0', '05', '050', '1', '12'), { maxLength: 2 }),
  warehouses: fc.constantFrom([], ['1'], ['2']),
  leadTimeDays: fc.constant([5, 9] as const),
  minG: grams(2_000),
  maxG: fc.integer({ min: 2_000, max: 200_000 }),
  maxSideMm: fc.integer({ min: 300, max: 3_000 }),
  maxGirthMm: fc.integer({ min: 600, max: 8_000 }),
  divisor: fc.constantFrom(5000, 6000, 7000, 8000),
  volume: anyVolume,
  price: anyPrice,
  fuelBasisPoints: share,
  minChargeFen: fen(100_000),
  surcharges: fc.array(anySurcharge, { maxLength: 3 }),
  insurance: fc.constant([{ fromFen: 0, kind: 'FIXED' as const, fen: 600 }]),
  goodsClasses: fc.constant(['NORMAL' as const]),
  localExpress: fc.constant([]),
  remote: fc.constantFrom([], [{ country: 'kz', postcodes: ['05'], fen: 2_000 }]),
  taxes: fc.record({
    mode: fc.constant('DDP' as const),
    vatBasisPoints: share,
    freeFen: fen(100_000),
  }),
  selfPickup: fc.boolean(),
  trackable: fc.boolean(),
});
const side = fc.integer({ min: 1, max: 2_500 });
const destination = fc.record({
  country: fc.constantFrom('kz', 'ru', 'la', 'au', 'mx'),
  postCode: fc.constantFrom('', '0', '050', '05-1', '1234', '9'),
});
const anyParcel: fc.Arbitrary<Parcel> = fc.record({
  weightG: fc.nat(250_000),
  sizeMm: fc.tuple(side, side, side),
  boxes: fc.integer({ min: 1, max: 5 }),
  declaredFen: fen(1_000_000),
  insured: fc.boolean(),
  extras: fc.constantFrom([], ['S0']),
  destination,
});

describe('any option and any parcel', () => {
  test('have lines that are integers and sum to the total, at least the minimum', () => {
    fc.assert(
      fc.property(anyOption, anyParcel, (option, parcel) => {
        const { lines, totalFen, billedG, actualG } = estimate(option, parcel);
        expect(lines.every((line) => Number.isSafeInteger(line.fen) && line.fen >= 0)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.fen, 0)).toBe(totalFen);
        expect(totalFen).toBeGreaterThanOrEqual(option.minChargeFen);
        expect(billedG).toBeGreaterThanOrEqual(Math.max(actualG, option.minG));
      }),
      RUNS,
    );
  });
  test('cost no less if the parcel is heavier, whatever the price model', () => {
    fc.assert(
      fc.property(anyOption, anyParcel, fc.nat(50_000), (option, parcel, more) => {
        const heavier = { ...parcel, weightG: parcel.weightG + more };
        const [one, other] = [estimate(option, parcel), estimate(option, heavier)];
        expect(other.totalFen).toBeGreaterThanOrEqual(one.totalFen);
        expect(other.billedG).toBeGreaterThanOrEqual(one.billedG);
      }),
      RUNS,
    );
  });
  test('are refused exactly beyond a limit', () => {
    fc.assert(
      fc.property(anyOption, anyParcel, (option, parcel) => {
        const reason = refusal(option, parcel, ['NORMAL']);
        const { longestMm } = measuresOf(parcel);
        const [l, w, h] = parcel.sizeMm ?? [0, 0, 0];
        const isWithin =
          parcel.weightG <= option.maxG &&
          longestMm <= option.maxSideMm &&
          2 * (l + w + h) - longestMm <= option.maxGirthMm &&
          estimate(option, parcel).billedG <= option.maxG;
        expect(reason === undefined).toBe(isWithin);
      }),
      RUNS,
    );
  });
});

describe('any tariff', () => {
  test('has one row of each option for a journey: the most exact, of equal ones the first', () => {
    fc.assert(
      fc.property(fc.array(anyOption, { maxLength: 12 }), destination, (rows, to) => {
        const chosen = rowsFor(makeTariff(1, rows, {}), { destination: to, warehouse: '1' });
        expect(new Set(chosen.map(({ code }) => code)).size).toBe(chosen.length);
        for (const code of ['A', 'B', 'C']) {
          const fitting = rows.filter(
            (row) =>
              row.code === code &&
              (row.warehouses.length === 0 || row.warehouses.includes('1')) &&
              precision(row, to) !== undefined,
          );
          const best = Math.max(...fitting.map((row) => precision(row, to) ?? -1));
          const expected = fitting.find((row) => precision(row, to) === best);
          expect(chosen.find((row) => row.code === code)).toBe(expected);
        }
      }),
      RUNS,
    );
  });
});

describe('the price models', () => {
  const at = (price: PriceModel) => (billed: number) => baseFen(price, billed, 0);

  test('with a unit price and a total for the tier add both', () => {
    const price = at({
      kind: 'UNIT_PLUS_TIER_TOTAL',
      stepG: 1000,
      stepFen: 1000,
      tiers: [
        { fromG: 0, totalFen: 500 },
        { fromG: 5000, totalFen: 2000 },
      ],
    });
    expect([price(1000), price(4000), price(5000), price(6000)]).toEqual([1500, 4500, 7000, 8000]);
  });
  test('with several steps charge each by the tier in which it begins', () => {
    const price = at({
      kind: 'MULTI_STEP',
      firstG: 1000,
      firstFen: 3000,
      stepG: 1000,
      tiers: [
        { fromG: 0, stepFen: 1000 },
        { fromG: 3000, stepFen: 800 },
        { fromG: 5000, stepFen: 500 },
      ],
    });
    // 1 kg; two steps begin below 3 kg, two below 5 kg, then two more.
    expect([price(1000), price(3000), price(5000), price(7000)]).toEqual([3000, 5000, 6600, 7600]);
  });
  test('with first and further prices by tier take both from the tier that is reached', () => {
    const price = at({
      kind: 'TIERED_FIRST_ADDITIONAL',
      firstG: 1000,
      stepG: 1000,
      tiers: [
        { fromG: 0, firstFen: 3000, stepFen: 1500 },
        { fromG: 10_000, firstFen: 2500, stepFen: 1000 },
      ],
    });
    expect([price(1000), price(5000), price(10_000)]).toEqual([3000, 9000, 11_500]);
    // 9 kg would cost 15,000: the start of the next tier costs less.
    expect(price(9000)).toBe(11_500);
  });
});
