import { beforeAll, describe, expect, test } from 'vitest';
import type { ScanStep } from '../../../src/contract/values/warehouse/scanning.ts';
import { ownCode } from '../../../src/contract/values/warehouse/warehouse-codes.ts';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader } from '../support/cookies.ts';
import {
  announcedParcel,
  announcementOf,
  arrivedParcel,
  boughtOrder,
  comingParcel,
  operate,
  storedParcel,
} from '../support/fulfilment.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import { newShelf, newStation, newUnknown } from '../support/stock.ts';
import { newPayer, newShopper, type Shopper, visit } from '../support/world.ts';

let shopper: Shopper;
let worker: Person;
beforeAll(async () => {
  shopper = await newPayer('9000');
  worker = await newPerson('WAREHOUSE');
});

const scannerOf =
  (person: Person, step: ScanStep) =>
  (code: string, more: { scanId?: string; value?: number; station?: string } = {}) =>
    person.call('scan', { body: { step, code, scanId: crypto.randomUUID(), ...more } });

const newTracking = () => `YT${crypto.randomUUID().replaceAll('-', '').slice(0, 13).toUpperCase()}`;

describe('receiving', () => {
  test('a parcel is received, weighed, passed and put on a shelf', async () => {
    const scan = scannerOf(worker, 'RECEIVE');
    const parcel = await announcedParcel(shopper);
    const shelf = await newShelf(shopper);
    expect(await scan(parcel.domesticTrackingNo)).toMatchObject({
      sound: 'OK',
      next: 'WEIGHT',
      data: { parcel: { status: 'DOMESTIC_SIGNED', shopperName: expect.any(String) } },
    });
    expect(await scan('D300X200X150')).toMatchObject({ next: 'WEIGHT', sound: 'OK' });
    expect(await scan('ｗ１２４０')).toMatchObject({
      next: 'RESULT',
      data: { parcel: { status: 'INBOUND_CHECKING', weightG: 1240, lengthMm: 300 } },
    });
    expect(await scan('PASS')).toMatchObject({
      next: 'SHELF',
      data: { parcel: { status: 'STOCKED_IN' } },
    });
    expect(await scan(shelf.ownCode)).toMatchObject({
      sound: 'OK',
      data: { parcel: { shelfCode: shelf.code } },
    });
    const seen = await shopper.call('getParcel', { params: { id: parcel.id } });
    expect(seen.timeline.map(({ event }) => event)).toEqual([
      'ANNOUNCED',
      'SIGNED',
      'ARRIVED',
      'PASSED',
    ]);
    const detail = await worker.call('getOpsParcel', { params: { id: parcel.id } });
    expect(detail.timeline.at(-1)).toMatchObject({ event: 'SHELVED', by: 'Li Na' });
  });

  test('a parcel that fails waits for its shopper, with the reason', async () => {
    const scan = scannerOf(worker, 'CHECK');
    const { parcelNo } = await arrivedParcel(shopper);
    expect(await scan(ownCode('PARCEL', parcelNo))).toMatchObject({ next: 'RESULT' });
    expect(await scan('FAIL')).toMatchObject({ next: 'ISSUE', sound: 'WARN' });
    expect(await scan('WRONG_COLOR')).toMatchObject({
      data: { parcel: { status: 'QC_FAILED', qcIssue: 'WRONG_COLOR' } },
    });
  });

  test('the scale’s weight comes with the scan', async () => {
    const { domesticTrackingNo } = await announcedParcel(shopper);
    expect(await scannerOf(worker, 'RECEIVE')(domesticTrackingNo, { value: 640 })).toMatchObject({
      next: 'RESULT',
      data: { parcel: { weightG: 640 } },
    });
  });

  test('an unusual weight counts when it was read twice', async () => {
    const scan = scannerOf(worker, 'RECEIVE');
    await scan((await announcedParcel(shopper)).parcelNo);
    expect(await scan('W124000')).toMatchObject({ next: 'AGAIN', sound: 'WARN' });
    expect(await scan('W1240')).toMatchObject({ data: { parcel: { weightG: 1240 } } });
    await scan((await announcedParcel(shopper)).parcelNo);
    expect(await scan('W45000')).toMatchObject({ next: 'AGAIN' });
    expect(await scan('W45000')).toMatchObject({ data: { parcel: { weightG: 45_000 } } });
  });

  test('if several parcels have one number, the person chooses one of them', async () => {
    const other = await newShopper();
    const body = await announcementOf(shopper);
    await shopper.call('announceParcel', { body });
    const second = await other.call('announceParcel', { body });
    const scan = scannerOf(worker, 'RECEIVE');
    const asked = await scan(body.domesticTrackingNo);
    expect(asked).toMatchObject({ next: 'CHOICE', sound: 'WARN' });
    const place = (asked.data.choices ?? []).findIndex(({ id }) => id === second.id) + 1;
    expect(await scan(String(place))).toMatchObject({
      next: 'WEIGHT',
      data: { parcel: { id: second.id } },
    });
  });

  test('a parcel that was reported lost is found again by its weight', async () => {
    const parcel = await announcedParcel(shopper);
    await operate(shopper, 'parcelException', {
      params: { id: parcel.id },
      body: { exception: 'LOST', note: 'The carrier can not find it' },
    });
    const scan = scannerOf(worker, 'RECEIVE');
    expect(await scan(parcel.parcelNo)).toMatchObject({ next: 'WEIGHT', sound: 'WARN' });
    const { data } = await scan('W900');
    expect(data.parcel).toMatchObject({ status: 'INBOUND_CHECKING', weightG: 900 });
    expect(data.parcel?.exception).toBeUndefined();
  });

  test('nothing can be passed before it was weighed, or without a parcel', async () => {
    const scan = scannerOf(await newPerson('WAREHOUSE'), 'RECEIVE');
    expect(await scan('PASS')).toMatchObject({ sound: 'ERROR' });
    await scan((await announcedParcel(shopper)).parcelNo);
    expect(await scan('PASS')).toMatchObject({ sound: 'ERROR', next: 'WEIGHT' });
    await scan('DONE');
    expect(await scan('W1240')).toMatchObject({ sound: 'ERROR' });
  });
});

