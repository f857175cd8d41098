import { and, eq } from 'drizzle-orm';
import {
  chosenColumns,
  EXPORT_RIGHTS,
  type ExportedList,
} from '../../../contract/values/desk/lists.ts';
import { atomically } from '../../commerce/base/atomically.ts';
import { createSha256 } from '../../crypto/digest.ts';
import { BYTE_ORDER_MARK } from '../../csv/csv.ts';
import { jobParts } from '../../db/schema/jobs.ts';
import { recordCall } from '../audit/record.ts';
import { requireRight } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import { headerLine, rowLine } from './export-columns.ts';
import { jobDraft, progressStatement, type StoredJob, TAKEN } from './job-scope.ts';
import { readList } from './list-sources.ts';

/**
 * How many rows a slice writes. It is a small number, because the process serves nobody else meanwhile.
 */
export const EXPORT_SLICE_ROWS = 250;

/**
 * Writes the next rows of an export, or completes it. Returns whether it is complete. Throws `JobTaken`,
 * and `FORBIDDEN` if the person who began it may not export the list any more.
 */
export async function exportSlice(scope: StaffScope, job: StoredJob): Promise<boolean> {
  const list = job.list as ExportedList;
  requireRight(scope.identity, EXPORT_RIGHTS[list], scope.tenantId);
  if (job.phase === 'FINISH') return complete(scope, job);
  const page = await readList(scope, list, {
    filter: job.filter,
    cursor: job.cursor,
    pageSize: EXPORT_SLICE_ROWS,
  });
  const columns = chosenColumns(list, job.columns);
  const style = { t: scope.t, zone: scope.tenant, format: job.format };
  const mark = job.format === 'SPREADSHEET' ? BYTE_ORDER_MARK : '';
  const head = job.parts === 0 ? mark + headerLine(list, columns, style) : '';
  const text = head + page.records.map((row) => rowLine(list, columns, row, style)).join('');
  const { tenantId, id: jobId, parts: part } = job;
  const statements = [
    progressStatement(
      scope,
      job,
      {
        cursor: page.next ?? '',
        phase: page.next === undefined ? 'FINISH' : 'WORK',
        total: Math.max(page.total, job.done + page.records.length),
        parts: part + 1,
        bytes: job.bytes + new TextEncoder().encode(text).length,
      },
      { done: page.records.length },
    ),
    scope.db.insert(jobParts).values({ tenantId, jobId, part, text }),
  ];
  await atomically({ db: scope.db }, statements, TAKEN);
  return false;
}

/** Writes the file's hash and, in the same transaction, the entry of the audit. */
async function complete(scope: StaffScope, job: StoredJob): Promise<true> {
  const sha256 = await hashOf(scope, job);
  const { list, filter, columns, format, done: rows, bytes } = job;
  const draft = jobDraft(scope, job, {
    call: 'exportWritten',
    subject: 'JOB',
    subjectId: job.id,
    before: {},
    change: { list, filter, columns, format, rows, bytes, sha256 },
  });
  const end = progressStatement(scope, job, {
    state: 'DONE',
    total: rows,
    sha256,
    finishedAt: scope.now,
  });
  const record = recordCall(scope, draft, undefined);
  await atomically({ db: scope.db, record }, [end], TAKEN);
  return true;
}

/** The SHA-256 of a file, which is read part by part. */
async function hashOf({ db }: StaffScope, { tenantId, id, parts }: StoredJob): Promise<string> {
  const hash = createSha256();
  for (let part = 0; part < parts; part += 1) {
    const [row] = await db
      .select({ text: jobParts.text })
      .from(jobParts)
      .where(and(eq(jobParts.tenantId, tenantId), eq(jobParts.jobId, id), eq(jobParts.part, part)));
    hash.add(row?.text ?? '');
  }
  return hash.hex();
}
