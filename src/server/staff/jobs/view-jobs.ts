import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Job, JobRow } from '../../../contract/ops/desk/jobs.ts';
import {
  type JobAction,
  type JobRowState,
  OPEN_JOB_STATES,
} from '../../../contract/values/desk/jobs.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { EXPORT_RIGHTS, type ExportedList } from '../../../contract/values/desk/lists.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { atomically, onlyFrom } from '../../commerce/base/atomically.ts';
import { iso } from '../../commerce/base/clock.ts';
import {
  afterCursor,
  cappedCount,
  type Keyset,
  orderOf,
  pageOfRows,
} from '../../commerce/base/keyset.ts';
import { staffNames } from '../../commerce/base/staff-names.ts';
import { jobParts, jobRows, jobs } from '../../db/schema/jobs.ts';
import { requireRight, rightsAt } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { StoredJob } from './job-scope.ts';

const NEWEST: Keyset = { column: jobs.createdAt, id: jobs.id, descending: true };

/** The caller's jobs, or with `system.see` everybody's at the tenant. Throws `FORBIDDEN`. */
export async function listJobs(
  scope: StaffScope,
  query: { everybody: boolean; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<Job>> {
  const { db, tenantId, identity } = scope;
  if (query.everybody) requireRight(identity, 'system.see', tenantId);
  const condition = and(
    eq(jobs.tenantId, tenantId),
    query.everybody ? undefined : eq(jobs.madeBy, identity.id),
  );
  const [found, total] = await Promise.all([
    db
      .select()
      .from(jobs)
      .where(and(condition, afterCursor(NEWEST, query.cursor)))
      .orderBy(...orderOf(NEWEST))
      .limit(query.pageSize + 1),
    cappedCount(scope, jobs, condition),
  ]);
  const { rows, next } = pageOfRows(found, query.pageSize, (row) => [row.createdAt, row.id]);
  return { records: await viewJobs(scope, rows), next, total };
}

/** A job of the caller; with `system.see` of anybody. Throws `NOT_FOUND`. */
async function storedJob(scope: StaffScope, id: string): Promise<StoredJob> {
  const { db, tenantId, identity } = scope;
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.tenantId, tenantId), eq(jobs.id, id)));
  const isSeen = row?.madeBy === identity.id || rightsAt(identity, tenantId).has('system.see');
  if (!row || !isSeen) throw new Failure('NOT_FOUND');
  return row;
}

/** A job of the caller; with `system.see` of anybody. Throws `NOT_FOUND`. */
export async function getJob(scope: StaffScope, id: string): Promise<Job> {
  const [view] = await viewJobs(scope, [await storedJob(scope, id)]);
  if (!view) throw new Failure('NOT_FOUND');
  return view;
}

async function viewJobs(scope: StaffScope, rows: readonly StoredJob[]): Promise<Job[]> {
  const names = await staffNames(
    scope,
    rows.map(({ madeBy }) => madeBy),
  );
  return rows.map((row) => {
    const actions = actionsOf(scope, row);
    return {
      id: row.id,
      kind: row.kind,
      list: row.list,
      ...(row.act ? { act: row.act } : {}),
      state: row.state,
      filter: row.filter,
      columns: row.columns,
      format: row.format,
      total: row.total,
      done: row.done,
      failed: row.failed,
      bytes: row.bytes,
      sha256: row.sha256,
      parts: row.parts,
      error: row.error && translateKey(scope.t, `error.${row.error}`),
      madeBy: { id: row.madeBy, name: names.get(row.madeBy) ?? row.madeBy },
      createdAt: iso(row.createdAt),
      ...(row.finishedAt === null ? {} : { finishedAt: iso(row.finishedAt) }),
      expiresAt: iso(row.expiresAt),
      actions,
      extension: actions.includes('download') ? '.csv' : '',
      version: row.version,
    };
  });
}

function actionsOf({ identity, tenantId, now }: StaffScope, row: StoredJob): JobAction[] {
  const isOpen = OPEN_JOB_STATES.includes(row.state);
  const hasFile = row.kind === 'EXPORT' && row.state === 'DONE' && row.expiresAt > now;
  const mayExport =
    hasFile && rightsAt(identity, tenantId).has(EXPORT_RIGHTS[row.list as ExportedList]);
  return [
    ...(isOpen ? (['cancel'] as const) : []),
    ...(isRepeatable(row, now) && row.madeBy === identity.id ? (['repeat'] as const) : []),
    ...(mayExport ? (['download'] as const) : []),
  ];
}

/**
 * Whether a job can be repeated: objects of a bulk job failed, or it ended by an error; and it has not
 * expired.
 */
