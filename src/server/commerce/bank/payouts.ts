import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Payable, Payout, PayoutDetail } from '../../../contract/ops/payouts.ts';
import type { PayoutFormat, PayoutItemState, PayoutState } from '../../../contract/values/bank.ts';
import { PAYOUT_FORMATS } from '../../../contract/values/bank.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { withdrawals } from '../../db/schema/ledger.ts';
import { payoutItems, payouts } from '../../db/schema/payouts.ts';
import { fromMinor } from '../../payments/money.ts';
import { atomically, increased, inList, onlyFrom, type Statement } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { type WithdrawalRow, withdrawalMove } from '../withdrawal/withdrawal-records.ts';
import { payWithdrawal, rejectWithdrawal } from '../withdrawal/withdrawals.ts';
import { type AccountRow, accountNumber, accountRows, bankAccount } from './accounts.ts';
import { digitsOf, minorOf } from './amount.ts';
import { type PayoutOrder, payoutText } from './payout-file.ts';
import { type PaymentOutcome, readStatus } from './payout-status.ts';

type PayoutRow = typeof payouts.$inferSelect;
type ItemRow = typeof payoutItems.$inferSelect;
type Member = { item: ItemRow; withdrawal: WithdrawalRow };

const HELD: readonly PayoutItemState[] = ['QUEUED', 'SENT', 'CONFIRMED'];
/** More is not shown: a batch takes fewer. */
const MOST_PAYABLE = 500;

/** The approved withdrawals that are in no batch, the oldest first. */
export async function listPayable({ db, tenantId }: Scope): Promise<Payable[]> {
  const held = db
    .select({ id: payoutItems.id })
    .from(payoutItems)
    .where(
      and(
        eq(payoutItems.tenantId, withdrawals.tenantId),
        eq(payoutItems.withdrawalId, withdrawals.id),
        inArray(payoutItems.state, [...HELD]),
      ),
    );
  const rows = await db
    .select()
    .from(withdrawals)
    .where(
      and(eq(withdrawals.tenantId, tenantId), eq(withdrawals.status, 'APPROVED'), notExists(held)),
    )
    .orderBy(asc(withdrawals.createdAt))
    .limit(MOST_PAYABLE);
  return rows.map((row) => ({
    withdrawalId: row.id,
    withdrawalNo: row.withdrawalNo,
    payAmount: row.payAmount,
    payCurrency: row.payCurrency,
    accountHolder: row.accountHolder,
    createdAt: iso(row.createdAt),
  }));
}

/**
 * Makes a batch of approved withdrawals from an account of their currency. Throws `NOT_FOUND`, `VALIDATION_FAILED` at
 * `withdrawalIds` for another currency, `ILLEGAL_TRANSITION` for one that is not approved, and `CONFLICT` for one that is in
 * another batch.
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
  const amounts = rows.map((row) => {
    if (row.payCurrency !== account.currency) throw wrongIds('choice');
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
  const members = items.flatMap((item, index) => {
    const withdrawal = rows[index];
    return withdrawal ? [{ item, withdrawal }] : [];
  });
  const order = await orderFor(scope, row, account, members);
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
  members: readonly Member[],
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
    payments: members.map(({ item, withdrawal }) => ({
      reference: withdrawal.withdrawalNo,
      amount: fromMinor(item.amountMinor, digits),
      holder: withdrawal.accountHolder,
      account: withdrawal.accountNo,
    })),
  };
}

/**
 * The file of a batch for the bank. With its first download the payments are under way, because nobody knows where the file
 * is then: the batch can't be cancelled, and there is no second file for its withdrawals. Throws `NOT_FOUND`,
 * `ILLEGAL_TRANSITION` for a cancelled batch or one with a payment that is decided, and `CONFLICT` if it is not the file of
 * which the hash was kept, because the account was changed.
 */
export async function payoutFile(scope: Scope, id: string, format: PayoutFormat) {
  const row = await payoutRow(scope, id);
  const failure = () => illegalTransition(row.state, 'SENT');
  const members = await membersOf(scope, row);
  if (row.state === 'CANCELLED' || !members.every(isPayable)) throw failure();
  const account = await bankAccount(scope, row.accountId);
  const text = payoutText(await orderFor(scope, row, account, members), format);
  const sha256 = await sha256Hex(text);
  if (sha256 !== row.hashes[format]) throw new Failure('CONFLICT');
  // Not as the call's own change: that would be a new version of the batch, and the page with the download would be stale.
  await atomically(
    { db: scope.db },
    members.flatMap((member) => underWay(scope, member)),
    { PAYOUT_ITEM_STATE: failure, WITHDRAWAL_STATUS: failure },
  );
  const ending = format === 'CSV' ? 'csv' : 'xml';
  return { name: `${row.payoutNo}.${ending}`, sha256, text };
}

const isPayable = ({ withdrawal: { status } }: Member): boolean =>
  status === 'APPROVED' || status === 'PAYING';

