import { type Context, Hono } from 'hono';
import { Failure } from '../../../contract/errors.ts';
import { takeWebhook } from '../../commerce/payin/take-webhook.ts';
import { lookUpPayout } from '../../commerce/payout/send-payouts.ts';
import type { Platform } from '../../platform/platform.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { openScope } from '../scope.ts';

/**
 * Where payment providers push events of one channel, at the host of its tenant. They are not calls of the
 * contract: body and signature have the provider's own format, and the signature covers the raw body. The
 * edge limits how long they may be (`MAX_PUSH_BYTES`).
 */
export function webhookRoutes(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();
  app.post('/:provider/:channelId', async (c) => {
    const platform = await platformOf(c);
    const scope = { ...(await openScope(platform, c.req.raw)), actor: 'SYSTEM' as const };
    const body = await c.req.text();
    const { provider, channelId } = c.req.param();
    try {
      const push = { body, headers: Object.fromEntries(c.req.raw.headers) };
      const outcome = await takeWebhook(scope, { provider, channelId }, push, lookUpPayout);
      if (outcome === 'UNKNOWN') logSecurity(scope, 'payment_webhook_unknown');
      return c.json({ ok: true }, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      const isForged = error instanceof Failure && error.code === 'UNAUTHENTICATED';
      if (isForged) logSecurity(scope, 'payment_webhook_refused');
      throw error;
    }
  });
  return app;
}
