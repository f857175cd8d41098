import { Failure } from '../../../contract/errors.ts';
import { isSameMoney, scaled } from '../../payments/money.ts';
import type { PaymentState } from '../../payments/provider.ts';
import { atomically, commitPlan, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import {
  movePayment,
  OPEN_STATES,
  type ProviderPaymentRow,
  providerPayment,
} from '../channel/provider-payments.ts';
import { tenantDeposit } from '../deposit/decide-deposit.ts';
import { type DepositRow, depositMove } from '../deposit/deposit-records.ts';
import { creditDeposit } from '../settlement/credit-deposit.ts';
import { applyReversals } from './reversals.ts';

type Paid = Extract<PaymentState, { status: 'PAID' }>;
/** States from which a payment may still become a paid one. A page that had ended may have been paid all the same. */
const NOT_PAID_YET = [...OPEN_STATES, 'FAILED'] as const;
/** A top-up that waits for its money. */
const WAITING: readonly DepositRow['status'][] = ['PENDING_PAYMENT', 'PENDING_REVIEW'];

/** How often a payment is read again after another call was first. */
const MAX_ROUNDS = 5;

/**
 * Brings a payment to the state that its provider reports now. Webhooks, the page to which the shopper
 * returns, and reconciliation change payments only by this function. However often and in whatever order it
 * is called, the money is credited once. Acts as the system. Returns the payment afterwards.
 */
export async function applyState(
  caller: Scope,
  { id }: Pick<ProviderPaymentRow, 'id'>,
  state: PaymentState,
): Promise<ProviderPaymentRow> {
  const scope: Scope = { ...caller, actor: 'SYSTEM' };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const row = await currentPayment(scope, id);
    try {
      await applyTo(scope, row, state);
      return await currentPayment(scope, id);
    } catch (error) {
      // Another call was first. The new rows show what remains to be done.
      const isLate =
        error instanceof Failure && ['CONFLICT', 'ILLEGAL_TRANSITION'].includes(error.code);
      if (!isLate) throw error;
    }
  }
  throw new Failure('CONFLICT');
}

/** A payment of the tenant. Throws `NOT_FOUND`. */
export async function currentPayment(scope: Scope, id: string): Promise<ProviderPaymentRow> {
  const row = await providerPayment(scope, id);
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

async function applyTo(scope: Scope, row: ProviderPaymentRow, state: PaymentState): Promise<void> {
  if (state.status === 'PAID') return applyPaid(scope, row, state);
  if (state.status === 'FAILED') return applyFailed(scope, row);
  if (state.status === 'PROCESSING') await applyProcessing(scope, row);
}

/** Applies that a bank is deciding: the top-up waits for that, and does not expire meanwhile. */
async function applyProcessing(scope: Scope, row: ProviderPaymentRow): Promise<void> {
  if (row.state !== 'BEGUN') return;
  await commitPlan(scope, async () => {
    const current = await currentPayment(scope, row.id);
    if (current.state !== 'BEGUN') return { statements: [] };
    return {
      statements: [
        movePayment(scope, row, ['BEGUN'], 'PROCESSING'),
        ...(await submittedStatements(scope, row, {})),
      ],
    };
  });
}

/** The statements that put an unpaid top-up under review; empty for a top-up in another status. */
async function submittedStatements(
  scope: Scope,
  { depositId }: ProviderPaymentRow,
  details: Record<string, string>,
): Promise<Statement[]> {
  const deposit = await tenantDeposit(scope, depositId);
  if (deposit.status !== 'PENDING_PAYMENT') return [];
  return depositMove(scope, deposit, { event: 'SUBMITTED', details }).statements;
}

/**
 * Applies that a payment ended without money. A top-up that was being checked is rejected; an unpaid one can be
 * paid again.
 */
async function applyFailed(scope: Scope, row: ProviderPaymentRow): Promise<void> {
  await commitPlan(scope, async () => {
    const current = await currentPayment(scope, row.id);
    if (!OPEN_STATES.includes(current.state)) return { statements: [] };
    const deposit = await tenantDeposit(scope, row.depositId);
    const isChecked = current.state === 'PROCESSING' && deposit.status === 'PENDING_REVIEW';
    const reason = scope.t('deposit.paymentFailed');
    const move = { event: 'REJECTED', details: { reason }, changes: { reason } } as const;
    return {
      statements: [
        movePayment(scope, row, OPEN_STATES, 'FAILED', { nextCheckAt: null }),
        ...(isChecked ? depositMove(scope, deposit, move).statements : []),
      ],
    };
  });
}

async function applyPaid(scope: Scope, row: ProviderPaymentRow, paid: Paid): Promise<void> {
  if ((NOT_PAID_YET as readonly string[]).includes(row.state)) await takeMoney(scope, row, paid);
  await applyReversals(scope, row.id, paid);
}

async function takeMoney(scope: Scope, row: ProviderPaymentRow, paid: Paid): Promise<void> {
  const deposit = await tenantDeposit(scope, row.depositId);
  const found = {
    paidReference: paid.paidReference,
    paidAmount: paid.money.amount,
    paidCurrency: paid.money.currency,
    nextCheckAt: null,
  };
  if (hasAllGone(paid)) {
    const reversed = movePayment(scope, row, NOT_PAID_YET, 'REVERSED', found);
    await atomically(scope, [reversed], { PROVIDER_PAYMENT_STATE: lateConflict });
    return;
  }
  if (isSameMoney(paid.money, row) && WAITING.includes(deposit.status)) {
    // The state of the payment and the credit change in one batch, which the key of the transfer guards too.
    const also = [movePayment(scope, row, NOT_PAID_YET, 'CREDITED', found)];
    await creditDeposit(scope, deposit.id, { also, byProvider: true });
    return;
  }
  const details = { paid: `${paid.money.amount} ${paid.money.currency}` };
  await atomically(
    scope,
    [
      movePayment(scope, row, NOT_PAID_YET, 'REVIEW', found),
      ...(await submittedStatements(scope, row, details)),
    ],
    { PROVIDER_PAYMENT_STATE: lateConflict, DEPOSIT_STATUS: lateConflict },
  );
  scope.log({
    event: 'payment_for_review',
    tenant: scope.tenantId,
    provider: row.provider,
    payment: row.id,
    deposit: deposit.depositNo,
    status: deposit.status,
  });
}

const lateConflict = () => new Failure('CONFLICT');

/** Whether all of a payment went back before it was credited. */
function hasAllGone({ money, reversals }: Paid): boolean {
  const reversedScaled = reversals
    .filter(({ status }) => status === 'TAKEN')
    .reduce((sum, one) => sum + scaled(one.money.amount), 0n);
  return reversedScaled > 0n && reversedScaled >= scaled(money.amount);
}
