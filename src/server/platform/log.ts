import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

/** JSON lines on standard output; `error` keeps only lines that carry an error. */
export function jsonLog(
  level: Config['LOG_LEVEL'],
  write: (line: string) => void = (line) => console.log(line),
) {
  return (line: Record<string, unknown>): void => {
    if (level === 'silent' || (level === 'error' && !('error' in line))) return;
    write(JSON.stringify({ at: new Date().toISOString(), ...line }));
  };
}

/** A log that also counts its events. */
export const countedLog =
  (log: (line: Record<string, unknown>) => void, { count }: Metrics) =>
  (line: Record<string, unknown>): void => {
    if (typeof line.event === 'string') count('sampan_events_total', { event: line.event });
    log(line);
  };
