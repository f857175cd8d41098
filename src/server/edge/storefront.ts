import type { MiddlewareHandler } from 'hono';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Storefront } from '../platform/platform.ts';
import { clientAddressOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { translatorOf } from './plain-page.ts';
import { STOREFRONT_TOKEN } from './upstream/upstream.ts';

/** The platforms whose log has named a wrong token already. */
const logged = new WeakSet<Storefront>();

/**
 * Refuses a storefront with a wrong token. Without a token that we know it would get the tenant of our
 * own host, whichever it asked for. Where a backend elsewhere answers, the header means nothing.
 */
export const storefront: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { platform, isFromStorefront, upstream, requestId } = c.var;
  if (isFromStorefront || upstream || !c.req.header(STOREFRONT_TOKEN)) return next();
  if (!logged.has(platform)) {
    logged.add(platform);
    platform.log({ event: 'storefront_token_refused', requestId, address: clientAddressOf(c) });
  }
  const code = 'FORBIDDEN';
  const message = translateKey(await translatorOf(c), `error.${code}`);
  const headers = { 'cache-control': 'no-store' };
  return c.json({ code, message, requestId }, ERROR_STATUS[code], headers);
};
