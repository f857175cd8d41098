import { type Context, Hono } from 'hono';
import { Failure } from '../../../contract/errors.ts';
import { receivePush, trackerNamed } from '../../commerce/tracking/receive.ts';
import type { Platform } from '../../platform/platform.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { openScope } from '../scope.ts';

/**
 * Where trackers push events, signed with a key of the tenant whose host they call. They are not calls of
 * the contract: body and signature have the tracker's own format, and the signature covers the raw body.
 * The edge limits how long they may be (`MAX_PUSH_BYTES`).
 */
export function trackingRoutes(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();
  app.post('/:source', async (c) => {
    const tracker = trackerNamed(c.req.param('source'));
    if (!tracker) throw new Failure('NOT_FOUND');
    const platform = await platformOf(c);
    const scope = { ...(await openScope(platform, c.req.raw)), actor: 'SYSTEM' as const };
    const body = await c.req.text();
    const signature = c.req.header(tracker.signatureHeader) ?? '';
    try {
      await receivePush(scope, tracker, { body, signature });
    } catch (error) {
      const isForged = error instanceof Failure && error.code === 'UNAUTHENTICATED';
      if (isForged) logSecurity(scope, 'tracking_signature_refused');
      throw error;
    }
    return c.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
