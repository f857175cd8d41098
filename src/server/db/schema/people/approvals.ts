import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { SummaryLine } from '../../../../contract/ops/people/approvals.ts';
import type {
  ProposalKind,
  ProposalState,
  ProposalSubject,
} from '../../../../contract/values/people/proposals.ts';
import { referenceTo } from '../owned.ts';
import { users } from './users.ts';

/**
 * Proposals for two persons, and all acts on money to which the tenant's limits apply. A proposal's
 * contents never change, an end state is never left, and no row is deleted (triggers).
 */
export const proposals = sqliteTable(
  'proposals',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    proposalNo: text('proposal_no').notNull(),
    kind: text('kind').$type<ProposalKind>().notNull(),
    state: text('state').$type<ProposalState>().notNull(),
    subject: text('subject').$type<ProposalSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    /** The subject's version when it was proposed; null if later changes of the subject don't matter. */
    subjectVersion: integer('subject_version'),
    /** The shopper whose money it is. */
    shopperId: text('shopper_id'),
    amountFen: integer('amount_fen').notNull(),
    /** Canonical JSON, and its SHA-256 in lower-case hex. */
    payload: text('payload').notNull(),
    payloadHash: text('payload_hash').notNull(),
    summary: text('summary', { mode: 'json' }).$type<SummaryLine[]>().notNull(),
    reason: text('reason').notNull(),
    evidence: text('evidence').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    withoutSecondPerson: integer('without_second_person', { mode: 'boolean' }).notNull(),
    /** The person or key that proposed it. */
    madeBy: text('made_by').notNull(),
    /** The person; for a key, the one who made the key. */
    madeByPerson: text('made_by_person').notNull(),
    madeAt: integer('made_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: integer('decided_at'),
    decisionReason: text('decision_reason').notNull().default(''),
    error: text('error').notNull().default(''),
    /** How often the approvers were reminded: at half of its time, and shortly before its end. */
    reminded: integer('reminded').notNull().default(0),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    referenceTo(users, t, t.shopperId),
    uniqueIndex('proposals_key').on(t.tenantId, t.id),
    uniqueIndex('proposals_number').on(t.tenantId, t.proposalNo),
    uniqueIndex('proposals_open')
      .on(t.tenantId, t.kind, t.subjectId)
      .where(sql`${t.state} = 'PENDING'`),
    index('proposals_tenant').on(t.tenantId, t.madeAt, t.id),
    index('proposals_state').on(t.tenantId, t.state, t.madeAt, t.id),
    index('proposals_person').on(t.tenantId, t.kind, t.madeByPerson, t.madeAt),
    index('proposals_subject').on(t.tenantId, t.subjectId, t.madeAt, t.id),
    index('proposals_shopper').on(t.tenantId, t.shopperId, t.kind, t.madeAt),
    index('proposals_expiry').on(t.state, t.expiresAt),
  ],
);

/** The rules of a tenant, one row for each version. Without a row, the defaults apply. */
export const approvalRules = sqliteTable(
  'approval_rules',
  {
    tenantId: text('tenant_id').notNull(),
    /** 1, 2, 3 … in each tenant. */
    version: integer('version').notNull(),
    /** As in the contract. */
    rules: text('rules', { mode: 'json' }).notNull(),
    madeBy: text('made_by').notNull(),
    /** The proposal by which they were approved. */
    proposalId: text('proposal_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(proposals, t, t.proposalId),
    primaryKey({ columns: [t.tenantId, t.version] }),
  ],
);
