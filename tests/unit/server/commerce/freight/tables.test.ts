import { describe, expect, test } from 'vitest';
import { STANDARD_TARIFF } from '../../../../../demo/tariffs/standard.ts';
import type { TariffCells } from '../../../../../src/contract/values/money/tariff.ts';
import { checkTable } from '../../../../../src/server/commerce/freight/check-table.ts';
import { plainCells, readRow } from '../../../../../src/server/commerce/freight/read-row.ts';
import { tariffOf } from '../../../../../src/server/commerce/freight/stored.ts';
import { rowFor } from '../../../../../src/server/commerce/freight/tariff.ts';
import { AIR_ROW, tariffOfRows } from '../../../support/tariffs.ts';

const places = {
  isCountry: (code: string) => code !== 'zz',
  warehouses: ['1', '2'],
  services: ['FILM'],
};
const check = (...rows: TariffCells[]) =>
  checkTable({ rows, names: STANDARD_TARIFF.names }, places).problems;
const wrong = (cells: TariffCells) =>
  check({ ...AIR_ROW, ...cells }).map(({ column, code }) => `${column} ${code}`);

describe('a row of a tariff', () => {
  test('of the demonstration is right', () => {
    expect(checkTable(STANDARD_TARIFF, places)).toEqual({ problems: [], unnamed: [] });
  });
  test.each<[TariffCells, string[]]>([
    [{ code: '' }, ['code required']],
    [{ code: 'air line' }, ['code invalid']],
    [{ countries: '' }, ['countries required']],
    [{ countries: 'kz zz' }, ['countries choice']],
    [{ countries: 'kz KZ' }, ['countries known']],
    [{ surcharges: 'FILM PER_BOX 4.00 optional' }, ['surcharges known']],
    [{ surcharges: 'FILM PER_BOX 4.00' }, []],
    [{ postcodes: '05, 0 6-1' }, []],
    [{ postcodes: '05?' }, ['postcodes post_code']],
    [{ postcodes: 'A15 05' }, []],
    [{ postcodes: '05 LON' }, ['postcodes post_code']],
    [{ postcodes: '0500000' }, ['postcodes post_code']],
    [{ countries: 'WORLD', postcodes: 'LON' }, []],
    [{ remote: 'kz AB: 20.00' }, ['remote post_code']],
    [{ price: 'CHEAP' }, ['price choice']],
    [{ firstG: '' }, ['firstG required']],
    [{ firstG: '0.5' }, ['firstG number']],
    [{ first: '-1' }, ['first number']],
    [{ first: '1.234' }, ['first number']],
    [{ first: '６５．００' }, []],
    [{ stepG: '0' }, ['stepG too_small']],
    [{ fuel: '101' }, ['fuel too_large']],
    [{ fuel: '12.5 %' }, []],
    [{ minG: '30000' }, ['minG too_large']],
    [{ maxG: '500001' }, ['maxG too_large']],
    [{ volume: 'SIDE_LIMIT' }, ['volume required']],
    [{ volume: 'FULL 3' }, ['volume invalid']],
    [{ goods: 'NORMAL ROCKS' }, ['goods choice']],
    [{ days: '20-12' }, ['days invalid']],
    [{ days: '20-Dec' }, ['days invalid']],
    [{ tracked: 'maybe' }, ['tracked choice']],
    [{ warehouses: '1 3' }, ['warehouses choice']],
    [{ surcharges: 'CUSTOMS PER_ORDER 150.00; GIFT PER_BOX 5 optional' }, []],
    [{ surcharges: 'CUSTOMS PER_MILE 1' }, ['surcharges choice']],
    [{ surcharges: 'CUSTOMS PER_BILLED_STEP 1.00' }, ['surcharges required']],
    [{ surcharges: 'A1 PER_BOX 1; A1 PER_BOX 2' }, ['surcharges known']],
    [{ insurance: '1.00: 6.00' }, ['insurance invalid']],
    [{ insurance: '0: 1% 20.00-10.00' }, ['insurance too_small']],
    [{ express: 'Kazpost kz 12.00; Pos Malaysia my 1.00' }, ['express choice']],
    [{ remote: 'kz 05 06: 20.00' }, []],
    [{ remote: 'kz: 20.00' }, ['remote invalid']],
    [{ taxes: 'DDP 12% 200.00' }, []],
    [{ taxes: 'DDU 12%' }, ['taxes invalid']],
    [{ price: 'TIERED_UNIT', tiers: '1000: 3.00; 500: 2.00' }, ['tiers invalid']],
    [{ price: 'TIERED_UNIT', tiers: '' }, ['tiers required']],
    [{ price: 'TIERED_FIRST_ADDITIONAL', tiers: '0: 65.00' }, ['tiers required']],
    [{ price: 'TIERED_FIRST_ADDITIONAL', tiers: '0: 65.00 + 22.00' }, []],
  ])('with %j: %j', (cells, problems) => {
    expect(wrong(cells)).toEqual(problems);
  });
  test('keeps all that is wrong with it, each at its cell', () => {
    expect(wrong({ first: 'x', days: '', goods: '?' }).toSorted()).toEqual([
      'days required',
      'first number',
      'goods choice',
    ]);
  });
  test('is written in plain characters, without empty cells', () => {
    expect(plainCells({ code: ' ＡＢ ', first: '６５．００', step: '' })).toEqual({
      code: 'AB',
      first: '65.00',
    });
  });
});

