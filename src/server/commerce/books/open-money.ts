import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { OpenMoney } from '../../../contract/ops/money/reports.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { providerPayments, reversals } from '../../db/schema/money/providers.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';

type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** The most rows of each kind that are read. */
const MOST_ROWS = 200;

/**
 * Money that is on its way in or out of channels: top-ups not credited, refunds and disputes not confirmed,
 * withdrawals not paid out. The oldest first, at most 200.
 */
export async function openMoney(scope: TenantScope): Promise<OpenMoney[]> {
  const lists = await Promise.all([
    openPayments(scope),
    reportedAsPaid(scope),
    returningMoney(scope),
    toPayOut(scope),
  ]);
  return lists
    .flat()
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .slice(0, MOST_ROWS);
}

/**
 * What must be explained before a day that ends at `endsAt` can be closed: money at providers that nobody
 * has credited, or that is being returned without a confirmation. The oldest first.
 */
export async function differencesBefore(scope: TenantScope, endsAt: number): Promise<OpenMoney[]> {
  const [payments, back] = await Promise.all([
    openPayments(
      scope,
      and(eq(providerPayments.state, 'REVIEW'), lt(providerPayments.createdAt, endsAt)),
    ),
    returningMoney(scope, lt(reversals.createdAt, endsAt)),
  ]);
  return [...payments, ...back].toSorted((a, b) => a.since.localeCompare(b.since));
}

/** Payments at providers that wait for a person's review, or for the provider. */
async function openPayments({ db, tenantId }: TenantScope, also?: SQL): Promise<OpenMoney[]> {
  const rows = await db
    .select({ payment: providerPayments, deposit: deposits })
    .from(providerPayments)
    .innerJoin(
      deposits,
      and(eq(deposits.tenantId, tenantId), eq(deposits.id, providerPayments.depositId)),
    )
    .where(
      and(
        eq(providerPayments.tenantId, tenantId),
        inArray(providerPayments.state, ['REVIEW', 'PROCESSING']),
        also,
      ),
    )
    .orderBy(asc(providerPayments.createdAt))
    .limit(MOST_ROWS);
  return rows.map(({ payment, deposit }) => ({
    why: payment.state === 'REVIEW' ? ('NOT_CREDITED' as const) : ('PROCESSING' as const),
    number: deposit.depositNo,
    isWithdrawal: false,
    channelId: payment.channelId,
    amount: payment.paidAmount || payment.amount,
    currency: payment.paidCurrency || payment.currency,
    amountCny: fromFen(deposit.amountFen),
    since: iso(payment.createdAt),
  }));
}

/** Top-ups that shoppers report as paid. */
async function reportedAsPaid({ db, tenantId }: TenantScope): Promise<OpenMoney[]> {
  const rows = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.tenantId, tenantId), eq(deposits.status, 'PENDING_REVIEW')))
    .orderBy(asc(deposits.createdAt))
    .limit(MOST_ROWS);
  return rows.map((row) => ({
    why: 'SAID_PAID' as const,
    number: row.depositNo,
    isWithdrawal: false,
    channelId: row.channelId,
    amount: row.payAmount,
    currency: row.payCurrency,
    amountCny: fromFen(row.amountFen),
    since: iso(row.createdAt),
  }));
}

/** Disputes, and refunds to payers, that the provider has not confirmed yet. */
async function returningMoney({ db, tenantId }: TenantScope, also?: SQL): Promise<OpenMoney[]> {
  const rows = await db
    .select({ back: reversals, payment: providerPayments, deposit: deposits })
    .from(reversals)
    .innerJoin(
      providerPayments,
      and(
        eq(providerPayments.tenantId, tenantId),
        eq(providerPayments.id, reversals.providerPaymentId),
      ),
    )
    .innerJoin(
      deposits,
      and(eq(deposits.tenantId, tenantId), eq(deposits.id, providerPayments.depositId)),
    )
    .where(
      and(
        eq(reversals.tenantId, tenantId),
        inArray(reversals.state, ['REQUESTED', 'PENDING']),
        also,
      ),
    )
    .orderBy(asc(reversals.createdAt))
    .limit(MOST_ROWS);
  return rows.map(({ back, payment, deposit }) => ({
    why: 'GOING_BACK' as const,
    number: deposit.depositNo,
    isWithdrawal: false,
    channelId: payment.channelId,
    amount: back.amount,
    currency: back.currency,
    amountCny: fromFen(back.amountFen),
    since: iso(back.createdAt),
  }));
}

/** Withdrawals that wait to be paid out. */
async function toPayOut({ db, tenantId }: TenantScope): Promise<OpenMoney[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.tenantId, tenantId),
        inArray(withdrawals.status, ['PENDING_REVIEW', 'APPROVED', 'PAYING']),
      ),
    )
    .orderBy(asc(withdrawals.createdAt))
    .limit(MOST_ROWS);
  return rows.map((row) => ({
    why: 'TO_PAY_OUT' as const,
    number: row.withdrawalNo,
    isWithdrawal: true,
    channelId: row.channelId,
    amount: row.payAmount,
    currency: row.payCurrency,
    amountCny: fromFen(row.amountFen),
    since: iso(row.createdAt),
  }));
}
