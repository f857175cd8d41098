import { expect, test } from 'vitest';
import { generateCatalogue } from '../../../../../demo/catalogue/catalogue.ts';
import { writeCatalogue } from '../../../../../demo/write-catalogue.ts';
import { LOCALES } from '../../../../../src/contract/values/locales.ts';
import { PRODUCT_PLATFORMS } from '../../../../../src/contract/values/product-kinds.ts';
import { deriveKeys } from '../../../../../src/server/crypto/keys.ts';
import { openDatabase } from '../../../../../src/server/platform/node.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { embeddedSource } from '../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { lookupProducts } from '../../../../../src/server/sourcing/catalogue/lookup.ts';
import { migrateTestDatabase } from '../../../support/database.ts';
import { copyOf } from '../../../support/template.ts';

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
const catalogue = generateCatalogue({ products: 400 });
const urls = catalogue.products.map(({ url }) => url);
/** Words that reveal English sentences and phrases of the catalogue. */
const ENGLISH = /Made for|Measured by|Colours may|\b(?:with|for|in|of|and)\b/;

async function openCatalogue() {
  const fill = async (db: Database) => {
    await migrateTestDatabase(db);
    await writeCatalogue(db, catalogue, () => {});
  };
  return openDatabase(`file:${await copyOf('catalogue', fill)}`);
}

test('a product page has no English in languages with other scripts', async () => {
  const db = await openCatalogue();
  for (const locale of ['ru', 'bg', 'th', 'la', 'ar', 'ja', 'ko', 'zh-HK'] as const) {
    const found = [...(await lookupProducts(db, keys, locale, urls)).values()];
    expect(found).toHaveLength(urls.length);
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
  const db = await openCatalogue();
  const some = catalogue.products.slice(0, 20);
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
