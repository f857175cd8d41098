import type { SearchFacets } from '../../../../contract/calls/catalogue.ts';
import { SEARCH_SERVICES } from '../../../../contract/values/goods/search-filters.ts';
import { fromFen } from '../../../../contract/values/money/money.ts';
import { attributeOf, rankOfAttribute } from '../../../db/product-attributes.ts';
import { capitalised } from '../../../db/product-words.ts';
import { SERVICE_BITS } from '../../../db/schema/shop/catalogue.ts';
import { MIN_ORDERS } from '../../../db/search-text.ts';
import type { ProductReader } from '../../source.ts';
import {
  type CategoryNode,
  type CategoryTree,
  categoryName,
  withAncestors,
} from '../category-tree.ts';
import type { HitRow, Hits } from './search-hits.ts';
import type { Narrowing } from './search-narrowing.ts';
import type { AttributeNameRow } from './search-page.ts';

const hitsFor = (hits: Hits, set: string) => hits.get(set) ?? hits.get('results') ?? [];

const countBy = <K>(keys: Iterable<K>): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** All facets except attributes, whose names must be read from the database. */
export function facetsOf(
  hits: Hits,
  narrowing: Narrowing,
  reader: ProductReader,
  tree: CategoryTree,
): Omit<SearchFacets, 'attributes'> {
  const results = hitsFor(hits, 'results');
  const platforms = countBy(hitsFor(hits, 'channels').map(({ platform }) => platform));
  return {
    channels: reader.platforms.map((id) => ({ id, name: id, count: platforms.get(id) ?? 0 })),
    categories: categoryFacet(hitsFor(hits, 'categories'), narrowing.categoryId, reader, tree),
    prices: priceFacet(hitsFor(hits, 'prices').map(({ priceFen }) => priceFen)),
    services: SEARCH_SERVICES.map((id) => ({
      id,
      count: results.filter(({ services }) => services & SERVICE_BITS[id]).length,
    })),
    minOrders: minOrderFacet(hitsFor(hits, 'minOrders').map((hit) => hit.minOrderQuantity)),
  };
}

