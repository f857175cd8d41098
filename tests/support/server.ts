import { SCRIPTS, type Target } from '../../tools/servers/servers.ts';
import { type RunningServer, startServer as startAny } from '../../tools/servers/start-server.ts';
import { copyPreparedData } from './prepared-data.ts';
import { TEST_SECRETS } from './secrets.ts';

export const OPERATOR_TOKEN = 'operator-token-of-all-of-the-tests';
/** Identifies a storefront whose backend is the server under test. */
export const STOREFRONT_TOKEN = 'storefront-token-of-the-tests';
export const METRICS_TOKEN = 'metrics-token-of-all-of-the-tests';
export type { Target };

const ENVIRONMENT = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  // One process, to save cores. Several processes have a test of their own.
  WORKERS: '1',
  // So long that no page is streamed on a busy machine. Streaming has a test of its own.
  PAGE_PATIENCE_MS: '20000',
  OPERATOR_TOKEN,
  METRICS_TOKEN,
  // The same for all servers, so that they can share prepared databases.
  SECRETS: TEST_SECRETS,
  // A host that does not exist, so that no page view leaves the machine.
  ANALYTICS_URL: 'https://analytics.test/g/collect',
  STOREFRONT_TOKEN,
};

/** Starts a real server with its own database, as `npm start` does. `stop` ends it and removes the database. */
export function startServer(
  target: Target,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  return startAny({
    script: SCRIPTS[target],
    environment: { ...ENVIRONMENT, ...environment },
    before: (all) => copyPreparedData(target, all, all.DATA_DIR ?? ''),
  });
}

/** Starts a server by another script, with an existing data folder. */
export function startAgain(
  script: string,
  environment: { DATA_DIR: string } & Record<string, string>,
): Promise<RunningServer> {
  return startAny({ script: [script], environment: { ...ENVIRONMENT, ...environment } });
}
