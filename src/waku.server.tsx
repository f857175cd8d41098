import { fsRouter } from 'waku';
import adapter from 'waku/adapters/default';
import { getPlatform } from '#platform';
import { createApi } from './server/api/app.ts';
import { edge } from './server/edge/edge.ts';

const api = createApi(getPlatform);

const middleware = edge({
  getPlatform,
  createBackend: (env) => async (request) => api.fetch(request, env as object),
});

export default adapter(fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}')), {
  bodyLimit: false,
  middlewareFns: middleware.map((handler) => () => handler),
});
