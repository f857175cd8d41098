import { SHOP_PARTS, type ShopPart } from '../../../contract/values/shop-parts.ts';
import type { Scope } from '../base/scope.ts';
import { partRows } from './drafts.ts';
import { exportTenant } from './export-tenant.ts';
import { partOf } from './parts.ts';

/** Which parts of the shop name a picture in what is published or drafted, by its path. */
export async function pictureUses(
  scope: Pick<Scope, 'db' | 'tenantId'>,
): Promise<(path: string) => ShopPart[]> {
  const [file, rows] = await Promise.all([exportTenant(scope.db, scope.tenantId), partRows(scope)]);
  const texts = SHOP_PARTS.map((part) => {
    const draft = rows.find((row) => row.part === part)?.draft;
    return [part, JSON.stringify([partOf(file, part), draft])] as const;
  });
  return (path) => texts.filter(([, text]) => text.includes(path)).map(([part]) => part);
}
