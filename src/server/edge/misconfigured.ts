import type { Context } from 'hono';
import { ConfigError } from '../platform/config.ts';
import { jsonLog } from '../platform/log.ts';

/** The errors that are in the log already. A Worker meets the same one at every request. */
const logged = new WeakSet<ConfigError>();

/**
 * The answer of a server whose configuration is wrong, to every request: only a Worker can have started
 * like that. Names the variables, but neither their values nor what is wrong with them, which is in the log.
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
