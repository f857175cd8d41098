import type { Address } from '../../../contract/calls/addresses.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Packing } from '../../../contract/values/transit-statuses.ts';
import type { OwnerScope } from '../base/scope.ts';
import type { Refusal } from '../freight/limits.ts';
import { findOption, localExpressIn, reachedBy } from '../freight/list.ts';
import type { FreightOption } from '../freight/option.ts';
import { deliveryAddresses } from '../identity/addresses.ts';
import { localWarehouses } from '../site/local-warehouses.ts';

/** How the shopper wants parcels to be sent home. */
export type TransitWish = {
  purchaseParcelIds: readonly string[];
  /** Code of a shipping option, or its name in the shopper's language. */
  transitOptionName: string;
  userAddressId?: string;
  localExpressCompanyName: string;
  selfPickup: boolean;
  insured: boolean;
  packing: Packing;
  declaredValue?: string;
  message: string;
};

/** A shipping option and a destination that it serves: an address, or the warehouse for pick-up. */
export type Route = {
  option: FreightOption;
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
export async function routeOf(scope: OwnerScope, wish: TransitWish): Promise<Route> {
  const option = findOption(wish.transitOptionName, scope.t);
  const reached = option ? reachedBy(option, scope.tenant.countries) : [];
  if (!option || reached.length === 0) throw unavailable(wish.transitOptionName);
  if (wish.insured && option.insurance.length === 0) throw wrong('insured', 'choice');
  const local = await localWarehouses(scope);
  return wish.selfPickup
    ? pickupRoute(scope, option, local)
    : doorRoute(scope, option, local, wish);
}

/** The failure of a shipping option that can't take the parcels, does not exist or does not go there. */
export function unavailable(option: string, reason?: Refusal): Failure {
  return new Failure('TRANSIT_OPTION_UNAVAILABLE', { option, ...(reason && { reason }) }, [
    { field: 'transitOptionName', code: 'choice' },
  ]);
}

/** The route to a local warehouse that the option serves, preferably in the tenant's home country. */
function pickupRoute({ tenant }: OwnerScope, option: FreightOption, local: Warehouses): Route {
  const reached = reachedBy(option, tenant.countries);
  const pickupWarehouses = option.selfPickup
    ? local.filter(({ country }) => reached.includes(country))
    : [];
  const warehouse =
    pickupWarehouses.find(({ country }) => country === tenant.homeCountry) ?? pickupWarehouses[0];
  if (!warehouse) throw wrong('selfPickup', 'choice');
  return {
    option,
    country: warehouse.country,
    address: null,
    pickupWarehouseId: warehouse.id,
    localExpress: undefined,
  };
}

async function doorRoute(
  scope: OwnerScope,
  option: FreightOption,
  local: Warehouses,
  wish: TransitWish,
): Promise<Route> {
  if (!wish.userAddressId) throw wrong('userAddressId', 'required');
  const addresses = await deliveryAddresses.list(scope);
  const address = addresses.find(({ id }) => id === wish.userAddressId);
  if (!address) throw new Failure('NOT_FOUND', { userAddressId: wish.userAddressId });
  const { country } = address;
  if (!reachedBy(option, scope.tenant.countries).includes(country)) {
    throw wrong('userAddressId', 'choice');
  }
  const localExpress = wish.localExpressCompanyName || undefined;
  const nearby = local.filter((warehouse) => warehouse.country === country);
  const companies = nearby.length > 0 ? localExpressIn(option, [country]) : [];
  if (localExpress && !companies.some(({ name }) => name === localExpress)) {
    throw wrong('localExpressCompanyName', 'choice');
  }
  return { option, country, address, pickupWarehouseId: null, localExpress };
}

function wrong(field: string, code: 'required' | 'choice'): Failure {
  return new Failure('VALIDATION_FAILED', {}, [{ field, code }]);
}
