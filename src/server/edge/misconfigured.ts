import type { Context } from 'hono';
import { ConfigError } from '../platform/config.ts';
import { jsonLog } from '../platform/log.ts';

/** The errors that were logged already. A Worker has the same error at every request. */
const logged = new WeakSet<ConfigError>();

/**
 * The response to every request if the configuration is wrong. It names the wrong variables; their
 * problems are only in the log. Happens only on Workers: a Node server does not start. Throws `error` if
 * it is no `ConfigError`.
 */
export function misconfigured(c: Context, error: unknown): Response {
  if (!(error instanceof ConfigError)) throw error;
  if (!logged.has(error)) jsonLog('error')({ error: error.message });
  logged.add(error);
  const names = [...new Set(error.variables)].join(', ');
  return c.text(`This server’s configuration is wrong (${names}). Its log says more.\n`, 503, {
    'cache-control': 'no-store',
    'retry-after': '60',
  });
}
