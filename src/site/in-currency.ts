import type { Tenant } from '../contract/calls/site.ts';

/** A tenant with the rate of the currency that a visitor chose as its rate, and its own among the others. */
export function inCurrency(tenant: Tenant, chosen: string | undefined): Tenant {
  const { exchangeInfo, otherExchanges } = tenant;
  const exchange = otherExchanges.find(({ currency }) => currency === chosen);
  if (!exchange) return tenant;
  const others = otherExchanges.filter((one) => one !== exchange);
  return { ...tenant, exchangeInfo: exchange, otherExchanges: [exchangeInfo, ...others] };
}
