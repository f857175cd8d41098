import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/contract/errors.ts';
import { changeCharges, charges, draftCharges, proposeChange } from '../support/charges.ts';
import { sessionCookie } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { newTenantFacts } from '../support/shop-samples.ts';
import { goods, inCart } from '../support/shopping.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { call, DEFAULT_HOST, newShopper, visit } from '../support/world.ts';

/** A tenant of these tests alone. */
const facts = newTenantFacts();
const at = { host: facts.host };
let finance: Person;
let lead: Person;

beforeAll(async () => {
  await operate({ host: DEFAULT_HOST }, 'makeTenant', { body: facts });
  finance = await newPerson('FINANCE', { tenantId: facts.id });
  lead = await newPerson('FINANCE_LEAD', { tenantId: facts.id });
});

const fee = (basisPoints: number, more: object = {}) => ({
  serviceFee: { basisPoints, minimum: '0.00', ...more },
});
const approve = (by: Person, { id, payloadHash }: { id: string; payloadHash: string }) =>
  by.call('approveProposal', { params: { id }, body: { payloadHash } }, at);
/** The code of a refused call, and the fields that it names. */
async function refused(made: Promise<unknown>) {
  const error = await made.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error('the call was not refused');
  return { code: error.code, fields: (error.body.errors ?? []).map(({ field }) => field) };
}

const quoteOf = async (shopper: Awaited<ReturnType<typeof newShopper>>, itemId: string) =>
  shopper.call('refreshCart', { body: { cartItemIds: [itemId] } });

