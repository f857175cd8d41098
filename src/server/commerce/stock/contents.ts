import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import { announcedContents, purchaseParcelItems } from '../../db/schema/warehouse/parcels.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { unchanged } from './change-stock.ts';

/**
 * A line of a parcel's contents. `key` identifies the goods: an order item, or announced contents.
 */
export type ContentLine = { key: string; title: string; quantity: number; priceFen: number };

/** The contents of a parcel, in the order in which responses list them. */
export async function contentsOf(
  { db }: Pick<Scope, 'db'>,
  { id, tenantId, orderId }: ParcelRow,
): Promise<ContentLine[]> {
  if (orderId === null) {
    const rows = await db
      .select()
      .from(announcedContents)
      .where(and(eq(announcedContents.parcelId, id), eq(announcedContents.tenantId, tenantId)))
      .orderBy(asc(announcedContents.position));
    return rows.map(({ title, quantity, priceFen }) => ({
      key: `${title} ${priceFen}`,
      title,
      quantity,
      priceFen,
    }));
  }
  const rows = await db
    .select({ item: purchaseOrderItems, quantity: purchaseParcelItems.quantity })
    .from(purchaseParcelItems)
    .innerJoin(purchaseOrderItems, eq(purchaseOrderItems.id, purchaseParcelItems.orderItemId))
    .where(and(eq(purchaseParcelItems.parcelId, id), eq(purchaseParcelItems.tenantId, tenantId)))
    .orderBy(asc(purchaseOrderItems.position));
  return rows.map(({ item: { id: key, title, priceFen }, quantity }) => ({
    key,
    title,
    quantity,
    priceFen,
  }));
}

/** The statements that replace the contents of a parcel. Lines without items are left out. */
export function contentStatements(
  { db }: Pick<Scope, 'db'>,
  { id: parcelId, tenantId, orderId }: ParcelRow,
  contents: readonly ContentLine[],
): Statement[] {
  const lines = contents.filter(({ quantity }) => quantity > 0);
  if (orderId === null) {
    return [
      db.delete(announcedContents).where(eq(announcedContents.parcelId, parcelId)),
      ...lines.map(({ title, quantity, priceFen }, position) =>
        db
          .insert(announcedContents)
          .values({ tenantId, parcelId, position, title, quantity, priceFen }),
      ),
    ];
  }
  return [
    db.delete(purchaseParcelItems).where(eq(purchaseParcelItems.parcelId, parcelId)),
    ...lines.map(({ key: orderItemId, quantity }) =>
      db.insert(purchaseParcelItems).values({ tenantId, parcelId, orderItemId, quantity }),
    ),
  ];
}

/** The columns, besides the contents, on which a split or a merge depends. */
const READ_COLUMNS = [
  'weightG',
  'lengthMm',
  'widthMm',
  'heightMm',
  'goodsValueFen',
  'qcPhotos',
  'storageFreeUntil',
  'storageExpiresAt',
  'storageTerms',
] as const;

/** The condition that a parcel's contents and weight are still those that were read. */
export function isAsRead(
  { db }: Pick<Scope, 'db'>,
  parcel: ParcelRow,
  contents: readonly ContentLine[],
): SQL | undefined {
  const table = parcel.orderId === null ? announcedContents : purchaseParcelItems;
  const stored = db
    .select({ pieces: sql`coalesce(sum(${table.quantity}), 0)` })
    .from(table)
    .where(eq(table.parcelId, parcel.id));
  return and(unchanged(parcel, READ_COLUMNS), sql`(${stored}) = ${countPieces(contents)}`);
}

/** The lines of two parcels, with those of the same goods as one. */
export function together(
  contents: readonly ContentLine[],
  others: readonly ContentLine[],
): ContentLine[] {
  const lines = new Map<string, ContentLine>();
  for (const line of [...contents, ...others]) {
    const quantity = line.quantity + (lines.get(line.key)?.quantity ?? 0);
    lines.set(line.key, { ...line, quantity });
  }
  return [...lines.values()];
}

/** The value of goods, in fen. */
export const valueFen = (contents: readonly ContentLine[]): number =>
  contents.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0);

/** How many pieces the contents have. */
export const countPieces = (contents: readonly ContentLine[]): number =>
  contents.reduce((sum, { quantity }) => sum + quantity, 0);
