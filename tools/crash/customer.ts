import type { EndpointName, Input, Output } from '../../src/contract/endpoints.ts';
import { toFen } from '../../src/contract/values/money/money.ts';
import { apiOf, type Visitor } from '../servers/client.ts';
import {
  type Good,
  newPayer,
  payFor,
  placeOrder,
  type Shopper,
  signIn,
  simpleGood,
} from '../servers/shopper.ts';

/** A shopper, the operator of their tenant, and what the shopper has before the first call is interrupted. */
export type Customer = {
  shopper: Shopper;
  good: Good;
  as: Record<'shopper' | 'operator', Caller>;
  /** The number of an order that is paid, and of an order that was also bought. */
  paidOrderNo: string;
  boughtOrderNo: string;
  /** The expected available balance in fen. */
  balanceFen: bigint;
};

type Caller = <N extends EndpointName>(
  name: N,
  input?: Input<N> | Record<string, never>,
  more?: Visitor,
) => Promise<Output<N>>;

/** The tenants whose shoppers can pay by a pay code. */
const HOSTS = ['la.localhost', 'kz.localhost'];
const TOP_UP_YUAN = '9000';

/** A decimal string of yuan in fen. */
export const fen = (yuan: string): bigint => BigInt(toFen(yuan));

export const balanceOf = async ({ as }: Pick<Customer, 'as'>): Promise<bigint> =>
  fen((await as.shopper('getAccount')).available);

/** The terms of a top-up through a channel of a type. */
export async function depositBy(
  { as }: Pick<Customer, 'as'>,
  type: 'BANK_TRANSFER' | 'MANUAL',
  amount: string,
) {
  const channels = await as.shopper('listDepositChannels');
  const channel = channels.find((one) => one.type === type);
  if (!channel) throw new Error(`there is no channel ${type}`);
  return { channelId: channel.id, amount };
}

async function newCustomer(port: number, host: string, operatorToken: string): Promise<Customer> {
  const shopper = await newPayer(port, host, TOP_UP_YUAN);
  const good = await simpleGood(port, host);
  const call = apiOf(port);
  const caller =
    (token: string): Caller =>
    (name, input = {}, more = {}) =>
      call(name, input, { host, token, ...more });
  const as = { shopper: caller(shopper.token), operator: caller(operatorToken) };
  const paid = await placeOrder(shopper, good);
  await payFor(shopper, paid);
  const bought = await placeOrder(shopper, good);
  await payFor(shopper, bought);
  const params = { id: bought.orderNo };
  await as.operator('acceptOrder', { params });
  await as.operator('markBought', { params, body: { upstreamOrderNo: '2811223344' } });
  // A withdrawal requires an earlier top-up by the same channel.
  const body = await depositBy({ as }, 'BANK_TRANSFER', '10.00');
  const { id } = await as.shopper('createDeposit', { body });
  await as.operator('creditDeposit', { params: { id }, body: {} });
  return {
    shopper,
    good,
    as,
    paidOrderNo: paid.orderNo,
    boughtOrderNo: bought.orderNo,
    balanceFen: await balanceOf({ as }),
  };
}

/** New customers of two tenants in turn. */
export async function newCustomers(
  port: number,
  count: number,
  operatorToken: string,
): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let i = 0; i < count; i++) {
    const host = HOSTS[i % HOSTS.length] ?? 'localhost';
    customers.push(await newCustomer(port, host, operatorToken));
  }
  return customers;
}

/**
 * Checks after all interruptions that each customer can sign in and pay with the right passwords, and that no
 * attempt was counted. Returns the problems.
 */
export async function customerProblems(
  port: number,
  customers: readonly Customer[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const customer of customers) {
    const { shopper, good, as } = customer;
    const { host, email, password } = shopper;
    try {
      await signIn(port, { host, email, password });
      await payFor(shopper, await placeOrder(shopper, good));
      const { payPasswordLockedUntil } = await as.shopper('getAccount');
      if (payPasswordLockedUntil) problems.push(`${email}: the pay password is locked`);
    } catch (error) {
      problems.push(`${email} is locked out: ${error}`);
    }
  }
  return problems;
}
