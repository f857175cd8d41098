import type { MiddlewareHandler } from 'hono';
import { constantTimeEqual } from '../crypto/digest.ts';
import { metricsText, type Samples, sumSamples } from '../platform/metrics.ts';
import { hasBackend } from '../platform/platform.ts';
import type { Backend, RequestEnv } from '../request/context.ts';

/** The path at which the embedded backend answers what its database says. No visitor can reach it. */
const GAUGES = '/metrics.json';

/**
 * `/metrics` for Prometheus, with METRICS_TOKEN as bearer token; without it, or without the variable,
 * there is no such page. It knows no tenant.
 */
export const metrics =
  (createBackend: (env: unknown) => Backend): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (c.req.path !== '/metrics') return next();
    const { platform } = c.var;
    const { METRICS_TOKEN: expected } = platform.config;
    const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!expected || !token || !constantTimeEqual(token, expected)) return c.text('Not found', 404);
    const counts = await platform.metrics.collect();
    const gauges = hasBackend(platform) ? await gaugesOf(createBackend(c.env), c.req.url) : {};
    return c.text(metricsText(sumSamples([counts, gauges])), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  };

/** What the database says; nothing if it can't be read, so that the counters still show. */
async function gaugesOf(backend: Backend, url: string): Promise<Samples> {
  const answer = await backend(new Request(new URL(GAUGES, url)));
  return answer.ok ? ((await answer.json()) as Samples) : {};
}
