import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../src/contract/values/people/rights.ts';
import { waitingGoodwill } from '../support/approvals.ts';
import { announcedParcel, operate, paidOrder } from '../support/fulfilment.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newStation } from '../support/stock.ts';
import { newPayer, type Shopper } from '../support/world.ts';

/** The number of calls that arrive at once. */
const CALLS = 200;
const PEOPLE = 10;
/** The number of calls that each person makes. */
const EACH = CALLS / PEOPLE;

let shopper: Shopper;
beforeAll(async () => {
  shopper = await newPayer('9000');
});

const peopleOf = (role: StaffRole): Promise<Person[]> =>
  Promise.all(Array.from({ length: PEOPLE }, () => newPerson(role)));

/** Makes all calls at once, by the people in turn. Resolves to how often each outcome came. */
async function outcomes(
  people: readonly Person[],
  call: (person: Person, index: number) => Promise<string>,
): Promise<Record<string, number>> {
  const calls = Array.from({ length: CALLS }, (_, index) => {
    const person = people[index % people.length];
    if (!person) throw new Error('nobody calls');
    return call(person, index).catch((error: { code?: string }) => error.code ?? String(error));
  });
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(calls)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe('many people who act at once', () => {
  test('one of them accepts an order, the others are told that it is accepted', async () => {
    const { id } = await paidOrder(shopper);
    const buyers = await peopleOf('BUYER');
    const counts = await outcomes(buyers, async (buyer) => {
      await buyer.call('acceptOrder', { params: { id } });
      return 'accepted';
    });
    expect(counts).toEqual({ accepted: 1, ILLEGAL_TRANSITION: CALLS - 1 });
    const { timeline } = await operate(shopper, 'getOpsOrder', { params: { id } });
    expect(timeline.filter(({ event }) => event === 'ACCEPTED')).toHaveLength(1);
  });

  test('one of them receives a parcel that all scan, the others are told who did', async () => {
    const { id, parcelNo } = await announcedParcel(shopper);
    const workers = await peopleOf('WAREHOUSE');
    // A scanner sends one code after the other, so that each call needs a station of its own.
    const stations: string[] = [];
    while (stations.length < EACH) stations.push((await newStation(shopper)).id);
    const counts = await outcomes(workers, async (worker, index) => {
      const station = stations[Math.floor(index / PEOPLE)] ?? '';
      const scanId = crypto.randomUUID();
      const body = { step: 'RECEIVE' as const, code: parcelNo, station, scanId };
      return (await worker.call('scan', { body })).sound;
    });
    // The person who received the parcel is asked for its weight at their other stations.
    expect(counts).toEqual({ OK: EACH, WARN: CALLS - EACH });
    const { timeline } = await operate(shopper, 'getOpsParcel', { params: { id } });
    expect(timeline.filter(({ event }) => event === 'SIGNED')).toHaveLength(1);
  });

  test('one of them claims an object, the others are told that it is claimed', async () => {
    const { id } = await paidOrder(shopper);
    const buyers = await peopleOf('BUYER');
    const winners = new Set<string>();
    const counts = await outcomes(buyers, async (buyer) => {
      await buyer.call('claimWork', { body: { subject: 'PURCHASE_ORDER', id } });
      winners.add(buyer.id);
      return 'claimed';
    });
    // The person who has the object may claim it again.
    expect(counts).toEqual({ claimed: EACH, CLAIMED: CALLS - EACH });
    expect(winners.size).toBe(1);
  });

  test('one of them approves a goodwill or withdraws it: the money moves once or never', async () => {
    const payer = await newPayer('10');
    const maker = await newPerson('SERVICE');
    const leads = await peopleOf('FINANCE_LEAD');
    const made = await waitingGoodwill({ by: maker, shopper: payer.email });
    const params = { id: made.id };
    const counts = await outcomes(leads, async (lead, index) => {
      const { state } =
        index % 2 === 0
          ? await lead.call('approveProposal', { params, body: { payloadHash: made.payloadHash } })
          : await maker.call('cancelProposal', { params, body: {} });
      return state;
    });
    const { state } = await operate(payer, 'getProposal', { params });
    expect(['EXECUTED', 'CANCELLED']).toContain(state);
    expect(counts).toEqual({ [state]: 1, PROPOSAL_CLOSED: CALLS - 1 });
    const { available } = await payer.call('getAccount');
    expect(available).toBe(state === 'EXECUTED' ? '15.00' : '10.00');
  });

  test('leave the chain of the audit whole', async () => {
    const auditor = await newPerson('AUDITOR');
    expect((await auditor.call('checkAudit')).faults).toEqual([]);
  });
});
