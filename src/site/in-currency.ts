import type { Tenant } from '../contract/calls/site.ts';

/**
 * The tenant as a visitor sees it who chose another currency: the rate of that currency replaces the
 * tenant's, which moves to the other currencies.
 */
export function inCurrency(tenant: Tenant, chosen: string | undefined): Tenant {
  const { exchangeInfo, otherExchanges } = tenant;
  const exchange = otherExchanges.find(({ currency }) => currency === chosen);
  if (!exchange) return tenant;
  const others = otherExchanges.filter((one) => one !== exchange);
  return { ...tenant, exchangeInfo: exchange, otherExchanges: [exchangeInfo, ...others] };
}
