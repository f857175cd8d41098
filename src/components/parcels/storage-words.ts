import { storageAt } from '../../contract/values/warehouse/storage-at.ts';
import { formatCny } from '../../i18n/format.ts';
import type { View } from '../view.ts';

/**
 * The terms of storage at a warehouse in words; undefined if all warehouses of the shop have the same terms, which its
 * articles explain.
 */
export function warehouseTerms({ tenant, locale, t }: View, warehouseId: string) {
  if (!tenant.storage.perWarehouse?.length) return undefined;
  const { freeDays, dailyFee, dailyPer } = storageAt(tenant.id, tenant, warehouseId);
  const price = formatCny(locale, dailyFee);
  return [
    t('home.step.receive.figure', { days: freeDays }),
    ...(Number(dailyFee) > 0
      ? [`${t('parcel.storagePerDay')}: ${dailyPer === 'KG' ? `${price} / kg` : price}`]
      : []),
  ].join(' · ');
}
