import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { arrivedParcel, newTransit, storedParcel } from '../support/fulfilment.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newPayer, type Shopper } from '../support/world.ts';

const reason = 'Its goods came in two pieces';
const splitOne = { quantities: [1], weightG: 400, reason };

describe('a parcel that is split in two, and two that are merged', () => {
  let shopper: Shopper;
  let worker: Person;
  beforeAll(async () => {
    shopper = await newPayer('9000');
    worker = await newPerson('WAREHOUSE');
  });
  const of = (id: string) => ({ params: { id } });

  test('is split with its weight, labelled anew, and put together again', async () => {
    const parcel = await storedParcel(shopper, 2);
    const part = await worker.call('splitParcel', { ...of(parcel.id), body: splitOne });
    expect(part).toMatchObject({ status: 'STOCKED_IN', weightG: 400, labels: 0 });
    expect(part.items.map(({ quantity }) => quantity)).toEqual([1]);
    const rest = await worker.call('getOpsParcel', of(parcel.parcelNo));
    expect(rest).toMatchObject({ weightG: parcel.weightG - 400 });
    expect(rest.actions).not.toContain('split');
    expect(rest.timeline.at(-1)).toMatchObject({
      event: 'SPLIT',
      by: 'Li Na',
      details: { text: part.parcelNo, reason },
    });
    await worker.call('labelParcel', of(part.id));
    expect((await worker.call('labelParcel', of(part.id))).labels).toBe(2);

    const whole = await worker.call('mergeParcels', {
      ...of(parcel.id),
      body: { code: part.ownCode, reason: 'They fit into one' },
    });
    expect(whole).toMatchObject({ status: 'STOCKED_IN', weightG: parcel.weightG });
    expect(whole.items.map(({ quantity }) => quantity)).toEqual([2]);
    const ended = await shopper.call('getParcel', of(part.id));
    expect(ended).toMatchObject({ status: 'MERGED', items: [], actions: [] });
    expect(ended.timeline.at(-1)?.details.text).toBe(parcel.parcelNo);
  });

  test('is not split when it is packed, nor without a reason', async () => {
    const { parcels } = await newTransit(shopper);
    const packed = worker.call('splitParcel', { ...of(parcels[0]?.id ?? ''), body: splitOne });
    expect(['ILLEGAL_TRANSITION', 'QUANTITY_NOT_ALLOWED']).toContain(await refusal(packed));
    const { id } = await arrivedParcel(shopper, 2);
    const silent = worker.call('splitParcel', { ...of(id), body: { ...splitOne, reason: '' } });
    expect(await refusal(silent)).toBe('VALIDATION_FAILED');
  });

  test('split by two people at once is split once', async () => {
    const { id, weightG } = await arrivedParcel(shopper, 2);
    const other = await newPerson('WAREHOUSE');
    const results = await Promise.allSettled([
      worker.call('splitParcel', { ...of(id), body: splitOne }),
      other.call('splitParcel', { ...of(id), body: splitOne }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rest = await worker.call('getOpsParcel', of(id));
    expect(rest).toMatchObject({ weightG: weightG - 400 });
    expect(rest.items[0]?.quantity).toBe(1);
  });

  test('is not for buyers, nor for the warehouse of another tenant', async () => {
    const { id } = await arrivedParcel(shopper, 2);
    const call = { ...of(id), body: splitOne };
    const buyer = await newPerson('BUYER');
    expect(await refusal(buyer.call('splitParcel', call))).toBe('FORBIDDEN');
    const stranger = await newPerson('WAREHOUSE', { tenantId: 'naga' });
    expect(await refusal(stranger.call('splitParcel', call))).toBe('NOT_FOUND');
    const abroad = stranger.call('splitParcel', call, { host: 'la.localhost' });
    expect(await refusal(abroad)).toBe('NOT_FOUND');
  });
});
