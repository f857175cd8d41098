import type {
  Category,
  SearchQuery,
  SearchResult,
  Suggestions,
} from '../../contract/calls/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import { parseProductLink } from '../../contract/links/product-link.ts';
import { isOwnProduct } from '../../contract/values/goods/own-products.ts';
import type { Product } from '../../contract/values/goods/product.ts';
import type { TenantRecord } from '../../contract/values/shop/tenant-record.ts';
import { limitConcurrency } from '../crypto/limit-concurrency.ts';
import type { Platform } from '../platform/platform.ts';
import { type EmbeddedSource, embeddedSource } from './catalogue/embedded-source.ts';
import { openMarketplaces } from './marketplaces/open.ts';
import { ownSource } from './own/own-source.ts';
import { createSearch, type SourceSearch } from './search-sources.ts';
import {
  type DomesticFreight,
  freightOf,
  isUnavailable,
  type NavigationEntry,
  type ProductReader,
  type ProductSource,
  type SourceId,
} from './source.ts';
import { suggestProducts } from './suggest-products.ts';
import { sourcesByPlatform } from './which-source.ts';

/** All sources of a tenant behind one interface (docs/decisions/024). */
export type Sources = Pick<EmbeddedSource, 'cards' | 'sitemapParts' | 'sitemapProducts'> &
  SourceSearch & {
    /**
     * Products by canonical URL. Throws `SOURCE_UNAVAILABLE` if a source that serves one of them
     * fails.
     */
    details(urls: readonly string[], reader: ProductReader): Promise<Map<string, Product>>;
    /** As `details`, but null for products whose source is unavailable, because they may exist. */
    detailsOrNull(
      urls: readonly string[],
      reader: ProductReader,
    ): Promise<Map<string, Product | null>>;
    /** Searches the embedded catalogue only. */
    searchStored(query: SearchQuery, reader: ProductReader): Promise<SearchResult>;
    /** The given URLs whose products are in the embedded catalogue. */
    embeddedUrls(urls: readonly string[]): string[];
    /**
     * The category trees of the embedded catalogue and, two levels deep, of the marketplaces that answer
     * in time.
     */
    categories(reader: ProductReader): Promise<Category[]>;
    navigation(keyword: string, reader: ProductReader): Promise<NavigationEntry[]>;
    suggestions(keyword: string, reader: ProductReader): Promise<Suggestions>;
    /** Throws `SOURCE_UNAVAILABLE`. */
    domesticFreight(
      url: string,
      quantity: number,
      reader: ProductReader,
    ): Promise<DomesticFreight | undefined>;
  };

/**
 * Concurrent product requests: a cart may hold 200 products, and marketplaces limit calls per
 * second.
 */
const MAX_CONCURRENT = 4;
/** How long a page waits for optional data. Later answers are still cached. */
const OPTIONAL_TIMEOUT_MS = 1_500;

