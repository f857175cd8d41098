import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { STATION_RIGHTS } from '../../../src/contract/values/people/rights.ts';
import { ownCode } from '../../../src/contract/values/warehouse/warehouse-codes.ts';
import { refusal } from '../../support/refusal.ts';
import { announcedParcel, arrivedParcel } from '../support/fulfilment.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import {
  atStation,
  enrolledStation,
  PIN,
  showBadge,
  workerWithBadge,
} from '../support/stations.ts';
import { newStation } from '../support/stock.ts';
import { call, DEFAULT_HOST, newPayer, PASSWORD, visit } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

let lead: Person;
let station: { id: string; token: string };
beforeAll(async () => {
  lead = await newPerson('WAREHOUSE_LEAD');
  station = await enrolledStation(lead);
});

const here = (stationToken?: string) =>
  call('getStationHere', {}, { ...(stationToken ? { stationToken } : {}) });

describe('a station', () => {
  test('is known by the token of its browser, and by no other', async () => {
    expect(await here(station.token)).toMatchObject({
      station: { id: station.id, name: 'Door 1', tenantId: TENANT_ID },
    });
    expect(await here()).toEqual({});
    expect(await here('0'.repeat(32))).toEqual({});
  });

  test('is enrolled and revoked by a lead of its tenant', async () => {
    const params = { id: (await newStation({ host: DEFAULT_HOST })).id };
    const worker = await newPerson('WAREHOUSE');
    for (const name of ['enrolStation', 'revokeStation'] as const) {
      expect(await refusal(worker.call(name, { params }))).toBe('FORBIDDEN');
      expect(await refusal(lead.call(name, { params }, { host: OTHER_HOST }))).toBe('NOT_FOUND');
      expect(await refusal(lead.call(name, { params: { id: 'none' } }))).toBe('NOT_FOUND');
    }
    expect(await lead.call('enrolStation', { params })).toHaveProperty('browserAt');
    expect(await lead.call('revokeStation', { params })).not.toHaveProperty('browserAt');
  });

  test('has one browser at a time, also if two leads enrol one at once', async () => {
    const { id } = await newStation({ host: DEFAULT_HOST });
    const enrol = () => lead.call('enrolStation', { params: { id } });
    const tokens = (await Promise.all([enrol(), enrol()])).map(({ deviceToken }) => deviceToken);
    const known = await Promise.all(tokens.map((token) => here(token)));
    expect(known.filter((found) => found.station)).toHaveLength(1);
  });

  test('is changed only with its present version', async () => {
    const { id, version } = await newStation({ host: DEFAULT_HOST });
    const { version: next } = await lead.call('enrolStation', { params: { id } }, { version });
    expect(next).toBe(version + 1);
    expect(await refusal(lead.call('revokeStation', { params: { id } }, { version }))).toBe(
      'STALE_VERSION',
    );
    const auditor = await newPerson('AUDITOR');
    const { records } = await auditor.call('listAudit', {
      query: { subject: 'STATION', subjectId: id },
    });
    expect(records.map(({ call: name }) => name)).toContain('enrolStation');
    expect(JSON.stringify(records)).not.toContain('deviceToken');
  });
});

