import type { Socket } from 'node:net';
import type { Output } from '../../src/contract/endpoints.ts';
import { type Marks, pageProblem, problemOf, textOf } from './check-page.ts';
import { countError, countPhases, type Tally } from './tally.ts';
import { ask, type Manner, open, type Wire } from './wire.ts';
import type { KnownPage, LoadShopper, Shop, World } from './world.ts';

/**
 * The share of slow clients and their speed in bytes per second: some read as over a slow mobile
 * network, fewer even slower. All others read at full speed.
 */
const SLOW = { share: 0.2, speed: 64 * 1024 };
const VERY_SLOW = { share: 0.1, speed: 16 * 1024 };
const ENCODINGS = ['br', 'gzip', 'identity'];
/** A client aborts after at most this number of bytes, which is before the end of any page. */
const LEAVES_WITHIN_BYTES = 4096;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function anySpeed(): number | undefined {
  const dice = Math.random();
  if (dice < VERY_SLOW.share) return VERY_SLOW.speed;
  return dice < VERY_SLOW.share + SLOW.share ? SLOW.speed : undefined;
}

export type Options = { world: World; leave: number; tally: Tally };

/** One connection and its requests. It is closed after an error or when the client has aborted. */
type Line = Options & { socket: Socket; speed: number | undefined; isOpen: boolean };

const lineOf = (options: Options): Line => ({
  ...options,
  socket: open(options.world.port),
  speed: anySpeed(),
  isOpen: true,
});

/** Sends a request and counts its outcome; undefined if it failed or the client aborted. */
async function send(line: Line, wire: Wire, manner: Manner) {
  if (!line.isOpen) return undefined;
  const { tally } = line;
  const isKept = line.socket.bytesRead > 0;
  if (isKept && !line.socket.writable) line.socket = open(line.world.port);
  let outcome = await ask(line.socket, wire, manner);
  if (outcome.kind === 'failed' && isKept && !wire.method) {
    // A server may close an idle connection at any time. Then reads are sent again, as by browsers.
    line.socket = open(line.world.port);
    outcome = await ask(line.socket, wire, manner);
  }
  if (outcome.kind === 'answered') {
    tally.answered++;
    tally.bytes += outcome.received.body.length;
    countPhases(tally, outcome.phases);
    line.isOpen = outcome.received.headers.get('connection') !== 'close';
    return outcome.received;
  }
  line.isOpen = false;
  if (outcome.kind === 'left') tally.left++;
  else countError(tally, outcome.why, `${wire.host}${wire.path}`);
  return undefined;
}

async function see(
  line: Line,
  { host, path, headers }: Wire,
  wanted: Marks,
  owner?: string,
): Promise<void> {
  const isLeaving = Math.random() < line.leave;
  // Slow clients accept no compression, so that they read for a long time.
  const encoding = line.speed ? 'identity' : oneOf(ENCODINGS);
  const wire = {
    host,
    path,
    headers: { ...headers, accept: 'text/html', 'accept-encoding': encoding },
  };
  const leavesAfter = isLeaving ? 1 + Math.random() * LEAVES_WITHIN_BYTES : undefined;
  const received = await send(line, wire, { speed: line.speed, leavesAfter });
  if (!received) return;
  const problem = pageProblem(received, wanted, owner);
  if (!problem) return;
  const requestId = received.headers.get('x-request-id') ?? '';
  countError(line.tally, problem, `${host}${path} ${received.status} ${requestId}`);
  line.isOpen = false;
}

/** Makes a call of the contract; undefined if it failed. Failures are counted. */
async function call<T>(line: Line, { host, token }: LoadShopper, wire: Omit<Wire, 'host'>) {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    ...(wire.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const received = await send(line, { ...wire, host, headers }, {});
  if (!received) return undefined;
  const problem = problemOf(received);
  if (problem) {
    const said = `${wire.path} ${received.status} ${textOf(received)?.slice(0, 200)}`;
    countError(line.tally, `call: ${problem}`, said);
    return undefined;
  }
  return JSON.parse(textOf(received) ?? '') as T;
}

/** A visitor: home, results, products, how it works. */
export async function visitorJourney(shop: Shop, options: Options): Promise<void> {
  const line = lineOf(options);
  const headers = { 'accept-language': shop.language };
  const way: KnownPage[] = [
    shop.home,
    oneOf(shop.results),
    oneOf(shop.products),
    oneOf(shop.products),
  ];
  if (Math.random() < 0.2) way.push(shop.article);
  for (const { path, marks } of way) await see(line, { host: shop.host, path, headers }, marks);
  line.socket.destroy();
}

/** A shopper who buys: cart, order, payment, and the statement, which must show it. */
export async function shopperJourney(shopper: LoadShopper, options: Options): Promise<void> {
  const line = { ...lineOf(options), speed: undefined };
  const orderNo = await buy(line, shopper);
  if (orderNo) {
    options.tally.purchases++;
    const headers = { cookie: shopper.cookie, 'accept-language': 'en' };
    const wire = { host: shopper.host, path: '/my/balance/statement', headers };
    await see(line, wire, shopper.statement, shopper.email);
  }
  line.socket.destroy();
}

/** Places an order and pays it. Resolves to its number. */
async function buy(line: Line, shopper: LoadShopper): Promise<string | undefined> {
  const post = <T>(path: string, body: object) =>
    call<T>(line, shopper, {
      method: 'POST',
      path: `/api/front/${path}`,
      body: JSON.stringify(body),
    });
  const cart = await post<Output<'addToCart'>>('cart', { ...shopper.good, quantity: 1 });
  const item = cart?.cartShops
    .flatMap(({ cartItems }) => cartItems)
    .find(({ productSkuId }) => productSkuId === shopper.good.productSkuId);
  if (!item) return undefined;
  const placed = await post<Output<'createPurchaseOrders'>>('purchase-orders', {
    cartItemIds: [item.id],
  });
  const order = placed?.orders[0];
  if (!order) return undefined;
  const { payPassword } = shopper;
  const paid = await post<Output<'payPurchaseOrder'>>(`purchase-orders/${order.id}/pay`, {
    payPassword,
  });
  if (!paid) return undefined;
  if (paid.orderNo !== order.orderNo || paid.status !== 'PAID')
    countError(line.tally, 'mixed up', `${order.orderNo} was to be paid, not ${paid.orderNo}`);
  return order.orderNo;
}
