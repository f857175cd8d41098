import { build } from '../../build/build.ts';
import { measuredServers } from '../servers/servers.ts';
import { wrongBooks } from './books.ts';
import { customerProblems, newCustomers } from './customer.ts';
import { interruptD1 } from './d1.ts';
import { randomOf } from './random.ts';
import { type Interrupted, interruptCalls, usualDurations } from './rounds.ts';
import { SUBJECTS, type SubjectName } from './subjects.ts';
import { tableOf } from './tally.ts';

export const TARGETS = [...(Object.keys(SUBJECTS) as SubjectName[]), 'd1'] as const;
export type CrashTarget = (typeof TARGETS)[number];

export type CrashOptions = {
  /** The number of calls that are interrupted at each target. */
  count: number;
  /** The number of calls under way at each interruption. */
  together: number;
  seed: number;
  targets: readonly CrashTarget[];
};

const OPERATOR_TOKEN = 'operator-token-of-the-crash-command';

type Found = { interrupted: Interrupted[]; problems: string[] };

/** Prints what is wrong with calls as soon as it is known. */
function say(interrupted: readonly Interrupted[], progress: string): void {
  for (const { kind, round, verdict } of interrupted)
    for (const problem of verdict.problems)
      console.log(`WRONG  interruption ${round}, ${kind}: ${problem}`);
  console.log(progress);
}

async function crashServer(name: SubjectName, options: CrashOptions): Promise<Found> {
  const { count, together, seed } = options;
  const servers = measuredServers();
  const stop = () => servers.dispose().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    await build(name === 'workers' ? 'workers' : 'node');
    const random = randomOf(seed);
    const subject = await SUBJECTS[name].open({ servers, random, operatorToken: OPERATOR_TOKEN });
    const customers = await newCustomers(subject.port, together, OPERATOR_TOKEN);
    const [first] = customers;
    if (!first) throw new Error('a run needs at least one call under way at each interruption');
    const durations = await usualDurations(first);
    const usual = Object.entries(durations).map(([kind, ms]) => `${kind} ${ms.toFixed(0)} ms`);
    console.log(`usually: ${usual.join(', ')}`);
    const interrupted: Interrupted[] = [];
    await interruptCalls({ subject, customers, durations, random, count }, (some) => {
      interrupted.push(...some);
      say(some, `${interrupted.length} of ${count}`);
    });
    const problems = await customerProblems(subject.port, customers);
    const database = await subject.end();
    const emails = customers.map(({ shopper }) => shopper.email);
    problems.push(...(await wrongBooks(database, emails)));
    return { interrupted, problems };
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await servers.dispose();
  }
}

/**
 * Interrupts calls that move money or make orders, at random moments, and makes each again with its
 * idempotency key. Then checks that each was done exactly once, that nobody is locked out, and that the
 * ledger has no faults. Prints a table for each target. Returns whether everything was right.
 */
export async function crash(options: CrashOptions): Promise<boolean> {
  let isRight = true;
  for (const target of options.targets) {
    const title = target === 'd1' ? 'D1, which loses one call at a time' : SUBJECTS[target].title;
    console.log(`\n${title} (seed ${options.seed})`);
    const start = performance.now();
    const { interrupted, problems } =
      target === 'd1'
        ? await interruptD1(options, OPERATOR_TOKEN, say)
        : await crashServer(target, options);
    console.log(`\n${tableOf(interrupted)}`);
    for (const problem of problems) console.log(`WRONG  ${problem}`);
    const wrong = interrupted.filter(({ verdict }) => verdict.problems.length > 0).length;
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      `${wrong + problems.length} anomalies, ledgers ${problems.some((text) => text.startsWith('ledger')) ? 'WRONG' : 'right'}, ${seconds} s`,
    );
    if (wrong + problems.length > 0) {
      isRight = false;
      console.log(
        `Again: npm run crash -- --target ${target} --seed ${options.seed} --count ${options.count} --together ${options.together}`,
      );
    }
  }
  return isRight;
}
