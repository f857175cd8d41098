import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { DepositChannelType } from '../../../contract/values/money/money-kinds.ts';
import { shopPictures } from '../../db/schema/shop/shop.ts';
import { tenantHosts } from '../../db/schema/shop/tenants.ts';
import { defaultProvider, providerNamed, providerOf } from '../../payments/providers.ts';
import type { Database } from '../../platform/platform.ts';
import { UPLOADS_PATH } from '../../storage/upload-token.ts';
import { inList } from '../base/atomically.ts';
import { checkTable } from '../freight/check-table.ts';
import { flatten } from './changes.ts';
import { chargesProblems, clashProblems } from './check-charges.ts';
import { type Problem, problemIf } from './problems.ts';

/** The beginning of the paths of uploaded files. */
const UPLOADS = `${UPLOADS_PATH}/`;

/**
 * Checks what the schema of a tenant file can't check. Throws `VALIDATION_FAILED` with every wrong
 * field, and `HOST_TAKEN` for a host of another tenant.
 */
export async function checkTenant(
  db: Database,
  file: TenantFile,
  { demo, now }: { demo: boolean; now: number },
): Promise<void> {
  // Loaded dynamically, because their data is large and only this call needs it.
  const [{ isCountry }, { isCurrency }] = await Promise.all([
    import('../base/phone.ts'),
    import('../../rates/currency-codes.ts'),
  ]);
  const problems = [
    ...recordProblems(file, isCountry),
    ...chargesProblems(file),
    ...currencyProblems(file, isCurrency),
    ...rateProblems(file, isCurrency),
    ...channelProblems(file, demo),
    ...duplicateProblems(file),
    ...goodsProblems(file, isCountry),
    ...tariffProblems(file, isCountry),
  ];
  problems.push(...(await pictureProblems(db, file)), ...(await clashProblems({ db, now }, file)));
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
  const [taken] = (
    await db.select().from(tenantHosts).where(inList(tenantHosts.host, file.hosts))
  ).filter(({ tenantId }) => tenantId !== file.id);
  if (taken) throw new Failure('HOST_TAKEN', { host: taken.host });
}

function recordProblems({ record }: TenantFile, isCountry: (code: string) => boolean): Problem[] {
  const { supportedLanguages, defaultLanguage, homeCountry, countries } = record;
  const { duties = [], stepDays = {} } = record;
  return [
    ...problemIf(!supportedLanguages.includes(defaultLanguage), 'record.defaultLanguage', 'choice'),
    ...problemIf(!countries.includes(homeCountry), 'record.homeCountry', 'choice'),
    ...countries.flatMap((code, i) =>
      problemIf(!isCountry(code), `record.countries.${i}`, 'choice'),
    ),
    ...duties.flatMap(({ country }, i) =>
      problemIf(
        !isCountry(country) || duties.findIndex((one) => one.country === country) < i,
        `record.duties.${i}.country`,
        'choice',
      ),
    ),
    ...Object.entries(stepDays).flatMap(([step, { min, max }]) =>
      problemIf(max < min, `record.stepDays.${step}.max`, 'too_small'),
    ),
  ];
}

/**
 * Currencies that do not exist. A currency without a rate is allowed: until it has one, prices are in
 * CNY.
 */
function currencyProblems(
  { record, depositChannels }: TenantFile,
  isCurrency: (code: string) => boolean,
): Problem[] {
  return [
    ...problemIf(!isCurrency(record.currency), 'record.currency', 'choice'),
    ...(record.currencies ?? []).flatMap((code, i) =>
      problemIf(!isCurrency(code), `record.currencies.${i}`, 'choice'),
    ),
    ...depositChannels.flatMap(({ currency }, i) =>
      problemIf(!isCurrency(currency), `depositChannels.${i}.currency`, 'choice'),
    ),
  ];
}

/** Limits and currencies of rates that make no sense. */
function rateProblems({ rates }: TenantFile, isCurrency: (code: string) => boolean): Problem[] {
  if (!rates) return [];
  return [
    ...problemIf(rates.maxHours < rates.warnHours, 'rates.maxHours', 'too_small'),
    ...rates.currencies.flatMap(({ currency }, i) =>
      problemIf(!isCurrency(currency), `rates.currencies.${i}.currency`, 'choice'),
    ),
  ];
}

