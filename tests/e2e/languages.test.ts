import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TENANTS } from '../../demo/tenants/all.ts';
import { LOCALES, type Locale } from '../../src/contract/values/locales.ts';
import { bcp47, directionOf } from '../../src/i18n/locale.ts';
import { matchRoute, type RouteOptions } from '../../src/site/routes.ts';
import { IS_FULL, sampled } from '../support/sample.ts';
import { openBrowser, signInAs, visit, watchErrors } from './support/browser.ts';
import { OWN_PAGES, PUBLIC_PAGES, productPages, sidewaysScroll } from './support/pages.ts';

openBrowser();

type Texts = Record<string, string>;
const textsOf = (locale: Locale): Texts =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../locales/${locale}/common.json`), 'utf8'),
  ) as Texts;

const english = textsOf('en');
const keys = new Set(Object.keys(english).filter((key) => key.includes('.')));
/** What only somebody who reads English reads: sentences without arguments. */
const sentences = Object.entries(english).filter(
  ([, text]) => text.split(' ').length > 1 && !/[{<]/.test(text),
);

/** What is wrong with the texts of a page: keys in place of texts, English in place of the language. */
function misread(lines: readonly string[], locale: Locale): string[] {
  const own = textsOf(locale);
  const left = new Set(
    sentences.filter(([key, text]) => own[key] !== text).map(([, text]) => text),
  );
  const written = new Set(Object.values(own));
  return lines.filter(
    (line) =>
      keys.has(line) ||
      (left.has(line) && !written.has(line)) ||
      /\bundefined\b|\[object /.test(line),
  );
}

/** A picture takes its place whether it comes or not, so a page without is as wide, and sooner there. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const withoutPictures = (context: BrowserContext) =>
  context.route(/\.(webp|avif|png|jpe?g)(\?|$)/, (route) =>
    route.fulfill({ body: PIXEL, contentType: 'image/gif' }),
  );

async function flawsOf(page: Page, address: string, locale: Locale): Promise<object | undefined> {
  const response = await page.goto(address, { waitUntil: 'load' });
  const html = page.locator('html');
  const text = await page.evaluate(() => document.body.innerText);
  const flaws = {
    status: response?.status() === 200 ? undefined : response?.status(),
    lang: (await html.getAttribute('lang')) === bcp47(locale) ? undefined : 'wrong',
    dir: (await html.getAttribute('dir')) === directionOf(locale) ? undefined : 'wrong',
    title: (await page.title()).trim() ? undefined : 'missing',
    sideways: (await sidewaysScroll(page)) || undefined,
    misread: misread(
      text.split('\n').map((line) => line.trim()),
      locale,
    ),
  };
  const real = Object.entries(flaws).filter(([, flaw]) =>
    Array.isArray(flaw) ? flaw.length > 0 : flaw !== undefined,
  );
  return real.length > 0 ? Object.fromEntries(real) : undefined;
}

/**
 * A language reads alike at every tenant but for what a tenant says itself: the first tenant shows
 * its pages in all languages, the others in their own, and in further ones what they say themselves.
 * Of its pages each language shows a quarter, the next language the next quarter, so every page is
 * seen in several; `tests/unit/i18n` holds the texts of all. `TEST_FULL=1` opens all pages of all.
 */
const EVERY = 4;
const OWN_WORDS = ['/', '/product-search?keyword=bag', '/about', '/faq', '/auth/login'];

const PAGES = [...PUBLIC_PAGES, ...OWN_PAGES];

describe.each(TENANTS.map((tenant, row) => [tenant.id, tenant, row] as const))(
  '%s',
  (_, tenant, row) => {
    const [host = ''] = tenant.hosts;
    const { supportedLanguages, defaultLanguage, tenantPreference } = tenant.record;
    const hidden = tenantPreference.showUserWarehouse ? [] : ['/my/warehouses'];
    // Pages of articles that the tenant has not written are not there.
    const isThere = (page: string) => {
      const { article }: RouteOptions = matchRoute(page)?.options ?? {};
      return !hidden.includes(page) && (!article || tenant.articles.includes(article));
    };

    it.concurrent.each(supportedLanguages)('reads well on a narrow phone in %s', async (locale) => {
      const { context, page, origin } = await visit({ host, locale, width: 360 });
      await withoutPictures(context);
      const whole = IS_FULL || tenant.id === 'sampan' || locale === defaultLanguage;
      if (whole) await signInAs(context, origin);
      const [product = ''] = await productPages();
      const addresses = whole
        ? [product, ...sampled(PAGES, EVERY, row + LOCALES.indexOf(locale))]
        : [...OWN_WORDS, product];
      const problems = watchErrors(page);
      const found: Record<string, unknown> = {};
      for (const address of addresses.filter(isThere)) {
        const flaws = await flawsOf(page, address, locale);
        const told = problems.splice(0);
        if (flaws || told.length > 0) found[address] = { ...flaws, ...(told.length && { told }) };
      }
      expect(found).toEqual({});
      await context.close();
    });
  },
);
