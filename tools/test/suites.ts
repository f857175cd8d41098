/** A run of Vitest over one project. */
export type Suite = {
  name: string;
  /** Project in `vitest.config.ts`. */
  project: string;
  environment?: Record<string, string>;
  /**
   * A part of the project's files, such as `1/2`. Short suites keep all lanes busy until the end.
   */
  shard?: string;
};

/** Needs neither a build nor a browser, so it runs beside the builds. */
export const UNIT: Suite = { name: 'unit', project: 'unit' };

const browser = (shard: string): Suite => ({ name: `browser ${shard}`, project: 'e2e', shard });

/** The suites that need the builds, longest first. A free lane takes the next one. */
export const SUITES: readonly Suite[] = [
  browser('1/3'),
  { name: 'API on Node', project: 'api', environment: { TARGET: 'node' } },
  browser('2/3'),
  { name: 'API on workerd with D1', project: 'api', environment: { TARGET: 'workers' } },
  browser('3/3'),
  { name: 'browser, the backend elsewhere', project: 'e2e-upstream' },
];
