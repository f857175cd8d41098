import { sql } from 'drizzle-orm';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import {
  type PublishedBy,
  partRowId,
  SHOP_PARTS,
  type ShopPart,
} from '../../../contract/values/shop/shop-parts.ts';
import { insertStatements } from '../../db/insert-rows.ts';
import { shopParts, shopPublications } from '../../db/schema/shop/shop.ts';
import type { Database } from '../../platform/platform.ts';
import { inList, type Statement } from '../base/atomically.ts';
import { changedParts, partOf } from './parts.ts';

type Publishing = {
  db: Database;
  now: number;
  kind: PublishedBy;
  /** Id of who publishes; empty for the command line. */
  by: string;
};

/** The statements that create the rows of a tenant's parts; existing rows stay as they are. */
export function partRowStatements(db: Database, tenantId: string): Statement[] {
  const rows = SHOP_PARTS.map((part) => ({ id: partRowId(tenantId, part), tenantId, part }));
  return insertStatements(db, shopParts, rows).map((statement) => statement.onConflictDoNothing());
}

/**
 * The statements that record which parts a change of a tenant publishes. Each part that differs gets the
 * next number, and its version increases, so that a form with the earlier part is refused. Before the first
 * record of a part, its earlier value is recorded, so that one can go back to it.
 */
export function publicationStatements(
  { db, now, kind, by }: Publishing,
  before: TenantFile,
  after: TenantFile,
): Statement[] {
  const { id: tenantId } = after;
  const parts = changedParts(before, after);
  if (parts.length === 0) return [];
  const ids = parts.map((part) => partRowId(tenantId, part));
  return [
    ...parts.flatMap((part) => [
      baseline(db, tenantId, part, before),
      db.insert(shopPublications).select(
        sql`select ${tenantId}, ${part}, coalesce(max(number), 0) + 1,
          ${JSON.stringify(partOf(after, part))}, ${kind}, ${by}, ${now}
          from ${shopPublications} where tenant_id = ${tenantId} and part = ${part}`,
      ),
    ]),
    db
      .update(shopParts)
      .set({ version: sql`${shopParts.version} + 1` })
      .where(inList(shopParts.id, ids)),
  ];
}

/** The first record of a part: its value before publications were recorded. */
function baseline(db: Database, tenantId: string, part: ShopPart, before: TenantFile): Statement {
  return db.insert(shopPublications).select(
    sql`select ${tenantId}, ${part}, 1, ${JSON.stringify(partOf(before, part))}, 'FILE', '', 0
      where not exists (select 1 from ${shopPublications}
        where tenant_id = ${tenantId} and part = ${part})`,
  );
}
