import { and, asc, count, desc, eq, ne, notExists } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import type { addresses, billingAddresses, userWarehouses } from '../../db/schema/people/users.ts';
import type { OwnerScope } from '../base/scope.ts';

type AddressTable = typeof addresses | typeof billingAddresses | typeof userWarehouses;
/** The columns that the contract does not have. */
type InternalColumn = 'tenantId' | 'userId' | 'createdAt';
/** An entry in the contract's format. */
export type Entry<T extends AddressTable> = Omit<T['$inferSelect'], InternalColumn>;
/** What a shopper typed: the new contents of the entry `id`, or without `id` a new entry. */
export type EntryInput<T extends AddressTable> = Omit<Entry<T>, 'id'> & { id?: string | undefined };

export type AddressBook<T extends AddressTable> = {
  /** The default entry first, then the others in the order in which they were added. */
  list(scope: OwnerScope): Promise<Entry<T>[]>;
  /** Throws `VALIDATION_FAILED`, `NOT_FOUND` for an id that is not the shopper's, `CONFLICT` when full. */
  save(scope: OwnerScope, input: EntryInput<T>): Promise<Entry<T>>;
  /** Throws `NOT_FOUND`. */
  remove(scope: OwnerScope, id: string): Promise<void>;
};

const MAX_ENTRIES = 50;

/** The columns that the three tables share; the rest of a row passes through as it is. */
type Table = typeof userWarehouses;
type Row = Table['$inferSelect'];

/**
 * A shopper's list of addresses with one default: the first entry, until another is saved as the
 * default. When the default is removed, the oldest entry becomes the default. `check` throws for a
 * wrong entry.
 */
export function addressBook<T extends AddressTable>(
  typedTable: T,
  check: (scope: OwnerScope, input: EntryInput<T>) => Promise<void>,
): AddressBook<T> {
  const table = typedTable as Table;
  const viewEntry = ({ tenantId: _t, userId: _u, createdAt: _c, ...entry }: Row) =>
    entry as unknown as Entry<T>;

  return {
    async list(scope) {
      const rows = await scope.db
        .select()
        .from(table)
        .where(isOwned(table, scope))
        .orderBy(desc(table.defaultAddress), asc(table.createdAt), asc(table.id));
      return rows.map(viewEntry);
    },

    async save(scope, input) {
      await check(scope, input);
      const { id: savedId, ...values } = input as unknown as Partial<Row>;
      if (savedId === undefined) await requireRoom(table, scope);
      else await find(table, scope, savedId);
      const id = savedId ?? newId(scope.now);
      const write =
        savedId === undefined ? insert(table, scope, id, values) : update(table, scope, id, values);
      if (values.defaultAddress) {
        await scope.db.batch([write, clearOthers(table, scope, id), ensureDefault(table, scope)]);
      } else {
        await scope.db.batch([write, ensureDefault(table, scope)]);
      }
      return viewEntry(await find(table, scope, id));
    },

    async remove(scope, id) {
      const removal = scope.db
        .delete(table)
        .where(isEntry(table, scope, id))
        .returning({ id: table.id });
      const [removed] = await scope.db.batch([removal, ensureDefault(table, scope)]);
      if (removed.length === 0) throw new Failure('NOT_FOUND');
    },
  };
}

/** The condition for the shopper's entries. */
const isOwned = (table: Table, scope: OwnerScope) =>
  and(eq(table.tenantId, scope.tenantId), eq(table.userId, scope.userId));

/** The condition for one of the shopper's entries. */
const isEntry = (table: Table, scope: OwnerScope, id: string) =>
  and(eq(table.id, id), isOwned(table, scope));

async function find(table: Table, scope: OwnerScope, id: string): Promise<Row> {
  const [row] = await scope.db
    .select()
    .from(table)
    .where(isEntry(table, scope, id));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** Throws `CONFLICT` if the list is full. */
async function requireRoom(table: Table, scope: OwnerScope): Promise<void> {
  const [row] = await scope.db
    .select({ entries: count() })
    .from(table)
    .where(isOwned(table, scope));
  if (row && row.entries >= MAX_ENTRIES) throw new Failure('CONFLICT');
}

function insert(table: Table, scope: OwnerScope, id: string, values: Partial<Row>) {
  const { tenantId, userId, now } = scope;
  return scope.db.insert(table).values({ ...values, id, tenantId, userId, createdAt: now } as Row);
}

/**
 * The statement that changes an entry. An entry stops being the default only when another entry becomes the
 * default, so `false` is not written.
 */
function update(table: Table, scope: OwnerScope, id: string, values: Partial<Row>) {
  const { defaultAddress, ...rest } = values;
  return scope.db
    .update(table)
    .set(defaultAddress ? { ...rest, defaultAddress } : rest)
    .where(isEntry(table, scope, id));
}

function clearOthers(table: Table, scope: OwnerScope, id: string) {
  return scope.db
    .update(table)
    .set({ defaultAddress: false })
    .where(and(isOwned(table, scope), ne(table.id, id)));
}

/** Makes the oldest entry the default if no entry is. */
function ensureDefault(table: Table, scope: OwnerScope) {
  const defaults = scope.db
    .select({ id: table.id })
    .from(table)
    .where(and(isOwned(table, scope), eq(table.defaultAddress, true)));
  const oldest = scope.db
    .select({ id: table.id })
    .from(table)
    .where(isOwned(table, scope))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(1);
  return scope.db
    .update(table)
    .set({ defaultAddress: true })
    .where(and(eq(table.id, oldest), notExists(defaults)));
}
