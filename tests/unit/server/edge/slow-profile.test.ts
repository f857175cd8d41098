import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../../../src/contract/errors.ts';
import { guard } from '../../../../src/server/edge/guard.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

/** A personal page, of a shopper whose profile the backend answers like this. */
function cartWith(profile: () => Promise<unknown>) {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: { PAGE_PATIENCE_MS: 1 } } as never);
    c.set('session', { userId: 'u', token: 't' });
    c.set('api', profile as never);
    await next();
  });
  app.use(guard);
  app.get('*', (c) => c.text(`the cart of ${c.var.profile?.name ?? 'somebody'}`));
  return app.request('http://shop.test/cart');
}
const refusing = (status: number, code: ErrorCode) => () =>
  Promise.reject(new ApiError(status, { code, message: '', requestId: '' }));

it('a profile that takes long does not hold up the page', async () => {
  const answer = await cartWith(() => new Promise(() => {}));
  expect(await answer.text()).toBe('the cart of somebody');
});

it('a profile that can’t be read takes no page', async () => {
  const answer = await cartWith(refusing(500, 'INTERNAL'));
  expect(await answer.text()).toBe('the cart of somebody');
});

it('a session that has ended leads to sign-in', async () => {
  const answer = await cartWith(refusing(401, 'UNAUTHENTICATED'));
  expect(answer.headers.get('location')).toBe('/auth/login?redirectUrl=%2Fcart');
});
