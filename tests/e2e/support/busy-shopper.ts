import {
  failedParcel,
  HOME,
  newTransit,
  operate,
  sentTransit,
  storedParcel,
  takenOrder,
  weighedTransit,
} from '../../api/support/fulfilment.ts';
import { newPayer, type Shopper } from '../../api/support/world.ts';

const withId = (id: string) => ({ params: { id } });

/** A shopper with orders, parcels and deposits in many states, and the pages that show them. */
export async function busyShopper(): Promise<{ shopper: Shopper; pages: string[] }> {
  const shopper = await newPayer('9000', 'localhost');
  await shopper.call('saveAddress', { body: { ...HOME, defaultAddress: true } });
  const asked = await takenOrder(shopper, 2);
  await operate(shopper, 'askShopper', {
    ...withId(asked.id),
    body: { question: 'The blue one is gone until spring. Would you take the green one?' },
  });
  const dearer = await takenOrder(shopper);
  const note = 'The seller raised the price by 3.20 a piece';
  await operate(shopper, 'requestSupplement', {
    ...withId(dearer.id),
    body: { amount: '6.4', note },
  });
  const stored = await storedParcel(shopper);
  const failed = await failedParcel(shopper);
  await newTransit(shopper);
  const due = await weighedTransit(shopper);
  const sent = await sentTransit(shopper);
  await operate(shopper, 'traceTransit', {
    ...withId(sent.id),
    body: {
      events: [
        { at: '2026-11-20T08:00:00.000Z', status: 'IN_TRANSIT', text: 'Departed', location: 'CAN' },
        { at: '2026-11-21T08:00:00.000Z', status: 'CUSTOMS', text: 'Handed to the customs' },
      ],
    },
  });
  await shopper.call('sendFeedback', { body: { kind: 'PRAISE', text: 'Well packed.' } });
  const { records } = await shopper.call('listTransactions');
  const deposits = await openDeposits(shopper);
  return {
    shopper,
    pages: [
      '/my/purchase',
      `/my/purchase/${asked.orderNo}`,
      `/my/purchase/${dearer.orderNo}`,
      '/my/in-stock-items',
      '/my/in-stock-items?tab=problem',
      '/my/in-stock-items?tab=forwarding',
      `/my/in-stock-items/${stored.parcelNo}`,
      `/my/in-stock-items/${failed.parcelNo}`,
      '/my/transit',
      `/my/transit/new?purchaseParcelIds=${stored.id}`,
      `/my/transit/${due.orderNo}`,
      `/my/transit/${sent.orderNo}`,
      '/my',
      '/my/pending-payments',
      `/payment?nos=${due.paymentNo}`,
      '/my/balance',
      '/my/balance/statement',
      `/my/balance/transaction/${records[0]?.id}`,
      ...deposits.map(({ depositNo }) => `/my/balance/deposit/${depositNo}`),
      '/my/balance/withdraw',
      '/my/balance/refunds',
      '/my/balance/operations',
      '/my/message',
      '/my/message?tab=announcements',
      '/my/message?tab=feedback',
      '/my/account',
    ],
  };
}

/** A waiting top-up for each channel that does not credit at once, and a credited one to withdraw. */
async function openDeposits(shopper: Shopper) {
  const channels = await shopper.call('listDepositChannels');
  const waiting = channels.filter(({ type }) => type !== 'MANUAL');
  const deposits = await Promise.all(
    waiting.map(({ id: channelId }) =>
      shopper.call('createDeposit', { body: { channelId, amount: '200' } }),
    ),
  );
  const [bank] = waiting;
  const paid = await shopper.call('createDeposit', {
    body: { channelId: bank?.id ?? '', amount: '300' },
  });
  await operate(shopper, 'creditDeposit', { ...withId(paid.id), body: {} });
  return deposits;
}