const isRepeatable = ({ kind, state, failed, expiresAt }: StoredJob, now: number) =>
  state === 'FAILED' ? expiresAt > now : kind === 'BULK' && state === 'DONE' && failed > 0;

/** The results for the objects of a bulk job, in their order. Throws `NOT_FOUND`. */
export async function listJobRows(
  scope: StaffScope,
  id: string,
  query: { state?: JobRowState | undefined; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<JobRow>> {
  await storedJob(scope, id);
  const condition: SQL | undefined = and(
    eq(jobRows.tenantId, scope.tenantId),
    eq(jobRows.jobId, id),
    query.state ? eq(jobRows.state, query.state) : undefined,
  );
  const after = query.cursor === undefined ? undefined : Number(query.cursor);
  if (after !== undefined && !Number.isSafeInteger(after)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'cursor', code: 'invalid' }]);
  }
  const [found, total] = await Promise.all([
    scope.db
      .select()
      .from(jobRows)
      .where(and(condition, after === undefined ? undefined : gt(jobRows.position, after)))
      .orderBy(asc(jobRows.position))
      .limit(query.pageSize + 1),
    cappedCount(scope, jobRows, condition),
  ]);
  const rows = found.slice(0, query.pageSize);
  const last = rows.at(-1);
  return {
    records: rows.map((row) => ({
      position: row.position,
      objectId: row.objectId,
      number: row.number || row.objectId,
      state: row.state,
      error: row.error && translateKey(scope.t, `error.${row.error}`, row.values ?? {}),
    })),
    total,
    ...(last && found.length > rows.length ? { next: String(last.position) } : {}),
  };
}

/**
 * A part of the file of an export. Throws `NOT_FOUND` while it is incomplete, and once it has expired, and
 * `FORBIDDEN` if the caller may not export the list.
 */
export async function readJobFile(scope: StaffScope, id: string, part: number) {
  const job = await storedJob(scope, id);
  if (job.kind !== 'EXPORT') throw new Failure('NOT_FOUND');
  requireRight(scope.identity, EXPORT_RIGHTS[job.list as ExportedList], scope.tenantId);
  if (job.state !== 'DONE' || job.expiresAt <= scope.now) throw new Failure('NOT_FOUND');
  const [row] = await scope.db
    .select({ text: jobParts.text })
    .from(jobParts)
    .where(
      and(eq(jobParts.tenantId, scope.tenantId), eq(jobParts.jobId, id), eq(jobParts.part, part)),
    );
  if (!row) throw new Failure('NOT_FOUND');
  return { text: row.text, parts: job.parts };
}

/** Stops a job. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if it has ended. */
export async function cancelJob(scope: StaffScope, id: string): Promise<Job> {
  await storedJob(scope, id);
  const state = onlyFrom(jobs.state, OPEN_JOB_STATES, 'CANCELLED');
  const ofId = and(eq(jobs.tenantId, scope.tenantId), eq(jobs.id, id));
  await atomically(
    scope,
    [scope.db.update(jobs).set({ state, finishedAt: scope.now }).where(ofId)],
    { JOB_STATE: () => new Failure('ILLEGAL_TRANSITION') },
  );
  return getJob(scope, id);
}

/**
 * Tries the failed objects of a bulk job again, or continues a job that ended by an error. Only for the
 * person who began it. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if nothing failed or it is still
 * running.
 */
export async function repeatJob(scope: StaffScope, id: string): Promise<StoredJob> {
  const job = await storedJob(scope, id);
  if (!isRepeatable(job, scope.now) || job.madeBy !== scope.identity.id) {
    throw new Failure('ILLEGAL_TRANSITION');
  }
  const hasStopped = job.state === 'FAILED';
  const state = hasStopped
    ? onlyFrom(jobs.state, ['FAILED'], 'QUEUED')
    : onlyFrom(jobs.state, ['DONE'], 'QUEUED', sql`${jobs.failed} > 0`);
  const again = hasStopped
    ? { state, error: '', attempts: 0 }
    : ({ state, phase: 'WORK', failed: 0 } as const);
  const failed = and(
    eq(jobRows.tenantId, scope.tenantId),
    eq(jobRows.jobId, id),
    eq(jobRows.state, 'FAILED'),
  );
  await atomically(
    scope,
    [
      scope.db
        .update(jobs)
        .set({ ...again, leaseUntil: 0, finishedAt: null })
        .where(and(eq(jobs.tenantId, scope.tenantId), eq(jobs.id, id))),
      ...(hasStopped
        ? []
        : [scope.db.update(jobRows).set({ state: 'PENDING', error: '' }).where(failed)]),
    ],
    { JOB_STATE: () => new Failure('ILLEGAL_TRANSITION') },
  );
  return job;
}
