import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ShipmentRow } from '../../../contract/ops/warehouse/shipments.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import {
  SHIPMENT_PILES,
  type ShipmentPile,
} from '../../../contract/values/warehouse/shipment-kinds.ts';
import { users } from '../../db/schema/people/users.ts';
import { shipmentBoxes } from '../../db/schema/warehouse/shipping.ts';
import { transitOrderParcels, transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList } from '../base/atomically.ts';
import { type DayRange, iso, withinDays } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { nameOf } from '../freight/names.ts';
import { tariffsAt } from '../freight/stored.ts';
import { NO_TARIFF } from '../freight/tariff.ts';

export type ShipmentQuery = DayRange & {
  pile: ShipmentPile;
  number: string;
  country: string;
  option: string;
  carrier: string;
  shopperId: string;
  cursor?: string | undefined;
  pageSize: number;
};

const { tenantId, pile, statusAt, id, country, optionCode, carrier, userId } = transitOrders;
/** Finished shipments are listed newest first, waiting ones oldest first. */
const keysetOf = (wanted: ShipmentPile): Keyset => ({
  column: statusAt,
  id,
  descending: wanted === 'DONE',
});

/**
 * A page of a pile, or the shipments with an exact number, with the counts of all piles. Throws
 * `VALIDATION_FAILED` for more than one of the filters that have an index of their own.
 */
export async function listOpsTransits(
  scope: Scope,
  query: ShipmentQuery,
): Promise<ListPage<ShipmentRow> & { counts: Record<ShipmentPile, number> }> {
  const counting = countsOf(scope);
  const page = query.number ? await pageOfNumber(scope, query.number) : await byPile(scope, query);
  const [records, counts] = await Promise.all([viewRows(scope, page.rows), counting]);
  return { records, total: page.total, counts, ...(page.next ? { next: page.next } : {}) };
}

/**
 * How many shipments are in each pile, counted up to 10,001. Finished ones are not counted, because their
 * number only grows.
 */
async function countsOf(scope: Scope): Promise<Record<ShipmentPile, number>> {
  const countedPiles = await Promise.all(
    SHIPMENT_PILES.map(async (one) => {
      const condition = and(eq(tenantId, scope.tenantId), eq(pile, one));
      return [
        one,
        one === 'DONE' ? 0 : await cappedCount(scope, transitOrders, condition),
      ] as const;
    }),
  );
  return Object.fromEntries(countedPiles) as Record<ShipmentPile, number>;
}

function filterOf(query: ShipmentQuery): SQL | undefined {
  const filters = [
    query.country && eq(country, query.country),
    query.option && eq(optionCode, query.option),
    query.carrier && eq(carrier, query.carrier),
    query.shopperId && eq(userId, query.shopperId),
  ].filter((one) => one !== '');
  if (filters.length > 1) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'option', code: 'choice' }]);
  }
  return filters[0];
}

type Row = typeof transitOrders.$inferSelect;
type Page = { rows: Row[]; total: number; next?: string };

async function byPile(scope: Scope, query: ShipmentQuery): Promise<Page> {
  const keyset = keysetOf(query.pile);
  const condition = and(
    eq(tenantId, scope.tenantId),
    eq(pile, query.pile),
    filterOf(query),
    withinDays(scope, statusAt, query),
  );
  const [found, total] = await Promise.all([
    scope.db
      .select()
      .from(transitOrders)
      .where(and(condition, afterCursor(keyset, query.cursor)))
      .orderBy(...orderOf(keyset))
      .limit(query.pageSize + 1),
    cappedCount(scope, transitOrders, condition),
  ]);
  return { ...pageOfRows(found, query.pageSize, (row) => [row.statusAt, row.id]), total };
}

/** The most shipments that are found by one number. Carriers reuse numbers after some time. */
const MAX_FOUND = 20;

async function pageOfNumber(scope: Scope, typed: string): Promise<Page> {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  const found = await shipmentsNumbered(scope, [number]);
  const rows = (found.get(number) ?? []).slice(0, MAX_FOUND);
  return { rows, total: rows.length };
}

/** The shipments with exact numbers, by number: their own, the carrier's, or that of a box. Newest first. */
export async function shipmentsNumbered(
  { db, tenantId: tenant }: Scope,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Row[]>> {
  const boxed = await db
    .select({ id: shipmentBoxes.transitOrderId, number: shipmentBoxes.trackingNo })
    .from(shipmentBoxes)
    .where(and(eq(shipmentBoxes.tenantId, tenant), inList(shipmentBoxes.trackingNo, numbers)))
    .limit(numbers.length * MAX_FOUND);
  const idsOfBoxes = boxed.map((box) => box.id);
  // One statement for each index: with `or`, the database reads all shipments of the tenant.
  const ways = [
    inList(transitOrders.orderNo, numbers),
    // The index has no shipments without a number of the carrier.
    and(inList(transitOrders.trackingNo, numbers), sql`${transitOrders.trackingNo} <> ''`),
    inList(id, idsOfBoxes),
  ];
  const found = await Promise.all(
    ways.map((way) =>
      db
        .select()
        .from(transitOrders)
        .where(and(eq(tenantId, tenant), way))
        .limit(numbers.length * MAX_FOUND),
    ),
  );
  const rows = [...new Map(found.flat().map((row) => [row.id, row])).values()].toSorted(
    (one, other) => other.createdAt - one.createdAt,
  );
  const numbersOfBoxes = Map.groupBy(boxed, (box) => box.id);
  const byNumber = new Map<string, Row[]>(numbers.map((number) => [number, []]));
  for (const row of rows) {
    const ofBoxes = numbersOfBoxes.get(row.id) ?? [];
    const ownNumbers = [row.orderNo, row.trackingNo, ...ofBoxes.map((box) => box.number)];
    for (const number of new Set(ownNumbers)) byNumber.get(number)?.push(row);
  }
  return byNumber;
}

async function viewRows(scope: Scope, rows: readonly Row[]): Promise<ShipmentRow[]> {
  const [names, packed, tariffs] = await Promise.all([
    scope.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(
        and(
          eq(users.tenantId, scope.tenantId),
          inList(
            users.id,
            rows.map((row) => row.userId),
          ),
        ),
      ),
    scope.db
      .select({
        id: transitOrderParcels.transitOrderId,
        packed: sql<number>`count(${transitOrderParcels.box})`,
      })
      .from(transitOrderParcels)
      .where(
        inList(
          transitOrderParcels.transitOrderId,
          rows.map((row) => row.id),
        ),
      )
      .groupBy(transitOrderParcels.transitOrderId),
    tariffsAt(
      scope,
      rows.map(({ tariffVersion }) => tariffVersion),
    ),
  ]);
  const shopperOf = new Map(names.map((row) => [row.id, row.name]));
  const packedOf = new Map(packed.map((row) => [row.id, row.packed]));
  return rows.map((row) => ({
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    pile: row.pile ?? 'DONE',
    shopperName: shopperOf.get(row.userId) ?? '',
    country: row.country,
    optionCode: row.optionCode,
    optionTitle: nameOf(tariffs.get(row.tariffVersion) ?? NO_TARIFF, row.optionCode, scope),
    carrier: row.carrier,
    trackingNo: row.trackingNo,
    parcelCount: row.parcelCount,
    packedCount: packedOf.get(row.id) ?? 0,
    boxes: row.boxes,
    weightG: row.weightG,
    statusAt: iso(row.statusAt),
    version: row.version,
  }));
}
