import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate as estimateAt } from '../../../../../src/server/commerce/freight/estimate.ts';
import type { FreightOption, Parcel } from '../../../../../src/server/commerce/freight/option.ts';
import { billedG } from '../../../../../src/server/commerce/freight/price.ts';
import { chargeableG, volumetricG } from '../../../../../src/server/commerce/freight/weights.ts';
import { standardOption as option, STANDARD } from '../../../support/tariffs.ts';

/** The price of a parcel, with a box of 8 CNY as in docs/domain.md. */
const estimate: typeof estimateAt = (option, parcel) =>
  estimateAt(option, { boxFen: 800, ...parcel });

const parcel = (weightG: number, lengthCm: number, widthCm: number, heightCm: number): Parcel => ({
  weightG,
  sizeMm: [lengthCm * 10, widthCm * 10, heightCm * 10],
});

describe('the worked examples, in fen', () => {
  // Option, parcel; then in grams: volumetric and billed weight; in fen: base price, fuel, total.
  test.each([
    ['TAX_FREE_AIR', parcel(1240, 30, 20, 15), 1500, 1500, 10_900, 0, 11_700],
    ['TAX_FREE_AIR', parcel(1240, 50, 40, 30), 10_000, 10_000, 48_300, 0, 49_100],
    ['TAX_FREE_AIR', parcel(2000, 65, 40, 30), 13_000, 13_000, 61_500, 0, 62_300],
    ['COURIER_EXPRESS', parcel(1240, 30, 20, 15), 1800, 2000, 31_500, 4_725, 37_025],
    ['COURIER_EXPRESS', parcel(1240, 50, 40, 30), 12_000, 12_000, 121_500, 18_225, 140_525],
    ['COURIER_EXPRESS', parcel(2000, 65, 40, 30), 15_600, 16_000, 157_500, 23_625, 181_925],
    ['POSTAL_EMS', parcel(1240, 30, 20, 15), 1125, 1500, 15_000, 0, 15_800],
    ['POSTAL_EMS', parcel(1240, 50, 40, 30), 7500, 1500, 15_000, 0, 15_800],
    ['POSTAL_EMS', parcel(2000, 65, 40, 30), 9750, 10_000, 66_000, 0, 66_800],
  ])('%s %j', (code, sent, volumetric, billed, base, fuel, total) => {
    const made = estimate(option(code), sent);
    expect(made).toMatchObject({ volumetricG: volumetric, billedG: billed, totalFen: total });
    expect(made.lines[0]).toEqual({ kind: 'BASE', fen: base });
    expect(made.lines.find(({ kind }) => kind === 'FUEL')?.fen ?? 0).toBe(fuel);
  });

  test('a service and an optional surcharge of one code are charged once', () => {
    const air = option('TAX_FREE_AIR');
    const film = { code: 'FILM', optional: true, kind: 'PER_ORDER', fen: 300 } as const;
    const services = [
      { code: 'FILM', name: { en: 'Film' }, per: 'BOX', fen: 400, count: 1 } as const,
    ];
    const sent = { ...parcel(1240, 30, 20, 15), services, extras: ['FILM'] };
    const filmsOf = ({ lines }: ReturnType<typeof estimate>) =>
      lines.filter((line) => 'code' in line && line.code === 'FILM').map(({ fen }) => fen);
    expect(filmsOf(estimate({ ...air, surcharges: [film] }, sent))).toEqual([300]);
    expect(filmsOf(estimate(air, sent))).toEqual([400]);
  });

  test('a cube of 40 cm and 5 kg is billed as 11 kg with full volumetric weight, as 8 kg with half', () => {
    const volumetric = volumetricG(400 ** 3, 6000);
    const { price } = option('TRUCK');
    const full = chargeableG({ mode: 'FULL' }, 5000, volumetric, 400);
    const half = chargeableG({ mode: 'HALF' }, 5000, volumetric, 400);
    expect([full, half]).toEqual([10_667, 7834]);
    const minG = 0;
    expect([billedG(price, minG, full), billedG(price, minG, half)]).toEqual([11_000, 8000]);
  });
});

describe('volumetric weight counts', () => {
  test('from a side of exactly 60 cm on, where the option has a side limit', () => {
    const ems = option('POSTAL_EMS');
    expect(estimate(ems, parcel(1000, 59, 50, 50)).billedG).toBe(1000);
    expect(estimate(ems, parcel(1000, 60, 50, 50)).billedG).toBe(19_000);
  });
  test('by half of the excess over weight plus allowance, if the option has an allowance', () => {
    const rule = { mode: 'FREE_UP_TO', allowanceG: 2000 } as const;
    expect(chargeableG(rule, 5000, 7000, 0)).toBe(5000);
    expect(chargeableG(rule, 5000, 7001, 0)).toBe(5001);
    expect(chargeableG(rule, 5000, 10_000, 0)).toBe(6500);
  });
  test('not at all if the option says so', () => {
    expect(chargeableG({ mode: 'NONE' }, 900, 9000, 9000)).toBe(900);
  });
});

