/*
 * The framework's router as it is, without what only runs where React's server does:
 * `vi.mock('waku/router/server', () => import('./support/waku-router.ts'))`.
 */
const file = '../../../node_modules/waku/dist/router/server-utils/parse-router-request.js';
const { formatRouterRequest, parseRouterRequest } = await import(file);

export {
  formatRouterRequest as unstable_formatRouterRequest,
  parseRouterRequest as unstable_parseRouterRequest,
};
