import { beforeAll, describe, expect, test } from 'vitest';
import { waitingGoodwill } from '../support/approvals.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newShopper, type Shopper } from '../support/world.ts';

let maker: Person;
let leads: Person[];
let shopper: Shopper;
beforeAll(async () => {
  maker = await newPerson('SERVICE');
  leads = [await newPerson('FINANCE_LEAD'), await newPerson('FINANCE_LEAD')];
  shopper = await newShopper();
});

const balanceOf = async () => Number((await shopper.call('getAccount')).available);
const waiting = () => waitingGoodwill({ by: maker, shopper: shopper.email });
const approve = (by: Person, { id, payloadHash }: { id: string; payloadHash: string }) =>
  by.call('approveProposal', { params: { id }, body: { payloadHash } });

/** The states in the calls' answers, and the codes of refused calls. */
async function outcomes(calls: readonly Promise<{ state: string }>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((one) => (one.status === 'fulfilled' ? one.value.state : (one.reason.code as string)))
    .toSorted();
}

describe('two people who decide about one proposal at once', () => {
  test('if both approve, the money moves once, and one is told that the proposal is closed', async () => {
    const before = await balanceOf();
    const made = await waiting();
    const results = await outcomes(leads.map((lead) => approve(lead, made)));
    expect(results).toEqual(['EXECUTED', 'PROPOSAL_CLOSED']);
    expect(await balanceOf()).toBe(before + 5);
  });

  test('if one approves and the other withdraws, only one of them succeeds', async () => {
    for (const lead of [...leads, ...leads]) {
      const before = await balanceOf();
      const made = await waiting();
      const cancel = maker.call('cancelProposal', { params: { id: made.id }, body: {} });
      const results = await outcomes([approve(lead, made), cancel]);
      expect(results).toContain('PROPOSAL_CLOSED');
      const { state } = await lead.call('getProposal', { params: { id: made.id } });
      expect(results).toContain(state);
      expect(await balanceOf()).toBe(before + (state === 'EXECUTED' ? 5 : 0));
    }
  });

  test('if one approves and the other rejects, only one of them succeeds', async () => {
    const before = await balanceOf();
    const made = await waiting();
    const [first, second] = leads as [Person, Person];
    const reject = second.call('rejectProposal', {
      params: { id: made.id },
      body: { reason: 'Not ours' },
    });
    const results = await outcomes([approve(first, made), reject]);
    expect(results).toContain('PROPOSAL_CLOSED');
    const moved = results.includes('EXECUTED') ? 5 : 0;
    expect(await balanceOf()).toBe(before + moved);
  });
});
