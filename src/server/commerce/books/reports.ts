import { Failure } from '../../../contract/errors.ts';
import type { ReportView } from '../../../contract/ops/money/reports.ts';
import {
  MAX_REPORT_ROWS,
  type Report,
  type ReportRows,
  ROWS_OF_REPORT,
} from '../../../contract/values/money/reports.ts';
import type { DayRange } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { channelReport } from './channel-reports.ts';
import { periodsOf, requestedDays } from './days.ts';
import { freightReport } from './freight-report.ts';
import { goodsReport } from './goods-report.ts';
import { balancesReport, ledgerReport, ordersReport } from './ledger-reports.ts';
import { type Filled, viewReport } from './report-view.ts';

/** The number of days of a report if the query names none. */
const USUAL_DAYS = 30;

export type ReportQuery = DayRange & { by: ReportRows | ''; channelId: string };

/**
 * A report of some days, by default of the last 30 by day. Throws `VALIDATION_FAILED` for rows that it can't have, for
 * a channel of a report without channels, and for more than 400 rows.
 */
export async function getReport(
  scope: Scope,
  report: Report,
  query: ReportQuery,
): Promise<ReportView> {
  const days = requestedDays(scope, query, USUAL_DAYS);
  const by = query.by || ROWS_OF_REPORT[report][0] || 'DAY';
  if (!ROWS_OF_REPORT[report].includes(by)) throw refuse('by');
  if (query.channelId && !ROWS_OF_REPORT[report].includes('CHANNEL')) throw refuse('channelId');
  const periods = by === 'CHANNEL' ? [days] : periodsOf(scope.tenant, days, by, MAX_REPORT_ROWS);
  const filled = await fill(scope, report, { periods, by, channelId: query.channelId });
  return viewReport({ report, by, days, ...filled });
}

const refuse = (field: string): Failure =>
  new Failure('VALIDATION_FAILED', {}, [{ field, code: 'invalid' }]);

type Wanted = Parameters<typeof channelReport>[2];

function fill(scope: Scope, report: Report, wanted: Wanted): Promise<Filled> {
  const { periods } = wanted;
  switch (report) {
    case 'ORDERS':
      return ordersReport(scope, periods);
    case 'TAKE':
      return ledgerReport(scope, report, periods);
    case 'FREIGHT':
      return freightReport(scope, periods);
    case 'BALANCES':
      return balancesReport(scope, periods);
    case 'GOODS':
      return goodsReport(scope, periods);
    case 'FEES':
    case 'MONEY':
    case 'CURRENCY':
      return channelReport(scope, report, wanted);
  }
}
