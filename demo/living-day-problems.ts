import { parcelsOfOrder } from '../src/server/commerce/parcel/records.ts';
import { itemsOf } from '../src/server/commerce/purchase/find-orders.ts';
import { markShipped } from '../src/server/commerce/purchase/fulfil.ts';
import { creditDeposit, updateDeposit } from '../src/server/commerce/settlement/credit-deposit.ts';
import { reportUnknownParcel } from '../src/server/commerce/stock/unknown-parcels.ts';
import { arriveLocally, transitException } from '../src/server/commerce/transit/outbound.ts';
import { askParcelService } from '../src/server/commerce/warehouse/ask-service.ts';
import { createWithdrawal } from '../src/server/commerce/withdrawal/withdraw.ts';
import { DEMO_PAY_PASSWORD } from './demo-shopper.ts';
import {
  announcedMoney,
  bought,
  type Day,
  handedOver,
  receiveAndCheck,
  type Scene,
  scenes,
  shelfOf,
  stored,
} from './living-day-steps.ts';

/**
 * The number of days that a parcel must be stored until its storage ends in less than a week, so that it is in a
 * pile of work.
 */
const NEARLY_ENDED_DAYS = 5;

/** One of two parcels of an order is in stock, and the other one does not come. */
async function partlyMissing(day: Day, index: number, hoursAgo: number): Promise<void> {
  const { id } = await bought(day, index, hoursAgo + 60, 2);
  const sentAt = await day.staff(hoursAgo + 40);
  const [item] = await itemsOf(sentAt, [id]);
  if (!item) throw new Error('the order has no goods');
  const parcels = [1, item.quantity - 1].map((quantity, box) => ({
    domesticCarrier: 'SF Express',
    domesticTrackingNo: `SF15${String(10_000_000 + 10 * index + box)}`,
    items: [{ orderItemId: item.id, quantity }],
  }));
  await markShipped(sentAt, id, { parcels });
  const [first] = await parcelsOfOrder(sentAt, id);
  if (!first) throw new Error('no parcel was sent');
  await receiveAndCheck(day, index, hoursAgo, first);
}

/** A shopper who has topped up by transfer requests a withdrawal of a part. */
async function withdrawing(day: Day, index: number, hoursAgo: number): Promise<void> {
  const { scope, id } = await announcedMoney(day, index, hoursAgo + 50);
  await updateDeposit(scope, { depositId: id, action: 'SUBMIT', reference: `TT${index}` });
  const { channelId } = await creditDeposit(await day.staff(hoursAgo + 40), id);
  await createWithdrawal(await day.shopper(index, hoursAgo), {
    channelId,
    amount: '80',
    accountHolder: 'Test Account',
    accountNo: '0044 1234 5678',
    payPassword: DEMO_PAY_PASSWORD,
  });
}

/** Problems and rare cases. */
export const PROBLEM_SCENES: readonly Scene[] = [
  ...scenes('partly missing', [30], partlyMissing),
  ...scenes('unknown parcel', [5, 28], async (day, index, hoursAgo) =>
    reportUnknownParcel(await day.staff(hoursAgo), {
      trackingNo: `YT98${String(10_000_000 + index)}`,
      carrier: 'YTO Express',
      shelfCode: shelfOf(index),
      weightG: 640,
      note: 'A grey bag, no name on it',
      photos: [],
    }),
  ),
  ...scenes('service', [2, 20], async (day, index, hoursAgo) => {
    const { id } = await stored(day, index, hoursAgo + 10);
    const scope = await day.shopper(index, hoursAgo);
    const service = scope.tenant.services.find(({ code }) => code === 'MORE_PHOTOS');
    if (!service) throw new Error('the tenant offers no photos');
    await askParcelService(scope, id, {
      code: service.code,
      amount: service.price,
      note: 'The soles, please',
      payPassword: DEMO_PAY_PASSWORD,
    });
  }),
  // Stored so long ago that its days end in this week.
  ...scenes('storage ending', [0], async (day, index) => {
    const { maxDays } = day.tenant.storage;
    return stored(day, index, (maxDays - NEARLY_ENDED_DAYS) * 24);
  }),
  ...scenes('late on the way', [16 * 24], handedOver),
  ...scenes('arrived locally', [9], async (day, index, hoursAgo) => {
    const id = await handedOver(day, index, hoursAgo + 150);
    await arriveLocally(await day.staff(hoursAgo), id);
  }),
  ...scenes('lost on the way', [26], async (day, index, hoursAgo) => {
    const id = await handedOver(day, index, hoursAgo + 300);
    const note = 'The carrier has not found it for ten days.';
    await transitException(await day.staff(hoursAgo), id, { exception: 'LOST', note });
  }),
  ...scenes('withdrawal', [11], withdrawing),
];
