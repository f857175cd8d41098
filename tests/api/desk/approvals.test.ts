import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { otherRules, waitingGoodwill } from '../support/approvals.ts';
import { newPerson, type Person, staffKey } from '../support/staff.ts';
import { submittedDeposit } from '../support/stage.ts';
import { call, DEFAULT_HOST, newPayer, newShopper, type Shopper, visit } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

const balanceOf = async (shopper: Shopper) => (await shopper.call('getAccount')).available;

let service: Person;
let lead: Person;
let finance: Person;
let shopper: Shopper;
beforeAll(async () => {
  service = await newPerson('SERVICE');
  finance = await newPerson('FINANCE');
  lead = await newPerson('FINANCE_LEAD');
  shopper = await newPayer('100');
});

const approve = (by: Person, { id, payloadHash }: { id: string; payloadHash: string }) =>
  by.call('approveProposal', { params: { id }, body: { payloadHash } });

describe('a goodwill takes two persons', () => {
  test('its proposal waits, shows the values before and after, and moves money when another person approves', async () => {
    const before = await balanceOf(shopper);
    const made = await waitingGoodwill({ by: service, shopper: shopper.email });
    expect(made).toMatchObject({ state: 'PENDING', amount: '5.00', actions: ['cancel'] });
    expect(made.summary).toEqual([
      { name: 'balance', before, after: (Number(before) + 5).toFixed(2) },
    ]);
    expect(await balanceOf(shopper)).toBe(before);
    expect((await lead.call('getProposal', { params: { id: made.id } })).actions).toEqual([
      'approve',
      'reject',
    ]);
    const done = await approve(lead, made);
    expect(done).toMatchObject({ state: 'EXECUTED', decidedBy: { id: lead.id }, actions: [] });
    expect(await balanceOf(shopper)).toBe((Number(before) + 5).toFixed(2));
    const { records } = await shopper.call('listTransactions', { query: {} });
    expect(records[0]).toMatchObject({ type: 'COMPENSATION', reference: made.proposalNo });
  });

  test('its proposal names those who may approve it, and is counted on their first page', async () => {
    const made = await waitingGoodwill({ by: service });
    expect(made.approvers.length).toBeGreaterThan(0);
    const waits = async (by: Person) => (await by.call('getToday')).approvals;
    expect((await waits(lead))?.count).toBeGreaterThanOrEqual(1);
    expect(await waits(service)).toBeUndefined();
    const own = await waitingGoodwill({ by: lead });
    const before = (await waits(lead))?.count ?? 0;
    await service.call('cancelProposal', { params: { id: made.id }, body: {} });
    expect((await waits(lead))?.count).toBe(before - 1);
    const decided = await lead.call('cancelProposal', { params: { id: own.id }, body: {} });
    expect(decided.approvers).toEqual([]);
    expect((await waits(lead))?.count).toBe(before - 1);
  });

  test('nobody approves their own proposal, not even an owner', async () => {
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const made = await waitingGoodwill({ by: owner });
    expect(await refusal(approve(owner, made))).toBe('OWN_PROPOSAL');
    expect(
      await refusal(
        owner.call('rejectProposal', { params: { id: made.id }, body: { reason: 'No' } }),
      ),
    ).toBe('OWN_PROPOSAL');
  });

  test('no API key approves a proposal, not even the operator’s key of the environment', async () => {
    const made = await waitingGoodwill({ by: service });
    const body = { payloadHash: made.payloadHash };
    const { key } = await staffKey(['money.approve', 'money.see']);
    for (const token of [key, OPERATOR_TOKEN]) {
      const visitor = { host: DEFAULT_HOST, token, idempotencyKey: crypto.randomUUID() };
      const approval = call('approveProposal', { params: { id: made.id }, body }, visitor);
      expect(await refusal(approval)).toBe('FORBIDDEN');
    }
  });

  test('the person who made a key does not approve what the key proposes', async () => {
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const { key } = await owner.call('makeStaffKey', {
      body: { name: 'Bot', rights: ['money.propose', 'money.see'], tenantIds: ['sampan'], days: 1 },
    });
    const made = await call(
      'proposeGoodwill',
      { body: { shopper: (await newShopper()).email, amount: '5', reason: 'Late' } },
      { host: DEFAULT_HOST, token: key, idempotencyKey: crypto.randomUUID() },
    );
    expect(await refusal(approve(owner, made))).toBe('OWN_PROPOSAL');
    expect(await approve(lead, made)).toMatchObject({ state: 'EXECUTED' });
  });

  test('service and finance may propose, not approve', async () => {
    const made = await waitingGoodwill({ by: service });
    expect(await refusal(approve(finance, made))).toBe('FORBIDDEN');
  });

  test('an approval must name the hash of the proposal that was shown', async () => {
    const { id } = await waitingGoodwill({ by: service });
    const other = approve(lead, { id, payloadHash: '0'.repeat(64) });
    expect(await refusal(other)).toBe('PROPOSAL_CHANGED');
  });

  test('a shopper has at most one waiting proposal', async () => {
    const { email } = await newShopper();
    await waitingGoodwill({ by: service, shopper: email });
    const second = waitingGoodwill({ by: finance, shopper: email });
    expect(await refusal(second)).toBe('PROPOSAL_OPEN');
  });

  test('a rejected or withdrawn proposal can’t be approved', async () => {
    const one = await waitingGoodwill({ by: service });
    const reason = 'The delay was the carrier’s';
    const params = { id: one.id };
    expect(await lead.call('rejectProposal', { params, body: { reason } })).toMatchObject({
      state: 'REJECTED',
      decisionReason: reason,
    });
    expect(await refusal(approve(lead, one))).toBe('PROPOSAL_CLOSED');
    const other = await waitingGoodwill({ by: service });
    const cancel = { params: { id: other.id }, body: {} };
    expect(await refusal(finance.call('cancelProposal', cancel))).toBe('FORBIDDEN');
    expect(await service.call('cancelProposal', cancel)).toMatchObject({ state: 'CANCELLED' });
    expect(await refusal(approve(lead, other))).toBe('PROPOSAL_CLOSED');
  });

  test('a proposer who has left the team approves nothing', async () => {
    const gone = await newPerson('SERVICE');
    const made = await waitingGoodwill({ by: gone });
    const owner = await newPerson('OWNER', { tenantId: '*' });
    await owner.call('updateStaff', {
      params: { id: gone.id },
      body: {
        name: 'Gone',
        state: 'DISABLED',
        assignments: [{ role: 'SERVICE', tenantId: 'sampan' }],
      },
    });
    expect(await approve(lead, made)).toMatchObject({ state: 'FAILED', error: 'FORBIDDEN' });
  });

  test('nobody gives more than the rules allow', async () => {
    const much = waitingGoodwill({ by: service, amount: '2000.01' });
    expect(await refusal(much)).toBe('LIMIT_EXCEEDED');
  });

  test('another tenant’s proposal is not found', async () => {
    const made = await waitingGoodwill({ host: OTHER_HOST });
    expect(await refusal(approve(lead, made))).toBe('NOT_FOUND');
  });

  test('the audit names the proposer, the approver and the proposal', async () => {
    const made = await waitingGoodwill({ by: service });
    await approve(lead, made);
    const auditor = await newPerson('AUDITOR');
    const { records } = await auditor.call('listAudit', { query: { subjectId: made.id } });
    expect(records[0]).toMatchObject({ call: 'approveProposal', actorId: lead.id });
    expect((await auditor.call('checkAudit')).faults).toEqual([]);
  });
});

