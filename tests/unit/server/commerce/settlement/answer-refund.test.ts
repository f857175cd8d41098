import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../../../src/server/commerce/base/history.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { unbuyOrder } from '../../../../../src/server/commerce/purchase/correct-order.ts';
import { acceptOrder, markBought } from '../../../../../src/server/commerce/purchase/fulfil.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { listRefunds } from '../../../../../src/server/commerce/refund/list.ts';
import {
  agreeRefund,
  answerRefund,
  rejectRefund,
} from '../../../../../src/server/commerce/settlement/answer-refund.ts';
import {
  approveRefund,
  getOpsRefund,
  planApproval,
  refundOrder,
} from '../../../../../src/server/commerce/settlement/decide-refund.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import {
  cancelRefund,
  getRefund,
  requestRefund,
} from '../../../../../src/server/commerce/settlement/request-refund.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode, failureOf, MINUTE } from '../../../support/identity-scope.ts';
import { fund, later, openShop, operator, order, PAY_PASSWORD } from '../../../support/shop.ts';

const NOW_PAYABLE = { waitsFor: 'NOBODY', text: '' } as const;
const body = (orderNo: string) => ({
  orderType: 'PURCHASE_ORDER' as const,
  orderNo,
  reason: 'WRONG_ITEM' as const,
  note: 'It is green',
});

/** A shopper with 100.00 and an order of 18.00 that was paid and accepted. */
async function accepted() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  await fund(scope, 100_00);
  const { id, orderNo } = await order(scope);
  await payOrder(scope, id, PAY_PASSWORD);
  const ops = operator(later(scope, MINUTE));
  await acceptOrder(ops, id);
  return { ...shop, scope, ops, orderId: id, orderNo };
}

/** Like `accepted`, bought, with a request for 18.00. */
async function requested() {
  const opened = await accepted();
  const { scope, ops, orderId, orderNo } = opened;
  await markBought(ops, orderId, { upstreamOrderNo: '' });
  const { id } = await requestRefund(scope, body(orderNo));
  return { ...opened, id };
}

/** The seller refuses a bought order, which is to be bought elsewhere. */
const buyAgain = ({ ops, orderId }: Awaited<ReturnType<typeof requested>>) =>
  unbuyOrder(ops, orderId, { outcome: 'BUY_AGAIN', reason: 'SELLER_REFUSED', note: '' });

const available = async (scope: OwnerScope) => (await getAccount(scope)).available;

