import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ShopperRow } from '../../../contract/ops/orders/shoppers.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { ShopperState } from '../../../contract/values/people/shopper-kinds.ts';
import { shopperWords, users } from '../../db/schema/people/users.ts';
import { inList } from '../base/atomically.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import type { User } from '../identity/users.ts';
import { ownersOfNumber } from './owner-of-number.ts';
import { type QueryShape, shapeOf } from './query-shape.ts';
import { isMaskedFor, type Viewer, viewShopper } from './shopper-view.ts';

type ShopperQuery = {
  q: string;
  state: ShopperState | '';
  cursor?: string | undefined;
  pageSize: number;
};

const NEWEST: Keyset = { column: users.createdAt, id: users.id, descending: true };

/** Shoppers of the tenant, newest first; with `q` those that it finds, on one page. */
export async function listShoppers(
  scope: Scope,
  { q, state, cursor, pageSize }: ShopperQuery,
  viewer: Viewer,
): Promise<ListPage<ShopperRow>> {
  if (q !== '') {
    const found = await findShoppers(scope, q, pageSize, viewer);
    const records = found
      .filter((user) => state === '' || user.state === state)
      .map((user) => viewShopper(user, viewer));
    return { records, total: records.length };
  }
  const { db, tenantId } = scope;
  const filter = and(eq(users.tenantId, tenantId), state ? eq(users.state, state) : undefined);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(users)
      .where(and(filter, afterCursor(NEWEST, cursor)))
      .orderBy(...orderOf(NEWEST))
      .limit(pageSize + 1),
    cappedCount(scope, users, filter),
  ]);
  const page = pageOfRows(rows, pageSize, ({ createdAt, id }) => [createdAt, id] as const);
  const records = page.rows.map((user) => viewShopper(user, viewer));
  return { records, total, ...(page.next ? { next: page.next } : {}) };
}

/** At most `limit` shoppers of the tenant that fit what was typed. */
export async function findShoppers(
  scope: Scope,
  typed: string,
  limit: number,
  viewer: Viewer,
): Promise<User[]> {
  const shape = shapeOf(typed);
  if (!shape) return [];
  switch (shape.kind) {
    case 'EMAIL':
      return byEmail(scope, shape.email, limit, viewer);
    case 'NUMBER':
      return byNumber(scope, shape.number, typed, limit);
    case 'CALLER':
      return byNameAndPhone(scope, shape, limit);
  }
}

/**
 * The shopper with this e-mail, else those whose e-mails begin with it. A viewer who sees masks gets only
 * the exact match.
 */
async function byEmail(
  { db, tenantId }: Scope,
  email: string,
  limit: number,
  viewer: Viewer,
): Promise<User[]> {
  const ofTenant = eq(users.tenantId, tenantId);
  const exact = await db
    .select()
    .from(users)
    .where(and(ofTenant, eq(users.email, email)));
  if (exact.length > 0 || isMaskedFor(viewer)) return exact;
  return db
    .select()
    .from(users)
    .where(and(ofTenant, beginsWith(users.email, email)))
    .orderBy(users.email)
    .limit(limit);
}

/**
 * The owner of the order, parcel, shipment, payment or top-up with a number; if there is none, shoppers
 * whose name looks like it.
 */
async function byNumber(
  scope: Scope,
  number: string,
  typed: string,
  limit: number,
): Promise<User[]> {
  const { db, tenantId } = scope;
  const ids = await ownersOfNumber(scope, number);
  if (ids.length > 0) {
    return db
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), inList(users.id, ids)));
  }
  return byNameAndPhone(scope, { words: [typed.toLowerCase()], digits: '' }, limit);
}

async function byNameAndPhone(
  { db, tenantId }: Scope,
  { words, digits }: Omit<Extract<QueryShape, { kind: 'CALLER' }>, 'kind'>,
  limit: number,
): Promise<User[]> {
  const reversed = [...digits].reverse().join('');
  const phone = digits === '' ? undefined : beginsWith(users.phoneReversed, reversed);
  const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || phone) {
    const wordConditions = words.map((word) => hasWord(word));
    return db
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), phone, ...wordConditions))
      .orderBy(users.phoneReversed)
      .limit(limit);
  }
  const rows = await db
    .select({ user: users })
    .from(shopperWords)
    .innerJoin(users, and(eq(users.tenantId, tenantId), eq(users.id, shopperWords.userId)))
    .where(
      and(
        eq(shopperWords.tenantId, tenantId),
        beginsWith(shopperWords.word, longest),
        ...others.map((word) => hasWord(word)),
      ),
    )
    .orderBy(shopperWords.word, shopperWords.userId)
    .limit(limit);
  return [...new Map(rows.map(({ user }) => [user.id, user])).values()];
}

/** The condition that a word of a shopper's name begins with `word`. */
const hasWord = (word: string): SQL =>
  sql`exists (select 1 from ${shopperWords} as other where other.tenant_id = ${users.tenantId} and other.user_id = ${users.id} and other.word >= ${word} and other.word < ${after(word)})`;

/** The first text after all that begin with `prefix`. */
const after = (prefix: string): string => `${prefix}\u{10FFFF}`;

/** The condition that a text begins with `prefix`, in a form that uses an index. */
export const beginsWith = (column: SQLiteColumn, prefix: string) =>
  and(gte(column, prefix), lt(column, after(prefix)));