describe('two at once', () => {
  test('if ten people approve, one succeeds, and the money moves once', async () => {
    const payer = await newPayer('10');
    const leads = await Promise.all([1, 2, 3, 4, 5].map(() => newPerson('FINANCE_LEAD')));
    const made = await waitingGoodwill({ by: service, shopper: payer.email });
    const all = [...leads, ...leads].map((one) =>
      approve(one, made).then(
        ({ state }) => state,
        (error) => error.code,
      ),
    );
    const results = await Promise.all(all);
    expect(results.filter((result) => result === 'EXECUTED')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['EXECUTED', 'PROPOSAL_CLOSED']));
    expect(await balanceOf(payer)).toBe('15.00');
  });

  test('if one approves and the other withdraws, one succeeds and the other is told what happened', async () => {
    const payer = await newPayer('10');
    const made = await waitingGoodwill({ by: service, shopper: payer.email });
    const outcomes = await Promise.allSettled([
      approve(lead, made),
      service.call('cancelProposal', { params: { id: made.id }, body: {} }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await lead.call('getProposal', { params: { id: made.id } });
    expect(await balanceOf(payer)).toBe(state === 'EXECUTED' ? '15.00' : '10.00');
  });
});

describe('crediting a top-up', () => {
  const stage = () => ({ host: DEFAULT_HOST, shopper });

  test('as announced needs nobody else', async () => {
    const id = await submittedDeposit(stage());
    const credited = await finance.call('creditDeposit', { params: { id }, body: {} });
    expect(credited).toMatchObject({ status: 'SUCCEEDED' });
    expect(credited.proposal).toBeUndefined();
  });

  test('with more than announced waits for a second person', async () => {
    const before = await balanceOf(shopper);
    const id = await submittedDeposit(stage());
    const body = { amount: '99999', reason: 'The bank shows this' };
    const waits = await finance.call('creditDeposit', { params: { id }, body });
    expect(waits).toMatchObject({ status: 'PENDING_REVIEW', proposal: { state: 'PENDING' } });
    expect(await balanceOf(shopper)).toBe(before);
    const made = await lead.call('getProposal', { params: { id: waits.proposal?.id ?? '' } });
    expect(await approve(lead, made)).toMatchObject({ state: 'EXECUTED' });
    expect(await balanceOf(shopper)).toBe((Number(before) + 99_999).toFixed(2));
  });

  test('that has changed meanwhile is superseded, never overwritten', async () => {
    const id = await submittedDeposit(stage());
    const body = { amount: '50000', reason: 'The bank shows this' };
    const { proposal } = await finance.call('creditDeposit', { params: { id }, body });
    const made = await lead.call('getProposal', { params: { id: proposal?.id ?? '' } });
    await finance.call('rejectDeposit', { params: { id }, body: { reason: 'Nothing came' } });
    const before = await balanceOf(shopper);
    expect(await approve(lead, made)).toMatchObject({ state: 'SUPERSEDED' });
    expect(await balanceOf(shopper)).toBe(before);
  });

  test('beyond what anybody may is refused', async () => {
    const id = await submittedDeposit(stage());
    const body = { amount: '9999999' };
    const credit = finance.call('creditDeposit', { params: { id }, body });
    expect(await refusal(credit)).toBe('LIMIT_EXCEEDED');
  });

  test('accepts an idempotency key, and answers the same call with the same response', async () => {
    const id = await submittedDeposit(stage());
    const { status } = await visit(`/api/ops/deposits/${id}/credit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${finance.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(422);
    const at = { idempotencyKey: crypto.randomUUID() };
    const credit = () => finance.call('creditDeposit', { params: { id }, body: {} }, at);
    expect(await credit()).toEqual(await credit());
  });
});

describe('the rules', () => {
  test('change when a second person approves them', async () => {
    const host = 'mx.localhost';
    const [one, two] = await Promise.all([
      newPerson('FINANCE_LEAD', { tenantId: 'colibri' }),
      newPerson('FINANCE_LEAD', { tenantId: 'colibri' }),
    ]);
    const rules = await otherRules(host, { shortfall: '10' });
    const body = { ...rules, reason: 'Banks got cheaper' };
    const made = await one.call('proposeApprovalRules', { body }, { host });
    expect(made.summary).toEqual([{ name: 'shortfall', before: '50.00', after: '10.00' }]);
    expect((await one.call('getApprovalRules', {}, { host })).shortfall).toBe('50.00');
    const approval = { params: { id: made.id }, body: { payloadHash: made.payloadHash } };
    await two.call('approveProposal', approval, { host });
    expect(await one.call('getApprovalRules', {}, { host })).toMatchObject({
      version: 1,
      shortfall: '10.00',
      madeBy: { id: one.id },
    });
  });
});
