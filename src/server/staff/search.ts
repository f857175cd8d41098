import { and, eq } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { SearchHit } from '../../contract/ops/orders/search.ts';
import type { Right } from '../../contract/values/people/rights.ts';
import { inList } from '../commerce/base/atomically.ts';
import {
  type OrderOfGoods,
  ordersOfProducts,
  ordersTitled,
} from '../commerce/purchase/orders-of-goods.ts';
import { findShoppers } from '../commerce/shopper/find-shoppers.ts';
import {
  findByNumber,
  NUMBERED,
  type NumberedHit,
  type NumberedKind,
} from '../commerce/shopper/owner-of-number.ts';
import { type Viewer, viewShopper } from '../commerce/shopper/shopper-view.ts';
import { users } from '../db/schema/people/users.ts';
import { rightsAt, worksFor } from './identity.ts';
import type { StaffScope } from './staff-scope.ts';

/** The right to see things of each kind. */
const RIGHT_OF: Record<NumberedKind, Right> = {
  ORDER: 'orders.see',
  PARCEL: 'parcels.see',
  SHIPMENT: 'shipments.see',
  PAYMENT: 'money.see',
  DEPOSIT: 'money.see',
  WITHDRAWAL: 'money.see',
  REFUND: 'money.see',
};

const MAX_SHOPPERS = 20;
const MAX_ORDERS_OF_GOODS = 20;

/**
 * Finds the products to which a text links: the canonical URLs under which orders may have them; an empty
 * list for a link to something else; undefined if the text has no link.
 */
export type ProductsLinked = (text: string) => Promise<string[] | undefined>;

/**
 * Searches the tenant for a member of the staff, among what they may see. A link finds the orders of its
 * product. Otherwise objects with exactly this number are found, then shoppers; if nothing has the number,
 * orders by the title of their goods. Throws `NOT_FOUND` at a tenant for which they don't work, and what
 * `productsLinked` throws.
 */
export async function searchDesk(
  scope: StaffScope,
  typed: string,
  productsLinked: ProductsLinked,
): Promise<SearchHit[]> {
  const { identity, tenantId } = scope;
  if (!worksFor(identity, tenantId)) throw new Failure('NOT_FOUND');
  const rights = rightsAt(identity, tenantId);
  const viewer = { may: rights.has.bind(rights) };
  const urls = await productsLinked(typed);
  if (urls) {
    const orders = viewer.may(RIGHT_OF.ORDER)
      ? await ordersOfProducts(scope, urls, MAX_ORDERS_OF_GOODS)
      : [];
    return thingHits(scope, viewer, orders.map(orderFound(scope)));
  }
  const kinds = (Object.keys(NUMBERED) as NumberedKind[]).filter((kind) =>
    viewer.may(RIGHT_OF[kind]),
  );
  const [numbered, shoppers] = await Promise.all([
    findByNumber(scope, typed, kinds),
    viewer.may('shoppers.see') ? findShoppers(scope, typed, MAX_SHOPPERS, viewer) : [],
  ]);
  const orders =
    numbered.length === 0 && viewer.may(RIGHT_OF.ORDER)
      ? await ordersTitled(scope, typed, MAX_ORDERS_OF_GOODS)
      : [];
  return [
    ...(await thingHits(scope, viewer, numbered)),
    ...shoppers.map((user) => ({
      kind: 'SHOPPER' as const,
      id: user.id,
      number: '',
      detail: viewShopper(user, viewer).email,
      shopperId: user.id,
      shopperName: user.name,
      title: '',
    })),
    ...(await thingHits(scope, viewer, orders.map(orderFound(scope)))),
  ];
}

/** A found object, with the title of the goods by which it was found. */
type Thing = NumberedHit & { title?: string };

const orderFound =
  ({ locale }: Pick<StaffScope, 'locale'>) =>
  ({ title, titleTrans, ...order }: OrderOfGoods): Thing => ({
    kind: 'ORDER',
    ...order,
    title: locale === 'zh-CN' ? title : titleTrans || title,
  });

/** Things as hits, with the names of their shoppers for who may see them. */
async function thingHits(
  scope: StaffScope,
  viewer: Viewer,
  things: readonly Thing[],
): Promise<SearchHit[]> {
  const names =
    things.length > 0 && viewer.may('shoppers.see')
      ? await shopperNames(
          scope,
          things.map(({ userId }) => userId),
        )
      : undefined;
  return things.map(({ kind, id, number, status, userId, title = '' }) => ({
    kind,
    id,
    number,
    detail: status,
    shopperId: names ? userId : '',
    shopperName: names?.get(userId) ?? '',
    title,
  }));
}

async function shopperNames({ db, tenantId }: StaffScope, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inList(users.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
