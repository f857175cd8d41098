import type { Client } from '@libsql/client';
import { DAY_MS } from '../../../../src/server/commerce/base/clock.ts';

/** The tenants of the demonstration for which rows are generated, in turn. */
export const BENCH_TENANTS = ['sampan', 'naga', 'dala'] as const;
export type BenchTenant = (typeof BENCH_TENANTS)[number];

/** What the functions that make rows need. `now` is in milliseconds since the epoch. */
export type Making = {
  client: Client;
  orders: number;
  shoppers: number;
  now: number;
  /** Existing rows of each tenant. */
  tenants: Readonly<Record<BenchTenant, TenantFacts>>;
};

/** The existing rows of a tenant to which generated rows refer, by their ids. */
export type TenantFacts = {
  warehouseId: string;
  /** The deposit channel for transfers, and one of a payment provider. */
  bankChannel: string;
  cardChannel: string;
  /** The account of the tenant at a bank. */
  bankAccount: string;
};

/** The currency of all orders, payments and bank accounts. */
export const CURRENCY = 'AUD';
/** The value of 1 CNY in every tenant's currency. It may be the same for all, because nobody reads the amounts. */
export const RATE = '0.2';

/** The tenant of the row or the round `n`. */
export const tenantInTurn = (n: number): BenchTenant =>
  BENCH_TENANTS.at(n % BENCH_TENANTS.length) ?? BENCH_TENANTS[0];

/** SQL for a table `i` whose column `n` counts from 0. */
export const numbers = (count: number) =>
  `with recursive i(n) as (select 0 union all select n + 1 from i where n < ${count - 1})`;

/** SQL for the tenant of the row `n`. */
export const TENANT = byRowNumber((tenant) => tenant);

/** SQL for the text of the tenant to which the row `n` belongs. */
export function byRowNumber(textOf: (tenant: BenchTenant) => string): string {
  const cases = BENCH_TENANTS.map((tenant, i) => `when ${i} then '${textOf(tenant)}'`);
  return `(case n % ${BENCH_TENANTS.length} ${cases.join(' ')} end)`;
}

/** SQL for the text of the tenant of a row, by its `tenant_id`. */
export function byTenantId(textOf: (tenant: BenchTenant) => string): string {
  const cases = BENCH_TENANTS.map((tenant) => `when '${tenant}' then ${textOf(tenant)}`);
  return `(case tenant_id ${cases.join(' ')} end)`;
}

/** SQL for the number in an id, which is behind one letter. */
export const numberIn = (id: string) => `cast(substr(${id}, 2) as integer)`;

/** SQL for the id of a shopper of the same tenant as the row `n`: the tenant is `n` modulo 3 for both. */
export const shopperOf = ({ shoppers }: Pick<Making, 'shoppers'>) =>
  `'u' || ((n * 3) % ${shoppers - (shoppers % 3)} + n % 3)`;

/** SQL for the status of the row `n`. `few` has the rows of a thousand by status; the others have `rest`. */
export function statusSql(few: Readonly<Record<string, number>>, rest: string): string {
  let limit = 0;
  const cases = Object.entries(few).map(([status, share]) => {
    limit += share;
    return `when (n * 7919) % 1000 < ${limit} then '${status}'`;
  });
  return `(case ${cases.join(' ')} else '${rest}' end)`;
}

/** SQL that chooses one of the words by the number `n`. */
export const oneOf = (words: readonly string[], n: string) =>
  `(case (${n}) % ${words.length} ${words.map((word, i) => `when ${i} then '${word}'`).join(' ')} end)`;

/**
 * SQL for the time at which the row `n` got its status: within the last `days` days, or for a status of `done` within
 * the last 1,000 days.
 */
export const timeSql = (now: number, status: string, done: readonly string[], days = 40) =>
  `(${now} - (n * 104729) % (case when ${status} in (${done.map((one) => `'${one}'`).join(', ')}) then ${1000 * DAY_MS} else ${days * DAY_MS} end))`;
