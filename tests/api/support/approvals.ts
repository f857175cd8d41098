import type { ApprovalRules, Proposal } from '../../../src/contract/ops/people/approvals.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { newPerson, type Person } from './staff.ts';
import { call, DEFAULT_HOST, newShopper } from './world.ts';

type Given = { host?: string; by?: Person; shopper?: string; amount?: string };

/** A goodwill of 5 CNY that waits, proposed by somebody of the service. */
export async function waitingGoodwill({
  host = DEFAULT_HOST,
  by,
  shopper,
  amount = '5',
}: Given = {}): Promise<Proposal> {
  const maker = by ?? (await newPerson('SERVICE', { tenantId: '*' }));
  const email = shopper ?? (await newShopper(host)).email;
  const reason = 'The parcel waited a week because of us';
  return maker.call('proposeGoodwill', { body: { shopper: email, amount, reason } }, { host });
}

/** The rules of the tenant of a host with changes, for `proposeApprovalRules`. */
export async function otherRules(host = DEFAULT_HOST, changes: Partial<ApprovalRules> = {}) {
  const rules = await call('getApprovalRules', {}, { host, token: OPERATOR_TOKEN });
  const { twoPersons, shortfall, limits } = { ...rules, ...changes };
  return { twoPersons, shortfall, limits };
}
