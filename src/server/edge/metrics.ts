import type { MiddlewareHandler } from 'hono';
import { constantTimeEqual } from '../crypto/digest.ts';
import { metricsText, type Samples, sumSamples } from '../platform/metrics.ts';
import { hasBackend } from '../platform/platform.ts';
import type { Backend, RequestEnv } from '../request/context.ts';

/** The path at which the embedded backend gives the gauges that it reads from the database. The edge lets no visitor reach it. */
const GAUGES_PATH = '/metrics.json';

/**
 * `/metrics` for Prometheus, for all tenants together. Requires METRICS_TOKEN as bearer token; answers 404
 * without it, and if METRICS_TOKEN is not set.
 */
export const metrics =
  (createBackend: (env: unknown) => Backend): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (c.req.path !== '/metrics') return next();
    const { platform } = c.var;
    const { METRICS_TOKEN: expected } = platform.config;
    const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!expected || !token || !constantTimeEqual(token, expected)) return c.text('Not found', 404);
    const samples = await platform.metrics.collect();
    const gauges = hasBackend(platform) ? await readGauges(createBackend(c.env), c.req.url) : {};
    return c.text(metricsText(sumSamples([samples, gauges])), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  };

/** The gauges of the database; empty if it can't be read, so that the other metrics are still shown. */
async function readGauges(backend: Backend, url: string): Promise<Samples> {
  const response = await backend(new Request(new URL(GAUGES_PATH, url)));
  return response.ok ? ((await response.json()) as Samples) : {};
}
