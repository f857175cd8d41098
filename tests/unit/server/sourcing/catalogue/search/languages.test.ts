import { expect, test } from 'vitest';
import { generateCatalogue } from '../../../../../../demo/catalogue/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../../../../src/contract/values/goods/product-kinds.ts';
import { LOCALES } from '../../../../../../src/contract/values/shop/locales.ts';
import { deriveKeys } from '../../../../../../src/server/crypto/keys.ts';
import { embeddedSource } from '../../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { lookupProducts } from '../../../../../../src/server/sourcing/catalogue/lookup.ts';
import { sampled } from '../../../../../support/sample.ts';
import { openEmbeddedSite } from '../../../../support/site.ts';

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
const catalogue = generateCatalogue();
/** Words that reveal English sentences and phrases of the catalogue. */
const ENGLISH = /Made for|Measured by|Colours may|\b(?:with|for|in|of|and)\b/;

test('a product page has no English in languages with other scripts', async () => {
  const db = await openEmbeddedSite();
  const locales = ['ru', 'bg', 'th', 'la', 'ar', 'ja', 'ko', 'zh-HK'] as const;
  for (const [row, locale] of locales.entries()) {
    const read = sampled(catalogue.products, 30, row).map(({ url }) => url);
    const found = [...(await lookupProducts(db, keys, locale, read)).values()];
    expect(found).toHaveLength(read.length);
    const attributes = found.flatMap((p) => [
      ...p.attributes,
      ...p.skus.flatMap((sku) => sku.attributes),
    ]);
    const said = [
      ...found.flatMap((p) => [p.titleTrans, p.shipFrom, p.descriptionHtml]),
      ...attributes.flatMap((a) => [a.nameTrans, a.valueTrans]),
    ].map((text) => text.replaceAll(/<[^>]*>/g, ' '));
    expect([locale, said.filter((text) => ENGLISH.test(text) || text.trim() === '')]).toEqual([
      locale,
      [],
    ]);
    const names = new Set(attributes.map(({ nameTrans }) => nameTrans));
    expect([locale, [...names].filter((name) => /[a-z]{3}/.test(name))]).toEqual([locale, []]);
  }
});

test('cards and pages have the same title in every language', async () => {
  const db = await openEmbeddedSite();
  const some = catalogue.products.slice(0, 20);
  const urls = some.map(({ url }) => url);
  for (const locale of LOCALES) {
    const reader = { locale, platforms: PRODUCT_PLATFORMS };
    const ids = some.map(({ id }) => id);
    const cards = await embeddedSource(db, keys).cards(ids, reader);
    const pages = await lookupProducts(db, keys, locale, urls);
    const own = some.map(
      ({ titles, titleEn, titleZh }) => ({ ...titles, en: titleEn, 'zh-CN': titleZh })[locale],
    );
    expect(some.map(({ id }) => cards.get(id)?.titleTrans)).toEqual(own);
    expect(some.map(({ url }) => pages.get(url)?.titleTrans)).toEqual(own);
  }
});
