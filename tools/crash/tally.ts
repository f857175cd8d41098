import { quantile } from '../servers/quantile.ts';
import type { Kind } from './deeds.ts';
import type { Interrupted } from './rounds.ts';

const COLUMNS = [
  'calls',
  'answered',
  'committed',
  'nothing',
  'at once',
  'later',
  'wrong',
  'p50 ms',
  'max ms',
];

/**
 * A table of interrupted calls by kind: how the interruption left them, how many were answered at the first
 * retry, how many later, how many were wrong, and how long the retries took until the call was answered.
 */
export function tableOf(interrupted: readonly Interrupted[]): string {
  const kinds = [...new Set(interrupted.map(({ kind }) => kind))];
  const row = (name: string, calls: readonly Interrupted[]) => {
    const verdicts = calls.map(({ verdict }) => verdict);
    const count = (is: (verdict: (typeof verdicts)[number]) => boolean) =>
      verdicts.filter(is).length;
    const times = verdicts.map(({ retryMs }) => retryMs);
    const cells = [
      calls.length,
      count(({ left }) => left === 'answered'),
      count(({ left }) => left === 'committed'),
      count(({ left }) => left === 'nothing'),
      count(({ retries }) => retries === 1),
      count(({ retries }) => retries > 1),
      count(({ problems }) => problems.length > 0),
      Math.round(quantile(times, 0.5)),
      Math.round(quantile(times, 1)),
    ];
    return `${name.padEnd(16)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
  };
  return [
    `${''.padEnd(16)}${COLUMNS.map((name) => name.padStart(11)).join('')}`,
    ...kinds.map((kind: Kind) =>
      row(
        kind,
        interrupted.filter((one) => one.kind === kind),
      ),
    ),
    row('all', interrupted),
  ].join('\n');
}
