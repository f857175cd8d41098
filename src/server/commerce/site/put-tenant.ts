import { and, eq, not, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { Failure } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/tenant-file.ts';
import { toFen } from '../../../contract/values/money.ts';
import type { TenantText } from '../../../contract/values/tenant-record.ts';
import { upsertStatements } from '../../db/insert-rows.ts';
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
} from '../../db/schema/tenants.ts';
import { promotionCodes } from '../../db/schema/users.ts';
import { defaultProvider } from '../../payments/providers.ts';
import type { Database } from '../../platform/platform.ts';
import { atomically, type Committing, inList, type Statement } from '../base/atomically.ts';
import { publishTableStatements } from '../freight/publish-table.ts';
import { checkTenant } from './check-tenant.ts';
import { storedId } from './export-tenant.ts';

/**
 * What `putTenant` needs. `editedAt`: milliseconds since the epoch if an operator writes the
 * tenant, null if the seed does.
 */
type PutContext = Committing & { now: number; demo: boolean; editedAt: number | null };
type TenantTable = SQLiteTable & { tenantId: SQLiteColumn };

/**
 * Adds a tenant, or replaces all of its settings and content, in one transaction. Warehouses and
 * deposit channels that the file no longer has are closed, not removed, because orders and deposits
 * name them. With `onlyCheck` nothing is written. Returns whether the tenant is new, and its revision
 * afterwards. Throws `VALIDATION_FAILED`, `HOST_TAKEN`, and `CONFLICT` if the tenant has changed
 * since the revision in the file. The tariff is published if it differs from the one that applies;
 * `TARIFF_SCHEDULED` if another one waits that was published for later.
 */
export async function putTenant(
  put: PutContext,
  file: TenantFile,
  { onlyCheck = false } = {},
): Promise<{ created: boolean; revision: number }> {
  const { db } = put;
  await checkTenant(db, file, put);
  const stored = await revisionOf(db, file.id);
  const isStale = stored !== undefined && file.revision !== undefined && file.revision !== stored;
  if (isStale) throw new Failure('CONFLICT');
  if (onlyCheck) return { created: stored === undefined, revision: stored ?? 0 };
  const statements = [
    tenantStatement(put, file),
    ...hostAndCodeStatements(db, file),
    ...(await contentStatements(put, file)),
    ...closableStatements(db, file),
    ...(file.tariff ? await publishTableStatements(put, file.id, file.tariff) : []),
  ];
  await atomically(put, statements, {
    TENANT_REVISION: () => new Failure('CONFLICT'),
    HOST_TAKEN: () => new Failure('HOST_TAKEN'),
    TARIFF_STATE: () => new Failure('TARIFF_SCHEDULED'),
  });
  return { created: stored === undefined, revision: (await revisionOf(db, file.id)) ?? 0 };
}

async function revisionOf(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ revision: tenants.revision })
    .from(tenants)
    .where(eq(tenants.id, id));
  return row?.revision;
}

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

/** The statements that write what the tenant shows, in the file's order. */
async function contentStatements(
  { db, now }: PutContext,
  { id: tenantId, ...file }: TenantFile,
): Promise<Statement[]> {
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const sanitisedText = (text: TenantText): TenantText =>
    Object.fromEntries(
      Object.entries(text).map(([locale, html]) => [locale, sanitiseArticle(html)]),
    ) as TenantText;

  const withPosition = <P extends { id: string }>(parts: readonly P[]) =>
    parts.map((part, position) => ({
      ...part,
      id: storedId(tenantId, part.id),
      tenantId,
      position,
    }));
  return [
    ...replaceStatements(
      db,
      { table: articles, key: [articles.tenantId, articles.type, articles.locale] },
      tenantId,
      file.articles.map((article) => ({
        ...article,
        tenantId,
        html: sanitiseArticle(article.html),
        updatedAt: now,
      })),
    ),
    ...replaceStatements(
      db,
      { table: howToUseSteps, key: [howToUseSteps.tenantId, howToUseSteps.position] },
      tenantId,
      file.howToUse.map((step, position) => ({ ...step, tenantId, position })),
    ),
    ...replaceStatements(
      db,
      { table: banners, key: [banners.id] },
      tenantId,
      withPosition(file.banners),
    ),
    ...replaceStatements(
      db,
      { table: announcements, key: [announcements.id] },
      tenantId,
      file.announcements.map(({ id, title, html, publishedAt }) => ({
        id: storedId(tenantId, id),
        tenantId,
        title,
        html: sanitisedText(html),
        publishedAt: Date.parse(publishedAt),
      })),
    ),
    ...replaceStatements(
      db,
      { table: productGroups, key: [productGroups.id] },
      tenantId,
      withPosition(file.productGroups),
    ),
  ];
}

/** The statements that write warehouses and deposit channels: those of the file are open, the others closed. */
function closableStatements(db: Database, { id: tenantId, ...file }: TenantFile): Statement[] {
  const places = file.warehouses.map((warehouse, position) => ({
    ...warehouse,
    id: storedId(tenantId, warehouse.id),
    tenantId,
    position,
  }));
  const channels = file.depositChannels.map(({ minimum, maximum, ...channel }, position) => ({
    ...channel,
    id: storedId(tenantId, channel.id),
    tenantId,
    position,
    provider: channel.provider ?? defaultProvider(channel.type),
    minimumFen: toFen(minimum),
    maximumFen: toFen(maximum),
  }));
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
