import { SHOP_PARTS, type ShopPart } from '../../../contract/values/shop-parts.ts';
import { pictureBase } from '../../../contract/values/shop-pictures.ts';
import type { Scope } from '../base/scope.ts';
import { partRows } from './drafts.ts';
import { exportTenant } from './export-tenant.ts';
import { partOf } from './parts.ts';

export type PictureUses = {
  /** Which parts of the shop name a picture, by the path of any of its files, in what is published or drafted. */
  partsWith: (path: string) => ShopPart[];
  /** The revision of the tenant of which this is true. */
  revision: number;
};

/** Where the parts of the shop name its pictures. */
export async function pictureUses(scope: Pick<Scope, 'db' | 'tenantId'>): Promise<PictureUses> {
  const [file, rows] = await Promise.all([exportTenant(scope.db, scope.tenantId), partRows(scope)]);
  const texts = SHOP_PARTS.map((part) => {
    const draft = rows.find((row) => row.part === part)?.draft;
    return [part, JSON.stringify([partOf(file, part), draft])] as const;
  });
  return {
    partsWith: (path) => {
      const base = pictureBase(path);
      return texts.filter(([, text]) => text.includes(base)).map(([part]) => part);
    },
    revision: file.revision ?? 0,
  };
}
