import { fsRouter } from 'waku';
import { getPlatform } from '#platform';
import { adapter } from './framework/server/adapter.ts';
import { createApi } from './server/api/app.ts';
import { runTimers } from './server/api/timers.ts';
import { edge } from './server/edge/edge.ts';
import { bankFile } from './server/job-file/bank-file.ts';
import { jobFile } from './server/job-file/job-file.ts';
import { ownFile } from './server/job-file/own-file.ts';
import { rateFile } from './server/job-file/rate-file.ts';
import { reportFile } from './server/job-file/report-file.ts';
import { tariffFile } from './server/job-file/tariff-file.ts';
import { papers } from './server/papers/papers.ts';
import { hasBackend } from './server/platform/platform.ts';
import { ownData } from './server/statement/own-data.ts';
import { statement } from './server/statement/statement.ts';

const api = createApi(getPlatform);

const middleware = edge({
  getPlatform,
  createBackend: (env) => async (request) => api.fetch(request, env as object),
  routes: [
    statement,
    ownData,
    papers,
    jobFile,
    rateFile,
    reportFile,
    tariffFile,
    ownFile,
    bankFile,
  ],
  fetchSelf: (request, env) => entry.fetch(request, env),
});

/** The timers: on Workers run by the cron trigger of wrangler.toml, on Node by the start script. */
const scheduled = async (_event?: unknown, env?: unknown) => {
  const platform = await getPlatform(env);
  if (hasBackend(platform)) await runTimers(platform);
};

const entry = adapter(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}')), {
  bodyLimit: false,
  handlers: { scheduled },
  middlewareFns: middleware.map((handler) => () => handler),
});

// `scheduled` is added here for Node, whose adapter leaves out the handlers above. The one for Workers
// exports them itself.
export default { ...entry, scheduled };
