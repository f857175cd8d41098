import { type SQL, sql } from 'drizzle-orm';
import type { ProposalSubject } from '../../../contract/values/people/proposals.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { approvalRules } from '../../db/schema/approvals.ts';
import { bankLines } from '../../db/schema/bank.ts';
import { deposits, withdrawals } from '../../db/schema/ledger.ts';
import { purchaseOrders } from '../../db/schema/orders.ts';
import { rateSettings } from '../../db/schema/rates.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { shopParts } from '../../db/schema/shop.ts';
import { depositChannels } from '../../db/schema/tenants.ts';
import { transitOrders } from '../../db/schema/transit.ts';

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
