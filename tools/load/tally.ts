import { addTo, countOf, type Histogram, quantileOf, record } from './histogram.ts';
import type { Phases } from './wire.ts';

const PHASES = ['firstByte', 'shell', 'lastByte'] as const;

/** Totals of clients; small enough to be sent between processes every few seconds. */
export type Tally = {
  /** Complete responses, and responses that the client aborted. */
  answered: number;
  aborted: number;
  bytes: number;
  /** Purchases that were paid for. */
  purchases: number;
  /** Errors that were a status from 500 on. */
  serverErrors: number;
  /** The count and an example of each kind of error. */
  errors: Record<string, { count: number; example: string }>;
  phases: Record<(typeof PHASES)[number], Histogram>;
};

export const newTally = (): Tally => ({
  answered: 0,
  aborted: 0,
  bytes: 0,
  purchases: 0,
  serverErrors: 0,
  errors: {},
  phases: { firstByte: {}, shell: {}, lastByte: {} },
});

export function countError(tally: Tally, kind: string, example: string, count = 1): void {
  tally.errors[kind] ??= { count: 0, example };
  tally.errors[kind].count += count;
}

export function countPhases(tally: Tally, phases: Phases): void {
  for (const phase of PHASES) {
    const ms = phases[phase];
    if (ms !== undefined) record(tally.phases[phase], ms);
  }
}

/** How many errors there were of all kinds. */
export const errorCount = ({ errors }: Tally): number =>
  Object.values(errors).reduce((sum, { count }) => sum + count, 0);

/** Adds up the totals of several processes. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = newTally();
  for (const tally of tallies) {
    for (const name of ['answered', 'aborted', 'bytes', 'purchases', 'serverErrors'] as const)
      sum[name] += tally[name];
    for (const phase of PHASES) addTo(sum.phases[phase], tally.phases[phase]);
    for (const [kind, { count, example }] of Object.entries(tally.errors))
      countError(sum, kind, example, count);
  }
  return sum;
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(10);

/** Times by phase, a line each. */
export function phaseTable({ phases }: Tally): string {
  const head = `${'phase'.padEnd(12)}${['p50', 'p90', 'p99', 'measured'].map((name) => name.padStart(10)).join('')}`;
  const rows = PHASES.map((phase) => {
    const name = { firstByte: 'first byte', shell: 'shell', lastByte: 'last byte' }[phase];
    const times = [0.5, 0.9, 0.99].map((share) => ms(quantileOf(phases[phase], share)));
    return `${name.padEnd(12)}${times.join('')}${String(countOf(phases[phase])).padStart(10)}`;
  });
  return [head, ...rows].join('\n');
}
