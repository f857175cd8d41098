import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Statement } from '../../commerce/base/atomically.ts';
import type { Guard } from '../../commerce/base/guards.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import type { TimerContext } from '../../commerce/base/timers.ts';
import { tenantById } from '../../commerce/site/tenants.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { AuditDraft } from '../audit/chain.ts';
import { identityOf } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';

export type StoredJob = typeof jobs.$inferSelect;

/** What running a job takes. */
export type JobContext = Pick<TimerContext, 'platform' | 'scopeOf'>;

/** For how long a process has a job after each slice, in milliseconds. */
export const LEASE_MS = 60_000;

/** Another process has taken the job, or it was cancelled: nothing more may be written for it. */
export class JobTaken extends Failure {
  constructor() {
    super('CONFLICT');
  }
}

const taken = () => new JobTaken();
/** The guards by which the database says so, with their failure. */
export const TAKEN: Partial<Record<Guard, () => JobTaken>> = { JOB_TAKEN: taken, JOB_ROW: taken };

/** The entry of the audit for what a job does in the name of whoever began it. */
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
 * The scope in which a job acts: at its tenant, in its language, by whoever began it, with the rights that they
 * have now. Throws `FORBIDDEN` if they are gone.
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
 * The statement by which each slice says how far it got. It fails the slice if the job is no longer this process's,
 * or was cancelled. `added` counts rows.
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
