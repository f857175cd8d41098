import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenColumns,
  LIST_COLUMNS,
  LISTS,
} from '../../../../../src/contract/values/desk/lists.ts';
import { openingView, viewQuery } from '../../../../../src/contract/values/desk/saved-views.ts';

describe('the columns that an address chooses', () => {
  it('are those that exist, in its order, with the first of the list in front', () => {
    expect(chosenColumns('ORDERS', 'total,goods,gone,total')).toEqual(['order', 'total', 'goods']);
    expect(chosenColumns('ORDERS', 'total,order')).toEqual(['order', 'total']);
    expect(chosenColumns('ORDERS', 'order')).toEqual(['order']);
    for (const text of ['', 'gone', ',,']) {
      expect(chosenColumns('ORDERS', text)).toEqual(LIST_COLUMNS.ORDERS);
    }
  });

  it('are the same when they are chosen again', () => {
    const list = fc.constantFrom(...LISTS);
    fc.assert(
      fc.property(list, fc.string(), fc.func(fc.nat()), (of, text, order) => {
        const shuffled = LIST_COLUMNS[of].toSorted((a, b) => order(a) - order(b)).join();
        for (const chosen of [chosenColumns(of, text), chosenColumns(of, shuffled)]) {
          expect(chosenColumns(of, chosen.join())).toEqual(chosen);
          expect(chosen[0]).toBe(LIST_COLUMNS[of][0]);
          expect(new Set(chosen).size).toBe(chosen.length);
        }
      }),
    );
  });
});

describe('what a view holds of an address', () => {
  it('is what the list has, without page, empty fields and what is so anyway', () => {
    expect(viewQuery('ORDERS', 'status=PAID&sort=waiting')).toBe('status=PAID');
    expect(viewQuery('TICKETS', 'assignee=ALL&kind=CLAIM')).toBe('kind=CLAIM');
    expect(viewQuery('ORDERS', 'cursor=5~x&platform=&status=PAID&job=1&view=2')).toBe(
      'status=PAID',
    );
    expect(viewQuery('SHIPMENTS', 'country=au&pile=TO_PACK')).toBe('pile=TO_PACK&country=au');
  });

  it('has columns only if some are left out or in another order', () => {
    expect(viewQuery('ORDERS', `columns=${LIST_COLUMNS.ORDERS.join()}`)).toBe('');
    expect(viewQuery('ORDERS', 'columns=order&columns=age')).toBe('columns=order%2Cage');
  });

  it('has the size of a page and the density only if they are among those offered', () => {
    expect(viewQuery('AUDIT', 'pageSize=25&density=dense')).toBe('pageSize=25&density=dense');
    expect(viewQuery('PARCELS', 'density=roomy&pageSize=50')).toBe('');
    for (const size of ['0', '26', '1000', '-25', '2e1', '']) {
      expect(viewQuery('WORK', `pageSize=${size}&density=tiny`)).toBe('');
    }
  });

  it('is the same whatever the order of the fields, and when it is read again', () => {
    const fields = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('status', 'number', 'sort', 'x', 'columns', 'pageSize', 'density'),
        fc.string(),
      ),
      { selector: ([name]) => name },
    );
    fc.assert(
      fc.property(fields, (some) => {
        const query = viewQuery('ORDERS', new URLSearchParams(some).toString());
        expect(viewQuery('ORDERS', new URLSearchParams(some.toReversed()).toString())).toBe(query);
        expect(viewQuery('ORDERS', query)).toBe(query);
      }),
    );
  });
});

it('a list opens with the person’s default, else that of a role, else that of the tenant', () => {
  const view = (scope: 'OWN' | 'ROLE' | 'TENANT', isDefault = true, applies = true) => ({
    scope,
    isDefault,
    applies,
  });
  const [own, role, tenant] = [view('OWN'), view('ROLE'), view('TENANT')];
  expect(openingView([tenant, role, own])).toBe(own);
  expect(openingView([tenant, role, view('OWN', false)])).toBe(role);
  expect(openingView([view('ROLE', true, false), tenant])).toBe(tenant);
  expect(openingView([view('OWN', false)])).toBeUndefined();
});
