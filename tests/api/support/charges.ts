import type { Proposal } from '../../../src/contract/ops/people/approvals.ts';
import type { ChargesPart } from '../../../src/contract/values/shop/shop-parts.ts';
import { operate } from './fulfilment.ts';
import { newPerson } from './staff.ts';

type At = { host: string };

const CALLS = {
  fees: 'draftShopFees',
  storage: 'draftShopStorage',
  services: 'draftShopServices',
} as const;

/** The present charges of the shop of a host, as the body of the form. */
export async function charges(at: At, part: ChargesPart): Promise<Record<string, unknown>> {
  return (await operate(at, 'getShopPart', { params: { id: part } })).published;
}

/** Keeps a draft of what the shop charges, with other values for some fields. */
export async function draftCharges(
  at: At,
  part: ChargesPart,
  changes: Record<string, unknown>,
): Promise<void> {
  const body = { ...(await charges(at, part)), ...changes };
  await operate(at, CALLS[part], { body: body as never });
}

/** Rejects the waiting proposals about a part, so that something else can be proposed. */
export async function rejectWaiting(at: At, part: ChargesPart): Promise<void> {
  const { records } = await operate(at, 'listProposals', {
    query: { state: 'PENDING', pageSize: 100 },
  });
  const lead = await newPerson('FINANCE_LEAD', { tenantId: '*' });
  for (const { id, subject, subjectName } of records) {
    if (subject !== 'SHOP_PART' || subjectName !== part) continue;
    await lead.call('rejectProposal', { params: { id }, body: { reason: 'A test' } }, at);
  }
}

/** Somebody of finance proposes a change of what the shop charges. */
export async function proposeChange(
  at: At,
  part: ChargesPart,
  changes: Record<string, unknown>,
): Promise<Proposal> {
  await rejectWaiting(at, part);
  await draftCharges(at, part, changes);
  const finance = await newPerson('FINANCE', { tenantId: '*' });
  const input = { params: { id: part }, body: { reason: 'The new season' } };
  return finance.call('proposeShopCharges', input, at);
}

/** Two people change what the shop charges. */
export async function changeCharges(
  at: At,
  part: ChargesPart,
  changes: Record<string, unknown>,
): Promise<Proposal> {
  const { id, payloadHash } = await proposeChange(at, part, changes);
  const lead = await newPerson('FINANCE_LEAD', { tenantId: '*' });
  return lead.call('approveProposal', { params: { id }, body: { payloadHash } }, at);
}
