import { and, asc, eq } from 'drizzle-orm';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { ReversalState } from '../../../contract/values/money/provider-kinds.ts';
import { newId } from '../../crypto/random.ts';
import { reversals } from '../../db/schema/money/providers.ts';
import { scaled, shareFen } from '../../payments/money.ts';
import type { PaymentState, Reversal } from '../../payments/provider.ts';
import { commitPlan, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import {
  movePayment,
  nextCheckAt,
  type ProviderPaymentRow,
  providerPayment,
} from '../channel/provider-payments.ts';
import { tenantDeposit } from '../deposit/decide-deposit.ts';
import { type Posting, transferStatements, walletOf } from '../ledger/ledger.ts';
import { notify } from '../notice/notify.ts';

export type ReversalRow = typeof reversals.$inferSelect;
type Paid = Extract<PaymentState, { status: 'PAID' }>;
type Known = { payment: ProviderPaymentRow; rows: readonly ReversalRow[]; creditedFen: number };

/** Whether the money went back and was taken from what the top-up had credited. */
const isTaken = ({ state }: ReversalRow): boolean => state === 'TAKEN';

/** The refunds and disputes of a payment, the oldest first. */
export function reversalsOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  providerPaymentId: string,
): Promise<ReversalRow[]> {
  return db
    .select()
    .from(reversals)
    .where(
      and(eq(reversals.tenantId, tenantId), eq(reversals.providerPaymentId, providerPaymentId)),
    )
    .orderBy(asc(reversals.createdAt), asc(reversals.id));
}

/**
 * Brings the refunds and disputes of a paid payment to the states that the provider reports, one batch for
 * each.
 */
export async function applyReversals(scope: Scope, paymentId: string, paid: Paid): Promise<void> {
  for (const reversal of paid.reversals) {
    await commitPlan(scope, async () => ({
      statements: await reversalStatements(scope, await readKnown(scope, paymentId), reversal),
    }));
  }
}

