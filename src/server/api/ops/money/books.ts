import { Failure } from '../../../../contract/errors.ts';
import type { opsBooksEndpoints } from '../../../../contract/ops/money/books.ts';
import type { opsReportEndpoints } from '../../../../contract/ops/money/reports.ts';
import { getClearing } from '../../../commerce/books/clearing.ts';
import { closeDay, getNextClose, listDayCloses } from '../../../commerce/books/close-day.ts';
import { listLedgerLines } from '../../../commerce/books/lines.ts';
import { getReport } from '../../../commerce/books/reports.ts';
import { getTrialBalance } from '../../../commerce/books/trial-balance.ts';
import { writeCheckpoint } from '../../../staff/audit/checkpoints.ts';
import { reportFile } from '../../../staff/books/report-file.ts';
import type { Handlers } from '../../handler.ts';

export const opsBooksHandlers: Pick<
  Handlers,
  keyof typeof opsBooksEndpoints | keyof typeof opsReportEndpoints
> = {
  getNextClose: (scope) => getNextClose(scope),
  listDayCloses: (scope, { query }) => listDayCloses(scope, query),
  closeDay: async (scope, { body }, platform) => {
    const { identity } = scope;
    // As with proposals, a person must be responsible, never a key.
    if (identity.kind !== 'PERSON') throw new Failure('FORBIDDEN', { right: 'money.close' });
    const close = await closeDay(scope, body);
    // The entry of this call is in the chain that the checkpoint signs.
    await writeCheckpoint(platform, scope.tenantId, scope.now);
    return close;
  },
  getTrialBalance: (scope, { query }) => getTrialBalance(scope, query),
  listLedgerLines: (scope, { query }) => listLedgerLines(scope, query),
  getClearing: (scope, { query }) => getClearing(scope, query),
  getReport: (scope, { params, query }) => getReport(scope, params.report, query),
  getReportFile: (scope, { params, query }) => reportFile(scope, params.report, query),
};
