import { asc, desc, eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { Failure } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
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
import { defaultProvider } from '../../payments/providers.ts';
import type { Database } from '../../platform/platform.ts';
import { currentTable } from '../freight/publish-table.ts';
import { namesOf } from '../freight/stored.ts';
import { ratesOfFile } from '../rates/file-rates.ts';
import { settingsOf } from '../rates/rate-settings.ts';

/** The id of a part (a warehouse, banner and so on) in the tenant file, from its stored id. */
export const partId = (tenantId: string, id: string): string => id.replace(`${tenantId}-`, '');
/** The stored id of a part, from its id in the tenant file. Stored ids are unique over all tenants. */
export const storedId = (tenantId: string, id: string): string => `${tenantId}-${id}`;

/** The times from when and until when something is shown, in the form of the tenant file. */
const timesOf = ({
  shownFrom,
  shownUntil,
}: {
  shownFrom: number | null;
  shownUntil: number | null;
}) => ({
  ...(shownFrom !== null && { from: new Date(shownFrom).toISOString() }),
  ...(shownUntil !== null && { until: new Date(shownUntil).toISOString() }),
});
const namedIn = (names: Parameters<typeof namesOf>[0]) =>
  Object.entries(namesOf(names)).map(([code, name]) => ({ code, name }));

/** A tenant as one file, with its current revision. Throws `NOT_FOUND`. */
export async function exportTenant(db: Database, id: string): Promise<TenantFile> {
  const rowsOf = <T extends SQLiteTable & { tenantId: SQLiteColumn }>(table: T) =>
    db.select().from(table).where(eq(table.tenantId, id)).$dynamic();
  const [tariff, rates] = await Promise.all([
    currentTable(db, id),
    settingsOf({ db, tenantId: id }),
  ]);
  const [tenantRows, hosts, places, articleRows, steps, bannerRows, news, groups, channels, codes] =
    await Promise.all([
      db.select().from(tenants).where(eq(tenants.id, id)),
      rowsOf(tenantHosts).orderBy(asc(tenantHosts.host)),
      rowsOf(warehouses).orderBy(asc(warehouses.position), asc(warehouses.id)),
      rowsOf(articles).orderBy(asc(articles.type), asc(articles.locale)),
      rowsOf(howToUseSteps).orderBy(asc(howToUseSteps.position)),
      rowsOf(banners).orderBy(asc(banners.position)),
      rowsOf(announcements).orderBy(desc(announcements.publishedAt)),
      rowsOf(productGroups).orderBy(asc(productGroups.kind), asc(productGroups.position)),
      rowsOf(depositChannels).orderBy(asc(depositChannels.position)),
      rowsOf(promotionCodes).orderBy(asc(promotionCodes.code)),
    ]);
  const [tenant] = tenantRows;
  if (!tenant) throw new Failure('NOT_FOUND');
  const partIdOf = (row: { id: string }) => partId(id, row.id);
  return {
    id,
    hosts: hosts.map(({ host }) => host),
    record: tenant.record,
    warehouses: places
      .filter(({ closed }) => !closed)
      .map(({ tenantId: _, position: __, closed: ___, addressTrans, advice, ...row }) => ({
        ...row,
        ...(addressTrans && { addressTrans }),
        ...(advice && { advice }),
        id: partIdOf(row),
      })),
    articles: articleRows.map(({ type, locale, title, html }) => ({ type, locale, title, html })),
    howToUse: steps.map(({ tenantId: _, position: __, ...row }) => row),
    banners: bannerRows.map((row) => ({
      id: partIdOf(row),
      image: row.image,
      title: row.title,
      text: row.text,
      link: row.link,
      ...timesOf(row),
    })),
    announcements: news.map((row) => ({
      id: partIdOf(row),
      title: row.title,
      html: row.html,
      publishedAt: new Date(row.publishedAt).toISOString(),
      ...timesOf(row),
    })),
    productGroups: groups.map(({ tenantId: _, position: __, search, ...row }) => ({
      ...row,
      ...(search && { search }),
      id: partIdOf(row),
    })),
    depositChannels: channels
      .filter(({ closed }) => !closed)
      .map((row) => ({
        id: partIdOf(row),
        type: row.type,
        ...(row.provider !== defaultProvider(row.type) && { provider: row.provider }),
        name: row.name,
        instructions: row.instructions,
        currency: row.currency,
        feeBasisPoints: row.feeBasisPoints,
        minimum: fromFen(row.minimumFen),
        maximum: fromFen(row.maximumFen),
        ...(row.merchant && { merchant: row.merchant }),
        ...(row.picture && { picture: row.picture }),
        instant: row.instant,
      })),
    ...(tariff && {
      tariff: { rows: [...tariff.rows], names: namedIn(tariff.names) },
    }),
    rates: ratesOfFile(rates),
    promotionCodes: codes.map(({ code }) => code),
    revision: tenant.revision,
  };
}
