import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Start, startServer, type Target } from '../../tests/support/server.ts';

export type Server = Awaited<ReturnType<typeof startServer>>;

const SCRIPTS = {
  node: 'scripts/start.ts',
  // Not `npm run dev:workers`, whose proxy answers fewer requests than what is behind it.
  workers: 'tools/servers/workerd-server.ts',
} as const;

/** As it runs in production, with the demonstration's shopper and money, and without its staff. */
const ENVIRONMENT = {
  NODE_ENV: 'production',
  DEMO: 'true',
  FULFILMENT: 'manual',
  LOG_LEVEL: 'error',
  WORKERS: '1',
};

/** Servers that are measured: each on the same data, all ended and everything removed by `stop`. */
export function measuredServers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-measure-'));
  const running: Server[] = [];
  const end = async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  };
  return {
    folder,
    end,
    start: async (target: Target, environment: Record<string, string> = {}, start: Start = {}) => {
      const all = { ...ENVIRONMENT, DATA_DIR: folder, ...environment };
      const server = await startServer(target, all, { script: SCRIPTS[target], ...start });
      running.push(server);
      return server;
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
