import type { Database } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import type { SimulatedAct, SubjectTimers, TimerContext } from '../base/timers.ts';
import { tenantById } from '../site/tenants.ts';
import { LEAST_SECONDS, MACHINES, type Machine, STEPS } from './steps.ts';
import { WAITING } from './waiting.ts';

/** A step that is due. `at` is the time at which it became due, in milliseconds since the epoch. */
type Due = {
  /** Subject, row and stage: unique for one step of one row. */
  name: string;
  at: number;
  tenantId: string;
  act: SimulatedAct;
  play: (scope: Scope) => Promise<unknown>;
};

/**
 * The most steps in one run of the timer. A Worker may send D1 a thousand queries in a run, and a step
 * takes up to twenty-five, with its audit entry.
 */
const MOST_STEPS = { node: 500, workerd: 35 } as const;
/** Rows of each subject that are read at once. */
const AT_ONCE = 200;

/** The last run on each database in this process. */
const lastRuns = new WeakMap<Database, Promise<void>>();

/**
 * Acts as agent, seller, warehouse, carriers and cashier where fulfilment is simulated, through the
 * functions of an operator's calls, and is named in the audit as the simulator. Each step gets the time at
 * which it was due, so it does not matter how often the timer runs: after an hour's pause, one run does all
 * steps of that hour in order. Within a process, a run waits for the run before. If two processes do the
 * same step, the guards of those functions refuse the second one. A step that fails is logged and left for
 * the next run; the others still run.
 */
export function simulate(timers: TimerContext): Promise<void> {
  const { config, database } = timers.platform;
  if (config.FULFILMENT !== 'simulated') return Promise.resolve();
  const before = lastRuns.get(database) ?? Promise.resolve();
  const run = before.catch(() => {}).then(() => playWhatIsDue(timers));
  lastRuns.set(database, run);
  return run;
}

async function playWhatIsDue(timers: TimerContext): Promise<void> {
  const { config, runtime } = timers.platform;
  const pace = 1000 / config.FULFILMENT_SPEED;
  const failures = new Map<string, unknown>();
  let remaining: number = MOST_STEPS[runtime];
  for (;;) {
    const due = await dueSteps(timers, pace, AT_ONCE + failures.size);
    const playable = due.filter(({ name }) => !failures.has(name));
    const [first] = playable;
    if (!first || remaining <= 0) return logFailures(timers, due, failures);
    // The following steps of these rows are due later than all steps of this batch, so the order is kept.
    const batch = playable
      .filter(({ at }) => at < first.at + LEAST_SECONDS * pace)
      .slice(0, remaining);
    for (const step of batch) {
      try {
        await play(timers, step);
      } catch (error) {
        failures.set(step.name, error);
      }
    }
    remaining -= batch.length;
  }
}

/** The steps that are due, earliest first. */
async function dueSteps(timers: TimerContext, pace: number, limit: number): Promise<Due[]> {
  const due = await Promise.all(MACHINES.map((machine) => dueOf(machine, timers, pace, limit)));
  return due.flat().toSorted((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
}

async function dueOf<M extends Machine>(
  machine: M,
  { platform, now }: TimerContext,
  pace: number,
  limit: number,
): Promise<Due[]> {
  const waiting = await WAITING[machine](platform.database, limit);
  return waiting.flatMap(({ row, stage, since }) => {
    const step = STEPS[machine][stage];
    if (!step) return [];
    const [seconds, happens] = step;
    const at = since + Math.round(seconds * pace);
    if (at > now) return [];
    const name = `${machine} ${row.id} ${stage}`;
    const act = { subject: machine, id: row.id, stage };
    return [
      {
        name,
        at,
        tenantId: row.tenantId,
        act,
        play: (scope) => happens(scope, row, platform.runtime),
      },
    ];
  });
}

/** Plays a step in the tenant's default language, because the staff writes for all of its shoppers. */
async function play(
  { platform, scopeOf, recordedAs }: TimerContext,
  { tenantId, at, act, play }: Due,
): Promise<void> {
  const tenant = await tenantById(platform.database, tenantId);
  if (!tenant) throw new Error(`there is no tenant ${tenantId}`);
  const scope = await scopeOf(tenant, { now: at, locale: tenant.record.defaultLanguage });
  await play(recordedAs ? await recordedAs(scope, act) : scope);
}

/** Logs the failed steps that are still due: no other run has done them. */
function logFailures(
  { platform }: TimerContext,
  due: readonly Due[],
  failures: ReadonlyMap<string, unknown>,
) {
  for (const { name, tenantId } of due) {
    const error = failures.get(name);
    if (error === undefined) continue;
    const stack = error instanceof Error ? error.stack : String(error);
    platform.log({ event: 'simulated_step_failed', step: name, tenantId, error: stack });
  }
}

/** The timers of the simulator. */
export const simulatorTimers: SubjectTimers = { simulator: simulate };
