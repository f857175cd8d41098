import type { Tenant } from '../contract/calls/site.ts';

/** Whether the tenant shows the exchange rate: there is one, its preference is on, and no feature hides it. */
export function showsExchangeRate({
  tenantPreference,
  features,
  exchangeInfo,
}: Pick<Tenant, 'tenantPreference' | 'features' | 'exchangeInfo'>): boolean {
  const isShown = tenantPreference.showExchangeRate && !features.hideExchangeRate;
  return isShown && exchangeInfo.currency !== 'CNY';
}

/** The favicon: the tenant's own, else its logo. */
export const iconOf = ({ features, logoImage }: Pick<Tenant, 'features' | 'logoImage'>): string =>
  features.customIcon ?? logoImage;
