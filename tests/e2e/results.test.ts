import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { SearchFacets, SearchResult } from '../../src/contract/calls/catalogue.ts';
import { ask } from '../../tools/servers/http.ts';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { sidewaysScroll } from './support/pages.ts';

openBrowser();

/** The API's search result for a query of the results page. */
async function search(query: string, locale = 'en'): Promise<SearchResult> {
  const { json } = await ask(inject('port'), 'localhost', `/api/front/product/search?${query}`, {
    headers: { 'accept-language': locale },
  });
  return json as SearchResult;
}

const QUERY = 'keyword=shirt';
const PAGE = `/product-search?${QUERY}`;

/** A choice with a count above zero. */
function withResults<F extends { count: number }>(choices: readonly F[]): F {
  const choice = choices.find(({ count }) => count > 0);
  if (!choice) throw new Error('nothing to narrow by');
  return choice;
}

const count = (page: Page) => page.locator('main [role=status]').first();
const filters = (page: Page) => page.locator('main #filters');
const chips = (page: Page) => page.getByRole('navigation', { name: 'Active filters' });

/** Expects that the page shows as many products as the API finds for its URL. */
async function expectApiTotal(page: Page): Promise<SearchResult> {
  const found = await search(new URL(page.url()).search.slice(1));
  await eventually(async () => Number((await count(page).innerText()).replace(/\D/g, ''))).toBe(
    found.total,
  );
  return found;
}

/** Clicks a choice of a filter group. Its text is its name and its count. */
async function choose(page: Page, group: string, label: string): Promise<void> {
  const before = page.url();
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const name = new RegExp(`^${escaped}\\s*[\\d,]*$`);
  const choice = filters(page)
    .getByRole('navigation', { name: group, exact: true })
    .getByRole('link', { name });
  const folded = choice.locator('xpath=ancestor::details[not(@open)]');
  if (await folded.count()) await folded.locator('summary').click();
  await choice.click();
  await page.waitForURL((url) => url.href !== before);
}

let facets: SearchFacets;
let total: number;
beforeAll(async () => {
  ({ facets, total } = await search(QUERY));
});

/** An attribute's value that some of the products have. */
function attributeValue() {
  for (const { name, values } of facets.attributes) {
    const value = values.find((one) => one.count > 0 && one.count < total);
    if (value) return { name, value };
  }
  throw new Error('no attribute to narrow by');
}

describe.each([true, false])('filters of the results, with a script: %s', (javaScript) => {
  it('narrow by attribute, price range, minimum order and service, and can be undone', async () => {
    const { context, page } = await visit({ javaScript });
    const problems = watchErrors(page);
    await page.goto(PAGE);
    await expectApiTotal(page);

    const { name, value } = attributeValue();
    await choose(page, name, value.name);
    await expectApiTotal(page);
    expect(new URL(page.url()).searchParams.get('filters')).toBe(`attribute:${value.id}`);
    await chips(page)
      .getByRole('link', { name: `${name}: ${value.name}` })
      .waitFor();

    await filters(page)
      .getByRole('navigation', { name: 'Price', exact: true })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/price(Start|End)=/);
    await expectApiTotal(page);

    await page.goto(PAGE);
    const { pieces } = withResults(facets.minOrders);
    await choose(page, 'Minimum order', pieces === 1 ? '1 item' : `Up to ${pieces} items`);
    await expectApiTotal(page);
    const { id } = withResults(facets.services);
    const service = {
      freeShipping: 'Free shipping within China',
      shipIn48Hours: 'Dispatched within 48 hours',
      inStock: 'In stock',
    }[id];
    await choose(page, 'Seller services', service);
    await expectApiTotal(page);
    expect(new URL(page.url()).searchParams.get('filters')).toBe(`minOrder:${pieces},${id}`);

    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('filters') === `minOrder:${pieces}`);
    await expectApiTotal(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are removed one by one, or all at once', async () => {
    const { context, page } = await visit({ javaScript });
    const { value } = attributeValue();
    await page.goto(
      `${PAGE}&filters=attribute:${encodeURIComponent(value.id)},inStock&priceStart=1`,
    );
    await chips(page)
      .getByRole('link', { name: /^In stock/ })
      .click();
    await page.waitForURL((url) => !url.href.includes('inStock'));
    await expectApiTotal(page);
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL((url) => url.pathname + url.search === PAGE);
    await expectApiTotal(page);
    await context.close();
  });

  it('narrow by a category that fits the keyword', async () => {
    const { context, page } = await visit({ javaScript });
    await page.goto(PAGE);
    const related = page.getByRole('navigation', { name: 'Related categories' });
    const name = await related.getByRole('link').first().innerText();
    await related.getByRole('link').first().click();
    await page.waitForURL(/snId=/);
    await expectApiTotal(page);
    await chips(page).getByRole('link', { name }).click();
    await page.waitForURL((url) => !url.searchParams.has('snId'));
    await context.close();
  });

  it('show an unknown filter of the URL, which can be removed', async () => {
    const { context, page } = await visit({ javaScript });
    await page.goto(`${PAGE}&filters=attribute:nobody-knows`);
    await chips(page)
      .getByRole('link', { name: /^Selected attribute/ })
      .click();
    await page.waitForURL((url) => !url.searchParams.has('filters'));
    await context.close();
  });

  it('are in a sheet on a phone', async () => {
    const { context, page } = await visit({ javaScript, width: 360 });
    // Wait for the sheet's script: before it is loaded, a choice is a plain link that closes the sheet.
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const last = filters(page).getByRole('link', { name: /./ }).last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await page.waitForURL(/filters=/);
    const { total: remaining } = await expectApiTotal(page);
    if (javaScript) {
      await filters(page)
        .getByRole('button', { name: `Show ${remaining}` })
        .click();
    }
    expect(await filters(page).isVisible()).toBe(false);
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  });
});

