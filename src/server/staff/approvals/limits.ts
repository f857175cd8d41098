import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import {
  MONEY_KINDS,
  type MoneyKind,
  type ProposalState,
} from '../../../contract/values/people/proposals.ts';
import { DAY_MS } from '../../commerce/base/clock.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import type { Act } from './act.ts';
import { limitOf, type Rules } from './rules.ts';

/** The states that count towards the limits; waiting proposals count too. */
const COUNTED: readonly ProposalState[] = ['DIRECT', 'PENDING', 'EXECUTED'];

type LimitScope = Pick<Scope, 'db' | 'now' | 'tenantId'>;

/** Whether acts of a kind move money, so that limits apply to them. */
export const isMoney = (kind: Act['kind']): kind is MoneyKind =>
  (MONEY_KINDS as readonly string[]).includes(kind);

/** The sum of the last 24 hours of the acts of a kind that meet a condition, as a subquery. */
function sumOf({ now, tenantId }: LimitScope, kind: MoneyKind, condition: SQL): SQL {
  const inLastDay = and(
    eq(proposals.tenantId, tenantId),
    eq(proposals.kind, kind),
    condition,
    gt(proposals.madeAt, now - DAY_MS),
    inArray(proposals.state, [...COUNTED]),
  );
  return sql`(select coalesce(sum(${proposals.amountFen}), 0) from ${proposals} where ${inLastDay})`;
}

/**
 * The condition under which an act needs no second person: together with all acts of the last day it stays
 * within the limits. Undefined if the act alone exceeds them.
 */
export function freeCondition(
  scope: LimitScope,
  rules: Rules,
  act: Act,
  person: string,
): SQL | undefined {
  const { kind, amountFen } = act;
  if (act.isUnusual || !isMoney(kind)) return undefined;
  const limit = limitOf(rules, kind);
  if (amountFen > toFen(limit.act)) return undefined;
  const within = (condition: SQL, most: string) =>
    sql`${sumOf(scope, kind, condition)} + ${amountFen} <= ${toFen(most)}`;
  return and(
    within(eq(proposals.madeByPerson, person), limit.personDay),
    within(eq(proposals.subjectId, act.subjectId), limit.subjectDay),
    act.shopperId === null
      ? undefined
      : within(eq(proposals.shopperId, act.shopperId), limit.shopperDay),
  );
}

/** The condition under which an act is allowed at all. Throws `LIMIT_EXCEEDED` if it alone is too much. */
export function allowedCondition(
  scope: LimitScope,
  rules: Rules,
  act: Act,
  person: string,
): SQL | undefined {
  const { kind, amountFen } = act;
  if (!isMoney(kind)) return undefined;
  const { most, mostDay } = limitOf(rules, kind);
  if (amountFen > toFen(most)) throw limitExceeded(most);
  return sql`${sumOf(scope, kind, eq(proposals.madeByPerson, person))} + ${amountFen} <= ${toFen(mostDay)}`;
}

/** The failure of an act that is more than anybody may do. */
export const limitExceeded = (most: string): Failure =>
  new Failure('LIMIT_EXCEEDED', { most }, [{ field: 'amount', code: 'too_large' }]);
