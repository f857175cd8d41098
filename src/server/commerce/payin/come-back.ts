import type { Scope } from '../base/scope.ts';
import { OPEN_STATES, providerPaymentsOf } from '../channel/provider-payments.ts';
import { accountOfPayment, lookUp } from './look-up.ts';
import { asFailure } from './provider-errors.ts';

/**
 * Looks up the open payment of a top-up whose shopper comes back from the provider's page. If the provider does not
 * answer, its webhook or the timer will tell: that is logged, and the shopper sees the top-up as it is.
 */
export async function comeBack(scope: Scope, depositId: string): Promise<void> {
  const all = await providerPaymentsOf(scope, depositId);
  const row = all.find(({ state }) => OPEN_STATES.includes(state));
  const account = row && (await accountOfPayment(scope, row));
  if (!account) return;
  try {
    await lookUp(scope, account, row);
  } catch (error) {
    const failure = asFailure(scope, row.provider, error);
    if (failure === error) throw error;
  }
}
