import type { List } from '../../../contract/values/desk/lists.ts';
import type { StaffScope } from '../staff-scope.ts';
import { type ListRows, readList } from './list-sources.ts';

/** The lists whose rows have an id and a time since when they are there. */
export type TimedList = Exclude<List, 'AUDIT' | 'LEDGER'>;

/**
 * The facts about a row that jobs need: since when it has been in the list, and the time by which a list
 * that begins with the newest is sorted. In milliseconds since the epoch. `number` may be empty.
 */
export type KnownRow = { id: string; number: string; cameAt: number; madeAt: number };

type TimedRow = { number: string; cameAt: string; madeAt?: string };

const KNOWN: { [L in TimedList]: (row: ListRows[L]) => TimedRow } = {
  ORDERS: ({ orderNo, since, createdAt }) => ({
    number: orderNo,
    cameAt: since,
    madeAt: createdAt,
  }),
  PARCELS: ({ parcelNo, since }) => ({ number: parcelNo, cameAt: since }),
  SHIPMENTS: ({ orderNo, statusAt }) => ({ number: orderNo, cameAt: statusAt }),
  SHOPPERS: ({ createdAt }) => ({ number: '', cameAt: createdAt }),
  TICKETS: ({ waitingSince, createdAt }) => ({ number: '', cameAt: waitingSince ?? createdAt }),
  WORK: ({ number, since }) => ({ number, cameAt: since }),
  OWN_PRODUCTS: ({ code, changedAt }) => ({ number: code, cameAt: changedAt }),
  BANK_LINES: ({ day, name }) => ({ number: name, cameAt: day }),
};

/**
 * A page of a list; of each row only its id, its number, and since when it has been there. Throws as
 * `readList`.
 */
export async function readKnownRows<L extends TimedList>(
  scope: StaffScope,
  list: L,
  page: Parameters<typeof readList>[2],
): Promise<{ records: KnownRow[]; next?: string | undefined }> {
  const { records, next } = await readList(scope, list, page);
  const known = records.map((row) => {
    const { number, cameAt, madeAt = cameAt } = KNOWN[list](row);
    return { id: row.id, number, cameAt: Date.parse(cameAt), madeAt: Date.parse(madeAt) };
  });
  return { records: known, next };
}
