import * as v from 'valibot';
import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import type { Locale, ProductPlatform } from '../../../contract/values/enums.ts';
import { toFen } from '../../../contract/values/money.ts';
import type { ProductCard } from '../../../contract/values/product.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import { readsChinese } from '../../db/tenant-text.ts';
import type { DomesticFreight, SourceId } from '../source.ts';

/** What all marketplaces' sources do alike. */

/** An id as the contract writes it: with its source before it, which tells who knows it. */
export const ownId = (source: SourceId, id: string): string => `${source}:${id}`;

/** The id that the marketplace knows, of one of its own; undefined for an id of another source. */
export function theirId(source: SourceId, id: string | undefined): string | undefined {
  const prefix = `${source}:`;
  return id?.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}

/** The language to ask for: the reader's where the marketplace writes it, else English. */
export function languageFor(locale: Locale, offered: readonly string[]): string {
  return offered.includes(locale) ? locale : 'en';
}

/** A marketplace's own words for readers of Chinese, else its translation where there is one. */
export function worded(locale: Locale, chinese: string, translated: string): string {
  return readsChinese(locale) ? chinese || translated : translated || chinese;
}

/** Where a product is: its platform, and its canonical address with the sealed form of it. */
export function addressed(keys: KeyRing, address: string) {
  const link = parseProductLink(address);
  if (link.kind !== 'PRODUCT') return undefined;
  return { platform: link.platform, productUrl: link.url, link: sealProductUrl(keys, link.url) };
}

/** Limits of a search that a marketplace may not know, in fen and pieces. */
export type Limits = { minFen?: number; maxFen?: number; mostPieces?: number };

export function limitsOf({ priceStart, priceEnd, filters }: SearchQuery): Limits {
  const pieces = /(?:^|,)\s*minOrder:(\d{1,6})\s*(?:,|$)/.exec(filters)?.[1];
  return {
    ...(priceStart !== undefined && { minFen: toFen(priceStart) }),
    ...(priceEnd !== undefined && { maxFen: toFen(priceEnd) }),
    ...(pieces !== undefined && { mostPieces: Number(pieces) }),
  };
}

export const hasFilter = (query: SearchQuery, name: string): boolean =>
  query.filters.split(',').some((filter) => filter.trim() === name);

/** Whether a hit keeps within the limits. */
export function isWithin(limits: Limits, { price, minOrderQuantity }: ProductCard): boolean {
  const { minFen = 0, maxFen = Number.POSITIVE_INFINITY, mostPieces } = limits;
  const fen = toFen(price);
  return fen >= minFen && fen <= maxFen && minOrderQuantity <= (mostPieces ?? minOrderQuantity);
}

/** Where hits came from, for the log. */
type Told = { source: SourceId; call: string; log: (line: Record<string, unknown>) => void };

/** What is made of each hit. One that can't be read or sold is left out, never the page. */
export function readHits<S extends v.GenericSchema<unknown, unknown>, T>(
  hits: readonly unknown[],
  schema: S,
  made: (hit: v.InferOutput<S>) => T | undefined,
  { source, call, log }: Told,
): T[] {
  const all = hits.flatMap((hit) => {
    const read = v.safeParse(schema, hit);
    const one = read.success ? made(read.output) : undefined;
    return one === undefined ? [] : [one];
  });
  const leftOut = hits.length - all.length;
  if (leftOut > 0) log({ event: 'marketplace_hits_left_out', source, call, leftOut });
  return all;
}

export type Hits = {
  records: ProductCard[];
  total: number;
  pageNo: number;
  pageSize: number;
  nextPage?: string;
  isMore?: boolean;
};

/** A search's answer. A marketplace counts its hits, and nothing about them. */
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

/** What freight is taken for until the marketplace says it, in fen: a usual parcel of a seller's. */
export const USUAL_FREIGHT: DomesticFreight = { free: false, firstFen: 800, nextFen: 200 };

/** Ten million yuan, which no price is either: fees by tiny units are not counted on. */
const MOST_FREIGHT_FEN = 1_000_000_000;

/** Freight as it is asked for, in whole fen and within reason. */
export function freightFor(firstFen: number, nextFen: number): DomesticFreight {
  const most = (fen: number) => Math.min(Math.ceil(fen), MOST_FREIGHT_FEN);
  return { free: false, firstFen: most(firstFen), nextFen: most(nextFen) };
}

/** As much as an import takes of a piece. */
const MOST_GRAMS = 10_000_000;

/** What a piece weighs, in whole grams and within reason. */
export const wholeGrams = (grams: number): number => Math.min(Math.round(grams), MOST_GRAMS);
