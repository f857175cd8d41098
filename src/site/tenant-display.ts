import type { Tenant } from '../contract/calls/site.ts';

/** Whether the tenant shows the exchange rate: its preference is on, and no feature hides it. */
export function showsExchangeRate({
  tenantPreference,
  features,
}: Pick<Tenant, 'tenantPreference' | 'features'>): boolean {
  return tenantPreference.showExchangeRate && !features.hideExchangeRate;
}

/** The favicon: the tenant's own, else its logo. */
export const iconOf = ({ features, logoImage }: Pick<Tenant, 'features' | 'logoImage'>): string =>
  features.customIcon ?? logoImage;
