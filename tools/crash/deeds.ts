import type { EndpointName, Input, Output } from '../../src/contract/endpoints.ts';
import type { Visitor } from '../servers/client.ts';
import { inCart, placeOrder } from '../servers/shopper.ts';
import { type Customer, depositBy, fen } from './customer.ts';

/** A call that changes something once, ready to be made. */
export type Deed = {
  /** Makes the call. Rejects if the call is refused or the connection breaks. */
  make: (how: Pick<Visitor, 'idempotencyKey' | 'signal'>) => Promise<unknown>;
  /** How often the shop shows the change as done. */
  timesDone: () => Promise<number>;
  isRight: (answer: never) => boolean;
  /** The change of the available balance by the call, in fen. */
  gainFen: bigint;
  /**
   * Whether the call accepts an idempotency key. A call without a key is done only once because of the status of
   * its object: a second call is refused.
   */
  isKeyed: boolean;
  /** Takes the change back, if the next call of the kind needs that. */
  undo?: (answer: never) => Promise<unknown>;
};

type Call<N extends EndpointName> = Omit<Deed, 'make' | 'isRight' | 'undo' | 'isKeyed'> & {
  by?: 'shopper' | 'operator';
  isKeyed?: boolean;
  input: Input<N>;
  isRight: (answer: Output<N>) => boolean;
  undo?: (answer: Output<N>) => Promise<unknown>;
};

function deed<N extends EndpointName>(
  { as }: Customer,
  name: N,
  { by = 'shopper', isKeyed = true, input, ...rest }: Call<N>,
): Deed {
  return { ...rest, isKeyed, make: (how) => as[by](name, input, how) };
}

const countOrders = async ({ as }: Customer) =>
  (await as.shopper('listPurchaseOrders', { query: { pageSize: 1 } })).total;

const countDeposits = async ({ as }: Customer) =>
  (await as.shopper('listDeposits', { query: { pageSize: 1 } })).total;

/** A function that counts what was added since `added` was called. */
async function added(count: () => Promise<number>): Promise<() => Promise<number>> {
  const before = await count();
  return async () => (await count()) - before;
}

const paymentsOf = async ({ as }: Customer, orderNo: string) =>
  (await as.shopper('getPurchaseOrder', { params: { id: orderNo } })).payments;

async function refundsWith({ as }: Customer, orderNo: string, note: string) {
  const { records } = await as.shopper('listRefunds', { query: { orderNo, pageSize: 20 } });
  return records.filter((refund) => refund.note === note);
}

const isCredited =
  ({ as }: Customer, depositNo: string) =>
  async () => {
    const { records } = await as.shopper('listDeposits', { query: { depositNo } });
    return records.filter(({ status }) => status === 'SUCCEEDED').length;
  };

const newNote = () => `crash ${crypto.randomUUID()}`;
const ONE_FEN = '0.01';

