import type { Payment } from '../../../src/contract/calls/payments.ts';
import { cpuMs } from '../../servers/processes.ts';
import { newPayer, payFor, placeOrder, type Shopper, simpleGood } from '../../servers/shopper.ts';
import type { ServerUnderTest } from './throughput.ts';

export type PaymentRates = {
  payments: number;
  /** Whole purchases: cart, order and payment. */
  purchasesPerSecond: number;
  /** Only the call that pays, for orders that were made before. */
  paymentsPerSecond: number;
  cpuMsPerPayment: number;
};

const HOST = 'localhost';

/** Runs `work`, which performs `count` tasks. Returns tasks per second, and CPU milliseconds per task. */
async function rate({ pid }: ServerUnderTest, count: number, work: () => Promise<unknown>) {
  const before = cpuMs(pid);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: count / seconds, cpuMs: (cpuMs(pid) - before) / count };
}

/** Measures payments as shoppers make them, over HTTP: each call checks the pay password. */
export async function payments(
  server: ServerUnderTest,
  { shoppers = 4, each = 15 } = {},
): Promise<PaymentRates> {
  const good = await simpleGood(server.port, HOST);
  const payers: Shopper[] = [];
  for (let i = 0; i < shoppers; i++) payers.push(await newPayer(server.port, HOST, '9000'));
  const count = shoppers * each;
  const everybody = (work: (payer: Shopper) => Promise<unknown>) => () =>
    Promise.all(payers.map(work));

  const wholeRate = await rate(
    server,
    count,
    everybody(async (payer) => {
      for (let i = 0; i < each; i++) await payFor(payer, await placeOrder(payer, good));
    }),
  );
  const waiting = new Map<Shopper, Payment[]>();
  for (const payer of payers) {
    const placed: Payment[] = [];
    for (let i = 0; i < each; i++) placed.push(await placeOrder(payer, good));
    waiting.set(payer, placed);
  }
  const alone = await rate(
    server,
    count,
    everybody(async (payer) => {
      for (const payment of waiting.get(payer) ?? []) await payFor(payer, payment);
    }),
  );
  return {
    payments: count,
    purchasesPerSecond: wholeRate.perSecond,
    paymentsPerSecond: alone.perSecond,
    cpuMsPerPayment: alone.cpuMs,
  };
}
