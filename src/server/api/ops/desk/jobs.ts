import type { opsJobEndpoints } from '../../../../contract/ops/desk/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { JobContext } from '../../../staff/jobs/job-scope.ts';
import { continueLater, makeExport, startBulk } from '../../../staff/jobs/make-jobs.ts';
import { countNewRows } from '../../../staff/jobs/new-rows.ts';
import {
  cancelJob,
  getJob,
  listJobRows,
  listJobs,
  readJobFile,
  repeatJob,
} from '../../../staff/jobs/view-jobs.ts';
import type { Handlers } from '../../handler.ts';
import { tenantScope } from '../../scope.ts';

const contextOf = (platform: Platform): JobContext => ({
  platform,
  scopeOf: (tenant, at) => tenantScope(platform, tenant, at),
});

export const opsJobHandlers: Pick<Handlers, keyof typeof opsJobEndpoints> = {
  makeExport: (scope, { body }, platform) => makeExport(scope, body, contextOf(platform)),
  startBulk: (scope, { body }, platform) => startBulk(scope, body, contextOf(platform)),
  countNewRows: (scope, { query }) => countNewRows(scope, query),
  listJobs: (scope, { query }) => listJobs(scope, query),
  getJob: (scope, { params }) => getJob(scope, params.id),
  listJobRows: (scope, { params, query }) => listJobRows(scope, params.id, query),
  readJobFile: (scope, { params, query }) => readJobFile(scope, params.id, query.part),
  cancelJob: (scope, { params }) => cancelJob(scope, params.id),
  repeatJob: async (scope, { params }, platform) => {
    const job = await repeatJob(scope, params.id);
    continueLater(scope, job, contextOf(platform));
    return getJob(scope, job.id);
  },
};
