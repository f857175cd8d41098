import { and, asc, eq } from 'drizzle-orm';
import type { DeclarationLine } from '../../../contract/ops/warehouse/shipment-contents.ts';
import type { OpsTransit } from '../../../contract/ops/warehouse/shipments.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { declarationLines } from '../../db/schema/warehouse/shipping.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { viewParcels } from '../parcel/parcel-view.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import { parcelsIn } from '../transit/parcels.ts';
import { tenantTransit } from '../transit/records.ts';
import { inLatin } from './latin.ts';

/** The customs declaration of an order: the saved lines, or lines proposed from its goods. */
export async function declarationOf(
  scope: Scope,
  order: TransitOrderRow,
): Promise<OpsTransit['declaration']> {
  const { db, tenantId } = scope;
  const rows = await db
    .select()
    .from(declarationLines)
    .where(
      and(eq(declarationLines.tenantId, tenantId), eq(declarationLines.transitOrderId, order.id)),
    )
    .orderBy(asc(declarationLines.position));
  if (rows.length === 0) return { proposed: true, lines: await proposedLines(scope, order) };
  const lines = rows.map(
    ({ valueFen, position: _, transitOrderId: __, tenantId: ___, ...row }) => ({
      ...row,
      value: fromFen(valueFen),
    }),
  );
  return { proposed: false, lines };
}

/**
 * The longest proposed description, in characters. Titles of goods are long, and customs wants to know what
 * the goods are.
 */
const MAX_DESCRIPTION = 60;

/**
 * Proposes lines from the goods, one for each title. They share the declared value in proportion to their
 * price, and the weight in proportion to their number of items. They have no HS code: a person must choose
 * the right one.
 */
async function proposedLines(scope: Scope, order: TransitOrderRow): Promise<DeclarationLine[]> {
  const parcels = await viewParcels({ ...scope, locale: 'en' }, await parcelsIn(scope, order));
  const items = parcels.flatMap((parcel) => parcel.items);
  const goods = [...Map.groupBy(items, ({ title }) => title)].map(([title, same]) => ({
    descriptionZh: title.slice(0, MAX_DESCRIPTION),
    descriptionEn: inLatin(same[0]?.titleTrans ?? '')
      .text.slice(0, MAX_DESCRIPTION)
      .trim(),
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    priceFen: same.reduce((sum, { quantity, price }) => sum + quantity * toFen(price), 0),
  }));
  const priceFen = goods.reduce((sum, good) => sum + good.priceFen, 0);
  const pieces = goods.reduce((sum, good) => sum + good.quantity, 0);
  const values = divided(
    order.declaredFen,
    goods.map((good) => good.priceFen),
    priceFen,
  );
  const weights = divided(
    order.weightG,
    goods.map((good) => good.quantity),
    pieces,
  );
  return goods.map(({ priceFen: _, ...good }, index) => ({
    ...good,
    hsCode: '',
    origin: 'cn',
    value: fromFen(values[index] ?? 0),
    weightG: weights[index] ?? 0,
  }));
}

/**
 * Divides a whole amount in the proportion of `parts`, whose sum is `sum`. The last part gets what rounding
 * leaves.
 */
function divided(amount: number, parts: readonly number[], sum: number): number[] {
  const shares = parts.map((part) => (sum === 0 ? 0 : Math.floor((amount * part) / sum)));
  const rest = amount - shares.reduce((total, share) => total + share, 0);
  return shares.map((share, index) => (index === shares.length - 1 ? share + rest : share));
}

/** A line as a person typed it: `value` is in yuan, and may have fewer than two decimals. */
export type TypedLine = Omit<DeclarationLine, 'value'> & { value: string };

/** Saves the customs declaration of an order, replacing the saved one. Throws `NOT_FOUND`. */
export async function putDeclaration(
  scope: Scope,
  idOrNo: string,
  lines: readonly TypedLine[],
): Promise<void> {
  const { db, tenantId } = scope;
  const { id: transitOrderId } = await tenantTransit(scope, idOrNo);
  await atomically(
    scope,
    [
      db
        .delete(declarationLines)
        .where(
          and(
            eq(declarationLines.tenantId, tenantId),
            eq(declarationLines.transitOrderId, transitOrderId),
          ),
        ),
      ...lines.map(({ value, ...line }, position) =>
        db
          .insert(declarationLines)
          .values({ ...line, tenantId, transitOrderId, position, valueFen: toFen(value) }),
      ),
    ],
    {},
  );
}
