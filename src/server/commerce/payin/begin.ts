import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import { newId } from '../../crypto/random.ts';
import { type AskedWith, providerPayments } from '../../db/schema/money/providers.ts';
import { users } from '../../db/schema/people/users.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { OpenAccount } from '../../payments/provider.ts';
import { commit } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { accountOf, openAccount } from '../channel/accounts.ts';
import {
  movePayment,
  nextCheckAt,
  OPEN_STATES,
  type ProviderPaymentRow,
  providerPaymentsOf,
} from '../channel/provider-payments.ts';
import { tenantDeposit } from '../deposit/decide-deposit.ts';
import type { DepositRow } from '../deposit/deposit-records.ts';
import { currentPayment } from './apply-state.ts';
import { lookUp } from './look-up.ts';
import { asFailure } from './provider-errors.ts';

/**
 * How long a provider remembers the key of a call. After that, a payment without a response is begun again.
 */
const KEY_LIFE_MS = 23 * 3_600_000;
/** How often beginning is tried while another call begins or ends a payment of the same top-up. */
const MAX_ROUNDS = 3;

/** The URLs to which the provider's page sends the shopper back. */
export type Returns = { returnUrl: string; cancelUrl: string };

/**
 * Begins the payment of a top-up at its channel's provider, or continues the open one. Returns the URL of
 * the provider's page; undefined if nothing is left to pay (the top-up's own page then shows its state).
 * Concurrent calls get the same page. Throws `NOT_FOUND` for a channel that is not open, and
 * `PAYMENT_PROVIDER_FAILED`.
 */
export async function beginPayment(
  scope: Scope,
  depositId: string,
  returns: Returns,
): Promise<string | undefined> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const deposit = await tenantDeposit(scope, depositId);
    if (deposit.status !== 'PENDING_PAYMENT') return undefined;
    const account = await openFor(scope, deposit);
    const row = await openPayment(scope, deposit, returns);
    if (!row) continue;
    try {
      if (!row.reference) {
        const asked = row.asked ?? (await beginParameters(scope, deposit, returns));
        return await beginAt(scope, account, deposit, { ...row, asked });
      }
      const state = await account.stateOf(row.reference);
      if (state.status === 'OPEN' && state.url) return state.url;
      // This also captures the money of a payment that the payer has approved.
      const applied = await lookUp(scope, account, row);
      if (applied.state !== 'FAILED') return undefined;
    } catch (error) {
      throw asFailure(scope, row.provider, error);
    }
  }
  throw new Failure('CONFLICT');
}

async function openFor(scope: Scope, { channelId }: DepositRow): Promise<OpenAccount> {
  const account = await accountOf(scope, channelId);
  const opened = account?.row.enabled ? await openAccount(scope, account) : undefined;
  if (!opened) throw new Failure('NOT_FOUND', { channelId });
  return opened;
}

/** The payment of a top-up that can be paid; a new one if there is none. Undefined if another call was first. */
async function openPayment(
  scope: Scope,
  deposit: DepositRow,
  returns: Returns,
): Promise<ProviderPaymentRow | undefined> {
  const { db, now } = scope;
  const all = await providerPaymentsOf(scope, deposit.id);
  const open = all.find(({ state }) => OPEN_STATES.includes(state));
  const isForgotten = open && !open.reference && open.createdAt < now - KEY_LIFE_MS;
  if (open && !isForgotten) return open;
  const account = await accountOf(scope, deposit.channelId);
  if (!account) throw new Failure('NOT_FOUND', { channelId: deposit.channelId });
  const row: typeof providerPayments.$inferInsert = {
    id: newId(now),
    tenantId: deposit.tenantId,
    userId: deposit.userId,
    depositId: deposit.id,
    channelId: deposit.channelId,
    provider: account.provider.name,
    state: 'BEGUN',
    amount: deposit.payAmount,
    currency: deposit.payCurrency,
    asked: await beginParameters(scope, deposit, returns),
    createdAt: now,
    changedAt: now,
    nextCheckAt: nextCheckAt(now, 0),
  };
  const refused = await commit({ db }, [
    ...(open ? [movePayment(scope, open, ['BEGUN'], 'FAILED', { nextCheckAt: null })] : []),
    db.insert(providerPayments).values(row),
  ]);
  return refused ? undefined : currentPayment(scope, row.id);
}

/** The parameters for the provider, as of now. They are stored until the provider has responded. */
async function beginParameters(
  { db, locale, tenant }: Scope,
  { tenantId, userId }: DepositRow,
  returns: Returns,
): Promise<AskedWith> {
  const [payer] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return {
    shop: pickText(tenant.name, locale),
    email: payer?.email ?? '',
    language: bcp47(locale),
    ...returns,
  };
}

/**
 * Asks the provider for a page. If the response is lost, the same key and parameters give the same page
 * again.
 */
async function beginAt(
  scope: Scope,
  account: OpenAccount,
  deposit: DepositRow,
  { asked, ...row }: ProviderPaymentRow & { asked: AskedWith },
): Promise<string> {
  const { reference, url } = await account.begin({
    key: row.id,
    money: { amount: row.amount, currency: row.currency },
    depositNo: deposit.depositNo,
    ...asked,
  });
  await commit(scope, [movePayment(scope, row, OPEN_STATES, row.state, { reference })]);
  return url;
}
