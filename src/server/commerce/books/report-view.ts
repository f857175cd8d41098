import type { ReportView } from '../../../contract/ops/money/reports.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Unit } from '../../../contract/values/money/reports.ts';
import type { Days } from './days.ts';

type ColumnView = ReportView['columns'][number];

/**
 * A column, and whether it has a meaningful sum: the sum of balances at the end of each day has no meaning.
 */
export type Column = ColumnView & { noSum?: true };

/** A row: fen for amounts in CNY, hundredths for those in other currencies, counts as they are, rates as texts. */
export type Row = {
  days: Days;
  channelId?: string;
  channel?: string;
  currency?: string;
  values: readonly (number | string)[];
};

/** The columns and rows of a report. */
export type Filled = { columns: readonly Column[]; rows: readonly Row[] };

const writtenValue = (value: number | string, unit: Unit): string =>
  typeof value === 'string' ? value : unit === 'COUNT' ? String(value) : fromFen(value);

/** A report in the contract's format, with the sum of each column that has one. */
export function viewReport({
  report,
  by,
  days,
  columns,
  rows,
}: Filled & Pick<ReportView, 'report' | 'by'> & { days: Days }): ReportView {
  const hasSum = ({ unit, noSum }: Column) => !noSum && (unit === 'CNY' || unit === 'COUNT');
  return {
    report,
    by,
    dateStart: days.dateStart,
    dateEnd: days.dateEnd,
    columns: columns.map(({ noSum: _, ...column }) => column),
    rows: rows.map(({ days: own, values, ...row }) => ({
      ...row,
      dateStart: own.dateStart,
      dateEnd: own.dateEnd,
      values: values.map((value, index) => writtenValue(value, columns[index]?.unit ?? 'CNY')),
    })),
    totals: columns.map((column, index) =>
      hasSum(column)
        ? writtenValue(
            rows.reduce((sum, { values }) => sum + Number(values[index] ?? 0), 0),
            column.unit,
          )
        : '',
    ),
  };
}
