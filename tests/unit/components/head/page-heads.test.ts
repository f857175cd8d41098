import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from '../../../../src/components/head/excerpt.ts';
import { productThing } from '../../../../src/components/head/offered-product.ts';
import { offeredProduct } from '../../../../src/components/head/offered-product-of.ts';
import { openGraphLocale } from '../../../../src/components/head/open-graph.tsx';
import { documentTitle } from '../../../../src/components/head/page-head.tsx';
import {
  absoluteUrl,
  alternates,
  canonicalPagePath,
  type HeadPage,
} from '../../../../src/components/head/page-url.ts';
import { goodsPicture, tenantPicture } from '../../../../src/components/head/share-picture.ts';
import { breadcrumbList, stepsOf } from '../../../../src/components/head/structured-data.ts';
import type { Tenant } from '../../../../src/contract/calls/site.ts';
import type { Product } from '../../../../src/contract/values/goods/product.ts';
import { LOCALES, type Locale } from '../../../../src/contract/values/shop/locales.ts';
import { bcp47 } from '../../../../src/i18n/locale.ts';
import {
  inLanguage,
  languageOf,
  localeOfTag,
  withoutLanguage,
} from '../../../../src/i18n/page-language.ts';
import { textWidth } from '../../../../src/i18n/text-width.ts';
import { isListed } from '../../../../src/site/match-route.ts';
import { routes } from '../../../../src/site/routes.ts';
import { translator } from '../../support/translator.ts';

const tenant = {
  name: 'Junk',
  defaultLanguage: 'la',
  supportedLanguages: ['la', 'en', 'zh-CN'],
} as unknown as Tenant;
const page: HeadPage = {
  tenant,
  locale: 'zh-CN',
  t: await translator('en'),
  origin: 'https://junk.test',
  pagePath: '/product-search?keyword=bag',
};

describe('the language of a URL', () => {
  it('is a language of the tenant, by its tag or by the product’s own code', () => {
    const languages: [string | null, Locale | undefined][] = [
      ['lo', 'la'],
      ['la', 'la'],
      ['LO', 'la'],
      ['zh-cn', 'zh-CN'],
      ['en', 'en'],
      ['ko', undefined],
      ['zh', undefined],
      ['', undefined],
      [null, undefined],
    ];
    for (const [tag, locale] of languages) expect(localeOfTag(tag, tenant), `${tag}`).toBe(locale);
  });

  it('can be added and removed without other changes of the URL', () => {
    const word = fc.stringMatching(/^[a-z]{1,5}$/).filter((name) => name !== 'lang');
    const query = fc.array(fc.tuple(word, fc.string({ maxLength: 6 })), { maxLength: 4 });
    const path = fc
      .tuple(fc.stringMatching(/^\/[a-z/]{0,8}$/), query, fc.constantFrom('', '#top'))
      .map(([name, fields, fragment]) => {
        const search = new URLSearchParams(fields);
        return `${name}${search.size > 0 ? `?${search}` : ''}${fragment}`;
      });
    fc.assert(
      fc.property(
        path,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...LOCALES),
        (own, one, two) => {
          const all = { supportedLanguages: LOCALES, defaultLanguage: 'en' } as const;
          const named = inLanguage(own, one, all);
          expect(withoutLanguage(named)).toBe(own);
          expect(languageOf(named, all)).toBe(one === 'en' ? undefined : one);
          expect(inLanguage(named, two, all)).toBe(inLanguage(own, two, all));
        },
      ),
    );
  });
});

describe('the canonical URL', () => {
  const CASES: [string, string][] = [
    ['/', '/'],
    ['/?utm_source=mail&gclid=1', '/'],
    ['/about/', '/about'],
    ['//about//index.html?x=1', '/about'],
    ['/faq?q=refund', '/faq'],
    ['/product?utm_source=x&url=Ab_-1&sku=2', '/product?url=Ab_-1'],
    [
      '/product-search?pageNo=3&sort=sold&keyword=red+bag&filters=inStock&channel=JD',
      '/product-search?keyword=red+bag&channel=JD&pageNo=3',
    ],
    ['/product-search?pageNo=1&keyword=%20', '/product-search'],
    ['/product-search?pageNo=-2&from=1', '/product-search'],
    ['/product-search?pageNo=1e9', '/product-search'],
  ];
  it.each(CASES)('of %s is %s', (asked, own) => {
    expect(canonicalPagePath(asked)).toBe(own);
  });

  it('in another language names that language; in the tenant’s default language it names none', () => {
    expect(absoluteUrl(page, '/product?url=x')).toBe('https://junk.test/product?url=x&lang=zh-CN');
    expect(absoluteUrl({ ...page, locale: 'la' }, '/about')).toBe('https://junk.test/about');
  });

  it('comes with every language of the tenant, and a default', () => {
    expect(alternates(page, '/about')).toEqual([
      { hreflang: 'lo', href: 'https://junk.test/about' },
      { hreflang: 'en', href: 'https://junk.test/about?lang=en' },
      { hreflang: 'zh-CN', href: 'https://junk.test/about?lang=zh-CN' },
      { hreflang: 'x-default', href: 'https://junk.test/about' },
    ]);
    const single = { ...tenant, supportedLanguages: ['la'] } as unknown as Tenant;
    expect(alternates({ ...page, tenant: single }, '/about')).toEqual([]);
  });
});

