import * as v from 'valibot';
import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import type { ProductCard } from '../../../contract/values/goods/product.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import { readsChinese } from '../../db/tenant-text.ts';
import type { DomesticFreight, SourceId } from '../source.ts';

/* What the sources of all marketplaces share: ids, languages, limits, hits, freight and weights. */

/** An id in the contract's format: with the source as a prefix. */
export const prefixedId = (source: SourceId, id: string): string => `${source}:${id}`;

/** An id of this source without its prefix; undefined for an id of another source. */
export function marketplaceId(source: SourceId, id: string | undefined): string | undefined {
  const prefix = `${source}:`;
  return id?.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}

/** The language to request: the reader's if the marketplace offers it, else English. */
export function languageFor(locale: Locale, offered: readonly Locale[]): Locale {
  return offered.includes(locale) ? locale : 'en';
}

/**
 * The Chinese text for readers of Chinese, the translation for others. If the chosen text is empty, the
 * other one.
 */
export function localised(locale: Locale, chinese: string, translated: string): string {
  return readsChinese(locale) ? chinese || translated : translated || chinese;
}

/**
 * The fields that identify a product: platform, canonical URL and encrypted link. Undefined if the URL is
 * not that of a product.
 */
export function urlFields(keys: KeyRing, url: string) {
  const link = parseProductLink(url);
  if (link.kind !== 'PRODUCT') return undefined;
  return { platform: link.platform, productUrl: link.url, link: sealProductUrl(keys, link.url) };
}

/**
 * The limits of a search, in fen and pieces. They are checked here too, because a marketplace may not
 * support them.
 */
export type Limits = { minFen?: number; maxFen?: number; maxPieces?: number };

export function limitsOf({ priceStart, priceEnd, filters }: SearchQuery): Limits {
  const pieces = /(?:^|,)\s*minOrder:(\d{1,6})\s*(?:,|$)/.exec(filters)?.[1];
  return {
    ...(priceStart !== undefined && { minFen: toFen(priceStart) }),
    ...(priceEnd !== undefined && { maxFen: toFen(priceEnd) }),
    ...(pieces !== undefined && { maxPieces: Number(pieces) }),
  };
}

export const hasFilter = (query: SearchQuery, name: string): boolean =>
  query.filters.split(',').some((filter) => filter.trim() === name);

/** Whether a hit satisfies the limits. */
export function isWithin(limits: Limits, { price, minOrderQuantity }: ProductCard): boolean {
  const { minFen = 0, maxFen = Number.POSITIVE_INFINITY, maxPieces } = limits;
  const fen = toFen(price);
  return fen >= minFen && fen <= maxFen && minOrderQuantity <= (maxPieces ?? minOrderQuantity);
}

/** Which source and call hits came from, for the log. */
type LogContext = { source: SourceId; call: string; log: (line: Record<string, unknown>) => void };

/**
 * Parses and converts each hit. Hits that can't be read or sold are left out and counted in the
 * log.
 */
export function readHits<S extends v.GenericSchema<unknown, unknown>, T>(
  hits: readonly unknown[],
  schema: S,
  convert: (hit: v.InferOutput<S>) => T | undefined,
  { source, call, log }: LogContext,
): T[] {
  const converted = hits.flatMap((hit) => {
    const read = v.safeParse(schema, hit);
    const result = read.success ? convert(read.output) : undefined;
    return result === undefined ? [] : [result];
  });
  const leftOut = hits.length - converted.length;
  if (leftOut > 0) log({ event: 'marketplace_hits_left_out', source, call, leftOut });
  return converted;
}

export type Hits = {
  records: ProductCard[];
  total: number;
  pageNo: number;
  pageSize: number;
  nextPage?: string;
  /** Whether `total` is only a lower bound. */
  isMore?: boolean;
};

/**
 * The result of a search. The only facet is the platform with the total, because marketplaces count
 * nothing else.
 */
export function resultOf(hits: Hits, platforms: readonly ProductPlatform[]): SearchResult {
  const { records, pageNo, pageSize, nextPage, isMore = false } = hits;
  const total = Math.max(hits.total, records.length);
  const [platform] = platforms;
  return {
    total,
    pageNo,
    pageSize,
    totalPage: Math.ceil(total / pageSize),
    records,
    ...(nextPage !== undefined && { nextPage }),
    isMore,
    facets: {
      channels: platform ? [{ id: platform, name: platform, count: total }] : [],
      categories: [],
      attributes: [],
      prices: [],
      services: [],
      minOrders: [],
    },
    unavailable: [],
  };
}

/** The freight of a usual parcel, in fen. Assumed until the marketplace states the true one. */
export const DEFAULT_FREIGHT: DomesticFreight = { free: false, firstFen: 800, nextFen: 200 };

/** Hours within which a seller dispatches. Assumed if the marketplace does not state them. */
export const DEFAULT_DISPATCH_HOURS = 72;

/** Ten million yuan, as for prices. A fee for a very small unit could add up to more. */
const MAX_FREIGHT_FEN = 1_000_000_000;

/** Paid freight in whole fen, rounded up and limited. */
export function freightFor(firstFen: number, nextFen: number): DomesticFreight {
  const limited = (fen: number) => Math.min(Math.ceil(fen), MAX_FREIGHT_FEN);
  return { free: false, firstFen: limited(firstFen), nextFen: limited(nextFen) };
}

/** The same limit as for imports. */
const MAX_GRAMS = 10_000_000;

/** A weight in whole grams, limited. */
export const wholeGrams = (grams: number): number => Math.min(Math.round(grams), MAX_GRAMS);
