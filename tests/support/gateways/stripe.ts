import { createHmac } from 'node:crypto';
import { controlled, type FakeProvider } from './provider.ts';
import { type GatewayRequest, type Reply, startGateway } from './server.ts';

const SECRET_KEY = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc';
const WEBHOOK_SECRET = 'whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH';

type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  client_reference_id: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  payment_method_types: string[];
  created: number;
  success_url: string;
  cancel_url: string;
};
const NOBODYS: Omit<Session, 'id' | 'created'> = {
  object: 'checkout.session',
  status: 'complete',
  url: null,
  client_reference_id: '',
  metadata: {},
  payment_intent: null,
  amount_total: 100,
  currency: 'aud',
  payment_method_types: ['card'],
  success_url: '',
  cancel_url: '',
};
type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  amount_received: number;
  currency: string;
};
type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  created: number;
};
type Dispute = {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  created: number;
};
type Event = { id: string; type: string; object: object };

/** The methods of the account, with some of the currencies that each accepts. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  card: ['aud', 'cny', 'eur', 'jpy', 'kzt', 'lak', 'usd', 'krw', 'vnd', 'clp'],
  alipay: ['aud', 'cny', 'eur', 'jpy', 'usd'],
  wechat_pay: ['aud', 'cny', 'eur', 'jpy', 'usd'],
};
/** The methods that Stripe shows for a currency if a session names none. */
const switchedOn = (currency: string): string[] =>
  Object.keys(METHODS).filter((one) => one === 'card' || METHODS[one]?.includes(currency));

const seconds = () => Math.floor(Date.now() / 1000);
/** A page of a list, the newest first. */
function list(rows: readonly { id: string; created: number }[], query: URLSearchParams): Reply {
  const from = Number(query.get('created[gte]') ?? 0);
  const until = Number(query.get('created[lte]') ?? Number.POSITIVE_INFINITY);
  const newestFirst = rows
    .filter(({ created }) => created >= from && created <= until)
    .toSorted((a, b) => b.created - a.created);
  const start = newestFirst.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const end = start + Number(query.get('limit') ?? 10);
  const has_more = end < newestFirst.length;
  return { json: { object: 'list', data: newestFirst.slice(start, end), has_more, url: '/' } };
}
const failure = (status: number, type: string, message: string): Reply => ({
  status,
  json: { error: { type, message } },
});

/**
 * Stripe's API and Checkout page on this machine, as https://docs.stripe.com/api has them. It checks keys, remembers
 * idempotency keys, and signs its webhooks with code of its own.
 */
