import { and, asc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { OPEN_JOB_STATES } from '../../../contract/values/desk/jobs.ts';
import { DAY_MS } from '../../commerce/base/clock.ts';
import type { TimerContext } from '../../commerce/base/timers.ts';
import { trustedTime } from '../../commerce/base/trusted-time.ts';
import { newSecret } from '../../crypto/random.ts';
import { jobParts, jobRows, jobs } from '../../db/schema/jobs.ts';
import { errorText } from '../../platform/log.ts';
import type { Database } from '../../platform/platform.ts';
import { bulkSlice } from './bulk-slice.ts';
import { exportSlice } from './export-slice.ts';
import { type JobContext, JobTaken, jobScope, LEASE_MS, type StoredJob } from './job-scope.ts';

/** After this many attempts without one successful slice, a job is given up. */
const MAX_ATTEMPTS = 5;
/**
 * The pause between two slices, in which others get their turn: at least this many milliseconds, and as
 * long as the slice took, so that a job never uses more than half of a process.
 */
const PAUSE_MS = 5;
/** How long one run of the timer works at jobs, in milliseconds. */
const TIMER_MS = 15_000;
/** The most jobs in one run of the timer. */
const MAX_PER_RUN = 20;
/** How long a job and its results are kept. Its file is deleted earlier. */
const KEPT_MS = 30 * DAY_MS;

type JobKey = Pick<StoredJob, 'tenantId' | 'id'>;
type Budget = { until: number; slices?: number };

const ofJob = ({ tenantId, id }: JobKey) => and(eq(jobs.tenantId, tenantId), eq(jobs.id, id));
const isOpen = inArray(jobs.state, OPEN_JOB_STATES);

/**
 * Works at a job until it is done, the budget is used up, or another process has taken it. `until` is in
 * milliseconds since the epoch. The timer continues what is left, also after a restart.
 */
export async function runJob(context: JobContext, key: JobKey, budget: Budget): Promise<void> {
  const { database: db, log } = context.platform;
  const lease = newSecret();
  if (!(await take(db, key, lease))) return;
  try {
    const isLeft = await runSlices(context, key, lease, budget);
    if (isLeft) await letGo(db, key, lease);
  } catch (error) {
    if (error instanceof JobTaken) return;
    if (error instanceof Failure) return fail(db, key, lease, error.code);
    log({ event: 'job_slice_failed', job: key.id, error: errorText(error) });
    const [row] = await db.select({ attempts: jobs.attempts }).from(jobs).where(ofJob(key));
    if ((row?.attempts ?? 0) >= MAX_ATTEMPTS) await fail(db, key, lease, 'INTERNAL');
  }
}

/**
 * Takes a job for this process. Returns whether it succeeded. An expired lease belongs to a process that
 * died.
 */
async function take(db: Database, key: JobKey, lease: string): Promise<boolean> {
  const now = Date.now();
  const taken = await db
    .update(jobs)
    .set({
      lease,
      leaseUntil: now + LEASE_MS,
      state: 'RUNNING',
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(and(ofJob(key), isOpen, lte(jobs.leaseUntil, now)))
    .returning({ id: jobs.id });
  return taken.length > 0;
}

/** Whether there is more to do. */
async function runSlices(
  context: JobContext,
  key: JobKey,
  lease: string,
  { until, slices = Number.POSITIVE_INFINITY }: Budget,
): Promise<boolean> {
  const { database: db } = context.platform;
  for (let slice = 0; slice < slices && Date.now() < until; slice += 1) {
    const began = Date.now();
    const [job] = await db.select().from(jobs).where(ofJob(key));
    if (job?.state !== 'RUNNING' || job.lease !== lease) return false;
    const scope = await jobScope(context, job);
    const isDone = await (job.kind === 'EXPORT' ? exportSlice : bulkSlice)(scope, job);
    if (isDone) return false;
    const pause = Math.max(PAUSE_MS, Date.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return true;
}

const isMine = (key: JobKey, lease: string): SQL | undefined =>
  and(ofJob(key), eq(jobs.lease, lease), eq(jobs.state, 'RUNNING'));

async function letGo(db: Database, key: JobKey, lease: string): Promise<void> {
  await db.update(jobs).set({ leaseUntil: 0 }).where(isMine(key, lease));
}

async function fail(db: Database, key: JobKey, lease: string, error: string): Promise<void> {
  await db
    .update(jobs)
    .set({ state: 'FAILED', error, finishedAt: Date.now() })
    .where(isMine(key, lease));
}

/** Continues the jobs that no living process works at. */
export async function continueJobs(context: TimerContext): Promise<void> {
  const { database: db } = context.platform;
  const until = Date.now() + TIMER_MS;
  const open = await db
    .select({ tenantId: jobs.tenantId, id: jobs.id })
    .from(jobs)
    .where(and(isOpen, lte(jobs.leaseUntil, Date.now())))
    .orderBy(asc(jobs.leaseUntil))
    .limit(MAX_PER_RUN);
  for (const key of open) {
    if (Date.now() >= until) return;
    await runJob(context, key, { until });
  }
}

/** Removes the files of exports that have expired, and old jobs with their results. */
export async function removeOldJobs({ platform, now }: TimerContext): Promise<void> {
  const { database: db } = platform;
  const expired = await db
    .select({ tenantId: jobs.tenantId, id: jobs.id, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(lt(jobs.expiresAt, trustedTime(now)), sql`${jobs.parts} > 0`))
    .orderBy(asc(jobs.expiresAt))
    .limit(MAX_PER_RUN);
  for (const { tenantId, id } of expired) {
    await db.batch([
      db.delete(jobParts).where(and(eq(jobParts.tenantId, tenantId), eq(jobParts.jobId, id))),
      db.update(jobs).set({ parts: 0 }).where(ofJob({ tenantId, id })),
    ]);
  }
  const old = await db
    .select({ tenantId: jobs.tenantId, id: jobs.id })
    .from(jobs)
    .where(lt(jobs.expiresAt, trustedTime(now, -KEPT_MS)))
    .orderBy(asc(jobs.expiresAt))
    .limit(MAX_PER_RUN);
  for (const { tenantId, id } of old) {
    await db.batch([
      db.delete(jobParts).where(and(eq(jobParts.tenantId, tenantId), eq(jobParts.jobId, id))),
      db.delete(jobRows).where(and(eq(jobRows.tenantId, tenantId), eq(jobRows.jobId, id))),
      db.delete(jobs).where(ofJob({ tenantId, id })),
    ]);
  }
}
