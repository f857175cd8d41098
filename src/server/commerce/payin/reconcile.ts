import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { providerAccounts, providerPayments } from '../../db/schema/money/providers.ts';
import type { OpenAccount, PaymentNames } from '../../payments/provider.ts';
import { ProviderFailure } from '../../payments/provider-failure.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { type Account, openAccount } from '../channel/accounts.ts';
import { namedPayments, type ProviderPaymentRow } from '../channel/provider-payments.ts';
import { finishRefunds } from './finish-refunds.ts';
import { lookUp } from './look-up.ts';

const HOUR_MS = 3_600_000;
/** By how much a listing overlaps the previous one: providers list some payments late. */
const OVERLAP_MS = 6 * HOUR_MS;
/**
 * The time that is covered by the first listing of an account, and by one that somebody requests.
 */
const FIRST_MS = 7 * 24 * HOUR_MS;
/** In how many parts a listing goes on, and the shortest time of a part. */
const MAX_PARTS = 20;
const SHORTEST_PART_MS = 60_000;
/** How many payments of a channel are looked up at once. */
const MAX_PER_RUN = 50;

/**
 * The counts of a reconciliation: payments looked up, those of them that changed, and payments of others in
 * the same account.
 */
export type Reconciled = { lookedUp: number; changed: number; unknown: number };

/**
 * Finds what happened at a channel's provider without a webhook. Lists the provider's payments since the
 * last listing (with `everything`, those of the last week), looks each of them up, and also all payments
 * that are due. Throws `ProviderFailure`.
 */
export async function reconcileChannel(
  scope: Scope,
  account: Account,
  { everything }: { everything: boolean },
): Promise<Reconciled> {
  const opened = await openAccount(scope, account);
  if (!opened) return { lookedUp: 0, changed: 0, unknown: 0 };
  const { listedAt } = account.row;
  const isFirst = everything || listedAt === null;
  const since = isFirst ? scope.now - FIRST_MS : listedAt - OVERLAP_MS;
  const { found, unknown, until } = await listed(scope, account.channelId, opened, since);
  const open = await openPayments(scope, account.channelId);
  const rows = [...new Map([...found, ...open].map((row) => [row.id, row])).values()];
  const changed = await lookUpAll(scope, opened, rows).finally(() =>
    finishRefunds(scope, account.channelId, opened),
  );
  await noteListed(scope, account.channelId, until);
  if (unknown > 0) {
    scope.log({
      event: 'payments_of_others',
      tenant: scope.tenantId,
      channel: account.channelId,
      unknown,
    });
  }
  return { lookedUp: rows.length, changed, unknown };
}

type ListedPayments = { found: ProviderPaymentRow[]; unknown: number; until: number };

/**
 * Lists the payments since a time, in parts that the provider can list. `until` is the time up to which
 * they are listed; it lies before now if there are very many.
 */
async function listed(
  scope: Scope,
  channelId: string,
  opened: OpenAccount,
  since: number,
): Promise<ListedPayments> {
  const found: ProviderPaymentRow[] = [];
  let unknown = 0;
  let until = since;
  for (let part = 0; part < MAX_PARTS && until < scope.now; part++) {
    const { named, end } = await listPart(opened, until, scope.now);
    const rows = await namedPayments(scope, channelId, named);
    for (const [index, names] of named.entries()) {
      const row = rows[index];
      if (!row) unknown++;
      else if (saysMore(names, row)) found.push(row);
    }
    until = end;
  }
  return { found, unknown, until };
}

/**
 * The payments since a time. If the provider can't list so many, those of the first half of that time, or
 * of half of that, and so on.
 */
async function listPart(opened: OpenAccount, since: number, now: number) {
  const all = await opened.list(since);
  if (all) return { named: all, end: now };
  for (let span = now - since; span > SHORTEST_PART_MS; ) {
    span = Math.floor(span / 2);
    const named = await opened.list(since, since + span);
    if (named) return { named, end: since + span };
  }
  throw new ProviderFailure('UNREADABLE', 'more payments within a minute than can be listed');
}

/**
 * Whether a listed entry may contain news about a payment. "Paid" is no news for a credited payment; but an
 * entry that names only the payment's money is about money that went back.
 */
const saysMore = ({ key, reference }: PaymentNames, { state }: ProviderPaymentRow): boolean =>
  state !== 'CREDITED' || (key === undefined && reference === undefined);

type OnLookedUp = (row: ProviderPaymentRow, look: { failed: boolean }) => Promise<void>;

/**
 * Looks payments up. A failure does not stop the others, unless the provider does not respond at all.
 * Returns how many changed. Throws the first failure, after the last payment. `looked` is called for each
 * payment, also for those that were skipped because the provider does not respond.
 */
export async function lookUpAll(
  scope: Scope,
  opened: OpenAccount,
  rows: readonly ProviderPaymentRow[],
  looked: OnLookedUp = async () => {},
): Promise<number> {
  const failures: unknown[] = [];
  let changed = 0;
  for (const row of rows) {
    let failed = failures.some(isSilent);
    try {
      const after = failed ? row : await lookUp(scope, opened, row);
      if (after.state !== row.state) changed++;
    } catch (error) {
      failures.push(error);
      failed = true;
    }
    await looked(row, { failed });
  }
  if (failures.length > 0) throw failures[0];
  return changed;
}

/** Whether the provider would not respond to the next call either. */
const isSilent = (error: unknown): boolean =>
  error instanceof ProviderFailure && ['UNAVAILABLE', 'KEYS_REFUSED'].includes(error.fault);

function openPayments({ db, tenantId }: Scope, channelId: string): Promise<ProviderPaymentRow[]> {
  return db
    .select()
    .from(providerPayments)
    .where(
      and(
        eq(providerPayments.tenantId, tenantId),
        eq(providerPayments.channelId, channelId),
        inArray(providerPayments.state, ['BEGUN', 'PROCESSING']),
      ),
    )
    .orderBy(asc(providerPayments.createdAt))
    .limit(MAX_PER_RUN);
}

async function noteListed(
  { db, tenantId }: Scope,
  channelId: string,
  until: number,
): Promise<void> {
  const listed = db
    .update(providerAccounts)
    .set({ listedAt: until })
    .where(
      and(
        eq(providerAccounts.tenantId, tenantId),
        eq(providerAccounts.channelId, channelId),
        or(isNull(providerAccounts.listedAt), lte(providerAccounts.listedAt, until)),
      ),
    );
  await atomically({ db }, [listed], {});
}
