import { defineConfig } from 'vitest/config';

type Project = {
  /** Folder of the tests, below `tests`. */
  folder?: string;
  /** File of that folder that starts the servers. */
  setup?: string;
  exclude?: string[];
};

const FIVE_MINUTES = 300_000;

const project = (name: string, { folder = name, setup = 'setup', exclude = [] }: Project = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${folder}/**/*.test.ts`],
    exclude: exclude.map((file) => `tests/${folder}/${file}.test.ts`),
    // Two readers at once, where a test says that it bears it: as many as CI has cores.
    maxConcurrency: 2,
    // Nothing is measured by these: they end what would never end.
    testTimeout: FIVE_MINUTES,
    hookTimeout: FIVE_MINUTES,
    // What comes by itself comes late where other suites share the cores.
    expect: { poll: { timeout: 20_000 } },
    // Two browsers, their servers and other suites share CI's two cores: what fails for want of time
    // passes when tried again, what is wrong fails again.
    ...(folder === 'e2e' ? { retry: 1 } : {}),
    globalSetup: [`tests/${folder}/${setup}.ts`],
    // The files of the others share one server, whose limits they would use up for each other.
    ...(name === 'unit' ? {} : { fileParallelism: false }),
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('api'),
      project('e2e'),
      // The same journeys at a storefront whose backend is another instance; not what looks at every
      // page or language once more, never asks a backend, or starts servers of its own.
      project('e2e-upstream', {
        folder: 'e2e',
        setup: 'setup-upstream',
        exclude: [
          'pages',
          'languages',
          'keyboard',
          'preferences',
          'streaming',
          'upstream-failures',
          'optimistic-cart',
          'cart-on-the-way',
          'lazy-scripts',
          'static-html',
          'navigation',
          'rendered-ahead',
        ],
      }),
    ],
  },
});
