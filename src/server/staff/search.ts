import { and, eq } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { SearchHit } from '../../contract/ops/search.ts';
import type { Right } from '../../contract/values/rights.ts';
import { inList } from '../commerce/base/atomically.ts';
import { findShoppers } from '../commerce/shopper/find-shoppers.ts';
import { findByNumber, NUMBERED, type NumberedKind } from '../commerce/shopper/owner-of-number.ts';
import { viewShopper } from '../commerce/shopper/shopper-view.ts';
import { users } from '../db/schema/users.ts';
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

/**
 * What a member of the staff finds at the tenant, of what they may see: things with exactly this number,
 * then shoppers. Throws `NOT_FOUND` at a tenant for which they don't work.
 */
export async function searchDesk(scope: StaffScope, typed: string): Promise<SearchHit[]> {
  const { identity, tenantId } = scope;
  if (!worksFor(identity, tenantId)) throw new Failure('NOT_FOUND');
  const rights = rightsAt(identity, tenantId);
  const viewer = { may: rights.has.bind(rights) };
  const seesShoppers = viewer.may('shoppers.see');
  const kinds = (Object.keys(NUMBERED) as NumberedKind[]).filter((kind) =>
    viewer.may(RIGHT_OF[kind]),
  );
  const [things, shoppers] = await Promise.all([
    findByNumber(scope, typed, kinds),
    seesShoppers ? findShoppers(scope, typed, MAX_SHOPPERS, viewer) : [],
  ]);
  const names = seesShoppers
    ? await shopperNames(
        scope,
        things.map(({ userId }) => userId),
      )
    : undefined;
  return [
    ...things.map(({ kind, id, number, status, userId }) => ({
      kind,
      id,
      number,
      detail: status,
      shopperId: names ? userId : '',
      shopperName: names?.get(userId) ?? '',
    })),
    ...shoppers.map((user) => ({
      kind: 'SHOPPER' as const,
      id: user.id,
      number: '',
      detail: viewShopper(user, viewer).email,
      shopperId: user.id,
      shopperName: user.name,
    })),
  ];
}

async function shopperNames({ db, tenantId }: StaffScope, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inList(users.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
