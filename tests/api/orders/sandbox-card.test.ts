import { beforeAll, describe, expect, test } from 'vitest';
import type { Deposit } from '../../../src/contract/calls/deposits.ts';
import { APPROVED_CARD, DECLINED_CARD } from '../../../src/server/payments/sandbox-card/cards.ts';
import { FROM_OWN_PAGE, sessionCookie } from '../support/cookies.ts';
import { newOrder } from '../support/shopping.ts';
import { textsOf } from '../support/texts.ts';
import { newShopper, type Shopper, visit } from '../support/world.ts';

const HOST = 'kr.localhost';
const text = textsOf('en');
const GOOD = { number: APPROVED_CARD, expiry: '12/39', cvc: '123' };

let mia: Shopper;
beforeAll(async () => {
  mia = await newShopper(HOST);
});

async function createCardDeposit(): Promise<Deposit> {
  const channels = await mia.call('listDepositChannels');
  const card = channels.find(({ type }) => type === 'CARD_REDIRECT');
  return mia.call('createDeposit', { body: { channelId: card?.id ?? '', amount: '100' } });
}
const open = (path: string, language = 'en') =>
  visit(path, { host: HOST, headers: { cookie: `sampan_locale=${language}` } });
const pay = ({ redirectUrl = '' }: Deposit, card: Record<string, string>) =>
  visit(redirectUrl, {
    host: HOST,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'sampan_locale=en',
      ...FROM_OWN_PAGE,
    },
    body: String(new URLSearchParams(card)),
  });
const reload = async ({ depositNo }: Deposit) =>
  (await mia.call('listDeposits', { query: { depositNo } })).records[0];

describe('the sandbox’s card page', () => {
  test('opens by its link, in the tenant’s name and the visitor’s language', async () => {
    const { redirectUrl = '', depositNo } = await createCardDeposit();
    const page = await open(redirectUrl);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Pay by card');
    expect(page.text).toContain(depositNo);
    expect(page.headers['cache-control']).toBe('no-store');
    const korean = await open(redirectUrl, 'ko');
    expect(korean.text).toMatch(/<html lang="ko"/);
    const [path = '', query = ''] = redirectUrl.split('?');
    for (const other of [path, `${path}?signature=0`, `/dev/card/none?${query}`]) {
      expect((await open(other)).status).toBe(404);
    }
    const abroad = await visit(redirectUrl, { host: 'pk.localhost' });
    expect(abroad.status).toBe(404);
  });

  test('charges a good card once, and leads back to the top-up', async () => {
    const deposit = await createCardDeposit();
    const before = (await mia.call('getAccount')).available;
    const answers = await Promise.all([pay(deposit, GOOD), pay(deposit, GOOD)]);
    for (const { status, headers } of [...answers, await pay(deposit, GOOD)]) {
      expect([status, headers.location]).toEqual([303, `/my/balance/deposit/${deposit.depositNo}`]);
    }
    expect(await reload(deposit)).toMatchObject({ status: 'SUCCEEDED' });
    const { available } = await mia.call('getAccount');
    expect(Number(available) - Number(before)).toBe(100);
    const again = await open(deposit.redirectUrl ?? '');
    expect(again.status).toBe(303);
  });

  test('leads back to the payment that needed the money, and nowhere else', async () => {
    const deposit = await createCardDeposit();
    const withBack = (back: string) => ({
      ...deposit,
      redirectUrl: `${deposit.redirectUrl}&${new URLSearchParams({ back })}`,
    });
    const needs = withBack('/payment?nos=PAY1');
    const topUp = `/my/balance/deposit/${deposit.depositNo}`;
    const kept = `${topUp}?back=%2Fpayment%3Fnos%3DPAY1`;
    expect((await open(needs.redirectUrl)).text).toContain(`href="${kept}"`);
    expect((await pay(needs, { ...GOOD, cvc: '' })).text).toContain(`href="${kept}"`);
    expect((await pay(needs, GOOD)).headers.location).toBe(kept);
    const abroad = await open(withBack('https://evil.example/').redirectUrl);
    expect(abroad.headers.location).toBe(topUp);
  });

  test('is opened by the top-up’s page, which then leads on to what is to be paid', async () => {
    const deposit = await createCardDeposit();
    const topUp = `/my/balance/deposit/${deposit.depositNo}`;
    const cookie = `${await sessionCookie(mia.token)}; sampan_locale=en`;
    const openAsShopper = async (path: string) =>
      (await visit(path, { host: HOST, headers: { cookie } })).text;
    expect(await openAsShopper(`${topUp}?back=%2Fpayment%3Fnos%3DPAY1`)).toContain(
      `${deposit.redirectUrl}&amp;back=%2Fpayment%3Fnos%3DPAY1`,
    );
    await pay(deposit, GOOD);
    expect(await openAsShopper(topUp)).toContain(text['deposit.toBalance']);
    await newOrder(mia);
    expect(await openAsShopper(topUp)).toContain(text['deposit.goOn']);
  });

  test('shows errors at their fields, and stores no card', async () => {
    const deposit = await createCardDeposit();
    const wrong = { number: '4242 4242 4242 4241', expiry: '01/20', cvc: '9876x' };
    const page = await pay(deposit, wrong);
    expect(page.status).toBe(422);
    expect(page.text.match(/aria-invalid="true" aria-describedby="\w+-error"/g)).toHaveLength(3);
    expect(page.text).not.toContain(wrong.number);
    expect(page.text).not.toContain(wrong.cvc);
    const declined = await pay(deposit, { ...GOOD, number: DECLINED_CARD });
    expect(declined.status).toBe(422);
    expect(declined.text).toContain('declined');
    expect(await reload(deposit)).toMatchObject({ status: 'PENDING_PAYMENT' });
  });

  test('refuses writes from other sites', async () => {
    const { redirectUrl = '' } = await createCardDeposit();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const refused = await visit(redirectUrl, { host: HOST, method: 'POST', headers });
    expect(refused.status).toBe(403);
  });
});