describe('a parcel that nobody expected', () => {
  test('is booked by a second scan, put on a shelf, and claimed by an order', async () => {
    const scan = scannerOf(worker, 'RECEIVE');
    const shelf = await newShelf(shopper);
    const trackingNo = newTracking();
    expect(await scan(trackingNo)).toMatchObject({ next: 'AGAIN', sound: 'WARN' });
    const { data } = await scan(trackingNo);
    const id = data.unknown?.unknownNo ?? '';
    await scan(shelf.code);
    const order = await boughtOrder(shopper);
    const claimed = await worker.call('claimUnknownParcel', {
      params: { id },
      body: { number: order.orderNo },
    });
    expect(claimed).toMatchObject({ state: 'CLAIMED', shelfCode: shelf.code });
    const parcel = await worker.call('getOpsParcel', { params: { id: claimed.parcelNo ?? '' } });
    expect(parcel).toMatchObject({
      status: 'DOMESTIC_SIGNED',
      orderNo: order.orderNo,
      domesticTrackingNo: trackingNo,
      shelfCode: shelf.code,
    });
    const again = worker.call('claimUnknownParcel', {
      params: { id },
      body: { number: order.orderNo },
    });
    expect(await refusal(again)).toMatch(/QUANTITY_NOT_ALLOWED|ILLEGAL_TRANSITION/);
    await scan(parcel.domesticTrackingNo);
    await scan('W800');
    expect(await scan('PASS')).toMatchObject({ data: { parcel: { status: 'STOCKED_IN' } } });
  });

  test('is claimed by an announced parcel, or by a shopper without one', async () => {
    const announced = await announcedParcel(shopper);
    const first = await newUnknown(shopper, newTracking());
    await worker.call('claimUnknownParcel', {
      params: { id: first.id },
      body: { number: announced.parcelNo },
    });
    expect(await worker.call('getOpsParcel', { params: { id: announced.id } })).toMatchObject({
      status: 'DOMESTIC_SIGNED',
      domesticTrackingNo: first.trackingNo,
    });
    const second = await newUnknown(shopper);
    const { userId } = await worker.call('getOpsParcel', { params: { id: announced.id } });
    const claimed = await worker.call('claimUnknownParcel', {
      params: { id: second.id },
      body: { userId, title: 'Tea', quantity: 2, price: '30' },
    });
    const mine = await shopper.call('getParcel', { params: { id: claimed.parcelNo ?? '' } });
    expect(mine).toMatchObject({ status: 'DOMESTIC_SIGNED', goodsValue: '60.00' });
  });

  test('is disposed of by a lead only, with a reason', async () => {
    const { id } = await newUnknown(shopper);
    const dispose = (person: Person) =>
      person.call('disposeUnknownParcel', { params: { id }, body: { reason: 'Nobody asked' } });
    expect(await refusal(dispose(worker))).toBe('FORBIDDEN');
    expect(await dispose(await newPerson('WAREHOUSE_LEAD'))).toMatchObject({ state: 'DISPOSED' });
  });

  test('waits only once under its tracking number', async () => {
    const trackingNo = newTracking();
    await newUnknown(shopper, trackingNo);
    expect(await refusal(newUnknown(shopper, trackingNo))).toBe('VALIDATION_FAILED');
    expect(await scannerOf(worker, 'RECEIVE')(trackingNo)).toMatchObject({
      sound: 'WARN',
      data: { unknown: { trackingNo } },
    });
  });
});

