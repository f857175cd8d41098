import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { rejectDeposit } from '../../../../../src/server/commerce/deposit/decide-deposit.ts';
import {
  createDeposit,
  listDeposits,
  submitCertificate,
} from '../../../../../src/server/commerce/deposit/deposits.ts';
import { createPayCode } from '../../../../../src/server/commerce/deposit/pay-code.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import {
  creditDeposit,
  updateDeposit,
} from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import { listUnpaid } from '../../../../../src/server/commerce/settlement/list-unpaid.ts';
import { payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import { recordUpload } from '../../../../../src/server/commerce/upload/uploads.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { isCardLinkSignature } from '../../../../../src/server/payments/sandbox-card/link.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf } from '../../../support/identity-scope.ts';
import { fund, later, openShop, order, PAY_PASSWORD } from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };
const announce = { channelId: 'bank-one', amount: '200', reference: '' };

/** A shop whose tenant also has a channel with pay codes, which can pay orders, and the sandbox's card. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const common = {
    tenantId: 'one',
    instructions: [],
    currency: 'AUD',
    feeBasisPoints: 100,
    minimumFen: 100_00,
    maximumFen: 5_000_00,
    instant: false,
  };
  const merchant = { scheme: 'au.test', merchantId: 'M1', city: 'Sydney', onePay: true };
  await shop.db.insert(depositChannels).values([
    {
      ...common,
      id: 'qr',
      position: 5,
      type: 'QR_PAY_CODE',
      provider: 'qr-code',
      name: { en: 'QR code' },
      merchant,
    },
    {
      ...common,
      id: 'card',
      position: 6,
      type: 'CARD_REDIRECT',
      provider: 'sandbox-card',
      name: { en: 'Card' },
    },
  ]);
  const shopper = async (name = 'mia', tenantId = 'one'): Promise<OwnerScope> => {
    const scope = await shop.shopper(name, tenantId);
    return { ...scope, tenant: { ...scope.tenant, homeCountry: 'au' } };
  };
  return { db: shop.db, shopper, scope: await shopper() };
}

let files = 0;

/** Stores the record of a certificate in the bucket; returns its key. */
async function storedCertificate(
  scope: OwnerScope,
  { sha256 = `hash-${++files}` } = {},
): Promise<string> {
  const key = `deposit-certificate/${++files}.png`;
  const { tenantId, userId } = scope;
  const file = { catalog: 'DEPOSIT_CERTIFICATE', contentType: 'image/png', bytes: 9 } as const;
  await recordUpload(scope.db, { ...file, key, tenantId, userId, sha256 }, scope.now);
  return key;
}

