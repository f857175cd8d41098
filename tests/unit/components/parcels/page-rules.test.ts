import { describe, expect, it } from 'vitest';
import { mayApprove } from '../../../../src/components/parcels/parcel-check.ts';
import { parcelsHref, readParcelSearch } from '../../../../src/components/parcels/parcel-search.ts';
import {
  endsSoon,
  eventName,
  statusName,
  statusText,
} from '../../../../src/components/parcels/parcel-texts.ts';
import { typedLines } from '../../../../src/components/proxy-shipping/announce.ts';
import { warehousesHref } from '../../../../src/components/proxy-shipping/own-warehouse.ts';
import { shopperNumber } from '../../../../src/components/proxy-shipping/shopper-number.ts';
import type { View } from '../../../../src/components/view.ts';
import type { PurchaseParcel } from '../../../../src/contract/calls/parcels.ts';

const read = (query: string) => readParcelSearch(new URLSearchParams(query));

describe('the query of the list of parcels', () => {
  it('by default shows stored parcels, newest first', () => {
    const search = read('');
    expect(search).toEqual({ tab: 'stored', sort: 'newest', keyword: '', pageNo: 1 });
    expect(parcelsHref(search)).toBe('/my/in-stock-items');
  });

  it('can be written and read back', () => {
    const search = { tab: 'problem', sort: 'weight', keyword: 'SF 1', pageNo: 3 } as const;
    const href = parcelsHref(search);
    expect(read(href.split('?')[1] ?? '')).toEqual(search);
  });

  it('ignores invalid values', () => {
    expect(read('tab=toString&sort=price&pageNo=-1')).toEqual(read(''));
    expect(read(`q=${'x'.repeat(200)}`).keyword).toHaveLength(80);
  });
});

describe('the warning that storage ends soon', () => {
  const NOW = Date.UTC(2026, 10, 21);
  const parcel = (status: PurchaseParcel['status'], days: number) =>
    ({
      status,
      storageExpiresAt: new Date(NOW + days * 86_400_000).toISOString(),
    }) as PurchaseParcel;

  it('is shown for a stored parcel in its last seven days', () => {
    expect(endsSoon(parcel('STOCKED_IN', 7), NOW)).toBe(true);
    expect(endsSoon(parcel('STOCKED_IN', 8), NOW)).toBe(false);
    expect(endsSoon(parcel('LOCKED_FOR_TRANSIT', 1), NOW)).toBe(false);
  });
});

describe('the question whether a parcel looks right', () => {
  const signedAt = '2026-11-20T08:00:00.000Z';
  const photo = (at?: string) => ({ path: '/photo', shows: 'OTHER' as const, orderItemId: '', at });
  const parcel = (more: Partial<PurchaseParcel>) => ({
    actions: ['approve' as const],
    qcPhotos: ['/photo'],
    signedAt,
    ...more,
  });

  it('is asked if there are photos of the goods that it holds', () => {
    expect(mayApprove(parcel({}))).toBe(true);
    expect(mayApprove(parcel({ photos: [photo('2026-11-21T08:00:00.000Z')] }))).toBe(true);
    expect(mayApprove(parcel({ photos: [photo()] }))).toBe(true);
    expect(mayApprove(parcel({ actions: [] }))).toBe(false);
  });

  it('is not asked if all photos are of goods that were exchanged', () => {
    expect(mayApprove(parcel({ photos: [photo('2026-11-19T08:00:00.000Z')] }))).toBe(false);
  });
});

describe('a parcel to the shopper’s own warehouse', () => {
  const view = { t: (key: string) => key } as unknown as View;
  const parcel = (status: PurchaseParcel['status'], warehouse?: PurchaseParcel['warehouse']) => ({
    status,
    warehouse,
    orderNo: 'P261101ABC',
  });
  const tenantWarehouse = { name: 'Guangzhou warehouse' } as PurchaseParcel['warehouse'];

  it('was delivered there, not to our warehouse', () => {
    const shownTexts = (one: ReturnType<typeof parcel>) => [
      statusName(view, one),
      statusText(view, one),
      eventName(view, one, 'SIGNED'),
    ];
    expect(shownTexts(parcel('DOMESTIC_SIGNED'))).toEqual([
      'order.status.DELIVERED_TO_USER_WAREHOUSE',
      'order.statusText.DELIVERED_TO_USER_WAREHOUSE',
      'order.event.DELIVERED_TO_USER_WAREHOUSE',
    ]);
    expect(shownTexts(parcel('DOMESTIC_SIGNED', tenantWarehouse))).toEqual([
      'parcelStatus.DOMESTIC_SIGNED',
      'parcel.statusText.DOMESTIC_SIGNED',
      'parcel.event.SIGNED',
    ]);
  });

  it('is not shown as on its way to our warehouse', () => {
    expect(statusName(view, parcel('IN_DOMESTIC_TRANSIT'))).toBe(
      'parcelStatus.IN_DOMESTIC_TRANSIT',
    );
    expect(statusText(view, parcel('IN_DOMESTIC_TRANSIT'))).toBeUndefined();
  });
});

