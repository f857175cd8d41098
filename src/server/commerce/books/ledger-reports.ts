import { sql } from 'drizzle-orm';
import type { LedgerAccountKind, LedgerType } from '../../../contract/values/money/ledger-kinds.ts';
import type { Measure } from '../../../contract/values/money/reports.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import type { Scope } from '../base/scope.ts';
import { balancesAfter, balancesAt } from './balances.ts';
import type { Days } from './days.ts';
import { movedIn, sumOf } from './moved.ts';
import type { Column, Filled } from './report-view.ts';

/** A column that is the sum of lines of an account: of one type, or of all that no other column has. */
type Line = { measure: Measure; type?: LedgerType };

/**
 * The columns of the reports about one account. The last one is the sum of all movements of the account.
 */
const LINES: Record<'TAKE', { kind: LedgerAccountKind; lines: readonly Line[] }> = {
  TAKE: {
    kind: 'SERVICE_FEE',
    lines: [
      { measure: 'FEES_EARNED', type: 'PAYMENT' },
      { measure: 'FEES_BACK', type: 'REFUND' },
      { measure: 'WITHDRAWAL_FEES', type: 'WITHDRAWAL_FEE' },
      { measure: 'NET' },
    ],
  },
};

/** The movements of an account of the tenant in each period, by type. */
export async function ledgerReport(
  scope: Scope,
  report: 'TAKE',
  periods: readonly Days[],
): Promise<Filled> {
  const { kind, lines } = LINES[report];
  const movements = await movedIn(scope, periods, kind);
  return {
    columns: lines.map((line): Column => ({ ...line, unit: 'CNY', kind })),
    rows: periods.map((days, span) => ({
      days,
      values: lines.map(({ type }) => sumOf(movements, { span, kind, ...(type ? { type } : {}) })),
    })),
  };
}

/**
 * The orders that were placed in each period, and the amounts paid from balances and paid back to them.
 */
export async function ordersReport(scope: Scope, periods: readonly Days[]): Promise<Filled> {
  const kind = 'AVAILABLE';
  const [moved, placed] = await Promise.all([
    movedIn(scope, periods, kind),
    placedIn(scope, periods),
  ]);
  return {
    columns: [
      { measure: 'PLACED', unit: 'COUNT' },
      { measure: 'PLACED_VALUE', unit: 'CNY' },
      { measure: 'PAYMENTS', unit: 'COUNT', kind, type: 'PAYMENT' },
      { measure: 'PAID', unit: 'CNY', kind, type: 'PAYMENT' },
      { measure: 'PAID_BACK', unit: 'CNY', kind, type: 'REFUND' },
    ],
    rows: periods.map((days, span) => {
      const orders = placed.find((one) => one.span === span);
      const payments = moved.filter(
        (one) => one.span === span && one.kind === kind && one.type === 'PAYMENT',
      );
      return {
        days,
        values: [
          orders?.orders ?? 0,
          orders?.totalFen ?? 0,
          payments.reduce((sum, { lines }) => sum + lines, 0),
          0 - sumOf(moved, { span, kind, type: 'PAYMENT' }),
          sumOf(moved, { span, kind, type: 'REFUND' }),
        ],
      };
    }),
  };
}

type Placed = { span: number; orders: number; totalFen: number };

function placedIn({ db, tenantId }: Scope, periods: readonly Days[]): Promise<Placed[]> {
  const list = JSON.stringify(periods.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return db.all<Placed>(sql`
    select span.key as span, count(*) as orders, sum(total_fen) as totalFen
    from json_each(${list}) as span cross join ${purchaseOrders} indexed by purchase_orders_newest
    where tenant_id = ${tenantId}
      and created_at >= span.value ->> 0 and created_at < span.value ->> 1
    group by span.key`);
}

/** The sum of shoppers' balances at the end of each period, and the sum that they owe. */
export async function balancesReport(scope: Scope, periods: readonly Days[]): Promise<Filled> {
  const [opening, moved] = await Promise.all([
    balancesAt(scope, periods[0]?.startsAt ?? 0),
    movedIn(scope, periods),
  ]);
  let balances = opening;
  const column = (measure: Measure, kind?: LedgerAccountKind): Column => ({
    measure,
    unit: 'CNY',
    noSum: true,
    ...(kind ? { kind } : {}),
  });
  return {
    columns: [
      column('AVAILABLE', 'AVAILABLE'),
      column('FROZEN', 'FROZEN'),
      column('OWED', 'OWED'),
      column('OWED_TO_SHOPPERS'),
    ],
    rows: periods.map((days, span) => {
      balances = balancesAfter(
        balances,
        moved.filter((one) => one.span === span),
      );
      const { AVAILABLE, FROZEN, OWED } = balances;
      // On its account a debt is below zero.
      return { days, values: [AVAILABLE, FROZEN, 0 - OWED, AVAILABLE + FROZEN] };
    }),
  };
}
