import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { type RunningServer, type Start, startServer } from './start-server.ts';

export type Target = 'node' | 'workers';

/** The script that starts a server on each runtime, as it is deployed. */
export const SCRIPTS = {
  node: ['scripts/start.js'],
  // Not `npm run dev:workers`: its proxy is slower than the Worker, and loses a call when a connection is
  // just being closed ("Network connection lost").
  workers: ['tools/servers/workerd-server.ts'],
} as const satisfies Record<Target, readonly string[]>;

export const MEASURED_SCRIPTS = {
  ...SCRIPTS,
  workers: [...SCRIPTS.workers, '--pages-only'],
} as const;

const COMMON = {
  LOG_LEVEL: 'error',
  WORKERS: '1',
  // Long enough to measure complete pages on a busy machine.
  PAGE_PATIENCE_MS: '20000',
};

/** A production server with the demonstration's shopper and money, but without the simulated staff. */
const MEASURED = { ...COMMON, NODE_ENV: 'production', DEMO: 'true', FULFILMENT: 'manual' };

/** A demonstration. Its page views go to a host that does not exist. */
const DEMO = {
  ...COMMON,
  NODE_ENV: 'development',
  ANALYTICS_URL: 'https://analytics.test/g/collect',
};

/** Starts a demonstration with all its pictures and its own database. */
export async function startDemo(): Promise<RunningServer> {
  await renderMissing();
  return startServer({ script: SCRIPTS.node, environment: DEMO });
}

type StartOptions = Partial<Pick<Start, 'script' | 'port' | 'runUnder' | 'flags'>>;

/**
 * Starts servers that share their data. `endAll` ends them; `dispose` also removes the data, unless they are in a
 * folder that was named.
 */
export function measuredServers(kept?: string) {
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'sampan-measure-'));
  const running: RunningServer[] = [];
  const endAll = async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  };
  return {
    folder,
    endAll,
    start: async (
      target: Target,
      environment: Record<string, string> = {},
      options: StartOptions = {},
    ) => {
      // Pictures must not be rendered during a measurement.
      await renderMissing();
      const all = { ...MEASURED, DATA_DIR: folder, ...environment };
      const server = await startServer({
        script: MEASURED_SCRIPTS[target],
        environment: all,
        ...options,
      });
      running.push(server);
      return server;
    },
    dispose: async () => {
      await endAll();
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
