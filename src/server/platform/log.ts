import type { Config } from './config.ts';

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
