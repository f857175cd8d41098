import { defineConfig } from 'vitest/config';

type Project = {
  timeout: number;
  /** Folder of the tests, below `tests`. */
  folder?: string;
  /** File of that folder that starts the servers. */
  setup?: string;
  exclude?: string[];
};

const project = (
  name: string,
  { timeout, folder = name, setup = 'setup', exclude = [] }: Project,
) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${folder}/**/*.test.ts`],
    exclude: exclude.map((file) => `tests/${folder}/${file}.test.ts`),
    // Nothing is measured by it: it ends what would never end.
    testTimeout: timeout,
    // Two readers at once, where a test says that it bears it: as many as CI has cores.
    maxConcurrency: 2,
    hookTimeout: 300_000,
    // What comes by itself comes late where other suites share the cores.
    expect: { poll: { timeout: 20_000 } },
    // Two browsers, their servers and other suites share CI's two cores: what fails for want of time
    // passes when tried again, what is wrong fails again.
    ...(folder === 'e2e' ? { retry: 1 } : {}),
    ...(name === 'unit'
      ? {}
      : { globalSetup: [`tests/${folder}/${setup}.ts`], fileParallelism: false }),
  },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', { timeout: 120_000 }),
      project('api', { timeout: 180_000 }),
      project('e2e', { timeout: 120_000 }),
      // The same journeys at a storefront whose backend is another instance; not what looks at every
      // page or language once more, never asks a backend, or starts servers of its own.
      project('e2e-upstream', {
        timeout: 120_000,
        folder: 'e2e',
        setup: 'setup-upstream',
        exclude: [
          'pages',
          'languages',
          'keyboard',
          'preferences',
          'streaming',
          'upstream-failures',
        ],
      }),
    ],
  },
});