async function readKnown(scope: Scope, paymentId: string): Promise<Known> {
  const payment = await providerPayment(scope, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} is missing`);
  const [rows, deposit] = await Promise.all([
    reversalsOf(scope, paymentId),
    tenantDeposit(scope, payment.depositId),
  ]);
  return { payment, rows, creditedFen: payment.state === 'CREDITED' ? deposit.amountFen : 0 };
}

/** The statements for a reported refund or dispute; empty if its state is known already. */
async function reversalStatements(
  scope: Scope,
  known: Known,
  told: Reversal,
): Promise<Statement[]> {
  const row = known.rows.find(
    ({ id, reference }) => reference === told.reference || (told.key && id === told.key),
  );
  if (!row) return insertStatements(scope, known, told);
  if (row.state === told.status) return [];
  // We gave up waiting for a response, but the provider has refunded the money.
  if (row.state === 'DECLINED' && told.status !== 'TAKEN') return [];
  if (told.status === 'TAKEN') return takeStatements(scope, known, row, told.reference);
  if (told.status === 'RETURNED') return returnStatements(scope, known, row, told.reference);
  // Nothing becomes undecided again, except a refund of ours that we did not know the provider has.
  return row.state === 'REQUESTED'
    ? [moveReversal(scope, row, ['REQUESTED'], 'PENDING', { reference: told.reference })]
    : [];
}

function insertStatements(scope: Scope, known: Known, told: Reversal): Promise<Statement[]> {
  const { payment } = known;
  const row: ReversalRow = {
    id: newId(scope.now),
    tenantId: payment.tenantId,
    userId: payment.userId,
    providerPaymentId: payment.id,
    kind: told.kind,
    state: told.status === 'RETURNED' ? 'RETURNED' : 'PENDING',
    reference: told.reference,
    amount: told.money.amount,
    currency: told.money.currency,
    amountFen: nextShareFen(known, told.money.amount),
    held: false,
    reason: '',
    error: '',
    createdAt: scope.now,
    changedAt: scope.now,
    version: 0,
  };
  const insert = scope.db.insert(reversals).values(row);
  if (told.status === 'PENDING') {
    const next = { nextCheckAt: nextCheckAt(scope.now, 0) };
    return Promise.resolve([
      insert,
      movePayment(scope, payment, [payment.state], payment.state, next),
    ]);
  }
  if (told.status !== 'TAKEN') return Promise.resolve([insert]);
  return takeStatements(scope, known, row, told.reference).then((taking) => [insert, ...taking]);
}

/**
 * The share of the credited amount that is taken for an amount that goes back, in fen. All parts of the
 * payment together take exactly what was credited, however they are rounded.
 */
export function nextShareFen({ payment, rows, creditedFen }: Known, amount: string): number {
  const before = rows.filter((row) => isTaken(row) || row.held);
  const beforeScaled = before.reduce((sum, row) => sum + scaled(row.amount), 0n);
  const beforeFen = before.reduce((sum, row) => sum + row.amountFen, 0);
  const paidScaled = scaled(payment.paidAmount || payment.amount);
  return Math.max(0, shareFen(creditedFen, beforeScaled + scaled(amount), paidScaled) - beforeFen);
}

/**
 * The statements for money that has gone: it is taken from what is on hold for it, or from the balance; the
 * shopper owes what the balance lacks.
 */
async function takeStatements(
  scope: Scope,
  known: Known,
  row: ReversalRow,
  reference: string,
): Promise<Statement[]> {
  const { db, now: at } = scope;
  const { tenantId, userId } = row;
  const amountFen = row.held ? row.amountFen : nextShareFen(known, row.amount);
  const changes = { reference, amountFen, held: false };
  const from: ReversalState[] = ['REQUESTED', 'PENDING', 'RETURNED', 'DECLINED'];
  const { payment } = known;
  // A dispute that is won later brings the money back.
  const next = row.kind === 'DISPUTE' ? { nextCheckAt: nextCheckAt(at, 0) } : {};
  const moves = [
    moveReversal(scope, row, from, 'TAKEN', changes),
    // The shares of several that go back at once are worked out one after the other.
    movePayment(scope, payment, [payment.state], stateAfter(known, row), next, payment.version),
  ];
  if (amountFen === 0) return moves;
  const { availableFen } = await walletOf(db, { tenantId, userId });
  const fromBalanceFen = row.held ? 0 : Math.min(availableFen, amountFen);
  const postings: Posting[] = [
    { userId: '', kind: 'CLEARING', amountFen },
    { userId, kind: 'FROZEN', amountFen: row.held ? -amountFen : 0 },
    { userId, kind: 'AVAILABLE', amountFen: -fromBalanceFen },
    { userId, kind: 'OWED', amountFen: row.held ? 0 : fromBalanceFen - amountFen },
  ];
  const depositNo = await depositNoOf(scope, payment);
  return [
    ...moves,
    ...transferStatements(db, {
      tenantId,
      // A dispute that was won can still be lost later. Each time it is another transfer.
      key: `reversal:${row.id}:${row.version}`,
      type: 'DEPOSIT_REVERSAL',
      reference: depositNo,
      at,
      postings,
    }),
    notify(db, { tenantId, userId, at }, 'DEPOSIT_REVERSED', {
      depositNo,
      amount: fromFen(amountFen),
      kind: row.kind,
    }),
  ];
}

/**
 * The state of a payment after some of its money went back. One that was never credited ends when all of
 * its money has gone. A credited one stays credited in the books.
 */
function stateAfter({ payment, rows }: Known, row: ReversalRow): ProviderPaymentRow['state'] {
  if (payment.state !== 'REVIEW') return payment.state;
  const others = rows.filter((one) => isTaken(one) && one.id !== row.id);
  const reversedScaled = [...others, row].reduce((sum, one) => sum + scaled(one.amount), 0n);
  return reversedScaled >= scaled(payment.paidAmount || payment.amount) ? 'REVERSED' : 'REVIEW';
}

/**
 * The statements for money that the shop keeps or gets back: what was taken or held goes back to the
 * shopper, first to what they owe.
 */
async function returnStatements(
  scope: Scope,
  known: Known,
  row: ReversalRow,
  reference: string,
): Promise<Statement[]> {
  const { db, now: at } = scope;
  const { tenantId, userId, amountFen } = row;
  const move = moveReversal(scope, row, [row.state], 'RETURNED', { reference, held: false });
  const moves = [move, ...backToReview(scope, known, row)];
  if (amountFen === 0 || !(isTaken(row) || row.held)) return moves;
  const { owedFen } = await walletOf(db, { tenantId, userId });
  const toOwedFen = Math.min(owedFen, amountFen);
  const postings: Posting[] = [
    { userId: '', kind: 'CLEARING', amountFen: row.held ? 0 : -amountFen },
    { userId, kind: 'FROZEN', amountFen: row.held ? -amountFen : 0 },
    { userId, kind: 'OWED', amountFen: toOwedFen },
    { userId, kind: 'AVAILABLE', amountFen: amountFen - toOwedFen },
  ];
  const depositNo = await depositNoOf(scope, known.payment);
  const notice = notify(db, { tenantId, userId, at }, 'DEPOSIT_RETURNED', {
    depositNo,
    amount: fromFen(amountFen),
  });
  return [
    ...moves,
    ...transferStatements(db, {
      tenantId,
      key: `reversal-returned:${row.id}:${row.version}`,
      type: 'DEPOSIT_REVERSAL',
      reference: depositNo,
      at,
      postings,
    }),
    notice,
  ];
}

/**
 * The statements for a payment whose money had all gone before it was credited, and of which at least a
 * part came back: a person must look at it.
 */
function backToReview(scope: Scope, { payment }: Known, row: ReversalRow): Statement[] {
  if (payment.state !== 'REVERSED' || !isTaken(row)) return [];
  return [movePayment(scope, payment, ['REVERSED'], 'REVIEW', {}, payment.version)];
}

const depositNoOf = async (scope: Scope, { depositId }: ProviderPaymentRow): Promise<string> =>
  (await tenantDeposit(scope, depositId)).depositNo;

/**
 * The statement that moves a refund or dispute to another state. It fails its batch with the guard `REVERSAL_STATE`
 * unless it is still in one of the states `from`, at the version that was read.
 */
export function moveReversal(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { id, version, tenantId, userId }: ReversalRow,
  from: readonly ReversalState[],
  to: ReversalState,
  changes: Partial<Pick<ReversalRow, 'reference' | 'amountFen' | 'held' | 'error'>> = {},
): Statement {
  return db
    .update(reversals)
    .set({
      ...changes,
      state: onlyFrom(reversals.state, from, to, eq(reversals.version, version)),
      changedAt: now,
      version: increased(reversals.version),
    })
    .where(
      and(eq(reversals.tenantId, tenantId), eq(reversals.userId, userId), eq(reversals.id, id)),
    );
}
