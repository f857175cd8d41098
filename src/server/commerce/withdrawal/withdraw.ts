import { and, count, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import { Failure } from '../../../contract/errors.ts';
import { email } from '../../../contract/values/fields.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { WITHDRAWAL_STATUSES } from '../../../contract/values/money/money-kinds.ts';
import { convertCny } from '../../../i18n/format.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { withdrawals } from '../../db/schema/money/ledger.ts';
import { providerOf } from '../../payments/providers.ts';
import { atomically } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { madeStatements } from '../base/idempotency.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import { type Channel, channelsOf } from '../deposit/deposit-channels.ts';
import { notifyOfOperation, recordOperation } from '../identity/operations.ts';
import { requireUser } from '../identity/users.ts';
import { transferStatements, walletOf } from '../ledger/ledger.ts';
import { repayOwed, requireNothingOwed } from '../ledger/owed.ts';
import { currentRate } from '../rates/exchange-rates.ts';
import { verifyPayPassword } from '../wallet/pay-password.ts';
import {
  endWithdrawal,
  releaseStatements,
  viewWithdrawal,
  type WithdrawalRow,
  withdrawalEvent,
} from './withdrawal-records.ts';
import { withdrawalStates } from './withdrawal-states.ts';
import { coolingEnd, payoutChannels } from './withdrawal-terms.ts';

/** The statuses of a withdrawal that may still be paid. */
const OPEN_STATUSES = WITHDRAWAL_STATUSES.filter(
  (status) => withdrawalStates.next(status, 'PAID') !== undefined,
);

/** The condition for the shopper's withdrawals. */
const ownWithdrawals = ({ tenantId, userId }: OwnerScope) =>
  and(eq(withdrawals.tenantId, tenantId), eq(withdrawals.userId, userId));

/** The shopper's withdrawals, newest first. */
export async function listWithdrawals(
  scope: OwnerScope,
  page: { pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageRange(page);
  const [rows, [total], channels] = await Promise.all([
    scope.db
      .select()
      .from(withdrawals)
      .where(ownWithdrawals(scope))
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(limit)
      .offset(offset),
    scope.db.select({ rows: count() }).from(withdrawals).where(ownWithdrawals(scope)),
    channelsOf(scope),
  ]);
  const records = rows.map((row) => viewWithdrawal(scope, row, channels));
  return pageOf(records, total?.rows ?? 0, page);
}

/**
 * Requests a withdrawal from the balance through a channel that the shopper has topped up with. The
 * amount is CNY and includes the fee; it is held until an operator decides. A request that is not
 * allowed fails before the pay password is checked. Throws `PAYOUT_CHANNEL_UNAVAILABLE` at `channelId`
 * for any other channel, `VALIDATION_FAILED` at an `amount` below the minimum, `WITHDRAWAL_COOLING`
 * with `until`, `WITHDRAWAL_OPEN`, `INSUFFICIENT_BALANCE`, `RATE_TOO_OLD`, and as `verifyPayPassword`.
 */
export async function createWithdrawal(
  scope: OwnerScope,
  request: {
    channelId: string;
    amount: string;
    accountHolder: string;
    accountNo: string;
    payPassword: string;
  },
): Promise<Withdrawal> {
  const channel = (await payoutChannels(scope)).find(
    ({ channel: { id }, obstacle }) => id === request.channelId && !obstacle,
  )?.channel;
  if (!channel) {
    const fields = [{ field: 'channelId', code: 'choice' as const }];
    throw new Failure('PAYOUT_CHANNEL_UNAVAILABLE', { channelId: request.channelId }, fields);
  }
  const row = await newWithdrawal(scope, channel, request);
  await assertAllowed(scope, row);
  await verifyPayPassword(scope, request.payPassword);
  await repayOwed(scope);
  const statements = [
    requireNothingOwed(scope),
    ...madeStatements(scope, [row.id]),
    ...requestStatements(scope, row),
  ];
  await atomically(scope, statements, {
    BALANCE_OWED: () => new Failure('BALANCE_OWED'),
    WITHDRAWAL_OPEN: () => new Failure('WITHDRAWAL_OPEN'),
    OVERDRAFT: () => insufficientBalance({}),
  });
  return viewWithdrawal(scope, row, [channel]);
}

/**
 * Cancels the caller's withdrawal while it is not decided, and releases the held amount. Throws
 * `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function cancelWithdrawal(scope: OwnerScope, id: string): Promise<Withdrawal> {
  const row = await ownWithdrawal(scope, id);
  const cancelled = await endWithdrawal(scope, row, {
    event: 'CANCELLED',
    also: releaseStatements(scope, row),
  });
  return viewWithdrawal(scope, cancelled, await channelsOf(scope));
}

/** A withdrawal of the caller. Throws `NOT_FOUND`. */
export async function getWithdrawal(scope: OwnerScope, id: string): Promise<Withdrawal> {
  return viewWithdrawal(scope, await ownWithdrawal(scope, id), await channelsOf(scope));
}

async function ownWithdrawal(scope: OwnerScope, id: string): Promise<WithdrawalRow> {
  const [row] = await scope.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), ownWithdrawals(scope)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/**
 * A new withdrawal at today's rate, not yet stored. Throws `VALIDATION_FAILED` at an `amount` below the
 * minimum, and at an `accountNo` that is not an e-mail if the provider pays to e-mails.
 */
async function newWithdrawal(
  scope: OwnerScope,
  channel: Channel,
  request: { amount: string; accountHolder: string; accountNo: string },
): Promise<WithdrawalRow> {
  const { tenantId, userId, now, tenant } = scope;
  const { minimum, fee } = tenant.withdrawal;
  const [amountFen, feeFen] = [toFen(request.amount), toFen(fee)];
  if (amountFen < toFen(minimum) || amountFen <= feeFen) {
    throw new Failure('VALIDATION_FAILED', { minimum }, [{ field: 'amount', code: 'too_small' }]);
  }
  const accountNo = request.accountNo.replaceAll(/\s/g, '');
  if (providerOf(channel).payeeBy === 'EMAIL' && !v.is(email, accountNo)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'accountNo', code: 'email' }]);
  }
  const { currency, rate } = await currentRate(scope, channel.currency);
  return {
    id: newId(now),
    tenantId,
    userId,
    withdrawalNo: newNumber('W', now),
    channelId: channel.id,
    status: 'PENDING_REVIEW',
    version: 0,
    amountFen,
    feeFen,
    payAmount: convertCny(fromFen(amountFen - feeFen), rate, currency),
    payCurrency: currency,
    rate,
    accountHolder: request.accountHolder,
    accountNo,
    reason: '',
    createdAt: now,
    doneAt: null,
  };
}

