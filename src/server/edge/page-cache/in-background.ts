import type { Context } from 'hono';
import type { RequestEnv } from '../../request/context.ts';
import { logError } from '../log.ts';

/** Lets work continue after the response: Node does so by itself, Workers need `waitUntil`. A failure is logged. */
export function inBackground(c: Context<RequestEnv>, work: Promise<unknown>): void {
  const settled = work.catch((error: unknown) => logError(c, error));
  if (c.var.platform.runtime === 'workerd') c.executionCtx.waitUntil(settled);
}
