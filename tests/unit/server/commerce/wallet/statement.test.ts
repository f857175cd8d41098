import { describe, expect, it } from 'vitest';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { listOperations } from '../../../../../src/server/commerce/identity/operations.ts';
import { closePurchaseOrder } from '../../../../../src/server/commerce/purchase/close-order.ts';
import { creditDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { payOrder } from '../../../../../src/server/commerce/settlement/pay.ts';
import {
  getTransactionSummary,
  listTransactions,
} from '../../../../../src/server/commerce/wallet/account.ts';
import { changePayPassword } from '../../../../../src/server/commerce/wallet/pay-password.ts';
import { getTransaction } from '../../../../../src/server/commerce/wallet/transaction.ts';
import { createWithdrawal } from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, MINUTE } from '../../../support/identity-scope.ts';
import {
  fund,
  later,
  OTHER_PAY_PASSWORD,
  openShop,
  operator,
  order,
  PAY_PASSWORD,
} from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };

/** A shopper who topped up 100.00 on the 21st, and on the 22nd paid an order of 18.00, cancelled it, and requested a withdrawal of 50.00. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  const { id, depositNo } = await createDeposit(scope, {
    channelId: 'bank-one',
    amount: '100',
    reference: '',
  });
  await creditDeposit(operator(scope), id);
  const next = later(scope, DAY);
  const { id: orderId, orderNo } = await order(next);
  await payOrder(next, orderId, PAY_PASSWORD);
  await closePurchaseOrder(later(next, MINUTE), orderId);
  const { withdrawalNo } = await createWithdrawal(later(next, 2 * MINUTE), {
    channelId: 'bank-one',
    amount: '50',
    accountHolder: 'Mia Tan',
    accountNo: '62220210',
    payPassword: PAY_PASSWORD,
  });
  return { ...shop, scope, depositNo, orderNo, withdrawalNo };
}

describe('the statement', () => {
  it('is filtered by type, and by days in the tenant’s time zone', async () => {
    const { scope } = await open();
    const types = async (query: object) =>
      (await listTransactions(scope, { ...page, ...query })).records.map(({ type }) => type);
    expect(await types({})).toEqual(['WITHDRAWAL', 'REFUND', 'PAYMENT', 'DEPOSIT']);
    expect(await types({ type: '', dateStart: '', dateEnd: '' })).toHaveLength(4);
    expect(await types({ type: 'REFUND' })).toEqual(['REFUND']);
    // 12:00 UTC is 22:00 of the same day at this tenant.
    expect(await types({ dateEnd: '2026-11-21' })).toEqual(['DEPOSIT']);
    expect(await types({ dateStart: '2026-11-22' })).toHaveLength(3);
    expect(await types({ dateStart: '2026-11-23' })).toEqual([]);
    const farEast = { ...scope, tenant: { ...scope.tenant, timezoneOffset: 13 } };
    const { total } = await listTransactions(farEast, { ...page, dateStart: '2026-11-22' });
    expect(total).toBe(4);
  });

  it('is filtered by days that begin an hour earlier in summer, if the time zone has a name', async () => {
    const { scope } = await open();
    const countFrom = async (timeZone?: string) => {
      const tenant = { ...scope.tenant, timezoneOffset: 11, timeZone };
      const query = { ...page, dateStart: '2026-11-22' };
      return (await listTransactions({ ...scope, tenant }, query)).total;
    };
    // The top-up was at 12:00 UTC: 23:00 of the 21st by the offset, midnight in Norfolk's summer.
    expect(await countFrom()).toBe(3);
    expect(await countFrom('Pacific/Norfolk')).toBe(4);
  });

  it('has totals of incoming and outgoing money and of each type', async () => {
    const { scope } = await open();
    expect(await getTransactionSummary(scope, {})).toEqual({
      in: '118.00',
      out: '-68.00',
      byType: [
        { type: 'DEPOSIT', count: 1, total: '100.00' },
        { type: 'PAYMENT', count: 1, total: '-18.00' },
        { type: 'REFUND', count: 1, total: '18.00' },
        { type: 'WITHDRAWAL', count: 1, total: '-50.00' },
      ],
    });
    expect(await getTransactionSummary(scope, { dateEnd: '2026-11-21' })).toMatchObject({
      in: '100.00',
      out: '0.00',
    });
    expect(await getTransactionSummary(scope, { dateEnd: '2026-11-20' })).toEqual({
      in: '0.00',
      out: '0.00',
      byType: [],
    });
  });

  it('shows the accounts of a line and links to its order, top-up or withdrawal', async () => {
    const { scope, depositNo, orderNo, withdrawalNo } = await open();
    const { records } = await listTransactions(scope, page);
    const details = await Promise.all(records.map(({ id }) => getTransaction(scope, id)));
    expect(details.map(({ link }) => link)).toEqual([
      '/my/balance/withdraw',
      `/my/purchase/${orderNo}`,
      `/my/purchase/${orderNo}`,
      `/my/balance/deposit/${depositNo}`,
    ]);
    expect(details[0]).toMatchObject({
      reference: withdrawalNo,
      amount: '-50.00',
      balanceBefore: '100.00',
      balanceAfter: '50.00',
      postings: [
        { account: 'AVAILABLE', amount: '-50.00' },
        { account: 'FROZEN', amount: '50.00' },
      ],
    });
    expect(details[2]?.postings).toEqual([
      { account: 'AVAILABLE', amount: '-18.00' },
      { account: 'PURCHASE_REVENUE', amount: '16.00' },
      { account: 'SERVICE_FEE', amount: '2.00' },
    ]);
  });

  it('has no link for a number that is nothing of the shopper’s', async () => {
    const { scope } = await open();
    await fund(scope, 100);
    const [line] = (await listTransactions(scope, page)).records;
    expect(await getTransaction(scope, line?.id ?? '')).toMatchObject({
      reference: 'D1',
      link: '',
    });
  });

  it('is visible only to its owner, at this tenant and no other', async () => {
    const { scope, shopper } = await open();
    const { records } = await listTransactions(scope, page);
    for (const stranger of [await shopper('noa'), await shopper('mia', 'two')]) {
      expect((await listTransactions(stranger, page)).total).toBe(0);
      expect((await getTransactionSummary(stranger, {})).byType).toEqual([]);
      for (const { id } of records) {
        expect(await failureCode(getTransaction(stranger, id))).toBe('NOT_FOUND');
      }
    }
  });
});

describe('the security log', () => {
  it('lists the changes to the account, newest first, in pages', async () => {
    const { scope, shopper } = await open();
    await changePayPassword(later(scope, 2 * DAY), {
      oldPayPassword: PAY_PASSWORD,
      newPayPassword: OTHER_PAY_PASSWORD,
    });
    const { total, records } = await listOperations(scope, { pageNo: 1, pageSize: 2 });
    expect(total).toBe(3);
    expect(records.map(({ kind }) => kind)).toEqual([
      'PAY_PASSWORD_CHANGED',
      'WITHDRAWAL_REQUESTED',
    ]);
    expect(records[0]?.createdAt).toBe('2026-11-23T12:00:00.000Z');
    const noa = await listOperations(await shopper('noa'), page);
    expect(noa.records.map(({ kind }) => kind)).toEqual(['PAY_PASSWORD_SET']);
  });
});
