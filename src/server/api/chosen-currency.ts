import { shownCurrencies } from '../../contract/values/shop/shown-currencies.ts';
import type { TenantSite } from '../commerce/site/tenants.ts';

/**
 * The currency that a visitor chose, if the tenant offers it and has a rate for it; else the tenant's. Pages offer no
 * other (`otherExchanges`), and an order in one could not be placed.
 */
export function chosenCurrency(
  { record, rates }: Pick<TenantSite, 'record' | 'rates'>,
  chosen: string | null,
): string {
  const hasRate = (code: string) => code === 'CNY' || rates[code] !== undefined;
  return (
    shownCurrencies(record).find((code) => code === chosen && hasRate(code)) ?? record.currency
  );
}
