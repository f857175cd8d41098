import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import {
  cookieHeader,
  cookiesOf,
  droppedCookies,
  FROM_OWN_PAGE,
  postForm,
  sessionCookie,
} from '../support/cookies.ts';
import { viewToken } from '../support/people-samples.ts';
import { newPerson, type Person, staffKey, withToken } from '../support/staff.ts';
import { call, newShopper, type Shopper, send, visit } from '../support/world.ts';

let lead: Person;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  lead = await newPerson('SERVICE_LEAD');
  shopper = await newShopper();
  const body = { name: 'Mei Okubo', phoneNumber: '+8613800000000', secondEmail: '' };
  ({ id } = await shopper.call('updateProfile', { body }));
});

const link = (by: Person, of = id, at: { host?: string } = {}) =>
  by.call('viewAsShopper', { params: { id: of }, body: { reason: 'Cannot find it' } }, at);

const open = (token: string, headers: Record<string, string> = {}) =>
  visit(`/view-as?token=${token}`, { headers });

/** The Cookie header of a browser that sees the shop as the shopper. */
async function view(by = lead): Promise<string> {
  const answer = await open(await viewToken(shopper, by));
  expect(answer.status).toBe(303);
  return cookieHeader({ sampan_view: cookiesOf(answer).get('sampan_view')?.value ?? '' });
}

const page = (path: string, cookie: string) =>
  visit(path, { headers: { accept: 'text/html', cookie } });
const BAR = 'class="view-bar"';

describe('a link to see the shop as a shopper', () => {
  test('is made by a service lead only, not by a key, and not at another tenant', async () => {
    for (const role of ['SERVICE', 'AUDITOR', 'FINANCE_LEAD'] as const) {
      expect(await refusal(link(await newPerson(role)))).toBe('FORBIDDEN');
    }
    const { key } = await staffKey(['shoppers.lead']);
    expect(await refusal(link(withToken({ id: '', email: '', secret: '' }, key)))).toBe(
      'FORBIDDEN',
    );
    const owner = await newPerson('OWNER', { tenantId: '*' });
    expect(await refusal(link(owner, id, { host: 'la.localhost' }))).toBe('NOT_FOUND');
    const nobody = lead.call('viewAsShopper', { params: { id }, body: { reason: ' ' } });
    expect(await refusal(nobody)).toBe('VALIDATION_FAILED');
  });

  test('works once, at its tenant only', async () => {
    const token = await viewToken(shopper, lead);
    const elsewhere = await visit(`/view-as?token=${token}`, { host: 'la.localhost' });
    expect(elsewhere.status).toBe(403);
    expect((await open(token)).status).toBe(303);
    const again = await open(token);
    expect([again.status, cookiesOf(again).has('sampan_view')]).toEqual([403, false]);
    expect((await open('nothing')).status).toBe(403);
  });

  test('is not used up by a browser that fetches it in advance', async () => {
    const token = await viewToken(shopper, lead);
    expect((await open(token, { 'sec-purpose': 'prefetch' })).status).toBe(404);
    expect((await open(token)).status).toBe(303);
  });

  test('gives a cookie of 15 minutes, which no script reads', async () => {
    const answer = await open(await viewToken(shopper, lead));
    const cookies = cookiesOf(answer);
    expect([...cookies.keys()]).toEqual(['sampan_view', 'sampan_login']);
    expect(cookies.get('sampan_view')?.attributes).toEqual(
      expect.arrayContaining(['httponly', 'max-age=900', 'samesite=lax']),
    );
    expect(answer.text).not.toContain('eyJ');
  });
});

