import type { Socket } from 'node:net';
import type { Output } from '../../src/contract/endpoints.ts';
import type { Received } from '../servers/response-reader.ts';
import { type Marks, pageProblem, problemOf, textOf } from './check-page.ts';
import { countError, countPhases, type Tally } from './tally.ts';
import { ask, type Manner, open, type WireRequest } from './wire.ts';
import type { KnownPage, LoadShopper, Shop, World } from './world.ts';

/**
 * The share of slow clients, and their speed in bytes per second: some read as slowly as over a bad
 * mobile network, fewer read even more slowly. All others read at full speed.
 */
const SLOW = { share: 0.2, speed: 64 * 1024 };
const VERY_SLOW = { share: 0.1, speed: 16 * 1024 };
const ENCODINGS = ['br', 'gzip', 'identity'];
/** A client that aborts does so within this number of bytes, which is before the end of any page. */
const ABORTS_WITHIN_BYTES = 4096;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function anySpeed(): number | undefined {
  const dice = Math.random();
  if (dice < VERY_SLOW.share) return VERY_SLOW.speed;
  return dice < VERY_SLOW.share + SLOW.share ? SLOW.speed : undefined;
}

export type Options = { world: World; abortShare: number; tally: Tally };

/** One connection and its requests. It is closed after an error or when the client has aborted. */
type Connection = Options & { socket: Socket; speed: number | undefined; isOpen: boolean };

const connectionOf = (options: Options): Connection => ({
  ...options,
  socket: open(options.world.port),
  speed: anySpeed(),
  isOpen: true,
});

/** Sends a request and counts its outcome; undefined if it failed or the client aborted. */
async function send(connection: Connection, wire: WireRequest, manner: Manner) {
  if (!connection.isOpen) return undefined;
  const { tally } = connection;
  const isKept = connection.socket.bytesRead > 0;
  if (isKept && !connection.socket.writable) connection.socket = open(connection.world.port);
  let outcome = await ask(connection.socket, wire, manner);
  if (outcome.kind === 'failed' && isKept && !wire.method) {
    // A server may close an idle connection at any time. Then reads are sent again, as by browsers.
    connection.socket = open(connection.world.port);
    outcome = await ask(connection.socket, wire, manner);
  }
  if (outcome.kind === 'answered') {
    tally.answered++;
    tally.bytes += outcome.received.body.length;
    countPhases(tally, outcome.phases);
    connection.isOpen = outcome.received.headers.get('connection') !== 'close';
    return outcome.received;
  }
  connection.isOpen = false;
  if (outcome.kind === 'aborted') tally.aborted++;
  else countError(tally, outcome.why, `${wire.host}${wire.path}`);
  return undefined;
}

function countProblem(
  { tally }: Connection,
  { status }: Received,
  problem: string,
  example: string,
): void {
  if (status >= 500) tally.serverErrors++;
  countError(tally, problem, example);
}

async function visitPage(
  connection: Connection,
  { host, path, headers }: WireRequest,
  wanted: Marks,
  owner?: string,
): Promise<void> {
  const isAborting = Math.random() < connection.abortShare;
  // Slow clients accept no compression, so that they read for a long time.
  const encoding = connection.speed ? 'identity' : oneOf(ENCODINGS);
  const wire = {
    host,
    path,
    headers: { ...headers, accept: 'text/html', 'accept-encoding': encoding },
  };
  const abortsAfter = isAborting ? 1 + Math.random() * ABORTS_WITHIN_BYTES : undefined;
  const received = await send(connection, wire, { speed: connection.speed, abortsAfter });
  if (!received) return;
  const problem = pageProblem(received, wanted, owner);
  if (!problem) return;
  const requestId = received.headers.get('x-request-id') ?? '';
  countProblem(connection, received, problem, `${host}${path} ${received.status} ${requestId}`);
  connection.isOpen = false;
}

/** Makes a call of the contract; undefined if it failed. Failures are counted. */
async function call<T>(
  connection: Connection,
  { host, token }: LoadShopper,
  wire: Omit<WireRequest, 'host'>,
) {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    ...(wire.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const received = await send(connection, { ...wire, host, headers }, {});
  if (!received) return undefined;
  const problem = problemOf(received);
  if (problem) {
    const details = `${wire.path} ${received.status} ${textOf(received)?.slice(0, 200)}`;
    countProblem(connection, received, `call: ${problem}`, details);
    return undefined;
  }
  return JSON.parse(textOf(received) ?? '') as T;
}

/** The journey of a visitor: home, results, two products, and sometimes an article. */
export async function visitorJourney(shop: Shop, options: Options): Promise<void> {
  const connection = connectionOf(options);
  const headers = { 'accept-language': shop.language };
  const pages: KnownPage[] = [
    shop.home,
    oneOf(shop.results),
    oneOf(shop.products),
    oneOf(shop.products),
  ];
  if (Math.random() < 0.2) pages.push(shop.article);
  for (const { path, marks } of pages)
    await visitPage(connection, { host: shop.host, path, headers }, marks);
  connection.socket.destroy();
}

/** The journey of a shopper who buys: cart, order, payment, and the statement. */
export async function shopperJourney(shopper: LoadShopper, options: Options): Promise<void> {
  const connection = { ...connectionOf(options), speed: undefined };
  const orderNo = await buy(connection, shopper);
  if (orderNo) {
    options.tally.purchases++;
    const headers = { cookie: shopper.cookie, 'accept-language': 'en' };
    const wire = { host: shopper.host, path: '/my/balance/statement', headers };
    await visitPage(connection, wire, shopper.statement, shopper.email);
  }
  connection.socket.destroy();
}

/** Places an order and pays it. Resolves to its number. */
async function buy(connection: Connection, shopper: LoadShopper): Promise<string | undefined> {
  const post = <T>(path: string, body: object) =>
    call<T>(connection, shopper, {
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
    countError(
      connection.tally,
      'mixed up',
      `${order.orderNo} was to be paid, not ${paid.orderNo}`,
    );
  return order.orderNo;
}
