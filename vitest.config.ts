import { defineConfig } from 'vitest/config';

const project = (name: string, testTimeout: number) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout,
    hookTimeout: 300_000,
    ...(name === 'unit' ? {} : { globalSetup: [`tests/${name}/setup.ts`], fileParallelism: false }),
  },
});

export default defineConfig({
  test: {
    projects: [project('unit', 30_000), project('api', 60_000), project('e2e', 120_000)],
  },
});