/** The statements that say that a payment is under way; none if it is already. */
const underWay = (scope: Scope, { item, withdrawal }: Member): Statement[] =>
  item.state === 'SENT'
    ? []
    : [
        moveItem(scope, item, ['QUEUED'], 'SENT'),
        ...withdrawalMove(scope, withdrawal, { event: 'SENT' }).statements,
      ];

/** Says that the bank has the file: from then on it can be said what became of its payments. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function sendPayout(scope: Scope, id: string): Promise<PayoutDetail> {
  const { now, staffId = '' } = scope;
  const row = await payoutRow(scope, id);
  const members = await membersOf(scope, row);
  if (row.state !== 'OPEN') throw illegalTransition(row.state, 'SENT');
  const failure = () => illegalTransition(row.state, 'SENT');
  await atomically(
    scope,
    [
      movePayout(scope, row, ['OPEN'], 'SENT', { sentBy: staffId, sentAt: now }),
      ...members.flatMap((member) => underWay(scope, member)),
    ],
    { PAYOUT_STATE: failure, PAYOUT_ITEM_STATE: failure, WITHDRAWAL_STATUS: failure },
  );
  return getPayout(scope, id);
}

/**
 * Cancels a batch of which nobody has the file: its withdrawals can go into another one. Throws `NOT_FOUND`, and
 * `ILLEGAL_TRANSITION`, also once the file was downloaded.
 */
export async function cancelPayout(scope: Scope, id: string): Promise<PayoutDetail> {
  const row = await payoutRow(scope, id);
  const members = await membersOf(scope, row);
  if (row.state !== 'OPEN') throw illegalTransition(row.state, 'CANCELLED');
  const failure = () => illegalTransition(row.state, 'CANCELLED');
  await atomically(
    scope,
    [
      movePayout(scope, row, ['OPEN'], 'CANCELLED'),
      ...members.map(({ item }) => moveItem(scope, item, ['QUEUED'], 'CANCELLED')),
    ],
    { PAYOUT_STATE: failure, PAYOUT_ITEM_STATE: failure },
  );
  return getPayout(scope, id);
}

type Outcome = { itemId: string; outcome: PaymentOutcome; reason: string };

/** What somebody says of payments, as outcomes. */
export const saidOutcomes = ({
  confirmed,
  failed,
}: {
  confirmed: readonly string[];
  failed: readonly { itemId: string; reason: string }[];
}): Outcome[] => [
  ...confirmed.map((itemId) => ({ itemId, outcome: 'CONFIRMED' as const, reason: '' })),
  ...failed.map((one) => ({ ...one, outcome: 'FAILED' as const })),
];

/**
 * What became of payments at the bank, each in a transaction of its own: a confirmed withdrawal is paid, a failed one is
 * released. Throws `NOT_FOUND`, `NOTHING_TO_DO` without any, and `ILLEGAL_TRANSITION` at the first that is decided already.
 */
export async function settlePayout(
  scope: Scope,
  id: string,
  outcomes: readonly Outcome[],
): Promise<PayoutDetail> {
  if (outcomes.length === 0) throw new Failure('NOTHING_TO_DO');
  const row = await payoutRow(scope, id);
  if (row.state === 'OPEN') throw illegalTransition(row.state, 'DONE');
  const members = await membersOf(scope, row);
  const decided = outcomes.map((one) => {
    const member = members.find(({ item }) => item.id === one.itemId);
    if (!member) throw new Failure('NOT_FOUND', {}, [{ field: 'results', code: 'unknown' }]);
    if (member.item.state !== 'SENT') throw illegalTransition(member.item.state, one.outcome);
    return { ...one, ...member };
  });
  for (const { item, withdrawal, outcome, reason } of decided) {
    const also = [
      moveItem(scope, item, ['SENT'], outcome, reason),
      doneIfDecided(scope, row, item),
    ];
    if (outcome === 'CONFIRMED') await payWithdrawal(scope, withdrawal.id, also);
    else await rejectWithdrawal(scope, withdrawal.id, { reason, failed: also });
  }
  return getPayout(scope, id);
}

/**
 * Takes a bank's status report (pain.002) about a batch: what is decided and was not. Throws `NOT_FOUND`, and
 * `VALIDATION_FAILED` at `text` for a text that is none, or is about another batch.
 */
export async function takeStatus(scope: Scope, id: string, text: string): Promise<PayoutDetail> {
  const row = await payoutRow(scope, id);
  const status = readStatus(text);
  if (status?.messageId !== row.payoutNo) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'text', code: 'invalid' }]);
  }
  const members = await membersOf(scope, row);
  const outcomes = members.flatMap(({ item, withdrawal }): Outcome[] => {
    const told = status.payments.find(({ reference }) => reference === withdrawal.withdrawalNo);
    const outcome = told ? told.outcome : status.group;
    const reason = told?.reason || (outcome === 'FAILED' ? 'RJCT' : '');
    return item.state === 'SENT' && outcome ? [{ itemId: item.id, outcome, reason }] : [];
  });
  return settlePayout(scope, id, outcomes);
}

