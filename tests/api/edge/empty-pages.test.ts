import { beforeAll, expect, test } from 'vitest';
import { cookieHeader, sessionCookie } from '../support/cookies.ts';
import { textsOf } from '../support/texts.ts';
import { newShopper, type Shopper, visit } from '../support/world.ts';

/* What a new shopper finds on pages that have nothing to show yet: what the page is for, and a next step. */

const HOST = 'mx.localhost';
const texts = textsOf('en');

let shopper: Shopper;
beforeAll(async () => {
  shopper = await newShopper(HOST);
});

/** The links in the message of a page that has nothing to show. The message is the part around its title. */
async function stepsOf(path: string, title: string): Promise<string[]> {
  const cookie = `${await sessionCookie(shopper.token)}; ${cookieHeader({ sampan_locale: 'en' })}`;
  const { text } = await visit(path, { host: HOST, headers: { cookie } });
  const [, message] = text.split(new RegExp(`<h2[^>]*>${texts[title]}</h2>`));
  const actions = message?.split('</div>')[0] ?? '';
  return [...actions.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href ?? '');
}

test.each([
  ['/cart', 'cart.empty.title', ['/', '/my/purchase']],
  ['/my/purchase', 'order.none.title', ['/']],
  ['/my/in-stock-items', 'inStock.none.stored', ['/my/purchase', '/']],
  ['/my/transit', 'transit.none.title', ['/my/in-stock-items']],
  ['/my/favourites', 'favourites.empty.title', ['/product-search']],
  ['/my/message', 'message.empty.title', ['/', '/my/message?tab=feedback']],
  // Every shop of the tests has announcements, but none on so late a page.
  ['/my/message?tab=announcements&pageNo=99', 'message.announcements.none', ['/']],
  ['/my/balance/refunds', 'balance.refunds.none', ['/my/purchase']],
  ['/my/balance/statement', 'statement.none', ['/my/balance#top-up']],
  ['/my/pending-payments', 'pending.none.title', ['/my/purchase']],
])('%s offers a new shopper a next step', async (path, title, steps) => {
  expect(await stepsOf(path, title)).toEqual(steps);
});
