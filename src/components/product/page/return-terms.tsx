import { isolated } from '../../ui/isolated.tsx';
import type { View } from '../../view.ts';

/** Until when goods can be exchanged or returned, if the tenant's shop says so. */
export function ReturnTerms({ view: { t, tenant } }: { readonly view: View }) {
  const { returnDays: days } = tenant.inspection;
  return days > 0 ? <p>{isolated(t('product.returns', { days }))}</p> : null;
}
