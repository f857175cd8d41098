import type { FieldErrorCode } from '../../../contract/errors.ts';
import {
  type TariffCells,
  type TariffColumn,
  WORLD,
} from '../../../contract/values/money/tariff.ts';
import { mayBegin } from '../../../contract/values/warehouse/post-codes.ts';
import type { StoredName } from '../../db/schema/warehouse/tariffs.ts';
import { optionalCodes } from './limits.ts';
import type { FreightOption } from './option.ts';
import { readRow } from './read-row.ts';
import { namesOf } from './stored.ts';

/** A mistake in a cell of a tariff's table. Rows are counted from 0. */
export type TableProblem = { row: number; column: TariffColumn; code: FieldErrorCode };

/**
 * What a table may name: the countries of the world, and the ids of the tenant's warehouses. Also the codes
 * of the tenant's services, which an optional surcharge must not have: a shopper who ticks it would pay for
 * both.
 */
export type KnownNames = {
  isCountry: (code: string) => boolean;
  warehouses: readonly string[];
  services: readonly string[];
};

type Table = { rows: readonly TariffCells[]; names: readonly StoredName[] };

/**
 * All mistakes of a tariff's table: in single cells, unknown places, and rows of one option that claim the
 * same zone. `unnamed` are the codes of options and surcharges without an English name.
 */
export function checkTable(
  { rows, names }: Table,
  known: KnownNames,
): { problems: TableProblem[]; unnamed: string[] } {
  const read = rows.map(readRow);
  const options = read.map((one) => ('option' in one ? one.option : undefined));
  const problems = read.flatMap((one, row) => [
    ...('problems' in one ? one.problems.map((problem) => ({ row, ...problem })) : []),
    ...('option' in one
      ? [...nameProblems(one.option, known), ...postcodeProblems(one.option)].map((found) => ({
          row,
          ...found,
        }))
      : []),
  ]);
  const nameTable = namesOf(names);
  return {
    problems: [...problems, ...sameZoneProblems(options)],
    unnamed: usedCodes(options).filter((code) => !nameTable[code]),
  };
}

/** The codes of options and surcharges that a table uses, each once. */
export function usedCodes(options: readonly (FreightOption | undefined)[]): string[] {
  const codes = options.flatMap((option) =>
    option ? [option.code, ...option.surcharges.map(({ code }) => code)] : [],
  );
  return [...new Set(codes)];
}

function nameProblems(
  option: FreightOption,
  known: KnownNames,
): { column: TariffColumn; code: FieldErrorCode }[] {
  const { countries, warehouses, localExpress, remote } = option;
  const isUnknown = (code: string) => !known.isCountry(code);
  /**
   * Whether the row never goes to that country, so that its values for the country are a mistake.
   */
  const isElsewhere = ({ country }: { country: string }) =>
    isUnknown(country) || (countries !== WORLD && !countries.includes(country));
  const wrong = (is: boolean, column: TariffColumn) =>
    is ? [{ column, code: 'choice' as const }] : [];
  return [
    ...wrong(countries !== WORLD && countries.some(isUnknown), 'countries'),
    ...wrong(
      warehouses.some((id) => !known.warehouses.includes(id)),
      'warehouses',
    ),
    ...wrong(localExpress.some(isElsewhere), 'express'),
    ...wrong(remote.some(isElsewhere), 'remote'),
    ...(optionalCodes(option).some((code) => known.services.includes(code))
      ? [{ column: 'surcharges' as const, code: 'known' as const }]
      : []),
  ];
}

/**
 * The problems of a row's postcodes: those that none of the row's countries writes so. Tables that were stored
 * before this check are not checked when they are read.
 */
function postcodeProblems({
  countries,
  postcodes,
  remote,
}: FreightOption): { column: TariffColumn; code: FieldErrorCode }[] {
  const mayBe = (prefix: string) =>
    countries === WORLD || countries.some((country) => mayBegin(country, prefix));
  const wrong = (is: boolean, column: TariffColumn) =>
    is ? [{ column, code: 'post_code' as const }] : [];
  return [
    ...wrong(!postcodes.every(mayBe), 'postcodes'),
    ...wrong(
      !remote.every((area) => area.postcodes.every((prefix) => mayBegin(area.country, prefix))),
      'remote',
    ),
  ];
}

/** Rows that no destination tells apart from an earlier row of the same option. */
function sameZoneProblems(options: readonly (FreightOption | undefined)[]): TableProblem[] {
  const taken = new Set<string>();
  return options.flatMap((option, row) => {
    if (!option) return [];
    const zones = zonesOf(option);
    const isTaken = zones.some((zone) => taken.has(zone));
    for (const zone of zones) taken.add(zone);
    return isTaken ? [{ row, column: 'countries', code: 'known' }] : [];
  });
}

function zonesOf({ code, countries, postcodes, warehouses }: FreightOption): string[] {
  const orAny = (list: readonly string[]) => (list.length > 0 ? list : ['*']);
  return (countries === WORLD ? [WORLD] : countries).flatMap((country) =>
    orAny(postcodes).flatMap((postcode) =>
      orAny(warehouses).map((warehouse) => [code, country, postcode, warehouse].join(' ')),
    ),
  );
}