describe('the URL of the results', () => {
  it('shows another visitor the same results in their language', async () => {
    const { value } = attributeValue();
    const address = `${PAGE}&filters=attribute:${encodeURIComponent(value.id)},minOrder:10`;
    const arabic = await search(address.split('?')[1] ?? '', 'ar');
    const { context, page } = await visit({ locale: 'ar', width: 360 });
    const problems = watchErrors(page);
    await page.goto(address);
    await page.locator('html[dir=rtl]').waitFor();
    const shown = arabic.facets.attributes
      .flatMap(({ values }) => values)
      .find(({ id }) => id === value.id);
    expect(shown).toBeDefined();
    await page
      .locator('main')
      .getByText(shown?.name ?? '')
      .locator('visible=true')
      .first()
      .waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('includes the loaded pages of results, also after going back from a product', async () => {
    const { context, page } = await visit();
    await page.goto('/product-search');
    const cards = page.locator('main a[href^="/product?url="]');
    await page.getByRole('link', { name: 'Show more products' }).click();
    await page.waitForURL(/pageNo=2&from=1/);
    await eventually(() => cards.count()).toBe(80);
    await cards.nth(60).click();
    await page.waitForURL(/\/product\?url=/);
    await page.goBack();
    await eventually(() => cards.count()).toBe(80);
    await context.close();
  });
});

describe('a search by a picture that no longer exists', () => {
  it('shows a message and a link to search by another picture', async () => {
    const { context, page } = await visit({ javaScript: false });
    const answer = await page.goto('/product-search?imageUrl=/uploads/product-search/gone.jpg');
    expect(answer?.status()).toBe(200);
    await page.getByText('This image is no longer available.').waitFor();
    await page.getByRole('link', { name: 'Search by another image' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await context.close();
  });
});

describe('a search that finds nothing', () => {
  it('names the keyword, and other ways to get help', async () => {
    const { context, page } = await visit({ javaScript: false });
    await page.goto('/product-search?keyword=qzxwv');
    await page.getByRole('heading', { name: 'No results for “qzxwv”' }).waitFor();
    await page.locator('main a[href="/sourcing-service?text=qzxwv#request"]').waitFor();
    await page.locator('main a[href="/search-by-picture"]').waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await context.close();
  });

  it('leads to the marketplaces with results', async () => {
    const empty = await searchWithEmptyMarketplace();
    const { context, page } = await visit();
    await page.goto(`/product-search?${empty.query}&channel=${empty.channel}`);
    const elsewhere = page.getByRole('navigation', { name: 'Search on other marketplaces' });
    await elsewhere.getByRole('link').first().click();
    await page.waitForURL((url) => url.searchParams.get('channel') !== empty.channel);
    await page.locator('main a[href^="/product?url="]').first().waitFor();
    await context.close();
  });

  it('shows the results of a corrected keyword, and says so', async () => {
    const { correctedTo } = await search('keyword=bakcpack');
    expect(correctedTo).toBeDefined();
    const { context, page } = await visit({ javaScript: false });
    await page.goto('/product-search?keyword=bakcpack');
    await page
      .getByText(`No results for “bakcpack”. Showing results for “${correctedTo}”.`)
      .waitFor();
    await page.locator('main a[href^="/product?url="]').first().waitFor();
    // The words as typed find nothing, and are not corrected again.
    await page.getByRole('link', { name: 'Search for “bakcpack” instead' }).click();
    await page.getByRole('heading', { name: 'No results for “bakcpack”' }).waitFor();
    await context.close();
  });

  it('says that nothing fits, and shows what is nearest', async () => {
    const { context, page } = await visit({ javaScript: false });
    await page.goto('/product-search?keyword=rocking+chair');
    await page.getByText('Nothing matches all of “rocking chair”.').waitFor();
    await page.locator('main a[href^="/product?url="]').first().waitFor();
    const kinds = page.getByRole('navigation', { name: 'Closest categories' });
    await kinds.getByRole('link').first().click();
    await page.waitForURL(/categoryId=/);
    await page.locator('main a[href^="/product?url="]').first().waitFor();
    await context.close();
  });

  it('is also one whose words products only mention', async () => {
    // Some goods are dishwasher-safe.
    const { context, page } = await visit({ javaScript: false });
    await page.goto('/product-search?keyword=dishwasher');
    await page.getByRole('heading', { name: 'No results for “dishwasher”' }).waitFor();
    await context.close();
  });
});

/** A query with results, and a marketplace that has none of them. */
async function searchWithEmptyMarketplace(): Promise<{ query: string; channel: string }> {
  for (const keyword of ['backpack', 'kimono', 'guitar', 'dress']) {
    const { facets } = await search(`keyword=${keyword}`);
    const none = facets.channels.find(({ count }) => count === 0);
    if (none) return { query: `keyword=${keyword}`, channel: none.id };
  }
  throw new Error('every marketplace has everything');
}
