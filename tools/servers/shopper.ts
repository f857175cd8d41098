import type { Payment } from '../../src/contract/calls/payments.ts';
import type { EndpointName, Input, Output } from '../../src/contract/endpoints.ts';
import { apiOf } from './client.ts';
import { type Answer, ask } from './http.ts';

export const DEMO = { email: 'demo@sampan.test', password: 'sampan-demo-1', payPassword: '246810' };
const PASSWORD = 'a-long-river-boat-7';
const PAY_PASSWORD = '739164';

export type Shopper = {
  host: string;
  email: string;
  password: string;
  token: string;
  /** The `Cookie` header of a browser in which they are signed in. */
  cookie: string;
  payPassword: string;
  call: <N extends EndpointName>(
    name: N,
    input?: Input<N> | Record<string, never>,
  ) => Promise<Output<N>>;
};

/** Signs a shopper in. Resolves to the `Cookie` header of the browser. */
export async function signIn(
  port: number,
  { host = 'localhost', email = DEMO.email, password = DEMO.password } = {},
): Promise<string> {
  const answer = await ask(port, host, '/api/front/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
  return cookiesOf(answer);
}

export function cookiesOf({ headers }: Answer): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** The code in the last mail to an address. */
async function mailedCode(port: number, email: string): Promise<string> {
  const { json } = await ask(
    port,
    'localhost',
    `/dev/mailbox.json?to=${encodeURIComponent(email)}`,
  );
  const [mail] = (json as { mails: { text: string }[] }).mails;
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** A new shopper who can pay. At each tenant, a network may sign up thirty shoppers per hour. */
export async function newPayer(port: number, host: string, yuan: string): Promise<Shopper> {
  const api = apiOf(port);
  const email = `load-${crypto.randomUUID()}@measure.test`;
  await api('sendEmailCode', { body: { email } }, { host });
  const verificationCode = await mailedCode(port, email);
  const body = { name: 'Load Shopper', email, verificationCode, loginPassword: PASSWORD };
  const { accessToken: token } = await api('signup', { body }, { host });
  const call: Shopper['call'] = (name, input = {}) => api(name, input, { host, token });
  await call('setFirstPayPassword', {
    body: { loginPassword: PASSWORD, payPassword: PAY_PASSWORD },
  });
  await topUp(call, yuan);
  const cookie = await signIn(port, { host, email, password: PASSWORD });
  return { host, email, password: PASSWORD, token, cookie, payPassword: PAY_PASSWORD, call };
}

/** Tops up by the instant channel, which only a demonstration has. */
async function topUp(call: Shopper['call'], yuan: string): Promise<void> {
  const channels = await call('listDepositChannels');
  const channel = channels.find(({ type }) => type === 'MANUAL');
  if (!channel) throw new Error('there is no demo channel');
  const { id } = await call('createDeposit', { body: { channelId: channel.id, amount: yuan } });
  await call('updateDeposit', { body: { depositId: id, action: 'SUBMIT' } });
}

/** The encrypted link of a product that can be ordered as one piece, and its SKU. */
export type Good = { productUrl: string; productSkuId: string };

export async function simpleGood(port: number, host: string): Promise<Good> {
  const api = apiOf(port);
  const query = { filters: 'inStock', sort: 'price-asc', pageSize: 60 } as const;
  const { records } = await api('searchProducts', { query }, { host });
  for (const { productUrl } of records) {
    const product = await api('getProduct', { query: { productUrl } }, { host });
    const sku = product.skus.find(({ stock }) => stock >= 1000);
    const isSimple = product.minOrderQuantity === 1 && product.batchNumber === 1;
    const isFree = product.goodsClass === 'NORMAL' && product.status === 'ON_SALE';
    if (sku && isSimple && isFree) return { productUrl: product.link, productSkuId: sku.skuId };
  }
  throw new Error(`the seed of ${host} has no product that can be ordered`);
}

/** Puts one piece into the cart. Resolves to the id of the cart item. */
export async function inCart({ call }: Shopper, good: Good): Promise<string> {
  const { cartShops } = await call('addToCart', { body: { ...good, quantity: 1 } });
  const item = cartShops
    .flatMap(({ cartItems }) => cartItems)
    .find(({ productSkuId }) => productSkuId === good.productSkuId);
  if (!item) throw new Error('the added product is not in the cart');
  return item.id;
}

/** Orders one piece through the cart. Resolves to the order's open payment. */
export async function placeOrder(shopper: Shopper, good: Good): Promise<Payment> {
  const { call } = shopper;
  const cartItemIds = [await inCart(shopper, good)];
  const { orders } = await call('createPurchaseOrders', { body: { cartItemIds } });
  const orderNo = orders[0]?.orderNo;
  const { payments } = await call('listUnpaid', { query: { orderNo } });
  if (!payments[0]) throw new Error(`order ${orderNo} has no open payment`);
  return payments[0];
}

export const payFor = ({ call, payPassword }: Shopper, { id }: Pick<Payment, 'id'>) =>
  call('payPayment', { params: { id }, body: { payPassword } });