describe('what a shop charges', () => {
  test('is proposed by finance and published by another person; a cart shows the new charge, an earlier order does not', async () => {
    const shopper = await newShopper(facts.host);
    const [one] = await goods(facts.host);
    const item = await inCart(shopper, 1, one);
    const before = await quoteOf(shopper, item.id);
    const { orders } = await shopper.call('createPurchaseOrders', {
      body: { cartItemIds: [item.id] },
    });
    const again = await inCart(shopper, 1, one);

    const { version } = await finance.call('getShopPart', { params: { id: 'fees' } }, at);
    const { withdrawal } = await charges(at, 'fees');
    const body = { ...fee(1234), withdrawal } as never;
    const drafted = await finance.call('draftShopFees', { body }, { ...at, version });
    expect(drafted.changes.map(({ path }) => path)).toContain('serviceFee.basisPoints');
    const input = { params: { id: 'fees' as const }, body: { reason: 'The new season' } };
    const proposal = await finance.call('proposeShopCharges', input, at);
    expect(proposal).toMatchObject({ kind: 'CHARGES', state: 'PENDING', subjectName: 'fees' });
    expect(proposal.summary).toContainEqual({
      name: 'shop.serviceFee.basisPoints',
      before: '500',
      after: '1234',
    });
    expect((await quoteOf(shopper, again.id)).serviceFee).toBe(before.serviceFee);
    expect(await refused(approve(finance, proposal))).toMatchObject({ code: 'FORBIDDEN' });

    expect((await approve(lead, proposal)).state).toBe('EXECUTED');
    const after = await quoteOf(shopper, again.id);
    const goodsFen = Math.round(Number(after.goods) * 100);
    expect(after.serviceFee).toBe((Math.ceil((goodsFen * 1234) / 10_000) / 100).toFixed(2));
    expect(after.shops[0]?.serviceFeeNote).toMatch(/12,34/);
    const [order] = orders;
    const params = { id: order?.orderNo ?? '' };
    const kept = await shopper.call('getPurchaseOrder', { params });
    expect(kept.serviceFee).toBe(before.serviceFee);

    const part = await lead.call('getShopPart', { params: { id: 'fees' } }, at);
    expect(part).toMatchObject({ hasDraft: false });
    expect(part.publishedBy).not.toBe('');
    expect(part.history.map(({ kind }) => kind)).toEqual(['FORM', 'FILE']);
    const home = await visit('/', { ...at, headers: { accept: 'text/html' } });
    expect(home.text).toMatch(/12[.,]34/);
  });

  test('goes back to the charge before by a further proposal', async () => {
    const input = { params: { id: 'fees' as const }, body: { number: 1, reason: 'As before' } };
    const proposal = await finance.call('proposeEarlierShopCharges', input, at);
    expect((await approve(lead, proposal)).state).toBe('EXECUTED');
    expect(await charges(at, 'fees')).toMatchObject({ serviceFee: { basisPoints: 500 } });
  });

  test('is not published by marketing, nor by the call for other parts', async () => {
    const marketing = await newPerson('MARKETING', { tenantId: facts.id });
    const body = (await charges(at, 'fees')) as never;
    expect(await refused(marketing.call('draftShopFees', { body }, at))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const publish = operate(at, 'publishShopPart', { params: { id: 'fees' as never } });
    expect(await refused(publish)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is refused at the fields that contradict each other', async () => {
    const rules = [
      { platform: 'JD', basisPoints: 100, minimum: '5.00', maximum: '4.00' },
      { platform: 'JD', goodsFrom: '0.00', basisPoints: 200, minimum: '0.00' },
    ];
    const answer = await refused(proposeChange(at, 'fees', fee(500, { rules })));
    expect(answer).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: ['serviceFee.rules.0.maximum', 'serviceFee.rules.1.goodsFrom'],
    });
    const { storage } = (await charges(at, 'storage')) as { storage: object };
    const short = { storage: { ...storage, maxDays: 1 } };
    expect(await refused(proposeChange(at, 'storage', short))).toMatchObject({
      fields: ['storage.maxDays'],
    });
    expect(await refused(draftCharges(at, 'services', { packingFee: '-1' }))).toMatchObject({
      fields: ['packingFee'],
    });
  });

  test('storage has terms of single warehouses, which shoppers are told', async () => {
    const { storage, freeStorageDays } = (await charges(at, 'storage')) as {
      storage: object;
      freeStorageDays: number;
    };
    const { warehouses } = await operate({ host: DEFAULT_HOST }, 'getTenantFile', {
      params: { id: facts.id },
    });
    const { id: warehouse = '' } = warehouses.find(({ region }) => region === 'CHINA') ?? {};
    const change = (perWarehouse: object[]) =>
      changeCharges(at, 'storage', { freeStorageDays, storage: { ...storage, perWarehouse } });
    const wrong = [{ warehouse: 'nowhere' }, { warehouse, freeDays: 3000 }, { warehouse }];
    expect(await refused(change(wrong))).toEqual({
      code: 'VALIDATION_FAILED',
      fields: [
        'storage.perWarehouse.0.warehouse',
        'storage.perWarehouse.1.freeDays',
        'storage.perWarehouse.2.warehouse',
      ],
    });
    const terms = { warehouse, freeDays: 9, dailyFee: '0.50' };
    expect((await change([terms])).state).toBe('EXECUTED');
    expect((await call('getTenant', {}, at)).storage.perWarehouse).toEqual([terms]);
    const shopper = await newShopper(facts.host);
    const headers = { cookie: await sessionCookie(shopper.token) };
    const { text } = await visit('/my/warehouses?lang=en', { ...at, headers });
    expect(text).toMatch(/9 days of free storage · Storage per day after that: \S*0\.50/);
  });

  test('a proposal whose draft was changed meanwhile is not carried out', async () => {
    const proposal = await proposeChange(at, 'services', { packingFee: '9.50' });
    await draftCharges(at, 'services', { packingFee: '9.90' });
    expect((await approve(lead, proposal)).state).toBe('SUPERSEDED');
    expect(await charges(at, 'services')).toMatchObject({ packingFee: '8.00' });
  });

  test('prices a shipping option with the box of the day', async () => {
    const priced = async () => {
      const query = { country: 'kz', weightG: 1000 };
      const [option] = await call('listTransitOptions', { query }, at);
      return option?.estimate?.lines.find(({ kind }) => kind === 'PACKING')?.amount;
    };
    expect(await priced()).toBe('8.00');
    expect((await changeCharges(at, 'services', { packingFee: '9.5' })).state).toBe('EXECUTED');
    expect(await priced()).toBe('9.50');
  });
});

describe('a text of the shop', () => {
  test('may contain placeholders of settings, and no others', async () => {
    const marketing = await newPerson('MARKETING', { tenantId: facts.id });
    const write = (html: string) =>
      marketing.call(
        'draftShopArticle',
        { params: { id: 'ABOUT_US' }, body: { locale: 'en', title: 'About us', html } },
        at,
      );
    for (const html of ['<p>{discount}</p>', '<p>{fee</p>', '<p>{freeDays, plural}</p>']) {
      expect(await refused(write(html))).toMatchObject({ fields: ['html'] });
    }
    await write('<p>A box costs {packing}, storage is free for {freeDays} days.</p>');
    await marketing.call('publishShopPart', { params: { id: 'ABOUT_US' } }, at);
    const { text } = await visit('/about', {
      ...at,
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    expect(text).toContain('free for 60 days');
  });
});
