import { type SQL, sql } from 'drizzle-orm';
import type { ProposalSubject } from '../../../contract/values/people/proposals.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { bankLines } from '../../db/schema/money/bank.ts';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { rateSettings } from '../../db/schema/money/rates.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { approvalRules } from '../../db/schema/people/approvals.ts';
import { shopParts } from '../../db/schema/shop/shop.ts';
import { depositChannels } from '../../db/schema/shop/tenants.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';

const TABLES = {
  DEPOSIT: deposits,
  WITHDRAWAL: withdrawals,
  REFUND: refunds,
  PURCHASE_ORDER: purchaseOrders,
  TRANSIT_ORDER: transitOrders,
  CHANNEL: depositChannels,
  BANK_LINE: bankLines,
  RATES: rateSettings,
  SHOP_PART: shopParts,
} as const;

/**
 * The version of a proposal's subject when the statement runs, as a subquery. NULL for a shopper: notes and
 * names may change while a proposal waits, and the balance is guarded by the ledger. NULL for a rate: services go on
 * publishing others meanwhile, and what was approved is the rate itself.
 */
export function versionOf(
  { tenantId }: Pick<Scope, 'tenantId'>,
  { subject, subjectId }: { subject: ProposalSubject; subjectId: string },
): SQL<number | null> {
  if (subject === 'SHOPPER' || subject === 'RATE') return sql`null`;
  if (subject === 'RULES') {
    return sql`(select coalesce(max(${approvalRules.version}), 0) from ${approvalRules} where ${approvalRules.tenantId} = ${tenantId})`;
  }
  const table = TABLES[subject];
  return sql`(select ${table.version} from ${table} where ${table.id} = ${subjectId})`;
}
