import type { ReportView } from '../../../contract/ops/money/reports.ts';
import type { ExportFormat } from '../../../contract/values/desk/lists.ts';
import type { Report } from '../../../contract/values/money/reports.ts';
import { getReport, type ReportQuery } from '../../commerce/books/reports.ts';
import { BYTE_ORDER_MARK, csvRecord, spreadsheetText } from '../../csv/csv.ts';
import type { StaffScope } from '../staff-scope.ts';

/**
 * A report as a CSV file (RFC 4180), with the names of its columns in the language of the desk. `SPREADSHEET` begins
 * with a byte order mark, and has no text that a spreadsheet would run as a formula. Throws as `getReport`.
 */
export async function reportFile(
  scope: StaffScope,
  report: Report,
  { format, ...query }: ReportQuery & { format: ExportFormat },
): Promise<{ name: string; csv: string }> {
  const view = await getReport(scope, report, query);
  const styled = (text: string) => (format === 'SPREADSHEET' ? spreadsheetText(text) : text);
  const lines = [headOf(scope, view), ...view.rows.map((row) => cellsOf(scope, view, row))];
  // Amounts are not styled: those below zero must stay numbers.
  const csv = lines.map(({ texts, amounts }) => csvRecord([...texts.map(styled), ...amounts]));
  return {
    name: `${report.toLowerCase()}-${view.dateStart}-${view.dateEnd}.csv`,
    csv: (format === 'SPREADSHEET' ? BYTE_ORDER_MARK : '') + csv.join(''),
  };
}

type Line = { texts: string[]; amounts: string[] };

const isOfChannels = ({ by }: ReportView): boolean => by === 'CHANNEL';
const hasCurrency = ({ columns }: ReportView): boolean =>
  columns.some(({ unit }) => unit === 'FOREIGN');

function headOf({ t }: StaffScope, view: ReportView): Line {
  const columns = view.columns.map(({ measure, unit }) => {
    const name = t(`desk.reports.measure.${measure}`);
    return unit === 'CNY' ? `${name} (CNY)` : name;
  });
  return {
    texts: [
      t('desk.reports.from'),
      t('desk.reports.until'),
      ...(isOfChannels(view) ? [t('desk.reports.channel'), t('desk.reports.channelId')] : []),
      ...(hasCurrency(view) ? [t('desk.reports.currency')] : []),
      ...columns,
    ],
    amounts: [],
  };
}

function cellsOf({ t }: StaffScope, view: ReportView, row: ReportView['rows'][number]): Line {
  const { channel, channelId = '', currency = '' } = row;
  const ofChannel = [channel || t('desk.clearing.noChannel'), channelId];
  return {
    texts: [
      row.dateStart,
      row.dateEnd,
      ...(isOfChannels(view) ? ofChannel : []),
      ...(hasCurrency(view) ? [currency] : []),
    ],
    amounts: [...row.values],
  };
}