describe('rows of one option', () => {
  test('that claim the same zone are a mistake in the later one', () => {
    expect(check(AIR_ROW, { ...AIR_ROW, countries: 'ru kz' })).toEqual([
      { row: 1, column: 'countries', code: 'known' },
    ]);
    expect(check(AIR_ROW, { ...AIR_ROW, postcodes: '05' }, { ...AIR_ROW, code: 'OTHER' })).toEqual(
      [],
    );
    expect(check({ ...AIR_ROW, warehouses: '1' }, { ...AIR_ROW, warehouses: '2' })).toEqual([]);
  });
  test('need a name in English, and so do their surcharges', () => {
    const rows = [{ ...AIR_ROW, code: 'NEW_LINE', surcharges: 'PEAK PER_ORDER 1' }];
    const names = [{ code: 'NEW_LINE', name: { ru: 'Новая линия' } }];
    expect(checkTable({ rows, names }, places).unnamed).toEqual(['NEW_LINE', 'PEAK']);
  });
});

describe('the zone of a parcel', () => {
  const rows: TariffCells[] = [
    { ...AIR_ROW, countries: 'WORLD', first: '1.00' },
    { ...AIR_ROW, countries: 'kz uz', first: '2.00' },
    { ...AIR_ROW, countries: 'kz', postcodes: '05', first: '3.00' },
    { ...AIR_ROW, countries: 'kz', postcodes: '0501 06', first: '4.00' },
    { ...AIR_ROW, countries: 'kz', warehouses: '2', first: '5.00' },
  ];
  const tariff = tariffOfRows(rows);
  const first = (country: string, postCode?: string, warehouse?: string) => {
    const row = rowFor(tariff, 'AIR', { destination: { country, postCode }, warehouse });
    return row?.price.kind === 'FIRST_ADDITIONAL' ? row.price.firstFen : undefined;
  };

  test.each([
    ['la', undefined, undefined, 100],
    ['uz', undefined, undefined, 200],
    ['kz', undefined, '1', 200],
    ['kz', '010000', '1', 200],
    ['kz', '050 000', '1', 300],
    ['kz', '0501-23', '1', 400],
    ['kz', '069999', '1', 400],
    ['kz', '010000', '2', 500],
    ['kz', '050000', '2', 300],
  ])('to %s %s from warehouse %s is the most exact one', (country, postCode, warehouse, fen) => {
    expect(first(country, postCode, warehouse)).toBe(fen);
  });
  test('does not depend on the order of the rows', () => {
    const reversed = tariffOfRows(rows.toReversed());
    for (const country of ['la', 'uz', 'kz']) {
      for (const postCode of [undefined, '05', '0501', '069', '1']) {
        const journey = { destination: { country, postCode }, warehouse: '1' };
        expect(rowFor(reversed, 'AIR', journey)?.price).toEqual(
          rowFor(tariff, 'AIR', journey)?.price,
        );
      }
    }
  });
  test('is left out if the row has a mistake', () => {
    const broken = tariffOf({ number: 1, names: [] }, [{ ...AIR_ROW, first: '' }]);
    expect(readRow({ ...AIR_ROW, first: '' })).toHaveProperty('problems');
    expect(rowFor(broken, 'AIR', { destination: { country: 'kz' } })).toBeUndefined();
  });
});
