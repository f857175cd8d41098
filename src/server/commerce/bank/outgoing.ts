import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { BankOutgoing } from '../../../contract/ops/money/bank-outgoing.ts';
import { bankLines } from '../../db/schema/money/bank.ts';
import { withdrawals } from '../../db/schema/money/ledger.ts';
import { payoutItems, payouts } from '../../db/schema/money/payouts.ts';
import { fromMinor } from '../../payments/money.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { type AccountRow, accountNumber, accountRows } from './accounts.ts';
import { type LineRow, leftMinor, viewLines } from './lines.ts';
import type { BatchPayment, PayoutRow } from './payouts/payout-records.ts';
import { digitsOf } from './statement/amount.ts';
import type { OutgoingSuggestion } from './suggestions/outgoing-suggestion.ts';
import { suggestOutgoing } from './suggestions/suggest-outgoing.ts';

/** The newest open lines that are looked through. */
const MOST_LINES = 10_000;
/** The most suggestions on a page. */
const MOST_SHOWN = 50;
/** The most days from sending a batch until the bank books its payments. */
const PAYOUTS_MS = 120 * 86_400_000;

/** A payment with its withdrawal and its batch. */
type Payment = BatchPayment & { batch: PayoutRow };

/**
 * Suggestions for the open outgoing lines of an account, or of all accounts, the surest first. A line that
 * is already linked to a payment gets none.
 */
export async function listOutgoing(
  scope: Scope,
  { accountId, sure }: { accountId: string; sure: boolean },
): Promise<{ suggestions: BankOutgoing[]; total: number }> {
  const [accounts, rows, payments] = await Promise.all([
    accountRows(scope),
    openLines(scope),
    openPayments(scope),
  ]);
  const isOpen = new Set(accounts.filter(({ closed }) => !closed).map(({ id }) => id));
  const openRows = rows.filter((row) => isOpen.has(row.accountId));
  const rowsOfAccount = openRows.filter((row) => accountId === '' || row.accountId === accountId);
  const found = suggestOutgoing(
    rowsOfAccount
      // Money that comes back is not a payment.
      .filter(({ amountMinor, hint }) => amountMinor < 0 && (hint === '' || hint === 'CHARGE'))
      .map((row) => ({ ...asLine(row), isCharge: row.hint === 'CHARGE' })),
    {
      payments: payments.map(asPayment),
      batches: batchesOf(payments).map(({ id, payoutNo, sumMinor, ...batch }) => ({
        id,
        number: payoutNo,
        accountId: batch.accountId,
        minor: sumMinor,
        currency: batch.currency,
      })),
      incoming: openRows.filter(({ amountMinor }) => amountMinor > 0).map(asLine),
      accounts: await Promise.all(
        accounts.map(async (row) => ({
          id: row.id,
          currency: row.currency,
          holder: row.holder,
          number: await accountNumber(scope, row),
        })),
      ),
    },
  )
    .filter(({ isSure }) => isSure || !sure)
    .toSorted((a, b) => b.score - a.score);
  const shown = found.slice(0, MOST_SHOWN);
  return {
    suggestions: await view(scope, shown, { rows, accounts, payments }),
    total: found.length,
  };
}

const openLines = ({ db, tenantId }: Scope): Promise<LineRow[]> =>
  db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.tenantId, tenantId), eq(bankLines.state, 'OPEN')))
    .orderBy(desc(bankLines.sortAt))
    .limit(MOST_LINES);