describe('a shared link', () => {
  it('names languages with their country', () => {
    expect(['en', 'la', 'zh-HK', 'pt'].map((l) => openGraphLocale(l as Locale))).toEqual([
      'en_US',
      'lo_LA',
      'zh_HK',
      'pt_BR',
    ]);
    for (const locale of LOCALES) expect(openGraphLocale(locale)).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  });

  it('shows the tenant’s picture or a neutral one, by an absolute URL', () => {
    expect(tenantPicture(page)).toMatchObject({ url: 'https://junk.test/brand/share/neutral.png' });
    const own = { ...page, tenant: { ...tenant, shareImage: 'https://cdn.test/s.png' } };
    expect(tenantPicture(own).url).toBe('https://cdn.test/s.png');
    expect(goodsPicture(page, '/goods/cup/red-studio', 'Cup')).toEqual({
      url: 'https://junk.test/goods/cup/red-studio-800.webp',
      alt: 'Cup',
      size: { width: 800, height: 800 },
    });
    expect(goodsPicture(page, 'https://img.test/cup.jpg', 'Cup').size).toBeUndefined();
  });

  it('has one pattern for titles', () => {
    const at = { tenant: { name: 'Junk' }, locale: 'en' } as HeadPage;
    expect(documentTitle(at, 'Cart')).toBe('Cart – Junk');
    const long = documentTitle(at, 'Dress with '.repeat(12));
    expect(long.length).toBeLessThanOrEqual(70);
    expect(long).toMatch(/^Dress with .*… – Junk$/);
  });

  it('describes an article by its beginning, cut at a word in every script', () => {
    const sentence = {
      en: 'We buy for you. ',
      th: 'เราซื้อสินค้าจากจีนให้คุณ',
      'zh-CN': '我们替您购买。',
    };
    for (const [locale, text] of Object.entries(sentence)) {
      const cut = excerpt(text.repeat(40), locale);
      // Chinese characters are twice as wide.
      const columns = locale === 'zh-CN' ? textWidth(cut) : cut.length;
      expect(columns).toBeLessThanOrEqual(157);
      expect(columns).toBeGreaterThan(120);
      expect(text.repeat(40).startsWith(cut.slice(0, -1))).toBe(true);
    }
    expect(excerpt('Short.', 'en')).toBe('Short.');
  });
});

it('keeps personal pages out of search engines', () => {
  const listed = Object.entries(routes).filter(([, options]) => isListed(options));
  const open = /^\/(?!my|auth|cart|checkout|payment$|payment\/|settings|offline)/;
  expect(listed.filter(([path]) => !open.test(path))).toEqual([]);
  expect(listed.length).toBeGreaterThan(8);
});

it('has breadcrumbs with absolute URLs in the page’s language', () => {
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Search' }];
  expect(breadcrumbList(stepsOf(page, crumbs))).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://junk.test/?lang=zh-CN' },
      { position: 2, item: 'https://junk.test/product-search?keyword=bag&lang=zh-CN' },
    ],
  });
});

describe('a product for search engines', () => {
  const product = {
    productId: 'p1',
    titleTrans: 'Cup </script>',
    images: ['/goods/cup/red-studio'],
    priceMode: 'SKU_PRICE',
    priceRange: [{ startQuantity: 1, price: '9.00' }],
    skus: [
      { price: '12.50', stock: 0 },
      { price: '9.00', stock: 3 },
    ],
    minOrderQuantity: 1,
    shop: { nameTrans: 'Cups' },
    status: 'ON_SALE',
  } as unknown as Product;
  const offersOf = (more: Partial<Product>) =>
    productThing(offeredProduct(page, { ...product, ...more }, '/product?url=x')).offers as Record<
      string,
      unknown
    >;

  it('costs from its lowest to its highest price', () => {
    expect(offersOf({})).toMatchObject({ lowPrice: '9.00', highPrice: '12.50', offerCount: 2 });
    expect(offersOf({ skus: product.skus.slice(1) })).toMatchObject({
      '@type': 'Offer',
      price: '9.00',
    });
    const steps = [
      { startQuantity: 2, price: '8.00' },
      { startQuantity: 10, price: '7.00', promotionPrice: '6.50' },
    ];
    const wholesale = {
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: steps,
      minOrderQuantity: 2,
    } as const;
    expect(offersOf(wholesale)).toMatchObject({
      lowPrice: '6.50',
      highPrice: '8.00',
      eligibleQuantity: { minValue: 2 },
    });
  });

  it('is available if one of its variants is', () => {
    const at = (more: Partial<Product>) => String(offersOf(more).availability).split('/').at(-1);
    expect(at({})).toBe('InStock');
    expect(at({ skus: product.skus.slice(0, 1) })).toBe('SoldOut');
    expect(at({ status: 'SOLD_OUT' })).toBe('SoldOut');
    expect(at({ status: 'REMOVED' })).toBe('Discontinued');
  });
});

it('knows every language by its tag', () => {
  const all = { supportedLanguages: LOCALES };
  for (const locale of LOCALES) expect(localeOfTag(bcp47(locale), all)).toBe(locale);
});
