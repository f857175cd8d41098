import { TARIFF_COLUMNS, type TariffCells } from '../../../contract/values/money/tariff.ts';
import { LOCALES } from '../../../contract/values/shop/locales.ts';
import { csvRecord, spreadsheetText } from '../../csv/csv.ts';
import { recordsIn, unguarded } from '../../csv/read-table.ts';
import type { StoredName } from '../../db/schema/warehouse/tariffs.ts';
import type { TariffTable } from '../freight/publish-table.ts';
import { plainCells } from '../freight/read-row.ts';

/** The rows of a tariff as CSV, safe in a spreadsheet. `12-20` would become a date there, so a dash joins days. */
export function rowsCsv({ rows }: Pick<TariffTable, 'rows'>): string {
  const records = rows.map((cells) =>
    TARIFF_COLUMNS.map((column) => {
      const text = cells[column] ?? '';
      return column === 'days' ? text.replace('-', '–') : spreadsheetText(text);
    }),
  );
  return [TARIFF_COLUMNS, ...records].map(csvRecord).join('');
}

/** The names of options and surcharges as CSV: a row for each code, a column for each language. */
export function namesCsv({ names }: Pick<TariffTable, 'names'>): string {
  const records = names.map(({ code, name }) => [
    code,
    ...LOCALES.map((locale) => spreadsheetText(name[locale] ?? '')),
  ]);
  return [['code', ...LOCALES], ...records].map(csvRecord).join('');
}

/**
 * The rows or the names in a table with headings, separated by commas or tabs. Columns may be in any order,
 * or missing; unknown ones are ignored. Undefined if the text is neither table.
 */
export function tableIn(text: string): Partial<TariffTable> | undefined {
  const [heading = [], ...records] = recordsIn(text);
  const columns = heading.map((cell) => cell.trim());
  const index = (name: string) =>
    columns.findIndex((column) => column.toLowerCase() === name.toLowerCase());
  if (index('code') < 0) return undefined;
  if (index('countries') >= 0) return { rows: records.map((record) => cellsIn(record, index)) };
  if (index('en') >= 0) return { names: records.flatMap((record) => nameIn(record, index)) };
  return undefined;
}

type IndexOf = (name: string) => number;

function cellsIn(record: readonly string[], index: IndexOf): TariffCells {
  const cells = TARIFF_COLUMNS.map((column) => [column, unguarded(record[index(column)])] as const);
  const { days = '', ...others } = Object.fromEntries(cells) as TariffCells;
  return plainCells({ ...others, days: days.replace('–', '-') });
}

function nameIn(record: readonly string[], index: IndexOf): StoredName[] {
  const code = unguarded(record[index('code')]).toUpperCase();
  if (!/^[A-Z][A-Z0-9_]{1,39}$/.test(code)) return [];
  const texts = LOCALES.map((locale) => [locale, unguarded(record[index(locale)]).slice(0, 80)]);
  return [{ code, name: Object.fromEntries(texts.filter(([, text]) => text)) }];
}
