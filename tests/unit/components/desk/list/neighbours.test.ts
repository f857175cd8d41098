import { describe, expect, it } from 'vitest';
import { beside, withNeighbours } from '../../../../../src/components/desk/list/neighbours.ts';
import {
  listPath,
  openedFrom,
  rowPath,
} from '../../../../../src/components/desk/list/opened-from.ts';
import type { DeskTenantView } from '../../../../../src/components/desk/view.ts';

const at = (pagePath: string) => ({ tenant: { id: 'sampan' }, pagePath }) as DeskTenantView;

const PAGES: Record<string, { records: { id: string }[]; next?: string }> = {
  first: { records: [{ id: 'a' }, { id: 'b' }], next: 'second' },
  second: { records: [{ id: 'c' }] },
};

/** Reads one of the two pages of tickets; the cursor is the name of the page. */
const read = async (_: string, { query }: { query?: { cursor?: string } }) =>
  PAGES[query?.cursor ?? 'first'] as never;

const TICKETS = '/desk/sampan/tickets';
const openedAt = (id: string, list: string) =>
  withNeighbours(
    at(`${TICKETS}/${id}?${new URLSearchParams({ from: list })}`),
    `${TICKETS}/${id}`,
    read as never,
  ).then(({ neighbours }) => neighbours);
const link = (id: string, list: string) =>
  `${TICKETS}/${id}?${new URLSearchParams({ from: list })}`;

describe('the link of a row', () => {
  it('names its list with filters and cursor, without fields such as job and edit', () => {
    const list = '/desk/sampan/orders?status=PAID&cursor=x&job=2&edit=columns';
    expect(rowPath(at(list), '/desk/sampan/orders/P1')).toBe(
      '/desk/sampan/orders/P1?from=orders%3Fstatus%3DPAID%26cursor%3Dx',
    );
  });

  it.each(['/desk/sampan/orders/P1', '/desk/sampan/search?q=P1', '/desk/naga/orders', '/desk'])(
    'names no list on %s',
    (page) => {
      expect(rowPath(at(page), '/desk/sampan/orders/P1')).toBe('/desk/sampan/orders/P1');
    },
  );
});

describe('the list from which a page was opened', () => {
  it('is a list of the same tenant, with the filters in `from`', () => {
    const view = at('/desk/sampan/orders/P1?from=orders%3Fstatus%3DPAID');
    const from = openedFrom(view);
    expect(from && listPath(view, from)).toBe('/desk/sampan/orders?status=PAID');
  });

  it.each(['', '//evil.example', 'https://evil.example', '../naga/orders', 'people', 'orders/x'])(
    'is unknown if `from` is %j',
    (from) => {
      expect(
        openedFrom(at(`/desk/sampan/orders/P1?${new URLSearchParams({ from })}`)),
      ).toBeUndefined();
    },
  );
});

describe('the neighbours of an object', () => {
  it('are the objects before and after it', () => {
    expect(beside(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(beside(['a'], 'a')).toEqual({ previous: undefined, next: undefined });
    expect(beside([], 'a')).toEqual({ previous: undefined, next: undefined });
  });

  it('are only the first object of the list if the opened one has left it', () => {
    expect(beside(['b', 'c'], 'a')).toEqual({ previous: undefined, next: 'b' });
  });

  it('of the last object on a page are the one before, and the first of the next page', async () => {
    expect(await openedAt('b', 'tickets')).toEqual({
      list: `${TICKETS}#row-b`,
      previous: link('a', 'tickets'),
      next: link('c', 'tickets?cursor=second'),
    });
  });

  it('don’t include the page before, and end with the list', async () => {
    expect(await openedAt('c', 'tickets?cursor=second')).toEqual({
      list: `${TICKETS}?cursor=second#row-c`,
      previous: undefined,
      next: undefined,
    });
  });

  it('are missing if the list can’t be read, and the link back stays', async () => {
    const view = at(`${TICKETS}/a?from=tickets`);
    const { neighbours } = await withNeighbours(view, `${TICKETS}/a`, async () => undefined);
    expect(neighbours).toEqual({ list: TICKETS, previous: undefined, next: undefined });
  });

  it('are unknown if the page was not opened from a list', async () => {
    const { neighbours } = await withNeighbours(at(`${TICKETS}/a`), `${TICKETS}/a`, read as never);
    expect(neighbours).toBeUndefined();
  });
});
