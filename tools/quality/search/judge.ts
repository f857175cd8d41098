import * as v from 'valibot';
import { GOODS } from '../../../demo/catalogue/departments.ts';
import type { Catalogue } from '../../../demo/write-catalogue.ts';
import { searchQuery } from '../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../src/contract/values/goods/product-kinds.ts';
import type { ProductSource } from '../../../src/server/sourcing/source.ts';
import type { JudgedQuery } from './judged-queries.ts';

type Product = Catalogue['products'][number];

/** The hits of a query, judged. */
export type Judgement = JudgedQuery & {
  /** The share of the first five places that have a right hit. */
  precisionAt5: number;
  /** The share of the first five places whose hit both judges called right. */
  precisionByBoth: number;
  /** Whether one of the first three hits is right. */
  isFound: boolean;
  /** Whether the first hit shares no sense with the query. */
  isAbsurd: boolean;
  /** Whether the response claims that its hits are what was searched for. */
  saysFitting: boolean;
  correctedTo?: string | undefined;
  titles: string[];
};

/** The ids of the goods that a product may be. */
function goodsOf(product: Product | undefined): string[] {
  const words = product?.detail.description;
  const noun = typeof words?.words === 'object' ? words.words.noun.en : '';
  return GOODS.filter(
    ({ category, nouns }) =>
      category === product?.categoryId && nouns.some(({ en }) => en === noun),
  ).map(({ id }) => id);
}

/** Searches a source that has this catalogue for each query, and judges the hits. */
export async function judge(
  source: Pick<ProductSource, 'search'>,
  catalogue: Catalogue,
  queries: readonly JudgedQuery[],
): Promise<Judgement[]> {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const judgements: Judgement[] = [];
  for (const judged of queries) {
    const reader = { platforms: [...PRODUCT_PLATFORMS], locale: judged.locale };
    const query = v.parse(searchQuery, { keyword: judged.query, pageSize: 5 });
    const { records, correctedTo, fits, total } = await source.search(query, reader);
    const found = records.map(({ productId }) => products.get(productId));
    const goods = found.map(goodsOf);
    const among = (ids: readonly string[]) =>
      goods.map((list) => list.some((good) => ids.includes(good)));
    const isRight = among(judged.fits);
    const share = (right: readonly boolean[]) => right.filter(Boolean).length / 5;
    judgements.push({
      ...judged,
      precisionAt5: share(isRight),
      precisionByBoth: share(among(judged.byBoth)),
      isFound: isRight.slice(0, 3).includes(true),
      isAbsurd: goods.length > 0 && !among([...judged.fits, ...judged.near])[0],
      saysFitting: fits !== false && total > 0,
      correctedTo,
      titles: found.map((product) => product?.titleEn ?? ''),
    });
  }
  return judgements;
}

/** The figures of some judgements. Queries for what the catalogue lacks count only for `lackingAsFitting`. */
export function summary(judgements: readonly Judgement[]) {
  const fitting = judgements.filter(({ fits }) => fits.length > 0);
  const lacking = judgements.filter(({ fits }) => fits.length === 0);
  const mean = (value: (judgement: Judgement) => number) =>
    fitting.reduce((sum, judgement) => sum + value(judgement), 0) / Math.max(1, fitting.length);
  return {
    queries: fitting.length,
    precisionAt5: mean(({ precisionAt5 }) => precisionAt5),
    precisionByBoth: mean(({ precisionByBoth }) => precisionByBoth),
    found: mean(({ isFound }) => Number(isFound)),
    absurd: mean(({ isAbsurd }) => Number(isAbsurd)),
    lacking: lacking.length,
    lackingAsFitting: lacking.filter(({ saysFitting }) => saysFitting).length,
  };
}