/**
 * Maximums below the minimum, and providers that don't exist, or serve another type of channel. Outside demo mode
 * also channels that credit without a payment, and those of the demonstration's sandbox.
 */
function channelProblems({ depositChannels }: TenantFile, demo: boolean): Problem[] {
  return depositChannels.flatMap(({ type, provider: name, instant, minimum, maximum }, i) => [
    ...problemIf(!mayServe(name, type), `depositChannels.${i}.provider`, 'choice'),
    ...problemIf(
      !demo && providerOf({ provider: name ?? defaultProvider(type) }).isSimulated,
      `depositChannels.${i}.type`,
      'choice',
    ),
    ...problemIf(instant && !demo, `depositChannels.${i}.instant`, 'invalid'),
    ...problemIf(toFen(maximum) < toFen(minimum), `depositChannels.${i}.maximum`, 'too_small'),
  ]);
}

/** Uploaded pictures that visitors could not see: whatever is not one of the tenant's own pictures for everybody. */
async function pictureProblems(db: Database, file: TenantFile): Promise<Problem[]> {
  const uploaded = flatten(file).filter(([, text]) => text.startsWith(UPLOADS));
  if (uploaded.length === 0) return [];
  const keys = uploaded.map(([, text]) => text.slice(UPLOADS.length));
  const rows = await db
    .select({ key: shopPictures.key })
    .from(shopPictures)
    .where(and(eq(shopPictures.tenantId, file.id), inList(shopPictures.key, keys)));
  const found = new Set(rows.map(({ key }) => key));
  return uploaded.flatMap(([field, text]) =>
    problemIf(!found.has(text.slice(UPLOADS.length)), field, 'invalid'),
  );
}

/** Whether channels of a type may have this provider. */
function mayServe(name: string | undefined, type: DepositChannelType): boolean {
  if (name === undefined) return true;
  const provider = providerNamed(name);
  return provider !== undefined && (provider.type === type || provider.types.includes(type));
}

function tariffProblems(
  { tariff, warehouses, record }: TenantFile,
  isCountry: (code: string) => boolean,
): Problem[] {
  if (!tariff) return [];
  const { problems, unnamed } = checkTable(tariff, {
    isCountry,
    warehouses: warehouses.map(({ id }) => id),
    services: record.services.map(({ code }) => code),
  });
  return [
    ...problems.map(({ row, column, code }) => ({ field: `tariff.rows.${row}.${column}`, code })),
    ...unnamed.map((code) => ({ field: `tariff.names.${code}`, code: 'required' as const })),
  ];
}

/** Countries that don't exist, in rules about goods. */
const goodsProblems = ({ record }: TenantFile, isCountry: (code: string) => boolean): Problem[] =>
  record.goodsRules.flatMap((rule, i) =>
    (['goesTo', 'onlyCountries'] as const).flatMap((list) =>
      rule[list].flatMap((code) =>
        problemIf(!isCountry(code), `record.goodsRules.${i}.${list}`, 'choice'),
      ),
    ),
  );

/** Parts whose key occurs before. The later part would replace the earlier one. */
function duplicateProblems(file: TenantFile): Problem[] {
  const duplicates = (list: string, keys: readonly string[], field: string) =>
    keys.flatMap((key, i) => problemIf(keys.indexOf(key) < i, `${list}.${i}${field}`, 'invalid'));
  const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
  return [
    ...duplicates('hosts', file.hosts, ''),
    ...duplicates('warehouses', ids(file.warehouses), '.id'),
    ...duplicates(
      'articles',
      file.articles.map(({ type, locale }) => `${type} ${locale}`),
      '.locale',
    ),
    ...duplicates('banners', ids(file.banners), '.id'),
    ...duplicates('announcements', ids(file.announcements), '.id'),
    ...duplicates('productGroups', ids(file.productGroups), '.id'),
    ...duplicates('depositChannels', ids(file.depositChannels), '.id'),
    ...duplicates(
      'record.storage.perWarehouse',
      (file.record.storage.perWarehouse ?? []).map(({ warehouse }) => warehouse),
      '.warehouse',
    ),
    ...duplicates('record.goodsRules', ids(file.record.goodsRules), '.id'),
    ...duplicates(
      'rates.currencies',
      (file.rates?.currencies ?? []).map(({ currency }) => currency),
      '.currency',
    ),
    ...duplicates('promotionCodes', file.promotionCodes, ''),
  ];
}
