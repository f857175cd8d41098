import { and, eq } from 'drizzle-orm';
import { type ErrorCode, Failure } from '../../../contract/errors.ts';
import { payoutItems } from '../../db/schema/money/payouts.ts';
import { atomically } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { bankAccount } from './accounts.ts';
import { type LineRow, lineRow, markStatement } from './lines.ts';
import {
  type BatchPayment,
  batchPayments,
  type PayoutRow,
  payoutRow,
} from './payouts/payout-records.ts';
import { confirmPayment } from './payouts/payout-results.ts';

type OutgoingResult = { pair: string; error?: ErrorCode };

/**
 * Accepts suggestions about outgoing lines, one after the other: marks each line, and confirms payments
 * that are under way. A suggestion is the line, the kind and the other side, joined by `~`. For each one
 * that can't be accepted the result has the reason.
 */
export async function takeOutgoing(
  scope: Scope,
  pairs: readonly string[],
): Promise<{ results: OutgoingResult[]; taken: number; failed: number }> {
  const results: OutgoingResult[] = [];
  for (const pair of new Set(pairs)) {
    const [lineId = '', kind = '', otherId = ''] = pair.split('~');
    try {
      await takeOne(scope, lineId, kind, otherId);
      results.push({ pair });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ pair, error: error.code });
    }
  }
  const failed = results.filter(({ error }) => error).length;
  return { results, taken: results.length - failed, failed };
}

async function takeOne(scope: Scope, lineId: string, kind: string, otherId: string) {
  const line = await lineRow(scope, lineId);
  if (line.amountMinor >= 0 || line.state !== 'OPEN') throw illegalTransition(line.state, kind);
  switch (kind) {
    case 'PAYMENT':
      return takePayment(scope, line, otherId);
    case 'BATCH':
      return takeBatch(scope, line, otherId);
    case 'OWN_TRANSFER':
      return takeTransfer(scope, line, otherId);
    case 'CHARGE':
      return mark(scope, [markStatement(scope, line, { mark: 'CHARGE', note: '' })]);
    default:
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'pairs', code: 'choice' }]);
  }
}

const mark = (scope: Scope, statements: Parameters<typeof atomically>[1]): Promise<void> =>
  atomically(scope, statements, { BANK_LINE_STATE: () => new Failure('ILLEGAL_TRANSITION') });

const asPayout = (scope: Scope, line: LineRow, number: string) =>
  markStatement(scope, line, { mark: 'PAYOUT', note: number });

/** Refuses a line of another account or amount: nobody who looked at it would have chosen it. */
function requireFit(line: LineRow, row: PayoutRow, minor: number): void {
  if (line.accountId === row.accountId && 0 - line.amountMinor === minor) return;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'pairs', code: 'choice' }]);
}

async function takePayment(scope: Scope, line: LineRow, itemId: string): Promise<void> {
  const [row, payment] = await paymentOf(scope, itemId);
  // The bank can't have paid anything of a batch that nobody has given to it.
  if (row.state === 'OPEN') throw illegalTransition(row.state, 'CONFIRMED');
  requireFit(line, row, payment.item.amountMinor);
  const marked = asPayout(scope, line, payment.withdrawal.withdrawalNo);
  if (payment.item.state === 'SENT') return confirmPayment(scope, row, payment, [marked]);
  if (payment.item.state !== 'CONFIRMED') throw illegalTransition(payment.item.state, 'CONFIRMED');
  return mark(scope, [marked]);
}

async function paymentOf(scope: Scope, itemId: string): Promise<[PayoutRow, BatchPayment]> {
  const [item] = await scope.db
    .select({ payoutId: payoutItems.payoutId })
    .from(payoutItems)
    .where(and(eq(payoutItems.tenantId, scope.tenantId), eq(payoutItems.id, itemId)));
  if (!item) throw new Failure('NOT_FOUND');
  const row = await payoutRow(scope, item.payoutId);
  const payment = (await batchPayments(scope, row)).find((one) => one.item.id === itemId);
  if (!payment) throw new Failure('NOT_FOUND');
  return [row, payment];
}

/**
 * Confirms the payments of a batch, each in a transaction of its own, and marks the line together with the last
 * one, so that a call that was cut off can be repeated.
 */
async function takeBatch(scope: Scope, line: LineRow, payoutId: string): Promise<void> {
  const row = await payoutRow(scope, payoutId);
  requireFit(line, row, row.sumMinor);
  const payments = await batchPayments(scope, row);
  const wrong = payments.find(({ item: { state } }) => state !== 'SENT' && state !== 'CONFIRMED');
  if (row.state === 'OPEN' || wrong) throw illegalTransition(row.state, 'CONFIRMED');
  const sent = payments.filter(({ item }) => item.state === 'SENT');
  const marked = asPayout(scope, line, row.payoutNo);
  for (const [index, payment] of sent.entries()) {
    await confirmPayment(scope, row, payment, index === sent.length - 1 ? [marked] : []);
  }
  if (sent.length === 0) await mark(scope, [marked]);
}

/** Marks both lines in one transaction; only the outgoing one if nothing has arrived yet. */
async function takeTransfer(scope: Scope, line: LineRow, otherId: string): Promise<void> {
  const out = (note: string) => markStatement(scope, line, { mark: 'OWN_TRANSFER', note });
  if (otherId === '') return mark(scope, [out('')]);
  const other = await lineRow(scope, otherId);
  const isHalf =
    other.amountMinor === 0 - line.amountMinor &&
    other.currency === line.currency &&
    other.accountId !== line.accountId;
  if (!isHalf) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'pairs', code: 'choice' }]);
  const [from, to] = await Promise.all([
    bankAccount(scope, line.accountId),
    bankAccount(scope, other.accountId),
  ]);
  return mark(scope, [
    out(to.name),
    markStatement(scope, other, { mark: 'OWN_TRANSFER', note: from.name }),
  ]);
}
