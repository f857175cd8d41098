import { desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ApprovalRules, approvalLimit } from '../../../contract/ops/people/approvals.ts';
import { MONEY_KINDS, type MoneyKind } from '../../../contract/values/people/proposals.ts';
import { iso } from '../../commerce/base/clock.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { approvalRules } from '../../db/schema/people/approvals.ts';
import { actorNames } from '../audit/list.ts';

type Limit = v.InferOutput<typeof approvalLimit>;
export type Rules = Pick<ApprovalRules, 'version' | 'twoPersons' | 'shortfall' | 'limits'>;

const limit = (kind: MoneyKind, amounts: Omit<Limit, 'kind'>): Limit => ({ kind, ...amounts });

/**
 * The rules of a tenant that has set none, in CNY. Money out of the tenant's own pocket always needs a
 * second person. Daily business needs one only above the amounts of an ordinary day.
 */
export const DEFAULT_RULES: Rules = {
  version: 0,
  twoPersons: true,
  shortfall: '50.00',
  limits: [
    limit('GOODWILL', {
      act: '0.00',
      personDay: '0.00',
      subjectDay: '0.00',
      shopperDay: '0.00',
      most: '2000.00',
      mostDay: '20000.00',
    }),
    limit('ADJUSTMENT', {
      act: '0.00',
      personDay: '0.00',
      subjectDay: '0.00',
      shopperDay: '0.00',
      most: '100000.00',
      mostDay: '500000.00',
    }),
    limit('CREDIT', {
      act: '50000.00',
      personDay: '2000000.00',
      subjectDay: '50000.00',
      shopperDay: '100000.00',
      most: '5000000.00',
      mostDay: '20000000.00',
    }),
    limit('REFUND', {
      act: '5000.00',
      personDay: '100000.00',
      subjectDay: '5000.00',
      shopperDay: '10000.00',
      most: '200000.00',
      mostDay: '1000000.00',
    }),
    limit('WITHDRAWAL', {
      act: '5000.00',
      personDay: '100000.00',
      subjectDay: '5000.00',
      shopperDay: '10000.00',
      most: '200000.00',
      mostDay: '1000000.00',
    }),
  ],
};

/** The tenant's rules now. */
export async function currentRules({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>) {
  const [row] = await db
    .select()
    .from(approvalRules)
    .where(eq(approvalRules.tenantId, tenantId))
    .orderBy(desc(approvalRules.version))
    .limit(1);
  if (!row) return { rules: DEFAULT_RULES, row };
  return { rules: { ...(row.rules as Rules), version: row.version }, row };
}

/** The tenant's rules in the contract's format, with who set them. */
export async function viewRules(scope: Pick<Scope, 'db' | 'tenantId'>): Promise<ApprovalRules> {
  const { rules, row } = await currentRules(scope);
  if (!row) return rules;
  const names = await actorNames(scope, [{ actorId: row.madeBy }]);
  const madeBy = { id: row.madeBy, name: names.get(row.madeBy) ?? row.madeBy };
  return { ...rules, since: iso(row.createdAt), madeBy };
}

/** The limits of a kind. */
export function limitOf({ limits }: Pick<Rules, 'limits'>, kind: MoneyKind): Limit {
  const found = limits.find((one) => one.kind === kind);
  if (!found) throw new Error(`the rules have no limits of ${kind}`);
  return found;
}

/** Whether the rules name each kind once. */
export const isComplete = ({ limits }: Pick<Rules, 'limits'>): boolean =>
  MONEY_KINDS.every((kind) => limits.filter((one) => one.kind === kind).length === 1);
