import { and, eq, not, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { Failure } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import type { PublishedBy } from '../../../contract/values/shop/shop-parts.ts';
import { shownCurrencies } from '../../../contract/values/shop/shown-currencies.ts';
import { upsertStatements } from '../../db/insert-rows.ts';
import { promotionCodes } from '../../db/schema/people/users.ts';
import {
  announcements,
  articles,
  banners,
  depositChannels,
  howToUseSteps,
  productGroups,
  tenantHosts,
  tenants,
  warehouses,
} from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import type { RateDefaults } from '../../rates/defaults.ts';
import { atomically, type Committing, inList, type Statement } from '../base/atomically.ts';
import { publishTableStatements } from '../freight/publish-table.ts';
import { adoptRates } from '../rates/adopt-rates.ts';
import { fileRatesStatements } from '../rates/file-rates.ts';
import { isSame } from './changes.ts';
import { checkTenant } from './check-tenant.ts';
import { inTodaysForm } from './earlier-files.ts';
import { exportTenant } from './export-tenant.ts';
import { partRowStatements, publicationStatements } from './publications.ts';
import { rowsOfFile, type TenantRows } from './tenant-rows.ts';

/**
 * The context of `putTenant`. `editedAt` is in milliseconds since the epoch if an operator writes the
 * tenant, null if the seed does.
 */
type PutContext = Committing & {
  now: number;
  demo: boolean;
  editedAt: number | null;
  /** The person who writes the tenant, for the history of its parts. */
  staffId?: string;
  /** If given, the tenant gets a rate of its currency at once, rather than with the next run of the timers. */
  rates?: RateDefaults;
};
type TenantTable = SQLiteTable & { tenantId: SQLiteColumn };

type PutOptions = {
  /** Refuses a tenant that already exists. */
  mustBeNew?: boolean;
  /** Checks, and writes nothing. */
  onlyCheck?: boolean;
  /** How the history of the parts calls this change. */
  kind?: PublishedBy;
  /** Further statements of the transaction. */
  also?: readonly Statement[];
};

/**
 * Adds a tenant, or replaces all of its settings and content, in one transaction. What differs is recorded
 * in the history of its parts. Warehouses and deposit channels that the file no longer has are closed, not
 * removed, because orders and deposits name them. Returns whether the tenant is new, and its revision
 * afterwards. Throws `VALIDATION_FAILED`, `HOST_TAKEN`, and `CONFLICT` if the tenant has changed since the
 * revision in the file, or changes meanwhile; with `mustBeNew` `TENANT_EXISTS`. The tariff and the margins
 * of rates are published if they differ from those that apply; throws `TARIFF_SCHEDULED` if another tariff
 * waits that was published for later.
 */
export async function putTenant(
  put: PutContext,
  given: TenantFile,
  { mustBeNew = false, onlyCheck = false, kind = 'FILE', also = [] }: PutOptions = {},
): Promise<{ created: boolean; revision: number }> {
  const { db, now } = put;
  const file = inTodaysForm(given);
  await checkTenant(db, file, put);
  const before = await storedFile(db, file.id);
  const created = before === undefined;
  if (mustBeNew && !created) throw tenantExists();
  const stored = before?.revision;
  const isStale = stored !== undefined && file.revision !== undefined && file.revision !== stored;
  if (isStale) throw new Failure('CONFLICT');
  if (onlyCheck) return { created, revision: stored ?? 0 };
  const rows = await rowsOfFile(file, now);
  const after = {
    ...file,
    articles: rows.articles.map(({ type, locale, title, html }) => ({ type, locale, title, html })),
  };
  const publishing = { db, now, kind, by: put.staffId ?? '' };
  const statements = [
    // Everything that is not written relies on what was read.
    mustBeNew
      ? newTenantStatement(put, file)
      : tenantStatement(put, { ...file, revision: file.revision ?? stored }),
    ...hostAndCodeStatements(db, file),
    ...contentStatements(put, after, rows, before),
    ...closableStatements(db, file, rows),
    ...(before ? publicationStatements(publishing, before, after) : partRowStatements(db, file.id)),
    ...(file.tariff ? await publishTableStatements(put, file.id, file.tariff) : []),
    ...(file.rates ? await rateStatements(put, file, file.rates) : []),
    ...also,
  ];
  await atomically(put, statements, {
    TENANT_REVISION: () => new Failure('CONFLICT'),
    TENANT_EXISTS: tenantExists,
    HOST_TAKEN: () => new Failure('HOST_TAKEN'),
    TARIFF_STATE: () => new Failure('TARIFF_SCHEDULED'),
    RATE_SEQUENCE: () => new Failure('CONFLICT'),
    SUBJECT_VERSION: () => new Failure('CONFLICT'),
  });
  const { rates } = put;
  if (rates) await adoptRates({ ...put, rates, tenantId: file.id, tenant: file.record });
  return { created, revision: (await revisionOf(db, file.id)) ?? 0 };
}

/** The statements that apply the file's settings of rates. */
const rateStatements = (
  put: PutContext,
  { id: tenantId, record, depositChannels: channels }: TenantFile,
  rates: NonNullable<TenantFile['rates']>,
): Promise<Statement[]> =>
  fileRatesStatements({ ...put, tenantId }, rates, [
    ...new Set([...shownCurrencies(record), ...channels.map(({ currency }) => currency)]),
  ]);

const tenantExists = () => new Failure('TENANT_EXISTS', {}, [{ field: 'id', code: 'invalid' }]);

/** The tenant as it is stored; undefined if there is none. */
const storedFile = (db: Database, id: string): Promise<TenantFile | undefined> =>
  exportTenant(db, id).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });

