import type { Client } from '@libsql/client';

/** Tenants of the demonstration. */
export const BENCH_TENANTS = ['sampan', 'naga', 'dala'] as const;
export type BenchTenant = (typeof BENCH_TENANTS)[number];

export const DAY_MS = 86_400_000;

/** What rows are made of. `now` in milliseconds since the epoch. */
export type Making = {
  client: Client;
  orders: number;
  shoppers: number;
  now: number;
  /** The rows of each tenant that were there before. */
  tenants: Readonly<Record<BenchTenant, TenantFacts>>;
};

/** What the rows of a tenant refer to. */
export type TenantFacts = {
  warehouseId: string;
  /** The channel of transfers, and one of a payment provider, with the currency of both. */
  bankChannel: string;
  cardChannel: string;
  currency: string;
  /** Its account at a bank. */
  bankAccount: string;
};

/** SQL that numbers rows from 0: `n`. */
export const numbers = (count: number) =>
  `with recursive i(n) as (select 0 union all select n + 1 from i where n < ${count - 1})`;

/** SQL for the tenant of the row `n`. */
export const TENANT = byTenant((tenant) => tenant);

/** SQL for what each tenant has, in the row `n`. */
export function byTenant(textOf: (tenant: BenchTenant) => string): string {
  const cases = BENCH_TENANTS.map((tenant, i) => `when ${i} then '${textOf(tenant)}'`);
  return `(case n % ${BENCH_TENANTS.length} ${cases.join(' ')} end)`;
}

/** SQL for a shopper of the same tenant as the row `n`: both are counted modulo 3. */
export const shopperOf = ({ shoppers }: Pick<Making, 'shoppers'>) =>
  `'u' || ((n * 3) % ${shoppers - (shoppers % 3)} + n % 3)`;

/** SQL for the status of the row `n`: those of `few` with so many of a thousand rows, else `rest`. */
export function statusSql(few: Readonly<Record<string, number>>, rest: string): string {
  let limit = 0;
  const cases = Object.entries(few).map(([status, share]) => {
    limit += share;
    return `when (n * 7919) % 1000 < ${limit} then '${status}'`;
  });
  return `(case ${cases.join(' ')} else '${rest}' end)`;
}

/** SQL for one of some words, by the number `n`. */
export const oneOf = (words: readonly string[], n: string) =>
  `(case (${n}) % ${words.length} ${words.map((word, i) => `when ${i} then '${word}'`).join(' ')} end)`;

/** SQL for when the row `n` came to its status: what waits in the last days, what is done in the last three years. */
export const timeSql = (now: number, status: string, done: readonly string[], days = 40) =>
  `(${now} - (n * 104729) % (case when ${status} in (${done.map((one) => `'${one}'`).join(', ')}) then ${1000 * DAY_MS} else ${days * DAY_MS} end))`;
