import type { opsApprovalEndpoints, Proposal } from '../../ops/people/approvals.ts';
import { MONEY_KINDS } from '../../values/people/proposals.ts';
import type { Examples } from '../example.ts';

const AT = '2026-11-22T08:30:00.000Z';
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const SHOPPER_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90';

const goodwill: Proposal = {
  id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z91',
  proposalNo: 'A261122KQ2M8X1',
  kind: 'GOODWILL',
  state: 'PENDING',
  subject: 'SHOPPER',
  subjectId: SHOPPER_ID,
  subjectName: 'aigerim@example.com',
  shopperId: SHOPPER_ID,
  amount: '20.00',
  payload: `{"direction":"IN","userId":"${SHOPPER_ID}"}`,
  payloadHash: HASH,
  summary: [{ name: 'balance', before: '100.00', after: '120.00' }],
  reason: 'The parcel waited a week because of us',
  evidence: 'P2611217KQ2M8X',
  rulesVersion: 1,
  withoutSecondPerson: false,
  madeBy: { id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z80', name: 'Li Na' },
  madeAt: AT,
  expiresAt: '2026-11-29T08:30:00.000Z',
  approvers: ['Wang Lei'],
  decisionReason: '',
  error: '',
  version: 0,
  actions: ['approve', 'reject'],
};
const { expiresAt: _, ...ended } = goodwill;
const decided = {
  ...ended,
  decidedBy: { id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z92', name: 'Wang Fang' },
  decidedAt: AT,
  version: 1,
  actions: [],
};
/** A channel that waits for a second person. */
export const channelProposal: Proposal = {
  ...goodwill,
  kind: 'CHANNEL',
  subject: 'CHANNEL',
  subjectId: 'sampan-01kb2c3d4e5f6g7h8j9k0m1n2p',
  subjectName: 'Card',
  shopperId: '',
  amount: '0.00',
  payload: '{"channelId":"sampan-01kb2c3d4e5f6g7h8j9k0m1n2p","provider":"stripe"}',
  summary: [{ name: 'channel.provider', before: '', after: 'stripe' }],
  reason: 'Cards, as our shoppers asked',
  evidence: '',
};
/** A rate that waits for a second person. */
export const rateProposal: Proposal = {
  ...channelProposal,
  kind: 'RATE',
  subject: 'RATE',
  subjectId: 'LAK',
  subjectName: 'LAK',
  payload: '{"cause":"HAND","rates":[{"currency":"LAK","fetchedAt":0,"raw":"3020"}]}',
  summary: [
    {
      name: 'rate.LAK',
      before: '3012.5 + 1.5 % = 3057.6875',
      after: '3020 + 1.5 % = 3065.3 (+0.24 %)',
    },
  ],
  reason: 'The service does not answer',
};
/** A margin that waits for a second person. */
export const marginProposal: Proposal = {
  ...rateProposal,
  kind: 'MARGIN',
  subject: 'RATES',
  subjectId: 'sampan-rates',
  payload: '{"currency":"LAK","marginBp":200}',
  summary: [{ name: 'margin.LAK', before: '1.5 %', after: '2 %' }],
  reason: 'The bank charges more',
};
const params = { id: goodwill.id };
const rules = {
  twoPersons: true,
  shortfall: '50.00',
  limits: MONEY_KINDS.map((kind) => ({
    kind,
    act: '500.00',
    personDay: '5000.00',
    subjectDay: '500.00',
    shopperDay: '1000.00',
    most: '20000.00',
    mostDay: '100000.00',
  })),
};

export const opsApprovalExamples: Examples<typeof opsApprovalEndpoints> = {
  proposeGoodwill: {
    input: {
      body: {
        shopper: SHOPPER_ID,
        amount: '20.00',
        reason: goodwill.reason,
        evidence: goodwill.evidence,
      },
    },
    answer: { ...goodwill, actions: ['cancel'] },
  },
  proposeAdjustment: {
    input: {
      body: {
        shopper: SHOPPER_ID,
        direction: 'OUT',
        amount: '20.00',
        reason: 'Credited twice by the bank',
        evidence: '',
      },
    },
    answer: {
      ...goodwill,
      kind: 'ADJUSTMENT',
      summary: [{ name: 'balance', before: '100.00', after: '80.00' }],
      actions: ['cancel'],
    },
  },
  listProposals: {
    input: { query: { state: 'PENDING', pageSize: 50 } },
    answer: { records: [goodwill], total: 1 },
  },
  getProposal: { input: { params }, answer: goodwill },
  approveProposal: {
    input: { params, body: { payloadHash: HASH } },
    answer: { ...decided, state: 'EXECUTED', actions: [] },
  },
  rejectProposal: {
    input: { params, body: { reason: 'The delay was the carrier’s' } },
    answer: {
      ...decided,
      state: 'REJECTED',
      decisionReason: 'The delay was the carrier’s',
      actions: [],
    },
  },
  cancelProposal: {
    input: { params, body: { reason: '' } },
    answer: { ...decided, state: 'CANCELLED', actions: [] },
  },
  getApprovalRules: { input: {}, answer: { version: 0, ...rules } },
  proposeApprovalRules: {
    input: { body: { ...rules, reason: 'The season begins' } },
    answer: {
      ...goodwill,
      kind: 'RULES',
      subject: 'RULES',
      subjectId: 'sampan',
      subjectName: 'v1',
      shopperId: '',
      amount: '0.00',
      payload: '{}',
      summary: [{ name: 'REFUND.act', before: '200.00', after: '500.00' }],
      actions: ['cancel'],
    },
  },
};
