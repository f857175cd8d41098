import type { Context } from 'hono';
import type { RequestEnv } from '../../request/context.ts';

/** Lets work continue after the answer: Node does so by itself, Workers need `waitUntil`. A failure is logged. */
export function inBackground(c: Context<RequestEnv>, work: Promise<unknown>): void {
  const settled = work.catch((error: unknown) => {
    const { requestId, platform } = c.var;
    platform.log({ requestId, path: c.req.path, error: String((error as Error).stack ?? error) });
  });
  if (c.var.platform.runtime === 'workerd') c.executionCtx.waitUntil(settled);
}
