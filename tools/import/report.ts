import { appendFileSync, existsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { ImportState, RejectedRow } from './import-products.ts';

/**
 * Opens the report of rejected rows, a file with a line of JSON for each:
 * `{line, errors: [{field, code}]}`. Bytes after `length` come from an unfinished batch and are cut off.
 * Returns a function that appends rows and returns the new length in bytes.
 */
export function openReport(file: string, length: number) {
  const isResumed = length > 0 && existsSync(file) && statSync(file).size >= length;
  if (isResumed) truncateSync(file, length);
  else writeFileSync(file, '');
  return (rejected: readonly RejectedRow[]): number => {
    const lines = rejected.map(({ line, problems }) => JSON.stringify({ line, errors: problems }));
    appendFileSync(file, `${lines.join('\n')}\n`);
    return statSync(file).size;
  };
}

const MAX_REASONS = 20;

/** A summary of an import as text. */
export function summary(state: ImportState): string {
  const count = (n: number) => n.toLocaleString('en');
  const reasons = Object.entries(state.reasons).toSorted(([, a], [, b]) => b - a);
  return [
    `${count(state.inserted)} products added, ${count(state.replaced)} replaced, ${count(state.rejected)} rows rejected`,
    ...reasons.slice(0, MAX_REASONS).map(([reason, n]) => `  ${count(n).padStart(9)}  ${reason}`),
    ...(reasons.length > MAX_REASONS
      ? [`  and ${reasons.length - MAX_REASONS} other reasons`]
      : []),
  ].join('\n');
}