describe('a person who sees the shop as a shopper', () => {
  test('sees the shopper’s pages, each marked and kept by no cache', async () => {
    const cookie = await view();
    for (const path of ['/', '/my/purchase', '/about']) {
      const { status, headers, text } = await page(path, cookie);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
      expect([path, text.includes(BAR), text.includes('Mei Okubo')]).toEqual([path, true, true]);
    }
    const answer = await visit('/api/front/user/profile', { headers: { cookie } });
    expect(answer.json).toMatchObject({ id, email: shopper.email });
  });

  test('leaves no trace in the pages of others, nor in what a browser keeps offline', async () => {
    const cookie = await view();
    await page('/about', cookie);
    expect((await page('/offline', cookie)).text).not.toContain(BAR);
    for (const other of ['', await sessionCookie(shopper.token)]) {
      const { text } = await page('/about', other);
      expect([text.includes(BAR), text.includes('Mei Okubo')]).toEqual([false, false]);
    }
  });

  test('changes nothing, by call, form or sign-out', async () => {
    const cookie = await view();
    const headers = { cookie, ...FROM_OWN_PAGE };
    const name = { name: 'Eve', phoneNumber: '+8613800000000', secondEmail: '' };
    const calls = [
      ['PUT', '/api/front/user/profile', name],
      ['POST', '/api/front/user/logout', {}],
      ['POST', '/api/front/user/logout-everywhere', {}],
      ['POST', '/api/front/cart', {}],
      ['POST', '/api/front/nothing', {}],
      ['POST', '/uploads', {}],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await send(method, path, body, { headers });
      expect([path, answer.status, answer.json]).toMatchObject([path, 403, { code: 'VIEW_ONLY' }]);
      expect((answer.json as { message: string }).message).toMatch(/Nothing was changed/);
    }
    const form = await postForm(
      '/api/front/user/profile',
      { ...name, _method: 'PUT' },
      { headers },
    );
    expect([form.status, form.headers['content-type']]).toEqual([403, 'text/html; charset=UTF-8']);
    expect((await postForm('/preferences', { scheme: 'dark' }, { headers })).status).toBe(403);
    expect((await shopper.call('getProfile')).name).toBe('Mei Okubo');
  });

  test('gets no right to upload, and none by the token of the view itself', async () => {
    const { accessToken: token } = await call('openView', {
      body: { token: await viewToken(shopper, lead) },
    });
    const at = { host: shopper.host, token };
    expect((await call('getProfile', {}, at)).id).toBe(id);
    const catalog = { query: { catalog: 'FEEDBACK' as const } };
    expect(await refusal(call('getUploadToken', catalog as never, at))).toBe('VIEW_ONLY');
    expect(await refusal(call('logout', { body: {} } as never, at))).toBe('VIEW_ONLY');
    expect(await refusal(call('getStaffMe', {}, at))).toBe('UNAUTHENTICATED');
    expect(await refusal(call('getProfile', {}, { ...at, host: 'la.localhost' }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('is not listed among the shopper’s devices', async () => {
    const before = await shopper.call('listSessions');
    await page('/my/purchase', await view());
    expect(await shopper.call('listSessions')).toEqual(before);
  });

  test('keeps the own session of the browser, also when the view is over', async () => {
    const staffMember = await newPerson('SERVICE_LEAD');
    const other = await newShopper();
    const own = await sessionCookie(other.token);
    const cookie = `${own}; ${await view(staffMember)}`;
    const asShopper = await visit('/api/front/user/profile', { headers: { cookie } });
    expect(asShopper.json).toMatchObject({ email: shopper.email });
    await staffMember.call('signOutStaff', { body: {} });
    const over = await visit('/api/front/user/profile', { headers: { cookie } });
    expect([over.status, droppedCookies(over)]).toEqual([401, ['sampan_view']]);
    const after = await visit('/api/front/user/profile', { headers: { cookie: own } });
    expect(after.json).toMatchObject({ email: other.email });
  });

  test('ends the view without ending the own session', async () => {
    const own = await sessionCookie((await newShopper()).token);
    const answer = await visit('/view-as/end', { headers: { cookie: `${own}; ${await view()}` } });
    expect([answer.status, droppedCookies(answer)]).toEqual([303, ['sampan_view']]);
  });
});

describe('a view is over', () => {
  const sees = async (cookie: string) =>
    (await visit('/api/front/user/profile', { headers: { cookie } })).status === 200;

  test('when the right is taken away', async () => {
    const member = await newPerson('SERVICE_LEAD');
    const cookie = await view(member);
    expect(await sees(cookie)).toBe(true);
    const admin = await newPerson('TENANT_ADMIN');
    const assignments = [{ role: 'SERVICE' as const, tenantId: 'sampan' }];
    const body = { name: 'Li Na', state: 'ACTIVE' as const, assignments };
    await admin.call('updateStaff', { params: { id: member.id }, body });
    expect(await sees(cookie)).toBe(false);
  });

  test('when the shopper is erased', async () => {
    const gone = await newShopper();
    const token = await viewToken(gone, lead);
    const { value = '' } = cookiesOf(await open(token)).get('sampan_view') ?? {};
    const cookie = cookieHeader({ sampan_view: value });
    expect(await sees(cookie)).toBe(true);
    const { id: goneId } = await gone.call('getProfile');
    const erase = { params: { id: goneId }, body: { reason: 'Asked for it' } };
    await lead.call('eraseShopper', erase);
    expect(await sees(cookie)).toBe(false);
    expect(await refusal(link(lead, goneId))).toBe('ILLEGAL_TRANSITION');
  });
});

test('the audit has who viewed the shop, why, from when and until when', async () => {
  const seen = await newShopper();
  const member = await newPerson('SERVICE_LEAD');
  const { value = '' } =
    cookiesOf(await open(await viewToken(seen, member))).get('sampan_view') ?? {};
  await visit('/view-as/end', { headers: { cookie: cookieHeader({ sampan_view: value }) } });
  const auditor = await newPerson('AUDITOR');
  const { id: subjectId } = await seen.call('getProfile');
  const { records } = await auditor.call('listAudit', { query: { subject: 'SHOPPER', subjectId } });
  const entries = records.map(({ call: name, actorId, reason }) => [name, actorId, reason]);
  expect(entries).toEqual([
    ['endView', member.id, ''],
    ['openView', member.id, ''],
    ['viewAsShopper', member.id, 'Lost'],
  ]);
});
