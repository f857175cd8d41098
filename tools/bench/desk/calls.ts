import { PILES } from '../../../src/contract/values/desk/piles.ts';
import { PARCEL_LISTS } from '../../../src/contract/values/warehouse/scanning.ts';
import { SHIPMENT_PILES } from '../../../src/contract/values/warehouse/shipment-kinds.ts';

/** The longest acceptable wait of a person, in milliseconds at the 95th percentile. */
const BOUNDS = { counts: 100, list: 150, search: 200 } as const;

/** A call of the staff that is measured, with its path without `tenant`. */
export type DeskCall = { name: string; path: string; bound: number; hasPages: boolean };

const list = (name: string, path: string): DeskCall => ({
  name,
  path,
  bound: BOUNDS.list,
  hasPages: true,
});
const search = (what: string, q: string): DeskCall => ({
  name: `search for ${what}`,
  path: `/ops/search?q=${encodeURIComponent(q)}`,
  bound: BOUNDS.search,
  hasPages: false,
});
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const ORDER_FILTERS = [
  '',
  'status=PURCHASED',
  'status=COMPLETED',
  'status=PURCHASING&sort=waiting',
  'platform=Taobao',
  'platform=Taobao&shopId=s7',
  'status=PAID&platform=Taobao',
];
const SHIPMENT_FILTERS = ['country=au', 'option=POSTAL_EMS', 'carrier=EMS'];

/** Each list with its filters and sorts, each pile, the counts, and the searches by each kind of input. */
export function deskCalls(now: number): readonly DeskCall[] {
  const week = `dateStart=${dayOf(now - 7 * 86_400_000)}&dateEnd=${dayOf(now)}`;
  return [
    {
      name: 'counts of all piles',
      path: '/ops/work/counts',
      bound: BOUNDS.counts,
      hasPages: false,
    },
    { name: 'today', path: '/ops/today', bound: BOUNDS.list, hasPages: false },
    ...PILES.map((pile) => list(`pile ${pile}`, `/ops/work?pile=${pile}`)),
    ...[...ORDER_FILTERS, week].map((filter) =>
      list(`orders ${filter}`, `/ops/purchase-orders?${filter}`),
    ),
    list('parcels', '/ops/purchase-parcels'),
    ...PARCEL_LISTS.map((one) => list(`parcels ${one}`, `/ops/purchase-parcels?list=${one}`)),
    { ...list('counts of parcels', '/ops/purchase-parcels/counts'), hasPages: false },
    ...SHIPMENT_PILES.map((pile) => list(`shipments ${pile}`, `/ops/transit-orders?pile=${pile}`)),
    ...SHIPMENT_FILTERS.map((filter) =>
      list(`shipments ON_THE_WAY ${filter}`, `/ops/transit-orders?pile=ON_THE_WAY&${filter}`),
    ),
    list('shoppers', '/ops/shoppers'),
    list('shoppers BLOCKED', '/ops/shoppers?state=BLOCKED'),
    list('tickets OPEN', '/ops/tickets?state=OPEN'),
    list('tickets CLOSED', '/ops/tickets?state=CLOSED'),
    list('tickets OPEN of nobody', '/ops/tickets?assignee=NONE'),
    search('an order', 'P000000300'),
    search('a tracking number', 'SF0000000000300'),
    search('an e-mail', 'shopper300@example.org'),
    search('the beginning of an e-mail', 'shopper30'),
    search('a name', 'Ada Novak'),
    search('a common word of names', 'Ada'),
    search('the end of a phone number', '00300'),
    search('a name and the end of a phone number', 'Ada 00300'),
    search('the title of goods', 'cup 杯子'),
    search('goods by their link', 'https://item.taobao.com/item.htm?id=700000000300'),
  ];
}
