/*
 * The real request parser of the framework's router, without the parts that run only in React's
 * server environment. Replaces `waku/router/server` in all unit tests (`vitest.config.ts`).
 */
const file = '../../../node_modules/waku/dist/router/server-utils/parse-router-request.js';
const { formatRouterRequest, parseRouterRequest } = await import(file);

export {
  formatRouterRequest as unstable_formatRouterRequest,
  parseRouterRequest as unstable_parseRouterRequest,
};
