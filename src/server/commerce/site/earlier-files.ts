import { eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import {
  type TenantFile,
  type TenantFileToPut,
  tenantFile,
} from '../../../contract/ops/shop/tenant-file.ts';
import { validate } from '../../../contract/validate.ts';
import { REINFORCED_PACKING } from '../../../contract/values/money/charges.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';

/**
 * A tenant's file in the present form. In older files the price of reinforced packing is a field of the
 * record; now the packing is one of the services.
 */
export function inTodaysForm(file: TenantFile): TenantFile {
  const { reinforcedPackingFee: price, ...record } = file.record;
  if (price === undefined) return file;
  const services = record.services.map((service) =>
    service.code === REINFORCED_PACKING ? { ...service, price } : service,
  );
  return { ...file, record: { ...record, services } };
}

/**
 * Completes an older file with the settings that it lacks: those of the stored tenant, or the defaults for
 * a new one. An empty list, or a fee of 0, removes a setting. Throws `VALIDATION_FAILED`.
 */
export async function completeFile(db: Database, given: TenantFileToPut): Promise<TenantFile> {
  const [stored] = await db
    .select({ record: tenants.record })
    .from(tenants)
    .where(eq(tenants.id, given.id));
  const record = stored ? filled(given.record, stored.record) : given.record;
  const checked = validate(tenantFile, { ...given, record });
  if (checked.problems) throw new Failure('VALIDATION_FAILED', {}, checked.problems);
  return checked.output;
}

function filled(given: TenantFileToPut['record'], stored: TenantFile['record']) {
  const { goodsRules, services, packingFee, consolidation, inspection, stepDays } = stored;
  const { homeSections, homeGoods } = stored;
  const { rules } = stored.serviceFee;
  const { maxDays: _, extensionFee: __, ...storage } = stored.storage;
  return {
    ...present({ goodsRules, services, packingFee, consolidation, inspection, stepDays }),
    ...present({ homeSections, homeGoods }),
    ...present(given),
    serviceFee: { ...present({ rules }), ...present(given.serviceFee) },
    storage: {
      ...present(storage),
      ...present(given.storage),
    },
  };
}

/** The fields that are not undefined. */
const present = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
