import { and, asc, count, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { productAt } from '../../../contract/links/marketplace-links.ts';
import type {
  OwnProductDetail,
  OwnProductRow as RowView,
} from '../../../contract/ops/shop/own-products.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type {
  OwnProductAction,
  OwnProductSort,
  OwnProductState,
} from '../../../contract/values/goods/own-products.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { bestText } from '../../db/own-texts.ts';
import { hasWord, wantedWords } from '../../db/own-words.ts';
import { ownProducts, ownVariants } from '../../db/schema/shop/own-stock.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { problemsIn } from './shop-facts.ts';
import { historyOf } from './stock-history.ts';
import { type OwnProductRow, type OwnVariantRow, typedOf } from './typed-of.ts';

type Query = {
  state: OwnProductState;
  q: string;
  sort: OwnProductSort;
  stock: '' | 'out';
  cursor?: string | undefined;
  pageSize: number;
};

const KEYSETS: Record<OwnProductSort, Keyset> = {
  newest: { column: ownProducts.changedAt, id: ownProducts.id, descending: true },
  stock: { column: ownProducts.availableCount, id: ownProducts.id, descending: false },
  price: { column: ownProducts.priceFen, id: ownProducts.id, descending: false },
};
const keyOf: Record<OwnProductSort, (row: OwnProductRow) => number> = {
  newest: ({ changedAt }) => changedAt,
  stock: ({ availableCount }) => availableCount,
  price: ({ priceFen }) => priceFen,
};

/** The tenant's own products in a state. */
export async function listOwnProducts(scope: Scope, query: Query): Promise<ListPage<RowView>> {
  const { db, tenantId } = scope;
  const keyset = KEYSETS[query.sort];
  const words = wantedWords(query.q);
  if (query.q !== '' && words.length === 0) return { records: [], total: 0 };
  const filter = and(
    eq(ownProducts.tenantId, tenantId),
    eq(ownProducts.state, query.state),
    // As the indexes have it: a parameter would not use them.
    query.stock === 'out' ? sql`${ownProducts.availableCount} = 0` : undefined,
    ...words.map((word) => hasWord(scope, word)),
  );
  const [found, total] = await Promise.all([
    db
      .select()
      .from(ownProducts)
      .where(and(filter, afterCursor(keyset, query.cursor)))
      .orderBy(...orderOf(keyset))
      .limit(query.pageSize + 1),
    cappedCount(scope, ownProducts, filter),
  ]);
  const page = pageOfRows(found, query.pageSize, (row) => [keyOf[query.sort](row), row.id]);
  const counted = await db
    .select({ productId: ownVariants.productId, variants: count() })
    .from(ownVariants)
    .where(
      and(
        inList(
          ownVariants.productId,
          page.rows.map(({ id }) => id),
        ),
        eq(ownVariants.active, true),
      ),
    )
    .groupBy(ownVariants.productId);
  const counts = new Map(counted.map(({ productId, variants }) => [productId, variants]));
  const records = page.rows.map((row) => viewRow(scope, row, counts.get(row.id) ?? 0));
  return { records, total, ...(page.next ? { next: page.next } : {}) };
}

/**
 * The product as it was typed, if it has mistakes: that has more than the last version without mistakes.
 */
const shownOf = ({ typed, ...row }: OwnProductRow) => ({
  code: typed && typed.code !== '' ? typed.code : row.code,
  titles: typed ? typed.title : row.titles,
  pictures: typed ? typed.pictures : row.pictures,
});

function viewRow({ locale, tenant }: Scope, row: OwnProductRow, variants: number): RowView {
  const { code, titles, pictures } = shownOf(row);
  return {
    id: row.id,
    code: code === row.id ? '' : code,
    title: bestText(titles, locale, tenant.defaultLanguage).text,
    image: pictures[0]?.path ?? '',
    state: row.state,
    price: fromFen(row.priceFen),
    maxPrice: fromFen(row.maxPriceFen),
    variants,
    available: row.availableCount,
    sold: row.soldCount,
    wrong: row.typed !== null,
    changedAt: iso(row.changedAt),
  };
}