export async function startStripe(): Promise<FakeProvider> {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const events: Event[] = [];
  const answered = new Map<string, { asked: string; answer: Reply }>();
  let origin = '';
  let count = 0;
  const newId = (prefix: string) =>
    `${prefix}_test_${String(++count).padStart(4, '0')}${crypto.randomUUID().slice(0, 8)}`;
  const happened = (type: string, object: object) => {
    events.push({ id: newId('evt'), type, object: structuredClone(object) });
  };
  const sessionOf = (reference: string): Session => {
    const session = sessions.get(reference);
    if (!session) throw new Error(`Stripe has no session ${reference}`);
    return session;
  };
  const intentOf = ({ payment_intent }: Session): Intent => {
    const intent = intents.get(payment_intent ?? '');
    if (!intent) throw new Error('the session has no payment');
    return intent;
  };
  const digitsOf = (currency: string) => (['jpy', 'krw', 'vnd', 'clp'].includes(currency) ? 0 : 2);
  const minor = (amount: string, currency: string) =>
    Math.round(Number(amount) * 10 ** digitsOf(currency));

  const createSession = (form: URLSearchParams): Reply => {
    const unit = Number(form.get('line_items[0][price_data][unit_amount]'));
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    if (
      form.get('mode') !== 'payment' ||
      !Number.isSafeInteger(unit) ||
      unit <= 0 ||
      !/^[a-z]{3}$/.test(currency)
    ) {
      return failure(400, 'invalid_request_error', 'Invalid line item');
    }
    const named = [...form].flatMap(([name, value]) =>
      /^payment_method_types\[\d+\]$/.test(name) ? [value] : [],
    );
    const refused = named.find((one) => !METHODS[one]?.includes(currency));
    if (refused) {
      const message = `The payment method type "${refused}" is invalid or does not take ${currency}`;
      return failure(400, 'invalid_request_error', message);
    }
    const client = form.get('payment_method_options[wechat_pay][client]');
    if (named.includes('wechat_pay') && client !== 'web') {
      const message = 'Missing required param: payment_method_options[wechat_pay][client]';
      return failure(400, 'invalid_request_error', message);
    }
    const id = newId('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${origin}/pay/${id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      payment_intent: null,
      amount_total: unit,
      currency,
      payment_method_types: named.length > 0 ? named : switchedOn(currency),
      created: seconds(),
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    };
    sessions.set(id, session);
    return { json: session };
  };
  const createRefund = (form: URLSearchParams): Reply => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (!intent) return failure(404, 'invalid_request_error', 'No such payment_intent');
    const gone = refunds
      .filter(({ payment_intent }) => payment_intent === intent.id)
      .reduce((sum, one) => sum + one.amount, 0);
    if (amount > intent.amount_received - gone) {
      return failure(
        400,
        'invalid_request_error',
        'Refund amount is greater than unrefunded amount',
      );
    }
    return { json: addRefund(intent, amount, { refund: form.get('metadata[refund]') ?? '' }) };
  };
  const addRefund = (intent: Intent, amount: number, metadata: Record<string, string>): Refund => {
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intent.id,
      amount,
      currency: intent.currency,
      status: 'succeeded',
      metadata,
      created: seconds(),
    };
    refunds.push(refund);
    happened('charge.refunded', { id: newId('ch'), object: 'charge', payment_intent: intent.id });
    return refund;
  };
  const viewSession = (session: Session, query: URLSearchParams) => {
    const isExpanded = [...query.values()].includes('payment_intent');
    return isExpanded && session.payment_intent
      ? { ...session, payment_intent: intentOf(session) }
      : session;
  };
  const pay: FakeProvider['pay'] = (reference, { amount, slowly = false } = {}) => {
    const session = sessionOf(reference);
    if (session.status !== 'open') return session.cancel_url;
    const received = amount === undefined ? session.amount_total : minor(amount, session.currency);
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: slowly ? 'processing' : 'succeeded',
      amount_received: slowly ? 0 : received,
      currency: session.currency,
    };
    intents.set(id, intent);
    Object.assign(session, { status: 'complete', url: null, payment_intent: id });
    happened('checkout.session.completed', session);
    return session.success_url;
  };
  const page = (session: Session): Reply =>
    session.status === 'open'
      ? {
          html: `<!doctype html><html lang="en"><title>Checkout</title><h1>Pay ${session.amount_total} ${session.currency}</h1><form method="post">${session.payment_method_types.map((one) => `<button name="method" value="${one}">Pay by ${one}</button>`).join('')}</form><a href="${session.cancel_url}">Back</a></html>`,
        }
      : { location: session.success_url };

  const route = ({ method, path, body }: GatewayRequest): Reply => {
    const { pathname, searchParams } = new URL(path, origin);
    const form = new URLSearchParams(body);
    const [, , first = '', second = '', third = '', fourth = ''] = pathname.split('/');
    const intent = searchParams.get('payment_intent');
    const ofIntent = (rows: (Refund | Dispute)[]) =>
      list(
        rows.filter((one) => !intent || one.payment_intent === intent),
        searchParams,
      );
    if (first === 'balance') return { json: { object: 'balance', available: [] } };
    if (first === 'refunds') return method === 'POST' ? createRefund(form) : ofIntent(refunds);
    if (first === 'disputes') return ofIntent(disputes);
    if (first !== 'checkout' || second !== 'sessions')
      return failure(404, 'invalid_request_error', 'Unrecognized request URL');
    if (!third && method === 'POST') return createSession(form);
    if (!third)
      return list(
        [...sessions.values()].filter((one) => one.status === 'complete'),
        searchParams,
      );
    const session = sessions.get(third);
    if (!session) return failure(404, 'invalid_request_error', 'No such checkout.session');
    if (fourth === 'expire') Object.assign(session, { status: 'expired', url: null });
    return { json: viewSession(session, searchParams) };
  };

  const gateway = await startGateway((request) => {
    const control = controlled(request, fake);
    if (control) return control;
    const { method, path, headers } = request;
    const paid = /^\/pay\/(\w+)/.exec(path)?.[1];
    if (paid) return method === 'POST' ? { location: pay(paid) } : page(sessionOf(paid));
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return failure(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    const key = headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return route(request);
    const before = answered.get(key);
    if (before && before.asked !== request.body) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      return failure(400, 'idempotency_error', message);
    }
    const answer = before?.answer ?? route(request);
    answered.set(key, { asked: request.body, answer });
    return answer;
  });
  origin = gateway.origin;

  const fake: FakeProvider = {
    gateway,
    origin,
    name: 'stripe',
    settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET },
    events: (now = Date.now()) =>
      events.map(({ id, type, object }) => {
        const body = JSON.stringify(
          { id, object: 'event', type, created: seconds(), data: { object } },
          null,
          2,
        );
        const t = Math.floor(now / 1000);
        const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${t}.${body}`).digest('hex');
        return { id, body, headers: { 'stripe-signature': `t=${t},v1=${v1}` } };
      }),
    pay,
    decide: (reference, outcome) => {
      const session = sessionOf(reference);
      const isPaid = outcome === 'PAID';
      Object.assign(intentOf(session), {
        status: isPaid ? 'succeeded' : 'requires_payment_method',
        amount_received: isPaid ? session.amount_total : 0,
      });
      happened(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session);
    },
    expire: (reference) => {
      const session = sessionOf(reference);
      Object.assign(session, { status: 'expired', url: null });
      happened('checkout.session.expired', session);
    },
    dispute: (reference, amount) => {
      const intent = intentOf(sessionOf(reference));
      const taken = amount === undefined ? intent.amount_received : minor(amount, intent.currency);
      const dispute: Dispute = {
        id: newId('dp'),
        object: 'dispute',
        payment_intent: intent.id,
        amount: taken,
        currency: intent.currency,
        status: 'needs_response',
        created: seconds(),
      };
      disputes.push(dispute);
      happened('charge.dispute.created', dispute);
      return dispute.id;
    },
    settle: (id, outcome) => {
      const dispute = disputes.find((one) => one.id === id);
      if (!dispute) throw new Error(`no dispute ${id}`);
      dispute.status = outcome.toLowerCase();
      happened('charge.dispute.closed', dispute);
    },
    refundThere: (reference, amount) => {
      const intent = intentOf(sessionOf(reference));
      addRefund(intent, minor(amount, intent.currency), {});
    },
    payElsewhere: (count, from, until) => {
      for (let index = 0; index < count; index++) {
        const id = newId('cs');
        const created = Math.floor((from + ((until - from) * index) / count) / 1000);
        sessions.set(id, { ...NOBODYS, id, created });
      }
    },
    refunds: () =>
      refunds.map(({ amount, currency }) =>
        (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency)),
      ),
    stop: gateway.stop,
  };
  return fake;
}
