import { SCRIPTS, type Target } from '../../tools/servers/servers.ts';
import { type RunningServer, startServer as startAny } from '../../tools/servers/start-server.ts';
import { copyPreparedData } from './prepared-data.ts';
import { TEST_SECRETS } from './secrets.ts';

export const OPERATOR_TOKEN = 'operator-token-of-all-of-the-tests';
/** By which a server under test knows a storefront that asks it as its backend. */
export const STOREFRONT_TOKEN = 'storefront-token-of-the-tests';
export const METRICS_TOKEN = 'metrics-token-of-all-of-the-tests';
export type { Target };

const ENVIRONMENT = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  // What several processes share is a test of its own; the others spare the cores.
  WORKERS: '1',
  // So are pages that are sent in parts: a busy machine has all in time that is there.
  PAGE_PATIENCE_MS: '20000',
  OPERATOR_TOKEN,
  METRICS_TOKEN,
  // The same for all, so that they can share prepared databases.
  SECRETS: TEST_SECRETS,
  // Nobody is there: no test tells anybody of a page.
  ANALYTICS_URL: 'https://analytics.test/g/collect',
  STOREFRONT_TOKEN,
};

/** Starts the real server on a database of its own, as `npm start` does; `stop` ends it and removes the database. */
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

/** Starts a server by another script, on a folder of data that is filled. */
export function startAgain(
  script: string,
  environment: { DATA_DIR: string } & Record<string, string>,
): Promise<RunningServer> {
  return startAny({ script: [script], environment: { ...ENVIRONMENT, ...environment } });
}
