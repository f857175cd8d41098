import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { controlled, type FakeProvider } from './provider.ts';
import { type GatewayRequest, type Reply, startGateway } from './server.ts';

const CLIENT_ID = 'AeA1QIZXiflr1_-r0U2UbWTziOWX1GRQer5jkUq4ZfWT5qwb';
const CLIENT_SECRET = 'EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp';
const WEBHOOK_ID = '8PT597110X687430LKGECATA';

type Amount = { currency_code: string; value: string };
type Capture = { id: string; status: string; amount: Amount };
type Refund = { id: string; status: string; amount: Amount; custom_id?: string };
type Order = {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
  captures: Capture[];
  refunds: Refund[];
  slowly: boolean;
  asked: string | undefined;
  return_url: string;
  cancel_url: string;
};
type Dispute = {
  dispute_id: string;
  capture: string;
  status: string;
  stage: string;
  outcome: string;
  amount: Amount;
};
type Payout = {
  id: string;
  key: string;
  status: string;
  receiver: string;
  amount: { currency: string; value: string };
};
type Event = { id: string; event_type: string; resource_type: string; resource: object };

const failure = (status: number, name: string, issue = ''): Reply => ({
  status,
  json: { name, message: name, details: [{ issue }] },
});

/**
 * PayPal's API and approval page on this machine, as https://developer.paypal.com has them. It checks tokens, remembers
 * request ids, signs its webhooks with an RSA key of its own, and checks such a signature over the very bytes it gets.
 */
