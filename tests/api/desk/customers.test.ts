import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { idOf, newAnswer, newTicket } from '../support/customer-samples.ts';
import { operate, paidOrder } from '../support/fulfilment.ts';
import { openPayment, pay } from '../support/shopping.ts';
import { newPerson } from '../support/staff.ts';
import { call, DEFAULT_HOST, newEmail, newPayer, newShopper, PASSWORD } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

/** A shopper with a name and a phone number of their own. */
async function caller(host = DEFAULT_HOST) {
  const shopper = await newShopper(host);
  const tag = newEmail()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8);
  const digits = String(Date.now() % 100_000_000).padStart(8, '2');
  const profile = await shopper.call('updateProfile', {
    body: { name: `Mei-Lin Ōkubo${tag}`, phoneNumber: `+8613${digits}0`, secondEmail: '' },
  });
  return { ...shopper, tag, phone: profile.phoneNumber, id: profile.id };
}

describe('a caller', () => {
  test('is found by name, half a phone number, both, and e-mail', async () => {
    const service = await newPerson('SERVICE');
    const { id, tag, phone, email } = await caller();
    const find = async (q: string) =>
      (await service.call('listShoppers', { query: { q } })).records.map((one) => one.id);
    const half = phone.slice(-6);
    for (const q of [`okubo${tag}`, `mei okubo${tag}`, half, `Lin ${half}`, email]) {
      expect([q, await find(q)]).toEqual([q, expect.arrayContaining([id])]);
    }
    expect(await find(`${email.slice(0, 12)}@`)).not.toContain(id);
    expect(await find(`okubo${tag} 99999${half}`)).toEqual([]);
    expect(await find('nobody has this name')).toEqual([]);
  });

  test('is not found by another tenant, and refused without the right', async () => {
    const { id, tag } = await caller();
    const other = await newPerson('SERVICE', { tenantId: 'naga' });
    const at = { host: OTHER_HOST };
    expect((await other.call('listShoppers', { query: { q: `okubo${tag}` } }, at)).records).toEqual(
      [],
    );
    expect(await refusal(other.call('getShopper', { params: { id } }, at))).toBe('NOT_FOUND');
    const buyer = await newPerson('BUYER');
    expect(await refusal(buyer.call('getShopper', { params: { id } }))).toBe('FORBIDDEN');
  });

  test('is masked for staff who may only read; those who may reveal must give a reason', async () => {
    const { id, email } = await caller();
    const auditor = await newPerson('AUDITOR');
    const seen = await auditor.call('getShopper', { params: { id } });
    expect(seen.isMasked).toBe(true);
    expect(seen.email).not.toBe(email);
    const query = { reason: 'A complaint at the authority' };
    expect(await auditor.call('revealShopper', { params: { id }, query })).toMatchObject({ email });
    const { records } = await auditor.call('listAudit', { query: { call: 'revealShopper' } });
    expect(records[0]).toMatchObject({ subjectId: id, reason: query.reason });
  });
});

describe('a shopper who is blocked', () => {
  test('is signed out, can’t sign in, and is freed again', async () => {
    const lead = await newPerson('SERVICE_LEAD');
    const shopper = await newShopper();
    const id = await idOf(shopper);
    const params = { id };
    const service = await newPerson('SERVICE');
    const body = { reason: 'Charged back' };
    expect(await refusal(service.call('blockShopper', { params, body }))).toBe('FORBIDDEN');
    const blocked = await lead.call('blockShopper', { params, body });
    expect(blocked).toMatchObject({ state: 'BLOCKED', blockedReason: 'Charged back' });
    expect(await refusal(shopper.call('getProfile'))).toBe('UNAUTHENTICATED');
    const login = () => call('login', { body: { email: shopper.email, password: PASSWORD } });
    expect(await refusal(login())).toBe('ACCOUNT_BLOCKED');
    expect(await refusal(lead.call('blockShopper', { params, body }))).toBe('ILLEGAL_TRANSITION');
    await lead.call('unblockShopper', { params, body: {} });
    await expect(login()).resolves.toBeDefined();
  });
});

describe('notes on a shopper', () => {
  test('are read by colleagues, never by the shopper, and go with their data', async () => {
    const shopper = await newShopper();
    const params = { id: await idOf(shopper) };
    const service = await newPerson('SERVICE');
    const body = { text: 'Call her after work only' };
    await service.call('addShopperNote', { params, body });
    const finance = await newPerson('FINANCE');
    expect(await finance.call('listShopperNotes', { params })).toMatchObject([
      { ...body, by: 'Li Na' },
    ]);
    expect(await refusal(finance.call('addShopperNote', { params, body }))).toBe('FORBIDDEN');
    const other = await newPerson('SERVICE', { tenantId: 'naga' });
    const at = { host: OTHER_HOST };
    expect(await refusal(other.call('addShopperNote', { params, body }, at))).toBe('NOT_FOUND');
    expect(await refusal(other.call('listShopperNotes', { params }, at))).toBe('NOT_FOUND');
    const empty = { params, body: { text: '' } };
    expect(await refusal(service.call('addShopperNote', empty))).toBe('VALIDATION_FAILED');
    const lead = await newPerson('SERVICE_LEAD');
    await lead.call('eraseShopper', { params, body: { reason: 'Asked for it' } });
    expect(await finance.call('listShopperNotes', { params })).toEqual([]);
  });
});

