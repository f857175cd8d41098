import { and, asc, eq, inArray } from 'drizzle-orm';
import { providerPayments, reversals } from '../../db/schema/money/providers.ts';
import type { OpenAccount } from '../../payments/provider.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { Scope } from '../base/scope.ts';
import type { ProviderPaymentRow } from '../channel/provider-payments.ts';
import { lookUp } from './look-up.ts';
import type { ReversalRow } from './reversals.ts';
import { currentReversal, declineRefund, noteFailed, sendRefund } from './send-refund.ts';

/** How many refunds of a channel are sent again in one run. */
const MAX_PER_RUN = 20;

/** How long the provider's response to a refund is waited for. */
const ANSWER_MS = 7 * 24 * 3_600_000;

/**
 * Asks a channel's provider again about refunds without a response, the oldest first; `account` is
 * undefined if its settings can't be opened. After a week without a response a refund is declined, because
 * its money must not stay on hold for ever. If the provider reports it later, the money is taken then.
 */
export async function finishRefunds(
  scope: Scope,
  channelId: string,
  account: OpenAccount | undefined,
): Promise<void> {
  const { db, now, tenantId } = scope;
  const waiting = await db
    .select({ row: reversals, payment: providerPayments })
    .from(reversals)
    .innerJoin(
      providerPayments,
      and(
        eq(providerPayments.tenantId, reversals.tenantId),
        eq(providerPayments.id, reversals.providerPaymentId),
      ),
    )
    .where(
      and(
        eq(reversals.tenantId, tenantId),
        inArray(reversals.state, ['REQUESTED']),
        eq(providerPayments.channelId, channelId),
      ),
    )
    .orderBy(asc(reversals.createdAt))
    .limit(MAX_PER_RUN);
  await oneByOne(waiting, async ({ payment, row }) => {
    try {
      if (account) await sendAgain(scope, account, payment, row);
    } catch (error) {
      noteFailed(scope, payment, error);
    }
    if (row.createdAt < now - ANSWER_MS) await declineRefund(scope, row, 'no answer within a week');
  });
}

/**
 * The provider may have the refund and have forgotten our key, which happens after a day. So it is sent
 * again only if the provider does not list it.
 */
async function sendAgain(
  scope: Scope,
  account: OpenAccount,
  payment: ProviderPaymentRow,
  row: ReversalRow,
): Promise<void> {
  await lookUp(scope, account, payment);
  const current = await currentReversal(scope, row);
  if (current.state === 'REQUESTED') await sendRefund(scope, account, payment, current);
}
