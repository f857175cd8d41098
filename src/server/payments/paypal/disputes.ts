import * as v from 'valibot';
import type { Reversal } from '../provider.ts';
import { fromPaypal } from './amounts.ts';
import { type PaypalSend, readAs } from './client.ts';

const amount = v.object({ currency_code: v.string(), value: v.string() });
const listed = v.object({ items: v.optional(v.array(v.object({ dispute_id: v.string() })), []) });
const dispute = v.object({
  dispute_id: v.string(),
  status: v.string(),
  dispute_life_cycle_stage: v.optional(v.string(), ''),
  dispute_amount: amount,
  dispute_outcome: v.optional(v.object({ outcome_code: v.optional(v.string(), '') })),
});

/** Outcomes with which the shop keeps its money: it won, the buyer gave up, or PayPal paid. */
const KEPT_OUTCOMES = [
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
  'NONE',
];
/** Stages at which PayPal has taken the money until it is decided. Before, buyer and shop only talk. */
const HELD_STAGES = ['CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'];

function statusOf({
  status,
  dispute_life_cycle_stage,
  dispute_outcome,
}: v.InferOutput<typeof dispute>): Reversal['status'] {
  if (status === 'RESOLVED') {
    return KEPT_OUTCOMES.includes(dispute_outcome?.outcome_code ?? '') ? 'RETURNED' : 'TAKEN';
  }
  return HELD_STAGES.includes(dispute_life_cycle_stage) ? 'TAKEN' : 'PENDING';
}

/** The disputes about a capture. */
export async function disputesOf(send: PaypalSend, captureId: string): Promise<Reversal[]> {
  const query = new URLSearchParams({ disputed_transaction_id: captureId });
  const list = readAs(listed, (await send(`/v1/customer/disputes?${query}`)) ?? {});
  const all = await Promise.all(
    list.items.map(({ dispute_id }) =>
      send(`/v1/customer/disputes/${encodeURIComponent(dispute_id)}`),
    ),
  );
  return all
    .filter((one) => one !== undefined)
    .map((one) => readAs(dispute, one))
    .map((one) => ({
      reference: one.dispute_id,
      kind: 'DISPUTE',
      status: statusOf(one),
      money: fromPaypal(one.dispute_amount),
    }));
}
