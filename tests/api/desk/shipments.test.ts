import { beforeAll, describe, expect, test } from 'vitest';
import type { ShipmentPaper } from '../../../src/contract/ops/warehouse/shipment-contents.ts';
import { refusal } from '../../support/refusal.ts';
import {
  homeOf,
  MEASURES,
  packingTransit,
  paidTransit,
  sentTransit,
  storedParcel,
  weighedTransit,
} from '../support/fulfilment.ts';
import { openPayment, pay } from '../support/shopping.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newPayer, type Shopper, visit } from '../support/world.ts';

const of = (id: string) => ({ params: { id } });
const reason = 'The scale was not at zero';
const box = (number: number, more: Partial<typeof MEASURES> = {}) => ({
  number,
  ...MEASURES,
  ...more,
});

/** A shipment of two parcels, to be packed. */
async function shipmentOfTwo(shopper: Shopper) {
  const parcels = [await storedParcel(shopper), await storedParcel(shopper)];
  return shopper.call('createTransitOrder', {
    body: {
      purchaseParcelIds: parcels.map(({ id }) => id),
      transitOptionName: 'POSTAL_EMS',
      userAddressId: await homeOf(shopper),
    },
  });
}

describe('the warehouse', () => {
  let shopper: Shopper;
  let worker: Person;
  let auditor: Person;
  beforeAll(async () => {
    shopper = await newPayer('9000');
    worker = await newPerson('WAREHOUSE');
    auditor = await newPerson('AUDITOR');
  });

  const pack = (id: string, code: string, number = 1) =>
    worker.call('packParcel', { ...of(id), body: { code, box: number } });

  test('packs by scan; a parcel of another shipment and a parcel that is packed already are refused', async () => {
    const { id, parcels } = await shipmentOfTwo(shopper);
    const [first, second] = parcels.map(({ parcelNo }) => parcelNo);
    const stranger = await storedParcel(shopper);
    const packed = await pack(id, ` ${first?.toLowerCase()}`, 1);
    expect(packed).toMatchObject({ status: 'PACKING', pile: 'TO_WEIGH' });
    expect(await refusal(pack(id, stranger.parcelNo))).toBe('WRONG_PARCEL');
    expect(await refusal(pack(id, 'NOTHING123'))).toBe('WRONG_PARCEL');
    expect(await refusal(pack(id, first ?? ''))).toBe('PARCEL_PACKED');
    const both = await pack(id, second ?? '', 2);
    expect(both.packedBoxes.map(({ number, parcelNos }) => [number, parcelNos])).toEqual([
      [1, [first]],
      [2, [second]],
    ]);
    const out = await worker.call('unpackParcel', { ...of(id), body: { code: second ?? '' } });
    expect(out.packedBoxes[1]?.parcelNos).toEqual([]);
  });

  test('packs a parcel once if two people scan it at once; the other is told where it is', async () => {
    const { id, parcels } = await shipmentOfTwo(shopper);
    const code = parcels[0]?.parcelNo ?? '';
    const results = await Promise.allSettled([pack(id, code), pack(id, code)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await worker.call('getOpsTransit', of(id));
    expect(after.packedBoxes.map(({ parcelNos }) => parcelNos)).toEqual([[code]]);
  });

  test('walks along the shelves with a list', async () => {
    const { orderNo, parcels } = await shipmentOfTwo(shopper);
    const picks = await worker.call('getPickList', { query: { orderNos: [orderNo] } });
    expect(picks.map(({ parcelNo }) => parcelNo)).toEqual(
      parcels.map(({ parcelNo }) => parcelNo).toSorted(),
    );
    expect(picks[0]?.shelfCode).toBe('A-01-3');
  });

  test('walks along the shelves in their order, over several shipments: 2 comes before 10', async () => {
    const shipments = [await shipmentOfTwo(shopper), await shipmentOfTwo(shopper)];
    const zone = crypto.randomUUID().slice(0, 6).toUpperCase();
    const shelves = [`Z${zone}-10`, `A${zone}-10`, `Z${zone}-2`, `A${zone}-2-1`];
    const parcels = shipments.flatMap((shipment) => shipment.parcels);
    for (const [index, { id }] of parcels.entries()) {
      await worker.call('shelveParcel', { ...of(id), body: { shelfCode: shelves[index] ?? '' } });
    }
    const orderNos = shipments.map(({ orderNo }) => orderNo);
    const picks = await worker.call('getPickList', { query: { orderNos } });
    expect(picks.map(({ shelfCode, parcelNo }) => [shelfCode, parcelNo])).toEqual(
      [3, 1, 2, 0].map((index) => [shelves[index], parcels[index]?.parcelNo]),
    );
  });

  test('weighs each box; the bill is for all of them, and every packed box must be weighed', async () => {
    const { id, parcels } = await shipmentOfTwo(shopper);
    for (const [index, { parcelNo }] of parcels.entries()) await pack(id, parcelNo, index + 1);
    const weigh = (boxes: ReturnType<typeof box>[]) =>
      worker.call('weighBoxes', { ...of(id), body: { boxes } });
    expect(await refusal(weigh([box(1)]))).toBe('VALIDATION_FAILED');
    const weighed = await weigh([box(1), box(2, { weightG: 2000 })]);
    expect(weighed).toMatchObject({
      status: 'PENDING_PAYMENT',
      boxes: 2,
      weightG: MEASURES.weightG + 2000,
    });
    expect(weighed.packedBoxes.map(({ weightG }) => weightG)).toEqual([MEASURES.weightG, 2000]);
  });

  test('corrects a wrong weight before the bill is paid: one new payment, the old is cancelled', async () => {
    const { id, orderNo, total } = await weighedTransit(shopper);
    const old = await openPayment(shopper, orderNo);
    const again = await worker.call('reweighTransit', {
      ...of(id),
      body: { boxes: [box(1, { weightG: 3240 })], reason },
    });
    expect(again.status).toBe('PENDING_PAYMENT');
    const { payments } = await shopper.call('getTransitOrder', { params: { id } });
    expect(payments.map(({ status }) => status)).toEqual(['CANCELLED', 'UNPAID']);
    expect(await refusal(pay(shopper, old.id))).toBe('PAYMENT_CLOSED');
    const open = await openPayment(shopper, orderNo);
    expect(Number(open.amount)).toBeGreaterThan(Number(total));
    await pay(shopper, open.id);
    const late = worker.call('reweighTransit', { ...of(id), body: { boxes: [box(1)], reason } });
    expect(await refusal(late)).toBe('ILLEGAL_TRANSITION');
    expect(again.timeline.at(-1)?.by).toBe('Li Na');
  });

  test('takes a bill back and packs anew, but not once it is paid', async () => {
    const { id } = await weighedTransit(shopper);
    const unpack = (one: string) => worker.call('unpackTransit', { ...of(one), body: { reason } });
    expect(await unpack(id)).toMatchObject({ status: 'PACKING', pile: 'TO_WEIGH' });
    expect(await refusal(unpack((await paidTransit(shopper)).id))).toBe('ILLEGAL_TRANSITION');
  });

  test('hands over many shipments in one manifest, and is told which lines were refused', async () => {
    const orders = [await paidTransit(shopper), await paidTransit(shopper)];
    const packing = await packingTransit(shopper);
    const carrier = `EMS ${crypto.randomUUID().slice(0, 6)}`;
    const rows = [
      ...orders.map(({ orderNo }, index) => `${orderNo}\tEA12345678${index}CN`),
      `${packing.orderNo} EA123456799CN`,
      'what is this?',
    ].join('\n');
    const manifest = await worker.call('handOverMany', { body: { carrier, rows } });
    expect(manifest).toMatchObject({ shipments: 2, boxes: 2, carrier, madeBy: 'Li Na' });
    expect(manifest.refused.map(({ code }) => code).toSorted()).toEqual([
      'ILLEGAL_TRANSITION',
      'VALIDATION_FAILED',
    ]);
    const sent = await worker.call('getOpsTransit', of(orders[0]?.id ?? ''));
    expect(sent).toMatchObject({ status: 'IN_TRANSIT', trackingNo: 'EA123456780CN' });
    const close = () => worker.call('closeManifest', of(manifest.manifestNo));
    expect((await close()).closedAt).toBeDefined();
    expect(await refusal(close())).toBe('ILLEGAL_TRANSITION');
  });

  test('hands over a refused shipment after its line is mended', async () => {
    const { id, orderNo } = await weighedTransit(shopper);
    const carrier = `EMS ${crypto.randomUUID().slice(0, 6)}`;
    // All go into the carrier's manifest of the day.
    const handOver = async (rows: string) => {
      const { shipments, refused } = await worker.call('handOverMany', { body: { carrier, rows } });
      return [shipments, refused.at(-1)?.code];
    };
    const line = `${orderNo} EA123456790CN`;
    expect(await handOver(line)).toEqual([0, 'ILLEGAL_TRANSITION']);
    await pay(shopper, (await openPayment(shopper, orderNo)).id);
    expect(await handOver(orderNo)).toEqual([0, 'VALIDATION_FAILED']);
    expect((await handOver(line))[0]).toBe(1);
    expect(await worker.call('getOpsTransit', of(id))).toMatchObject({
      status: 'IN_TRANSIT',
      trackingNo: 'EA123456790CN',
    });
    expect(await handOver(line)).toEqual([1, 'ILLEGAL_TRANSITION']);
  });

  test('corrects a tracking number by an event, and finds the shipment by it', async () => {
    const { id, orderNo } = await sentTransit(shopper);
    const trackingNo = `EA${crypto.randomUUID().replaceAll(/\D/g, '').slice(0, 9)}CN`;
    const corrected = await worker.call('correctShipmentTracking', {
      ...of(id),
      body: { carrier: 'EMS', trackingNo, reason: 'Two digits were swapped' },
    });
    expect(corrected).toMatchObject({ status: 'IN_TRANSIT', trackingNo });
    expect(corrected.timeline.at(-1)?.event).toBe('TRACKING_CORRECTED');
    const found = await worker.call('listOpsTransits', { query: { number: trackingNo } });
    expect(found.records.map((row) => row.orderNo)).toEqual([orderNo]);
  });

  test('keeps a lost shipment as a problem until somebody says who pays and closes it', async () => {
    const { id } = await sentTransit(shopper);
    const lost = { exception: 'LOST' as const, note: 'No trace for 60 days' };
    await worker.call('transitException', { ...of(id), body: lost });
    const note = (closed: boolean) =>
      worker.call('noteProblem', {
        ...of(id),
        body: { liable: 'CARRIER' as const, note: 'Claim 8842', closed },
      });
    expect(await note(false)).toMatchObject({ pile: 'PROBLEM', problem: { liable: 'CARRIER' } });
    expect(await note(true)).toMatchObject({ pile: 'DONE', problem: { open: false } });
    expect(await refusal(note(true))).toBe('ILLEGAL_TRANSITION');
  });

  test('reads papers in Latin letters, and each reading is in the audit', async () => {
    const { id, orderNo } = await weighedTransit(shopper);
    const read = (person: Person) =>
      person.call('getTransitPaper', { params: { id: orderNo, kind: 'cn23' } });
    const paper = await read(worker);
    expect(paper).toMatchObject({ recipient: { name: 'Mei Lin' }, country: 'my' });
    expect(paper.incomplete).toContain('hsCode');
    expect(await refusal(read(auditor))).toBe('FORBIDDEN');
    const query = { subject: 'TRANSIT_ORDER', subjectId: id } as const;
    const { records } = await auditor.call('listAudit', { query });
    expect(records.filter(({ call }) => call === 'getTransitPaper')).toHaveLength(1);
  });

  test('prints papers in English, whatever language their reader has', async () => {
    const { orderNo } = await weighedTransit(shopper);
    const { json, status } = await visit(`/api/ops/transit-orders/${orderNo}/documents/invoice`, {
      headers: { authorization: `Bearer ${worker.token}`, 'accept-language': 'zh-CN' },
    });
    expect([status, (json as ShipmentPaper).option]).toEqual([200, 'EMS (post)']);
  });

  test('sees the address of a shipment; roles that only read do not', async () => {
    const { id } = await weighedTransit(shopper);
    const finance = await newPerson('FINANCE');
    expect((await worker.call('getOpsTransit', of(id))).address?.name).toBe('Mei Lin');
    const seen = await finance.call('getOpsTransit', of(id));
    expect([seen.address, seen.addressHidden]).toEqual([undefined, true]);
  });

  test('lists a pile by one filter at a time, page by page', async () => {
    await weighedTransit(shopper);
    await weighedTransit(shopper);
    const query = { pile: 'WAITING_FOR_MONEY' as const, country: 'my', pageSize: 1 };
    const first = await worker.call('listOpsTransits', { query });
    const second = await worker.call('listOpsTransits', {
      query: { ...query, cursor: first.next ?? '' },
    });
    expect(first.records[0]?.id).not.toBe(second.records[0]?.id);
    const two = worker.call('listOpsTransits', { query: { ...query, carrier: 'EMS' } });
    expect(await refusal(two)).toBe('VALIDATION_FAILED');
  });
});
