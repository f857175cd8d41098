import { expect, test } from 'vitest';
import { browserLogin, cookieHeader, cookiesOf, postForm } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { newPayment } from '../support/shopping.ts';
import { newShopper, PASSWORD, visit } from '../support/world.ts';

const HOST = 'kz.localhost';

test('a pay code leads to the payments that it has paid', async () => {
  const shopper = await newShopper(HOST);
  const signedIn = cookiesOf(await browserLogin(shopper.email, PASSWORD, HOST));
  const cookie = cookieHeader(
    Object.fromEntries([...signedIn].map(([name, { value }]) => [name, value])),
  );
  const { order, payment } = await newPayment(shopper);
  const page = await visit(`/payment?nos=${payment.paymentNo}`, {
    host: HOST,
    headers: { cookie },
  });
  const form = /<form[^>]*action="\/api\/front\/onepay\/payCode"[\s\S]*?<\/form>/.exec(page.text);
  const fields = [...(form?.[0] ?? '').matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&')],
  );
  const shown = await postForm('/api/front/onepay/payCode', fields, {
    host: HOST,
    headers: { cookie },
  });
  expect(shown.status).toBe(303);
  const at = String(shown.headers.location);
  const back = `/payment/done?nos=${payment.paymentNo}&orders=${order.orderNo}`;
  expect(new URLSearchParams(at.split('?')[1]).get('back')).toBe(back);
  const look = () => visit(at, { host: HOST, headers: { cookie } });
  expect((await look()).status).toBe(200);

  const { records } = await shopper.call('listDeposits', { query: {} });
  await operate(shopper, 'creditDeposit', { params: { id: records[0]?.id ?? '' }, body: {} });
  const paid = await look();
  expect([paid.status, paid.headers.location]).toEqual([307, back]);
  await expect(
    shopper.call('getPurchaseOrder', { params: { id: order.id } }),
  ).resolves.toMatchObject({ status: 'PAID' });
});
