import type { Database } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import type { SubjectTimers, Timers } from '../base/timers.ts';
import { tenantById } from '../site/tenants.ts';
import { LEAST_SECONDS, MACHINES, type Machine, STEPS } from './steps.ts';
import { WAITING } from './waiting.ts';

/** A step that is due: the time at which it is due, and what then happens. */
type Due = {
  /** Of what, in which stage: one step of one thing. */
  name: string;
  at: number;
  tenantId: string;
  play: (scope: Scope) => Promise<unknown>;
};

/** Steps of one run of the timer. A Worker may ask D1 a thousand times in a run; a step takes up to twenty. */
const MOST_STEPS = { node: 500, workerd: 40 } as const;
/** Rows of each kind that are looked at together. */
const AT_ONCE = 200;

/** The run that is at work on a database in this process. */
const atWork = new WeakMap<Database, Promise<void>>();

/**
 * Plays agent, seller, warehouse, carriers and cashier where fulfilment is simulated: through the
 * same functions as an operator's calls, each at the time at which it was due. So it does not
 * matter how often it runs: after an hour of standing still, one run does everything that was due
 * in that hour, in its order. A run waits for one that is at work in this process; beside one of
 * another process it finds its steps done, by the guards of those functions. A step that fails is
 * logged and left for the next run; the others run all the same.
 */
export function simulate(timers: Timers): Promise<void> {
  const { config, database } = timers.platform;
  if (config.FULFILMENT !== 'simulated') return Promise.resolve();
  const before = atWork.get(database) ?? Promise.resolve();
  const run = before.catch(() => {}).then(() => playWhatIsDue(timers));
  atWork.set(database, run);
  return run;
}

async function playWhatIsDue(timers: Timers): Promise<void> {
  const { config, runtime } = timers.platform;
  const pace = 1000 / config.FULFILMENT_SPEED;
  const failures = new Map<string, unknown>();
  let left: number = MOST_STEPS[runtime];
  for (;;) {
    const due = await dueSteps(timers, pace, AT_ONCE + failures.size);
    const open = due.filter(({ name }) => !failures.has(name));
    const [first] = open;
    if (!first || left <= 0) return tell(timers, due, failures);
    // What these steps bring about is due later than all of them, so that none is overtaken.
    const together = open.filter(({ at }) => at < first.at + LEAST_SECONDS * pace).slice(0, left);
    for (const step of together) {
      try {
        await play(timers, step);
      } catch (error) {
        failures.set(step.name, error);
      }
    }
    left -= together.length;
  }
}

/** What is due, the earliest first. */
async function dueSteps(timers: Timers, pace: number, limit: number): Promise<Due[]> {
  const due = await Promise.all(MACHINES.map((machine) => dueOf(machine, timers, pace, limit)));
  return due.flat().toSorted((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
}

async function dueOf<M extends Machine>(
  machine: M,
  { platform, now }: Timers,
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
    return [{ name, at, tenantId: row.tenantId, play: (scope) => happens(scope, row) }];
  });
}

/** In the language of the tenant: what the staff writes is for all its shoppers. */
async function play({ platform, scopeOf }: Timers, { tenantId, at, play }: Due): Promise<void> {
  const tenant = await tenantById(platform.database, tenantId);
  if (!tenant) throw new Error(`there is no tenant ${tenantId}`);
  await play(await scopeOf(tenant, { now: at, locale: tenant.record.defaultLanguage }));
}

/** What failed and is still due was not done by another run either. */
function tell({ platform }: Timers, due: readonly Due[], failures: ReadonlyMap<string, unknown>) {
  for (const { name, tenantId } of due) {
    const error = failures.get(name);
    if (error === undefined) continue;
    const stack = error instanceof Error ? error.stack : String(error);
    platform.log({ event: 'simulated_step_failed', step: name, tenantId, error: stack });
  }
}

/** The timers of the simulator. */
export const simulatorTimers: SubjectTimers = { simulator: simulate };
