import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { ON_WORKERD } from './tests/api/on-workerd.ts';
import { IS_FULL } from './tests/support/sample.ts';

type Project = {
  /** Folder of the tests, below `tests`. */
  folder?: string;
  /** File of that folder that starts the servers. */
  setup?: string;
  /** Files of that folder, without their ending; all by default. */
  include?: readonly string[];
};

const FIVE_MINUTES = 300_000;
/** What of the framework only loads where React's server renders. */
const WITHOUT_RENDERER = {
  'waku/router/server': path.resolve('tests/unit/support/waku-router.ts'),
};
const isOnWorkerd = process.env.TARGET === 'workers';

const project = (
  name: string,
  { folder = name, setup = 'setup', include = ['**/*'] }: Project = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: include.map((file) => `tests/${folder}/${file}.test.ts`),
    // Two readers at once, where a test says that it bears it: as many as CI has cores.
    maxConcurrency: 2,
    // Nothing is measured by these: they end what would never end.
    testTimeout: FIVE_MINUTES,
    hookTimeout: FIVE_MINUTES,
    // What comes by itself comes late where other suites share the cores.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: [`tests/${folder}/${setup}.ts`],
    // Tests leave nothing behind in modules, so these are read once for all of them.
    isolate: false,
    // The files of the others share one server, whose limits they would use up for each other.
    ...(name === 'unit' ? { alias: WITHOUT_RENDERER } : { fileParallelism: false }),
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('api', isOnWorkerd && !IS_FULL ? { include: Object.keys(ON_WORKERD) } : {}),
      project('e2e'),
      // Journeys through a storefront that asks another instance for everything: those whose calls
      // and forms cross from one to the other. What stays in the page is the same there.
      project('e2e-upstream', {
        folder: 'e2e',
        setup: 'setup-upstream',
        include: [
          'account',
          'balance',
          'parcel-journey',
          'journey',
          'picture-search',
          'signing-in',
        ],
      }),
    ],
  },
});
