import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reverseDeposit } from '../../../../../src/server/commerce/bank/take-back.ts';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { getClearing } from '../../../../../src/server/commerce/books/clearing.ts';
import { listLedgerLines } from '../../../../../src/server/commerce/books/lines.ts';
import { getReport } from '../../../../../src/server/commerce/books/reports.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { creditDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import { createWithdrawal } from '../../../../../src/server/commerce/withdrawal/withdraw.ts';
import { payWithdrawal } from '../../../../../src/server/commerce/withdrawal/withdrawals.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';

import { openTestDatabase } from '../../../support/database.ts';
import { changeRates } from '../../../support/rates.ts';
import { fund, later, openShop, operator, order, PAY_PASSWORD } from '../../../support/shop.ts';

const ALL = { by: '' as const, channelId: '' };

it('the cost of an order counts once, on the day of its first payment; without a cost there is no margin', async () => {
  const { db, shopper } = await openShop(await openTestDatabase());
  const mia = await shopper();
  await fund(mia, 100_00);
  const known = await order(mia);
  await order(mia, { id: '10002' });
  for (const { id } of (await listUnpaid(mia, {})).payments) {
    await payPayment(mia, id, PAY_PASSWORD);
  }
  await db.update(purchaseOrders).set({ costFen: 12_00 }).where(eq(purchaseOrders.id, known.id));
  const { columns, totals } = await getReport(operator(mia), 'GOODS', ALL);
  expect(columns.map(({ measure }) => measure)).toEqual([
    'REVENUE',
    'REVENUE_KNOWN',
    'COST',
    'MARGIN',
    'WITHOUT_COST',
  ]);
  // Each order is 10.00 for goods and 6.00 for freight in China; the fee of 2.00 is no part of it.
  expect(totals).toEqual(['32.00', '16.00', '12.00', '4.00', '1']);
});

it('the difference of a currency is what its rates earned between money in and money out', async () => {
  const { db, shopper } = await openShop(await openTestDatabase());
  const mia = await shopper();
  const ops = operator(mia);
  const channelId = 'bank-one';
  const { id } = await createDeposit(mia, { channelId, amount: '1000', reference: '' });
  await creditDeposit(ops, id);
  await changeRates(db, { raw: '0.2' });
  const held = await createWithdrawal(later(mia, 1), {
    channelId,
    amount: '502',
    accountHolder: 'Mia',
    accountNo: '12345678',
    payPassword: PAY_PASSWORD,
  });
  await payWithdrawal(ops, held.id);
  const [row, ...others] = (await getReport(ops, 'CURRENCY', ALL)).rows;
  expect(others).toEqual([]);
  expect(row).toMatchObject({ currency: 'AUD', channelId });
  // 1000.00 came in at 0.2134, with a fee of 1.5 % that is no part of it; 500.00 went out at 0.2, which is 100.00 AUD.
  // At the rate of what came in, these were worth 468.60 CNY: 31.40 less than the balance paid.
  expect(row?.values).toEqual([
    '213.40',
    '1000.00',
    '0.213400',
    '100.00',
    '500.00',
    '0.200000',
    '31.40',
  ]);
  const fees = await getReport(ops, 'FEES', ALL);
  expect(fees.totals).toEqual(['15.00', '2.00']);
  const money = await getReport(ops, 'MONEY', { by: 'CHANNEL', channelId: '' });
  expect(money.columns.slice(0, 6).map(({ measure }) => measure)).toEqual([
    'IN_FOREIGN',
    'IN_RATE',
    'OUT_FOREIGN',
    'OUT_RATE',
    'CAME_IN',
    'TAKEN_BACK',
  ]);
  expect(money.rows).toMatchObject([{ channelId, currency: 'AUD' }]);
  expect(money.rows[0]?.values).toEqual([
    ...['213.40', '0.213400', '100.00', '0.200000'],
    ...['1000.00', '0.00', '-500.00', '0.00', '500.00'],
  ]);
});

