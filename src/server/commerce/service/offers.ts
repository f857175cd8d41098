import type { GoodsService } from '../../../contract/calls/services.ts';
import type { ServicePer } from '../../../contract/values/money/charges.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { ServicePlace } from '../../../contract/values/orders/service-kinds.ts';
import type { ShopService } from '../../../contract/values/shop/tenant-record.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Scope } from '../base/scope.ts';

/** The counts by which services are charged: items, and grams as far as known. */
export type Counted = { pieces: number; weightG: number };

/** A service and what it costs for some goods. */
export type Offer = { service: ShopService; priceFen: number; count: number };

/** The services that shoppers can choose at a place. */
export const offeredAt = ({ tenant }: Pick<Scope, 'tenant'>, place: ServicePlace): ShopService[] =>
  tenant.services.filter(
    (service) => service.offered && (service.offeredFor ?? 'SHIPMENT') === place,
  );

/**
 * The services that a tenant offers for goods at a place, at today's prices. Without items, services with a
 * price per item are left out.
 */
export const offersFor = (
  scope: Pick<Scope, 'tenant'>,
  place: Exclude<ServicePlace, 'SHIPMENT'>,
  goods: Counted,
): Offer[] =>
  offeredAt(scope, place)
    .map((service) => ({
      service,
      priceFen: toFen(service.price),
      count: countOf(service.per, goods),
    }))
    .filter(({ count }) => count > 0);

/** The number of units to pay for one parcel or order: items, begun kilograms, or one. */
export function countOf(per: ServicePer, { pieces, weightG }: Counted): number {
  if (per === 'ITEM') return pieces;
  return per === 'KG' ? Math.max(1, Math.ceil(weightG / 1000)) : 1;
}

/** An offer in the contract's format, in the reader's language. */
export const viewOffer = (
  { locale }: Pick<Scope, 'locale'>,
  { service, priceFen, count }: Offer,
): GoodsService => ({
  code: service.code,
  name: pickText(service.name, locale),
  amount: fromFen(priceFen * count),
});
