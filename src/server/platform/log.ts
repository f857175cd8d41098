import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

/**
 * Returns a function that writes JSON lines to standard output. At level `error` it writes only lines
 * with an `error` field.
 */
export function jsonLog(
  level: Config['LOG_LEVEL'],
  write: (line: string) => void = (line) => console.log(line),
) {
  return (line: Record<string, unknown>): void => {
    if (level === 'silent' || (level === 'error' && !('error' in line))) return;
    write(JSON.stringify({ at: new Date().toISOString(), ...line }));
  };
}

/** A log that also counts its lines with an `event` field, by event. */
export const countedLog =
  (log: (line: Record<string, unknown>) => void, { count }: Metrics) =>
  (line: Record<string, unknown>): void => {
    if (typeof line.event === 'string') count('sampan_events_total', { event: line.event });
    log(line);
  };

/**
 * The text of a thrown value for the log: an error with its stack. Anything can be thrown, even undefined.
 */
export const errorText = (error: unknown): string =>
  String((error as Error | null | undefined)?.stack ?? error);
