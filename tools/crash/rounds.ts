import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../servers/quantile.ts';
import type { Customer } from './customer.ts';
import { DEEDS, KINDS, type Kind } from './deeds.ts';
import { attempt, finish, type Verdict } from './interrupted-call.ts';
import type { Random } from './random.ts';
import type { Subject } from './subjects.ts';

/** Milliseconds that a call of each kind takes when nothing interrupts it. */
export type Durations = Record<Kind, number>;

/** A call is interrupted at a random time from its start to this share of its usual duration. */
const LATEST = 1.25;
/** The factor for a duration after an interruption that came too early, or too late. */
const TOO_EARLY = 1.25;
const TOO_LATE = 0.8;
const WARM_UP = 1;
const MEASURED = 3;

/** Makes each kind of call a few times and measures it. Throws if one is not as it should be. */
export async function usualDurations(customer: Customer): Promise<Durations> {
  const durations = {} as Durations;
  for (const kind of KINDS) {
    const times: number[] = [];
    for (let i = 0; i < WARM_UP + MEASURED; i++) {
      const deed = await DEEDS[kind](customer);
      const key = crypto.randomUUID();
      const start = performance.now();
      const first = await attempt(deed, { idempotencyKey: key });
      times.push(performance.now() - start);
      const { problems } = await finish(customer, deed, { first, key });
      if (problems.length > 0) throw new Error(`${kind}, not interrupted: ${problems.join('; ')}`);
    }
    durations[kind] = median(times.slice(WARM_UP));
  }
  return durations;
}

export type Interrupted = { kind: Kind; round: number; verdict: Verdict };

type Round = {
  subject: Subject;
  customers: readonly Customer[];
  durations: Durations;
  random: Random;
  /** The kinds of the calls, one for each customer. */
  kinds: readonly Kind[];
  round: number;
};

/**
 * One interruption of several calls, each by another customer. Each call starts before the interruption by
 * a random share of its own usual duration.
 */
export async function interruptOnce(options: Round): Promise<Interrupted[]> {
  const { subject, customers, durations, random, kinds, round } = options;
  const calls: {
    kind: Kind;
    customer: Customer;
    deed: Awaited<ReturnType<(typeof DEEDS)[Kind]>>;
    key: string;
    aheadMs: number;
  }[] = [];
  for (const [i, kind] of kinds.entries()) {
    const customer = customers[i];
    if (!customer) throw new Error('each call needs a customer of its own');
    const aheadMs = random() * LATEST * durations[kind];
    const deed = await DEEDS[kind](customer);
    calls.push({ kind, customer, deed, key: crypto.randomUUID(), aheadMs });
  }
  const longest = Math.max(...calls.map(({ aheadMs }) => aheadMs));
  const leaving = new AbortController();
  const outcomes = calls.map(async ({ deed, key, aheadMs }) => {
    await pause(longest - aheadMs);
    return attempt(deed, { idempotencyKey: key, signal: leaving.signal });
  });
  await pause(longest);
  await subject.interrupt(() => leaving.abort());
  const firsts = await Promise.all(outcomes);
  await subject.recover();
  return Promise.all(
    calls.map(async ({ kind, customer, deed, key }, i) => {
      const first = firsts[i];
      if (!first) throw new Error('each call has an outcome');
      return { kind, round, verdict: await finish(customer, deed, { first, key }) };
    }),
  );
}

/**
 * Interrupts `count` calls, all kinds in turn, some at once. Calls take longer when several are under way
 * and on a busy machine. So durations are corrected, until as many interruptions come too early as too
 * late. Reports each interruption.
 */
export async function interruptCalls(
  options: Omit<Round, 'kinds' | 'round'> & { count: number },
  report: (interrupted: readonly Interrupted[]) => void,
): Promise<void> {
  const { count, customers } = options;
  const durations = { ...options.durations };
  for (let made = 0, round = 1; made < count; round++) {
    const kinds = customers
      .slice(0, count - made)
      .map((_, i) => KINDS[(made + i) % KINDS.length] as Kind);
    const interrupted = await interruptOnce({ ...options, durations, kinds, round });
    for (const { kind, verdict } of interrupted) {
      if (verdict.left === 'nothing') durations[kind] *= TOO_EARLY;
      if (verdict.left === 'answered') durations[kind] *= TOO_LATE;
    }
    report(interrupted);
    made += kinds.length;
  }
}
