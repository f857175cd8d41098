/*
 * The framework's router as it is, without what only runs where React's server does. Stands in for
 * `waku/router/server` in all unit tests (`vitest.config.ts`).
 */
const file = '../../../node_modules/waku/dist/router/server-utils/parse-router-request.js';
const { formatRouterRequest, parseRouterRequest } = await import(file);

export {
  formatRouterRequest as unstable_formatRouterRequest,
  parseRouterRequest as unstable_parseRouterRequest,
};
