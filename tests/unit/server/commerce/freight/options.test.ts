import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOODS_CLASSES } from '../../../../../src/contract/values/goods/product-kinds.ts';
import { LOCALES } from '../../../../../src/contract/values/shop/locales.ts';
import { REGION_CODES } from '../../../../../src/contract/values/shop/site-kinds.ts';
import { consolidate } from '../../../../../src/server/commerce/freight/consolidate.ts';
import { estimate } from '../../../../../src/server/commerce/freight/estimate.ts';
import { refusal } from '../../../../../src/server/commerce/freight/limits.ts';
import {
  type FreightQuestion,
  findCode,
  listOptions,
  listRefused,
} from '../../../../../src/server/commerce/freight/list.ts';
import type { Parcel } from '../../../../../src/server/commerce/freight/option.ts';
import { standardOption as option, STANDARD } from '../../../support/tariffs.ts';
import { translator } from '../../../support/translator.ts';

const t = await translator('en');
const countries = ['kz', 'au', 'la'];
const BOX = { boxPercent: 8, minBoxG: 200, volumePercent: 110 };
const reader = { t, locale: 'en' } as const;
const codes = (question: FreightQuestion) =>
  listOptions(STANDARD, question, reader).map(({ code }) => code);

const centimetres = (weightG: number, l: number, w: number, h: number): Parcel => ({
  weightG,
  sizeMm: [l * 10, w * 10, h * 10],
});

describe('the freight options offered', () => {
  test('are those to the requested country, if the tenant serves it', () => {
    expect(codes({ countries, country: 'kz' }).toSorted()).toEqual([
      'BULKY_CARGO',
      'COURIER_EXPRESS',
      'POSTAL_EMS',
      'SENSITIVE_AIR',
      'TAX_FREE_AIR',
      'TRUCK',
    ]);
    expect(codes({ countries, country: 'mx' })).toEqual([]);
  });
  test('are those that accept all classes of the goods', () => {
    const at = (...goodsClasses: NonNullable<FreightQuestion['goodsClasses']>) =>
      codes({ countries, country: 'kz', goodsClasses }).toSorted();
    expect(at('COSMETIC')).toEqual(['SENSITIVE_AIR', 'TRUCK']);
    expect(at('COSMETIC', 'FRAGILE')).toEqual(['SENSITIVE_AIR']);
    expect(at('PROHIBITED')).toEqual([]);
  });
  test('accept a weight up to the limit and no gram more', () => {
    const at = (weightG: number) => codes({ countries, country: 'kz', parcel: { weightG } });
    expect(at(20_000)).toContain('TAX_FREE_AIR');
    expect(at(20_001)).not.toContain('TAX_FREE_AIR');
  });
  test('are sorted by price, each with its named lines', () => {
    const offered = listOptions(
      STANDARD,
      { countries, country: 'kz', parcel: { ...centimetres(1240, 30, 20, 15), boxFen: 800 } },
      reader,
    );
    const totals = offered.map(({ estimate: made }) => Number(made?.total));
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(offered.find(({ code }) => code === 'COURIER_EXPRESS')?.estimate).toEqual({
      actualG: 1240,
      volumetricG: 1800,
      billedG: 2000,
      firstG: 500,
      stepG: 500,
      lines: [
        { kind: 'BASE', label: 'Shipping', amount: '315.00' },
        { kind: 'FUEL', label: 'Fuel surcharge', amount: '47.25' },
        { kind: 'PACKING', label: 'Packing', amount: '8.00' },
      ],
      total: '370.25',
    });
  });
  test('have no price if they charge by volume and the parcel is not measured', () => {
    const bulk = listOptions(
      STANDARD,
      { countries, country: 'au', parcel: { weightG: 900 } },
      reader,
    ).find(({ code }) => code === 'SEA_BULK');
    expect(bulk).toBeDefined();
    expect(bulk?.estimate).toBeUndefined();
  });
  test('include pick-up and local express where the tenant has a local warehouse', () => {
    const truck = (localCountries: string[]) =>
      listOptions(
        STANDARD,
        { countries, country: 'kz', localCountries, parcel: { weightG: 2500 } },
        reader,
      ).find(({ code }) => code === 'TRUCK');
    expect(truck(['kz', 'la'])).toMatchObject({
      selfPickup: true,
      localExpressCompanies: ['Kazpost', 'Alem-TAT'],
      localExpressAmounts: { Kazpost: '12.00', 'Alem-TAT': '24.00' },
    });
    expect(truck(['la'])).toMatchObject({ selfPickup: false, localExpressCompanies: [] });
  });
  test('are found by code and by their name in the reader’s language', () => {
    expect(findCode(STANDARD, 'TRUCK', reader)).toBe('TRUCK');
    expect(findCode(STANDARD, 'EMS (post)', reader)).toBe('POSTAL_EMS');
    expect(findCode(STANDARD, 'Balloon', reader)).toBeUndefined();
  });
});