async function revisionOf(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ revision: tenants.revision })
    .from(tenants)
    .where(eq(tenants.id, id));
  return row?.revision;
}

/** The statement that adds a tenant. The guard `TENANT_EXISTS` refuses it if another call has added it meanwhile. */
const newTenantStatement = ({ db, editedAt }: PutContext, { id, record }: TenantFile): Statement =>
  db.insert(tenants).values({ id, record, editedAt });

/**
 * The statement that writes the record. The guard `TENANT_REVISION` refuses it if the stored
 * revision is not the file's.
 */
function tenantStatement(
  { db, editedAt }: PutContext,
  { id, record, revision }: TenantFile,
): Statement {
  const next =
    revision === undefined
      ? sql`${tenants.revision} + 1`
      : sql`case when ${tenants.revision} = ${revision} then ${tenants.revision} + 1 end`;
  return db
    .insert(tenants)
    .values({ id, record, editedAt })
    .onConflictDoUpdate({ target: tenants.id, set: { record, editedAt, revision: next } });
}

/** The statements that replace a tenant's rows of a table with these. */
function replaceStatements<T extends TenantTable>(
  db: Database,
  { table, key }: { table: T; key: SQLiteColumn[] },
  id: string,
  rows: readonly T['$inferInsert'][],
): Statement[] {
  return [
    db.delete(table).where(eq(table.tenantId, id)),
    ...upsertStatements(db, table, key, rows),
  ];
}

/**
 * The statements that write the tenant's hosts. Only changed hosts are written, because a change
 * makes the cached hosts of all tenants stale. The guard `HOST_TAKEN` refuses a host that another
 * tenant took meanwhile.
 */
function hostStatements(db: Database, tenantId: string, hosts: readonly string[]): Statement[] {
  const isOfTenant = eq(tenantHosts.tenantId, tenantId);
  const storedHosts = sql`select ${tenantHosts.host} from ${tenantHosts} where ${isOfTenant}`;
  return [
    db.delete(tenantHosts).where(and(isOfTenant, not(inList(tenantHosts.host, hosts)))),
    db.insert(tenantHosts).select(
      sql`select value, ${tenantId} from json_each(${JSON.stringify(hosts)})
        where value not in (${storedHosts})`,
    ),
  ];
}

/** The statements that write hosts and promotion codes. */
function hostAndCodeStatements(db: Database, { id: tenantId, ...file }: TenantFile): Statement[] {
  const codes = { table: promotionCodes, key: [promotionCodes.tenantId, promotionCodes.code] };
  return [
    ...hostStatements(db, tenantId, file.hosts),
    ...replaceStatements(
      db,
      codes,
      tenantId,
      file.promotionCodes.map((code) => ({ tenantId, code })),
    ),
  ];
}

/** Lists of a file: their rows are replaced if the list differs from the stored one. */
const LISTS = {
  howToUse: { table: howToUseSteps, key: [howToUseSteps.tenantId, howToUseSteps.position] },
  banners: { table: banners, key: [banners.id] },
  announcements: { table: announcements, key: [announcements.id] },
  productGroups: { table: productGroups, key: [productGroups.id] },
} as const;

/**
 * The statements that write the tenant's content, in the file's order. Unchanged rows are not written, so
 * that an article keeps the date of its last change.
 */
function contentStatements(
  { db }: PutContext,
  { id: tenantId, ...file }: TenantFile,
  rows: TenantRows,
  before: TenantFile | undefined,
): Statement[] {
  const names = Object.keys(LISTS) as (keyof typeof LISTS)[];
  return [
    ...articleStatements(db, tenantId, rows.articles, before?.articles ?? []),
    ...names
      .filter((name) => !before || !isSame(before[name], file[name]))
      .flatMap((name) =>
        replaceStatements<TenantTable>(db, LISTS[name] as never, tenantId, rows[name]),
      ),
  ];
}

const articleKey = ({ type, locale }: Pick<TenantFile['articles'][number], 'type' | 'locale'>) =>
  `${type} ${locale}`;

function articleStatements(
  db: Database,
  tenantId: string,
  rows: TenantRows['articles'],
  before: TenantFile['articles'],
): Statement[] {
  const stored = new Map(before.map((article) => [articleKey(article), article]));
  const changed = rows.filter((row) => {
    const old = stored.get(articleKey(row));
    return old?.title !== row.title || old.html !== row.html;
  });
  const keptKeys = JSON.stringify(rows.map(articleKey));
  return [
    db
      .delete(articles)
      .where(
        and(
          eq(articles.tenantId, tenantId),
          sql`${articles.type} || ' ' || ${articles.locale} not in (select value from json_each(${keptKeys}))`,
        ),
      ),
    ...upsertStatements(db, articles, [articles.tenantId, articles.type, articles.locale], changed),
  ];
}

/** The statements that write warehouses and deposit channels: those of the file are open, the others closed. */
function closableStatements(
  db: Database,
  { id: tenantId }: TenantFile,
  { warehouses: places, depositChannels: channels }: TenantRows,
): Statement[] {
  const areNotIn = (table: typeof warehouses | typeof depositChannels, rows: { id: string }[]) =>
    and(
      eq(table.tenantId, tenantId),
      not(
        inList(
          table.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return [
    ...upsertStatements(db, warehouses, [warehouses.tenantId, warehouses.id], places),
    db.update(warehouses).set({ closed: true }).where(areNotIn(warehouses, places)),
    ...upsertStatements(
      db,
      depositChannels,
      [depositChannels.tenantId, depositChannels.id],
      channels,
    ),
    db.update(depositChannels).set({ closed: true }).where(areNotIn(depositChannels, channels)),
  ];
}
