import { describe, expect, inject, it } from 'vitest';
import type { Cart } from '../../src/contract/calls/cart.ts';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, origin, signInAs, visit, watchErrors } from './support/browser.ts';
import { textsOf } from './support/cart-page.ts';
import { addToCart, askAsShopper, findProduct, signUp } from './support/shopper.ts';

openBrowser();

const texts = textsOf({});

describe('signing in', () => {
  it('is required by a personal page, and leads back to it', async () => {
    const { context, page, origin } = await visit();
    await page.goto('/my/balance');
    expect(new URL(page.url()).pathname).toBe('/auth/login');
    await page.fill('main form [name=email]', 'demo@sampan.test');
    await page.fill('main form [name=password]', 'sampan-demo-1');
    await page.click('main form [type=submit]');
    await page.waitForURL(`${origin}/my/balance`);
    await context.close();
  });

  it.each([true, false])(
    'leads back to another site of the tenant, with a script: %s',
    async (javaScript) => {
      const { context, page } = await visit({ host: 'kz.localhost', javaScript });
      const problems = watchErrors(page);
      const there = 'https://cabinet.dala.test/in?a=1';
      await page.route('https://cabinet.dala.test/**', (route) => route.fulfill({ body: 'there' }));
      await page.goto(`/auth/login?refrom=${encodeURIComponent(there)}`);
      expect(await page.locator('main').innerText()).toContain('cabinet.dala.test');
      await page.fill('main form [name=email]', 'demo@sampan.test');
      await page.fill('main form [name=password]', 'sampan-demo-1');
      await page.click('main form [type=submit]');
      await page.waitForURL(`${there}&email=demo%40sampan.test`);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each([true, false])(
    'keeps what a visitor has added to the cart, with a script: %s',
    async (javaScript) => {
      const { context, page } = await visit({ javaScript });
      await findProduct(page, 'backpack');
      const sent = page.waitForRequest((request) => request.url().endsWith('/front/cart/multiple'));
      await addToCart(page, javaScript);
      const body = (await sent).postData() ?? '';
      await page.goto('/auth/login?redirectUrl=%2Fcart');
      await page.fill('main form [name=email]', 'demo@sampan.test');
      await page.fill('main form [name=password]', 'sampan-demo-1');
      await page.click('main form [type=submit]');
      await page.waitForURL(/\/cart$/);
      const { cartShops } = (await askAsShopper(page, origin(), '/api/front/cart')) as Cart;
      const skus = cartShops.flatMap(({ cartItems }) => cartItems.map((item) => item.productSkuId));
      expect(skus.some((sku) => body.includes(sku))).toBe(true);
      await context.close();
    },
  );

  it('keeps the typed e-mail, but not the password, if the password is wrong', async () => {
    const { context, page } = await visit({ javaScript: false });
    await page.goto('/auth/login');
    await page.fill('main form [name=email]', 'nobody@example.com');
    await page.fill('main form [name=password]', 'not-the-password');
    await page.click('main form [type=submit]');
    await page.getByRole('alert').first().waitFor();
    expect(await page.inputValue('main form [name=email]')).toBe('nobody@example.com');
    expect(await page.inputValue('main form [name=password]')).toBe('');
    await context.close();
  });
});

describe('the session', () => {
  it('that has ended causes one message for all calls of a page, and leads to the sign-in page', async () => {
    const { context, page, origin } = await visit();
    await signUp(page, origin);
    await findProduct(page, 'backpack');
    const session = (await context.cookies()).find(({ name }) => name === 'sampan_token');
    await ask(inject('port'), 'localhost', '/api/front/user/logout', {
      method: 'POST',
      headers: { cookie: `sampan_token=${session?.value}`, 'content-type': 'application/json' },
      body: '{}',
    });
    await page
      .locator('main form[action="/api/front/cart/multiple"] [type=submit]')
      .first()
      .waitFor();
    // The estimate of the page may be the first call that is refused.
    const left = page.waitForURL(/\/auth\/login/);
    const expired = page.locator('[data-toasts] li', { hasText: texts['shell.sessionExpired'] });
    const told = expired.first().waitFor();
    await Promise.race([left, addToCart(page, true).catch(() => left)]);
    await told;
    // Beside it may be the message of a visitor's cart, if the click came after the session's end.
    expect(await expired.count()).toBe(1);
    await left;
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('sampan_token');
    await context.close();
  });

  it('is valid at one tenant only', async () => {
    const { context, page, origin } = await visit();
    await signInAs(context, origin);
    const cookies = await context.cookies();
    const other = `http://kz.localhost:${inject('port')}`;
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: other })));
    await page.goto(`${other}/my/purchase`);
    expect(new URL(page.url()).pathname).toBe('/auth/login');
    await context.close();
  });
});
