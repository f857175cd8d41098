import { beforeAll, describe, expect, test } from 'vitest';
import { busyShopper } from '../../e2e/support/busy-shopper.ts';
import { PUBLIC_PAGES, productPages, SIGNED_IN_PAGES } from '../../e2e/support/pages.ts';
import { htmlFlaws } from '../../support/html.ts';
import { structuredDataFlaws } from '../../support/structured-data.ts';
import { browserLogin, cookieHeader, cookiesOf } from '../support/cookies.ts';
import { PASSWORD, visit } from '../support/world.ts';

const LANGUAGES = ['en', 'ar', 'la'];

let cookies: Record<string, string>;
let pages: string[];

beforeAll(async () => {
  const { shopper, pages: busy } = await busyShopper();
  const session = cookiesOf(await browserLogin(shopper.email, PASSWORD, 'localhost'));
  cookies = Object.fromEntries(
    [...session].map(([name, { value }]): [string, string] => [name, value]),
  );
  const products = await productPages();
  pages = [
    ...new Set([
      ...PUBLIC_PAGES,
      ...products,
      ...SIGNED_IN_PAGES,
      ...busy,
      '/product?url=nothing',
      '/faq?q=zzzz',
      '/offline',
      '/no-such-page',
    ]),
  ];
});

describe.each(LANGUAGES)('every page in %s', (language) => {
  test('is valid HTML, and has valid structured data', async () => {
    const found: Record<string, string[]> = {};
    const cookie = cookieHeader({ ...cookies, sampan_locale: language });
    for (const page of pages) {
      // Signed-in shoppers see no sign-in page.
      const headers = page.startsWith('/auth/')
        ? { cookie: cookieHeader({ sampan_locale: language }) }
        : { cookie };
      const { text, status } = await visit(page, { headers });
      const isMissing = /^\/(product\?url=nothing|no-such)/.test(page);
      const flaws = [...(await htmlFlaws(text)), ...structuredDataFlaws(text)];
      if (status !== (isMissing ? 404 : 200)) flaws.push(`answered ${status}`);
      if (flaws.length > 0) found[page] = [...new Set(flaws)];
    }
    expect(found).toEqual({});
  });
});
