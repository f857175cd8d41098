import * as v from 'valibot';
import type { Catalogue } from '../../../demo/write-catalogue.ts';
import { searchQuery } from '../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../src/contract/values/product-kinds.ts';
import { attributeValuesOf } from '../../../src/server/db/product-attributes.ts';
import type { ProductSource } from '../../../src/server/sourcing/source.ts';
import { GROUPS, type Group, JUDGED, type JudgedQuery } from './judged-queries.ts';

type Product = Catalogue['products'][number];

/** How many of the first five hits are relevant, and the position of the first relevant one. */
export type Judgement = {
  group: Group;
  query: string;
  precisionAt5: number;
  /** Counted from 1; undefined if none of the first 40 hits is relevant. */
  firstRelevant: number | undefined;
  correctedTo?: string | undefined;
  titles: string[];
};

function isWanted(rule: JudgedQuery, product: Product | undefined): boolean {
  if (!product) return false;
  const { categories, title, attributes } = rule;
  const values = attributeValuesOf(product).map(({ id }) => id);
  return (
    (categories?.includes(product.categoryId) ?? true) &&
    (title?.test(`${product.titleEn} ${product.titleZh}`) ?? true) &&
    (attributes?.some((id) => values.includes(id)) ?? true)
  );
}

/** Searches a source that has this catalogue for every judged query, and judges the hits. */
export async function judge(
  source: Pick<ProductSource, 'search'>,
  catalogue: Catalogue,
): Promise<Judgement[]> {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const judgements: Judgement[] = [];
  for (const group of GROUPS) {
    for (const rule of JUDGED[group]) {
      const reader = { platforms: [...PRODUCT_PLATFORMS], locale: rule.locale };
      const query = v.parse(searchQuery, { keyword: rule.query, sort: rule.sort, pageSize: 40 });
      const { records, correctedTo } = await source.search(query, reader);
      const found = records.map(({ productId }) => products.get(productId));
      const wanted = found.map((product) => isWanted(rule, product));
      const first = wanted.indexOf(true);
      judgements.push({
        ...{ group, query: rule.query, correctedTo },
        precisionAt5: wanted.slice(0, 5).filter(Boolean).length / 5,
        firstRelevant: first < 0 ? undefined : first + 1,
        titles: found.slice(0, 5).map((product) => product?.titleEn ?? ''),
      });
    }
  }
  return judgements;
}

/** Mean precision at 5, and the worst position of a first relevant hit. */
export function summary(judgements: readonly Judgement[]) {
  const total = judgements.reduce((sum, { precisionAt5 }) => sum + precisionAt5, 0);
  const positions = judgements.map(
    ({ firstRelevant }) => firstRelevant ?? Number.POSITIVE_INFINITY,
  );
  return {
    queries: judgements.length,
    precisionAt5: total / judgements.length,
    meanFirstRelevant: positions.reduce((sum, position) => sum + position, 0) / positions.length,
    worstFirstRelevant: Math.max(...positions),
  };
}
