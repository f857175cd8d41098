import type { OpenAccount } from '../../payments/provider.ts';
import type { Scope } from '../base/scope.ts';
import {
  OPEN_STATES,
  type ProviderPaymentRow,
  providerPaymentsOf,
} from '../channel/provider-payments.ts';
import { accountOfPayment, lookUp } from './look-up.ts';
import { asFailure } from './provider-errors.ts';

/**
 * Ends the open payment of a top-up that its shopper has cancelled, so that its page accepts no money any
 * more. If the provider does not respond, that is logged; money that arrives nevertheless waits for a
 * person.
 */
export async function endPayment(scope: Scope, depositId: string): Promise<void> {
  await atOpenPayment(scope, depositId, async (account, row) => {
    if (row.reference) await account.cancel(row.reference);
    await lookUp(scope, account, row);
  });
}

/**
 * Looks up the open payment of a top-up whose shopper returns from the provider's page. If the provider
 * does not respond, that is logged, and the shopper sees the top-up as it is; the webhook or the timer will
 * update it.
 */
export async function handleReturn(scope: Scope, depositId: string): Promise<void> {
  await atOpenPayment(scope, depositId, (account, row) => lookUp(scope, account, row));
}

async function atOpenPayment(
  scope: Scope,
  depositId: string,
  work: (account: OpenAccount, row: ProviderPaymentRow) => Promise<unknown>,
): Promise<void> {
  const all = await providerPaymentsOf(scope, depositId);
  const row = all.find(({ state }) => OPEN_STATES.includes(state));
  const account = row && (await accountOfPayment(scope, row));
  if (!account) return;
  try {
    await work(account, row);
  } catch (error) {
    const failure = asFailure(scope, row.provider, error);
    if (failure === error) throw error;
  }
}
