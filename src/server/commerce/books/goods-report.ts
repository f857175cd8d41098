import { sql } from 'drizzle-orm';
import { ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import type { Scope } from '../base/scope.ts';
import type { Days } from './days.ts';
import type { Filled } from './report-view.ts';

type Goods = {
  span: number;
  revenueFen: number;
  knownFen: number;
  costFen: number;
  withoutCost: number;
};

/**
 * What shoppers paid for goods and freight in China, and what the sellers charged. The cost of an order
 * counts in the period in which its first payment was posted. The margin covers only orders with an entered
 * cost.
 */
export async function goodsReport(scope: Scope, periods: readonly Days[]): Promise<Filled> {
  const found = await goodsIn(scope, periods);
  const kind = 'PURCHASE_REVENUE';
  return {
    columns: [
      { measure: 'REVENUE', unit: 'CNY', kind },
      { measure: 'REVENUE_KNOWN', unit: 'CNY' },
      { measure: 'COST', unit: 'CNY' },
      { measure: 'MARGIN', unit: 'CNY' },
      { measure: 'WITHOUT_COST', unit: 'COUNT' },
    ],
    rows: periods.map((days, span) => {
      const goods = found.find((one) => one.span === span);
      const { revenueFen = 0, knownFen = 0, costFen = 0, withoutCost = 0 } = goods ?? {};
      return { days, values: [revenueFen, knownFen, costFen, knownFen - costFen, withoutCost] };
    }),
  };
}

function goodsIn({ db, tenantId }: Scope, periods: readonly Days[]): Promise<Goods[]> {
  const list = JSON.stringify(periods.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  // An order has one payment of the type PURCHASE, and each payment one transfer `payment:<id>`.
  const isFirst = sql`payment.type = 'PURCHASE'`;
  return db.all<Goods>(sql`
    select span.key as span, sum(line.amount_fen) as revenueFen,
      sum(case when goods.cost_fen is not null then line.amount_fen else 0 end) as knownFen,
      sum(case when ${isFirst} then coalesce(goods.cost_fen, 0) else 0 end) as costFen,
      sum(case when ${isFirst} and goods.cost_fen is null then 1 else 0 end) as withoutCost
    from json_each(${list}) as span cross join ${ledgerLines} as line indexed by ledger_lines_kind
    join ${ledgerTransfers} as transfer on transfer.id = line.transfer_id
    left join ${purchaseOrders} as goods
      on goods.tenant_id = line.tenant_id and goods.order_no = transfer.reference
    left join ${payments} as payment on line.type = 'PAYMENT'
      and payment.tenant_id = line.tenant_id and payment.id = substr(transfer.idempotency_key, 9)
    where line.tenant_id = ${tenantId} and line.kind = 'PURCHASE_REVENUE'
      and line.created_at >= span.value ->> 0 and line.created_at < span.value ->> 1
    group by span.key`);
}
