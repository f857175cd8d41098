import { eq } from 'drizzle-orm';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import { REINFORCED_PACKING } from '../../../contract/values/money/charges.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { feeSubject } from '../../../contract/values/money/order-costs.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { optionalCodes } from '../freight/limits.ts';
import { readApplying } from '../freight/stored.ts';
import { type Problem, problemIf } from './problems.ts';

/** The mistakes in the charges of a shop: its service fee, terms of storage, and services. */
export const chargesProblems = (file: TenantFile): Problem[] => [
  ...feeProblems(file),
  ...storageProblems(file),
  ...serviceProblems(file),
];

/** Free days beyond the most days, and terms of warehouses that the shop does not have. */
function storageProblems({ record, warehouses }: TenantFile): Problem[] {
  const { storage } = record;
  const isStore = (code: string) =>
    warehouses.some(({ id, region }) => id === code && region === 'CHINA');
  return [
    ...problemIf(storage.maxDays < record.freeStorageDays, 'record.storage.maxDays', 'too_small'),
    ...(storage.perWarehouse ?? []).flatMap(({ warehouse, freeDays = 0 }, i) => [
      ...problemIf(!isStore(warehouse), `record.storage.perWarehouse.${i}.warehouse`, 'choice'),
      ...problemIf(
        storage.maxDays < freeDays,
        `record.storage.perWarehouse.${i}.freeDays`,
        'too_large',
      ),
    ]),
  ];
}

/**
 * Limits of the service fee that contradict each other, and rules for the same case from the same time.
 */
function feeProblems({ record: { serviceFee } }: TenantFile): Problem[] {
  const { rules = [] } = serviceFee;
  const contradicts = ({ minimum, maximum }: { minimum: string; maximum?: string | undefined }) =>
    maximum !== undefined && toFen(maximum) < toFen(minimum);
  const subjects = rules.map(
    (rule) => `${feeSubject(rule)} ${Date.parse(rule.validFrom ?? '') || 0}`,
  );
  return [
    ...problemIf(contradicts(serviceFee), 'record.serviceFee.maximum', 'too_small'),
    ...rules.flatMap((rule, i) => [
      ...problemIf(contradicts(rule), `record.serviceFee.rules.${i}.maximum`, 'too_small'),
      ...problemIf(
        subjects.indexOf(subjects[i] ?? '') < i,
        `record.serviceFee.rules.${i}.goodsFrom`,
        'invalid',
      ),
    ]),
  ];
}

/**
 * Services with the same code, a reinforced packing that is not charged by the box, and services whose unit
 * can't be counted.
 */
function serviceProblems({ record: { services } }: TenantFile): Problem[] {
  const codes = services.map(({ code }) => code);
  return services.flatMap(({ code, per, offeredFor = 'SHIPMENT' }, i) => [
    // Before goods are bought nobody knows their weight.
    ...problemIf(offeredFor === 'ORDER' && per === 'KG', `record.services.${i}.per`, 'choice'),
    ...problemIf(
      code === REINFORCED_PACKING && offeredFor !== 'SHIPMENT',
      `record.services.${i}.offeredFor`,
      'choice',
    ),
    ...problemIf(codes.indexOf(code) < i, `record.services.${i}.code`, 'invalid'),
    ...problemIf(
      code === REINFORCED_PACKING && per !== 'BOX',
      `record.services.${i}.per`,
      'choice',
    ),
  ]);
}

/**
 * New services with the code of an optional surcharge of the tariff that applies, or of a waiting one. If
 * the file has a tariff, the mistake is reported at the surcharge.
 */
export async function clashProblems(
  { db, now }: { db: Database; now: number },
  { id, record: { services }, tariff }: TenantFile,
): Promise<Problem[]> {
  if (tariff) return [];
  const [versions, [stored]] = await Promise.all([
    readApplying({ db, tenantId: id, now }),
    db.select({ record: tenants.record }).from(tenants).where(eq(tenants.id, id)),
  ]);
  const taken = versions.flatMap((version) => version.tariff.rows.flatMap(optionalCodes));
  const isNew = (code: string) => !stored?.record.services.some((one) => one.code === code);
  return services.flatMap(({ code }, i) =>
    problemIf(isNew(code) && taken.includes(code), `record.services.${i}.code`, 'invalid'),
  );
}
