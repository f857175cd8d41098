import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { Proposal, WaitingProposal } from '../../../contract/ops/people/approvals.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { NamedPerson } from '../../../contract/values/people/named-person.ts';
import type { ProposalState } from '../../../contract/values/people/proposals.ts';
import { iso } from '../../commerce/base/clock.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../../commerce/base/keyset.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import { canonicalJson } from '../audit/canonical.ts';
import { actorNames } from '../audit/list.ts';
import { rightsAt } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import { approversAt } from './people.ts';

export type ProposalRow = typeof proposals.$inferSelect;

/** A proposal of the tenant. Throws `NOT_FOUND`. */
export async function proposalRow(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<ProposalRow> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.tenantId, tenantId), eq(proposals.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** A proposal in the contract's format. Throws `NOT_FOUND`. */
export async function getProposal(scope: StaffScope, id: string): Promise<Proposal> {
  const [view] = await viewProposals(scope, [await proposalRow(scope, id)]);
  if (!view) throw new Failure('NOT_FOUND');
  return view;
}

/** The proposals that match, newest first. */
export async function listProposals(
  scope: StaffScope,
  query: { state: ProposalState | ''; subjectId: string; cursor?: string; pageSize: number },
): Promise<ListPage<Proposal>> {
  const { db, tenantId } = scope;
  const keyset = { column: proposals.madeAt, id: proposals.id, descending: true };
  const matching = and(
    eq(proposals.tenantId, tenantId),
    query.state ? eq(proposals.state, query.state) : undefined,
    query.subjectId ? eq(proposals.subjectId, query.subjectId) : undefined,
  );
  const [found, total] = await Promise.all([
    db
      .select()
      .from(proposals)
      .where(and(matching, afterCursor(keyset, query.cursor)))
      .orderBy(...orderOf(keyset))
      .limit(query.pageSize + 1),
    cappedCount({ db }, proposals, matching),
  ]);
  const { rows, next } = pageOfRows(found, query.pageSize, ({ madeAt, id }) => [madeAt, id]);
  return { records: await viewProposals(scope, rows), total, ...(next ? { next } : {}) };
}

/** The proposals about an object that still wait. */
export function openProposals(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  condition: SQL | undefined,
): Promise<ProposalRow[]> {
  return db
    .select()
    .from(proposals)
    .where(and(eq(proposals.tenantId, tenantId), eq(proposals.state, 'PENDING'), condition))
    .orderBy(sql`${proposals.madeAt} desc`);
}

/** The part of a call's response about the proposal that it made. */
export const waitingView = ({ id, proposalNo, expiresAt }: ProposalRow): WaitingProposal => ({
  id,
  proposalNo,
  state: 'PENDING',
  expiresAt: iso(expiresAt),
});

async function viewProposals(scope: StaffScope, rows: readonly ProposalRow[]): Promise<Proposal[]> {
  const people = rows.flatMap((row) => [row.madeBy, row.decidedBy]).filter(Boolean);
  const names = await actorNames(
    scope,
    people.map((actorId) => ({ actorId })),
  );
  const viewActor = (id: string) => ({ id, name: names.get(id) ?? id });
  const waits = rows.some(({ state }) => state === 'PENDING');
  const approvers = waits ? await approversAt(scope) : [];
  return rows.map((row) => ({
    ...viewProposal(scope, row, viewActor),
    approvers: approvers
      .filter(({ id }) => row.state === 'PENDING' && id !== row.madeByPerson)
      .map(({ name }) => name),
  }));
}

function viewProposal(
  scope: StaffScope,
  row: ProposalRow,
  viewActor: (id: string) => NamedPerson,
): Omit<Proposal, 'approvers'> {
  const { id, proposalNo, kind, state, subject, subjectId, subjectName, decidedAt } = row;
  return {
    id,
    proposalNo,
    kind,
    state,
    subject,
    subjectId,
    subjectName,
    shopperId: row.shopperId ?? '',
    amount: fromFen(row.amountFen),
    payload: shownPayload(row.payload),
    payloadHash: row.payloadHash,
    summary: row.summary,
    reason: row.reason,
    evidence: row.evidence,
    rulesVersion: row.rulesVersion,
    withoutSecondPerson: row.withoutSecondPerson,
    madeBy: viewActor(row.madeBy),
    madeAt: iso(row.madeAt),
    ...(state === 'PENDING' ? { expiresAt: iso(row.expiresAt) } : {}),
    ...(row.decidedBy ? { decidedBy: viewActor(row.decidedBy) } : {}),
    ...(decidedAt === null ? {} : { decidedAt: iso(decidedAt) }),
    decisionReason: row.decisionReason,
    error: row.error,
    version: row.version,
    actions: actionsOf(scope, row),
  };
}

/**
 * A payload for display, without a channel's secrets, although these are sealed. The hash covers them too.
 */
function shownPayload(payload: string): string {
  const { secrets: _, ...shown } = JSON.parse(payload);
  return canonicalJson(shown);
}

/** The caller's possible acts on a proposal now. */
function actionsOf({ identity, tenantId }: StaffScope, row: ProposalRow): Proposal['actions'] {
  if (row.state !== 'PENDING' || identity.kind !== 'PERSON') return [];
  const rights = rightsAt(identity, tenantId);
  if (row.madeByPerson === identity.id) return rights.has('money.propose') ? ['cancel'] : [];
  return rights.has('money.approve') ? ['approve', 'reject'] : [];
}

/** How many proposals the caller can decide on, and since when the oldest has waited. */
export async function waitingForMe({
  db,
  tenantId,
  identity,
  now,
}: StaffScope): Promise<{ count: number; oldest?: string }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`, oldest: sql<number | null>`min(${proposals.madeAt})` })
    .from(proposals)
    .where(
      and(
        eq(proposals.tenantId, tenantId),
        eq(proposals.state, 'PENDING'),
        gt(proposals.expiresAt, now),
        ne(proposals.madeByPerson, identity.id),
      ),
    );
  return { count: row?.count ?? 0, ...(row?.oldest ? { oldest: iso(row.oldest) } : {}) };
}
