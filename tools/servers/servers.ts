import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { type RunningServer, type Start, startServer } from './start-server.ts';

export type Target = 'node' | 'workers';

/** A server on either runtime, as it is deployed. */
export const SCRIPTS = {
  node: ['scripts/start.ts'],
  // Not `npm run dev:workers`: its proxy answers fewer requests than the Worker behind it, and loses a
  // call where a connection is just being closed ("Network connection lost").
  workers: ['tools/servers/workerd-server.ts'],
} as const satisfies Record<Target, readonly string[]>;

const MEASURED_SCRIPTS = { ...SCRIPTS, workers: [...SCRIPTS.workers, '--pages-only'] } as const;

const COMMON = {
  LOG_LEVEL: 'error',
  WORKERS: '1',
  // Long enough to measure complete pages on a busy machine.
  PAGE_PATIENCE_MS: '20000',
};

/** As it runs in production, with the demonstration's shopper and money, and without its staff. */
const MEASURED = { ...COMMON, NODE_ENV: 'production', DEMO: 'true', FULFILMENT: 'manual' };

/** Page views are not recorded. */
const DEMO = {
  ...COMMON,
  NODE_ENV: 'development',
  ANALYTICS_URL: 'https://analytics.test/g/collect',
};

/** A demonstration with all its pictures, on a database of its own. */
export async function startDemo(): Promise<RunningServer> {
  await renderMissing();
  return startServer({ script: SCRIPTS.node, environment: DEMO });
}

type How = Partial<Pick<Start, 'script' | 'under' | 'flags'>>;

/** Servers that are measured: each on the same data, all ended and everything removed by `stop`. */
export function measuredServers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-measure-'));
  const running: RunningServer[] = [];
  const end = async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  };
  return {
    folder,
    end,
    start: async (target: Target, environment: Record<string, string> = {}, how: How = {}) => {
      // Pictures must not be rendered during a measurement.
      await renderMissing();
      const all = { ...MEASURED, DATA_DIR: folder, ...environment };
      const server = await startServer({
        script: MEASURED_SCRIPTS[target],
        environment: all,
        ...how,
      });
      running.push(server);
      return server;
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
