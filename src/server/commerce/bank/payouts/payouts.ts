import { and, asc, eq, inArray, notExists, notInArray } from 'drizzle-orm';
import { Failure } from '../../../../contract/errors.ts';
import type { Payable, PayoutDetail } from '../../../../contract/ops/money/payouts.ts';
import type { PayoutFormat, PayoutItemState } from '../../../../contract/values/money/bank.ts';
import { PAYOUT_FORMATS } from '../../../../contract/values/money/bank.ts';
import { sha256Hex } from '../../../crypto/digest.ts';
import { newId, newNumber } from '../../../crypto/random.ts';
import { withdrawals } from '../../../db/schema/money/ledger.ts';
import { payoutItems, payouts } from '../../../db/schema/money/payouts.ts';
import { fromMinor } from '../../../payments/money.ts';
import { atomically, inList, onlyFrom, type Statement } from '../../base/atomically.ts';
import { illegalTransition } from '../../base/illegal-transition.ts';
import type { Scope } from '../../base/scope.ts';
import { channelsOfProviders, payableWithdrawals } from '../../withdrawal/payable.ts';
import { withdrawalMove } from '../../withdrawal/withdrawal-records.ts';
import { type AccountRow, accountNumber, bankAccount } from '../accounts.ts';
import { digitsOf, minorOf } from '../statement/amount.ts';
import { type PayoutOrder, payoutText } from './payout-file.ts';
import {
  type BatchPayment,
  batchPayments,
  getPayout,
  type ItemRow,
  moveItem,
  movePayout,
  type PayoutRow,
  payoutRow,
} from './payout-records.ts';

const HELD: readonly PayoutItemState[] = ['QUEUED', 'SENT', 'CONFIRMED'];

/** The most payable withdrawals that are listed; a batch accepts fewer. */
const MOST_PAYABLE = 500;

/** The approved withdrawals that are in no batch, the oldest first. */
export async function listPayable(scope: Scope): Promise<Payable[]> {
  const others = await channelsOfProviders(scope);
  const heldItems = scope.db
    .select({ id: payoutItems.id })
    .from(payoutItems)
    .where(
      and(
        eq(payoutItems.tenantId, withdrawals.tenantId),
        eq(payoutItems.withdrawalId, withdrawals.id),
        inArray(payoutItems.state, [...HELD]),
      ),
    );
  return payableWithdrawals(
    scope,
    MOST_PAYABLE,
    notInArray(withdrawals.channelId, others),
    notExists(heldItems),
  );
}

/**
 * Makes a batch of approved withdrawals from an account of their currency. Throws `NOT_FOUND`,
 * `VALIDATION_FAILED` at `withdrawalIds` for another currency, `ILLEGAL_TRANSITION` for a withdrawal that
 * is not approved, and `CONFLICT` for one in another batch.
 */
export async function makePayout(
  scope: Scope,
  { accountId, withdrawalIds }: { accountId: string; withdrawalIds: readonly string[] },
): Promise<PayoutDetail> {
  const { db, now, tenantId, staffId = '' } = scope;
  const account = await bankAccount(scope, accountId);
  const ids = [...new Set(withdrawalIds)];
  const rows = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.tenantId, tenantId), inList(withdrawals.id, ids)))
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id));
  if (rows.length < ids.length) throw wrongIds('unknown');
  const digits = digitsOf(account.currency);
  const others = await channelsOfProviders(scope);
  const amounts = rows.map((row) => {
    if (row.payCurrency !== account.currency || others.includes(row.channelId)) {
      throw wrongIds('choice');
    }
    if (row.status !== 'APPROVED') throw illegalTransition(row.status, 'SENT');
    return minorOf(row.payAmount, digits) ?? 0;
  });
  const id = newId(now);
  const sumMinor = amounts.reduce((sum, minor) => sum + minor, 0);
  const row: PayoutRow = {
    id,
    tenantId,
    version: 0,
    accountId,
    payoutNo: newNumber('B', now),
    state: 'OPEN',
    currency: account.currency,
    count: rows.length,
    sumMinor,
    hashes: {},
    createdBy: staffId,
    createdAt: now,
    sentBy: '',
    sentAt: null,
  };
  const items = rows.map(
    (withdrawal, position): ItemRow => ({
      id: newId(now),
      tenantId,
      payoutId: id,
      position,
      withdrawalId: withdrawal.id,
      amountMinor: amounts[position] ?? 0,
      state: 'QUEUED',
      reason: '',
      changedAt: now,
    }),
  );
  const payments = items.flatMap((item, index) => {
    const withdrawal = rows[index];
    return withdrawal ? [{ item, withdrawal }] : [];
  });
  const order = await orderFor(scope, row, account, payments);
  const hashes = await Promise.all(
    PAYOUT_FORMATS.map(async (format) => [format, await sha256Hex(payoutText(order, format))]),
  );
  await atomically(
    scope,
    [
      requireApproved(scope, ids),
      db.insert(payouts).values({ ...row, hashes: Object.fromEntries(hashes) }),
      ...items.map((item) => db.insert(payoutItems).values(item)),
    ],
    {
      WITHDRAWAL_STATUS: () => new Failure('ILLEGAL_TRANSITION'),
      PAYOUT_ITEM_HELD: () => new Failure('CONFLICT'),
    },
  );
  return getPayout(scope, id);
}

