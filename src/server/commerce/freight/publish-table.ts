import { and, desc, eq, sql } from 'drizzle-orm';
import type { TariffCells, TariffState } from '../../../contract/values/money/tariff.ts';
import { newId } from '../../crypto/random.ts';
import { insertStatements } from '../../db/insert-rows.ts';
import { type StoredName, tariffRows, tariffs } from '../../db/schema/warehouse/tariffs.ts';
import type { Database } from '../../platform/platform.ts';
import type { Statement } from '../base/atomically.ts';
import { plainCells } from './read-row.ts';
import { cellsOf, nextNumber } from './stored.ts';

/** The rows and names of a tariff, as a table. */
export type TariffTable = { rows: readonly TariffCells[]; names: readonly StoredName[] };

/** The table of the tenant's tariff that applies; undefined if it has none. */
export async function currentTable(
  db: Database,
  tenantId: string,
): Promise<TariffTable | undefined> {
  const [record] = await db
    .select()
    .from(tariffs)
    .where(and(eq(tariffs.tenantId, tenantId), eq(tariffs.state, 'PUBLISHED')))
    .orderBy(desc(tariffs.validFrom), desc(tariffs.number))
    .limit(1);
  return record && { rows: await cellsOf(db, record), names: record.names };
}

/** Whether two tables have the same contents. */
export const isSameTable = (one: TariffTable, other: TariffTable): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

const canonical = ({ rows, names }: TariffTable) => ({
  rows: rows.map((cells) => Object.entries(plainCells(cells))),
  names: names
    .map(({ code, name }) => [code, Object.entries(name).toSorted()])
    .toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1)),
});

/**
 * The statements that publish a table at once, as a new version. The guard `TARIFF_STATE` refuses them while
 * a version waits that was published for later. A tenant's first version applies to all times.
 */
export async function publishTableStatements(
  { db, now }: { db: Database; now: number },
  tenantId: string,
  table: TariffTable,
): Promise<Statement[]> {
  const before = await currentTable(db, tenantId);
  if (before ? isSameTable(before, table) : table.rows.length === 0) return [];
  const id = newId(now);
  const isFree = sql`not exists (select 1 from ${tariffs}
    where tenant_id = ${tenantId} and state = 'SCHEDULED')`;
  return [
    db.insert(tariffs).values({
      id,
      tenantId,
      number: nextNumber(tenantId),
      state: sql<TariffState>`case when ${isFree} then 'PUBLISHED' end`,
      names: [...table.names],
      validFrom: before ? now : 0,
      madeBy: '',
      madeAt: now,
    }),
    ...rowStatements(db, { id, tenantId }, table.rows),
    sealStatement({ db, now }, { id, tenantId }, table.rows.length),
  ];
}

/** The statements that insert the rows of a version. */
export const rowStatements = (
  db: Database,
  { id: tariffId, tenantId }: { id: string; tenantId: string },
  rows: readonly TariffCells[],
): Statement[] =>
  insertStatements(
    db,
    tariffRows,
    rows.map((cells, position) => ({ tenantId, tariffId, position, cells: plainCells(cells) })),
  );

/** After this statement the version never changes. */
const sealStatement = (
  { db, now }: { db: Database; now: number },
  { id, tenantId }: { id: string; tenantId: string },
  rowCount: number,
): Statement =>
  db
    .update(tariffs)
    .set({ publishedAt: now, rowCount })
    .where(and(eq(tariffs.id, id), eq(tariffs.tenantId, tenantId)));