describe('stock', () => {
  test('a shelf that was scanned takes all parcels that follow', async () => {
    const scan = scannerOf(worker, 'STOCK');
    const shelf = await newShelf(shopper);
    await scan(shelf.ownCode);
    for (let parcels = 0; parcels < 2; parcels += 1) {
      const { parcelNo } = await storedParcel(shopper);
      expect(await scan(parcelNo)).toMatchObject({ data: { parcel: { shelfCode: shelf.code } } });
    }
    await scan('DONE');
    const { records } = await worker.call('listOpsParcels', {
      query: { warehouseId: shelf.warehouseId, shelf: shelf.code },
    });
    expect(records).toHaveLength(2);
  });

  test('a count lists missing and unexpected parcels; a second scan puts an unexpected one on the shelf', async () => {
    const shelf = await newShelf(shopper);
    const [here, gone, stray] = [
      await storedParcel(shopper),
      await storedParcel(shopper),
      await storedParcel(shopper),
    ];
    for (const { id } of [here, gone]) {
      await worker.call('shelveParcel', { params: { id }, body: { shelfCode: shelf.code } });
    }
    const scan = scannerOf(worker, 'COUNT');
    await scan(shelf.ownCode);
    await scan(here.parcelNo);
    expect(await scan(stray.parcelNo)).toMatchObject({ next: 'AGAIN', sound: 'WARN' });
    await scan(stray.parcelNo);
    expect(await scan('DONE')).toMatchObject({
      sound: 'WARN',
      data: { count: { expected: 3, found: 2, missing: [gone.parcelNo], extra: [] } },
    });
  });

  test('a scan that only finds a parcel changes nothing', async () => {
    const parcel = await comingParcel(shopper);
    const { data } = await scannerOf(worker, 'FIND')(parcel.parcelNo);
    expect(data.parcel?.status).toBe('IN_DOMESTIC_TRANSIT');
  });
});