/** The statement that fails its batch with the guard `WITHDRAWAL_STATUS` unless all of these withdrawals are approved. */
const requireApproved = ({ db, tenantId }: Scope, ids: readonly string[]): Statement =>
  db
    .update(withdrawals)
    .set({ status: onlyFrom(withdrawals.status, ['APPROVED'], 'APPROVED') })
    .where(and(eq(withdrawals.tenantId, tenantId), inList(withdrawals.id, ids)));

const wrongIds = (code: 'unknown' | 'choice'): Failure =>
  new Failure('VALIDATION_FAILED', {}, [{ field: 'withdrawalIds', code }]);

async function orderFor(
  scope: Scope,
  { payoutNo, createdAt, currency, sumMinor }: PayoutRow,
  account: AccountRow,
  payments: readonly BatchPayment[],
): Promise<PayoutOrder> {
  const digits = digitsOf(currency);
  return {
    messageId: payoutNo,
    createdAt,
    currency,
    sum: fromMinor(sumMinor, digits),
    debtor: {
      name: account.holder,
      account: await accountNumber(scope, account),
      bic: account.bic,
    },
    payments: payments.map(({ item, withdrawal }) => ({
      reference: withdrawal.withdrawalNo,
      amount: fromMinor(item.amountMinor, digits),
      holder: withdrawal.accountHolder,
      account: withdrawal.accountNo,
    })),
  };
}

/**
 * The file of a batch for the bank. The first download marks the payments as under way, because from then
 * on nobody knows where the file is: the batch can't be cancelled, and there is no second file for its
 * withdrawals. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` for a cancelled batch or one with a decided
 * payment, and `CONFLICT` if the file's hash differs from the stored one, because the account was changed.
 */
export async function payoutFile(scope: Scope, id: string, format: PayoutFormat) {
  const row = await payoutRow(scope, id);
  const failure = () => illegalTransition(row.state, 'SENT');
  const payments = await batchPayments(scope, row);
  if (row.state === 'CANCELLED' || !payments.every(isPayable)) throw failure();
  const account = await bankAccount(scope, row.accountId);
  const text = payoutText(await orderFor(scope, row, account, payments), format);
  const sha256 = await sha256Hex(text);
  if (sha256 !== row.hashes[format]) throw new Failure('CONFLICT');
  // Not as the call's own change: that would be a new version of the batch, and the page with the download would be stale.
  await atomically(
    { db: scope.db },
    payments.flatMap((payment) => underWayStatements(scope, payment)),
    { PAYOUT_ITEM_STATE: failure, WITHDRAWAL_STATUS: failure },
  );
  const ending = format === 'CSV' ? 'csv' : 'xml';
  return { name: `${row.payoutNo}.${ending}`, sha256, text };
}

const isPayable = ({ withdrawal: { status } }: BatchPayment): boolean =>
  status === 'APPROVED' || status === 'PAYING';

/** The statements that mark a payment as under way; empty if the payment is under way already. */
const underWayStatements = (scope: Scope, { item, withdrawal }: BatchPayment): Statement[] =>
  item.state === 'SENT'
    ? []
    : [
        moveItem(scope, item, ['QUEUED'], 'SENT'),
        ...withdrawalMove(scope, withdrawal, { event: 'SENT' }).statements,
      ];

/**
 * Records that the bank has the file. From then on the outcomes of its payments can be entered. Throws
 * `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function sendPayout(scope: Scope, id: string): Promise<PayoutDetail> {
  const { now, staffId = '' } = scope;
  const row = await payoutRow(scope, id);
  const payments = await batchPayments(scope, row);
  if (row.state !== 'OPEN') throw illegalTransition(row.state, 'SENT');
  const failure = () => illegalTransition(row.state, 'SENT');
  await atomically(
    scope,
    [
      movePayout(scope, row, ['OPEN'], 'SENT', { sentBy: staffId, sentAt: now }),
      ...payments.flatMap((payment) => underWayStatements(scope, payment)),
    ],
    { PAYOUT_STATE: failure, PAYOUT_ITEM_STATE: failure, WITHDRAWAL_STATUS: failure },
  );
  return getPayout(scope, id);
}

/**
 * Cancels a batch whose file nobody has downloaded: its withdrawals can go into another one. Throws
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION` after the file was downloaded.
 */
export async function cancelPayout(scope: Scope, id: string): Promise<PayoutDetail> {
  const row = await payoutRow(scope, id);
  const payments = await batchPayments(scope, row);
  if (row.state !== 'OPEN') throw illegalTransition(row.state, 'CANCELLED');
  const failure = () => illegalTransition(row.state, 'CANCELLED');
  await atomically(
    scope,
    [
      movePayout(scope, row, ['OPEN'], 'CANCELLED'),
      ...payments.map(({ item }) => moveItem(scope, item, ['QUEUED'], 'CANCELLED')),
    ],
    { PAYOUT_STATE: failure, PAYOUT_ITEM_STATE: failure },
  );
  return getPayout(scope, id);
}
