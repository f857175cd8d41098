import { askShopper, requestSupplement } from '../src/server/commerce/purchase/fulfil.ts';
import { updateDeposit } from '../src/server/commerce/settlement/credit-deposit.ts';
import { requestRefund } from '../src/server/commerce/settlement/request-refund.ts';
import { sendFeedback } from '../src/server/commerce/ticket/feedback.ts';
import { packTransit } from '../src/server/commerce/transit/outbound.ts';
import { checkParcel } from '../src/server/commerce/warehouse/inbound.ts';
import { takeStatement } from './living-day-bank.ts';
import { PROBLEM_SCENES } from './living-day-problems.ts';
import {
  accepted,
  announcedMoney,
  arrived,
  bought,
  forwarded,
  paid,
  readyToGo,
  type Scene,
  scenes,
  shipped,
  stored,
  weighed,
} from './living-day-steps.ts';

/** The scenes, each with how many hours ago its object entered its pile. */
export const SCENES: readonly Scene[] = [
  ...scenes('to accept', [0.2, 1, 3, 7, 26], paid),
  ...scenes('to buy', [1, 5, 9, 30, 50], accepted),
  ...scenes('for the shopper', [6, 60], async (day, index, hoursAgo) => {
    const { id } = await accepted(day, index, hoursAgo + 1);
    const question = 'The seller has no red left. Would blue do?';
    await askShopper(await day.staff(hoursAgo), id, { question });
  }),
  ...scenes('for money', [8, 20], async (day, index, hoursAgo) => {
    const { id } = await accepted(day, index, hoursAgo + 1);
    const note = 'The price has risen.';
    await requestSupplement(await day.staff(hoursAgo), id, { amount: '6.50', note });
  }),
  ...scenes('to ship', [10, 25, 40], bought),
  ...scenes('late', [90, 130], bought),
  ...scenes('expected', [12, 30, 200], shipped),
  ...scenes('to check', [2, 5, 20, 40], arrived),
  ...scenes('failed', [15, 70], async (day, index, hoursAgo) => {
    const { id } = await arrived(day, index, hoursAgo + 1);
    const note = 'A handle is broken off.';
    await checkParcel(await day.staff(hoursAgo), id, {
      passed: false,
      issue: 'DAMAGED',
      note,
      photos: [],
    });
  }),
  ...scenes('in stock', [24, 100], stored),
  ...scenes('to pack', [3, 10, 28], forwarded),
  ...scenes('to weigh', [2, 6], async (day, index, hoursAgo) => {
    const { id } = await forwarded(day, index, hoursAgo + 2);
    await packTransit(await day.staff(hoursAgo), id);
  }),
  ...scenes('freight to pay', [5, 50], weighed),
  ...scenes('to hand over', [4, 30], readyToGo),
  ...scenes('to credit', [2, 9], async (day, index, hoursAgo) => {
    const { scope, id } = await announcedMoney(day, index, hoursAgo);
    await updateDeposit(scope, { depositId: id, action: 'SUBMIT', reference: `TT${index}` });
  }),
  ...scenes('not announced', [3], announcedMoney),
  ...scenes('refund', [7], async (day, index, hoursAgo) => {
    const { orderNo } = await bought(day, index, hoursAgo + 1);
    await requestRefund(await day.shopper(index, hoursAgo), {
      ...{ orderType: 'PURCHASE_ORDER', orderNo, reason: 'OTHER', note: 'I ordered it twice.' },
    });
  }),
  ...scenes('ticket', [1, 5, 30], async (day, index, hoursAgo) => {
    const text = 'When will my parcel leave the warehouse?';
    await sendFeedback(await day.shopper(index, hoursAgo), { kind: 'QUESTION', text, orderNo: '' });
  }),
  ...PROBLEM_SCENES,
  // Later than the top-ups, which its lines pay.
  ...scenes('bank statement', [1], takeStatement),
];
