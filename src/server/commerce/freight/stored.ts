import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { TariffCells } from '../../../contract/values/money/tariff.ts';
import type { TenantText } from '../../../contract/values/shop/tenant-text.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { type StoredName, tariffRows, tariffs } from '../../db/schema/warehouse/tariffs.ts';
import type { Database } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import { readRow } from './read-row.ts';
import { makeTariff, NO_TARIFF, type Tariff } from './tariff.ts';

export type TariffRecord = typeof tariffs.$inferSelect;
type ReadScope = Pick<Scope, 'db' | 'tenantId' | 'now'>;

/** The tariff that applies to a tenant now; `NO_TARIFF` if it has published none. */
export async function currentTariff(scope: ReadScope): Promise<Tariff> {
  const content = { kind: 'tariff', scope: scope.tenantId, key: 'applying' } as const;
  const applying = await cachedContent(scope.db, content, () => readApplying(scope));
  return applying.find(({ validFrom }) => validFrom <= scope.now)?.tariff ?? NO_TARIFF;
}

const hasBegun = (now: number) => sql`${isPublished} and ${tariffs.validFrom} <= ${now}`;
const isPublished = sql`${tariffs.publishedAt} is not null and ${tariffs.state} <> 'WITHDRAWN'`;
const newestFirst = [desc(tariffs.validFrom), desc(tariffs.number)];

/**
 * Reads the number of the version that applies now from the database, not from the cache: for calls that change
 * the tariff. 0 if no version applies.
 */
export async function readCurrentNumber({ db, tenantId, now }: ReadScope): Promise<number> {
  const [current] = await db
    .select({ number: tariffs.number })
    .from(tariffs)
    .where(and(eq(tariffs.tenantId, tenantId), hasBegun(now)))
    .orderBy(...newestFirst)
    .limit(1);
  return current?.number ?? 0;
}

/** The rows of a version as a JSON array, so that one statement reads the version and its table. */
const ROWS = sql<string>`(select json_group_array(json(cells)) from (
  select cells from ${tariffRows} r where r.tariff_id = tariffs.id and r.tenant_id = tariffs.tenant_id
  order by r.position))`;

/** A version with all that `tariffOf` needs. */
const WHOLE = { number: tariffs.number, names: tariffs.names, rows: ROWS };
const parse = ({ rows, ...version }: { number: number; names: StoredName[]; rows: string }) =>
  tariffOf(version, JSON.parse(rows) as TariffCells[]);

/** The version that applies, and those that will begin later; newest first. */
export async function readApplying({ db, tenantId, now }: ReadScope) {
  const began = sql`(select max(valid_from) from tariffs where tenant_id = ${tenantId} and ${hasBegun(now)})`;
  const versions = await db
    .select({ ...WHOLE, validFrom: sql<number>`${tariffs.validFrom}` })
    .from(tariffs)
    .where(
      and(
        eq(tariffs.tenantId, tenantId),
        isPublished,
        sql`${tariffs.validFrom} >= coalesce(${began}, 0)`,
      ),
    )
    .orderBy(...newestFirst);
  return versions.map(({ validFrom, ...version }) => ({ validFrom, tariff: parse(version) }));
}

/**
 * A published version of a tenant's tariff. Throws an error if there is none with this number: then a bill
 * names one that never was.
 */
export function tariffAt(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  number: number,
): Promise<Tariff> {
  if (number === 0) return Promise.resolve(NO_TARIFF);
  const key = String(number);
  return cachedContent(db, { kind: 'tariff', scope: tenantId, key }, async () => {
    const isWanted = and(eq(tariffs.tenantId, tenantId), eq(tariffs.number, number));
    const [version] = await db
      .select(WHOLE)
      .from(tariffs)
      .where(and(isWanted, isNotNull(tariffs.publishedAt)));
    if (!version) throw new Error(`${tenantId} has no tariff ${number}`);
    return parse(version);
  });
}

/** The published versions with these numbers, by number. */
export async function tariffsAt(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  numbers: readonly number[],
): Promise<Map<number, Tariff>> {
  const unique = [...new Set(numbers)];
  const found = await Promise.all(unique.map((number) => tariffAt(scope, number)));
  return new Map(found.map((tariff) => [tariff.version, tariff]));
}

/** The rows of a version, as the cells of its table. */
export async function cellsOf(
  db: Database,
  { id, tenantId }: Pick<TariffRecord, 'id' | 'tenantId'>,
): Promise<TariffCells[]> {
  const rows = await db
    .select({ cells: tariffRows.cells })
    .from(tariffRows)
    .where(and(eq(tariffRows.tariffId, id), eq(tariffRows.tenantId, tenantId)))
    .orderBy(asc(tariffRows.position));
  return rows.map(({ cells }) => cells);
}

/** A version prepared for questions. Rows with mistakes, which only a draft has, are left out. */
export function tariffOf(
  { number, names }: Pick<TariffRecord, 'number' | 'names'>,
  rows: readonly TariffCells[],
): Tariff {
  const options = rows.map(readRow).flatMap((read) => ('option' in read ? read.option : []));
  return makeTariff(number, options, namesOf(names));
}

/** The names that have an English text, which every reader falls back to. */
export function namesOf(names: readonly StoredName[]): Record<string, TenantText> {
  return Object.fromEntries(
    names.flatMap(({ code, name }) => (name.en ? [[code, { ...name, en: name.en }]] : [])),
  );
}

/** The number of a tenant's next version, as an expression for the statement that makes it. */
export const nextNumber = (tenantId: string) =>
  sql<number>`(select coalesce(max(number), 0) + 1 from ${tariffs} where tenant_id = ${tenantId})`;
