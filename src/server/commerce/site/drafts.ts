import { and, eq } from 'drizzle-orm';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import type { ShopPart } from '../../../contract/values/shop/shop-parts.ts';
import { shopParts } from '../../db/schema/shop/shop.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { exportTenant } from './export-tenant.ts';
import { type PartValue, withPart } from './parts.ts';

type ReadScope = Pick<Scope, 'db' | 'tenantId'>;
export type PartRow = typeof shopParts.$inferSelect;

const isPart = ({ tenantId }: ReadScope, part: ShopPart) =>
  and(eq(shopParts.tenantId, tenantId), eq(shopParts.part, part));

/** The rows of all parts of the tenant. */
export const partRows = ({ db, tenantId }: ReadScope): Promise<PartRow[]> =>
  db.select().from(shopParts).where(eq(shopParts.tenantId, tenantId));

/** The draft of a part; undefined if there is none. */
export async function draftOf(scope: ReadScope, part: ShopPart): Promise<PartValue | undefined> {
  const [row] = await scope.db.select().from(shopParts).where(isPart(scope, part));
  return row?.draft ?? undefined;
}

/** The statement that drops the draft of a part; with `savedAt` only the one that was saved then. */
export const dropDraft = (scope: ReadScope, part: ShopPart, savedAt?: number) =>
  scope.db
    .update(shopParts)
    .set({ draft: null, draftBy: '', draftAt: null })
    .where(
      and(isPart(scope, part), savedAt === undefined ? undefined : eq(shopParts.draftAt, savedAt)),
    );

/** Saves a draft of a part. */
export async function keepDraft(
  scope: Pick<Scope, 'db' | 'tenantId' | 'now' | 'staffId' | 'record'>,
  part: ShopPart,
  draft: PartValue,
): Promise<void> {
  const { db, now, staffId = '' } = scope;
  const statement = db
    .update(shopParts)
    .set({ draft, draftBy: staffId, draftAt: now })
    .where(isPart(scope, part));
  await atomically(scope, [statement], {});
}

/** Drops the draft of a part, if there is one. */
export async function discardDraft(
  scope: Pick<Scope, 'db' | 'tenantId' | 'record'>,
  part: ShopPart,
): Promise<void> {
  await atomically(scope, [dropDraft(scope, part)], {});
}

/** The tenant's file as it would be with all drafts. Throws `NOT_FOUND`. */
export async function fileWithDrafts(scope: ReadScope): Promise<TenantFile> {
  const [file, rows] = await Promise.all([exportTenant(scope.db, scope.tenantId), partRows(scope)]);
  return rows.reduce(
    (drafted, { part, draft }) => (draft ? withPart(drafted, part, draft) : drafted),
    file,
  );
}
