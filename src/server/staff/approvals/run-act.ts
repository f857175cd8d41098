import { eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ProposalState } from '../../../contract/values/people/proposals.ts';
import type { Right } from '../../../contract/values/people/rights.ts';
import { commit, type Statement } from '../../commerce/base/atomically.ts';
import { madeStatements } from '../../commerce/base/idempotency.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import { canonicalJson } from '../audit/canonical.ts';
import { rightsAt } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { Act } from './act.ts';
import { execute } from './execute.ts';
import { allowedCondition, freeCondition, isMoney, limitExceeded } from './limits.ts';
import { hasApprover, personOf } from './people.ts';
import { type ProposalRow, proposalRow } from './proposal-rows.ts';
import { currentRules, limitOf, type Rules } from './rules.ts';
import { versionOf } from './subject-versions.ts';
import { ProposalRefused, withStatements } from './with-statements.ts';

/** How long a proposal waits, in milliseconds. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** The outcome of an act: it was done (with its id or that of its object), or it waits. */
export type Outcome = { done: string } | { waiting: ProposalRow };

type Maker = { person: string; rules: Rules };

/**
 * Does an act if the tenant's rules require no second person, else proposes it; both count towards the
 * limits. `madeIds` are the rows from which a repeated call is answered. Throws `FORBIDDEN` if the caller
 * may not propose, `LIMIT_EXCEEDED`, `PROPOSAL_OPEN`, `NO_APPROVER`, and as the act itself.
 */
export async function runAct(
  scope: StaffScope,
  act: Act,
  madeIds: readonly string[] = [],
): Promise<Outcome> {
  const { rules } = await currentRules(scope);
  const maker = { person: await personOf(scope), rules };
  const allowed = allowedCondition(scope, rules, act, maker.person);
  const free = freeCondition(scope, rules, act, maker.person);
  if (free) {
    const done = await doDirectly(scope, act, maker, { condition: free, madeIds, alone: false });
    if (done) return { done };
  }
  requireProposer(scope, act.kind === 'RULES' ? 'money.approve' : 'money.propose');
  if (!rules.twoPersons || (await isAlone(scope, act, maker))) {
    const options = { condition: allowed, madeIds, alone: true };
    const done = await doDirectly(scope, act, maker, options);
    if (done) return { done };
    throw tooMuch(act, rules);
  }
  if (!(await hasApprover(scope, maker.person))) throw new Failure('NO_APPROVER');
  return { waiting: await propose(scope, act, maker, allowed) };
}

function requireProposer({ identity, tenantId }: StaffScope, right: Right): void {
  if (!rightsAt(identity, tenantId).has(right)) throw new Failure('FORBIDDEN', { right });
}

/**
 * Whether a person may set the rules alone, because nobody else could approve: otherwise a tenant with one
 * person could never switch the second person off. Only somebody who manages tenants may.
 */
async function isAlone(scope: StaffScope, { kind }: Act, { person }: Maker): Promise<boolean> {
  const { identity, tenantId } = scope;
  if (kind !== 'RULES' || identity.kind !== 'PERSON') return false;
  return rightsAt(identity, tenantId).has('tenants.act') && !(await hasApprover(scope, person));
}

const tooMuch = ({ kind }: Act, rules: Rules): Failure =>
  isMoney(kind) ? limitExceeded(limitOf(rules, kind).mostDay) : new Failure('CONFLICT');

type Direct = { condition: SQL | undefined; madeIds: readonly string[]; alone: boolean };

/** Carries an act out at once; undefined if the limits refuse it in the transaction. */
async function doDirectly(
  scope: StaffScope,
  act: Act,
  maker: Maker,
  { condition, madeIds, alone }: Direct,
): Promise<string | undefined> {
  const row = await newRow(scope, act, maker, 'DIRECT');
  const insert = insertStatement(scope, { ...row, withoutSecondPerson: alone }, condition);
  const statements = [insert, ...madeStatements(scope, madeIds.length > 0 ? madeIds : [row.id])];
  try {
    await execute(withStatements(scope, statements), row);
    return row.id;
  } catch (error) {
    if (error instanceof ProposalRefused && error.guard === 'PROPOSAL_STATE') return undefined;
    throw error;
  }
}

async function propose(
  scope: StaffScope,
  act: Act,
  maker: Maker,
  allowed: SQL | undefined,
): Promise<ProposalRow> {
  const row = await newRow(scope, act, maker, 'PENDING');
  const guard = await commit(scope, [
    insertStatement(scope, row, allowed),
    ...madeStatements(scope, [row.id]),
  ]);
  if (guard === 'PROPOSAL_OPEN') throw new Failure('PROPOSAL_OPEN');
  if (guard === 'PROPOSAL_STATE') throw tooMuch(act, maker.rules);
  if (guard) throw new Failure('CONFLICT');
  return proposalRow(scope, row.id);
}

type NewRow = Omit<ProposalRow, 'subjectVersion'>;

async function newRow(
  scope: StaffScope,
  act: Act,
  { person, rules }: Maker,
  state: ProposalState,
): Promise<NewRow> {
  const { now, tenantId, identity } = scope;
  const { isUnusual: _, payload: plain, ...columns } = act;
  const payload = canonicalJson(plain);
  const { kind, subject, subjectId, amountFen } = act;
  const hashed = canonicalJson({ tenantId, kind, subject, subjectId, amountFen, payload });
  return {
    ...columns,
    id: newId(now),
    tenantId,
    proposalNo: newNumber('A', now),
    state,
    payload,
    payloadHash: await sha256Hex(hashed),
    rulesVersion: rules.version,
    withoutSecondPerson: false,
    madeBy: identity.id,
    madeByPerson: person,
    madeAt: now,
    expiresAt: now + LIFETIME_MS,
    decidedBy: '',
    decidedAt: null,
    decisionReason: '',
    error: '',
    reminded: 0,
    version: 0,
  };
}

/** Inserts a proposal if the condition holds; else its state is NULL, which fails the batch (`PROPOSAL_STATE`). */
function insertStatement(scope: StaffScope, row: NewRow, condition: SQL | undefined): Statement {
  return scope.db.insert(proposals).values({
    ...row,
    state: condition ? sql<ProposalState>`case when ${condition} then ${row.state} end` : row.state,
    subjectVersion: versionOf(scope, row),
  });
}

/** The condition for a proposal. */
export const isProposal = (id: string) => eq(proposals.id, id);