describe('the limits of a freight option', () => {
  const ems = option('POSTAL_EMS');
  const why = (parcel: Parcel) => refusal(ems, parcel, ['NORMAL']);

  test.each<[string, Parcel, string | undefined]>([
    ['the greatest weight', { weightG: 30_000 }, undefined],
    ['a gram above the greatest weight', { weightG: 30_001 }, 'TOO_HEAVY'],
    ['the longest side', centimetres(1000, 150, 20, 17.5), undefined],
    ['a longest side a millimetre too long', centimetres(1000, 150.1, 10, 10), 'TOO_LONG'],
    ['the largest girth', centimetres(1000, 140, 40, 40), undefined],
    ['a girth a millimetre too large', centimetres(1000, 140.1, 40, 40), 'TOO_LARGE'],
    ['a girth whose longest side is given last', centimetres(1000, 40, 40, 140.1), 'TOO_LARGE'],
  ])('are checked for a parcel of %s', (_what, parcel, reason) => {
    expect(why(parcel)).toBe(reason);
  });
  test('include the weight that a volume is billed as', () => {
    const air = option('TAX_FREE_AIR');
    expect(refusal(air, centimetres(1000, 60, 40, 50), ['NORMAL'])).toBeUndefined();
    expect(refusal(air, centimetres(1000, 60, 40, 50.1), ['NORMAL'])).toBe('TOO_LARGE');
  });
  test('include the class of the goods', () => {
    expect(refusal(ems, { weightG: 1 }, ['NORMAL', 'LIQUID'])).toBe('GOODS_CLASS');
  });
  test('refuse estimated measures only if no box of that volume would pass', () => {
    const whyEstimated = (volumeMm3: number) =>
      why({ weightG: 1, estimatedMeasures: { volumeMm3, longestMm: 1400 } });
    expect(whyEstimated(1400 * 400 * 400)).toBeUndefined();
    expect(whyEstimated(1400 * 401 * 401)).toBe('TOO_LARGE');
  });
  test('have a reason in the reader’s language', () => {
    const parcel = { weightG: 25_000 };
    expect(
      listRefused(STANDARD, { countries, country: 'kz', goodsClasses: ['FOOD'], parcel }, reader),
    ).toEqual([
      { code: 'TAX_FREE_AIR', name: 'Air, duties and taxes included', reason: 'GOODS_CLASS' },
      { code: 'COURIER_EXPRESS', name: 'Express courier', reason: 'GOODS_CLASS' },
      { code: 'POSTAL_EMS', name: 'EMS (post)', reason: 'GOODS_CLASS' },
      { code: 'BULKY_CARGO', name: 'Bulky cargo', reason: 'GOODS_CLASS' },
    ]);
  });
});

describe('the estimated box of several parcels', () => {
  const parcel = (weightG: number, lengthMm: number, widthMm = 100, heightMm = 100) => ({
    weightG,
    lengthMm,
    widthMm,
    heightMm,
  });

  test.each([
    [[0], 200],
    [[500], 700],
    [[2500], 2700],
    [[2501], 2702],
    [[1000, 2000, 3333], 6840],
  ])('of %j g weighs %i g', (weights, together) => {
    expect(
      consolidate(
        weights.map((weightG) => parcel(weightG, 1)),
        BOX,
      ).weightG,
    ).toBe(together);
  });
  test('has a tenth more volume, and the same longest side', () => {
    expect(consolidate([parcel(1, 300), parcel(1, 111, 500, 3)], BOX).estimatedMeasures).toEqual({
      volumeMm3: 3_483_150,
      longestMm: 500,
    });
  });
  test('never gets lighter or smaller by another parcel', () => {
    const any = fc.record({
      weightG: fc.nat(50_000),
      lengthMm: fc.nat(2000),
      widthMm: fc.nat(2000),
      heightMm: fc.nat(2000),
    });
    fc.assert(
      fc.property(fc.array(any), any, (some, one) => {
        const [before, after] = [consolidate(some, BOX), consolidate([...some, one], BOX)];
        expect(after.weightG).toBeGreaterThanOrEqual(before.weightG);
        expect(after.estimatedMeasures.volumeMm3).toBeGreaterThanOrEqual(
          before.estimatedMeasures.volumeMm3,
        );
        expect(after.estimatedMeasures.longestMm).toBeGreaterThanOrEqual(
          before.estimatedMeasures.longestMm,
        );
      }),
    );
  });
});

describe('the table of freight options', () => {
  test('has an option for every ordinary class of goods to every country', () => {
    const ordinary = GOODS_CLASSES.filter((c) => c !== 'BATTERY_PURE' && c !== 'PROHIBITED');
    for (const country of REGION_CODES) {
      for (const goodsClass of ordinary) {
        const parcel = centimetres(1240, 30, 20, 15);
        const question = { countries: REGION_CODES, country, goodsClasses: [goodsClass], parcel };
        expect(codes(question), `${goodsClass} to ${country}`).not.toEqual([]);
      }
    }
    for (const goodsClass of ['BATTERY_PURE', 'PROHIBITED'] as const) {
      expect(codes({ countries: REGION_CODES, goodsClasses: [goodsClass] })).toEqual([]);
    }
  });
  test('names each local express company once per option, and insures from 0 on', () => {
    for (const { localExpress, insurance } of STANDARD.rows) {
      const names = localExpress.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const starts = insurance.map(({ fromFen }) => fromFen);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(starts[0] ?? 0).toBe(0);
    }
  });
  test.each(LOCALES)('has a name for every option and line in %s', async (locale) => {
    const words = await translator(locale);
    for (const way of listOptions(
      STANDARD,
      { countries: REGION_CODES, parcel: { weightG: 1 } },
      { t: words, locale },
    )) {
      expect(way.name).not.toBe(way.code);
      for (const { label } of way.estimate?.lines ?? [])
        expect(label).not.toMatch(/^freight\.|^[A-Z_]+$/);
    }
    expect(words('freight.line.INSURANCE')).not.toMatch(/^freight\./);
    expect(words('freight.line.LOCAL_EXPRESS')).not.toMatch(/^freight\./);
  });
  test('bills a parcel without weight as the minimum weight', () => {
    const zero = estimate(option('TAX_FREE_AIR'), { weightG: 0, boxFen: 800 });
    expect(zero).toMatchObject({ actualG: 0, volumetricG: 0, billedG: 500, totalFen: 7300 });
  });
});
