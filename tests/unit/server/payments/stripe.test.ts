import { describe, expect, it, onTestFinished } from 'vitest';
import { openStripe } from '../../../../src/server/payments/stripe/account.ts';
import { fromStripe, toStripe } from '../../../../src/server/payments/stripe/amounts.ts';
import { readSignedEvent } from '../../../../src/server/payments/stripe/events.ts';
import { startStripe } from '../../../support/gateways/stripe.ts';

/*
 * The event, secret and signature with which Stripe tests its own libraries (stripe-dotnet, `EventUtilityTest` and
 * `event_test_signature.json`).
 */
const SECRET = 'webhook_secret';
const AT = 1_533_204_620;
const SIGNATURE = `t=${AT},v1=f0bdba6d4eacbd8ad8a3bbadd7248e633ec1477f7899c124c51b39405fa36613,v0=63f3a72374a733066c4be69ed7f8e5ac85c22c9f0a6a612ab9a025a9e4ee7eef`;
const BODY = `{
  "id": "evt_123",
  "object": "event",
  "account": "acct_123",
  "api_version": "2017-05-25",
  "created": 1533204620,
  "data": {
    "object": {
      "id": "ii_123",
      "object": "invoiceitem",
      "amount": 1000,
      "currency": "usd",
      "customer": "cus_123",
      "date": 1533204620,
      "description": "Test Invoice Item",
      "discountable": false,
      "invoice": "in_123",
      "livemode": false,
      "metadata": {},
      "period": {
        "start": 1533204620,
        "end": 1533204620
      },
      "plan": null,
      "proration": false,
      "quantity": null,
      "subscription": null
    }
  },
  "livemode": false,
  "pending_webhooks": 1,
  "request": {
    "id": "req_123",
    "idempotency_key": "idempotency-key-123"
  },
  "type": "invoiceitem.created"
}
`;

describe('Stripe’s signature', () => {
  async function read(
    change: { body?: string; signature?: string; seconds?: number; secret?: string } = {},
  ) {
    const push = {
      body: change.body ?? BODY,
      headers: { 'stripe-signature': change.signature ?? SIGNATURE },
    };
    return readSignedEvent(change.secret ?? SECRET, push, (AT + (change.seconds ?? 100)) * 1000);
  }

  it('is that of Stripe’s own vector', async () => {
    expect(await read()).toEqual({ id: 'evt_123', type: 'invoiceitem.created' });
  });

  it.each([
    ['another body', { body: BODY.trim() }],
    ['another secret', { secret: 'webhook_secret2' }],
    ['another time', { signature: SIGNATURE.replace(String(AT), String(AT + 1)) }],
    ['no scheme that counts', { signature: SIGNATURE.replace('v1=', 'v2=') }],
    ['none', { signature: '' }],
    ['an age of more than five minutes', { seconds: 401 }],
  ])('is refused with %s', async (_, change) => {
    await expect(read(change)).rejects.toMatchObject({ fault: 'UNSIGNED' });
  });
});

describe('amounts in Stripe’s smallest unit', () => {
  it.each([
    ['12.34', 'EUR', 1234],
    ['500', 'JPY', 500],
    ['500', 'LAK', 50_000],
    ['1.250', 'KWD', 1250],
    ['700', 'UGX', 70_000],
  ])('%s %s is %i', (amount, currency, minor) => {
    expect(toStripe({ amount, currency })).toBe(minor);
    expect(toStripe(fromStripe(minor, currency.toLowerCase()))).toBe(minor);
  });

  it('has no parts of it', () => {
    expect(() => toStripe({ amount: '5.5', currency: 'JPY' })).toThrow('decimals');
    expect(() => toStripe({ amount: '5.555', currency: 'EUR' })).toThrow('decimals');
  });
});

async function open(more: Readonly<Record<string, string>> = {}) {
  const fake = await startStripe();
  onTestFinished(fake.stop);
  const gateways = { stripe: fake.origin, paypal: '', paypalSandbox: '', timeoutMs: 300 };
  const settings = { secretKey: '', webhookSecret: '', ...fake.settings, ...more };
  return { fake, gateways, account: openStripe(settings, gateways), settings };
}

describe('Stripe’s page', () => {
  const request = {
    ...{ key: 'k1', depositNo: 'D1', shop: 'Sampan', email: '', language: 'en' },
    ...{ returnUrl: 'http://localhost/back', cancelUrl: 'http://localhost/given-up' },
  };
  const offered = async (methods: string | undefined, currency = 'AUD') => {
    const { account } = await open(methods === undefined ? {} : { methods });
    const { url } = await account.begin({ ...request, money: { amount: '20', currency } });
    const page = await (await fetch(url)).text();
    return [...page.matchAll(/value="(\w+)"/g)].map(([, method]) => method);
  };

  it('offers what is switched on at Stripe: cards, Alipay and WeChat Pay', async () => {
    expect(await offered('stripe')).toEqual(['card', 'alipay', 'wechat_pay']);
    expect(await offered(undefined)).toEqual(['card', 'alipay', 'wechat_pay']);
    expect(await offered('stripe', 'KZT')).toEqual(['card']);
  });

  it.each(['card', 'alipay', 'wechat_pay'])(
    'offers only the way of its channel: %s',
    async (method) => {
      expect(await offered(method)).toEqual([method]);
    },
  );

  it('is not opened by a way that does not take the currency', async () => {
    await expect(offered('alipay', 'KZT')).rejects.toMatchObject({ fault: 'DECLINED' });
  });

  it('is paid by Alipay as by a card', async () => {
    const { account, fake } = await open({ methods: 'alipay' });
    const { reference } = await account.begin({
      ...request,
      money: { amount: '20', currency: 'CNY' },
    });
    fake.pay(reference, { slowly: true });
    expect(await account.stateOf(reference)).toEqual({ status: 'PROCESSING' });
    fake.decide(reference, 'PAID');
    expect(await account.stateOf(reference)).toMatchObject({
      status: 'PAID',
      money: { amount: '20.00', currency: 'CNY' },
    });
  });
});

describe('Stripe’s failures', () => {
  it.each([
    ['hangs up', 'UNAVAILABLE'],
    ['breaks down', 'UNAVAILABLE'],
    ['is asked too often', 'UNAVAILABLE'],
    ['answers broken JSON', 'UNREADABLE'],
    ['answers far too much', 'UNREADABLE'],
    ['leads elsewhere', 'UNAVAILABLE'],
    ['never answers', 'UNAVAILABLE'],
  ] as const)('that it %s is %s', async (failure, fault) => {
    const { fake, account } = await open();
    fake.gateway.failCalls(/./, failure);
    await expect(account.test()).rejects.toMatchObject({ fault });
  });

  it('are told apart from keys that it does not accept', async () => {
    const { account, gateways, settings } = await open();
    await account.test();
    const other = openStripe({ ...settings, secretKey: 'sk_test_anotherKey00' }, gateways);
    await expect(other.test()).rejects.toMatchObject({ fault: 'KEYS_REFUSED' });
  });

  it('are none for a session that it does not have: that ended without money', async () => {
    const { account } = await open();
    expect(await account.stateOf('cs_nothing')).toEqual({ status: 'FAILED' });
  });
});
