import { PILES } from '../../../src/contract/values/desk/piles.ts';
import { OWN_PRODUCT_SORTS } from '../../../src/contract/values/goods/own-products.ts';
import {
  PARCEL_LISTS,
  UNKNOWN_PARCEL_STATES,
} from '../../../src/contract/values/warehouse/scanning.ts';
import {
  SHIPMENT_PILES,
  TRACKING_OUTCOMES,
} from '../../../src/contract/values/warehouse/shipment-kinds.ts';
import { DAY_MS } from '../../../src/server/commerce/base/clock.ts';
import { BOUNDS, type DeskCall, dayOf, filtered, list, whole } from './call.ts';
import { moneyCalls } from './money-calls.ts';

const search = (what: string, q: string): DeskCall => ({
  ...whole(`search for ${what}`, `/ops/search?q=${encodeURIComponent(q)}`),
  bound: BOUNDS.search,
});

const ORDER_FILTERS = [
  '',
  'status=PURCHASED',
  'status=COMPLETED',
  'status=PURCHASING&sort=waiting',
  'platform=Taobao',
  'platform=Taobao&shopId=s7',
  'platform=Taobao&shopId=s0',
  'status=PAID&platform=Taobao',
];
const SHIPMENT_FILTERS = ['country=au', 'option=POSTAL_EMS', 'carrier=EMS'];
const OWN_FILTERS = [
  ...OWN_PRODUCT_SORTS.map((sort) => `state=PUBLISHED&sort=${sort}`),
  'state=ARCHIVED',
  'state=PUBLISHED&stock=out',
  'state=PUBLISHED&q=cup',
  'state=PUBLISHED&q=red%20cup',
  `state=PUBLISHED&q=${encodeURIComponent('杯子')}`,
  'state=PUBLISHED&q=A-30',
  'state=PUBLISHED&q=c&sort=price',
];
const AUDIT_FILTERS = [
  '',
  'actorId=01KAJ0Q8ZV7T3M5N9W2X4Y6Z7',
  'call=acceptOrder',
  'call=approveProposal',
  'subject=PURCHASE_ORDER&subjectId=01KAJ0Q8ZV7T3M5N9W00000042',
];

/** Each list with its filters and sorts, each pile, the counts, and the searches by each kind of input. */
export function deskCalls(now: number): readonly DeskCall[] {
  const week = `dateStart=${dayOf(now - 7 * DAY_MS)}&dateEnd=${dayOf(now)}`;
  return [
    { ...whole('counts of all piles', '/ops/work/counts'), bound: BOUNDS.counts },
    whole('today', '/ops/today'),
    ...PILES.map((pile) => list(`pile ${pile}`, `/ops/work?pile=${pile}`)),
    list('problems', '/ops/problems'),
    ...filtered('orders', '/ops/purchase-orders', [...ORDER_FILTERS, week]),
    whole('new orders', `/ops/new-rows?list=ORDERS&filter=&asOf=${new Date(now).toISOString()}`),
    list('sellers', '/ops/sellers'),
    list('sellers of one marketplace', '/ops/sellers?platform=Taobao'),
    whole('the largest seller', '/ops/sellers/Taobao/s0'),
    list('parcels', '/ops/purchase-parcels'),
    ...PARCEL_LISTS.map((one) => list(`parcels ${one}`, `/ops/purchase-parcels?list=${one}`)),
    whole('counts of parcels', '/ops/purchase-parcels/counts'),
    ...UNKNOWN_PARCEL_STATES.map((state) =>
      list(`unknown parcels ${state}`, `/ops/unknown-parcels?state=${state}`),
    ),
    whole('shelves', '/ops/shelves'),
    ...SHIPMENT_PILES.map((pile) => list(`shipments ${pile}`, `/ops/transit-orders?pile=${pile}`)),
    ...SHIPMENT_FILTERS.map((filter) =>
      list(`shipments ON_THE_WAY ${filter}`, `/ops/transit-orders?pile=ON_THE_WAY&${filter}`),
    ),
    list('manifests', '/ops/manifests'),
    ...filtered('tracking', '/ops/tracking-events', [
      '',
      ...TRACKING_OUTCOMES.map((outcome) => `outcome=${outcome}`),
      'number=EM000000300CN',
    ]),
    list('shoppers', '/ops/shoppers'),
    list('shoppers BLOCKED', '/ops/shoppers?state=BLOCKED'),
    list('tickets OPEN', '/ops/tickets?state=OPEN'),
    list('tickets CLOSED', '/ops/tickets?state=CLOSED'),
    list('tickets OPEN of nobody', '/ops/tickets?assignee=NONE'),
    ...moneyCalls(now),
    ...filtered('own stock', '/ops/own-products', OWN_FILTERS),
    ...AUDIT_FILTERS.map((filter) => list(`audit ${filter}`.trim(), `/ops/audit?${filter}`)),
    list('jobs', '/ops/jobs?everybody=true'),
    list('failed sign-ins', '/ops/system/failed-sign-ins'),
    search('an order', 'P000000300'),
    search('a tracking number', 'SF0000000000300'),
    search('a shipment’s number', 'EM000000300CN'),
    search('an e-mail', 'shopper300@example.org'),
    search('the beginning of an e-mail', 'shopper30'),
    search('a name', 'Ada Novak'),
    search('a common word of names', 'Ada'),
    search('the end of a phone number', '00300'),
    search('a name and the end of a phone number', 'Ada 00300'),
    search('the title of goods', 'cup 杯子'),
    search('goods by their link', 'https://item.taobao.com/item.htm?id=700000000300'),
    search('a top-up', 'D000000300'),
    search('a withdrawal', 'W000000030'),
  ];
}
