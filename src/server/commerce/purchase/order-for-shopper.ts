import { and, eq, or } from 'drizzle-orm';
import type { PurchaseOrder } from '../../../contract/calls/orders.ts';
import { Failure, type FieldErrorCode } from '../../../contract/errors.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import { confirmationsOf } from '../../../contract/values/goods/goods-rules.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import type { GoodsClass, ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { users } from '../../db/schema/people/users.ts';
import { requireActive } from '../base/active-shopper.ts';
import { atomically } from '../base/atomically.ts';
import { type OwnerScope, onBehalfOf, type Scope } from '../base/scope.ts';
import { ruleOf } from '../cart/cart-rules.ts';
import { blockingNotice } from '../cart/quote.ts';
import { type NotedLine, quoteAt } from '../cart/quote-view.ts';
import { judgeGoods } from '../goods/judge.ts';
import { repayOwed, requireNothingOwed } from '../ledger/owed.ts';
import { currentRate } from '../rates/exchange-rates.ts';
import { destinationOf } from '../site/warehouses.ts';
import { getPurchaseOrder } from './orders.ts';
import { newOrder, placeStatements } from './place-orders.ts';

/** An order by telephone. Amounts are in yuan. */
export type Wanted = {
  shopper: string;
  link: string;
  skuId: string;
  title: string;
  price?: string | undefined;
  domesticFreight?: string | undefined;
  platform?: ProductPlatform | undefined;
  shopName: string;
  goodsClass: GoodsClass;
  weightG: number;
  quantity: number;
  message: string;
  /** The ids of the rules about goods that the shopper agreed to. */
  confirmedRules?: readonly string[] | undefined;
};

const invalid = (field: string, code: FieldErrorCode) =>
  new Failure('VALIDATION_FAILED', {}, [{ field, code }]);

/**
 * Orders for a shopper of the tenant, who finds the unpaid order in their account. The item is a variant of
 * the product at a link or, if there is a title, as described. Goes to the tenant's first warehouse. Throws
 * `NOT_FOUND` for an unknown shopper, `VALIDATION_FAILED`, `PRODUCT_NOT_FOUND`, `SOURCE_UNAVAILABLE`,
 * `SKU_UNAVAILABLE`, `PROHIBITED_PRODUCT`, `QUANTITY_NOT_ALLOWED`, `RATE_TOO_OLD`, `ACCOUNT_BLOCKED`,
 * `BALANCE_OWED`.
 */
export async function orderForShopper(scope: Scope, wanted: Wanted): Promise<PurchaseOrder> {
  const owner = onBehalfOf(scope, { userId: await shopperId(scope, wanted.shopper) });
  const line = wanted.title ? lineByHand(scope, wanted) : await lineByLink(owner, wanted);
  const [shop] = quoteAt(scope, [line]).shops;
  assertOrderable(shop?.lines[0]?.notices ?? [], line.product);
  if (!shop) throw new Failure('PRODUCT_NOT_FOUND');
  assertConfirmed(line.product, wanted.confirmedRules ?? []);
  const [rate, destination] = await Promise.all([
    currentRate(scope, scope.tenant.currency),
    destinationOf(owner, {}),
  ]);
  const placed = newOrder(owner, shop, { rate, destination, message: '' });
  await repayOwed(owner);
  const conditions = [requireActive(scope, owner.userId), requireNothingOwed(owner)];
  await atomically(scope, [...conditions, ...placeStatements(owner, placed)], {
    SHOPPER_STATE: () => new Failure('ACCOUNT_BLOCKED'),
    BALANCE_OWED: () => new Failure('BALANCE_OWED'),
    OWN_STOCK: () => new Failure('SKU_UNAVAILABLE'),
  });
  return getPurchaseOrder(owner, placed.order.id);
}

async function shopperId({ db, tenantId }: Scope, idOrEmail: string): Promise<string> {
  const isNamed = or(eq(users.id, idOrEmail), eq(users.email, idOrEmail.toLowerCase()));
  const [shopper] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), isNamed));
  if (!shopper) throw new Failure('NOT_FOUND', {}, [{ field: 'shopper', code: 'unknown' }]);
  return shopper.id;
}

