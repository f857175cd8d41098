import * as v from 'valibot';
import { Failure } from '../../../contract/errors.ts';
import { REFUND_REASONS } from '../../../contract/values/money/refund-statuses.ts';
import { ORDER_TYPES } from '../../../contract/values/orders/order-statuses.ts';
import type { ProposalKind } from '../../../contract/values/people/proposals.ts';
import { PUBLISHED_BY, SHOP_CHARGES } from '../../../contract/values/shop/shop-parts.ts';
import { bounceWithdrawal } from '../../commerce/bank/bounce.ts';
import { creditLine } from '../../commerce/bank/credit-line.ts';
import { failPayment } from '../../commerce/bank/payouts/payout-results.ts';
import { creditFromLines } from '../../commerce/bank/suggestions/match.ts';
import { reverseDeposit } from '../../commerce/bank/take-back.ts';
import { atomically } from '../../commerce/base/atomically.ts';
import { channelPlan } from '../../commerce/channel/plan-channel.ts';
import { saveChannel } from '../../commerce/channel/save-channel.ts';
import { refundToPayer } from '../../commerce/payin/refund-to-payer.ts';
import { marginPlan, ratesPlan, storeMargin, storeRates } from '../../commerce/rates/set-rates.ts';
import { creditDeposit } from '../../commerce/settlement/credit-deposit.ts';
import { approveRefund, refundOrder } from '../../commerce/settlement/decide-refund.ts';
import { publishCharges } from '../../commerce/site/publish.ts';
import { adjustBalance } from '../../commerce/wallet/adjust-balance.ts';
import { approveWithdrawal, payWithdrawal } from '../../commerce/withdrawal/withdrawals.ts';
import { approvalRules } from '../../db/schema/people/approvals.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { ProposalRow } from './proposal-rows.ts';
import type { Rules } from './rules.ts';

/**
 * The payload of a change of a balance. It is a schema, because it is read again from the proposal.
 */
const balance = v.object({ userId: v.string(), direction: v.picklist(['IN', 'OUT']) });
const shares = v.array(v.object({ lineId: v.string(), minor: v.number() }));
const deposit = v.object({
  depositId: v.string(),
  amount: v.string(),
  /** The bank's lines from which it is credited. */
  shares: v.optional(shares),
});
const ofLine = v.object({
  lineId: v.string(),
  userId: v.string(),
  channelId: v.string(),
  minor: v.number(),
  amountFen: v.number(),
  feeFen: v.number(),
  rate: v.string(),
});
const ofBank = { lineId: v.string(), reason: v.string() };
const reversed = v.object({ reversedId: v.string(), ...ofBank });
const bounced = v.object({ bouncedId: v.string(), ...ofBank });
const adjustment = v.union([balance, reversed, bounced]);
const withdrawal = v.union([
  v.object({ withdrawalId: v.string() }),
  v.object({ approvedId: v.string() }),
]);
const requested = v.object({ refundId: v.string(), amount: v.string() });
const ofOrder = v.object({
  orderType: v.picklist(ORDER_TYPES),
  orderNo: v.string(),
  amount: v.string(),
  reason: v.picklist(REFUND_REASONS),
  note: v.string(),
});
const toPayer = v.object({ paymentId: v.string(), amount: v.string(), reason: v.string() });
/** A payment of a batch that failed at the bank. */
const failed = v.object({ failedItemId: v.string(), payoutId: v.string(), reason: v.string() });
const refund = v.union([requested, toPayer, failed, ofOrder]);

const charges = v.object({
  part: v.picklist(SHOP_CHARGES),
  value: v.record(v.string(), v.unknown()),
  kind: v.picklist(PUBLISHED_BY),
  /** When the draft was saved that this publishes; null if it publishes none. */
  draftAt: v.nullable(v.number()),
});

export type ChargesPayload = v.InferOutput<typeof charges>;
export type BalancePayload = v.InferOutput<typeof balance>;
export type CreditPayload = v.InferOutput<typeof deposit>;
export type WithdrawalPayload = v.InferOutput<typeof withdrawal>;
export type RefundPayload = v.InferOutput<typeof refund>;
export type RulesPayload = { rules: Omit<Rules, 'version'>; after: number };

type Executed = Pick<
  ProposalRow,
  'id' | 'kind' | 'proposalNo' | 'amountFen' | 'payload' | 'madeBy'
>;
type Execute = (scope: StaffScope, proposal: Executed, payload: unknown) => Promise<unknown>;

const EXECUTE: Record<ProposalKind, Execute> = {
  GOODWILL: (scope, proposal, payload) =>
    adjustBalance(scope, {
      userId: v.parse(balance, payload).userId,
      type: 'COMPENSATION',
      ...executedAct(proposal),
    }),
  ADJUSTMENT: (scope, proposal, payload) => {
    const change = v.parse(adjustment, payload);
    if ('reversedId' in change) return reverseDeposit(scope, change.reversedId, change);
    if ('bouncedId' in change) return bounceWithdrawal(scope, change.bouncedId, change);
    const { userId, direction } = change;
    return adjustBalance(scope, {
      userId,
      type: `ADJUSTMENT_${direction}`,
      ...executedAct(proposal),
    });
  },
  CREDIT: (scope, _, payload) => {
    const credit = v.parse(v.union([deposit, ofLine]), payload);
    if ('lineId' in credit) return creditLine(scope, credit);
    const { depositId, amount } = credit;
    return credit.shares
      ? creditFromLines(scope, depositId, { amount, shares: credit.shares })
      : creditDeposit(scope, depositId, { amount });
  },
  REFUND: (scope, _, payload) => {
    const terms = v.parse(refund, payload);
    if ('paymentId' in terms) return refundToPayer(scope, terms.paymentId, terms);
    if ('failedItemId' in terms) {
      return failPayment(scope, { ...terms, itemId: terms.failedItemId });
    }
    return 'refundId' in terms
      ? approveRefund(scope, terms.refundId, terms)
      : refundOrder(scope, terms);
  },
  WITHDRAWAL: (scope, _, payload) => {
    const paid = v.parse(withdrawal, payload);
    return 'approvedId' in paid
      ? approveWithdrawal(scope, paid.approvedId)
      : payWithdrawal(scope, paid.withdrawalId);
  },
  RULES: setRules,
  RATE: (scope, proposal, payload) => storeRates(scope, v.parse(ratesPlan, payload), proposal),
  MARGIN: (scope, proposal, payload) => storeMargin(scope, v.parse(marginPlan, payload), proposal),
  CHARGES: (scope, _, payload) => {
    const { part, ...publication } = v.parse(charges, payload);
    return publishCharges(scope, part, publication);
  },
  CHANNEL: (scope, _, payload) => saveChannel(scope, v.parse(channelPlan, payload)),
};

const executedAct = ({ id, proposalNo, amountFen }: Executed) => ({
  amountFen,
  key: `proposal:${id}`,
  reference: proposalNo,
});

async function setRules(scope: StaffScope, { id, madeBy }: Executed, payload: unknown) {
  const { db, now, tenantId } = scope;
  const { rules, after } = payload as RulesPayload;
  const row = { tenantId, version: after + 1, rules, madeBy, proposalId: id, createdAt: now };
  await atomically(scope, [db.insert(approvalRules).values(row)], {
    RULES_REPLACED: () => new Failure('CONFLICT'),
  });
}

/** Carries out a proposal, in one transaction with the statements that the scope's record adds. */
export async function execute(scope: StaffScope, proposal: Executed): Promise<void> {
  await EXECUTE[proposal.kind](scope, proposal, JSON.parse(proposal.payload));
}
