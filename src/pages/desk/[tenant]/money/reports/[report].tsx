import { MoneyTabs } from '../../../../../components/desk/approvals/money-tabs.tsx';
import { BooksStyles } from '../../../../../components/desk/books/books-styles.tsx';
import { daysIn } from '../../../../../components/desk/books/days-fields.tsx';
import { ReportPage, ReportTabs } from '../../../../../components/desk/books/report-page.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import {
  MAX_REPORT_ROWS,
  REPORTS,
  type Report,
  type ReportRows,
  ROWS_OF_REPORT,
} from '../../../../../contract/values/money/reports.ts';
import { notFound } from '../../../../../framework/server/redirect.ts';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

const DAY_MS = 86_400_000;

export default async function DeskReportPage({
  report: requestedReport,
  query,
}: {
  report: string;
  query: string;
}) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const name = REPORTS.find((one) => one === requestedReport);
  if (!name) notFound();
  const fields = new URLSearchParams(query);
  const days = daysIn(fields);
  const hasChannels = ROWS_OF_REPORT[name].includes('CHANNEL');
  const { channels } = hasChannels ? await read('listChannels') : { channels: [] };
  const channelId = channels.find(({ id }) => id === fields.get('channelId'))?.id ?? '';
  const report = await read('getReport', {
    params: { report: name },
    query: { ...days, by: rowsOf(name, fields.get('by') ?? '', days), channelId },
  });
  const title = view.t('desk.reports.title');
  return (
    <>
      <DeskHead t={view.t} title={`${view.t(`desk.reports.report.${name}`)} · ${title}`} />
      <BooksStyles />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="reports" />
      <ReportTabs view={view} report={report} />
      <ReportPage view={view} report={report} channelId={channelId} channels={channels} />
    </>
  );
}

/** What the rows of a report are grouped by: what the URL names, but months if the range has too many days or weeks. */
function rowsOf(
  report: Report,
  requested: string,
  { dateStart, dateEnd }: { dateStart: string; dateEnd: string },
): ReportRows {
  const [usual = 'DAY', ...others] = ROWS_OF_REPORT[report];
  const by = others.find((rows) => rows === requested) ?? usual;
  if (by === 'CHANNEL' || !dateStart) return by;
  const days = ((dateEnd ? Date.parse(dateEnd) : Date.now()) - Date.parse(dateStart)) / DAY_MS;
  return days > MAX_REPORT_ROWS * (by === 'WEEK' ? 7 : 1) - 2 ? 'MONTH' : by;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
