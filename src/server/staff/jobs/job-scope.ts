import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Statement } from '../../commerce/base/atomically.ts';
import type { Guard } from '../../commerce/base/guards.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import type { TimerContext } from '../../commerce/base/timers.ts';
import { tenantById } from '../../commerce/site/tenants.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { AuditDraft } from '../audit/chain.ts';
import { identityOf } from '../identify.ts';
import type { StaffScope } from '../staff-scope.ts';

export type StoredJob = typeof jobs.$inferSelect;

/** The context for running a job. */
export type JobContext = Pick<TimerContext, 'platform' | 'scopeOf'>;

/** For how long after each slice a job stays with its process, in milliseconds. */
export const LEASE_MS = 60_000;

/** Another process has taken the job, or it was cancelled: nothing more may be written for it. */
export class JobTaken extends Failure {
  constructor() {
    super('CONFLICT');
  }
}

const jobTaken = () => new JobTaken();
/** The guards for that, with their failure. */
export const TAKEN: Partial<Record<Guard, () => JobTaken>> = {
  JOB_TAKEN: jobTaken,
  JOB_ROW: jobTaken,
};

/** The audit entry for an act of a job on behalf of the person who began it. */
export function jobDraft(
  { identity }: Pick<StaffScope, 'identity'>,
  { sessionId }: Pick<StoredJob, 'sessionId'>,
  what: Pick<AuditDraft, 'call' | 'subject' | 'subjectId' | 'before' | 'change'> & {
    reason?: string | undefined;
  },
): AuditDraft {
  return {
    ...what,
    reason: what.reason ?? '',
    actorKind: identity.kind,
    actorId: identity.id,
    sessionId,
    outcome: 'DONE',
    requestId: '',
    address: '',
  };
}

/**
 * The scope in which a job acts: at its tenant, in its language, as the person who began it, with their
 * present rights. Throws `FORBIDDEN` if they have none any more.
 */
export async function jobScope(context: JobContext, job: StoredJob): Promise<StaffScope> {
  const { platform } = context;
  const tenant = await tenantById(platform.database, job.tenantId);
  if (!tenant) throw new Failure('TENANT_NOT_FOUND');
  const scope = await context.scopeOf(tenant, { now: Date.now(), locale: job.locale });
  const { madeByKind: kind, madeBy: id, sessionId } = job;
  const identity = await identityOf(scope, { kind, id, sessionId });
  if (!identity) throw new Failure('FORBIDDEN');
  return {
    ...scope,
    identity,
    actor: 'OPERATOR',
    staffId: identity.id,
    t: await platform.deskTranslator(job.locale),
    deskOrigin: '',
  };
}

type Progress = Partial<
  Pick<StoredJob, 'phase' | 'cursor' | 'total' | 'parts' | 'bytes' | 'sha256' | 'state'> & {
    finishedAt: number;
  }
>;

/**
 * The statement by which each slice stores its progress. It fails the slice if the job belongs to another
 * process now, or was cancelled. `added` counts rows.
 */
export function progressStatement(
  { db }: Pick<Scope, 'db'>,
  { tenantId, id, lease }: Pick<StoredJob, 'tenantId' | 'id' | 'lease'>,
  progress: Progress,
  added: { done?: number; failed?: number } = {},
): Statement {
  const isMine = sql`${jobs.lease} = ${lease} and ${jobs.state} = 'RUNNING'`;
  return db
    .update(jobs)
    .set({
      ...progress,
      ...(added.done ? { done: sql`${jobs.done} + ${added.done}` } : {}),
      ...(added.failed ? { failed: sql`${jobs.failed} + ${added.failed}` } : {}),
      attempts: 0,
      leaseUntil: Date.now() + LEASE_MS,
      slices: sql`case when ${isMine} then ${jobs.slices} + 1 end`,
    })
    .where(and(eq(jobs.tenantId, tenantId), eq(jobs.id, id)));
}