it('a line of the ledger has what was paid, in its currency, at the rate of that moment', async () => {
  const { db, shopper } = await openShop(await openTestDatabase());
  const mia = await shopper();
  const ops = operator(mia);
  const channelId = 'bank-one';
  const { id, depositNo } = await createDeposit(mia, { channelId, amount: '1000', reference: '' });
  await creditDeposit(ops, id, { amount: '500' });
  await changeRates(db, { raw: '0.2' });
  const held = await createWithdrawal(later(mia, 1), {
    channelId,
    amount: '102',
    accountHolder: 'Mia',
    accountNo: '12345678',
    payPassword: PAY_PASSWORD,
  });
  await payWithdrawal(ops, held.id);
  const none = { kind: '', type: '', shopperId: '', channelId: '', pageSize: 50 } as const;
  const paidOf = async (reference: string) =>
    (await listLedgerLines(ops, { ...none, reference })).records.map(({ kind, type, paid }) => [
      kind,
      type,
      paid,
    ]);
  // Half of what was announced came: half of 216.60 AUD.
  const half = { amount: '108.30', currency: 'AUD', rate: '0.2134' };
  expect(await paidOf(depositNo)).toEqual([
    ['AVAILABLE', 'DEPOSIT', half],
    ['CLEARING', 'DEPOSIT', half],
  ]);
  const out = { amount: '20.00', currency: 'AUD', rate: '0.2' };
  const lines = await paidOf(held.withdrawalNo);
  expect(lines.filter(([, , paid]) => paid)).toEqual([
    ['CLEARING', 'WITHDRAWAL', out],
    ['FROZEN', 'WITHDRAWAL', out],
  ]);
  expect(lines).toHaveLength(6);
});

describe('a top-up of 1000.00 that is paid with 216.60 AUD, of which 3.20 are the fee', () => {
  const open = async () => {
    const { shopper } = await openShop(await openTestDatabase());
    const mia = await shopper();
    const topUp = { channelId: 'bank-one', amount: '1000', reference: '' };
    return { ops: operator(mia), topUp: () => createDeposit(mia, topUp) };
  };
  const figures = async (ops: Scope) => {
    const { rows } = await getReport(ops, 'CURRENCY', ALL);
    const { totals } = await getReport(ops, 'FEES', ALL);
    const { channels } = await getClearing(ops, {});
    return {
      currency: rows.map(({ values }) => values),
      fee: totals?.[0],
      clearing: channels
        .filter(({ channelId }) => channelId === 'bank-one')
        .map(({ fees, paid }) => [fees, paid.map(({ amount }) => amount)]),
    };
  };
  const back = { lineId: '', reason: 'The bank took it back' };

  it('counts as what was credited, if that is another amount', async () => {
    const { ops, topUp } = await open();
    const { id } = await topUp();
    await creditDeposit(ops, id, { amount: '500' });
    expect(await figures(ops)).toEqual({
      currency: [['106.70', '500.00', '0.213400', '0.00', '0.00', '0', '0.00']],
      fee: '7.50',
      clearing: [['7.50', ['108.30']]],
    });
    await reverseDeposit(ops, id, back);
    const { currency, fee } = await figures(ops);
    expect(currency).toEqual([['0.00', '0.00', '0', '0.00', '0.00', '0', '0.00']]);
    expect(fee).toBe('0.00');
  });

  it('is as if it had not come, with its fee, once it is taken back', async () => {
    const { ops, topUp } = await open();
    const [{ id }, kept] = [await topUp(), await topUp()];
    await creditDeposit(ops, id);
    await creditDeposit(ops, kept.id);
    await reverseDeposit(ops, id, back);
    const { currency, fee } = await figures(ops);
    expect(currency).toEqual([['213.40', '1000.00', '0.213400', '0.00', '0.00', '0', '0.00']]);
    expect(fee).toBe('15.00');
  });
});
