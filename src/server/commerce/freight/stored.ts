import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { TariffCells } from '../../../contract/values/tariff.ts';
import type { TenantText } from '../../../contract/values/tenant-record.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { type StoredName, tariffRows, tariffs } from '../../db/schema/tariffs.ts';
import type { Database } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import { readRow } from './read-row.ts';
import { makeTariff, NO_TARIFF, type Tariff } from './tariff.ts';

export type TariffRecord = typeof tariffs.$inferSelect;
type ReadScope = Pick<Scope, 'db' | 'tenantId' | 'now'>;

/** The tariff that applies to a tenant now; `NO_TARIFF` if it has published none. */
export async function currentTariff(scope: ReadScope): Promise<Tariff> {
  const number = await currentNumber(scope);
  return number === 0 ? NO_TARIFF : tariffAt(scope, number);
}

async function currentNumber(scope: ReadScope): Promise<number> {
  const content = { kind: 'tariff', scope: scope.tenantId, key: 'published' } as const;
  return begunAt(scope.now, await cachedContent(scope.db, content, () => readPublished(scope)));
}

/** The number of the version that applies now, as the database has it: for calls that change it. 0 without any. */
export async function readCurrentNumber(scope: ReadScope): Promise<number> {
  return begunAt(scope.now, await readPublished(scope));
}

type Published = Pick<TariffRecord, 'number' | 'validFrom' | 'state'>;

const readPublished = ({ db, tenantId }: ReadScope): PromiseLike<Published[]> =>
  db
    .select({ number: tariffs.number, validFrom: tariffs.validFrom, state: tariffs.state })
    .from(tariffs)
    .where(and(eq(tariffs.tenantId, tenantId), isNotNull(tariffs.publishedAt)))
    .orderBy(desc(tariffs.validFrom), desc(tariffs.number));

/** Of the versions that have begun the one that began last; they are sorted so. */
const begunAt = (now: number, published: readonly Published[]): number =>
  published.find(
    ({ validFrom, state }) => state !== 'WITHDRAWN' && validFrom !== null && validFrom <= now,
  )?.number ?? 0;

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
    const [record] = await db.select().from(tariffs).where(isWanted);
    if (!record?.publishedAt) throw new Error(`${tenantId} has no tariff ${number}`);
    return tariffOf(record, await cellsOf(db, record));
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

/** A version ready to be asked. Rows with mistakes are left out, which only a draft has. */
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