async function lineByLink(scope: OwnerScope, wanted: Wanted): Promise<NotedLine> {
  const link = parseProductLink(wanted.link);
  if (link.kind !== 'PRODUCT') throw invalid('link', wanted.link ? 'invalid' : 'required');
  const product = (await scope.products([link.url])).get(link.url);
  if (product === null) throw new Failure('SOURCE_UNAVAILABLE');
  if (!product) throw new Failure('PRODUCT_NOT_FOUND');
  const onlySkuId = product.skus.length === 1 ? product.skus[0]?.skuId : undefined;
  const productSkuId = wanted.skuId || onlySkuId;
  if (!productSkuId) throw invalid('skuId', 'required');
  const { quantity, message } = wanted;
  return {
    id: productSkuId,
    productUrl: product.productUrl,
    productSkuId,
    product,
    quantity,
    message,
  };
}

/** An item that no marketplace describes: as if it were the only one of a product. */
function lineByHand(scope: Scope, wanted: Wanted): NotedLine {
  const { title, quantity, message } = wanted;
  if (wanted.price === undefined) throw invalid('price', 'required');
  const price = fromFen(toFen(wanted.price));
  if (toFen(price) === 0) throw invalid('price', 'too_small');
  const link = parseProductLink(wanted.link);
  const productUrl = link.kind === 'PRODUCT' ? link.url : wanted.link;
  const freight = fromFen(toFen(wanted.domesticFreight ?? '0'));
  const skuId = 'by-hand';
  const product: Product = {
    productId: skuId,
    platform: link.kind === 'PRODUCT' ? link.platform : (wanted.platform ?? 'SelfOwned'),
    productUrl,
    link: productUrl,
    title,
    titleTrans: title,
    images: [],
    categoryId: '',
    priceMode: 'SKU_PRICE',
    priceRange: [{ startQuantity: 1, price }],
    skus: [{ skuId, specId: '', attributes: [], price, stock: quantity, weightG: wanted.weightG }],
    attributes: [],
    minOrderQuantity: 1,
    batchNumber: 1,
    unit: '',
    soldCount: 0,
    shop: { shopId: skuId, name: wanted.shopName, nameTrans: wanted.shopName, score: 0, years: 0 },
    domesticFreight: { free: freight === '0.00', first: freight, next: '0.00' },
    shipFrom: '',
    dispatchWithin: 0,
    goodsClass: wanted.goodsClass,
    descriptionHtml: '',
    status: 'ON_SALE',
  };
  const { goodsClass, platform } = product;
  const goods = { texts: [title, wanted.message], categoryIds: [], goodsClass, platform };
  product.goodsRules = judgeGoods(scope, goods);
  return { id: skuId, productUrl, productSkuId: skuId, product, quantity, message };
}

/** The refusal of goods, at the rule that refuses them. */
function prohibited(product: NotedLine['product']): Failure {
  const { rule = '', ...texts } = product ? ruleOf(product) : {};
  return new Failure('PROHIBITED_PRODUCT', { rule, ...texts }, [
    { field: `refusedRules.${rule}`, code: 'prohibited' },
  ]);
}

/** Throws `VALIDATION_FAILED` at each rule that the shopper must confirm and has not confirmed. */
function assertConfirmed(product: NotedLine['product'], confirmed: readonly string[]): void {
  const missing = (product ? confirmationsOf(product) : []).filter(
    ({ id }) => !confirmed.includes(id),
  );
  if (missing.length === 0) return;
  const fields = missing.map(({ id }) => ({
    field: `confirmedRules.${id}`,
    code: 'required' as const,
  }));
  throw new Failure('VALIDATION_FAILED', {}, fields);
}

function assertOrderable(
  notices: Parameters<typeof blockingNotice>[0],
  product: NotedLine['product'],
): void {
  const notice = blockingNotice(notices);
  switch (notice) {
    case undefined:
      return;
    case 'PROHIBITED':
      throw prohibited(product);
    case 'NOT_A_MULTIPLE':
    case 'BELOW_MINIMUM':
      throw new Failure('QUANTITY_NOT_ALLOWED');
    default:
      throw new Failure('SKU_UNAVAILABLE');
  }
}
