import { eq, sql } from 'drizzle-orm';
import { SHOP_PARTS, type ShopPart } from '../../../contract/values/shop/shop-parts.ts';
import { pictureBase } from '../../../contract/values/shop/shop-pictures.ts';
import { ownProducts } from '../../db/schema/shop/own-stock.ts';
import { depositChannels } from '../../db/schema/shop/tenants.ts';
import type { Scope } from '../base/scope.ts';
import { partRows } from './drafts.ts';
import { exportTenant } from './export-tenant.ts';
import { partOf } from './parts.ts';

export type PictureUses = {
  /**
   * The parts of the shop that name a picture by the path of any of its files, published or in a draft.
   */
  partsWith: (path: string) => ShopPart[];
  /** Whether an own product of the shop shows it. */
  isOfProduct: (path: string) => boolean;
  /** Whether a channel shows it as its code, also one that is closed. */
  isOfChannel: (path: string) => boolean;
  /** The tenant's revision for which this is true. */
  revision: number;
};

/** Finds the parts of the shop that name its pictures. */
export async function pictureUses(scope: Pick<Scope, 'db' | 'tenantId'>): Promise<PictureUses> {
  const [file, rows, shown, channels] = await Promise.all([
    exportTenant(scope.db, scope.tenantId),
    partRows(scope),
    picturesOfProducts(scope),
    scope.db
      .select({ picture: depositChannels.picture })
      .from(depositChannels)
      .where(eq(depositChannels.tenantId, scope.tenantId)),
  ]);
  const codes = new Set(channels.map(({ picture }) => pictureBase(picture)));
  const texts = SHOP_PARTS.map((part) => {
    const draft = rows.find((row) => row.part === part)?.draft;
    return [part, JSON.stringify([partOf(file, part), draft])] as const;
  });
  return {
    partsWith: (path) => {
      const base = pictureBase(path);
      return texts.filter(([, text]) => text.includes(base)).map(([part]) => part);
    },
    isOfProduct: (path) => shown.has(pictureBase(path)),
    isOfChannel: (path) => codes.has(pictureBase(path)),
    revision: file.revision ?? 0,
  };
}

/**
 * The paths of the pictures that own products and their values show, without the ends that differ between
 * the files of a picture; also of products as they were typed with mistakes.
 */
async function picturesOfProducts({
  db,
  tenantId,
}: Pick<Scope, 'db' | 'tenantId'>): Promise<ReadonlySet<string>> {
  const { pictures, options, typed } = ownProducts;
  const shown = await db
    .select({ text: sql<string>`${pictures} || ${options} || coalesce(${typed}, '')` })
    .from(ownProducts)
    .where(eq(ownProducts.tenantId, tenantId));
  const paths = shown.flatMap(({ text }) => text.match(/\/uploads\/shop-picture\/[\w.-]+/g) ?? []);
  return new Set(paths.map(pictureBase));
}