describe('a scan counts once', () => {
  test('the same scanId gets the stored answer', async () => {
    const { parcelNo } = await announcedParcel(shopper);
    const scan = scannerOf(worker, 'RECEIVE');
    const scanId = crypto.randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => scan(parcelNo, { scanId })));
    expect(new Set(all.map(({ message }) => message)).size).toBe(1);
    const { timeline } = await worker.call('getOpsParcel', { params: { id: parcelNo } });
    expect(timeline.filter(({ event }) => event === 'SIGNED')).toHaveLength(1);
  });

  test('twenty scans of one person at once are all taken, each once', async () => {
    const person = await newPerson('WAREHOUSE');
    const numbers: string[] = [];
    while (numbers.length < 20) numbers.push((await announcedParcel(shopper)).parcelNo);
    const scan = scannerOf(person, 'RECEIVE');
    const answers = await Promise.all(numbers.map((number) => scan(number)));
    expect(answers.map(({ data }) => data.parcel?.status)).toEqual(
      numbers.map(() => 'DOMESTIC_SIGNED'),
    );
    const receipts = numbers.map(async (id) => {
      const { timeline } = await person.call('getOpsParcel', { params: { id } });
      return timeline.filter(({ event }) => event === 'SIGNED').length;
    });
    expect(await Promise.all(receipts)).toEqual(numbers.map(() => 1));
  });

  test('of two people who scan at once one receives the parcel, the other is told who did', async () => {
    const { parcelNo } = await announcedParcel(shopper);
    const colleague = await newPerson('WAREHOUSE');
    const answers = await Promise.all(
      [worker, colleague].map((person) => scannerOf(person, 'RECEIVE')(parcelNo)),
    );
    expect(answers.map(({ sound }) => sound).sort()).toEqual(['OK', 'WARN']);
    const { timeline } = await worker.call('getOpsParcel', { params: { id: parcelNo } });
    expect(timeline.filter(({ event }) => event === 'SIGNED')).toHaveLength(1);
  });

  test('each step can be undone by a correcting event, the last one first', async () => {
    const person = await newPerson('WAREHOUSE');
    const scan = scannerOf(person, 'RECEIVE');
    const { parcelNo } = await announcedParcel(shopper);
    await scan(parcelNo);
    await scan('W1240');
    await scan('PASS');
    const [last, , first] = await person.call('listScans');
    expect(await person.call('undoScan', { params: { id: first?.scanId ?? '' } })).toMatchObject({
      sound: 'ERROR',
    });
    expect(await person.call('undoScan', { params: { id: last?.scanId ?? '' } })).toMatchObject({
      data: { parcel: { status: 'INBOUND_CHECKING' } },
    });
    const unchecked = await person.call('getOpsParcel', { params: { id: parcelNo } });
    expect(unchecked.qcStatus).toBe('NOT_CHECKED');
    for (const name of ['checkedAt', 'checkedBy', 'approvedAt', 'returnUntil'] as const) {
      expect(unchecked[name], name).toBeUndefined();
    }
    expect((await scan('UNDO')).data.parcel).toMatchObject({
      status: 'DOMESTIC_SIGNED',
      weightG: 0,
    });
    expect((await scan('UNDO')).data.parcel?.status).toBe('IN_DOMESTIC_TRANSIT');
    expect(await scan('UNDO')).toMatchObject({ sound: 'ERROR' });
    const { timeline } = await person.call('getOpsParcel', { params: { id: parcelNo } });
    expect(timeline.filter(({ event }) => event === 'TAKEN_BACK')).toHaveLength(3);
  });

  test('nobody undoes what somebody else scanned, or uses another tenant’s station', async () => {
    const { parcelNo } = await announcedParcel(shopper);
    const { scanId } = await scannerOf(worker, 'RECEIVE')(parcelNo);
    const colleague = await newPerson('WAREHOUSE');
    const undo = colleague.call('undoScan', { params: { id: scanId } });
    expect(await refusal(undo)).toBe('NOT_FOUND');
    const elsewhere = await newStation({ host: 'la.localhost' });
    const scan = scannerOf(worker, 'RECEIVE')(parcelNo, { station: elsewhere.id });
    expect(await refusal(scan)).toBe('NOT_FOUND');
  });
});

