import type { EndpointName, Input, Output } from '../../../src/contract/endpoints.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { type Good, newOrder, openPayment, pay } from './shopping.ts';
import { call, type Shopper } from './world.ts';

/** A call of the operator of a shopper's tenant. */
export function operate<N extends EndpointName>(
  { host }: Pick<Shopper, 'host'>,
  name: N,
  input: Input<N> | Record<string, never> = {},
  options: { idempotencyKey?: string } = {},
): Promise<Output<N>> {
  return call(name, input, { host, token: OPERATOR_TOKEN, ...options });
}

const of = (id: string) => ({ params: { id } });

/** An order that is paid for. */
export async function paidOrder(shopper: Shopper, quantity = 1, chosen?: Good) {
  const { order } = await newOrder(shopper, quantity, chosen);
  const payment = await openPayment(shopper, order.orderNo);
  await pay(shopper, payment.id);
  return order;
}

/** An order that an agent has taken. */
export async function takenOrder(shopper: Shopper, quantity = 1, chosen?: Good) {
  const order = await paidOrder(shopper, quantity, chosen);
  return operate(shopper, 'acceptOrder', of(order.id));
}

/** An order that was bought at the seller. */
export async function boughtOrder(shopper: Shopper, quantity = 1, chosen?: Good) {
  const order = await takenOrder(shopper, quantity, chosen);
  return operate(shopper, 'markBought', {
    ...of(order.id),
    body: { upstreamOrderNo: '2811223344' },
  });
}

/** A seller's parcel with all of an order, on its way to the warehouse. */
export async function comingParcel(shopper: Shopper, quantity = 1, chosen?: Good) {
  const order = await boughtOrder(shopper, quantity, chosen);
  const { parcels } = await operate(shopper, 'markShipped', {
    ...of(order.id),
    body: { parcels: [{ domesticCarrier: 'SF Express', domesticTrackingNo: 'SF1234567890' }] },
  });
  const [parcel] = parcels;
  if (!parcel) throw new Error('the seller sent no parcel');
  return parcel;
}

/** An announced parcel: two tea sets at 88.00, each time with another tracking number. */
export async function announcementOf({ host }: Shopper) {
  const query = { warehouseRegion: 'CHINA' } as const;
  const [warehouse] = await call('listTenantWarehouses', { query }, { host });
  return {
    tenantWarehouseId: warehouse?.id ?? '',
    domesticCarrier: 'YTO',
    domesticTrackingNo: `YT${crypto.randomUUID().replaceAll('-', '').slice(0, 13).toUpperCase()}`,
    items: [{ title: '茶具 Tea set', quantity: 2, price: '88' }],
    note: 'Fragile',
  };
}

/** A parcel that the shopper bought elsewhere, on its way to the warehouse. */
export const announcedParcel = async (shopper: Shopper) =>
  shopper.call('announceParcel', { body: await announcementOf(shopper) });

export const MEASURES = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };

/** A parcel that is being checked. */
export async function arrivedParcel(shopper: Shopper, quantity = 1, chosen?: Good) {
  const parcel = await comingParcel(shopper, quantity, chosen);
  return operate(shopper, 'parcelArrived', {
    ...of(parcel.id),
    body: { ...MEASURES, shelfCode: 'A-01-3', photos: parcel.items.map(({ image }) => image) },
  });
}

/** A stored parcel. */
export async function storedParcel(shopper: Shopper, quantity = 1, chosen?: Good) {
  const parcel = await arrivedParcel(shopper, quantity, chosen);
  return operate(shopper, 'checkParcel', { ...of(parcel.id), body: { passed: true } });
}

/** A stored parcel that its shopper wants exchanged. */
export async function objectedParcel(shopper: Shopper, quantity = 1, chosen?: Good) {
  const { id } = await storedParcel(shopper, quantity, chosen);
  return shopper.call('objectToParcel', {
    ...of(id),
    body: { kind: 'EXCHANGE', reason: 'WRONG_SIZE', note: '' },
  });
}

/** A parcel that failed its check. */
export async function failedParcel(shopper: Shopper, quantity = 1, chosen?: Good) {
  const parcel = await arrivedParcel(shopper, quantity, chosen);
  return operate(shopper, 'checkParcel', {
    ...of(parcel.id),
    body: { passed: false, issue: 'DAMAGED', note: 'The box is torn' },
  });
}

/** A destination in a country that localhost, pk and la deliver to. */
export const HOME = {
  name: 'Mei Lin',
  phone: '+60 12-345 6789',
  country: 'my',
  province: 'Selangor',
  city: 'Petaling Jaya',
  line1: '1 Jalan Universiti',
  postCode: '46200',
};

/** The id of the shopper's address at `HOME`. It is reused, because an address book is limited. */
export async function homeOf(shopper: Shopper): Promise<string> {
  const known = await shopper.call('listAddresses');
  const home = known.find(({ country, line1 }) => country === HOME.country && line1 === HOME.line1);
  return (home ?? (await shopper.call('saveAddress', { body: HOME }))).id;
}

/** A transit order of one parcel by postal service. */
export async function newTransit(shopper: Shopper) {
  const parcel = await storedParcel(shopper);
  return shopper.call('createTransitOrder', {
    body: {
      purchaseParcelIds: [parcel.id],
      transitOptionName: 'POSTAL_EMS',
      userAddressId: await homeOf(shopper),
    },
  });
}

/** A transit order that is being packed. */
export async function packingTransit(shopper: Shopper) {
  const transit = await newTransit(shopper);
  return operate(shopper, 'packTransit', of(transit.id));
}

/** A transit order whose bill is open. */
export async function weighedTransit(shopper: Shopper) {
  const transit = await packingTransit(shopper);
  return operate(shopper, 'weighTransit', { ...of(transit.id), body: MEASURES });
}

/** A transit order that is paid for. */
export async function paidTransit(shopper: Shopper) {
  const transit = await weighedTransit(shopper);
  const payment = await openPayment(shopper, transit.orderNo);
  await pay(shopper, payment.id);
  return transit;
}

/** A transit order that was handed to the carrier. */
export async function sentTransit(shopper: Shopper) {
  const transit = await paidTransit(shopper);
  return operate(shopper, 'handOver', {
    ...of(transit.id),
    body: { carrier: 'EMS', trackingNo: 'EA123456785CN' },
  });
}

/** A transit order at the tenant's local warehouse. */
export async function localTransit(shopper: Shopper) {
  const transit = await sentTransit(shopper);
  return operate(shopper, 'arriveLocally', of(transit.id));
}

/** A transit order that is out for delivery. */
export async function deliveringTransit(shopper: Shopper) {
  const transit = await localTransit(shopper);
  return operate(shopper, 'deliverLocally', {
    ...of(transit.id),
    body: { localTrackingNo: 'L-778' },
  });
}

/** A request for all of a bought order's money. */
export async function requestedRefund(shopper: Shopper) {
  const { orderNo } = await boughtOrder(shopper);
  return shopper.call('requestRefund', { body: { orderNo, reason: 'OTHER', note: 'Too late' } });
}

/** A refund request that the staff have agreed to; nothing is paid yet. */
export async function agreedRefund(shopper: Shopper) {
  const { id } = await requestedRefund(shopper);
  return operate(shopper, 'agreeRefund', { params: { id }, body: {} });
}
