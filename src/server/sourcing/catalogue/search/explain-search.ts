import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/platform.ts';
import type { ProductReader } from '../../source.ts';
import { categoryTree } from '../category-tree.ts';
import { type Understood, understand } from '../query/understand.ts';
import type { Feature } from './search-features.ts';
import type { HitRow } from './search-hits.ts';
import { narrowingOf } from './search-narrowing.ts';
import { featuresOf, ranked, scoreOf, weightOf } from './search-rank.ts';
import { hitsStatement } from './search-statements.ts';
import { expressionsOf } from './search-terms.ts';

/** Why a search finds what it finds. */
export type Explanation = Understood & {
  /** The searched features, each with its full-text expression. */
  expressions: readonly { feature: Feature; match: string }[];
  /** The best hits with their features and the points of each. */
  hits: { productId: string; title: string; score: number; features: Record<string, number> }[];
};

const MAX_EXPLAINED = 20;

/**
 * Explains the best hits of a keyword: how the query was read, which features each hit has, and their
 * weights.
 */
export async function explainSearch(
  db: Database,
  keyword: string,
  reader: ProductReader,
): Promise<Explanation> {
  const understood = await understand(db, keyword, reader.locale);
  const expressions = expressionsOf(understood.reading, await categoryTree(db));
  const query = {
    keyword,
    pageNo: 1,
    pageSize: MAX_EXPLAINED,
    sort: 'relevance',
    filters: '',
  } as const;
  const sets = new Map([['results', narrowingOf(query, reader)]]);
  const request = { words: expressions, sort: 'relevance' } as const;
  const rows = expressions.length > 0 ? await db.all<HitRow>(hitsStatement(sets, request)) : [];
  const best = ranked(rows, 'relevance').slice(0, MAX_EXPLAINED);
  const ids = JSON.stringify(best.map(({ productId }) => productId));
  const titles = new Map(
    (
      await db.all<{ id: string; title: string }>(
        sql`select id, title_en as title from products where id in (select value from json_each(${ids}))`,
      )
    ).map(({ id, title }) => [id, title]),
  );
  return {
    ...understood,
    expressions,
    hits: best.map((hit) => ({
      productId: hit.productId,
      title: titles.get(hit.productId) ?? '',
      score: scoreOf(hit),
      features: Object.fromEntries(featuresOf(hit).map((feature) => [feature, weightOf(feature)])),
    })),
  };
}
