import { STANDARD_TARIFF } from '../../../demo/tariffs/standard.ts';
import type { TariffCells } from '../../../src/contract/values/money/tariff.ts';
import type { FreightOption } from '../../../src/server/commerce/freight/option.ts';
import { readRow } from '../../../src/server/commerce/freight/read-row.ts';
import { tariffOf } from '../../../src/server/commerce/freight/stored.ts';

/** The demonstration's tariff, as its first version. */
export const STANDARD = tariffOf({ number: 1, names: STANDARD_TARIFF.names }, STANDARD_TARIFF.rows);

/** The row of an option in the demonstration's tariff. */
export function standardOption(code: string): FreightOption {
  const found = STANDARD.rows.find((row) => row.code === code);
  if (!found) throw new Error(`no option ${code}`);
  return found;
}

/** An option with one zone, without extras. */
export const AIR_ROW: TariffCells = {
  code: 'AIR',
  countries: 'kz',
  price: 'FIRST_ADDITIONAL',
  firstG: '500',
  first: '65.00',
  stepG: '500',
  step: '22.00',
  minG: '500',
  maxG: '20000',
  maxSideMm: '1200',
  maxGirthMm: '2700',
  divisor: '6000',
  volume: 'FULL',
  goods: 'NORMAL',
  days: '12-20',
};

/** A tariff of these rows, without names. */
export const tariffOfRows = (rows: readonly TariffCells[]) =>
  tariffOf({ number: 1, names: [] }, rows);

/** The option that a row says. Throws if there is a mistake in it. */
export function optionOf(cells: TariffCells): FreightOption {
  const read = readRow(cells);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.option;
}
