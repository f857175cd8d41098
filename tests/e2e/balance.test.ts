import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { boughtOrder, operate } from '../api/support/fulfilment.ts';
import { goods, newOrder } from '../api/support/shopping.ts';
import { png } from '../api/support/uploads.ts';
import { newPayer, PAY_PASSWORD, type Shopper } from '../api/support/world.ts';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { fill, formOf, send, unfold } from './support/forms.ts';
import { PAY, pay } from './support/shopper.ts';
import { signIn } from './support/sign-in.ts';
import { VISITORS } from './support/visitors.ts';

openBrowser();

const withId = (id: string) => ({ params: { id } });
const TOP_UP = formOf('front/user-account/deposits');
const WITHDRAW = formOf('front/user-account/withdrawals');
const REFUND = formOf('front/refunds');

const newestDeposit = async (shopper: Shopper) => {
  const { records } = await shopper.call('listDeposits', { query: { pageSize: 1 } });
  if (!records[0]) throw new Error('nothing was topped up');
  return records[0];
};

async function channelOf(shopper: Shopper, wanted: 'BANK_TRANSFER' | 'QR_PAY_CODE') {
  const channels = await shopper.call('listDepositChannels');
  const channel = channels.find(({ type }) => type === wanted);
  if (!channel) throw new Error(`there is no ${wanted}`);
  return channel;
}

describe('a shopper tops up the balance and withdraws money', () => {
  it.each(VISITORS)('%s', async (_, visitor) => {
    const shopper = await newPayer('100', visitor.host);
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, '/my/balance');
    const topUp = async (type: 'BANK_TRANSFER' | 'QR_PAY_CODE', amount: string) => {
      const { id } = await channelOf(shopper, type);
      await page.goto('/my/balance');
      await fill(page, TOP_UP, { amount });
      await page.locator(`${TOP_UP} label:has([name=channelId][value="${id}"])`).first().click();
      await page.locator(`${TOP_UP} [type=submit]`).last().click();
      await page.waitForURL(/\/my\/balance\/deposit\/D/);
    };

    // A top-up by transfer: the shopper uploads the proof, the cashier confirms it.
    await topUp('BANK_TRANSFER', '200');
    const proof = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(png()) };
    const proofForm = page.locator('main form:has(input[type=file])').first();
    await proofForm.locator('input[type=file]').setInputFiles(proof);
    await proofForm.locator('[type=submit]').click();
    await page.locator('main a[href^="/uploads/"] img').waitFor();
    const transfer = await newestDeposit(shopper);
    expect(transfer).toMatchObject({ status: 'PENDING_REVIEW', amount: '200.00' });
    await operate(shopper, 'creditDeposit', { ...withId(transfer.id), body: {} });
    await page.goto(`/my/balance/deposit/${transfer.depositNo}`);
    expect(await page.locator('main input[type=file]').count()).toBe(0);

    // A top-up by a QR code that a wallet app scans.
    await topUp('QR_PAY_CODE', '50');
    const picture = page.locator('main img[src^="data:image/svg+xml"]');
    expect((await picture.boundingBox())?.width).toBeGreaterThan(150);

    // A withdrawal by bank transfer.
    await page.goto('/my/balance/withdraw');
    const { id: channelId } = await channelOf(shopper, 'BANK_TRANSFER');
    const choice = page.locator(`${WITHDRAW} label:has([name=channelId][value="${channelId}"])`);
    if ((await choice.count()) > 0) await choice.first().click();
    await fill(page, WITHDRAW, {
      amount: '60',
      accountHolder: 'Mei Lin',
      accountNo: '062-000 5555 1234',
      payPassword: PAY_PASSWORD,
    });
    await send(page, WITHDRAW);
    const { records } = await shopper.call('listWithdrawals');
    expect(records).toMatchObject([{ status: 'PENDING_REVIEW', amount: '60.00' }]);
    const [withdrawal] = records;
    if (!withdrawal) throw new Error('nothing is withdrawn');
    await expect(shopper.call('getAccount')).resolves.toMatchObject({
      available: '240.00',
      frozen: '60.00',
    });
    await operate(shopper, 'payWithdrawal', withId(withdrawal.id));

    // The statement, filtered by type, can be downloaded as CSV; a line leads to its transaction.
    await page.goto('/my/balance/statement?type=WITHDRAWAL');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('main a[href*=".csv"]').first().click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain(withdrawal.withdrawalNo);
    expect(csv).not.toContain(transfer.depositNo);
    await page.locator('main a[href^="/my/balance/transaction/"]').first().click();
    await page.waitForURL(/\/my\/balance\/transaction\//);
    expect(await page.locator('main').innerText()).toContain(withdrawal.withdrawalNo);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a shopper pays several orders at once, and requests a refund for another order', () => {
  it.each(VISITORS)('%s', async (_, visitor) => {
    const shopper = await newPayer('900', visitor.host);
    const orderedGoods = (await goods(shopper.host)).slice(0, 2);
    for (const good of orderedGoods) await newOrder(shopper, 1, good);
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, '/my/pending-payments');

    expect(await page.locator('main input[name=nos]:checked').count()).toBe(orderedGoods.length);
    await page.locator('main form[action="/payment"] [type=submit]').last().click();
    await page.waitForURL(/\/payment\?/);
    // A wrong pay password leads back to the page. Its title reports the error, and the field has the focus.
    const title = await page.title();
    await page.fill('main [name=payPassword]', '135792');
    await page.click(PAY);
    await page.locator('main [name=payPassword][aria-invalid]:focus').waitFor();
    expect(await page.title()).not.toBe(title);
    expect(await page.title()).toContain(title);
    await pay(page);
    await expect(shopper.call('listPurchaseOrders')).resolves.toMatchObject({
      records: orderedGoods.map(() => ({ status: 'PAID' })),
    });

    const { orderNo } = await boughtOrder(shopper);
    await page.goto(`/my/purchase/${orderNo}`);
    await unfold(page, REFUND);
    await page.locator(`${REFUND} select[name=reason]`).selectOption('DAMAGED');
    await fill(page, REFUND, { note: 'A broken handle', amount: '3' });
    const photos = ['front', 'handle'].map((name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(png()),
    }));
    await page.locator(`${REFUND} [type=file]`).setInputFiles(photos);
    // With scripts the photos are uploaded at once, otherwise together with the form.
    if (visitor.javaScript !== false) await page.locator(`${REFUND} img`).nth(1).waitFor();
    await send(page, REFUND);
    const { records } = await shopper.call('listRefunds');
    expect(records).toMatchObject([
      { status: 'REQUESTED', reason: 'DAMAGED', note: 'A broken handle', amount: '3.00', orderNo },
    ]);
    expect(records[0]?.photos).toHaveLength(2);
    await page.locator('#refunds button img').nth(1).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