/** Opens the sources of a tenant. `drafts`: its own products are there before they are published, as in a preview. */
export function openSources(
  platform: Platform,
  tenant: TenantRecord,
  { tenantId, drafts = false }: { tenantId: string; drafts?: boolean },
): Sources {
  const { database: db, keys } = platform;
  const embedded = embeddedSource(db, keys);
  const ownProducts = ownSource({
    db,
    keys,
    tenantId,
    drafts,
    seller: { name: tenant.name, first: tenant.defaultLanguage },
  });
  const marketplaces = openMarketplaces(platform);
  const sourceOf = sourcesByPlatform(tenant, new Set(marketplaces.keys()));

  /** A source by its id; undefined if the deployment lacks the marketplace's keys. */
  const sourceById = (id: SourceId): ProductSource | undefined =>
    id === 'embedded' ? embedded : marketplaces.get(id)?.source;

  /** The reader for one source, limited to the platforms that it serves. */
  const readerOf = (id: SourceId, reader: ProductReader): ProductReader => ({
    ...reader,
    platforms: reader.platforms.filter((platform) => sourceOf.get(platform) === id),
  });
  const serves = (id: SourceId, reader: ProductReader) => readerOf(id, reader).platforms.length > 0;

  /**
   * The answers of all sources that serve a platform of the reader. Marketplaces that fail or are
   * slow count as empty.
   */
  const fromAll = async <T>(
    reader: ProductReader,
    request: (source: ProductSource, sourceReader: ProductReader) => Promise<T[]> | undefined,
  ): Promise<T[]> => {
    const ids = (['embedded', ...marketplaces.keys()] as const).filter((id) => serves(id, reader));
    const answers = ids.map((id) => {
      const source = sourceById(id);
      const answer = source && request(source, readerOf(id, reader));
      return id === 'embedded' ? answer : answer && orEmpty(answer);
    });
    return (await Promise.all(answers)).flatMap((answer) => answer ?? []);
  };

  const detail = async (url: string, reader: ProductReader): Promise<Product | undefined> => {
    const link = parseProductLink(url);
    if (link.kind !== 'PRODUCT' || !reader.platforms.includes(link.platform)) return undefined;
    const id = sourceOf.get(link.platform);
    if (id === undefined) return undefined;
    const source = sourceById(id);
    if (!source) throw new Failure('SOURCE_UNAVAILABLE');
    const product = (await source.details([url], readerOf(id, reader))).get(url);
    return product && withRules(product, reader);
  };

  const isEmbedded = (url: string) => {
    const link = parseProductLink(url);
    return link.kind === 'PRODUCT' && sourceOf.get(link.platform) === 'embedded';
  };

  /** If the catalogue has the same number, the tenant's own product comes first. */
  const storedDetails = async (urls: readonly string[], reader: ProductReader) => {
    const served = readerOf('embedded', reader);
    const owned = await ownProducts.details(urls, served);
    const others = urls.filter((url) => !owned.has(url));
    const stored = others.length > 0 ? await embedded.details(others, served) : [];
    return [...owned, ...stored];
  };

  const detailsOrNull = async (urls: readonly string[], reader: ProductReader) => {
    const embeddedUrls = urls.filter(isEmbedded);
    const marketplaceUrls = [...new Set(urls)].filter((url) => !isEmbedded(url));
    const limited = limitConcurrency(MAX_CONCURRENT);
    const [embeddedProducts, ...marketplaceProducts] = await Promise.all([
      embeddedUrls.length > 0 ? storedDetails(embeddedUrls, reader) : [],
      ...marketplaceUrls.map(async (url) => {
        const product = await limited(() => detail(url, reader)).catch(nullIfUnavailable);
        return product === undefined ? [] : ([[url, product]] as const);
      }),
    ]);
    return new Map<string, Product | null>([...embeddedProducts, ...marketplaceProducts.flat()]);
  };

  const search = createSearch({ embedded, own: ownProducts, marketplaces, sourceOf });

  return {
    ...search,

    detailsOrNull,

    searchStored: (query, reader) => embedded.search(query, readerOf('embedded', reader)),

    embeddedUrls: (urls) => urls.filter(isEmbedded),

    details: async (urls, reader) => {
      const found = new Map<string, Product>();
      for (const [url, product] of await detailsOrNull(urls, reader)) {
        if (product === null) throw new Failure('SOURCE_UNAVAILABLE');
        found.set(url, product);
      }
      return found;
    },

    categories: (reader) =>
      fromAll(reader, (source, sourceReader) => source.categories?.(sourceReader)),

    navigation: (keyword, reader) =>
      fromAll(reader, (source, sourceReader) => source.navigation?.(keyword, sourceReader)),

    // Suggestions come from this database only: no marketplace has an API for them.
    suggestions: async (keyword, reader) => {
      const served = readerOf('embedded', reader);
      const words = await embedded.suggestions(keyword, served);
      const products = await suggestProducts(search, keyword, words, served);
      return { ...words, ...(products.length > 0 && { products }) };
    },

    domesticFreight: async (url, quantity, reader) => {
      const link = parseProductLink(url);
      const id = link.kind === 'PRODUCT' ? sourceOf.get(link.platform) : undefined;
      if (id === undefined) return undefined;
      const source = sourceById(id);
      if (!source) throw new Failure('SOURCE_UNAVAILABLE');
      const ofOwn = (await ownProducts.details([url], readerOf(id, reader))).get(url);
      if (ofOwn) return freightOf(ofOwn);
      return source.domesticFreight(url, quantity, readerOf(id, reader));
    },

    cards: async (ids, reader) => {
      const served = readerOf('embedded', reader);
      const others = ids.filter((id) => !isOwnProduct(id));
      const [owned, stored] = await Promise.all([
        ownProducts.cards(ids, served),
        embedded.cards(others, served),
      ]);
      return new Map([...stored, ...owned]);
    },
    sitemapParts: (reader) => embedded.sitemapParts(readerOf('embedded', reader)),
    sitemapProducts: (cursor, reader) =>
      embedded.sitemapProducts(cursor, readerOf('embedded', reader)),
  };
}

/**
 * A product with the messages of the tenant's rules about it. For products of the embedded catalogue the
 * rules also look at their titles in all languages and at the ancestors of their category.
 */
function withRules(product: Product, { judge }: ProductReader): Product {
  if (!judge || product.goodsRules) return product;
  const { title, titleTrans, categoryId, goodsClass, platform } = product;
  const goods = { texts: [title, titleTrans], categoryIds: [categoryId], goodsClass, platform };
  return { ...product, goodsRules: judge(goods) };
}

const nullIfUnavailable = (error: unknown): null => {
  if (isUnavailable(error)) return null;
  throw error;
};

/** Optional data; empty if the source fails or is slow. */
function orEmpty<T>(answer: Promise<T[]>): Promise<T[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), OPTIONAL_TIMEOUT_MS);
    answer.then(resolve, () => resolve([])).finally(() => clearTimeout(timer));
  });
}
