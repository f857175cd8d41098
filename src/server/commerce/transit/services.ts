import { and, eq, sql } from 'drizzle-orm';
import { REINFORCED_PACKING, type ServicePer } from '../../../contract/values/money/charges.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { ShopService } from '../../../contract/values/shop/tenant-record.ts';
import type { Packing } from '../../../contract/values/warehouse/transit-statuses.ts';
import { announcedContents, purchaseParcelItems } from '../../db/schema/warehouse/parcels.ts';
import type { ChosenService } from '../../db/schema/warehouse/transit.ts';
import { pickText } from '../../db/tenant-text.ts';
import { inList } from '../base/atomically.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { offeredAt } from '../service/offers.ts';

type Wished = { extras?: readonly string[]; packing: Packing };

const offered = (scope: Pick<Scope, 'tenant'>): ShopService[] => offeredAt(scope, 'SHIPMENT');

/** The service that calls know as `packing`; undefined if the shop does not offer it. */
export const reinforcedPacking = (scope: Pick<Scope, 'tenant'>): ShopService | undefined =>
  offered(scope).find(({ code }) => code === REINFORCED_PACKING);

/** The services that shoppers may choose by their code, with their names in the reader's language. */
export const offeredServices = (scope: Pick<Scope, 'tenant' | 'locale'>) =>
  offered(scope)
    .filter(({ code }) => code !== REINFORCED_PACKING)
    .map(({ code, name }) => ({ code, name: pickText(name, scope.locale) }));

/**
 * Those of the wished services that the shop offers, at today's prices. Other codes are ignored: they may
 * be surcharges of the shipping option.
 */
export async function chosenServices(
  scope: OwnerScope,
  { extras = [], packing }: Wished,
  parcelIds: readonly string[],
): Promise<ChosenService[]> {
  const chosen = offered(scope).filter(({ code }) =>
    code === REINFORCED_PACKING ? packing === 'REINFORCED' : extras.includes(code),
  );
  const countsItems = chosen.some(({ per }) => per === 'ITEM');
  const items = countsItems ? await itemsIn(scope, parcelIds) : 0;
  return chosen.map(({ code, name, per, price }) => ({
    code,
    name,
    per,
    fen: toFen(price),
    count: countOf(per, { items, parcels: parcelIds.length }),
  }));
}

function countOf(per: ServicePer, { items, parcels }: { items: number; parcels: number }): number {
  if (per === 'ITEM') return items;
  return per === 'PARCEL' ? parcels : 1;
}

/** The number of items in parcels, both of orders and of announced parcels. */
async function itemsIn({ db, tenantId }: OwnerScope, ids: readonly string[]): Promise<number> {
  const total = (
    column: typeof purchaseParcelItems.quantity | typeof announcedContents.quantity,
  ) => ({ pieces: sql<number>`coalesce(sum(${column}), 0)` });
  const [[ordered], [announced]] = await Promise.all([
    db
      .select(total(purchaseParcelItems.quantity))
      .from(purchaseParcelItems)
      .where(
        and(inList(purchaseParcelItems.parcelId, ids), eq(purchaseParcelItems.tenantId, tenantId)),
      ),
    db
      .select(total(announcedContents.quantity))
      .from(announcedContents)
      .where(
        and(inList(announcedContents.parcelId, ids), eq(announcedContents.tenantId, tenantId)),
      ),
  ]);
  return (ordered?.pieces ?? 0) + (announced?.pieces ?? 0);
}
