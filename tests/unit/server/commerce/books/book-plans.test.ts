import { expect, it } from 'vitest';
import { REPORTS, ROWS_OF_REPORT } from '../../../../../src/contract/values/money/reports.ts';
import { getClearing } from '../../../../../src/server/commerce/books/clearing.ts';
import {
  closeDay,
  getNextClose,
  listDayCloses,
} from '../../../../../src/server/commerce/books/close-day.ts';
import {
  type LinesQuery,
  listLedgerLines,
} from '../../../../../src/server/commerce/books/lines.ts';
import { getReport } from '../../../../../src/server/commerce/books/reports.ts';
import { getTrialBalance } from '../../../../../src/server/commerce/books/trial-balance.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, later, openShop, operator } from '../../../support/shop.ts';

const ALL: LinesQuery = {
  kind: '',
  type: '',
  shopperId: '',
  reference: '',
  channelId: '',
  pageSize: 20,
};
const DAYS = { dateStart: '2026-11-01', dateEnd: '2026-12-31' };

async function open() {
  const planned = await openPlannedDatabase();
  const { shopper } = await openShop(planned.db);
  const mia = await shopper();
  await fund(mia, 100);
  planned.statements.clear();
  return { ...planned, scope: operator(later(mia, DAY)), mia };
}

it('every figure of finance is read by an index, and closing a day reads no table in full', async () => {
  const { scope, expectSeeks } = await open();
  await getTrialBalance(scope, DAYS);
  await getClearing(scope, DAYS);
  for (const report of REPORTS) {
    for (const by of ROWS_OF_REPORT[report]) {
      await getReport(scope, report, { ...DAYS, by, channelId: '' });
    }
  }
  const { day, totalsHash } = await getNextClose(scope);
  await closeDay(scope, { day, totalsHash, note: '' });
  await getTrialBalance(scope, DAYS);
  await listDayCloses(scope, { pageSize: 10, cursor: '5' });
  // The spans of time are a list of the query itself.
  await expectSeeks(/^SCAN span /);
});

it('lines are read by an index for each filter, in its order unless the filter leaves few', async () => {
  const { scope, mia, statements, expectSeeks, expectNoSorting, expectNoWholeTenant } =
    await open();
  const pages = [{}, { cursor: '5~7' }];
  for (const page of pages) {
    await listLedgerLines(scope, { ...ALL, ...page });
    await listLedgerLines(scope, { ...ALL, ...DAYS, ...page });
    await listLedgerLines(scope, { ...ALL, kind: 'SERVICE_FEE', ...page });
    await listLedgerLines(scope, { ...ALL, ...DAYS, kind: 'CLEARING', type: 'DEPOSIT', ...page });
  }
  await expectNoSorting();
  statements.clear();
  for (const page of pages) {
    const channel = { kind: 'CLEARING' as const, channelId: 'none', ...DAYS };
    const { records } = await listLedgerLines(scope, { ...ALL, ...channel, ...page });
    expect(records).toHaveLength('cursor' in page ? 0 : 1);
    await listLedgerLines(scope, { ...ALL, reference: 'D1', ...page });
    await listLedgerLines(scope, { ...ALL, shopperId: mia.userId, ...page });
  }
  await expectSeeks();
  // Found by the number, the shopper or the channel, not by going through all lines of the tenant.
  await expectNoWholeTenant();
});
