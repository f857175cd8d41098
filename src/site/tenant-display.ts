import type { Tenant } from '../contract/calls/site.ts';

/**
 * Whether amounts are also shown in another currency than CNY. A tenant without an exchange rate has
 * `exchangeInfo.currency` CNY.
 */
export const hasOwnCurrency = ({ exchangeInfo }: Pick<Tenant, 'exchangeInfo'>): boolean =>
  exchangeInfo.currency !== 'CNY';

/** Whether the tenant shows the exchange rate: there is one, its preference is on, and no feature hides it. */
export function showsExchangeRate({
  tenantPreference,
  features,
  exchangeInfo,
}: Pick<Tenant, 'tenantPreference' | 'features' | 'exchangeInfo'>): boolean {
  const isOn = tenantPreference.showExchangeRate && !features.hideExchangeRate;
  return isOn && hasOwnCurrency({ exchangeInfo });
}

/** The favicon: the tenant's own, else its logo. */
export const iconOf = ({ features, logoImage }: Pick<Tenant, 'features' | 'logoImage'>): string =>
  features.customIcon ?? logoImage;
