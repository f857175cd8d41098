import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { announced, csvOf, newAccount, payingLine, takenLines } from '../../api/support/bank.ts';
import { operate } from '../../api/support/fulfilment.ts';
import { newPerson } from '../../api/support/staff.ts';
import { openWithdrawal } from '../../api/support/stage.ts';
import { DEFAULT_HOST, newShopper } from '../../api/support/world.ts';
import { openBrowser, watchErrors } from '../support/browser.ts';
import { act, deskPage, follow, openDeskAs } from '../support/desk.ts';

openBrowser();

const AT = { host: DEFAULT_HOST };
const submit = (page: Page, target: string) =>
  Promise.all([page.waitForNavigation(), page.locator(target).first().click()]);

describe.each([
  ['at a desk', { width: 1280, javaScript: true }],
  ['by phone, without JavaScript', { width: 360, javaScript: false }],
])('finance, %s', (_, visitor) => {
  it('takes a statement, credits what is sure, and proposes what nobody announced', async () => {
    const { payer, deposit } = await announced(AT);
    const stranger = await newShopper();
    const { name, id: accountId } = await newAccount(AT, {
      currency: deposit.payCurrency,
      channelIds: [deposit.channelId],
    });
    const text = csvOf('1000', [
      { amount: deposit.payAmount, text: `Top-up ${deposit.depositNo}`, ref: crypto.randomUUID() },
      { amount: '77.70', text: 'hello', name: 'A Stranger', ref: crypto.randomUUID() },
    ]);
    const finance = await newPerson('FINANCE');
    const page = await openDeskAs(finance, deskPage('/money/bank/files'), visitor);
    const problems = watchErrors(page);
    await page.selectOption('main [name=accountId]', { label: name });
    await page.setInputFiles('main [name=file]', {
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
    await submit(page, 'form[action*="/bank/files"] [type=submit]');
    await submit(page, 'form[action*="/take?"] [type=submit]');
    await page.goto(deskPage(`/money/bank/sure?accountId=${accountId}`));
    expect(await page.locator('main').innerText()).toContain(deposit.depositNo);
    await submit(page, 'form[action*="/suggestions/take"] [type=submit]');
    expect((await payer.call('getAccount')).available).toBe(deposit.amount);

    await page.goto(deskPage(`/money/bank?accountId=${accountId}&state=OPEN`));
    await follow(page, '[data-row] a');
    expect(await page.locator('main').innerText()).toContain('A Stranger');
    const line = new URL(page.url()).pathname;
    await act(page, 'credit', { shopper: stranger.email, reason: 'She sent the receipt' });
    await follow(page, 'main a[href*="/money/approvals/"]');
    const lead = await newPerson('FINANCE_LEAD');
    const other = await openDeskAs(lead, new URL(page.url()).pathname, visitor);
    await act(other, 'approve');
    expect(Number((await stranger.call('getAccount')).available)).toBeGreaterThan(0);
    await page.goto(line);
    expect(await page.locator('form[action*="/undo?"]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('puts a withdrawal into a batch, gives the bank its file, and confirms it', async () => {
    const withdrawals = [await openWithdrawal(AT.host), await openWithdrawal(AT.host)];
    for (const { id } of withdrawals) {
      await operate(AT, 'approveWithdrawal', { params: { id }, body: {} });
    }
    const [{ payCurrency = '' } = {}, last] = withdrawals;
    const account = await newAccount(AT, { currency: payCurrency });
    const finance = await newPerson('FINANCE');
    const page = await openDeskAs(finance, deskPage('/money/payouts'), visitor);
    const problems = watchErrors(page);
    for (const { id } of withdrawals) {
      await page.locator(`[name=withdrawalIds][value="${id}"]`).check();
    }
    await page.selectOption('main [name=accountId]', { label: `${account.name} (${payCurrency})` });
    await submit(page, 'form[action*="/ops/payouts?"] [type=submit]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[href$="/PAIN_09.xml"]').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^B\d{6}\w+\.xml$/);
    await submit(page, 'form[action*="/send?"] [type=submit]');
    await page.locator('[name=confirmed]').first().check();
    await submit(page, '#settle-payout [type=submit]');
    // The other one is known by the line of the bank.
    await takenLines(AT, account, [
      { amount: `-${last?.payAmount}`, text: `${last?.withdrawalNo}`, ref: crypto.randomUUID() },
    ]);
    await page.goto(deskPage(`/money/bank/outgoing?accountId=${account.id}`));
    expect(await page.locator('main').innerText()).toContain(last?.withdrawalNo);
    await submit(page, 'form[action*="/outgoing/take"] [type=submit]');
    for (const { id } of withdrawals) {
      const { status } = await operate(AT, 'getOpsWithdrawal', { params: { id } });
      expect(status).toBe('PAID');
    }
    expect(problems).toEqual([]);
  });

  it('takes a credited top-up back that the bank took back, and gives back a payout that bounced', async () => {
    const { payer, deposit, account, line } = await payingLine(AT);
    await operate(AT, 'matchBankLines', { body: { depositId: deposit.id, lineIds: [line.id] } });
    const [back] = await takenLines(AT, account, [
      {
        amount: `-${deposit.payAmount}`,
        text: `RET ${deposit.depositNo}`,
        ref: crypto.randomUUID(),
      },
    ]);
    const { id, withdrawalNo, payAmount, payCurrency } = await openWithdrawal(AT.host);
    await operate(AT, 'payWithdrawal', { params: { id }, body: {} });
    const [bounced] = await takenLines(AT, await newAccount(AT, { currency: payCurrency }), [
      { amount: payAmount, text: `RETURN ${withdrawalNo}`, ref: crypto.randomUUID() },
    ]);
    const finance = await newPerson('FINANCE');
    const lead = await newPerson('FINANCE_LEAD');
    const page = await openDeskAs(finance, deskPage(`/money/bank/lines/${back?.id}`), visitor);
    const problems = watchErrors(page);
    const approved = async () => {
      await follow(page, 'main a[href*="/money/approvals/"]');
      const other = await openDeskAs(lead, new URL(page.url()).pathname, visitor);
      await act(other, 'approve');
    };
    await act(page, 'reverse', { reason: 'The bank took it back' });
    await approved();
    expect((await payer.call('getAccount')).available).toBe('0.00');
    await page.goto(deskPage(`/money/bank/lines/${bounced?.id}`));
    await act(page, 'bounce', { reason: 'The account is closed' });
    await approved();
    const { status } = await operate(AT, 'getOpsWithdrawal', { params: { id } });
    expect(status).toBe('FAILED');
    expect(problems).toEqual([]);
  });
});