describe('steps and limits', () => {
  const air = option('TAX_FREE_AIR');
  test.each([
    [0, 500],
    [1, 500],
    [500, 500],
    [501, 1000],
    [1000, 1000],
    [1001, 1500],
  ])('%i g are billed as %i g', (weightG, billed) => {
    expect(estimate(air, { weightG }).billedG).toBe(billed);
  });
  test('a weight that is not an integer from 0 up is refused', () => {
    for (const weightG of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => estimate(air, { weightG })).toThrow(RangeError);
    }
  });
  test.each([
    [1000, 1000, 2800],
    [1001, 2000, 4400],
    [2000, 2000, 4400],
    [2001, 3000, 6000],
  ])('by truck, %i g are billed as %i g for %i fen', (weightG, billed, base) => {
    const made = estimate(option('TRUCK'), { weightG });
    expect(made.billedG).toBe(billed);
    expect(made.lines[0]).toEqual({ kind: 'BASE', fen: base });
  });
  test('the first weight and the weight step are shown if the price has them', () => {
    expect(estimate(air, { weightG: 1 })).toMatchObject({ firstG: 500, stepG: 500 });
    const cargo = estimate(option('AIR_CARGO'), { weightG: 1 });
    expect(cargo).toMatchObject({ stepG: 1000 });
    expect(cargo).not.toHaveProperty('firstG');
    expect(estimate(option('SEA_BULK'), { weightG: 1 })).not.toHaveProperty('stepG');
  });
  test('packing is charged for each box', () => {
    expect(estimate(air, { weightG: 500, boxes: 3 }).totalFen).toBe(6500 + 3 * 800);
  });
});

describe('other price models', () => {
  test('a weight just below a tier is charged as the next tier if that costs less', () => {
    const cargo = option('AIR_CARGO');
    const base = (weightG: number) => estimate(cargo, { weightG }).lines[0]?.fen;
    expect(base(21_000)).toBe(21 * 4200);
    expect(base(38_000)).toBe(38 * 4200);
    expect(base(44_000)).toBe(45 * 3600);
    expect(base(45_000)).toBe(45 * 3600);
    expect(base(100_000)).toBe(100 * 3100);
  });
  test('a minimum charge shows as a line of its own', () => {
    const made = estimate(option('AIR_CARGO'), { weightG: 21_000 });
    expect(made.lines.map(({ kind, fen }) => [kind, fen])).toEqual([
      ['BASE', 88_200],
      ['MINIMUM', 11_800],
      ['SURCHARGE', 15_000],
      ['PACKING', 800],
    ]);
    expect(made.totalFen).toBe(115_800);
  });
  test('a price by cubic metre bills at least 0.2 m³', () => {
    const bulk = option('SEA_BULK');
    const base = (sent: Parcel) => estimate(bulk, sent).lines[0]?.fen;
    expect(base(parcel(9000, 100, 100, 100))).toBe(140_000);
    expect(base(parcel(9000, 10, 10, 10))).toBe(28_000);
    expect(base(parcel(9000, 100, 100, 50.1))).toBe(71_400);
  });
  test('every kind of surcharge is added', () => {
    const made = estimate(
      {
        ...option('TAX_FREE_AIR'),
        surcharges: [
          { code: 'A', kind: 'PERCENT_OF_FREIGHT', basisPoints: 1000 },
          { code: 'B', kind: 'PER_ORDER', fen: 700 },
          { code: 'C', kind: 'PER_BOX', fen: 100 },
          { code: 'D', kind: 'PER_BILLED_STEP', stepG: 1000, fen: 10 },
          { code: 'E', kind: 'PER_ACTUAL_STEP', stepG: 1000, fen: 20 },
          { code: 'F', kind: 'PERCENT_OF_VALUE', basisPoints: 150 },
        ],
      },
      { weightG: 1240, sizeMm: [300, 200, 150], boxes: 2, declaredFen: 33_333 },
    );
    const surcharges = made.lines.filter(({ kind }) => kind === 'SURCHARGE');
    expect(surcharges.map(({ fen }) => fen)).toEqual([1090, 700, 200, 20, 40, 500]);
  });
});

