import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, line, optionalLine, optionalText, text, typedAmount } from '../../values/fields.ts';
import { cny } from '../../values/money/money.ts';
import { namedPerson } from '../../values/people/named-person.ts';
import {
  MONEY_KINDS,
  PROPOSAL_KINDS,
  PROPOSAL_STATES,
  PROPOSAL_SUBJECTS,
} from '../../values/people/proposals.ts';

const time = v.string();

/**
 * A value before and after a proposal is carried out: a text, or one of `SUMMARY_VALUES`. `before` is empty if
 * there is no value yet.
 */
const summaryLine = v.object({ name: v.string(), before: v.string(), after: v.string() });
export type SummaryLine = v.InferOutput<typeof summaryLine>;

export const proposal = v.object({
  id,
  proposalNo: v.string(),
  kind: v.picklist(PROPOSAL_KINDS),
  state: v.picklist(PROPOSAL_STATES),
  subject: v.picklist(PROPOSAL_SUBJECTS),
  subjectId: v.string(),
  /** The number by which people know the subject, or the shopper’s e-mail. */
  subjectName: v.string(),
  /** The shopper whose money the proposal is about; empty if it is about no shopper. */
  shopperId: v.string(),
  amount: cny,
  /** What is carried out, as canonical JSON. The approver confirms its hash. */
  payload: v.string(),
  payloadHash: v.string(),
  summary: v.array(summaryLine),
  reason: v.string(),
  evidence: v.string(),
  rulesVersion: v.number(),
  /** Whether the tenant had switched the second person off when it was carried out. */
  withoutSecondPerson: v.boolean(),
  madeBy: namedPerson,
  madeAt: time,
  expiresAt: v.optional(time),
  decidedBy: v.optional(namedPerson),
  decidedAt: v.optional(time),
  decisionReason: v.string(),
  /** Why it failed: an error code. */
  error: v.string(),
  version: v.number(),
  /** The names of those who may decide on it; empty once it is decided. */
  approvers: v.array(v.string()),
  /** What the caller may do with it. */
  actions: v.array(v.picklist(['approve', 'reject', 'cancel'])),
});
export type Proposal = v.InferOutput<typeof proposal>;

/** The proposal that now waits for a second person, in the answer of a call that would move money. */
export const waitingProposal = v.object({
  id,
  proposalNo: v.string(),
  state: v.literal('PENDING'),
  expiresAt: time,
});
export type WaitingProposal = v.InferOutput<typeof waitingProposal>;

export const approvalLimit = v.object({
  kind: v.picklist(MONEY_KINDS),
  /** Up to this amount an act needs no second person, … */
  act: typedAmount,
  /** … as long as all of the last 24 hours stay below these: of the person, of the object, of the shopper. */
  personDay: typedAmount,
  subjectDay: typedAmount,
  shopperDay: typedAmount,
  /** Nobody does more than this in one act, also not with approval, … */
  most: typedAmount,
  /** … nor proposes or does more in 24 hours. */
  mostDay: typedAmount,
});

const rulesBody = {
  /** Whether acts beyond the limits need a second person. */
  twoPersons: v.boolean(),
  /** By how much less than announced a top-up may be credited at once, because banks take charges. */
  shortfall: typedAmount,
  limits: v.pipe(v.array(approvalLimit), v.length(MONEY_KINDS.length)),
};

export const approvalRules = v.object({
  version: v.number(),
  ...rulesBody,
  since: v.optional(time),
  madeBy: v.optional(namedPerson),
});
export type ApprovalRules = v.InferOutput<typeof approvalRules>;

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const params = v.object({ id });
const proposalErrors = ['PROPOSAL_OPEN', 'NO_APPROVER', 'LIMIT_EXCEEDED', 'NOT_FOUND'] as const;

/** The calls about what needs two persons. */
export const opsApprovalEndpoints = {
  proposeGoodwill: {
    ...common,
    path: '/ops/proposals/goodwill',
    right: 'money.propose',
    summary: 'Propose a credit to a shopper’s balance, at the tenant’s expense',
    body: v.object({
      /** Id or e-mail of the shopper. */
      shopper: line(254),
      amount: typedAmount,
      reason: text(300),
      /** What it is based on, such as the number of an order or a ticket. */
      evidence: optionalLine(200),
    }),
    output: proposal,
    errors: proposalErrors,
    idempotent: true,
  },
  proposeAdjustment: {
    ...common,
    path: '/ops/proposals/adjustment',
    right: 'money.propose',
    summary: 'Propose to correct a shopper’s balance, upwards or downwards',
    body: v.object({
      shopper: line(254),
      direction: v.picklist(['IN', 'OUT']),
      amount: typedAmount,
      reason: text(300),
      evidence: optionalLine(200),
    }),
    output: proposal,
    errors: proposalErrors,
    idempotent: true,
  },
  listProposals: {
    ...common,
    method: 'GET',
    path: '/ops/proposals',
    right: 'money.see',
    summary: 'The proposals of the tenant, and acts that needed no proposal, newest first',
    query: v.object({
      ...cursorQuery,
      state: v.optional(v.union([v.literal(''), v.picklist(PROPOSAL_STATES)]), ''),
      subjectId: v.optional(v.union([v.literal(''), id]), ''),
    }),
    output: listOf(proposal),
  },
  getProposal: {
    ...common,
    method: 'GET',
    path: '/ops/proposals/{id}',
    right: 'money.see',
    summary: 'A proposal',
    params,
    output: proposal,
    errors: ['NOT_FOUND'],
  },
  approveProposal: {
    ...common,
    path: '/ops/proposals/{id}/approve',
    right: 'money.approve',
    subject: 'PROPOSAL',
    fresh: true,
    summary:
      'Approve a proposal of somebody else, and carry it out. If that fails, the proposal’s state is FAILED or SUPERSEDED',
    params,
    body: v.object({ payloadHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
    output: proposal,
    errors: ['NOT_FOUND', 'OWN_PROPOSAL', 'PROPOSAL_CHANGED', 'PROPOSAL_CLOSED'],
    idempotent: true,
  },
  rejectProposal: {
    ...common,
    path: '/ops/proposals/{id}/reject',
    right: 'money.approve',
    subject: 'PROPOSAL',
    summary: 'Reject a proposal, with a reason',
    params,
    body: v.object({ reason: text(300) }),
    output: proposal,
    errors: ['NOT_FOUND', 'OWN_PROPOSAL', 'PROPOSAL_CLOSED'],
  },
  cancelProposal: {
    ...common,
    path: '/ops/proposals/{id}/cancel',
    right: 'money.propose',
    subject: 'PROPOSAL',
    summary: 'Withdraw one’s own proposal',
    params,
    body: v.object({ reason: optionalText(300) }),
    output: proposal,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PROPOSAL_CLOSED'],
  },
  getApprovalRules: {
    ...common,
    method: 'GET',
    path: '/ops/approval-rules',
    right: 'money.see',
    summary: 'What needs a second person, and how much anybody may do',
    output: approvalRules,
  },
  proposeApprovalRules: {
    ...common,
    path: '/ops/approval-rules',
    right: 'money.approve',
    fresh: true,
    summary: 'Propose other rules. They apply once somebody else has approved them',
    body: v.object({ ...rulesBody, reason: text(300) }),
    output: proposal,
    errors: proposalErrors,
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
