import { LIST_RIGHTS } from '../../../contract/values/desk/lists.ts';
import { PILES, pileRight } from '../../../contract/values/desk/piles.ts';
import { requireRight } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import { readKnownRows, type TimedList } from './list-rows.ts';
import { readFilter } from './list-sources.ts';

/** New rows are counted up to this number: somebody who sees so many reloads the list anyway. */
const MOST_COUNTED = 50;

type Filter = Readonly<Record<string, unknown>>;
/** Whether the newest rows are at the end of the list or at its start. */
type NewestAt = 'END' | 'START';

/** Where the newest rows are; undefined if the list is not sorted by their time. */
const NEWEST_AT: Record<TimedList, (filter: Filter) => NewestAt | undefined> = {
  ORDERS: ({ number, sort }) => (number ? undefined : sort === 'waiting' ? 'END' : 'START'),
  PARCELS: ({ list, trackingNo }) =>
    trackingNo || list === 'STORED' || list === 'STORAGE_ENDING'
      ? undefined
      : list
        ? 'END'
        : 'START',
  SHIPMENTS: ({ number, pile }) => (number ? undefined : pile === 'DONE' ? 'START' : 'END'),
  // Lines of banks arrive in files, many at once.
  BANK_LINES: () => undefined,
  OWN_PRODUCTS: ({ q, sort }) => (q || sort !== 'newest' ? undefined : 'START'),
  SHOPPERS: ({ q }) => (q ? undefined : 'START'),
  TICKETS: ({ state }) => (state === 'OPEN' ? 'END' : undefined),
  WORK: () => 'END',
};

/**
 * How many rows have been added to a list since `asOf`, up to 50. Throws `FORBIDDEN` for a list that the
 * caller may not see, and `VALIDATION_FAILED` for a filter that its call would refuse.
 */
export async function countNewRows(
  scope: StaffScope,
  { list, filter, asOf }: { list: TimedList; filter: string; asOf: string },
): Promise<{ count: number }> {
  const { identity, tenantId } = scope;
  const query = readFilter(list, filter);
  const pile = list === 'WORK' && PILES.find((one) => one === query.pile);
  requireRight(identity, pile ? pileRight(pile) : LIST_RIGHTS[list], tenantId);
  const since = Date.parse(asOf);
  const newestAt = NEWEST_AT[list](query);
  if (!newestAt) return { count: 0 };
  // After the last possible row of that time: `~` follows all characters of ids.
  const cursor = newestAt === 'END' ? `${since}~~` : '';
  const { records } = await readKnownRows(scope, list, { filter, cursor, pageSize: MOST_COUNTED });
  if (newestAt === 'END') return { count: records.length };
  return { count: records.filter(({ madeAt }) => madeAt > since).length };
}
