import { and, asc, count, desc, eq, ne, notExists } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import type { addresses, billingAddresses, userWarehouses } from '../../db/schema/users.ts';
import type { OwnerScope } from '../scope.ts';

type AddressTable = typeof addresses | typeof billingAddresses | typeof userWarehouses;
type OwnColumn = 'tenantId' | 'userId' | 'createdAt';
/** An entry as the contract shows it. */
export type Entry<T extends AddressTable> = Omit<T['$inferSelect'], OwnColumn>;
/** What a shopper types; with `id` it changes that entry. */
export type EntryInput<T extends AddressTable> = Omit<Entry<T>, 'id'> & { id?: string | undefined };

export type AddressBook<T extends AddressTable> = {
  /** The default first, then in the order they were added. */
  list(scope: OwnerScope): Promise<Entry<T>[]>;
  /** Throws `VALIDATION_FAILED`, `NOT_FOUND` for an id that is not the shopper's, `CONFLICT` when full. */
  save(scope: OwnerScope, input: EntryInput<T>): Promise<Entry<T>>;
  /** Throws `NOT_FOUND`. */
  remove(scope: OwnerScope, id: string): Promise<void>;
};

const MOST = 50;

/**
 * A shopper's list of addresses with one default: the first entry becomes it, another takes it over
 * when it is saved as default, the oldest when it is removed. `check` throws what is wrong with an entry.
 */
export function addressBook<T extends AddressTable>(
  own: T,
  check: (scope: OwnerScope, input: EntryInput<T>) => void,
): AddressBook<T> {
  // The three tables share these columns; the rest of a row passes through as it is.
  const table = own as typeof userWarehouses;
  type Row = typeof userWarehouses.$inferSelect;
  const shown = ({ tenantId: _t, userId: _u, createdAt: _c, ...entry }: Row) =>
    entry as unknown as Entry<T>;
  const owned = (scope: OwnerScope) =>
    and(eq(table.tenantId, scope.tenantId), eq(table.userId, scope.userId));

  /** Makes the oldest entry the default where none is. */
  const settle = (scope: OwnerScope) => {
    const defaults = scope.db
      .select({ id: table.id })
      .from(table)
      .where(and(owned(scope), eq(table.defaultAddress, true)));
    const oldest = scope.db
      .select({ id: table.id })
      .from(table)
      .where(owned(scope))
      .orderBy(asc(table.createdAt), asc(table.id))
      .limit(1);
    return scope.db
      .update(table)
      .set({ defaultAddress: true })
      .where(and(eq(table.id, oldest), notExists(defaults)));
  };
  const clearOthers = (scope: OwnerScope, id: string) =>
    scope.db
      .update(table)
      .set({ defaultAddress: false })
      .where(and(owned(scope), ne(table.id, id)));

  const find = async (scope: OwnerScope, id: string): Promise<Row> => {
    const [row] = await scope.db
      .select()
      .from(table)
      .where(and(eq(table.id, id), owned(scope)));
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  };
  const requireRoom = async (scope: OwnerScope): Promise<void> => {
    const [row] = await scope.db.select({ entries: count() }).from(table).where(owned(scope));
    if (row && row.entries >= MOST) throw new Failure('CONFLICT');
  };
  const insert = (scope: OwnerScope, id: string, values: Omit<EntryInput<T>, 'id'>) => {
    const { tenantId, userId, now } = scope;
    const row = { ...values, id, tenantId, userId, createdAt: now };
    return scope.db.insert(table).values(row as unknown as Row);
  };
  /** The default moves only to another entry: one that is it can't just stop being it. */
  const update = (scope: OwnerScope, id: string, values: Omit<EntryInput<T>, 'id'>) => {
    const { defaultAddress, ...rest } = values;
    const change = defaultAddress ? { ...rest, defaultAddress } : rest;
    return scope.db
      .update(table)
      .set(change as Partial<Row>)
      .where(and(eq(table.id, id), owned(scope)));
  };

  return {
    async list(scope) {
      const rows = await scope.db
        .select()
        .from(table)
        .where(owned(scope))
        .orderBy(desc(table.defaultAddress), asc(table.createdAt), asc(table.id));
      return rows.map(shown);
    },

    async save(scope, { id: known, ...values }) {
      check(scope, values as EntryInput<T>);
      if (known !== undefined) await find(scope, known);
      else await requireRoom(scope);
      const id = known ?? newId(scope.now);
      const write = known !== undefined ? update(scope, id, values) : insert(scope, id, values);
      if (values.defaultAddress) {
        await scope.db.batch([write, clearOthers(scope, id), settle(scope)]);
      } else {
        await scope.db.batch([write, settle(scope)]);
      }
      return shown(await find(scope, id));
    },

    async remove(scope, id) {
      const removal = scope.db
        .delete(table)
        .where(and(eq(table.id, id), owned(scope)))
        .returning({ id: table.id });
      const [removed] = await scope.db.batch([removal, settle(scope)]);
      if (removed.length === 0) throw new Failure('NOT_FOUND');
    },
  };
}
