import { sql } from 'drizzle-orm';
import { ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import { freightCosts } from '../../db/schema/warehouse/freight-costs.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import type { Scope } from '../base/scope.ts';
import type { Days } from './days.ts';
import { movedIn, sumOf } from './moved.ts';
import type { Filled } from './report-view.ts';

/**
 * What shoppers paid for freight and got back, what carriers charged, and the margin. A cost counts on the
 * day on which it is booked. The last column counts the shipments that were paid for and handed over
 * without an entered cost: the margin is too high by their costs.
 */
export async function freightReport(scope: Scope, periods: readonly Days[]): Promise<Filled> {
  const kind = 'FREIGHT_REVENUE';
  const [billed, cost, without] = await Promise.all([
    movedIn(scope, periods, kind),
    movedIn(scope, periods, 'FREIGHT_COST'),
    withoutCostIn(scope, periods),
  ]);
  return {
    columns: [
      { measure: 'BILLED', unit: 'CNY', kind, type: 'PAYMENT' },
      { measure: 'BILLED_BACK', unit: 'CNY', kind, type: 'REFUND' },
      { measure: 'NET', unit: 'CNY', kind },
      { measure: 'CARRIER_COST', unit: 'CNY', kind: 'FREIGHT_COST' },
      { measure: 'FREIGHT_MARGIN', unit: 'CNY' },
      { measure: 'WITHOUT_COST', unit: 'COUNT' },
    ],
    rows: periods.map((days, span) => {
      const net = sumOf(billed, { span, kind });
      const costFen = 0 - sumOf(cost, { span, kind: 'FREIGHT_COST' });
      return {
        days,
        values: [
          sumOf(billed, { span, kind, type: 'PAYMENT' }),
          sumOf(billed, { span, kind, type: 'REFUND' }),
          net,
          costFen,
          net - costFen,
          without.find((one) => one.span === span)?.orders ?? 0,
        ],
      };
    }),
  };
}

function withoutCostIn(
  { db, tenantId }: Scope,
  periods: readonly Days[],
): Promise<{ span: number; orders: number }[]> {
  const list = JSON.stringify(periods.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return db.all(sql`
    select span.key as span, count(distinct sent.id) as orders
    from json_each(${list}) as span cross join ${ledgerLines} as line indexed by ledger_lines_kind
    join ${ledgerTransfers} as transfer on transfer.id = line.transfer_id
    join ${transitOrders} as sent
      on sent.tenant_id = line.tenant_id and sent.order_no = transfer.reference
        and sent.carrier <> ''
    where line.tenant_id = ${tenantId} and line.kind = 'FREIGHT_REVENUE' and line.type = 'PAYMENT'
      and line.created_at >= span.value ->> 0 and line.created_at < span.value ->> 1
      and not exists (
        select 1 from ${freightCosts} as cost
        where cost.tenant_id = sent.tenant_id and cost.transit_order_id = sent.id
      )
    group by span.key`);
}
