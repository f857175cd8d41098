import { expect, test } from 'vitest';
import { cookieHeader, cookiesOf, droppedCookies, postForm } from '../support/cookies.ts';
import { paidOrder } from '../support/fulfilment.ts';
import { newPerson, TENANT_ID } from '../support/staff.ts';
import { call, newPayer, PASSWORD, visit } from '../support/world.ts';

const host = 'desk.localhost';

test('a form that was sent after the session had ended is filled in again after the sign-in, for the same person only', async () => {
  const { id, orderNo } = await paidOrder(await newPayer('900'));
  const [buyer, colleague] = [await newPerson('BUYER'), await newPerson('BUYER')];
  await buyer.call('signOutStaff');
  const here = `/desk/${TENANT_ID}/orders/${orderNo}`;
  const form = await postForm(
    `/api/ops/purchase-orders/${id}/notes?tenant=${TENANT_ID}`,
    { text: 'the seller promised the blue one', _back: here },
    { host, headers: { cookie: cookieHeader({ sampan_desk: buyer.token }) } },
  );
  expect(form.status).toBe(303);
  const address = new URL(String(form.headers.location), `http://${host}`);
  expect([address.pathname, address.searchParams.get('next')]).toEqual(['/desk/sign-in', here]);
  const sampan_typed = cookiesOf(form).get('sampan_typed')?.value ?? '';
  const pageOf = (token: string) =>
    visit(here, { host, headers: { cookie: cookieHeader({ sampan_typed, sampan_desk: token }) } });
  expect((await pageOf(colleague.token)).text).not.toContain('the blue one');
  const { accessToken } = await call('signInStaff', {
    body: { email: buyer.email, password: PASSWORD },
  });
  const page = await pageOf(accessToken);
  expect(page.text).toContain('the seller promised the blue one</textarea>');
  expect(droppedCookies(page)).toContain('sampan_typed');
  const { notes } = await colleague.call('getOpsOrder', { params: { id } });
  expect(notes).toEqual([]);
});
