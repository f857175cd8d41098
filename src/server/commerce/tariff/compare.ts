import type { TariffChanges } from '../../../contract/ops/shop/tariffs.ts';
import { TARIFF_COLUMNS, type TariffCells } from '../../../contract/values/money/tariff.ts';
import { LOCALES } from '../../../contract/values/shop/locales.ts';
import type { Scope } from '../base/scope.ts';
import { currentTable, type TariffTable } from '../freight/publish-table.ts';
import { tableOf, tariffRecord } from './records.ts';

const EMPTY: TariffTable = { rows: [], names: [] };

/** The differences between the version that applies now and another one. Throws `NOT_FOUND`. */
export async function compareTariff(scope: Scope, id: string): Promise<TariffChanges> {
  const record = await tariffRecord(scope, id);
  const before = (await currentTable(scope.db, scope.tenantId)) ?? EMPTY;
  return differences(before, await tableOf(scope, record));
}

/**
 * The differences between two tables. Two rows are the same if they have the same option and zone. The
 * remaining rows of an option are paired by their position.
 */
export function differences(before: TariffTable, after: TariffTable): TariffChanges {
  const pairs = partners(before.rows, after.rows);
  return {
    added: pairs.flatMap(({ one, other }) => (!one && other ? [keyOf(other)] : [])),
    removed: pairs.flatMap(({ one, other }) => (one && !other ? [keyOf(one)] : [])),
    changed: pairs.flatMap(({ one, other }) =>
      one && other
        ? TARIFF_COLUMNS.flatMap((column) => {
            const [was = '', is = ''] = [one[column], other[column]];
            return was === is ? [] : [{ ...keyOf(other), column, before: was, after: is }];
          })
        : [],
    ),
    names: nameDifferences(before.names, after.names),
  };
}

const keyOf = ({ code = '', countries = '', postcodes = '' }: TariffCells) => ({
  code,
  countries,
  postcodes,
});
const zoneOf = ({ code, countries, postcodes, warehouses }: TariffCells) =>
  [code, countries, postcodes, warehouses].join('\n');

type Pair = { one?: TariffCells; other?: TariffCells };

function partners(before: readonly TariffCells[], after: readonly TariffCells[]): Pair[] {
  const unmatchedRows = new Set(before);
  const take = (fits: (cells: TariffCells) => boolean): TariffCells | undefined => {
    const found = [...unmatchedRows].find(fits);
    if (found) unmatchedRows.delete(found);
    return found;
  };
  const exact = after.map((other) => take((one) => zoneOf(one) === zoneOf(other)));
  const pairs = after.map((other, index): Pair => {
    const one = exact[index] ?? take(({ code }) => code === other.code);
    return one ? { one, other } : { other };
  });
  return [...pairs, ...[...unmatchedRows].map((one) => ({ one }))];
}

function nameDifferences(
  before: TariffTable['names'],
  after: TariffTable['names'],
): TariffChanges['names'] {
  const nameIn = (names: TariffTable['names'], code: string) =>
    names.find((name) => name.code === code)?.name ?? {};
  const codes = new Set([...before, ...after].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const [one, other] = [nameIn(before, code), nameIn(after, code)];
    return LOCALES.flatMap((locale) => {
      const [was = '', text = ''] = [one[locale], other[locale]];
      return was === text ? [] : [{ code, locale, before: was, text }];
    });
  });
}
