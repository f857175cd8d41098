import type { OpenAccount, PaymentState } from '../../payments/provider.ts';
import type { Scope } from '../base/scope.ts';
import { accountOf, openAccount } from '../channel/accounts.ts';
import type { ProviderPaymentRow } from '../channel/provider-payments.ts';
import { tenantDeposit } from '../deposit/decide-deposit.ts';
import { applyState, currentPayment } from './apply-state.ts';

/**
 * Looks a payment up at its provider, captures its money if the payer has approved it, and applies the
 * state that the provider reports. A payment without a reference, because the response was lost, stays as
 * it is. Throws `ProviderFailure`.
 */
export async function lookUp(
  scope: Scope,
  account: OpenAccount,
  row: ProviderPaymentRow,
): Promise<ProviderPaymentRow> {
  if (!row.reference) return currentPayment(scope, row.id);
  const found = await account.stateOf(row.reference);
  const state =
    found.status === 'APPROVED' ? await captureWanted(scope, account, row, row.reference) : found;
  return applyState(scope, row, state);
}

/**
 * Captures the money of an approved payment, unless its top-up was closed meanwhile: then the payer keeps
 * it.
 */
async function captureWanted(
  scope: Scope,
  account: OpenAccount,
  { id, depositId }: ProviderPaymentRow,
  reference: string,
): Promise<PaymentState> {
  const { status } = await tenantDeposit(scope, depositId);
  const isWanted = status === 'PENDING_PAYMENT' || status === 'PENDING_REVIEW';
  return isWanted ? account.capture(reference, id) : { status: 'FAILED' };
}

/**
 * The account of a payment's channel, even if it is switched off; undefined if it can't be opened.
 */
export async function accountOfPayment(
  scope: Scope,
  { channelId }: Pick<ProviderPaymentRow, 'channelId'>,
): Promise<OpenAccount | undefined> {
  const account = await accountOf(scope, channelId);
  return account && openAccount(scope, account);
}