describe('the printer and the scale of a station', () => {
  const devices = {
    labelSize: '60x40',
    printing: 'WHEN_WEIGHED',
    scale: 'TYPES',
    scaleUnit: 'KG',
    scaleBaud: '9600',
  } as const;

  test('are set by a lead of its tenant, for this station only', async () => {
    const { id, version } = await newStation({ host: DEFAULT_HOST });
    const equip = (person: Person, more = {}) =>
      refusal(person.call('equipStation', { params: { id }, body: devices }, more));
    expect(await equip(await newPerson('WAREHOUSE'))).toBe('FORBIDDEN');
    expect(await equip(lead, { host: OTHER_HOST })).toBe('NOT_FOUND');
    expect(await equip(lead, { version: version + 5 })).toBe('STALE_VERSION');
    const changed = await lead.call('equipStation', { params: { id }, body: devices });
    expect(changed).toMatchObject(devices);
    const listed = await lead.call('listStations');
    expect(listed.find((one) => one.id === id)).toMatchObject(devices);
    expect(listed.find((one) => one.id === station.id)).toMatchObject({
      labelSize: '100x60',
      scale: 'NONE',
    });
  });

  test('a weight is typed in the unit of the scale, and the label is printed in the same scan', async () => {
    const { id } = await newStation({ host: DEFAULT_HOST });
    await lead.call('equipStation', { params: { id }, body: devices });
    const worker = await newPerson('WAREHOUSE');
    const shopper = await newPayer('9000');
    const parcel = await announcedParcel(shopper);
    const scan = (code: string) =>
      worker.call('scan', {
        body: { step: 'RECEIVE', code, station: id, scanId: crypto.randomUUID() },
      });
    expect(await scan(parcel.parcelNo)).toMatchObject({ next: 'WEIGHT', data: { print: false } });
    const weighed = await scan('1.240');
    expect(weighed).toMatchObject({ next: 'RESULT', data: { print: true } });
    expect(weighed.data.parcel).toMatchObject({ weightG: 1240, status: 'INBOUND_CHECKING' });
    const params = { id: parcel.id };
    expect((await worker.call('getOpsParcel', { params })).labels).toBe(1);
    expect(await scan('UNDO')).toMatchObject({ sound: 'OK' });
    expect((await worker.call('getOpsParcel', { params })).status).toBe('DOMESTIC_SIGNED');
  });

  test('without a scale a number is no weight', async () => {
    const { id } = await newStation({ host: DEFAULT_HOST });
    const worker = await newPerson('WAREHOUSE');
    const { parcelNo } = await announcedParcel(await newPayer('9000'));
    const scan = (code: string) =>
      worker.call('scan', {
        body: { step: 'RECEIVE', code, station: id, scanId: crypto.randomUUID() },
      });
    await scan(parcelNo);
    expect(await scan('1.240')).toMatchObject({ sound: 'ERROR' });
    expect(await scan('W1240')).toMatchObject({ next: 'RESULT', data: { print: false } });
  });
});

describe('a badge', () => {
  test('is issued by a lead, to people who work in the warehouse of the tenant', async () => {
    const worker = await newPerson('WAREHOUSE');
    const buyer = await newPerson('BUYER');
    const elsewhere = await newPerson('WAREHOUSE', { tenantId: 'naga' });
    const issue = (by: Person, { id: staffId }: Person) =>
      by.call('issueBadge', { body: { staffId } });
    expect(await refusal(issue(worker, worker))).toBe('FORBIDDEN');
    expect(await refusal(issue(lead, buyer))).toBe('NOT_FOUND');
    expect(await refusal(issue(lead, elsewhere))).toBe('NOT_FOUND');
    const { badge, hasPin } = await issue(lead, worker);
    expect(badge?.code).toMatch(/^BD[0-9A-Z]{10}[0-9A-Z]$/);
    expect(hasPin).toBe(false);
    const holders = await lead.call('listBadges');
    expect(holders.find(({ staffId }) => staffId === worker.id)).toMatchObject({ badge });
    expect(holders.map(({ staffId }) => staffId)).not.toContain(buyer.id);
  });

  test('opens nothing without a PIN, which its holder sets with their password', async () => {
    const worker = await newPerson('WAREHOUSE');
    const { badge } = await lead.call('issueBadge', { body: { staffId: worker.id } });
    const show = () => showBadge(badge?.code ?? '', PIN, station.token);
    expect(await refusal(show())).toBe('WRONG_BADGE');
    const setPin = (password: string, pin: string) =>
      worker.call('setPin', { body: { password, pin } });
    expect(await refusal(setPin('not-the-password', PIN))).toBe('WRONG_PASSWORD');
    for (const pin of ['123', '123456789', 'abcd']) {
      expect(await refusal(setPin(PASSWORD, pin))).toBe('VALIDATION_FAILED');
    }
    for (const pin of ['1111', '1234', '1988', '2580', '121212']) {
      expect(await refusal(setPin(PASSWORD, pin))).toBe('WEAK_PIN');
    }
    await setPin(PASSWORD, PIN);
    expect((await worker.call('getStaffMe')).hasPin).toBe(true);
    await expect(show()).resolves.toHaveProperty('accessToken');
  });

  test('is void when another is issued or it is revoked; its sessions end', async () => {
    const worker = await workerWithBadge(lead);
    const first = await atStation(worker, station.token);
    const { badge } = await lead.call('issueBadge', { body: { staffId: worker.id } });
    expect(await refusal(first.call('getStaffMe'))).toBe('UNAUTHENTICATED');
    expect(await refusal(showBadge(worker.badge.code, PIN, station.token))).toBe('WRONG_BADGE');
    const second = await atStation({ ...worker, badge: badge ?? worker.badge }, station.token);
    const params = { id: badge?.id ?? '' };
    expect(await refusal(lead.call('revokeBadge', { params }, { host: OTHER_HOST }))).toBe(
      'NOT_FOUND',
    );
    await lead.call('revokeBadge', { params }, { version: badge?.version ?? 0 });
    expect(await refusal(second.call('getStaffMe'))).toBe('UNAUTHENTICATED');
    // The sessions with the password are not touched.
    await expect(worker.call('getStaffMe')).resolves.toHaveProperty('id', worker.id);
  });
});

