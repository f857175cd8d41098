import { fsRouter } from 'waku';
import adapter from 'waku/adapters/default';
import { getPlatform } from '#platform';
import { createApi } from './server/api/app.ts';
import { tick } from './server/commerce/tick.ts';
import { edge } from './server/edge/edge.ts';

const api = createApi(getPlatform);

const middleware = edge({
  getPlatform,
  createBackend: (env) => async (request) => api.fetch(request, env as object),
});

export default adapter(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}')), {
  bodyLimit: false,
  // Of Workers, by the cron trigger of wrangler.toml; on Node the start script has a timer.
  handlers: {
    scheduled: async (_event: unknown, env: unknown) =>
      tick((await getPlatform(env)).database, Date.now()),
  },
  middlewareFns: middleware.map((handler) => () => handler),
});
