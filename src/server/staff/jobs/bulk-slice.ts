import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { BulkAct, BulkList } from '../../../contract/values/desk/jobs.ts';
import { atomically, onlyFrom, type Statement } from '../../commerce/base/atomically.ts';
import type { CallRecord } from '../../commerce/base/call-record.ts';
import { insertStatements } from '../../db/insert-rows.ts';
import { jobRows } from '../../db/schema/jobs.ts';
import { recordCall } from '../audit/record.ts';
import { subjectVersion } from '../audit/subject-version.ts';
import { requireRight } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import { ACTS } from './bulk-acts.ts';
import { JobTaken, jobDraft, progressStatement, type StoredJob, TAKEN } from './job-scope.ts';
import { readKnownRows } from './list-rows.ts';

/** How many objects a slice collects, and how many it changes. */
const COLLECTED_ROWS = 500;
const SLICE_ROWS = 50;

/**
 * Collects the next objects of a bulk job, or acts on the next fifty. Returns whether the job is complete. Throws
 * `JobTaken`, and `FORBIDDEN` if whoever began it may not do this any more.
 */
export async function bulkSlice(scope: StaffScope, job: StoredJob): Promise<boolean> {
  const act = job.act as BulkAct;
  requireRight(scope.identity, ACTS[act].right(job), scope.tenantId);
  if (job.phase === 'COLLECT') return collect(scope, job);
  const rows = await scope.db
    .select()
    .from(jobRows)
    .where(and(ofJob(job), eq(jobRows.state, 'PENDING')))
    .orderBy(asc(jobRows.position))
    .limit(SLICE_ROWS);
  for (const row of rows)
    await actOn({ ...scope, now: Date.now() }, job, await named(scope, job, row));
  if (rows.length === SLICE_ROWS) return false;
  const end = { state: 'DONE', phase: 'FINISH', finishedAt: Date.now() } as const;
  await atomically({ db: scope.db }, [progressStatement(scope, job, end)], TAKEN);
  return true;
}

const ofJob = ({ tenantId, id }: StoredJob) =>
  and(eq(jobRows.tenantId, tenantId), eq(jobRows.jobId, id));

/** The row with the number of its object, which ticked rows lack. */
async function named(scope: StaffScope, job: StoredJob, row: Row): Promise<Row> {
  if (row.number) return row;
  const { object } = ACTS[job.act as BulkAct];
  const { before = {} } = (await subjectVersion(scope, object(job), row.objectId, undefined)) ?? {};
  const name = ['orderNo', 'parcelNo', 'depositNo', 'withdrawalNo', 'refundNo', 'code'].find(
    (column) => column in before,
  );
  return { ...row, number: name ? String(before[name]) : '' };
}

/** Stores the next matching objects, before the first of them is changed. */
async function collect(scope: StaffScope, job: StoredJob): Promise<false> {
  const { filter, cursor } = job;
  const page = await readKnownRows(scope, job.list as BulkList, {
    filter,
    cursor,
    pageSize: COLLECTED_ROWS,
  });
  const recordsInTime = page.records.filter(({ cameAt }) => cameAt <= job.asOf);
  const rows = recordsInTime.map(({ id, number }, index) => ({
    tenantId: job.tenantId,
    jobId: job.id,
    position: job.total + index,
    objectId: id,
    number,
    state: 'PENDING' as const,
  }));
  const statements = [
    progressStatement(scope, job, {
      cursor: page.next ?? '',
      phase: page.next === undefined ? 'WORK' : 'COLLECT',
      total: job.total + rows.length,
    }),
    ...insertStatements(scope.db, jobRows, rows).map((insert) => insert.onConflictDoNothing()),
  ];
  await atomically({ db: scope.db }, statements, TAKEN);
  return false;
}

type Row = typeof jobRows.$inferSelect;

/** The row's new state. The second of two writers fails with `JOB_ROW`. */
function rowStatement(scope: StaffScope, row: Row, failure?: Failure): Statement {
  const state = onlyFrom(jobRows.state, ['PENDING'], failure ? 'FAILED' : 'DONE');
  return scope.db
    .update(jobRows)
    .set({
      state,
      number: row.number,
      error: failure?.code ?? '',
      values: failure?.details ?? null,
    })
    .where(
      and(
        eq(jobRows.tenantId, row.tenantId),
        eq(jobRows.jobId, row.jobId),
        eq(jobRows.position, row.position),
      ),
    );
}

/** Does the act with one object, in one transaction with its result and its entry in the audit. */
async function actOn(scope: StaffScope, job: StoredJob, row: Row): Promise<void> {
  const act = ACTS[job.act as BulkAct];
  const result = [progressStatement(scope, job, {}, { done: 1 }), rowStatement(scope, row)];
  const { record, isWritten } = withResult(await recordOf(scope, job, row), result);
  try {
    await act.run({ ...scope, record }, row.objectId, job);
    // An act that had nothing to write.
    if (!isWritten()) await atomically({ db: scope.db }, result, TAKEN);
  } catch (error) {
    if (error instanceof JobTaken) throw error;
    if (!(error instanceof Failure)) {
      scope.log({ event: 'job_row_failed', job: job.id, error: String(error) });
    }
    const failure = error instanceof Failure ? error : new Failure('INTERNAL');
    const failed = [
      progressStatement(scope, job, {}, { failed: 1 }),
      rowStatement(scope, row, failure),
    ];
    await atomically({ db: scope.db }, failed, TAKEN);
  }
}

/** The record of one object's change, as if somebody had made the call for it alone. */
async function recordOf(scope: StaffScope, job: StoredJob, row: Row): Promise<CallRecord> {
  const { call, subject } = ACTS[job.act as BulkAct];
  const version = await subjectVersion(scope, subject, row.objectId, undefined);
  const draft = jobDraft(scope, job, {
    call,
    subject: subject ?? '',
    subjectId: row.objectId,
    reason: job.input.reason,
    before: version?.before ?? {},
    change: { ...job.input, job: job.id },
  });
  return recordCall(scope, draft, version);
}

/** A record whose first commit also writes the result. Throws `JobTaken` if that refuses the commit. */
function withResult(record: CallRecord, result: readonly Statement[]) {
  let isWritten = false;
  const added: CallRecord = {
    async commit(own, run) {
      const guard = await record.commit(isWritten ? own : [...result, ...own], run);
      const failure = guard && TAKEN[guard];
      if (failure) throw failure();
      if (guard === undefined) isWritten = true;
      return guard;
    },
  };
  return { record: added, isWritten: () => isWritten };
}