describe('a person who shows a badge', () => {
  test('is let in at a station only, with the right badge and the right PIN only', async () => {
    const { badge } = await workerWithBadge(lead);
    const wrongCheck = badge.code.slice(0, -1) + (badge.code.endsWith('A') ? 'B' : 'A');
    expect(await refusal(showBadge(badge.code, PIN))).toBe('NO_STATION');
    expect(await refusal(showBadge(badge.code, PIN, 'none'))).toBe('NO_STATION');
    expect(await refusal(showBadge(badge.code, '739165', station.token))).toBe('WRONG_BADGE');
    for (const code of [wrongCheck, ownCode('BADGE', 'NOBODY'), ownCode('STATION', station.id)]) {
      expect(await refusal(showBadge(code, PIN, station.token))).toBe('WRONG_BADGE');
    }
    // As scanners type it through an input method.
    const fullWidth = [...badge.code].map((one) =>
      String.fromCodePoint(0xfee0 + (one.codePointAt(0) ?? 0)),
    );
    const { expiresAt } = await showBadge(fullWidth.join(''), PIN, station.token);
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
  });

  test('is not let in at a station of another tenant', async () => {
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const elsewhere = await enrolledStation(owner, OTHER_HOST);
    const { badge } = await workerWithBadge(lead);
    expect(await refusal(showBadge(badge.code, PIN, elsewhere.token))).toBe('WRONG_BADGE');
  });

  test('is locked out after five wrong PINs at this station only, and told by mail', async () => {
    const { badge, email } = await workerWithBadge(lead);
    const from = `127.79.${1 + Math.floor(Math.random() * 250)}.7`;
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await refusal(showBadge(badge.code, '904417', station.token, from))).toBe(
        'WRONG_BADGE',
      );
    }
    expect(await refusal(showBadge(badge.code, PIN, station.token))).toBe('TOO_MANY_REQUESTS');
    const other = await enrolledStation(lead);
    await expect(showBadge(badge.code, PIN, other.token)).resolves.toBeDefined();
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const { records } = await owner.call('listFailedSignIns', { query: { pageSize: 100 } });
    const seen = records.filter(({ address }) => address.endsWith(from));
    expect(seen.map(({ why, count, typed }) => [why, count, typed])).toEqual([
      ['PIN', 5, 's…@api.test'],
    ]);
    await expect
      .poll(async () => (await visit(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).text)
      .toContain('Failed attempts to sign in');
  });

  test('has five new attempts after a right PIN', async () => {
    const { badge } = await workerWithBadge(lead);
    for (const pin of ['904417', '904417', '904417', '904417', PIN, '904417', '904417']) {
      const shown = showBadge(badge.code, pin, station.token);
      if (pin === PIN) await shown;
      else expect(await refusal(shown)).toBe('WRONG_BADGE');
    }
  });
});

