import type { Address } from '../../../contract/calls/addresses.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Packing } from '../../../contract/values/warehouse/transit-statuses.ts';
import type { OwnerScope } from '../base/scope.ts';
import type { Refusal } from '../freight/limits.ts';
import { findCode, localExpressIn } from '../freight/list.ts';
import type { Destination, FreightOption } from '../freight/option.ts';
import { currentTariff } from '../freight/stored.ts';
import { countriesOf, rowFor, type Tariff } from '../freight/tariff.ts';
import { deliveryAddresses } from '../identity/addresses.ts';
import { partId } from '../site/export-tenant.ts';
import { localWarehouses } from '../site/local-warehouses.ts';
import type { TransitOrderRow } from './move-transit.ts';

/** How the shopper wants parcels to be sent home. */
export type TransitWish = {
  purchaseParcelIds: readonly string[];
  /** Code of a shipping option, or its name in the shopper's language. */
  transitOptionName: string;
  userAddressId?: string;
  localExpressCompanyName: string;
  selfPickup: boolean;
  insured: boolean;
  /** Codes of optional surcharges; those that the option does not have are left out. */
  extras?: readonly string[];
  packing: Packing;
  declaredValue?: string;
  message: string;
};

/** A shipping option and a destination that it serves: an address, or the warehouse for pick-up. */
export type Route = {
  /** The row of the tariff for this destination. */
  option: FreightOption;
  tariff: Tariff;
  country: string;
  address: Address | null;
  pickupWarehouseId: string | null;
  /** Name of the local express company that brings the parcels to the door. */
  localExpress: string | undefined;
};

type Warehouses = Awaited<ReturnType<typeof localWarehouses>>;

/**
 * The route that a wish describes. With pick-up, address and local express are ignored. Throws
 * `TRANSIT_OPTION_UNAVAILABLE`, `NOT_FOUND` for somebody else's address, and `VALIDATION_FAILED` at a
 * field that asks for something the shipping option does not offer.
 */
export async function routeOf(
  scope: OwnerScope,
  wish: TransitWish,
  warehouseId: string,
): Promise<Route> {
  const tariff = await currentTariff(scope);
  const code = findCode(tariff, wish.transitOptionName, scope);
  const reached = code === undefined ? [] : countriesOf(tariff, code, scope.tenant.countries);
  if (code === undefined || reached.length === 0) throw unavailable(wish.transitOptionName);
  const warehouse = partId(scope.tenantId, warehouseId);
  const routeQuestion = { tariff, code, reached, warehouse, local: await localWarehouses(scope) };
  const route = wish.selfPickup
    ? pickupRoute(scope, routeQuestion)
    : await doorRoute(scope, routeQuestion, wish);
  if (wish.insured && route.option.insurance.length === 0) throw wrong('insured', 'choice');
  return route;
}

/** The destination of an order. */
export const destinationOf = ({
  country,
  address,
}: Pick<TransitOrderRow, 'country' | 'address'>): Destination => ({
  country,
  postCode: address?.postCode,
});

/** The failure of a shipping option that can't take the parcels, does not exist or does not go there. */
export function unavailable(option: string, reason?: Refusal): Failure {
  return new Failure('TRANSIT_OPTION_UNAVAILABLE', { option, ...(reason && { reason }) }, [
    { field: 'transitOptionName', code: 'choice' },
  ]);
}

/** An option of the tariff, the countries that it reaches, and where the parcels start and may be picked up. */
type RouteOption = {
  tariff: Tariff;
  code: string;
  reached: readonly string[];
  warehouse: string;
  local: Warehouses;
};

/** The route to a local warehouse that the option serves, preferably in the tenant's home country. */
function pickupRoute(
  { tenant }: OwnerScope,
  { tariff, code, warehouse: from, reached, local }: RouteOption,
): Route {
  const optionTo = (country: string) =>
    rowFor(tariff, code, { destination: { country }, warehouse: from });
  const pickupWarehouses = local.filter(
    ({ country }) => reached.includes(country) && optionTo(country)?.selfPickup,
  );
  const warehouse =
    pickupWarehouses.find(({ country }) => country === tenant.homeCountry) ?? pickupWarehouses[0];
  const option = warehouse && optionTo(warehouse.country);
  if (!warehouse || !option) throw wrong('selfPickup', 'choice');
  return {
    option,
    tariff,
    country: warehouse.country,
    address: null,
    pickupWarehouseId: warehouse.id,
    localExpress: undefined,
  };
}

async function doorRoute(
  scope: OwnerScope,
  { tariff, code, reached, warehouse: from, local }: RouteOption,
  wish: TransitWish,
): Promise<Route> {
  if (!wish.userAddressId) throw wrong('userAddressId', 'required');
  const addresses = await deliveryAddresses.list(scope);
  const address = addresses.find(({ id }) => id === wish.userAddressId);
  if (!address) throw new Failure('NOT_FOUND', { userAddressId: wish.userAddressId });
  const { country, postCode } = address;
  const option = reached.includes(country)
    ? rowFor(tariff, code, { destination: { country, postCode }, warehouse: from })
    : undefined;
  if (!option) throw wrong('userAddressId', 'choice');
  const localExpress = wish.localExpressCompanyName || undefined;
  const nearby = local.filter((warehouse) => warehouse.country === country);
  const companies = nearby.length > 0 ? localExpressIn(option, [country]) : [];
  if (localExpress && !companies.some(({ name }) => name === localExpress)) {
    throw wrong('localExpressCompanyName', 'choice');
  }
  return {
    option,
    tariff,
    country,
    address,
    pickupWarehouseId: null,
    localExpress,
  };
}

function wrong(field: string, code: 'required' | 'choice'): Failure {
  return new Failure('VALIDATION_FAILED', {}, [{ field, code }]);
}
