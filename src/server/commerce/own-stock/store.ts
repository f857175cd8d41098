import { and, eq, not, sql } from 'drizzle-orm';
import type { OwnProductTyped } from '../../../contract/values/goods/own-product-typed.ts';
import type { OwnProductState } from '../../../contract/values/goods/own-products.ts';
import { newId } from '../../crypto/random.ts';
import { ownProducts, ownStockEvents, ownVariants } from '../../db/schema/shop/own-stock.ts';
import { inList, onlyFrom, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { wordStatements } from './product-words.ts';
import type { OwnProductValue } from './read-typed.ts';
import type { OwnVariantValue } from './read-variants.ts';
import type { OwnProductRow, OwnVariantRow } from './typed-of.ts';

type Writer = Pick<Scope, 'db' | 'tenantId' | 'now' | 'staffId'>;
type Read = { typed: OwnProductTyped; value: OwnProductValue | undefined };

/** The columns of a product without mistakes. */
const columnsOf = ({ variants: _, ...columns }: OwnProductValue) => columns;

/** The columns of a new product with mistakes, until these are corrected. */
const nothingRight = (id: string): ReturnType<typeof columnsOf> => ({
  code: id,
  titles: {},
  descriptions: {},
  categoryId: '',
  goodsClass: 'NORMAL',
  unit: '',
  options: [],
  pictures: [],
  tiers: [],
  freightFirstFen: 0,
  freightNextFen: 0,
  dispatchHours: 0,
});

/** A number of 15 digits that no other product has. */
function newItemNo(): string {
  const [word = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `9${String((word * 2 ** 20 + (other >>> 12)) % 1e14).padStart(14, '0')}`;
}

/** The statements that store a new product, by default as a draft. */
export function newProductStatements(
  writer: Writer,
  { id, typed, value, state = 'DRAFT' }: Read & { id: string; state?: OwnProductState },
): Statement[] {
  const { db, tenantId, now, staffId = '' } = writer;
  return [
    db.insert(ownProducts).values({
      ...(value ? columnsOf(value) : nothingRight(id)),
      id,
      tenantId,
      state,
      itemNo: newItemNo(),
      typed: value ? null : typed,
      createdBy: staffId,
      createdAt: now,
      changedAt: now,
      publishedAt: state === 'PUBLISHED' ? now : null,
    }),
    ...(value ? variantStatements(writer, id, value, []) : []),
    ...(value ? wordStatements(writer, id, value) : []),
  ];
}

/**
 * The statements that store a typed product, with its variants and words, if the product is unchanged since
 * it was read.
 */
export function changedStatements(
  writer: Writer,
  { row, variants, typed, value }: Read & { row: OwnProductRow; variants: OwnVariantRow[] },
): Statement[] {
  const { db, now } = writer;
  const isIt = and(eq(ownProducts.tenantId, row.tenantId), eq(ownProducts.id, row.id));
  return [
    db
      .update(ownProducts)
      .set({
        ...(value && columnsOf(value)),
        typed: value ? null : typed,
        state: onlyFrom(ownProducts.state, [row.state], row.state),
        changedAt: now,
      })
      .where(isIt),
    ...(value ? variantStatements(writer, row.id, value, variants) : []),
    ...(value ? wordStatements(writer, row.id, value) : []),
  ];
}

/** Changes, adds and removes variants. Removed ones stay as rows, but are not offered any more. */
function variantStatements(
  writer: Writer,
  productId: string,
  { variants }: OwnProductValue,
  stored: readonly OwnVariantRow[],
): Statement[] {
  const { db, tenantId } = writer;
  const keptIds = variants.map(({ id }) => id).filter(Boolean);
  const ofProduct = and(eq(ownVariants.tenantId, tenantId), eq(ownVariants.productId, productId));
  const removedVariants = stored.filter(({ id, active }) => active && !keptIds.includes(id));
  return [
    ...(removedVariants.length > 0
      ? [
          db
            .update(ownVariants)
            .set({ active: false })
            .where(and(ofProduct, not(inList(ownVariants.id, keptIds)))),
        ]
      : []),
    ...variants.flatMap((variant, position) =>
      variant.id
        ? [
            db
              .update(ownVariants)
              .set({ ...factsOf(variant), position })
              .where(and(ofProduct, eq(ownVariants.id, variant.id))),
          ]
        : newVariantStatements(writer, productId, variant, position),
    ),
  ];
}

const factsOf = ({ id: _, stock: __, ...facts }: OwnVariantValue) => facts;

function newVariantStatements(
  { db, tenantId, now, staffId = '' }: Writer,
  productId: string,
  variant: OwnVariantValue,
  position: number,
): Statement[] {
  const id = newId(now);
  const { stock } = variant;
  const first = {
    id: newId(now),
    tenantId,
    variantId: id,
    kind: 'COUNTED' as const,
    change: stock,
    onHand: stock,
    reason: '',
    madeBy: staffId,
    at: now,
  };
  return [
    db
      .insert(ownVariants)
      .values({ ...factsOf(variant), id, tenantId, productId, position, onHand: stock }),
    ...(stock > 0 ? [db.insert(ownStockEvents).values(first)] : []),
  ];
}

type Correction = {
  variantId: string;
  kind: 'ADDED' | 'REMOVED' | 'COUNTED';
  /** How many items arrived, were lost, or were counted. */
  pieces: number;
  reason: string;
};

/**
 * The statements that correct the stock of a variant, and record it. If the batch fails with the guard
 * `OWN_STOCK`, orders have reserved more items than would be left.
 */
export function correctionStatements(
  { db, tenantId, now, staffId = '' }: Writer,
  { variantId, kind, pieces, reason }: Correction,
): Statement[] {
  const isVariant = and(eq(ownVariants.tenantId, tenantId), eq(ownVariants.id, variantId));
  const { onHand } = ownVariants;
  const next = {
    ADDED: sql<number>`${onHand} + ${pieces}`,
    REMOVED: sql<number>`${onHand} - ${pieces}`,
    COUNTED: sql<number>`${pieces}`,
  }[kind];
  const event = db
    .select({
      id: sql<string>`${newId(now)}`.as('id'),
      tenantId: sql<string>`${tenantId}`.as('tenant_id'),
      variantId: sql<string>`${variantId}`.as('variant_id'),
      kind: sql<typeof kind>`${kind}`.as('kind'),
      change: sql<number>`${next} - ${onHand}`.as('change'),
      onHand: sql<number>`${next}`.as('on_hand'),
      reason: sql<string>`${reason}`.as('reason'),
      madeBy: sql<string>`${staffId}`.as('made_by'),
      at: sql<number>`${now}`.as('at'),
    })
    .from(ownVariants)
    .where(isVariant);
  return [
    // The record comes first, because it needs the stock before the correction.
    db.insert(ownStockEvents).select(event),
    db.update(ownVariants).set({ onHand: next }).where(isVariant),
  ];
}