describe('corrections', () => {
  test('a wrong weight is corrected by an event that has the weight before', async () => {
    const { id } = await storedParcel(shopper);
    const { version } = await worker.call('getOpsParcel', { params: { id } });
    const corrected = await worker.call(
      'correctParcel',
      { params: { id }, body: { weightG: 1420, reason: 'Two digits were swapped' } },
      { version },
    );
    expect(corrected.weightG).toBe(1420);
    expect(corrected.timeline.at(-1)).toMatchObject({
      event: 'CORRECTED',
      details: { weightG: 1240, reason: 'Two digits were swapped' },
      by: 'Li Na',
    });
    const stale = worker.call(
      'correctParcel',
      { params: { id }, body: { weightG: 1, reason: 'Late' } },
      { version },
    );
    expect(await refusal(stale)).toBe('STALE_VERSION');
  });

  test('photos are added, labels are counted', async () => {
    const { id, qcPhotos } = await arrivedParcel(shopper);
    const photos = ['/products/a.jpg', '/products/b.jpg'];
    const changed = await worker.call('photographParcel', { params: { id }, body: { photos } });
    expect(changed.qcPhotos).toEqual([...qcPhotos, ...photos]);
    await worker.call('labelParcel', { params: { id } });
    expect((await worker.call('labelParcel', { params: { id } })).labels).toBe(2);
  });

  test('a label has both codes of the parcel; each label after the first is marked as another copy', async () => {
    const { id, parcelNo } = await arrivedParcel(shopper);
    const print = async () => {
      const { ownCode } = await worker.call('labelParcel', { params: { id } });
      const page = await visit(`/desk/${TENANT_ID}/warehouse/labels?parcel=${parcelNo}`, {
        host: 'desk.localhost',
        headers: { cookie: cookieHeader({ sampan_desk: worker.token, sampan_locale: 'en' }) },
      });
      const [label = ''] = /<section class="desk-label"[\s\S]*?<\/section>/.exec(page.text) ?? [];
      for (const kind of ['desk-code-qr', 'desk-code-bar']) {
        expect(label).toMatch(new RegExp(`class="${kind}"[^>]*aria-label="${ownCode}"`));
      }
      return /<em>/.test(label);
    };
    expect([await print(), await print()]).toEqual([false, true]);
  });

  test('a parcel that is not here can’t be put on a shelf', async () => {
    const { id } = await comingParcel(shopper);
    const shelve = worker.call('shelveParcel', { params: { id }, body: { shelfCode: 'A' } });
    expect(await refusal(shelve)).toBe('ILLEGAL_TRANSITION');
  });
});

describe('lists', () => {
  test('have each pile with its count, page by page', async () => {
    await storedParcel(shopper);
    await storedParcel(shopper);
    const query = { list: 'STORED' as const, pageSize: 1 };
    const first = await worker.call('listOpsParcels', { query });
    const second = await worker.call('listOpsParcels', {
      query: { ...query, cursor: first.next ?? '' },
    });
    expect(first.records[0]?.id).not.toBe(second.records[0]?.id);
    const { lists } = await worker.call('countOpsParcels');
    expect(lists.STORED).toBe(first.total);
  });

  test('refuse filters that no index serves together', async () => {
    const list = worker.call('listOpsParcels', { query: { list: 'STORED', shelf: 'A-01' } });
    expect(await refusal(list)).toBe('VALIDATION_FAILED');
    expect(await refusal(worker.call('listOpsParcels', { query: { shelf: 'A-01' } }))).toBe(
      'VALIDATION_FAILED',
    );
  });
});
