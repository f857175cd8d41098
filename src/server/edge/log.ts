import type { Context, MiddlewareHandler } from 'hono';
import { errorText } from '../platform/log.ts';
import type { Storefront } from '../platform/platform.ts';
import type { CacheState, RequestEnv } from '../request/context.ts';

type LoggedRequest = {
  requestId: string;
  tenant: string | undefined;
  method: string;
  path: string;
  status: number;
  ms: number;
  cache: CacheState | undefined;
};

const roundToTenths = (ms: number) => Math.round(ms * 10) / 10;

/** The `Server-Timing` header. */
export const serverTiming = (cache: CacheState | undefined, ms: number): string =>
  `${cache ? `cache;desc=${cache}, ` : ''}app;dur=${roundToTenths(ms)}`;

/** The group of a path, by which requests are counted: `api`, `ops`, `probe`, `uploads`, `rsc` or `page`. */
function groupOf(path: string): string {
  const [, first = ''] = path.split('/');
  if (first === 'api') return path.startsWith('/api/ops/') ? 'ops' : 'api';
  if (['healthz', 'readyz', 'metrics'].includes(first)) return 'probe';
  return first === 'uploads' || first === 'RSC' ? first.toLowerCase() : 'page';
}

/** Counts a request, and logs it as one line of JSON: tenant, path, status, milliseconds, cache state. */
export function logRequest(
  { log, metrics }: Pick<Storefront, 'log' | 'metrics'>,
  { ms, ...request }: LoggedRequest,
): void {
  const { path, status, cache } = request;
  const group = groupOf(path);
  metrics.count('sampan_requests_total', { group, status: `${Math.floor(status / 100)}xx` });
  metrics.observe('sampan_request_seconds', ms, { group });
  if (cache) metrics.count('sampan_pages_total', { cache });
  log({ ...request, ms: roundToTenths(ms) });
}

/** Logs an error of a request with its stack. */
export function logError(
  { var: { platform, requestId }, req }: Context<RequestEnv>,
  error: unknown,
) {
  platform.log({ requestId, path: req.path, error: errorText(error) });
}

/** Measures how long a request takes, for the log and for the browser. */
export const requestLog: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const start = performance.now();
  await next();
  const ms = performance.now() - start;
  const { platform, requestId, tenant, cache } = c.var;
  c.header('server-timing', serverTiming(cache, ms));
  const { method, path } = c.req;
  const { status } = c.res;
  logRequest(platform, { requestId, tenant: tenant?.id, method, path, status, ms, cache });
};