/** The kinds of calls that are interrupted. Each function prepares what its call needs, and returns the call. */
export const DEEDS = {
  order: async (customer) => {
    const cartItemIds = [await inCart(customer.shopper, customer.good)];
    return deed(customer, 'createPurchaseOrders', {
      input: { body: { cartItemIds } },
      timesDone: await added(() => countOrders(customer)),
      isRight: ({ orders }) => orders.length === 1 && orders[0]?.status === 'PENDING_PAYMENT',
      gainFen: 0n,
    });
  },
  payment: async (customer) => {
    const { id, orderNo, amount } = await placeOrder(customer.shopper, customer.good);
    const { payPassword } = customer.shopper;
    return deed(customer, 'payPayment', {
      input: { params: { id }, body: { payPassword } },
      timesDone: async () =>
        (await paymentsOf(customer, orderNo)).filter(({ status }) => status === 'PAID').length,
      isRight: (answer) => answer.id === id && answer.status === 'PAID',
      gainFen: -fen(amount),
    });
  },
  clone: async (customer) =>
    deed(customer, 'clonePurchaseOrder', {
      input: { params: { id: customer.paidOrderNo } },
      timesDone: await added(() => countOrders(customer)),
      isRight: ({ order, failures }) =>
        order?.status === 'PENDING_PAYMENT' && failures.length === 0,
      gainFen: 0n,
    }),
  refund: async (customer) => {
    const orderNo = customer.paidOrderNo;
    const note = newNote();
    return deed(customer, 'refundOrder', {
      by: 'operator',
      input: { body: { orderNo, amount: ONE_FEN, reason: 'OTHER', note } },
      timesDone: async () => (await refundsWith(customer, orderNo, note)).length,
      isRight: ({ status, amount }) => status === 'SUCCEEDED' && amount === ONE_FEN,
      gainFen: fen(ONE_FEN),
    });
  },
  'refund request': async (customer) => {
    const orderNo = customer.boughtOrderNo;
    const note = newNote();
    return deed(customer, 'requestRefund', {
      input: { body: { orderNo, reason: 'DAMAGED', note } },
      timesDone: async () => (await refundsWith(customer, orderNo, note)).length,
      isRight: ({ status }) => status === 'REQUESTED',
      undo: ({ id }) => customer.as.shopper('cancelRefund', { params: { id } }),
      gainFen: 0n,
    });
  },
  'refund approval': async (customer) => {
    const orderNo = customer.boughtOrderNo;
    const note = newNote();
    const body = { orderNo, reason: 'DAMAGED', note } as const;
    const { id } = await customer.as.shopper('requestRefund', { body });
    await customer.as.operator('agreeRefund', { params: { id }, body: {} });
    return deed(customer, 'approveRefund', {
      by: 'operator',
      isKeyed: false,
      input: { params: { id }, body: { amount: ONE_FEN } },
      timesDone: async () =>
        (await refundsWith(customer, orderNo, note)).filter(({ status }) => status === 'SUCCEEDED')
          .length,
      isRight: ({ status, amount }) => status === 'SUCCEEDED' && amount === ONE_FEN,
      gainFen: fen(ONE_FEN),
    });
  },
  deposit: async (customer) => {
    const body = await depositBy(customer, 'BANK_TRANSFER', '10.00');
    return deed(customer, 'createDeposit', {
      input: { body },
      timesDone: await added(() => countDeposits(customer)),
      isRight: ({ status }) => status === 'PENDING_PAYMENT',
      undo: ({ id: depositId }) =>
        customer.as.shopper('updateDeposit', { body: { depositId, action: 'CANCEL' } }),
      gainFen: 0n,
    });
  },
  'instant top-up': async (customer) => {
    const body = await depositBy(customer, 'MANUAL', '1.00');
    const { id: depositId, depositNo } = await customer.as.shopper('createDeposit', { body });
    return deed(customer, 'updateDeposit', {
      isKeyed: false,
      input: { body: { depositId, action: 'SUBMIT' } },
      timesDone: isCredited(customer, depositNo),
      isRight: ({ status }) => status === 'SUCCEEDED',
      gainFen: 1_00n,
    });
  },
  credit: async (customer) => {
    const body = await depositBy(customer, 'BANK_TRANSFER', '10.00');
    const { id, depositNo } = await customer.as.shopper('createDeposit', { body });
    return deed(customer, 'creditDeposit', {
      by: 'operator',
      isKeyed: false,
      input: { params: { id }, body: {} },
      timesDone: isCredited(customer, depositNo),
      isRight: ({ status }) => status === 'SUCCEEDED',
      gainFen: 10_00n,
    });
  },
  'pay code': async (customer) => {
    const { orderNo, paymentNo, amount } = await placeOrder(customer.shopper, customer.good);
    const body = { orderPay: paymentNo, orderAmount: amount };
    const { id } = await customer.as.shopper('createPayCode', { body });
    return deed(customer, 'creditDeposit', {
      by: 'operator',
      isKeyed: false,
      input: { params: { id }, body: {} },
      timesDone: async () =>
        (await paymentsOf(customer, orderNo)).filter(({ status }) => status === 'PAID').length,
      isRight: ({ status }) => status === 'SUCCEEDED',
      gainFen: 0n,
    });
  },
  withdrawal: async (customer) => {
    const body = {
      ...(await depositBy(customer, 'BANK_TRANSFER', '200.00')),
      accountHolder: 'Load Shopper',
      accountNo: '6222020200112233445',
      payPassword: customer.shopper.payPassword,
    };
    const count = async () =>
      (await customer.as.shopper('listWithdrawals', { query: { pageSize: 1 } })).total;
    return deed(customer, 'createWithdrawal', {
      input: { body },
      timesDone: await added(count),
      isRight: ({ status }) => status === 'PENDING_REVIEW',
      undo: async ({ id }) => {
        await customer.as.shopper('cancelWithdrawal', { params: { id } });
        customer.balanceFen += 200_00n;
      },
      gainFen: -200_00n,
    });
  },
} satisfies Record<string, (customer: Customer) => Promise<Deed>>;

export type Kind = keyof typeof DEEDS;
export const KINDS = Object.keys(DEEDS) as Kind[];
