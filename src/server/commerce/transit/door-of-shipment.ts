import { and, eq } from 'drizzle-orm';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { regionName } from '../../../i18n/regions-and-lists.ts';
import { doorEstimates } from '../../db/schema/orders/door.ts';
import type { Scope } from '../base/scope.ts';
import { dutiesOf } from '../door/duties.ts';
import { viewPaid, viewWay } from '../door/ways-home.ts';
import { nameOf } from '../freight/names.ts';
import { rowOf, type Tariff } from '../freight/tariff.ts';
import type { ParcelRow } from '../parcel/records.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { paidFor } from './paid-for.ts';

/**
 * The cost at the door of the goods of a shipment: what was paid before, and its bill, or before weighing
 * its estimate. Undefined if the tariff no longer has its row.
 */
export async function doorOfShipment(
  scope: Scope,
  order: TransitOrderRow,
  parcels: readonly ParcelRow[],
  tariff: Tariff,
): Promise<DoorEstimate | undefined> {
  const { id, tenantId, country, optionCode, services, extras } = order;
  const option = rowOf(tariff, order);
  if (!option) return undefined;
  const [paid, [kept]] = await Promise.all([
    paidFor(scope, parcels),
    scope.db
      .select({ estimatedFen: doorEstimates.estimatedFen })
      .from(doorEstimates)
      .where(
        and(
          eq(doorEstimates.tenantId, tenantId),
          eq(doorEstimates.orderType, 'TRANSIT_ORDER'),
          eq(doorEstimates.orderId, id),
        ),
      ),
  ]);
  const { parts, paidFen } = viewPaid(paid);
  const chosenExtras = [...services.map(({ code }) => code), ...extras];
  const duties = dutiesOf(scope, country);
  return {
    country,
    countryName: regionName(scope.locale, country),
    ...parts,
    weightG: order.weightG,
    ways: [
      viewWay(
        { name: nameOf(tariff, optionCode, scope), option },
        order.bill ?? order.estimate,
        chosenExtras,
        paidFen,
      ),
    ],
    chosen: optionCode,
    ...(kept && { estimatedFreight: fromFen(kept.estimatedFen) }),
    ...(duties && { duties }),
  };
}
