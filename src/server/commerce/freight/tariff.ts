import { WORLD } from '../../../contract/values/money/tariff.ts';
import type { TenantText } from '../../../contract/values/shop/tenant-text.ts';
import type { Destination, FreightOption } from './option.ts';
import { precision } from './zones.ts';

/** A version of a tenant's tariff, prepared for questions. */
export type Tariff = {
  /** The number of the version, from 1; 0 if the tenant has none yet. */
  version: number;
  /** The rows, in the order of the table. */
  rows: readonly FreightOption[];
  /** The names of options and surcharges, by their codes. */
  names: Readonly<Record<string, TenantText>>;
  /**
   * The rows for each country that some row names, by its code. `WORLD` has the rows for all other
   * countries.
   */
  byCountry: ReadonlyMap<string, readonly FreightOption[]>;
};

/** A tariff from its rows; computed once for each version, because each question would read all rows. */
export function makeTariff(
  version: number,
  rows: readonly FreightOption[],
  names: Tariff['names'],
): Tariff {
  const namedCountries = rows.flatMap(({ countries }) => (countries === WORLD ? [] : countries));
  const byCountry = new Map<string, FreightOption[]>(
    [WORLD, ...namedCountries].map((code) => [code, []]),
  );
  for (const row of rows) {
    for (const country of row.countries === WORLD ? byCountry.keys() : row.countries) {
      byCountry.get(country)?.push(row);
    }
  }
  return { version, rows, names, byCountry };
}

/** The tariff of a tenant that has published none. */
export const NO_TARIFF: Tariff = makeTariff(0, [], {});

/** The destination of a parcel and the id of the warehouse where it starts, as far as known. */
export type Journey = { destination: Destination; warehouse?: string | undefined };

const startsFrom = ({ warehouses }: FreightOption, warehouse: string | undefined): boolean =>
  warehouses.length === 0 || warehouse === undefined || warehouses.includes(warehouse);

/**
 * The row of each option for a journey, in the order of the table: the one that names the destination most
 * exactly, of equally exact ones the first.
 */
export function rowsFor(tariff: Tariff, { destination, warehouse }: Journey): FreightOption[] {
  const best = new Map<string, { row: FreightOption; exactness: number }>();
  const { byCountry } = tariff;
  for (const row of byCountry.get(destination.country) ?? byCountry.get(WORLD) ?? []) {
    if (!startsFrom(row, warehouse)) continue;
    const exactness = precision(row, destination);
    if (exactness === undefined) continue;
    const found = best.get(row.code);
    if (!found || exactness > found.exactness) best.set(row.code, { row, exactness });
  }
  return [...best.values()].map(({ row }) => row);
}

/** The row of one option for a journey; undefined if it does not go there. */
export const rowFor = (tariff: Tariff, code: string, journey: Journey): FreightOption | undefined =>
  rowsFor(tariff, journey).find((row) => row.code === code);

/** The row with which an order's estimate was made; in old orders the only one of its option. */
export const rowOf = (
  { rows }: Pick<Tariff, 'rows'>,
  { tariffRow, optionCode }: { tariffRow: number | null; optionCode: string },
): FreightOption | undefined =>
  tariffRow === null ? rows.find(({ code }) => code === optionCode) : rows[tariffRow];

/** The codes of all options, in the order of the table. */
export const codesOf = ({ rows }: Pick<Tariff, 'rows'>): string[] => [
  ...new Set(rows.map(({ code }) => code)),
];

/** The given countries to which any row of an option goes. */
export function countriesOf(
  { rows }: Pick<Tariff, 'rows'>,
  option: string,
  countries: readonly string[],
): string[] {
  const ofOption = rows.filter(({ code }) => code === option);
  if (ofOption.some((row) => row.countries === WORLD)) return [...countries];
  const namedCountriesOfOption = new Set(ofOption.flatMap((row) => [...row.countries]));
  return countries.filter((country) => namedCountriesOfOption.has(country));
}
