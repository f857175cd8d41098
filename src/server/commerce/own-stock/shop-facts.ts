import { and, eq } from 'drizzle-orm';
import type { OwnProductTyped } from '../../../contract/values/goods/own-product-typed.ts';
import { isShopPicture } from '../../../contract/values/shop/shop-pictures.ts';
import { categoryRows } from '../../db/category-rows.ts';
import { ownProducts, ownVariants } from '../../db/schema/shop/own-stock.ts';
import { shopPictures } from '../../db/schema/shop/shop.ts';
import { keyAtPath } from '../../storage/upload-token.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { Problem, ShopFacts } from './read-cells.ts';
import { readTyped } from './read-typed.ts';
import type { OwnProductRow } from './typed-of.ts';

type Reader = Pick<Scope, 'db' | 'tenantId' | 'tenant'>;
type Named = Pick<OwnProductTyped, 'code' | 'pictures' | 'options' | 'variants'>;

/**
 * Pictures that are part of the deployment, and those at other sites, as marketplaces have them.
 */
const PUBLIC_PICTURE = /^\/(?:brand|goods)\/[\w./-]+$|^https:\/\/[^\s"'<>]+$/;

/**
 * The facts about the shop that reading one of several products needs. Codes of the product `productId`
 * count as free.
 */
export type FactsOf = (productId?: string) => ShopFacts;

/** Reads what reading these products has to know of the shop. */
export async function factsAbout(
  { db, tenantId, tenant }: Reader,
  products: readonly Named[],
): Promise<FactsOf> {
  const { code, id } = ownProducts;
  const { sku, productId: ofProduct } = ownVariants;
  const keys = products.flatMap(namedPictures).filter(isShopPicture).map(keyAtPath);
  const codeList = products.map((one) => one.code);
  const skuList = products.flatMap(({ variants }) => variants.map((variant) => variant.sku));
  const [codes, skus, pictures, categories] = await Promise.all([
    db
      .select({ name: code, productId: id })
      .from(ownProducts)
      .where(and(eq(ownProducts.tenantId, tenantId), inList(code, codeList))),
    db
      .select({ name: sku, productId: ofProduct })
      .from(ownVariants)
      .where(and(eq(ownVariants.tenantId, tenantId), inList(sku, skuList))),
    db
      .select({ key: shopPictures.key })
      .from(shopPictures)
      .where(and(eq(shopPictures.tenantId, tenantId), inList(shopPictures.key, keys))),
    categoryRows(db),
  ]);
  const pictureKeys = new Set(pictures.map(({ key }) => key));
  const categoryIds = new Set(categories.map((category) => category.id));
  const ofOthers = (rows: typeof codes, productId: string | undefined) =>
    new Set(
      rows.filter((row) => row.productId !== productId).map(({ name }) => name.toLowerCase()),
    );
  return (productId) => ({
    first: tenant.defaultLanguage,
    otherCodes: ofOthers(codes, productId),
    otherSkus: ofOthers(skus, productId),
    isCategory: (category) => categoryIds.has(category),
    isPicture: (path) =>
      isShopPicture(path) ? pictureKeys.has(keyAtPath(path)) : PUBLIC_PICTURE.test(path),
  });
}

/** The facts about the shop that reading one product needs. */
export async function shopFacts(
  scope: Reader,
  products: readonly Named[],
  productId?: string,
): Promise<ShopFacts> {
  return (await factsAbout(scope, products))(productId);
}

const namedPictures = ({ pictures, options }: Named): string[] => [
  ...pictures.map(({ path }) => path),
  ...options.flatMap(({ values }) => values.map(({ image }) => image)),
];

/** The mistakes in a stored product as it was typed. */
export async function problemsIn(
  scope: Reader,
  typed: OwnProductTyped,
  { id, state }: Pick<OwnProductRow, 'id' | 'state'>,
): Promise<Problem[]> {
  return readTyped(typed, await shopFacts(scope, [typed], id), state).problems;
}
