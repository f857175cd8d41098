import type { Category, Suggestions } from '../../contract/calls/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import { parseProductLink } from '../../contract/links/product-link.ts';
import type { Product } from '../../contract/values/product.ts';
import type { TenantRecord } from '../../contract/values/tenant-record.ts';
import { atMost } from '../crypto/at-most.ts';
import type { Platform } from '../platform/platform.ts';
import { type EmbeddedSource, embeddedSource } from './catalogue/embedded-source.ts';
import { openMarketplaces } from './marketplaces/open.ts';
import { createSearch, type SourceSearch } from './search-sources.ts';
import {
  type DomesticFreight,
  isUnavailable,
  type NavigationEntry,
  type ProductSource,
  type Reader,
  type SourceId,
} from './source.ts';
import { sourcesByPlatform } from './which-source.ts';

/** Every source that a tenant sells from, asked as one (docs/decisions/024). */
export type Sources = Pick<EmbeddedSource, 'cards' | 'sitemapParts' | 'sitemapProducts'> &
  SourceSearch & {
    /** Throws `SOURCE_UNAVAILABLE` where one that must be asked doesn't answer. */
    details(urls: readonly string[], reader: Reader): Promise<Map<string, Product>>;
    /** The same, with null for what a source doesn't tell just now: it may well be there. */
    detailsOrNull(urls: readonly string[], reader: Reader): Promise<Map<string, Product | null>>;
    /** The embedded catalogue's tree, and the upper levels of those of the marketplaces that answer. */
    categories(reader: Reader): Promise<Category[]>;
    navigation(keyword: string, reader: Reader): Promise<NavigationEntry[]>;
    suggestions(keyword: string, reader: Reader): Promise<Suggestions>;
    /** Throws `SOURCE_UNAVAILABLE`. */
    domesticFreight(
      url: string,
      quantity: number,
      reader: Reader,
    ): Promise<DomesticFreight | undefined>;
  };

/** Products that are asked for at once: a cart may hold two hundred, and limits are by the second. */
const AT_ONCE = 4;
/** How long a page waits for what it can do without, in milliseconds; the rest is cached when it comes. */
const PATIENCE_MS = 1_500;

/** The sources of a tenant. */
export function openSources(platform: Platform, tenant: TenantRecord): Sources {
  const embedded = embeddedSource(platform.database, platform.keys);
  const marketplaces = openMarketplaces(platform);
  const sourceOf = sourcesByPlatform(tenant, new Set(marketplaces.keys()));

  /** A source by its id; undefined for a marketplace whose keys are not there. */
  const open = (id: SourceId): ProductSource | undefined =>
    id === 'embedded' ? embedded : marketplaces.get(id)?.source;

  /** A reader as a source is asked for: of the platforms that it serves. */
  const readerOf = (id: SourceId, reader: Reader): Reader => ({
    ...reader,
    platforms: reader.platforms.filter((one) => sourceOf.get(one) === id),
  });
  const isAsked = (id: SourceId, reader: Reader) => readerOf(id, reader).platforms.length > 0;

  /** What the embedded catalogue says if it serves any platform of the reader's, and what the marketplaces do. */
  const ofAll = async <T>(
    reader: Reader,
    ask: (source: ProductSource, reader: Reader) => Promise<T[]> | undefined,
  ): Promise<T[]> => {
    const asked = (['embedded', ...marketplaces.keys()] as const).filter((id) =>
      isAsked(id, reader),
    );
    const answers = asked.map((id) => {
      const source = open(id);
      const answer = source && ask(source, readerOf(id, reader));
      return id === 'embedded' ? answer : answer && orNothing(answer);
    });
    return (await Promise.all(answers)).flatMap((answer) => answer ?? []);
  };

  const detail = async (url: string, reader: Reader): Promise<Product | undefined> => {
    const link = parseProductLink(url);
    if (link.kind !== 'PRODUCT' || !reader.platforms.includes(link.platform)) return undefined;
    const id = sourceOf.get(link.platform);
    if (id === undefined) return undefined;
    const source = open(id);
    if (!source) throw new Failure('SOURCE_UNAVAILABLE');
    return (await source.details([url], readerOf(id, reader))).get(url);
  };

  const isEmbedded = (url: string) => {
    const link = parseProductLink(url);
    return link.kind === 'PRODUCT' && sourceOf.get(link.platform) === 'embedded';
  };

  const detailsOrNull = async (urls: readonly string[], reader: Reader) => {
    const ours = urls.filter(isEmbedded);
    const theirs = [...new Set(urls)].filter((url) => !isEmbedded(url));
    const inTurn = atMost(AT_ONCE);
    const [known, ...asked] = await Promise.all([
      ours.length > 0 ? embedded.details(ours, readerOf('embedded', reader)) : [],
      ...theirs.map(async (url) => {
        const product = await inTurn(() => detail(url, reader)).catch(nullWhereUnavailable);
        return product === undefined ? [] : ([[url, product]] as const);
      }),
    ]);
    return new Map<string, Product | null>([...known, ...asked.flat()]);
  };

  return {
    ...createSearch({ embedded, marketplaces, sourceOf }),

    detailsOrNull,

    details: async (urls, reader) => {
      const found = new Map<string, Product>();
      for (const [url, product] of await detailsOrNull(urls, reader)) {
        if (product === null) throw new Failure('SOURCE_UNAVAILABLE');
        found.set(url, product);
      }
      return found;
    },

    categories: (reader) => ofAll(reader, (source, own) => source.categories?.(own)),

    navigation: (keyword, reader) =>
      ofAll(reader, (source, own) => source.navigation?.(keyword, own)),

    // Words that go on come from our own catalogue: no marketplace tells them, and typing is no time to wait.
    suggestions: (keyword, reader) => embedded.suggestions(keyword, readerOf('embedded', reader)),

    domesticFreight: async (url, quantity, reader) => {
      const link = parseProductLink(url);
      const id = link.kind === 'PRODUCT' ? sourceOf.get(link.platform) : undefined;
      if (id === undefined) return undefined;
      const source = open(id);
      if (!source) throw new Failure('SOURCE_UNAVAILABLE');
      return source.domesticFreight(url, quantity, readerOf(id, reader));
    },

    cards: (ids, reader) => embedded.cards(ids, readerOf('embedded', reader)),
    sitemapParts: (reader) => embedded.sitemapParts(readerOf('embedded', reader)),
    sitemapProducts: (cursor, reader) =>
      embedded.sitemapProducts(cursor, readerOf('embedded', reader)),
  };
}

const nullWhereUnavailable = (error: unknown): null => {
  if (isUnavailable(error)) return null;
  throw error;
};

/** An answer that a page can do without: nothing where it fails or takes long. */
function orNothing<T>(answer: Promise<T[]>): Promise<T[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve([]), PATIENCE_MS);
    answer.then(resolve, () => resolve([])).finally(() => clearTimeout(timer));
  });
}
