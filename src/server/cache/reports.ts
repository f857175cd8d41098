/** How a cache of this process does. */
export type CacheReport = {
  name: string;
  entries: number;
  /** Bytes of all entries together; 0 in a cache that is not limited by bytes. */
  bytes: number;
  /** How often a value was there, since the process began. */
  hits: number;
  misses: number;
  /** When the oldest entry was made, in milliseconds since the epoch; undefined without entries. */
  oldestAt: number | undefined;
};

/**
 * The reporters by the name of their cache; a newer cache with the same name replaces the older one.
 */
const reporters = new Map<string, () => Omit<CacheReport, 'name'>>();

/** Lets a cache be reported under a name. */
export function reportCache(name: string, report: () => Omit<CacheReport, 'name'>): void {
  reporters.set(name, report);
}

/** The caches of this process that have a name, in alphabetical order; on Workers, those of the isolate. */
export const cacheReports = (): CacheReport[] =>
  [...reporters]
    .map(([name, report]) => ({ name, ...report() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
