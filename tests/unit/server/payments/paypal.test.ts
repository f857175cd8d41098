import { describe, expect, it, onTestFinished } from 'vitest';
import { openPaypal } from '../../../../src/server/payments/paypal/account.ts';
import { fromPaypal, toPaypal } from '../../../../src/server/payments/paypal/amounts.ts';
import { ONLINE_PROVIDERS } from '../../../../src/server/payments/providers.ts';
import { settingsFields } from '../../../../src/server/payments/settings-fields.ts';
import { startPaypal } from '../../../support/gateways/paypal.ts';

const DAY_MS = 86_400_000;

async function open() {
  const fake = await startPaypal();
  onTestFinished(fake.stop);
  const gateways = { stripe: '', paypal: '', paypalSandbox: fake.origin, timeoutMs: 300 };
  const account = openPaypal(fake.settings, gateways);
  const begin = (key: string, amount = '12.50') =>
    account.begin({
      key,
      money: { amount, currency: 'EUR' },
      depositNo: 'D1',
      shop: 'Sampan',
      email: '',
      language: 'en',
      returnUrl: 'https://shop.test/return?a=1',
      cancelUrl: 'https://shop.test/cancel',
    });
  return { fake, account, begin, gateways };
}

describe('PayPal', () => {
  it('is asked for a token once, and for each payment once', async () => {
    const { fake, begin } = await open();
    const first = await begin('k1');
    expect(await begin('k1')).toEqual(first);
    expect((await begin('k2')).reference).not.toBe(first.reference);
    expect(fake.gateway.callsOf('/v1/oauth2/token')).toHaveLength(1);
  });

  it('is asked for a token once by all who open the app, and for another if it ends it early', async () => {
    const { fake, begin, gateways } = await open();
    await begin('k1');
    await openPaypal(fake.settings, gateways).test();
    expect(fake.gateway.callsOf('/v1/oauth2/token')).toHaveLength(1);
    fake.gateway.respondWith(
      /orders/,
      { name: 'AUTHENTICATION_FAILURE' },
      { status: 401, times: 1 },
    );
    expect((await begin('k2')).url).toContain(fake.origin);
    expect(fake.gateway.callsOf('/v1/oauth2/token')).toHaveLength(2);
  });

  it('captures what the payer approved, once for each key and order', async () => {
    const { fake, account, begin } = await open();
    const { reference } = await begin('k1');
    expect(await account.stateOf(reference)).toMatchObject({ status: 'OPEN' });
    fake.pay(reference);
    expect(await account.stateOf(reference)).toEqual({ status: 'APPROVED' });
    const paid = await account.capture(reference, 'k1');
    expect(paid).toMatchObject({ status: 'PAID', money: { amount: '12.50', currency: 'EUR' } });
    expect(await account.capture(reference, 'k1')).toEqual(paid);
    // Another process with another key: PayPal says that it is captured already, and that counts as the
    // response.
    expect(await account.capture(reference, 'k9')).toEqual(paid);
  });

  it('says that more days than it lists at once are too many, instead of leaving some out', async () => {
    const { fake, account } = await open();
    const now = Date.now();
    expect(await account.list(now - 31 * DAY_MS, now)).toEqual([]);
    expect(await account.list(now - 31 * DAY_MS - 1, now)).toBeUndefined();
    expect(fake.gateway.callsOf('/v1/reporting/transactions')).toHaveLength(1);
  });

  it('knows whom an event is about, and checks its very bytes', async () => {
    const { fake, account, begin } = await open();
    const { reference } = await begin('k1');
    fake.pay(reference);
    await account.capture(reference, 'k1');
    const [approved, captured] = fake.events();
    if (!approved || !captured) throw new Error('no events');
    const now = Date.now();
    expect(await account.readEvent(approved, now)).toMatchObject({ key: 'k1', reference });
    expect(await account.readEvent(captured, now)).toMatchObject({ key: 'k1', reference });
    const compact = JSON.stringify(JSON.parse(approved.body));
    const trick = `${approved.body},"webhook_event":${captured.body}`;
    for (const body of [compact, trick, '[]', '', 'null']) {
      await expect(account.readEvent({ ...approved, body }, now)).rejects.toMatchObject({
        fault: 'UNSIGNED',
      });
    }
  });

  it.each([
    ['hangs up', 'UNAVAILABLE'],
    ['breaks down', 'UNAVAILABLE'],
    ['is asked too often', 'UNAVAILABLE'],
    ['leads elsewhere', 'UNAVAILABLE'],
    ['answers broken JSON', 'UNREADABLE'],
    ['answers with another shape', 'UNREADABLE'],
    ['answers far too much', 'UNREADABLE'],
    ['never answers', 'UNAVAILABLE'],
  ] as const)('that %s is %s', async (failure, fault) => {
    const { fake, begin } = await open();
    fake.gateway.failCalls(/./, failure);
    await expect(begin('k1')).rejects.toMatchObject({ fault });
    fake.gateway.reset();
    expect((await begin('k1')).url).toContain(fake.origin);
  });

  it('does not accept another secret', async () => {
    const { fake, gateways } = await open();
    const other = openPaypal({ ...fake.settings, clientSecret: 'another secret' }, gateways);
    await expect(other.test()).rejects.toMatchObject({ fault: 'KEYS_REFUSED' });
  });

  it('gets whole amounts in the currencies that have no parts there', () => {
    expect(toPaypal({ amount: '500', currency: 'JPY' })).toEqual({
      currency_code: 'JPY',
      value: '500',
    });
    expect(toPaypal({ amount: '5', currency: 'EUR' }).value).toBe('5.00');
    expect(() => toPaypal({ amount: '5.50', currency: 'HUF' })).toThrow('decimals');
    expect(fromPaypal({ currency_code: 'EUR', value: '5.00' })).toEqual({
      amount: '5.00',
      currency: 'EUR',
    });
  });
});

describe('the forms of providers', () => {
  it('come from their schemas, with a label for each field in both languages of the desk', () => {
    for (const { online, name } of ONLINE_PROVIDERS) {
      const fields = settingsFields(online);
      expect(fields.map((field) => field.name)).toEqual(Object.keys(online.texts));
      for (const { label, hint } of fields) {
        expect(Object.keys(label), name).toEqual(['en', 'zh-CN']);
        if (hint) expect(Object.keys(hint), name).toEqual(['en', 'zh-CN']);
      }
      expect(fields.some(({ isSecret }) => isSecret)).toBe(true);
      // The audit and forms leave out what has such a name.
      for (const { name: field, isSecret } of fields) {
        if (isSecret) expect(field).toMatch(/secret/i);
      }
    }
  });
});
