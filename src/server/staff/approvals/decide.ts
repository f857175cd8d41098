import { and, eq, lte, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Proposal } from '../../../contract/ops/people/approvals.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { ProposalState } from '../../../contract/values/people/proposals.ts';
import { atomically, type Statement } from '../../commerce/base/atomically.ts';
import { madeStatements } from '../../commerce/base/idempotency.ts';
import type { TimerContext } from '../../commerce/base/timers.ts';
import { constantTimeEqual } from '../../crypto/digest.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { execute } from './execute.ts';
import { isMoney } from './limits.ts';
import { keepsRights } from './people.ts';
import { getProposal, type ProposalRow, proposalRow } from './proposal-rows.ts';
import { currentRules, limitOf } from './rules.ts';
import { versionOf } from './subject-versions.ts';
import { ProposalRefused, withStatements } from './with-statements.ts';

type Decision = { state: ProposalState; reason?: string; error?: string };

/**
 * The statement that ends a waiting proposal; if it does not wait any more, the batch fails
 * (`PROPOSAL_STATE`).
 */
function endStatement(
  { db, now, identity }: StaffScope,
  row: ProposalRow,
  { state, reason = '', error = '' }: Decision,
  condition = sql`1`,
): Statement {
  const waits = and(eq(proposals.state, 'PENDING'), condition);
  return db
    .update(proposals)
    .set({
      state: sql`case when ${waits} then ${state} end`,
      decidedBy: identity.id,
      decidedAt: now,
      decisionReason: reason,
      error,
    })
    .where(and(eq(proposals.tenantId, row.tenantId), eq(proposals.id, row.id)));
}

const closed = () => new Failure('PROPOSAL_CLOSED');

async function end(scope: StaffScope, row: ProposalRow, decision: Decision): Promise<Proposal> {
  await atomically(
    scope,
    [endStatement(scope, row, decision), ...madeStatements(scope, [row.id])],
    { PROPOSAL_STATE: closed },
  );
  return getProposal(scope, row.id);
}

/** A proposal that the caller may decide on: a person who did not make it. Throws as `approveProposal`. */
async function decidable(scope: StaffScope, id: string): Promise<ProposalRow> {
  const { identity, now } = scope;
  // A key, also that of the environment, is nobody's second pair of eyes.
  if (identity.kind !== 'PERSON') throw new Failure('FORBIDDEN', { right: 'money.approve' });
  const row = await proposalRow(scope, id);
  if (row.madeByPerson === identity.id) throw new Failure('OWN_PROPOSAL');
  if (row.state !== 'PENDING' || row.expiresAt <= now) throw closed();
  return row;
}

/**
 * Approves a proposal and carries it out, in one transaction: of two people at once, one does. The rights of
 * who proposed it, the limits and the subject's version are checked again. If it can't be carried out any
 * more, the proposal ends as `SUPERSEDED` (its subject has changed) or `FAILED`. Throws `NOT_FOUND`,
 * `FORBIDDEN` for a key, `OWN_PROPOSAL`, `PROPOSAL_CLOSED`, and `PROPOSAL_CHANGED` for another hash.
 */
export async function approveProposal(
  scope: StaffScope,
  id: string,
  { payloadHash }: { payloadHash: string },
): Promise<Proposal> {
  const row = await decidable(scope, id);
  if (!constantTimeEqual(payloadHash, row.payloadHash)) throw new Failure('PROPOSAL_CHANGED');
  const obstacle = await obstacleOf(scope, row);
  if (obstacle) return end(scope, row, { state: 'FAILED', error: obstacle });
  const isUnchanged = row.subjectVersion === null ? undefined : sameVersion(scope, row);
  const decision = endStatement(scope, row, { state: 'EXECUTED' }, isUnchanged);
  const statements = [decision, ...madeStatements(scope, [row.id])];
  try {
    await execute(withStatements(scope, statements), row);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return endFailed(scope, row, error);
  }
  return getProposal(scope, id);
}

const sameVersion = (scope: StaffScope, row: ProposalRow) =>
  sql`${versionOf(scope, row)} = ${row.subjectVersion}`;

/** Why a proposal can't be carried out whatever its subject is: an error code. */
async function obstacleOf(scope: StaffScope, row: ProposalRow): Promise<string | undefined> {
  const { kind } = row;
  const right = kind === 'RULES' ? 'money.approve' : 'money.propose';
  if (!(await keepsRights(scope, row, right))) return 'FORBIDDEN';
  if (!isMoney(kind)) return undefined;
  const { rules } = await currentRules(scope);
  return row.amountFen > toFen(limitOf(rules, kind).most) ? 'LIMIT_EXCEEDED' : undefined;
}

/**
 * Ends a proposal as failed because carrying it out was refused, unless somebody else has ended it.
 */
async function endFailed(scope: StaffScope, row: ProposalRow, error: Failure): Promise<Proposal> {
  const now = await proposalRow(scope, row.id);
  if (now.state !== 'PENDING') throw closed();
  if (error instanceof ProposalRefused || (await hasChanged(scope, row))) {
    return end(scope, row, { state: 'SUPERSEDED' });
  }
  return end(scope, row, { state: 'FAILED', error: error.code });
}

async function hasChanged(scope: StaffScope, row: ProposalRow): Promise<boolean> {
  if (row.subjectVersion === null) return false;
  const [found] = await scope.db
    .select({ version: versionOf(scope, row) })
    .from(proposals)
    .where(and(eq(proposals.tenantId, row.tenantId), eq(proposals.id, row.id)));
  return found?.version !== row.subjectVersion;
}

/** Rejects another person's proposal. Throws as `approveProposal`. */
export async function rejectProposal(
  scope: StaffScope,
  id: string,
  { reason }: { reason: string },
): Promise<Proposal> {
  return end(scope, await decidable(scope, id), { state: 'REJECTED', reason });
}

/** Withdraws a proposal of the caller. Throws `NOT_FOUND`, `FORBIDDEN` and `PROPOSAL_CLOSED`. */
export async function cancelProposal(
  scope: StaffScope,
  id: string,
  { reason }: { reason: string },
): Promise<Proposal> {
  const row = await proposalRow(scope, id);
  const { identity } = scope;
  if (row.madeBy !== identity.id && row.madeByPerson !== identity.id)
    throw new Failure('FORBIDDEN');
  if (row.state !== 'PENDING') throw closed();
  return end(scope, row, { state: 'CANCELLED', reason });
}

/** Ends the proposals that nobody decided on in time. */
export async function expireProposals({ platform, now }: TimerContext): Promise<void> {
  await platform.database
    .update(proposals)
    .set({ state: 'EXPIRED', decidedAt: now })
    .where(and(eq(proposals.state, 'PENDING'), lte(proposals.expiresAt, now)));
}
