import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../../src/contract/errors.ts';
import {
  type ChannelRequest,
  planChannel,
} from '../../../../../src/server/commerce/channel/plan-channel.ts';
import { saveChannel, switchOff } from '../../../../../src/server/commerce/channel/save-channel.ts';
import { listDepositChannels } from '../../../../../src/server/commerce/deposit/deposit-channels.ts';
import { createDeposit, getDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { listOpsChannels } from '../../../../../src/server/commerce/payin/ops-channels.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { openShop } from '../../../support/shop.ts';

const IBAN = { label: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' };
const HOLDER = { label: 'Account holder', value: 'Steppe Post GmbH' };
const EMPTY = { label: '', value: '' };
const MERCHANT = { scheme: 'com.p2pqrpay', merchantId: '12345678', city: 'Manila', onePay: false };

async function open() {
  const db = await openTestDatabase();
  const shop = await openShop(db);
  const scope = await shop.shopper('mia');
  const request = (changes: Partial<ChannelRequest> = {}): ChannelRequest => ({
    channelId: '',
    provider: 'bank-transfer',
    name: 'Bank transfer',
    currency: 'AUD',
    feeBasisPoints: 0,
    minimum: '10',
    maximum: '5000',
    settings: {},
    secrets: {},
    instructions: [HOLDER, EMPTY, IBAN],
    ...changes,
  });
  const save = async (changes: Partial<ChannelRequest> = {}) => {
    const plan = await planChannel(scope, request(changes));
    await saveChannel(scope, plan);
    return plan.channelId;
  };
  const offered = async (id: string) =>
    (await listDepositChannels(scope)).find((channel) => channel.id === id);
  const stored = async (id: string) =>
    (
      await db
        .select()
        .from(depositChannels)
        .where(and(eq(depositChannels.tenantId, 'one'), eq(depositChannels.id, id)))
    )[0];
  const fieldsOf = (changes: Partial<ChannelRequest>, caller = scope) =>
    planChannel(caller, request(changes)).then(
      () => [],
      (error: unknown) =>
        error instanceof Failure ? error.fields.map(({ field, code }) => [field, code]) : [error],
    );
  return { db, scope, shop, save, offered, stored, fieldsOf };
}

describe('a channel whose payments the staff credit', () => {
  it('tells shoppers line by line how one pays, on their next request', async () => {
    const { save, offered } = await open();
    const id = await save();
    expect(await offered(id)).toMatchObject({
      type: 'BANK_TRANSFER',
      name: 'Bank transfer',
      instructions: [HOLDER, IBAN],
      withdrawable: true,
    });
  });

  it('is changed where it changed: labels that stay keep their languages', async () => {
    const { db, save, stored, offered } = await open();
    const id = await save();
    const label = { en: 'IBAN', ru: 'Счёт' };
    await db
      .update(depositChannels)
      .set({ instructions: [{ label, value: IBAN.value }], name: { en: 'Bank', ru: 'Банк' } })
      .where(eq(depositChannels.id, id));
    await save({
      channelId: id,
      name: 'By bank',
      instructions: [HOLDER, { ...IBAN, value: 'DE99' }],
    });
    expect(await stored(id)).toMatchObject({
      name: { en: 'By bank', ru: 'Банк' },
      instructions: [{ label: { en: HOLDER.label } }, { label, value: 'DE99' }],
      version: 1,
    });
    expect((await offered(id))?.maximum).toBe('5000.00');
  });

  it('is closed at once, and opened by the next proposal', async () => {
    const { scope, save, offered } = await open();
    const id = await save();
    await switchOff(scope, id);
    expect(await offered(id)).toBeUndefined();
    await save({ channelId: id });
    expect(await offered(id)).toBeDefined();
    await expect(switchOff({ ...scope, tenantId: 'two' }, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('shows a QR code with amount and number if it has a merchant', async () => {
    const { scope, save } = await open();
    const id = await save({
      provider: 'qr-code',
      instructions: [],
      merchant: MERCHANT,
    });
    const { channels, providers } = await listOpsChannels(scope);
    expect(channels.find((channel) => channel.id === id)).toMatchObject({ merchant: MERCHANT });
    expect(providers.find(({ name }) => name === 'qr-code')).toMatchObject({
      showsCode: true,
      hasInstructions: true,
      fields: [],
    });
    const inPh = { ...scope, tenant: { ...scope.tenant, homeCountry: 'ph' } };
    const deposit = await createDeposit(inPh, { channelId: id, amount: '50', reference: '' });
    expect((await getDeposit(inPh, deposit.id)).payCode?.image).toMatch(/^data:image\/svg/);
  });

  it('names what is missing at its field', async () => {
    const { fieldsOf } = await open();
    expect(await fieldsOf({ instructions: [EMPTY] })).toEqual([
      ['instructions.0.value', 'required'],
    ]);
    expect(await fieldsOf({ instructions: [HOLDER, { label: '', value: 'x' }] })).toEqual([
      ['instructions.1.label', 'required'],
    ]);
    expect(await fieldsOf({ instructions: [{ label: 'IBAN', value: '' }] })).toEqual([
      ['instructions.0.value', 'required'],
    ]);
    const merchant = { ...MERCHANT, city: '' };
    expect(await fieldsOf({ provider: 'qr-code', merchant })).toEqual([
      ['merchant.city', 'required'],
    ]);
    expect(await fieldsOf({ currency: 'XXQ' })).toEqual([['currency', 'choice']]);
    expect(await fieldsOf({ maximum: '5' })).toEqual([['maximum', 'too_small']]);
    expect(await fieldsOf({ provider: 'sandbox-card' })).toEqual([['provider', 'choice']]);
  });

  it('of another tenant or provider does not exist', async () => {
    const { scope, shop, save } = await open();
    const id = await save();
    for (const [caller, changes] of [
      [await shop.shopper('lee', 'two'), { channelId: id }],
      [scope, { channelId: id, provider: 'cash' }],
    ] as const) {
      await expect(
        planChannel(caller, {
          ...changes,
          provider: 'provider' in changes ? changes.provider : 'bank-transfer',
          name: 'Bank',
          currency: 'AUD',
          feeBasisPoints: 0,
          minimum: '10',
          maximum: '50',
          settings: {},
          secrets: {},
          instructions: [IBAN],
        }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
