import type { TenantFile } from '../../../contract/ops/tenant-file.ts';
import { REINFORCED_PACKING } from '../../../contract/values/charges.ts';

/**
 * A tenant's file as it is written today. In older ones the price of reinforced packing is a field of the record; now
 * the packing is one of the services.
 */
export function inTodaysForm(file: TenantFile): TenantFile {
  const { reinforcedPackingFee: price, ...record } = file.record;
  if (price === undefined) return file;
  const services = record.services.map((service) =>
    service.code === REINFORCED_PACKING ? { ...service, price } : service,
  );
  return { ...file, record: { ...record, services } };
}