/** The number of hits in each category of `offeredCategories` that has hits. */
function categoryFacet(
  hits: readonly HitRow[],
  chosen: string | undefined,
  { locale }: ProductReader,
  tree: CategoryTree,
) {
  const counts = countBy(
    hits.flatMap(({ categoryId }) => {
      const node = tree.byId.get(categoryId);
      return node ? withAncestors(node).map(({ id }) => id) : [];
    }),
  );
  return offeredCategories(tree, chosen)
    .map((node) => ({
      id: node.id,
      name: categoryName(node, locale),
      count: counts.get(node.id) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

/** The top categories, or the children of the chosen category, or its siblings if it has no children. */
function offeredCategories(tree: CategoryTree, categoryId: string | undefined): CategoryNode[] {
  const chosen = categoryId === undefined ? undefined : tree.byId.get(categoryId);
  if (!chosen) return tree.roots;
  if (chosen.children.length > 0) return chosen.children;
  return chosen.parent?.children ?? tree.roots;
}

const PRICE_BANDS = 5;
/** With fewer hits there are no price ranges. */
const MIN_PRICED_HITS = 8;

/** Price ranges with round limits that contain about equal numbers of hits. */
function priceFacet(fens: readonly number[]): SearchFacets['prices'] {
  if (fens.length < MIN_PRICED_HITS) return [];
  const sorted = fens.toSorted((a, b) => a - b);
  const cuts = Array.from({ length: PRICE_BANDS - 1 }, (_, i) =>
    roundFen(sorted[Math.floor(((i + 1) * sorted.length) / PRICE_BANDS)] ?? 0),
  );
  const bounds = [...new Set(cuts)].filter(
    (cut) => cut > (sorted[0] ?? 0) && cut < (sorted.at(-1) ?? 0),
  );
  return [undefined, ...bounds].map((from, i) => {
    const to = bounds[i];
    const count = sorted.filter((fen) => fen >= (from ?? 0) && fen <= (to ?? fen)).length;
    return {
      ...(from !== undefined && { from: fromFen(from) }),
      ...(to !== undefined && { to: fromFen(to) }),
      count,
    };
  });
}

/** Rounds a price to one significant digit, or two if the second is 5; at least 1 yuan. */
function roundFen(fen: number): number {
  const step = Math.max(100, 10 ** Math.floor(Math.log10(Math.max(1, fen))) / 2);
  return Math.max(step, Math.round(fen / step) * step);
}

/** Steps of the minimum order, without those that have the same hits as the step before. */
function minOrderFacet(pieces: readonly number[]): SearchFacets['minOrders'] {
  const steps = MIN_ORDERS.map((step) => ({
    pieces: step,
    count: pieces.filter((minimum) => minimum <= step).length,
  }));
  return steps.filter(({ count }, i) => count > 0 && count !== steps[i - 1]?.count);
}

const MAX_ATTRIBUTES = 6;
const MAX_VALUES = 12;
/** An attribute is offered if at least one in this many hits has it. */
const MAX_HITS_PER_ATTRIBUTE = 8;

/** An attribute's id, and how many hits have each of its values. */
export type CountedAttribute = { attribute: string; values: [id: string, count: number][] };

/**
 * The attributes to offer as filters, each with its most frequent values; chosen attributes first.
 */
export function countAttributes(hits: Hits): CountedAttribute[] {
  const results = hitsFor(hits, 'results');
  const chosen = [...hits.keys()].flatMap((set) => set.match(/^attribute (.+)$/)?.[1] ?? []);
  const counts = valueCounts(results);
  for (const attribute of chosen) {
    counts.set(
      attribute,
      valueCounts(hitsFor(hits, `attribute ${attribute}`)).get(attribute) ?? new Map(),
    );
  }
  const covered = countBy(results.flatMap((hit) => [...new Set(valuesOf(hit).map(attributeOf))]));
  return [...counts]
    .filter(
      ([id, values]) =>
        chosen.includes(id) ||
        (values.size > 1 &&
          (covered.get(id) ?? 0) * MAX_HITS_PER_ATTRIBUTE >= results.length &&
          isUseful(values)),
    )
    .sort(
      ([a], [b]) =>
        Number(chosen.includes(b)) - Number(chosen.includes(a)) ||
        rankOfAttribute(a) - rankOfAttribute(b) ||
        (covered.get(b) ?? 0) - (covered.get(a) ?? 0),
    )
    .slice(0, MAX_ATTRIBUTES)
    .map(([attribute, values]) => ({
      attribute,
      values: [...values].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, MAX_VALUES),
    }));
}

const valuesOf = ({ attributes }: HitRow) => attributes.split(' ').filter(Boolean);

/**
 * Whether choosing a value helps. It does not if there are many values and each hit has a different
 * one.
 */
const isUseful = (values: ReadonlyMap<string, number>) =>
  [...values.values()].some((count) => count > 1) || values.size <= MAX_VALUES;

function valueCounts(hits: readonly HitRow[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const [value, count] of countBy(hits.flatMap(valuesOf))) {
    const attribute = attributeOf(value);
    const values = counts.get(attribute) ?? new Map<string, number>();
    counts.set(attribute, values.set(value, count));
  }
  return counts;
}

/** Adds names to the counted attributes. Values without a name are left out. */
export function attributeFacet(
  counted: readonly CountedAttribute[],
  names: readonly AttributeNameRow[],
): SearchFacets['attributes'] {
  const named = new Map(names.map((row) => [row.id, row]));
  return counted.flatMap(({ attribute, values }) => {
    const known = values.flatMap(([id, count]) => {
      const row = named.get(id);
      return row ? [{ id, name: capitalised(row.value), count, attributeName: row.name }] : [];
    });
    const [first] = known;
    if (!first) return [];
    return [
      {
        id: attribute,
        name: capitalised(first.attributeName),
        values: known.map(({ id, name, count }) => ({ id, name, count })),
      },
    ];
  });
}
