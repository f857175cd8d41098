import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { reversals } from '../../db/schema/money/providers.ts';
import { isSameMoney } from '../../payments/money.ts';
import type { OpenAccount } from '../../payments/provider.ts';
import { mayHaveHappened, ProviderFailure } from '../../payments/provider-failure.ts';
import { commitPlan } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { ProviderPaymentRow } from '../channel/provider-payments.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { repayOwed } from '../ledger/owed.ts';
import { lookUp } from './look-up.ts';
import { asFailure } from './provider-errors.ts';
import { moveReversal, type ReversalRow } from './reversals.ts';

/**
 * Logs why a refund has no response, also if the failure is our own, which nobody would see otherwise.
 */
export function noteFailed(
  scope: Scope,
  { id, provider }: ProviderPaymentRow,
  error: unknown,
): void {
  if (asFailure(scope, provider, error) !== error) return;
  const { log, tenantId: tenant } = scope;
  log({ event: 'refund_failed', tenant, provider, payment: id, error: String(error) });
}

export async function currentReversal(
  { db, tenantId }: Scope,
  { id }: Pick<ReversalRow, 'id'>,
): Promise<ReversalRow> {
  const [row] = await db
    .select()
    .from(reversals)
    .where(and(eq(reversals.tenantId, tenantId), eq(reversals.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/**
 * Asks the provider for a refund, and applies the response. Throws `ProviderFailure` if there is no response.
 */
export async function sendRefund(
  scope: Scope,
  account: OpenAccount,
  payment: ProviderPaymentRow,
  row: ReversalRow,
): Promise<void> {
  const { id: key, amount, currency } = row;
  const paidReference = payment.paidReference ?? '';
  const money = { amount, currency };
  try {
    const sentRefund = await account.refund({ key, paidReference, money });
    if (!isSameMoney(sentRefund.money, money)) {
      throw new ProviderFailure(
        'UNREADABLE',
        `refunded ${sentRefund.money.amount} ${sentRefund.money.currency}`,
      );
    }
  } catch (error) {
    if (mayHaveHappened(error)) throw error;
    await declineRefund(scope, row, (error as ProviderFailure).message);
    return;
  }
  await lookUp(scope, account, payment);
}

/**
 * Records that the provider does not make a refund: what was on hold for it is released, and pays what its
 * shopper owes.
 */
export async function declineRefund(
  scope: Scope,
  { id, userId: owner }: ReversalRow,
  error: string,
): Promise<void> {
  const { db, now: at } = scope;
  await commitPlan(scope, async () => {
    const row = await currentReversal(scope, { id });
    if (row.state !== 'REQUESTED') return { statements: [] };
    const { tenantId, userId, amountFen } = row;
    const move = moveReversal(scope, row, ['REQUESTED'], 'DECLINED', {
      held: false,
      error: error.slice(0, 300),
    });
    if (!row.held) return { statements: [move] };
    const release = transferStatements(db, {
      tenantId,
      key: `refund-released:${id}`,
      type: 'DEPOSIT_REVERSAL',
      reference: '',
      at,
      postings: [
        { userId, kind: 'FROZEN', amountFen: -amountFen },
        { userId, kind: 'AVAILABLE', amountFen },
      ],
    });
    return { statements: [move, ...release] };
  });
  await repayOwed({ ...scope, userId: owner });
}