export async function startPaypal(): Promise<FakeProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const orders = new Map<string, Order>();
  const disputes: Dispute[] = [];
  const payouts: Payout[] = [];
  const events: Event[] = [];
  const answered = new Map<string, Reply>();
  const tokens = new Set<string>();
  let origin = '';
  let count = 0;
  const newId = (prefix: string) =>
    `${prefix}${String(++count).padStart(4, '0')}${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const happened = (event_type: string, resource_type: string, resource: object) => {
    events.push({
      id: newId('WH-'),
      event_type,
      resource_type,
      resource: structuredClone(resource),
    });
  };
  const orderOf = (reference: string): Order => {
    const order = orders.get(reference);
    if (!order) throw new Error(`PayPal has no order ${reference}`);
    return order;
  };
  const signedText = (id: string, time: string, body: string) =>
    `${id}|${time}|${WEBHOOK_ID}|${crc32(body)}`;
  const withCustom = (order: Order, one: object) => ({
    ...one,
    custom_id: order.custom_id,
    supplementary_data: { related_ids: { order_id: order.id } },
  });

  const view = (order: Order) => ({
    id: order.id,
    status: order.status,
    links: [{ rel: 'payer-action', href: `${origin}/checkoutnow?token=${order.id}` }],
    purchase_units: [
      {
        custom_id: order.custom_id,
        ...(order.captures.length > 0 && {
          payments: { captures: order.captures, refunds: order.refunds },
        }),
      },
    ],
  });
  const createOrder = (body: string): Reply => {
    const { intent, purchase_units, payment_source } = JSON.parse(body);
    const [unit] = purchase_units;
    const isWhole = ['HUF', 'JPY', 'TWD'].includes(unit.amount.currency_code);
    const digits = isWhole ? /^\d+$/ : /^\d+\.\d{2}$/;
    if (intent !== 'CAPTURE' || !digits.test(unit.amount.value))
      return failure(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION');
    const { return_url, cancel_url } = payment_source.paypal.experience_context;
    const order: Order = {
      id: newId('O'),
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit.amount,
      custom_id: unit.custom_id,
      captures: [],
      refunds: [],
      slowly: false,
      asked: undefined,
      return_url,
      cancel_url,
    };
    orders.set(order.id, order);
    return { status: 201, json: view(order) };
  };
  const capture = (order: Order): Reply => {
    if (order.captures.length > 0)
      return failure(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED')
      return failure(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    const value = order.asked ?? order.amount.value;
    const taken: Capture = {
      id: newId('C'),
      status: order.slowly ? 'PENDING' : 'COMPLETED',
      amount: { ...order.amount, value },
    };
    order.captures.push(taken);
    order.status = 'COMPLETED';
    happened(`PAYMENT.CAPTURE.${taken.status}`, 'capture', withCustom(order, taken));
    return { status: 201, json: view(order) };
  };
  const refund = (captureId: string, body: string): Reply => {
    const order = [...orders.values()].find(({ captures }) =>
      captures.some(({ id }) => id === captureId),
    );
    const taken = order?.captures[0];
    if (!order || !taken) return failure(404, 'RESOURCE_NOT_FOUND');
    const { amount, custom_id } = JSON.parse(body);
    const gone = order.refunds.reduce((sum, one) => sum + Number(one.amount.value), 0);
    if (Number(amount.value) > Number(taken.amount.value) - gone + 1e-9)
      return failure(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    return { status: 201, json: addRefund(order, amount, custom_id) };
  };
  const addRefund = (order: Order, amount: Amount, custom_id?: string): Refund => {
    const made: Refund = {
      id: newId('R'),
      status: 'COMPLETED',
      amount,
      ...(custom_id && { custom_id }),
    };
    order.refunds.push(made);
    happened('PAYMENT.CAPTURE.REFUNDED', 'refund', {
      ...made,
      supplementary_data: {
        related_ids: { order_id: order.id, capture_id: order.captures[0]?.id },
      },
    });
    return made;
  };
  const payOut = (body: string): Reply => {
    const { sender_batch_header, items } = JSON.parse(body);
    const { sender_batch_id: key } = sender_batch_header;
    const before = payouts.find((one) => one.key === key);
    if (before) {
      const links = [{ href: `${origin}/v1/payments/payouts/${before.id}`, rel: 'self' }];
      return { status: 400, json: { name: 'USER_BUSINESS_ERROR', message: 'Known', links } };
    }
    const [item] = items;
    if (!/^[^@]+@[^@]+$/.test(item.receiver)) return failure(400, 'VALIDATION_ERROR');
    const made = { id: newId('B'), key, status: 'PENDING', ...item };
    payouts.push(made);
    return { status: 201, json: { batch_header: { payout_batch_id: made.id } } };
  };
  const viewPayout = ({ id, key, status, amount }: Payout) => ({
    batch_header: { payout_batch_id: id, batch_status: 'SUCCESS' },
    items: [
      {
        transaction_status: status,
        payout_item: { amount, sender_item_id: key },
        ...(status === 'FAILED' && {
          errors: { name: 'RECEIVER_UNREGISTERED', message: 'No account' },
        }),
      },
    ],
  });
  const verify = (body: string): Reply => {
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = JSON.parse(body);
    const mark = '"webhook_event":';
    const event = body.slice(body.indexOf(mark) + mark.length, body.lastIndexOf('}'));
    const isSigned =
      webhook_id === WEBHOOK_ID &&
      createVerify('RSA-SHA256')
        .update(signedText(transmission_id, transmission_time, event))
        .verify(publicKey, transmission_sig, 'base64');
    return { json: { verification_status: isSigned ? 'SUCCESS' : 'FAILURE' } };
  };
  const viewDispute = ({ dispute_id, status, stage, outcome, amount }: Dispute) => ({
    dispute_id,
    status,
    dispute_life_cycle_stage: stage,
    dispute_amount: amount,
    ...(outcome && { dispute_outcome: { outcome_code: outcome } }),
  });
  const transactions = () => [
    ...payouts.map(({ id, amount }) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: 'T0001',
        transaction_amount: { currency_code: amount.currency, value: `-${amount.value}` },
      },
    })),
    ...[...orders.values()].flatMap((order) =>
      order.captures.flatMap(({ id }) => [
        { transaction_info: { transaction_id: id, custom_field: order.custom_id } },
        ...order.refunds.map((one) => ({
          transaction_info: {
            transaction_id: one.id,
            paypal_reference_id: id,
            ...(one.custom_id && { custom_field: one.custom_id }),
          },
        })),
      ]),
    ),
  ];

  const route = ({ method, path, body }: GatewayRequest): Reply => {
    const { pathname, searchParams } = new URL(path, origin);
    if (pathname === '/v2/checkout/orders' && method === 'POST') return createOrder(body);
    const [, id = '', act] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(pathname) ?? [];
    if (id) {
      const order = orders.get(id);
      if (!order || order.status === 'FORGOTTEN') return failure(404, 'RESOURCE_NOT_FOUND');
      return act ? capture(order) : { json: view(order) };
    }
    if (pathname === '/v1/payments/payouts' && method === 'POST') return payOut(body);
    const sent = payouts.find((one) => pathname === `/v1/payments/payouts/${one.id}`);
    if (sent) return { json: viewPayout(sent) };
    const [, captured = ''] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(pathname) ?? [];
    if (captured) return refund(captured, body);
    if (pathname === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (pathname === '/v1/notifications/webhooks') return { json: { webhooks: [] } };
    if (pathname === '/v1/reporting/transactions')
      return { json: { total_pages: 1, transaction_details: transactions() } };
    if (pathname === '/v1/customer/disputes') {
      const items = disputes.filter(
        (one) => one.capture === searchParams.get('disputed_transaction_id'),
      );
      return { json: { items: items.map(viewDispute) } };
    }
    const dispute = disputes.find(
      ({ dispute_id }) => pathname === `/v1/customer/disputes/${dispute_id}`,
    );
    return dispute ? { json: viewDispute(dispute) } : failure(404, 'RESOURCE_NOT_FOUND');
  };
  const approve: FakeProvider['pay'] = (reference, { amount, slowly = false } = {}) => {
    const order = orderOf(reference);
    if (order.status !== 'PAYER_ACTION_REQUIRED') return order.cancel_url;
    Object.assign(order, { status: 'APPROVED', asked: amount, slowly });
    happened('CHECKOUT.ORDER.APPROVED', 'checkout-order', {
      id: order.id,
      purchase_units: [{ custom_id: order.custom_id }],
    });
    return `${order.return_url}&token=${order.id}&PayerID=PAYER`;
  };
  const page = (reference: string): Reply => ({
    html: `<!doctype html><html lang="en"><title>PayPal</title><h1>${orderOf(reference).amount.value}</h1><form method="post"><button>Pay</button></form></html>`,
  });

  const gateway = await startGateway((request) => {
    const control = controlled(request, fake);
    if (control) return control;
    const { method, path, headers, body } = request;
    const { pathname, searchParams } = new URL(path, 'http://paypal.test');
    if (pathname === '/checkoutnow') {
      const reference = searchParams.get('token') ?? '';
      return method === 'POST' ? { location: approve(reference) } : page(reference);
    }
    if (pathname === '/v1/oauth2/token') {
      const basic = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64');
      if (headers.authorization !== `Basic ${basic}` || body !== 'grant_type=client_credentials')
        return failure(401, 'invalid_client');
      const access_token = newId('A21AA');
      tokens.add(access_token);
      return { json: { access_token, token_type: 'Bearer', expires_in: 32_400 } };
    }
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? ''))
      return failure(401, 'AUTHENTICATION_FAILURE');
    const key = headers['paypal-request-id'];
    // A payout is known by the id of its batch: also after PayPal has forgotten the key of the call.
    const isPayout = pathname === '/v1/payments/payouts';
    if (method !== 'POST' || typeof key !== 'string' || isPayout) return route(request);
    const before = answered.get(key);
    const answer = before ?? route(request);
    if (!('status' in answer) || (answer.status ?? 200) < 300) answered.set(key, answer);
    return answer;
  });
  origin = gateway.origin;

  const fake: FakeProvider = {
    gateway,
    origin,
    name: 'paypal',
    settings: {
      environment: 'sandbox',
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      webhookId: WEBHOOK_ID,
    },
    events: (now = Date.now()) =>
      events.map(({ id, ...event }) => {
        const body = JSON.stringify(
          { id, create_time: new Date(now).toISOString(), ...event },
          null,
          1,
        );
        const time = new Date(now).toISOString();
        const sig = createSign('RSA-SHA256')
          .update(signedText(id, time, body))
          .sign(privateKey, 'base64');
        return {
          id,
          body,
          headers: {
            'paypal-auth-algo': 'SHA256withRSA',
            'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
            'paypal-transmission-id': id,
            'paypal-transmission-sig': sig,
            'paypal-transmission-time': time,
          },
        };
      }),
    pay: approve,
    decide: (reference, outcome) => {
      const order = orderOf(reference);
      const taken = order.captures[0];
      if (!taken) throw new Error('nothing was captured');
      taken.status = outcome === 'PAID' ? 'COMPLETED' : 'DECLINED';
      happened(
        `PAYMENT.CAPTURE.${outcome === 'PAID' ? 'COMPLETED' : 'DENIED'}`,
        'capture',
        withCustom(order, taken),
      );
    },
    expire: (reference) => {
      orderOf(reference).status = 'FORGOTTEN';
    },
    dispute: (reference, amount) => {
      const taken = orderOf(reference).captures[0];
      if (!taken) throw new Error('nothing was captured');
      const dispute: Dispute = {
        dispute_id: newId('PP-D-'),
        capture: taken.id,
        status: 'UNDER_REVIEW',
        stage: 'CHARGEBACK',
        outcome: '',
        amount: { ...taken.amount, value: amount ?? taken.amount.value },
      };
      disputes.push(dispute);
      happened('CUSTOMER.DISPUTE.CREATED', 'dispute', {
        dispute_id: dispute.dispute_id,
        disputed_transactions: [{ seller_transaction_id: taken.id }],
      });
      return dispute.dispute_id;
    },
    settle: (id, outcome) => {
      const dispute = disputes.find(({ dispute_id }) => dispute_id === id);
      if (!dispute) throw new Error(`no dispute ${id}`);
      dispute.status = 'RESOLVED';
      dispute.outcome = outcome === 'WON' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
      happened('CUSTOMER.DISPUTE.RESOLVED', 'dispute', {
        dispute_id: id,
        disputed_transactions: [{ seller_transaction_id: dispute.capture }],
      });
    },
    refundThere: (reference, amount) => {
      const order = orderOf(reference);
      addRefund(order, { ...order.amount, value: amount });
    },
    payouts: () =>
      payouts.map(({ receiver, amount }) => `${amount.value} ${amount.currency} ${receiver}`),
    decidePayouts: (outcome) => {
      for (const one of payouts) {
        one.status = outcome === 'PAID' ? 'SUCCESS' : 'FAILED';
        happened(
          `PAYMENT.PAYOUTS-ITEM.${outcome === 'PAID' ? 'SUCCEEDED' : 'FAILED'}`,
          'payouts_item',
          {
            payout_item_id: one.id,
            payout_item: { sender_item_id: one.key },
          },
        );
      }
    },
    refunds: () =>
      [...orders.values()].flatMap((order) => order.refunds.map((one) => one.amount.value)),
    stop: gateway.stop,
  };
  return fake;
}
