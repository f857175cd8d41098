import { Failure, type FieldErrorCode } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/tenant-file.ts';
import { toFen } from '../../../contract/values/money.ts';
import { exchangeRates, tenantHosts } from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { inList } from '../base/atomically.ts';
import { FREIGHT_OPTIONS } from '../freight/options.ts';

type Problem = { field: string; code: FieldErrorCode };

const SERVED = new Set<string>(FREIGHT_OPTIONS.flatMap(({ countries }) => countries));

/**
 * What the shape of a file can't say. Throws `VALIDATION_FAILED` naming every wrong field, and
 * `HOST_TAKEN` for a host that is another tenant's.
 */
export async function checkTenant(
  db: Database,
  file: TenantFile,
  { demo }: { demo: boolean },
): Promise<void> {
  const problems = [
    ...recordProblems(file),
    ...(await currencyProblems(db, file)),
    ...channelProblems(file, demo),
    ...twiceProblems(file),
  ];
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
  const [taken] = (
    await db.select().from(tenantHosts).where(inList(tenantHosts.host, file.hosts))
  ).filter(({ tenantId }) => tenantId !== file.id);
  if (taken) throw new Failure('HOST_TAKEN', { host: taken.host });
}

const problem = (wrong: boolean, field: string, code: FieldErrorCode): Problem[] =>
  wrong ? [{ field, code }] : [];

function recordProblems({ record }: TenantFile): Problem[] {
  const { supportedLanguages, defaultLanguage, homeCountry, countries, storage } = record;
  return [
    ...problem(!supportedLanguages.includes(defaultLanguage), 'record.defaultLanguage', 'choice'),
    ...problem(!countries.includes(homeCountry), 'record.homeCountry', 'choice'),
    ...countries.flatMap((code, i) =>
      problem(!SERVED.has(code), `record.countries.${i}`, 'choice'),
    ),
    ...problem(storage.maxDays < record.freeStorageDays, 'record.storage.maxDays', 'too_small'),
  ];
}

/** A currency needs a rate: nothing can be priced without. */
async function currencyProblems(db: Database, file: TenantFile): Promise<Problem[]> {
  const used = [
    { field: 'record.currency', currency: file.record.currency },
    ...file.depositChannels.map(({ currency }, i) => ({
      field: `depositChannels.${i}.currency`,
      currency,
    })),
  ].filter(({ currency }) => currency !== 'CNY');
  const rows = await db
    .select({ currency: exchangeRates.currency })
    .from(exchangeRates)
    .where(
      inList(
        exchangeRates.currency,
        used.map(({ currency }) => currency),
      ),
    );
  const known = new Set(rows.map(({ currency }) => currency));
  return used.flatMap(({ field, currency }) => problem(!known.has(currency), field, 'choice'));
}

/** Channels that credit without a payment are for demonstrations only. */
function channelProblems({ depositChannels }: TenantFile, demo: boolean): Problem[] {
  return depositChannels.flatMap(({ instant, minimum, maximum }, i) => [
    ...problem(instant && !demo, `depositChannels.${i}.instant`, 'invalid'),
    ...problem(toFen(maximum) < toFen(minimum), `depositChannels.${i}.maximum`, 'too_small'),
  ]);
}

/** Parts that are one and the same: the second would replace the first. */
function twiceProblems(file: TenantFile): Problem[] {
  const twice = (list: string, keys: readonly string[], field: string) =>
    keys.flatMap((key, i) => problem(keys.indexOf(key) < i, `${list}.${i}${field}`, 'invalid'));
  const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
  return [
    ...twice('hosts', file.hosts, ''),
    ...twice('warehouses', ids(file.warehouses), '.id'),
    ...twice(
      'articles',
      file.articles.map(({ type, locale }) => `${type} ${locale}`),
      '.locale',
    ),
    ...twice('banners', ids(file.banners), '.id'),
    ...twice('announcements', ids(file.announcements), '.id'),
    ...twice('productGroups', ids(file.productGroups), '.id'),
    ...twice('depositChannels', ids(file.depositChannels), '.id'),
    ...twice('promotionCodes', file.promotionCodes, ''),
  ];
}
