import { type Context, Hono } from 'hono';
import { type ErrorCode, Failure } from '../../../contract/errors.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { depositPath, withProblem } from '../../../site/deposit-path.ts';
import { withBack } from '../../../site/with-back.ts';
import type { AtOrigin, Scope } from '../../commerce/base/scope.ts';
import { tenantDeposit } from '../../commerce/deposit/decide-deposit.ts';
import type { DepositRow } from '../../commerce/deposit/deposit-records.ts';
import { beginPayment } from '../../commerce/payin/begin.ts';
import { handleReturn } from '../../commerce/payin/come-back.ts';
import { isHostedPageSignature } from '../../payments/hosted-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { openScope } from '../scope.ts';

type Linked = { scope: AtOrigin<Scope>; row: DepositRow; signature: string };

/**
 * The links to a payment provider's own page and back. They are plain links, which work without scripts,
 * and only this backend can sign them. They are not calls of the contract, because a browser follows them.
 */
export function payRoutes(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();

  app.get('/:id', async (c) => {
    const { scope, row, signature } = await openLinked(c, await platformOf(c));
    const back = ownPath(c.req.query('back'), '');
    const shopPage = depositPath(row.depositNo, back);
    const query = new URLSearchParams({ signature });
    const returns = {
      returnUrl: `${scope.origin}${withBack(`/api/pay/${row.id}/return?${query}`, back)}`,
      cancelUrl: `${scope.origin}${shopPage}`,
    };
    try {
      return redirect(c, (await beginPayment(scope, row.id, returns)) ?? shopPage);
    } catch (error) {
      // The shopper did nothing wrong, and can choose another way to pay on the top-up's page.
      if (!(error instanceof Failure && PROVIDER_PROBLEMS.includes(error.code))) throw error;
      return redirect(c, withProblem(shopPage));
    }
  });

  app.get('/:id/return', async (c) => {
    const { scope, row } = await openLinked(c, await platformOf(c));
    await handleReturn(scope, row.id);
    return redirect(c, depositPath(row.depositNo, ownPath(c.req.query('back'), '')));
  });

  return app;
}

/**
 * Reasons why a provider's page can't be opened. `NOT_FOUND`: the channel is not open any more. `CONFLICT`:
 * others kept beginning the payment at the same time.
 */
const PROVIDER_PROBLEMS: readonly ErrorCode[] = [
  'PAYMENT_PROVIDER_UNAVAILABLE',
  'PAYMENT_PROVIDER_DECLINED',
  'PAYMENT_KEYS_REFUSED',
  'NOT_FOUND',
  'CONFLICT',
];

/** Redirects. No cache may store the target. */
function redirect(c: Context, url: string): Response {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.redirect(url, 303);
}

/** The top-up that a signed link is for. Throws `NOT_FOUND`. */
async function openLinked(c: Context, platform: Platform): Promise<Linked> {
  const scope = await openScope(platform, c.req.raw);
  const row = await tenantDeposit(scope, c.req.param('id') ?? '');
  const signature = c.req.query('signature') ?? '';
  if (!(await isHostedPageSignature(scope.keys, row, signature))) throw new Failure('NOT_FOUND');
  return { scope: { ...scope, actor: 'SYSTEM' }, row, signature };
}