describe('a session at a station', () => {
  /** The code with which a call without input is refused; undefined if the call is not refused. */
  async function codeOfCall({ method, path }: Endpoint, token: string, host = DEFAULT_HOST) {
    const { json } = await visit(`/api${path.replaceAll(/\{\w+\}/g, 'NOTHING')}`, {
      host,
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    return (json as { code?: string }).code;
  }

  test.each(['WAREHOUSE', 'TENANT_ADMIN', 'OWNER'] as const)(
    'of %s has the rights of the warehouse at the station’s tenant, and no other',
    async (role) => {
      const { token } = await atStation(await workerWithBadge(lead, role), station.token);
      const calls = Object.entries(endpoints) as [EndpointName, Endpoint][];
      for (const [name, endpoint] of calls) {
        if (endpoint.auth !== 'operator' || name === 'signOutStaff') continue;
        const { right = 'self', atStations, fresh } = endpoint;
        const isOwn = right === 'self' || right === 'pending';
        const may = isOwn
          ? atStations === true
          : !fresh && (right === 'any' || STATION_RIGHTS.some((one) => one === right));
        const code = await codeOfCall(endpoint, token);
        if (may) expect([name, code]).not.toEqual([name, 'FORBIDDEN']);
        else expect([name, code]).toEqual([name, 'FORBIDDEN']);
        if (isOwn) continue;
        expect([name, await codeOfCall(endpoint, token, OTHER_HOST)]).toEqual([name, 'NOT_FOUND']);
      }
    },
  );

  test('knows its station, and shows that station’s tenant only', async () => {
    const owner = await atStation(await workerWithBadge(lead, 'OWNER'), station.token);
    const me = await owner.call('getStaffMe');
    expect(me.station).toEqual({ id: station.id, name: 'Door 1', tenantId: TENANT_ID });
    expect(me.tenants.map(({ id, rights }) => [id, rights])).toEqual([
      [TENANT_ID, [...STATION_RIGHTS]],
    ]);
  });

  test('scans at its own station, whichever station a call names', async () => {
    const worker = await atStation(await workerWithBadge(lead), station.token);
    const { parcelNo } = await arrivedParcel(await newPayer('9000'));
    const other = await newStation({ host: DEFAULT_HOST });
    const scanId = crypto.randomUUID();
    const body = { step: 'FIND' as const, code: parcelNo, scanId, station: other.id };
    await worker.call('scan', { body });
    const scans = await worker.call('listScans', { query: { station: station.id } });
    expect(scans.map((one) => one.scanId)).toContain(scanId);
  });

  test('exports nothing', async () => {
    const owner = await atStation(await workerWithBadge(lead, 'OWNER'), station.token);
    const sent = owner.call('makeExport', { body: { list: 'ORDERS' } });
    expect(await refusal(sent)).toBe('FORBIDDEN');
  });

  test.each([
    ['its station is revoked', (at: string) => lead.call('revokeStation', { params: { id: at } })],
    [
      'its station is closed',
      (at: string) =>
        lead.call('updateStation', {
          params: { id: at },
          body: { name: 'Gone', step: 'RECEIVE', active: false },
        }),
    ],
    [
      'another browser becomes the station',
      (at: string) => lead.call('enrolStation', { params: { id: at } }),
    ],
  ])('ends when %s', async (_, end) => {
    const own = await enrolledStation(lead);
    const worker = await atStation(await workerWithBadge(lead), own.token);
    await expect(worker.call('getStaffMe')).resolves.toBeDefined();
    await end(own.id);
    expect(await refusal(worker.call('getStaffMe'))).toBe('UNAUTHENTICATED');
    expect(await here(own.token)).toEqual({});
  });

  test.each([
    ['disabled', { state: 'DISABLED', role: 'WAREHOUSE' }],
    ['no longer in the warehouse', { state: 'ACTIVE', role: 'BUYER' }],
  ] as const)('ends for a person who is %s', async (_, { state, role }) => {
    const admin = await newPerson('TENANT_ADMIN');
    const worker = await workerWithBadge(lead);
    const session = await atStation(worker, station.token);
    await admin.call('updateStaff', {
      params: { id: worker.id },
      body: { name: 'Gone', state, assignments: [{ role, tenantId: TENANT_ID }] },
    });
    const code = await refusal(
      session.call('scan', {
        body: { step: 'FIND', code: 'PA1', scanId: crypto.randomUUID() },
      }),
    );
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(code);
    expect(await refusal(showBadge(worker.badge.code, PIN, station.token))).toBe('WRONG_BADGE');
  });
});
