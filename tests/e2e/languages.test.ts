import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TENANTS } from '../../demo/tenants/all.ts';
import { LOCALES, type Locale } from '../../src/contract/values/shop/locales.ts';
import { bcp47, directionOf } from '../../src/i18n/locale.ts';
import { matchRoute } from '../../src/site/match-route.ts';
import type { RouteOptions } from '../../src/site/route-options.ts';
import { IS_FULL, sampled } from '../support/sample.ts';
import { openBrowser, signInAs, visit, watchErrors } from './support/browser.ts';
import { cutTexts } from './support/layout-flaws.ts';
import { PUBLIC_PAGES, productPages, SIGNED_IN_PAGES, sidewaysScroll } from './support/pages.ts';

openBrowser();

type Texts = Record<string, string>;
const textsOf = (locale: Locale): Texts =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, `../../locales/${locale}/common.json`), 'utf8'),
  ) as Texts;

const english = textsOf('en');
const keys = new Set(Object.keys(english).filter((key) => key.includes('.')));
/** English sentences without arguments: a page in another language must not show them. */
const sentences = Object.entries(english).filter(
  ([, text]) => text.split(' ').length > 1 && !/[{<]/.test(text),
);

/** The wrong lines of a page: keys instead of texts, English instead of the page's language. */
function wrongLines(lines: readonly string[], locale: Locale): string[] {
  const own = textsOf(locale);
  const untranslated = new Set(
    sentences.filter(([key, text]) => own[key] !== text).map(([, text]) => text),
  );
  const ownTexts = new Set(Object.values(own));
  return lines.filter(
    (line) =>
      keys.has(line) ||
      (untranslated.has(line) && !ownTexts.has(line)) ||
      /\bundefined\b|\[object /.test(line),
  );
}

/** Pictures have fixed sizes, so without them a page has the same width, and loads faster. */
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
    cut: await cutTexts(page),
    wrongLines: wrongLines(
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
 * Tenants share the texts of a language, except for their own content. So pages are tested in all
 * languages of the first tenant, but only in the main language of any other. In each of these languages a
 * fifteenth of the pages is tested, in the next language the next fifteenth. In the other languages of a
 * tenant, half of the pages with its own content are tested. `TEST_FULL=1` tests all pages in all languages
 * of all tenants.
 */
const SAMPLE_EVERY = 15;
const TENANT_CONTENT_PAGES = ['/', '/product-search?keyword=bag', '/about', '/faq', '/auth/login'];

const PAGES = [...PUBLIC_PAGES, ...SIGNED_IN_PAGES];

describe.each(TENANTS.map((tenant, row) => [tenant.id, tenant, row] as const))(
  'every page of %s',
  (_, tenant, row) => {
    const [host = ''] = tenant.hosts;
    const { supportedLanguages, defaultLanguage, tenantPreference } = tenant.record;
    const hiddenPages = tenantPreference.showUserWarehouse ? [] : ['/my/warehouses'];
    // The page of an article exists only if the tenant has written it.
    const existsHere = (page: string) => {
      const { article }: RouteOptions = matchRoute(page)?.options ?? {};
      return !hiddenPages.includes(page) && (!article || tenant.articles.includes(article));
    };

    it.concurrent.each(supportedLanguages)(
      'has no flaw on a narrow phone in %s',
      async (locale) => {
        const testsAllPages = IS_FULL || tenant.id === 'sampan' || locale === defaultLanguage;
        // Scripts behave alike in every tenant, so they run only where all pages are tested.
        const { context, page, origin } = await visit({
          host,
          locale,
          width: 360,
          javaScript: testsAllPages,
        });
        await withoutPictures(context);
        if (testsAllPages) await signInAs(context, origin);
        const [product = ''] = await productPages();
        const addresses = testsAllPages
          ? [product, ...sampled(PAGES, SAMPLE_EVERY, row + LOCALES.indexOf(locale))]
          : [product, ...sampled(TENANT_CONTENT_PAGES, 2, LOCALES.indexOf(locale))];
        const problems = watchErrors(page);
        const found: Record<string, unknown> = {};
        for (const address of addresses.filter(existsHere)) {
          const flaws = await flawsOf(page, address, locale);
          const reported = problems.splice(0);
          if (flaws || reported.length > 0)
            found[address] = { ...flaws, ...(reported.length && { reported }) };
        }
        expect(found).toEqual({});
        await context.close();
      },
    );
  },
);
