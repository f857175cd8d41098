import type { StoragePer } from '../money/charges.ts';
import type { TenantRecord } from '../shop/tenant-record.ts';

/** Terms of storage at a warehouse: its own, else the shop's. Days, CNY. */
export type WarehouseTerms = {
  freeDays: number;
  graceDays: number;
  dailyFee: string;
  dailyPer: StoragePer;
};

type Shop = Pick<TenantRecord, 'freeStorageDays' | 'storage'>;

/**
 * The terms of storage at a warehouse, of which the id begins with the tenant's. Each term that it has not of its own
 * is the shop's, and so are all at a warehouse that is not known.
 */
export function storageAt(
  tenantId: string,
  { freeStorageDays, storage }: Shop,
  warehouseId: string | null | undefined,
): WarehouseTerms {
  const inFile = warehouseId?.replace(`${tenantId}-`, '');
  const termsOfWarehouse = storage.perWarehouse?.find(({ warehouse }) => warehouse === inFile);
  return {
    freeDays: termsOfWarehouse?.freeDays ?? freeStorageDays,
    graceDays: termsOfWarehouse?.graceDays ?? storage.graceDays,
    dailyFee: termsOfWarehouse?.dailyFee ?? storage.dailyFee ?? '0.00',
    dailyPer: termsOfWarehouse?.dailyPer ?? storage.dailyPer,
  };
}

/** The free days that goods have at each warehouse of a shop. */
export const leastFreeDays = ({ freeStorageDays, storage }: Shop): number =>
  Math.min(
    freeStorageDays,
    ...(storage.perWarehouse ?? []).map(({ freeDays }) => freeDays ?? freeStorageDays),
  );