describe('an order by telephone', () => {
  const goods = { title: 'Linen apron, grey', price: '45', quantity: 1 };

  test('of goods described by hand has no link to a product', async () => {
    const shopper = await newShopper();
    const service = await newPerson('SERVICE');
    const body = { shopper: shopper.email, ...goods };
    const { id } = await service.call('createOrderFor', { body });
    const { items } = await shopper.call('getPurchaseOrder', { params: { id } });
    expect(items.map(({ link }) => link)).toEqual(['']);
  });

  test('has no link to a product on the page of its parcel either', async () => {
    const shopper = await newPayer('2000');
    const service = await newPerson('SERVICE');
    const { id, orderNo } = await service.call('createOrderFor', {
      body: { shopper: shopper.email, ...goods },
    });
    const payment = await openPayment(shopper, orderNo);
    await pay(shopper, payment.id);
    const params = { id };
    await operate(shopper, 'acceptOrder', { params });
    await operate(shopper, 'markBought', { params, body: { upstreamOrderNo: '2811223344' } });
    const parcels = [{ domesticCarrier: 'SF Express', domesticTrackingNo: 'SF1234567890' }];
    const [sent] = (await operate(shopper, 'markShipped', { params, body: { parcels } })).parcels;
    const { items } = await shopper.call('getParcel', { params: { id: sent?.id ?? '' } });
    expect(items.map(({ link }) => link)).toEqual(['']);
  });

  test('is refused for a blocked shopper', async () => {
    const shopper = await newShopper();
    const lead = await newPerson('SERVICE_LEAD');
    const params = { id: await idOf(shopper) };
    await lead.call('blockShopper', { params, body: { reason: 'Charged back' } });
    const service = await newPerson('SERVICE');
    const body = { shopper: shopper.email, ...goods };
    expect(await refusal(service.call('createOrderFor', { body }))).toBe('ACCOUNT_BLOCKED');
  });
});

describe('an order that runs while its shopper is blocked', () => {
  test('is marked for the staff, and accepted only when they are freed', async () => {
    const shopper = await newPayer('2000');
    const order = await paidOrder(shopper);
    const params = { id: order.id };
    const lead = await newPerson('SERVICE_LEAD');
    const blocked = { params: { id: await idOf(shopper) } };
    await lead.call('blockShopper', { ...blocked, body: { reason: 'Charged back' } });
    const buyer = await newPerson('BUYER');
    const seen = await buyer.call('getOpsOrder', { params });
    expect(seen.shopper.blocked).toBe(true);
    expect(seen.actions).not.toContain('accept');
    const { records } = await buyer.call('listOpsOrders', { query: { number: order.orderNo } });
    expect(records.map((row) => row.shopper.blocked)).toEqual([true]);
    expect(await refusal(buyer.call('acceptOrder', { params }))).toBe('ACCOUNT_BLOCKED');
    const { results } = await buyer.call('acceptOrders', { body: { ids: [order.id] } });
    expect(results.map(({ code }) => code)).toEqual(['ACCOUNT_BLOCKED']);
    await lead.call('unblockShopper', blocked);
    expect(await buyer.call('acceptOrder', { params })).toMatchObject({
      status: 'PURCHASING',
      shopper: { blocked: false },
    });
  });
});

describe('a shopper who is erased', () => {
  test('leaves no personal data; erasing is refused while money is left', async () => {
    const lead = await newPerson('SERVICE_LEAD');
    const rich = await newPayer('10');
    const body = { reason: 'Asked for it' };
    const erase = async (id: string) => lead.call('eraseShopper', { params: { id }, body });
    expect(await refusal(erase(await idOf(rich)))).toBe('NOT_ERASABLE');
    const { id, email, tag } = await caller();
    const owner = await newPerson('OWNER');
    await owner.call('signOutShopper', { params: { id }, body: {} });
    expect(await erase(id)).toMatchObject({ state: 'ERASED', name: '', phoneNumber: '' });
    const query = { subject: 'SHOPPER', subjectId: id } as const;
    const entries = JSON.stringify(await owner.call('listAudit', { query }));
    expect(entries).toContain('eraseShopper');
    expect(entries).not.toContain(tag);
    expect(entries).not.toContain(email);
    const login = call('login', { body: { email, password: PASSWORD } });
    expect(await refusal(login)).toBe('WRONG_CREDENTIALS');
    expect(await refusal(erase(id))).toBe('ILLEGAL_TRANSITION');
  });
});