/** Throws `WITHDRAWAL_COOLING`, `WITHDRAWAL_OPEN` or `INSUFFICIENT_BALANCE`. */
async function assertAllowed(scope: OwnerScope, { amountFen }: WithdrawalRow): Promise<void> {
  const [user, { availableFen }, open] = await Promise.all([
    requireUser(scope),
    walletOf(scope.db, scope),
    scope.db
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(and(ownWithdrawals(scope), inArray(withdrawals.status, OPEN_STATUSES)))
      .limit(1),
  ]);
  const until = coolingEnd(user);
  if (until > scope.now) throw new Failure('WITHDRAWAL_COOLING', { until: iso(until) });
  if (open.length > 0) throw new Failure('WITHDRAWAL_OPEN');
  if (amountFen > availableFen) {
    throw insufficientBalance({
      available: fromFen(availableFen),
      missing: fromFen(amountFen - availableFen),
    });
  }
}

function insufficientBalance(details: Record<string, string>): Failure {
  return new Failure('INSUFFICIENT_BALANCE', details, [{ field: 'amount', code: 'invalid' }]);
}

function requestStatements(scope: OwnerScope, row: WithdrawalRow) {
  const { db, now: at } = scope;
  const { id, tenantId, userId, withdrawalNo, amountFen } = row;
  return [
    db.insert(withdrawals).values(row),
    ...transferStatements(db, {
      tenantId,
      key: `withdrawal:${id}`,
      type: 'WITHDRAWAL',
      reference: withdrawalNo,
      at,
      postings: [
        { userId, kind: 'AVAILABLE', amountFen: -amountFen },
        { userId, kind: 'FROZEN', amountFen },
      ],
    }),
    withdrawalEvent(scope, row, {
      event: 'REQUESTED',
      to: row.status,
      details: { amount: fromFen(amountFen) },
    }),
    recordOperation(scope, userId, 'WITHDRAWAL_REQUESTED'),
    notifyOfOperation(scope, userId, 'WITHDRAWAL_REQUESTED'),
  ];
}
