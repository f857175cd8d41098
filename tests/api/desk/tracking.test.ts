import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { paidTransit } from '../support/fulfilment.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { DEFAULT_HOST, newPayer, type Shopper, visit } from '../support/world.ts';

const KEY = 'F00DFACE0123456789ABCDEF01234567';

/** A fake of 17TRACK: pushes a shipment's events to the webhook, signed as 17TRACK does. */
async function push(
  number: string,
  events: readonly (readonly [time: string, subStatus: string])[],
  { carrier = 3013, key = KEY, host = DEFAULT_HOST, tamper = '' } = {},
) {
  const body = JSON.stringify({
    event: 'TRACKING_UPDATED',
    data: {
      number,
      carrier,
      param: null,
      track_info: {
        latest_status: { status: 'InTransit' },
        tracking: {
          providers: [
            {
              provider: { key: carrier, name: 'China EMS' },
              events: events.map(([time_utc, sub_status]) => ({
                time_iso: null,
                time_utc,
                description: sub_status,
                location: 'Guangzhou',
                stage: null,
                sub_status,
              })),
            },
          ],
        },
      },
    },
  });
  const sign = createHash('sha256').update(`${body}/${key}`).digest('hex');
  const { status } = await visit('/api/tracking/17track', {
    host,
    method: 'POST',
    headers: { 'content-type': 'application/json', sign },
    body: body + tamper,
  });
  return status;
}

describe('17TRACK', () => {
  let shopper: Shopper;
  let lead: Person;
  let keyId: string;
  beforeAll(async () => {
    shopper = await newPayer('9000');
    lead = await newPerson('WAREHOUSE_LEAD');
    const key = await lead.call('makeCarrierKey', {
      body: { source: '17track', name: 'Ours', key: KEY },
    });
    keyId = key.id;
    expect(JSON.stringify(await lead.call('listCarrierKeys'))).not.toContain(KEY);
  });

  const newNumber = () => `EA${crypto.randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;

  /** A shipment that a carrier has, with its number. */
  async function sent(boxes: { number: number; trackingNo: string }[] = []) {
    const { id } = await paidTransit(shopper);
    const trackingNo = boxes[0]?.trackingNo ?? newNumber();
    const params = { id };
    await lead.call('handOver', { params, body: { carrier: 'EMS', trackingNo, boxes } });
    return { id, trackingNo };
  }
  const statusOf = async (id: string) =>
    (await lead.call('getOpsTransit', { params: { id } })).status;
  const outcomesOf = async (number: string) =>
    (await lead.call('listTrackingEvents', { query: { number } })).records;

  test('brings a shipment through customs to its door', async () => {
    const { id, trackingNo } = await sent();
    expect(await push(trackingNo, [['2026-11-20T08:00:00Z', 'InTransit_CustomsProcessing']])).toBe(
      200,
    );
    expect(await statusOf(id)).toBe('CUSTOMS_CLEARANCE');
    // A carrier that reports days only: delivered in the same second.
    await push(trackingNo, [
      ['2026-11-20T08:00:00Z', 'InTransit_CustomsProcessing'],
      ['2026-11-20T08:00:00Z', 'Delivered_Other'],
    ]);
    expect(await statusOf(id)).toBe('DELIVERED');
    await push(trackingNo, [['2026-11-21T08:00:00Z', 'InTransit_CustomsProcessing']]);
    expect(await statusOf(id)).toBe('DELIVERED');
  });

  test('is not believed without the right signature, and a push that is sent again changes nothing', async () => {
    const { id, trackingNo } = await sent();
    const events = [['2026-11-20T08:00:00Z', 'Delivered_Other']] as const;
    expect(await push(trackingNo, events, { key: 'another key of somebody' })).toBe(401);
    expect(await push(trackingNo, events, { tamper: ' ' })).toBe(401);
    expect(await push(trackingNo, events, { host: 'la.localhost' })).toBe(401);
    expect(await statusOf(id)).toBe('IN_TRANSIT');
    expect(await push(trackingNo, events)).toBe(200);
    const { version, timeline } = await lead.call('getOpsTransit', { params: { id } });
    expect(await push(trackingNo, events)).toBe(200);
    const again = await lead.call('getOpsTransit', { params: { id } });
    expect([again.version, again.timeline.length]).toEqual([version, timeline.length]);
    expect(await outcomesOf(trackingNo)).toMatchObject([{ outcome: 'MOVED', times: 2 }]);
  });

  test('pushes for unknown numbers or of wrong carriers are kept with the reason', async () => {
    const unknown = newNumber();
    await push(unknown, [['2026-11-20T08:00:00Z', 'Delivered_Other']]);
    expect(await outcomesOf(unknown)).toMatchObject([{ outcome: 'UNKNOWN_NUMBER' }]);
    const { id, trackingNo } = await sent();
    await push(trackingNo, [['2026-11-20T08:00:00Z', 'Delivered_Other']], { carrier: 100001 });
    expect(await outcomesOf(trackingNo)).toMatchObject([{ outcome: 'WRONG_CARRIER' }]);
    expect(await statusOf(id)).toBe('IN_TRANSIT');
  });

  test('a shipment of two boxes is delivered with the last of them', async () => {
    const [one, two] = [newNumber(), newNumber()];
    const { id } = await sent([
      { number: 1, trackingNo: one },
      { number: 2, trackingNo: two },
    ]);
    await push(one, [['2026-11-20T08:00:00Z', 'Delivered_Other']]);
    expect(await statusOf(id)).toBe('IN_TRANSIT');
    await push(two, [['2026-11-20T07:00:00Z', 'Delivered_Other']]);
    expect(await statusOf(id)).toBe('DELIVERED');
  });

  test('a table that is pasted is taken whole or not at all', async () => {
    const { id, trackingNo } = await sent();
    const line = `${trackingNo},清关中,2026-11-20 16:00,"Kuala Lumpur, KLIA",Held`;
    const take = (rows: string) => lead.call('importTracking', { body: { rows } });
    expect(await refusal(take(`${line}\n${trackingNo},FLYING,2026-11-20`))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await statusOf(id)).toBe('IN_TRANSIT');
    expect(await take(`number,status,time\n${line}`)).toEqual({
      outcomes: [{ outcome: 'MOVED', events: 1 }],
    });
    expect(await statusOf(id)).toBe('CUSTOMS_CLEARANCE');
  });

  test('a key that was disabled signs no more', async () => {
    const worker = await newPerson('WAREHOUSE');
    expect(await refusal(worker.call('listCarrierKeys'))).toBe('FORBIDDEN');
    await lead.call('disableCarrierKey', { params: { id: keyId } });
    const events = [['2026-11-20T08:00:00Z', 'Delivered_Other']] as const;
    expect(await push('EA123456785CN', events)).toBe(401);
  });
});