/** A product of the tenant with its variants in their order. Throws `NOT_FOUND`. */
export async function ownProductRecord(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<{ row: OwnProductRow; variants: OwnVariantRow[] }> {
  const isIt = and(eq(ownProducts.tenantId, tenantId), eq(ownProducts.id, id));
  const [[row], variants] = await Promise.all([
    db.select().from(ownProducts).where(isIt),
    db
      .select()
      .from(ownVariants)
      .where(and(eq(ownVariants.tenantId, tenantId), eq(ownVariants.productId, id)))
      .orderBy(asc(ownVariants.position), asc(ownVariants.id)),
  ]);
  if (!row) throw new Failure('NOT_FOUND');
  return { row, variants };
}

const ACTIONS: Record<OwnProductState, readonly OwnProductAction[]> = {
  DRAFT: ['change', 'publish', 'archive'],
  PUBLISHED: ['change', 'archive'],
  ARCHIVED: ['restore'],
};

/** A product as the staff see it. Throws `NOT_FOUND`. */
export async function getOwnProduct(scope: Scope, id: string): Promise<OwnProductDetail> {
  const { row, variants } = await ownProductRecord(scope, id);
  const typed = row.typed ?? typedOf(row, variants);
  const [problems, history] = await Promise.all([
    row.typed ? problemsIn(scope, row.typed, row) : [],
    historyOf(scope, variants),
  ]);
  const { tenant } = scope;
  const offered = variants.filter(({ active }) => active);
  return {
    ...viewRow(scope, row, offered.length),
    typed: typed as OwnProductDetail['typed'],
    problems,
    productUrl: productAt('SelfOwned', row.itemNo) ?? '',
    stock: variants.map((variant) => viewStock(scope, row, variant)),
    history,
    languages: languagesOf(tenant),
    actions: [...ACTIONS[row.state]],
    ...(row.publishedAt === null ? {} : { publishedAt: iso(row.publishedAt) }),
    version: row.version,
  };
}

/** The shop's languages, its first one first. */
export const languagesOf = ({
  defaultLanguage,
  supportedLanguages,
}: Pick<Scope['tenant'], 'defaultLanguage' | 'supportedLanguages'>): Locale[] => [
  ...new Set([defaultLanguage, ...supportedLanguages]),
];

/** The values of a variant in the reader's language, such as `Red, XL`. */
function variantName(
  { locale, tenant }: Pick<Scope, 'locale' | 'tenant'>,
  { options }: Pick<OwnProductRow, 'options'>,
  { values }: Pick<OwnVariantRow, 'values'>,
): string {
  const all = options.flatMap((option) => option.values);
  return values
    .flatMap((key) => all.find((value) => value.key === key) ?? [])
    .map(({ name }) => bestText(name, locale, tenant.defaultLanguage).text)
    .join(', ');
}

const viewStock = (scope: Scope, row: OwnProductRow, variant: OwnVariantRow) => ({
  variantId: variant.id,
  sku: variant.sku,
  name: variantName(scope, row, variant),
  onHand: variant.onHand,
  reserved: variant.reserved,
  available: variant.onHand - variant.reserved,
  offered: variant.active,
});

/** The products of the tenant with these codes, in lower case, with their variants. */
export async function recordsByCode(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  codes: readonly string[],
): Promise<{ row: OwnProductRow; variants: OwnVariantRow[] }[]> {
  const rows = await db
    .select()
    .from(ownProducts)
    .where(and(eq(ownProducts.tenantId, tenantId), inList(ownProducts.code, codes)));
  return withVariants({ db, tenantId }, rows);
}

/** Products with their variants in their order. */
export async function withVariants(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  rows: readonly OwnProductRow[],
): Promise<{ row: OwnProductRow; variants: OwnVariantRow[] }[]> {
  const variants = await db
    .select()
    .from(ownVariants)
    .where(
      and(
        eq(ownVariants.tenantId, tenantId),
        inList(
          ownVariants.productId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(ownVariants.productId), asc(ownVariants.position));
  const byProduct = Map.groupBy(variants, ({ productId }) => productId);
  return rows.map((row) => ({ row, variants: byProduct.get(row.id) ?? [] }));
}
