import type { Product, ProductAttribute } from '../../../contract/values/goods/product.ts';
import type { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import type { Scope } from './scope.ts';

type OrderItemRow = typeof purchaseOrderItems.$inferSelect;

/**
 * Ordered items with title and variant in the reader's language. They are stored as they were ordered,
 * in the language of that day; the embedded catalogue knows them in all languages. Items of
 * marketplaces, and those whose product is gone or has another title now, stay as they are.
 */
export async function inReadersLanguage(
  { products, locale }: Pick<Scope, 'products' | 'locale'>,
  items: readonly OrderItemRow[],
): Promise<OrderItemRow[]> {
  const foreign = items.filter(({ titleLanguage }) => titleLanguage !== locale);
  if (foreign.length === 0) return [...items];
  const urls = [...new Set(foreign.map(({ productUrl }) => productUrl))];
  const found = await products(urls, { onlyEmbedded: true });
  return items.map((item) => translated(item, found.get(item.productUrl)));
}

function translated(item: OrderItemRow, product: Product | null | undefined): OrderItemRow {
  if (!product || product.title !== item.title) return item;
  const sku = product.skus.find(({ skuId }) => skuId === item.skuId);
  return {
    ...item,
    titleTrans: product.titleTrans,
    titleLanguage: product.titleLanguage ?? null,
    attributes: item.attributes.map(
      (attribute) => sku?.attributes.find(isSame(attribute)) ?? attribute,
    ),
  };
}

const isSame =
  ({ name, value }: ProductAttribute) =>
  (other: ProductAttribute): boolean =>
    other.name === name && other.value === value;
