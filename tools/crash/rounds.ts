import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../servers/quantile.ts';
import type { Customer } from './customer.ts';
import { DEEDS, KINDS, type Kind } from './deeds.ts';
import { attempt, finish, type Verdict } from './interrupted-call.ts';
import type { Random } from './random.ts';
import type { Subject } from './subjects.ts';

/** Milliseconds that a call of each kind takes when nothing interrupts it. */
export type Durations = Record<Kind, number>;

/** The latest moment at which a call is interrupted, as a multiple of its usual duration. */
const LATEST_FACTOR = 1.25;
/** An interruption that left nothing of a call came too early: the call is assumed to take longer. */
const LENGTHEN = 1.25;
/** An interruption after the answer of a call came too late: the call is assumed to take less time. */
const SHORTEN = 0.8;
/** How often each kind of call is made before it is measured, and how often it is measured. */
const WARM_UP_CALLS = 1;
const MEASURED_CALLS = 3;

/**
 * Makes each kind of call a few times. Resolves to the median duration of each kind. Throws if a call was not done
 * as it should be.
 */
export async function usualDurations(customer: Customer): Promise<Durations> {
  const durations = {} as Durations;
  for (const kind of KINDS) {
    const times: number[] = [];
    for (let i = 0; i < WARM_UP_CALLS + MEASURED_CALLS; i++) {
      const deed = await DEEDS[kind](customer);
      const key = crypto.randomUUID();
      const start = performance.now();
      const first = await attempt(deed, { idempotencyKey: key });
      times.push(performance.now() - start);
      const { problems } = await finish(customer, deed, { first, key });
      if (problems.length > 0) throw new Error(`${kind}, not interrupted: ${problems.join('; ')}`);
    }
    durations[kind] = median(times.slice(WARM_UP_CALLS));
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
 * Interrupts several calls of different customers at the same moment. Each call starts ahead of that moment
 * by a random part of its usual duration (up to `LATEST_FACTOR`). Then makes each call again until it is
 * answered, and resolves to what each interruption left.
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
    const aheadMs = random() * LATEST_FACTOR * durations[kind];
    const deed = await DEEDS[kind](customer);
    calls.push({ kind, customer, deed, key: crypto.randomUUID(), aheadMs });
  }
  const longest = Math.max(...calls.map(({ aheadMs }) => aheadMs));
  // Some subjects are killed. Others are interrupted by their callers, who drop the connections.
  const callers = new AbortController();
  const outcomes = calls.map(async ({ deed, key, aheadMs }) => {
    await pause(longest - aheadMs);
    return attempt(deed, { idempotencyKey: key, signal: callers.signal });
  });
  await pause(longest);
  await subject.interrupt(() => callers.abort());
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
 * Interrupts `count` calls of all kinds in turn, as many at once as there are customers. Calls take longer
 * when several are under way and on a busy machine. So each round corrects the durations, which makes
 * interruptions that come too early about as frequent as those that come too late. Reports each round.
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
      if (verdict.left === 'nothing') durations[kind] *= LENGTHEN;
      if (verdict.left === 'answered') durations[kind] *= SHORTEN;
    }
    report(interrupted);
    made += kinds.length;
  }
}