describe('an agreement', () => {
  it('says how much, after what and by when; the shopper is told, and nothing is paid', async () => {
    const { db, scope, ops, id, orderId, orderNo } = await requested();
    const terms = {
      amount: '12',
      waitsFor: 'SELLER',
      payBy: '2026-12-31',
      text: 'They pay',
    } as const;
    expect(await agreeRefund(ops, id, terms)).toMatchObject({
      status: 'WAITING_SELLER',
      amount: '12.00',
      requestedAmount: '18.00',
      agreedAt: new Date(ops.now).toISOString(),
      payBy: '2026-12-31',
      answer: 'They pay',
      actions: [],
    });
    expect(await available(scope)).toBe('82.00');
    expect(await getPurchaseOrder(scope, orderId)).toMatchObject({ refundStatus: 'PENDING' });
    expect((await getPurchaseOrder(scope, orderId)).timeline.at(-1)).toMatchObject({
      event: 'REFUND_AGREED',
      actor: 'OPERATOR',
      details: { amount: '12.00', reason: 'They pay' },
    });
    expect(await timelineOf(scope, 'REFUND', id)).toMatchObject([
      { event: 'REQUESTED' },
      { event: 'ASKED_SELLER', from: 'REQUESTED', to: 'WAITING_SELLER' },
    ]);
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'REFUND_AGREED'));
    expect(told).toMatchObject([{ parameters: { orderNo, amount: '12.00', text: 'They pay' } }]);
    expect(await failureCode(cancelRefund(scope, id))).toBe('ILLEGAL_TRANSITION');
  });

  it('is needed before a refund is paid, and what was agreed is paid', async () => {
    const { db, scope, ops, id } = await requested();
    expect(await failureCode(approveRefund(ops, id, {}))).toBe('ILLEGAL_TRANSITION');
    expect((await getOpsRefund(ops, id)).acts).toEqual(['agree', 'reject', 'answer']);
    await agreeRefund(ops, id, { ...NOW_PAYABLE, amount: '12.00' });
    expect((await getOpsRefund(ops, id)).acts).toEqual(['agree', 'approve', 'reject', 'answer']);
    expect((await failureOf(approveRefund(ops, id, { amount: '12.01' }))).fields).toEqual([
      { field: 'amount', code: 'too_large' },
    ]);
    expect(await approveRefund(ops, id, {})).toMatchObject({
      status: 'SUCCEEDED',
      amount: '12.00',
      requestedAmount: '18.00',
    });
    expect(await available(scope)).toBe('94.00');
    expect((await getOpsRefund(ops, id)).acts).toEqual([]);
    expect(await failureCode(agreeRefund(ops, id, NOW_PAYABLE))).toBe('ILLEGAL_TRANSITION');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('and its payment raise the version, also of the refund as planned', async () => {
    const { ops, id } = await requested();
    await agreeRefund(ops, id, NOW_PAYABLE);
    const planned = await planApproval(ops, id, {});
    await approveRefund(ops, id, {});
    expect((await getOpsRefund(ops, id)).version).toBe(planned.refund.version);
  });

  it('can change until the refund is paid, be commented, and still be refused', async () => {
    const { scope, ops, id } = await requested();
    await agreeRefund(ops, id, { ...NOW_PAYABLE, amount: '12.00', payBy: '2026-12-31' });
    const changed = { amount: '15.00', waitsFor: 'CARRIER', text: '' } as const;
    const again = await agreeRefund(ops, id, changed);
    expect(again).toMatchObject({ status: 'WAITING_CARRIER', amount: '15.00' });
    expect(again.payBy).toBeUndefined();
    expect(await answerRefund(ops, id, { text: 'Another week' })).toMatchObject({
      status: 'WAITING_CARRIER',
      answer: 'Another week',
      amount: '15.00',
    });
    expect(await rejectRefund(ops, id, { reason: 'They found it' })).toMatchObject({
      status: 'REJECTED',
      answer: 'They found it',
    });
    expect(await available(scope)).toBe('82.00');
  });

  it('without a text keeps what the shopper was told before', async () => {
    const { scope, ops, id } = await requested();
    await answerRefund(ops, id, { text: 'We ask the carrier' });
    expect(await agreeRefund(ops, id, NOW_PAYABLE)).toMatchObject({
      status: 'APPROVED',
      answer: 'We ask the carrier',
    });
    const answer = async () => (await getRefund(scope, id)).answer;
    expect(await answer()).toBe('We ask the carrier');
    await agreeRefund(ops, id, { ...NOW_PAYABLE, text: 'They pay' });
    expect(await answer()).toBe('They pay');
  });

  it('that the shopper cancels keeps what they were told', async () => {
    const { scope, ops, id } = await requested();
    await answerRefund(ops, id, { text: 'We ask the seller' });
    await cancelRefund(scope, id);
    expect(await getRefund(scope, id)).toMatchObject({
      status: 'CANCELLED',
      answer: 'We ask the seller',
    });
  });

  it('promises no more than what was paid and no other refund has', async () => {
    const { scope, ops, id, orderNo } = await requested();
    const refused = async (more: object) =>
      (await failureOf(agreeRefund(ops, id, { ...NOW_PAYABLE, ...more }))).fields;
    expect(await refused({ amount: '18.01' })).toEqual([{ field: 'amount', code: 'too_large' }]);
    expect(await refused({ amount: '0' })).toEqual([{ field: 'amount', code: 'too_small' }]);
    expect(await refused({ payBy: '2020-01-01' })).toEqual([{ field: 'payBy', code: 'past' }]);
    await agreeRefund(ops, id, { ...NOW_PAYABLE, amount: '12.00' });
    // What is left may be asked for meanwhile, and both together are what was paid.
    const second = await requestRefund(scope, body(orderNo));
    expect(second.amount).toBe('6.00');
    expect(await refused({ amount: '12.01' })).toEqual([{ field: 'amount', code: 'too_large' }]);
    await agreeRefund(ops, second.id, NOW_PAYABLE);
    await approveRefund(ops, id, {});
    await approveRefund(ops, second.id, {});
    expect(await available(scope)).toBe('100.00');
  });

  it('of two at once promises together no more than what was paid', async () => {
    const { ops, id, scope, orderNo } = await requested();
    await agreeRefund(ops, id, { ...NOW_PAYABLE, amount: '9.00' });
    const second = await requestRefund(scope, { ...body(orderNo), amount: '1.00' });
    await Promise.allSettled([
      agreeRefund(ops, id, { ...NOW_PAYABLE, amount: '17.00' }),
      agreeRefund(ops, second.id, { ...NOW_PAYABLE, amount: '9.00' }),
    ]);
    const { records } = await listRefunds(scope, { tab: 'open', pageNo: 1, pageSize: 20 });
    const promised = records.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(promised).toBe(18);
  });

  it('is paid as agreed while its order is bought again, and the order goes on', async () => {
    const opened = await requested();
    const { db, scope, ops, id, orderId } = opened;
    await agreeRefund(ops, id, { ...NOW_PAYABLE, amount: '10.00' });
    await buyAgain(opened);
    expect((await failureOf(approveRefund(ops, id, { amount: '10.01' }))).fields).toEqual([
      { field: 'amount', code: 'too_large' },
    ]);
    expect(await approveRefund(ops, id, {})).toMatchObject({ amount: '10.00' });
    expect(await getPurchaseOrder(scope, orderId)).toMatchObject({
      status: 'PURCHASING',
      refundStatus: 'PARTIAL',
      items: [{ status: 'PENDING' }],
    });
    expect(await available(scope)).toBe('92.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('of all that was paid closes the order that is bought again', async () => {
    const opened = await requested();
    const { scope, ops, id, orderId } = opened;
    await agreeRefund(ops, id, NOW_PAYABLE);
    await buyAgain(opened);
    expect(await approveRefund(ops, id, {})).toMatchObject({ amount: '18.00' });
    expect(await getPurchaseOrder(scope, orderId)).toMatchObject({
      status: 'CLOSED',
      closeReason: 'USER_CANCELLED',
      refundStatus: 'FULL',
    });
  });

  it('is also needed for a claim whose order is bought again before anybody decides it', async () => {
    const opened = await requested();
    const { scope, ops, id, orderId } = opened;
    await buyAgain(opened);
    expect((await getOpsRefund(ops, id)).acts).toEqual(['agree', 'reject', 'answer']);
    expect(await failureCode(approveRefund(ops, id, {}))).toBe('ILLEGAL_TRANSITION');
    await agreeRefund(ops, id, { ...NOW_PAYABLE, amount: '10.00' });
    await approveRefund(ops, id, {});
    expect(await getPurchaseOrder(scope, orderId)).toMatchObject({ status: 'PURCHASING' });
    expect(await available(scope)).toBe('92.00');
  });

  it('ends when everything is refunded by another refund', async () => {
    const { scope, ops, id, orderNo } = await requested();
    await agreeRefund(ops, id, NOW_PAYABLE);
    const terms = { ...body(orderNo), amount: '18.00', reason: 'COMPENSATION' as const };
    await refundOrder(ops, terms);
    const { records } = await listRefunds(scope, { tab: 'refused', pageNo: 1, pageSize: 20 });
    expect(records).toMatchObject([{ id, status: 'CANCELLED' }]);
    expect(await failureCode(approveRefund(ops, id, {}))).toBe('ILLEGAL_TRANSITION');
  });

  it('is not possible for a request to cancel an order, which is granted at once', async () => {
    const { scope, ops, orderId } = await accepted();
    const { refunds } = await closePurchaseOrder(scope, orderId);
    const id = refunds[0]?.id ?? '';
    expect((await getOpsRefund(ops, id)).acts).toEqual(['approve', 'reject', 'answer']);
    expect(await failureCode(agreeRefund(ops, id, NOW_PAYABLE))).toBe('ILLEGAL_TRANSITION');
    await approveRefund(ops, id, {});
    expect(await getPurchaseOrder(scope, orderId)).toMatchObject({ status: 'CLOSED' });
  });

  it('is only for the staff of the tenant', async () => {
    const { ops, id } = await requested();
    const other = { ...ops, tenantId: 'two' };
    expect(await failureCode(agreeRefund(other, id, NOW_PAYABLE))).toBe('NOT_FOUND');
  });
});