/** The payments that were sent to the bank or made by it, and for which no line is known yet. */
async function openPayments({ db, now, tenantId }: Scope): Promise<Payment[]> {
  const since = now - PAYOUTS_MS;
  const [payments, marked] = await Promise.all([
    db
      .select({ batch: payouts, item: payoutItems, withdrawal: withdrawals })
      .from(payouts)
      .innerJoin(
        payoutItems,
        and(eq(payoutItems.tenantId, payouts.tenantId), eq(payoutItems.payoutId, payouts.id)),
      )
      .innerJoin(
        withdrawals,
        and(
          eq(withdrawals.tenantId, payouts.tenantId),
          eq(withdrawals.id, payoutItems.withdrawalId),
        ),
      )
      .where(
        and(
          eq(payouts.tenantId, tenantId),
          gte(payouts.createdAt, since),
          inArray(payouts.state, ['SENT', 'DONE']),
          inArray(payoutItems.state, ['SENT', 'CONFIRMED']),
        ),
      ),
    db
      .select({ note: bankLines.note })
      .from(bankLines)
      .where(
        and(
          eq(bankLines.tenantId, tenantId),
          eq(bankLines.state, 'MARKED'),
          gte(bankLines.sortAt, since),
          sql`${bankLines.mark} = 'PAYOUT'`,
        ),
      ),
  ]);
  const notes = new Set(marked.map(({ note }) => note));
  return payments.filter(
    ({ batch, withdrawal }) => !notes.has(batch.payoutNo) && !notes.has(withdrawal.withdrawalNo),
  );
}

/**
 * The batches in which every payment is still open. Only then can a single line of the bank be the sum of
 * the batch.
 */
function batchesOf(payments: readonly Payment[]): PayoutRow[] {
  const byBatch = Map.groupBy(payments, ({ batch }) => batch.id);
  return [...byBatch.values()].flatMap((ofBatch) => {
    const [first] = ofBatch;
    return first && ofBatch.length === first.batch.count ? [first.batch] : [];
  });
}

const asLine = (row: LineRow) => ({
  id: row.id,
  accountId: row.accountId,
  day: row.day,
  minor: leftMinor(row),
  currency: row.currency,
  text: row.text,
  name: row.name,
  account: row.account,
  reference: row.reference,
});

const asPayment = ({ batch, item, withdrawal }: Payment) => ({
  id: item.id,
  number: withdrawal.withdrawalNo,
  accountId: batch.accountId,
  minor: item.amountMinor,
  currency: batch.currency,
  holder: withdrawal.accountHolder,
  account: withdrawal.accountNo,
  day: iso(batch.sentAt ?? batch.createdAt).slice(0, 10),
});

type OutgoingSources = {
  rows: readonly LineRow[];
  accounts: readonly AccountRow[];
  payments: readonly Payment[];
};

async function view(
  scope: Scope,
  suggestions: readonly OutgoingSuggestion[],
  found: OutgoingSources,
): Promise<BankOutgoing[]> {
  const rowOf = new Map(found.rows.map((row) => [row.id, row]));
  const lines = await viewLines(
    scope,
    suggestions.flatMap(({ lineId }) => rowOf.get(lineId) ?? []),
  );
  return suggestions.flatMap(({ lineId, kind, otherId, ...rest }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const pair = `${lineId}~${kind}~${otherId}`;
    return [{ pair, line, kind, ...otherOf(found, { kind, otherId, amount: line.left }), ...rest }];
  });
}

/** The name of the other side of a suggestion. */
function otherOf(
  { rows, accounts, payments }: OutgoingSources,
  { kind, otherId, amount }: Pick<OutgoingSuggestion, 'kind' | 'otherId'> & { amount: string },
): Pick<BankOutgoing, 'number' | 'name' | 'amount' | 'confirms'> {
  if (kind === 'PAYMENT') {
    const payment = payments.find(({ item }) => item.id === otherId);
    return {
      number: payment?.withdrawal.withdrawalNo ?? '',
      name: payment?.withdrawal.accountHolder ?? '',
      amount: fromMinor(payment?.item.amountMinor ?? 0, digitsOf(payment?.batch.currency ?? '')),
      confirms: payment?.item.state === 'SENT',
    };
  }
  if (kind === 'BATCH') {
    const ofBatch = payments.filter(({ batch }) => batch.id === otherId);
    const confirms = ofBatch.some(({ item }) => item.state === 'SENT');
    return { number: ofBatch[0]?.batch.payoutNo ?? '', name: '', amount, confirms };
  }
  const other = rows.find(({ id }) => id === otherId);
  const account = accounts.find(({ id }) => id === other?.accountId);
  return { number: account?.name ?? '', name: '', amount, confirms: false };
}