describe('a ticket', () => {
  test('is answered from a ready text, once', async () => {
    const shopper = await newShopper();
    const params = await newTicket({ shopper });
    const [ann, bob] = [await newPerson('SERVICE'), await newPerson('SERVICE')];
    const answer = await newAnswer({ shopper });
    const { text } = await ann.call('keepTicketDraft', {
      params,
      body: { text: '', answerId: answer.id },
    });
    expect(text).toMatch(/^Hello .+, soon\. Li Na, Sampan$/);
    const { draft, version } = await ann.call('getTicket', { params });
    expect(draft).toBe(text);
    expect((await bob.call('getTicket', { params })).draft).toBe('');
    const reply = (person: typeof ann) =>
      person.call('replyToTicket', { params, body: { text } }, { version });
    const both = await Promise.allSettled([reply(ann), reply(bob)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { records } = await shopper.call('listFeedback', {});
    expect(records[0]).toMatchObject({ id: params.id, answer: text });
    const after = await ann.call('getTicket', { params });
    expect([after.state, after.waitingSince]).toEqual(['WAITING_SHOPPER', undefined]);
  });

  test('names the others of the staff who have it open', async () => {
    const params = await newTicket({ shopper: await newShopper() });
    const [ann, bob] = [await newPerson('SERVICE'), await newPerson('SERVICE')];
    expect((await ann.call('getTicket', { params })).viewers).toEqual([]);
    expect((await bob.call('getTicket', { params })).viewers).toMatchObject([{ name: 'Li Na' }]);
    expect((await ann.call('getTicket', { params })).viewers).toHaveLength(1);
  });

  test('is not answered if the shopper wrote meanwhile, until the new message was read', async () => {
    const shopper = await newShopper();
    const params = await newTicket({ shopper });
    const service = await newPerson('SERVICE');
    const { version } = await service.call('getTicket', { params });
    await service.call('noteTicket', { params, body: { text: 'She called again' } });
    const body = { text: 'Soon.' };
    const stale = service.call('replyToTicket', { params, body }, { version });
    expect(await refusal(stale)).toBe('STALE_VERSION');
    const now = await service.call('getTicket', { params });
    expect(now.draft).toBe(body.text);
    const reply = service.call('replyToTicket', { params, body }, { version: now.version });
    await expect(reply).resolves.toMatchObject({ state: 'WAITING_SHOPPER' });
  });

  test('has notes that the shopper never sees', async () => {
    const shopper = await newShopper();
    const params = await newTicket({ shopper });
    const service = await newPerson('SERVICE');
    await service.call('noteTicket', { params, body: { text: 'Liar?' } });
    expect(JSON.stringify(await shopper.call('listFeedback', {}))).not.toContain('Liar');
    const { messages } = await service.call('getTicket', { params });
    expect(messages.map(({ kind, mailed }) => [kind, mailed])).toEqual([
      ['SHOPPER', false],
      ['NOTE', false],
    ]);
    const buyer = await newPerson('BUYER');
    expect(await refusal(buyer.call('getTicket', { params }))).toBe('FORBIDDEN');
    const other = await newPerson('SERVICE', { tenantId: 'naga' });
    const elsewhere = other.call('getTicket', { params }, { host: OTHER_HOST });
    expect(await refusal(elsewhere)).toBe('NOT_FOUND');
  });

  test('is put aside until a day to come, and closed', async () => {
    const params = await newTicket({ shopper: await newShopper() });
    const service = await newPerson('SERVICE');
    const snooze = (until: string) => service.call('snoozeTicket', { params, body: { until } });
    expect(await refusal(snooze('2020-01-01'))).toBe('VALIDATION_FAILED');
    expect(await snooze('2099-01-01')).toMatchObject({ state: 'SNOOZED' });
    expect(await service.call('closeTicket', { params, body: {} })).toMatchObject({
      state: 'CLOSED',
    });
    expect(await refusal(snooze('2099-01-01'))).toBe('ILLEGAL_TRANSITION');
    expect(await service.call('reopenTicket', { params, body: {} })).toMatchObject({
      state: 'OPEN',
    });
  });
});

test('the search of the desk finds what the role may see: a buyer finds the order, service also its shopper', async () => {
  const shopper = await newPayer('9000');
  const { orderNo } = await paidOrder(shopper);
  const buyer = await newPerson('BUYER');
  const service = await newPerson('SERVICE');
  const find = async (person: typeof buyer, q: string, host = DEFAULT_HOST) =>
    (await person.call('searchDesk', { query: { q } }, { host })).hits;
  expect(await find(buyer, orderNo)).toMatchObject([
    { kind: 'ORDER', number: orderNo, shopperId: '' },
  ]);
  expect(await find(buyer, shopper.email)).toEqual([]);
  const hits = await find(service, orderNo.toLowerCase());
  expect(hits[0]).toMatchObject({ kind: 'ORDER', shopperId: await idOf(shopper) });
  expect(await find(service, shopper.email)).toMatchObject([{ kind: 'SHOPPER' }]);
  expect(await refusal(find(buyer, orderNo, OTHER_HOST))).toBe('NOT_FOUND');
});
