import { Failure } from '../../../contract/errors.ts';
import type { Job } from '../../../contract/ops/desk/jobs.ts';
import { BULK_INPUT, type BulkAct, type BulkList } from '../../../contract/values/desk/jobs.ts';
import {
  EXPORT_DAYS,
  EXPORT_RIGHTS,
  EXPORTED_AT_ONCE,
  type ExportedList,
  type ExportFormat,
} from '../../../contract/values/desk/lists.ts';
import { atomically } from '../../commerce/base/atomically.ts';
import { DAY_MS } from '../../commerce/base/clock.ts';
import { newId } from '../../crypto/random.ts';
import { insertStatements } from '../../db/insert-rows.ts';
import { jobRows, jobs } from '../../db/schema/jobs.ts';
import { requireRight } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import { ACTS, listOfAct } from './bulk-acts.ts';
import { EXPORT_SLICE_ROWS } from './export-slice.ts';
import type { JobContext, StoredJob } from './job-scope.ts';
import { readFilter, readList } from './list-sources.ts';
import { runJob } from './run-jobs.ts';
import { getJob } from './view-jobs.ts';

/**
 * The slices that a request writes itself before it responds, and one more that completes the file.
 */
const SLICES_AT_ONCE = EXPORTED_AT_ONCE / EXPORT_SLICE_ROWS + 1;
/** How long a request itself works at a job, in milliseconds. */
const REQUEST_MS = 10_000;
/** How long a job may run after the response; on Workers at most half a minute. */
const AFTER_MS = { workerd: 20_000, node: 30 * 60_000 };

type Later = { later: (work: Promise<unknown>) => void };
type JobScope = StaffScope & Later;

type Wanted = Pick<StoredJob, 'kind' | 'list' | 'act' | 'phase' | 'filter'> &
  Partial<Pick<StoredJob, 'columns' | 'format' | 'input' | 'asOf' | 'total'>>;

function newJob(scope: StaffScope, wanted: Wanted): typeof jobs.$inferInsert & { id: string } {
  const { now, tenantId, locale, identity } = scope;
  return {
    columns: '',
    format: 'SPREADSHEET',
    input: {},
    asOf: now,
    ...wanted,
    id: newId(now),
    tenantId,
    state: 'QUEUED',
    locale,
    madeByKind: identity.kind,
    madeBy: identity.id,
    sessionId: identity.sessionId,
    createdAt: now,
    expiresAt: now + EXPORT_DAYS * DAY_MS,
  };
}

/**
 * Exports a list. A small export is written at once, a large one after the response. Throws `FORBIDDEN`,
 * and `VALIDATION_FAILED` for a filter that the list's call would refuse.
 */
export async function makeExport(
  scope: JobScope,
  wanted: { list: ExportedList; filter: string; columns: string; format: ExportFormat },
  context: JobContext,
): Promise<Job> {
  requireRight(scope.identity, EXPORT_RIGHTS[wanted.list], scope.tenantId);
  // The list itself refuses filters that no index serves together.
  await readList(scope, wanted.list, { filter: wanted.filter, cursor: '', pageSize: 1 });
  const job = newJob(scope, { ...wanted, kind: 'EXPORT', act: '', phase: 'WORK' });
  await atomically(scope, [scope.db.insert(jobs).values(job)], {});
  const until = Date.now() + REQUEST_MS;
  await runJob(context, job, { until, slices: SLICES_AT_ONCE });
  continueLater(scope, job, context);
  return getJob(scope, job.id);
}

/**
 * Begins to act on many objects. Throws `FORBIDDEN`, `NOTHING_TO_DO` if there is no object, and `VALIDATION_FAILED`.
 */
export async function startBulk(
  scope: JobScope,
  wanted: {
    act: BulkAct;
    list?: BulkList | undefined;
    which: 'TICKED' | 'ALL';
    ids: readonly string[];
    filter: string;
    asOf?: string | undefined;
    until?: string | undefined;
    reason: string;
  },
  context: JobContext,
): Promise<Job> {
  const { act, filter } = wanted;
  const list = listOfAct(act, wanted.list);
  readFilter(list, filter);
  const input = inputOf(wanted);
  requireRight(scope.identity, ACTS[act].right({ list, filter, input }), scope.tenantId);
  const ids = wanted.which === 'ALL' ? [] : [...new Set(wanted.ids)];
  if (wanted.which === 'TICKED' && ids.length === 0) throw new Failure('NOTHING_TO_DO');
  const phase = wanted.which === 'ALL' ? 'COLLECT' : 'WORK';
  const asOf = Math.min(wanted.asOf ? Date.parse(wanted.asOf) : scope.now, scope.now);
  const total = ids.length;
  const job = newJob(scope, { kind: 'BULK', list, act, phase, filter, input, asOf, total });
  const rows = ids.map((objectId, position) => ({
    tenantId: scope.tenantId,
    jobId: job.id,
    position,
    objectId,
    number: '',
    state: 'PENDING' as const,
  }));
  await atomically(
    scope,
    [scope.db.insert(jobs).values(job), ...insertStatements(scope.db, jobRows, rows)],
    {},
  );
  const until = Date.now() + REQUEST_MS;
  await runJob(context, job, { until, slices: 1 });
  continueLater(scope, job, context);
  return getJob(scope, job.id);
}

/**
 * The parameters of an act besides the objects. Throws `VALIDATION_FAILED` for a missing day or reason.
 */
function inputOf({
  act,
  until,
  reason,
}: {
  act: BulkAct;
  until?: string | undefined;
  reason: string;
}): Record<string, string> {
  const sent = { until: until ?? '', reason };
  const needed = BULK_INPUT[act] ?? [];
  const missing = needed.filter((field) => !sent[field]);
  if (missing.length > 0) {
    const fields = missing.map((field) => ({ field, code: 'required' as const }));
    throw new Failure('VALIDATION_FAILED', {}, fields);
  }
  return Object.fromEntries(needed.map((field) => [field, sent[field]]));
}

/** Continues a job after the response. What is still left then is done by the timer. */
export function continueLater(
  scope: Later,
  { tenantId, id }: Pick<StoredJob, 'tenantId' | 'id'>,
  context: JobContext,
): void {
  const until = Date.now() + AFTER_MS[context.platform.runtime];
  scope.later(runJob(context, { tenantId, id }, { until }));
}