describe('a parcel in our warehouse', () => {
  const stored = {
    status: 'STOCKED_IN' as const,
    warehouse: { name: 'Guangzhou warehouse' } as PurchaseParcel['warehouse'],
    orderNo: 'P261101ABC',
  };
  it.each([
    [true, 'parcel.statusText.STOCKED_IN'],
    [false, 'order.event.STOCKED_IN'],
  ])('can be shipped home only if the shop ships: %s', (showTransit, text) => {
    const tenant = { tenantPreference: { showTransit } };
    const view = { t: (key: string) => key, tenant } as unknown as View;
    expect(statusText(view, stored)).toBe(text);
  });
});

describe('a parcel that was never found again', () => {
  const view = { t: (key: string) => key } as unknown as View;
  const parcel = {
    warehouse: { name: 'Guangzhou warehouse' } as PurchaseParcel['warehouse'],
    orderNo: 'P261101ABC',
  };

  it('is written off, not returned', () => {
    const nameOf = (more: Pick<PurchaseParcel, 'status' | 'exception'>) =>
      statusName(view, { ...parcel, ...more });
    expect(nameOf({ status: 'EXCEPTION', exception: 'LOST' })).toBe('parcelStatus.EXCEPTION');
    expect(nameOf({ status: 'RETURNED', exception: 'LOST' })).toBe('parcel.writtenOff');
    expect(nameOf({ status: 'RETURNED' })).toBe('parcelStatus.RETURNED');
  });
});

describe('a parcel that the shopper announced', () => {
  const view = { t: (key: string) => key } as unknown as View;
  const parcel = (status: PurchaseParcel['status']) => ({
    status,
    warehouse: { name: 'Guangzhou warehouse' } as PurchaseParcel['warehouse'],
    orderNo: '',
  });

  it('is expected until it arrives', () => {
    expect(statusName(view, parcel('AWAITING_SHIPMENT'))).toBe('parcel.announced');
    expect(statusName(view, parcel('STOCKED_IN'))).toBe('parcelStatus.STOCKED_IN');
  });

  it.each(['RETURNING', 'RETURNED', 'EXCEPTION'] as const)(
    'is not said to be refunded: %s',
    (status) => {
      expect(statusText(view, parcel(status))).toBe(`parcel.announcedText.${status}`);
    },
  );
});

describe('the form for an announcement', () => {
  const typed = (values: Record<string, string>) => typedLines({ value: (name) => values[name] });
  const empty = { title: '', quantity: '', price: '' };

  it('has five empty lines at first', () => {
    expect(typed({})).toEqual(Array.from({ length: 5 }, () => empty));
  });

  it('shows the typed lines again without gaps, in the order in which errors count them', () => {
    const lines = typed({
      ...{ 'items.0.title': '', 'items.0.quantity': '', 'items.0.price': '' },
      ...{ 'items.1.title': 'Tea set', 'items.1.quantity': '2', 'items.1.price': '' },
      'items.4.price': '9',
    });
    expect(lines).toEqual([
      { title: 'Tea set', quantity: '2', price: '' },
      { ...empty, price: '9' },
      empty,
      empty,
      empty,
    ]);
  });
});

describe('proxy shipping', () => {
  it('marks a label with the end of the shopper’s id, letters and digits only', () => {
    expect(shopperNumber({ id: '01m7z903kg4fk2hpcp87rs1a1b' })).toBe('#87RS1A1B');
    expect(shopperNumber({ id: 'demo-sampan' })).toBe('#MOSAMPAN');
  });

  it('leads back to the page that the shopper came from', () => {
    expect(warehousesHref({})).toBe('/my/warehouses#own');
    const href = warehousesHref({ next: '/checkout?items=a&to=own', address: 'x' });
    expect(new URL(href, 'https://own.invalid').searchParams.get('next')).toBe(
      '/checkout?items=a&to=own',
    );
  });
});