describe('insurance and local express', () => {
  const air = option('TAX_FREE_AIR');
  const fenOf = (kind: string, sent: Partial<Parcel>, freightOption = air) =>
    estimate(freightOption, { weightG: 1000, ...sent }).lines.find((line) => line.kind === kind)
      ?.fen;

  test.each([
    [0, 600],
    [70_000, 600],
    [70_001, 2100],
    [140_000, 2100],
    [140_033, 2100],
    [140_034, 2101],
    [20_000_000, 300_000],
    [99_000_000, 300_000],
  ])('insuring a declared value of %i fen costs %i fen', (declaredFen, fen) => {
    expect(fenOf('INSURANCE', { declaredFen, insured: true })).toBe(fen);
    expect(fenOf('INSURANCE', { declaredFen })).toBeUndefined();
  });
  test('an option without insurance charges none', () => {
    const uninsured = { ...air, insurance: [] };
    expect(fenOf('INSURANCE', { declaredFen: 1, insured: true }, uninsured)).toBeUndefined();
  });
  test.each([
    ['Kazpost', 5000, 1200],
    ['Alem-TAT', 1000, 1600],
    ['Alem-TAT', 1001, 2000],
    ['Alem-TAT', 3001, 2800],
  ])('%s delivers %i g for %i fen', (localExpress, weightG, fen) => {
    expect(fenOf('LOCAL_EXPRESS', { weightG, localExpress })).toBe(fen);
  });
  test('a local express company that the freight option lacks is refused', () => {
    expect(() => fenOf('LOCAL_EXPRESS', { localExpress: 'Nobody' })).toThrow(RangeError);
  });
  test('half a fen is rounded up, less is not', () => {
    const freightOption = { ...option('COURIER_EXPRESS'), surcharges: [] };
    const fuel = (fuelBasisPoints: number) =>
      fenOf('FUEL', {}, { ...freightOption, fuelBasisPoints });
    // The base is 22 500 fen: 2 basis points are 4.5 fen, 3 are 6.75, 5 are 11.25.
    expect([fuel(2), fuel(3), fuel(5)]).toEqual([5, 7, 11]);
  });
});

describe('for any parcel and option', () => {
  const side = fc.integer({ min: 1, max: 2000 });
  const anyParcel = fc.record({
    weightG: fc.integer({ min: 0, max: 200_000 }),
    sizeMm: fc.tuple(side, side, side),
  });
  const anyOption = fc.constantFrom(...STANDARD.rows);
  const anyVolume = fc.constantFrom<FreightOption['volume']>(
    { mode: 'NONE' },
    { mode: 'FULL' },
    { mode: 'HALF' },
    { mode: 'SIDE_LIMIT', sideMm: 600 },
    { mode: 'FREE_UP_TO', allowanceG: 3000 },
  );

  test('more weight never costs less, whatever the volume rule', () => {
    fc.assert(
      fc.property(anyOption, anyVolume, anyParcel, fc.nat(50_000), (base, volume, sent, more) => {
        const freightOption = { ...base, volume };
        const heavier = { ...sent, weightG: sent.weightG + more };
        expect(estimate(freightOption, heavier).totalFen).toBeGreaterThanOrEqual(
          estimate(freightOption, sent).totalFen,
        );
      }),
    );
  });
  test('a larger parcel of the same weight, or a more valuable one, never costs less', () => {
    fc.assert(
      fc.property(
        anyOption,
        anyParcel,
        fc.nat(500),
        fc.nat(500_000),
        (freightOption, sent, more, fen) => {
          const [l, w, h] = sent.sizeMm;
          const insured = { ...sent, insured: true, declaredFen: fen };
          const before = estimate(freightOption, insured).totalFen;
          const larger = { ...insured, sizeMm: [l + more, w + more, h + more] as const };
          expect(estimate(freightOption, larger).totalFen).toBeGreaterThanOrEqual(before);
          const dearer = { ...insured, declaredFen: fen + more };
          expect(estimate(freightOption, dearer).totalFen).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
  test('estimated measures cost the same as the exact sides', () => {
    fc.assert(
      fc.property(anyOption, anyParcel, (freightOption, { weightG, sizeMm }) => {
        const [l, w, h] = sizeMm;
        const estimatedMeasures = { volumeMm3: l * w * h, longestMm: Math.max(l, w, h) };
        expect(estimate(freightOption, { weightG, estimatedMeasures })).toEqual(
          estimate(freightOption, { weightG, sizeMm }),
        );
      }),
    );
  });
  test('the lines are integers that sum to the total, which is no less than the minimum', () => {
    fc.assert(
      fc.property(anyOption, anyParcel, fc.nat(300_000), (base, sent, minChargeFen) => {
        const made = estimate({ ...base, minChargeFen }, sent);
        expect(made.lines.every(({ fen }) => Number.isSafeInteger(fen) && fen >= 0)).toBe(true);
        expect(made.lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(made.totalFen);
        expect(made.totalFen).toBeGreaterThanOrEqual(minChargeFen);
        expect(made.billedG).toBeGreaterThanOrEqual(sent.weightG);
      }),
    );
  });
});