/** The statement that ends a batch with its last payment. */
function doneIfDecided({ db, tenantId }: Scope, row: PayoutRow, last: ItemRow): Statement {
  const waiting = db
    .select({ id: payoutItems.id })
    .from(payoutItems)
    .where(
      and(
        eq(payoutItems.tenantId, tenantId),
        eq(payoutItems.payoutId, row.id),
        eq(payoutItems.state, 'SENT'),
        sql`${payoutItems.id} <> ${last.id}`,
      ),
    );
  return db
    .update(payouts)
    .set({ state: 'DONE', version: increased(payouts.version) })
    .where(
      and(
        eq(payouts.tenantId, tenantId),
        eq(payouts.id, row.id),
        eq(payouts.state, 'SENT'),
        notExists(waiting),
      ),
    );
}

function movePayout(
  { db }: Scope,
  { id, tenantId }: PayoutRow,
  from: readonly PayoutState[],
  to: PayoutState,
  changes: Partial<Pick<PayoutRow, 'sentBy' | 'sentAt'>> = {},
): Statement {
  return db
    .update(payouts)
    .set({
      ...changes,
      state: onlyFrom(payouts.state, from, to),
      version: increased(payouts.version),
    })
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.id, id)));
}

function moveItem(
  { db, now }: Scope,
  { id, tenantId }: ItemRow,
  from: readonly PayoutItemState[],
  to: PayoutItemState,
  reason = '',
): Statement {
  return db
    .update(payoutItems)
    .set({ state: onlyFrom(payoutItems.state, from, to), reason, changedAt: now })
    .where(and(eq(payoutItems.tenantId, tenantId), eq(payoutItems.id, id)));
}

/** A batch with its payments. Throws `NOT_FOUND`. */
export async function getPayout(scope: Scope, id: string): Promise<PayoutDetail> {
  const row = await payoutRow(scope, id);
  const [members, account, names] = await Promise.all([
    membersOf(scope, row),
    bankAccount(scope, row.accountId),
    staffNames(scope, [row.createdBy]),
  ]);
  return {
    ...viewPayout(row, account.name, names),
    hashes: row.hashes,
    items: members.map(({ item, withdrawal }) => ({
      id: item.id,
      withdrawalId: withdrawal.id,
      withdrawalNo: withdrawal.withdrawalNo,
      accountHolder: withdrawal.accountHolder,
      accountNo: `••••${withdrawal.accountNo.slice(-4)}`,
      amount: fromMinor(item.amountMinor, digitsOf(row.currency)),
      state: item.state,
      reason: item.reason,
      changedAt: iso(item.changedAt),
    })),
  };
}

/** The batches, newest first. */
export async function listPayouts(
  scope: Scope,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
) {
  const { db, tenantId } = scope;
  const keyset = { column: payouts.createdAt, id: payouts.id, descending: true };
  const isListed = eq(payouts.tenantId, tenantId);
  const [rows, total, accounts] = await Promise.all([
    db
      .select()
      .from(payouts)
      .where(and(isListed, afterCursor(keyset, cursor)))
      .orderBy(...orderOf(keyset))
      .limit(pageSize + 1),
    cappedCount(scope, payouts, isListed),
    accountRows(scope),
  ]);
  const page = pageOfRows(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  const names = await staffNames(
    scope,
    page.rows.map(({ createdBy }) => createdBy),
  );
  const accountName = (id: string) => accounts.find((one) => one.id === id)?.name ?? '';
  return {
    records: page.rows.map((row) => viewPayout(row, accountName(row.accountId), names)),
    total,
    ...(page.next ? { next: page.next } : {}),
  };
}

const viewPayout = (
  row: PayoutRow,
  accountName: string,
  names: ReadonlyMap<string, string>,
): Payout => ({
  id: row.id,
  version: row.version,
  payoutNo: row.payoutNo,
  accountId: row.accountId,
  accountName,
  state: row.state,
  currency: row.currency,
  count: row.count,
  sum: fromMinor(row.sumMinor, digitsOf(row.currency)),
  createdBy: names.get(row.createdBy) ?? '',
  createdAt: iso(row.createdAt),
  sentAt: isoOrNone(row.sentAt),
});

async function payoutRow({ db, tenantId }: Scope, id: string): Promise<PayoutRow> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The payments of a batch with their withdrawals, in their order. */
function membersOf({ db, tenantId }: Scope, { id }: PayoutRow): Promise<Member[]> {
  return db
    .select({ item: payoutItems, withdrawal: withdrawals })
    .from(payoutItems)
    .innerJoin(
      withdrawals,
      and(
        eq(withdrawals.tenantId, payoutItems.tenantId),
        eq(withdrawals.id, payoutItems.withdrawalId),
      ),
    )
    .where(and(eq(payoutItems.tenantId, tenantId), eq(payoutItems.payoutId, id)))
    .orderBy(asc(payoutItems.position));
}