describe('the certificate of a bank transfer', () => {
  const handIn = (scope: OwnerScope, depositId: string, certificate: string, reference = '') =>
    submitCertificate(scope, { depositId, certificate, reference });

  it('submits a top-up for review, and can be replaced', async () => {
    const { scope } = await open();
    const { id } = await createDeposit(scope, { ...announce, reference: 'mine' });
    const [first, second] = [await storedCertificate(scope), await storedCertificate(scope)];
    expect(await handIn(scope, id, first)).toMatchObject({
      status: 'PENDING_REVIEW',
      certificate: `/uploads/${first}`,
      reference: 'mine',
      expiresAt: undefined,
    });
    expect(await handIn(scope, id, first)).toMatchObject({ certificate: `/uploads/${first}` });
    expect(await handIn(scope, id, second, 'TX 7')).toMatchObject({
      certificate: `/uploads/${second}`,
      reference: 'TX 7',
    });
  });

  it('proves only one top-up of a tenant, recognised by its bytes, until that top-up has failed', async () => {
    const { scope, shopper } = await open();
    const [ben, abroad] = [await shopper('ben'), await shopper('mia', 'two')];
    const bytes = { sha256: 'the same' };
    const { id } = await createDeposit(scope, announce);
    await handIn(scope, id, await storedCertificate(scope, bytes));
    const theirs = await createDeposit(ben, announce);
    const copied = await storedCertificate(ben, bytes);
    expect(await failureOf(handIn(ben, theirs.id, copied))).toMatchObject({
      code: 'CERTIFICATE_USED',
      fields: [{ field: 'certificate' }],
    });
    const elsewhere = await createDeposit(abroad, { ...announce, channelId: 'bank-two' });
    const proof = await storedCertificate(abroad, bytes);
    expect(await handIn(abroad, elsewhere.id, proof)).toMatchObject({ status: 'PENDING_REVIEW' });
    await rejectDeposit(scope, id, { reason: 'unreadable' });
    expect(await handIn(ben, theirs.id, copied)).toMatchObject({ status: 'PENDING_REVIEW' });
  });

  it('must be a file of the shopper, for an open top-up of the same shopper', async () => {
    const { scope, shopper } = await open();
    const ben = await shopper('ben');
    const { id } = await createDeposit(scope, announce);
    const missing = handIn(scope, id, 'deposit-certificate/none.png');
    expect(await failureOf(missing)).toMatchObject({
      code: 'NOT_FOUND',
      fields: [{ field: 'certificate' }],
    });
    expect(await failureCode(handIn(scope, id, await storedCertificate(ben)))).toBe('NOT_FOUND');
    expect(await failureCode(handIn(ben, id, await storedCertificate(ben)))).toBe('NOT_FOUND');
    const late = later(scope, 3 * DAY);
    expect(await failureCode(handIn(late, id, await storedCertificate(late)))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });
});

describe('a top-up by card', () => {
  it('has a signed link to the sandbox’s card page while it is unpaid', async () => {
    const { scope } = await open();
    const deposit = await createDeposit(scope, { ...announce, channelId: 'card' });
    const url = new URL(deposit.redirectUrl ?? '', 'http://shop');
    expect(url.pathname).toBe(`/dev/card/${deposit.id}`);
    const signature = url.searchParams.get('signature') ?? '';
    const row = { id: deposit.id, tenantId: 'one' };
    expect(await isCardLinkSignature(scope.keys, row, signature)).toBe(true);
    expect(await isCardLinkSignature(scope.keys, { ...row, id: 'other' }, signature)).toBe(false);
    expect(await isCardLinkSignature(scope.keys, { ...row, tenantId: 'two' }, signature)).toBe(
      false,
    );
    expect(await isCardLinkSignature(scope.keys, row, '')).toBe(false);
    const credited = await creditDeposit({ ...scope, actor: 'SYSTEM' }, deposit.id);
    expect(credited).toMatchObject({ status: 'SUCCEEDED', redirectUrl: undefined });
  });

  it('can’t be reported as paid by the shopper, and is not offered outside demo mode', async () => {
    const { scope } = await open();
    const { id } = await createDeposit(scope, { ...announce, channelId: 'card' });
    const said = { depositId: id, action: 'SUBMIT' as const, reference: '' };
    expect(await failureCode(updateDeposit(scope, said))).toBe('ILLEGAL_TRANSITION');
    const asked = createDeposit({ ...scope, demo: false }, { ...announce, channelId: 'card' });
    expect(await failureCode(asked)).toBe('NOT_FOUND');
  });
});

describe('a pay code', () => {
  const due = async (scope: OwnerScope, count = 1) => {
    for (let i = 0; i < count; i++) await order(scope, { id: ['10001', '20001'][i] ?? '10002' });
    const { payments, total } = await listUnpaid(scope, {});
    return { payments, orderPay: payments.map((one) => one.paymentNo).join(), orderAmount: total };
  };
  const statusOf = async (scope: OwnerScope) =>
    (await listDeposits(scope, page)).records[0]?.status;

  it('is for exactly the amount due plus the fee, and stays the same when it is requested again', async () => {
    const { scope } = await open();
    const { orderPay, orderAmount } = await due(scope, 2);
    const deposit = await createPayCode(scope, { orderPay, orderAmount });
    expect(deposit).toMatchObject({
      channelId: 'qr',
      status: 'PENDING_PAYMENT',
      amount: '36.00',
      fee: '0.36',
      payAmount: '7.76',
      payCurrency: 'AUD',
    });
    expect(deposit.payCode?.code).toContain(deposit.depositNo);
    expect(deposit.payCode?.image).toMatch(/^data:image\/svg\+xml,/);
    const turned = orderPay.split(',').reverse().join();
    expect(await createPayCode(scope, { orderPay: turned, orderAmount })).toEqual(deposit);
    const [one = ''] = orderPay.split(',');
    const other = await createPayCode(scope, { orderPay: one, orderAmount: '18' });
    expect(other.id).not.toBe(deposit.id);
  });

  it('pays its payments when it is credited', async () => {
    const { db, scope } = await open();
    const { id } = await createPayCode(scope, await due(scope, 2));
    await creditDeposit({ ...scope, actor: 'OPERATOR' }, id);
    expect((await listUnpaid(scope, {})).payments).toEqual([]);
    expect((await getAccount(scope)).available).toBe('0.00');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('leaves the money on the balance if too little arrived or nothing is due any more', async () => {
    const { db, scope } = await open();
    const first = await due(scope);
    const { id } = await createPayCode(scope, first);
    await creditDeposit(scope, id, { amount: '17.99' });
    expect((await listUnpaid(scope, {})).payments).toHaveLength(1);
    expect((await getAccount(scope)).available).toBe('17.99');

    const { id: again } = await createPayCode(scope, first);
    await fund(scope, 18_00);
    await payPayment(scope, first.payments[0]?.id ?? '', PAY_PASSWORD);
    await creditDeposit(scope, again);
    expect((await getAccount(scope)).available).toBe('35.99');
    expect(await statusOf(scope)).toBe('SUCCEEDED');
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });

  it('pays the remaining payments if one was paid meanwhile', async () => {
    const { scope } = await open();
    const { payments, ...asked } = await due(scope, 2);
    const { id } = await createPayCode(scope, asked);
    await fund(scope, 18_00);
    await payPayment(scope, payments[0]?.id ?? '', PAY_PASSWORD);
    await creditDeposit(scope, id);
    expect((await listUnpaid(scope, {})).payments).toEqual([]);
    expect((await getAccount(scope)).available).toBe('18.00');
  });

  it('is refused for a wrong total, another shopper’s payments, and paid or overdue ones', async () => {
    const { scope, shopper } = await open();
    const { payments, orderPay, orderAmount } = await due(scope);
    expect(await failureOf(createPayCode(scope, { orderPay, orderAmount: '17.99' }))).toMatchObject(
      { code: 'PRICE_CHANGED', details: { total: orderAmount } },
    );
    const unknown = createPayCode(scope, { orderPay: `${orderPay},Y000000`, orderAmount });
    expect(await failureOf(unknown)).toMatchObject({
      code: 'NOT_FOUND',
      details: { paymentNo: 'Y000000' },
    });
    const strange = createPayCode(await shopper('ben'), { orderPay, orderAmount });
    expect(await failureCode(strange)).toBe('NOT_FOUND');
    const late = createPayCode(later(scope, 30 * DAY), { orderPay, orderAmount });
    expect(await failureCode(late)).toBe('PAYMENT_CLOSED');
    await fund(scope, 18_00);
    await payPayment(scope, payments[0]?.id ?? '', PAY_PASSWORD);
    const paid = createPayCode(scope, { orderPay, orderAmount });
    expect(await failureCode(paid)).toBe('PAYMENT_CLOSED');
  });

  it('is refused above the channel’s maximum, and by a tenant without such a channel', async () => {
    const { db, scope } = await open();
    const asked = await due(scope);
    await db.update(depositChannels).set({ maximumFen: 17_99 }).where(eq(depositChannels.id, 'qr'));
    expect(await failureOf(createPayCode(scope, asked))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'orderAmount', code: 'too_large' }],
    });
    await db.update(depositChannels).set({ merchant: null }).where(eq(depositChannels.id, 'qr'));
    expect(await failureCode(createPayCode(scope, asked))).toBe('PAY_CODE_UNAVAILABLE');
  });
});
