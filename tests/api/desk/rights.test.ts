import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import {
  DEPLOYMENT_RIGHTS,
  RIGHTS_OF,
  STAFF_ROLES,
  type StaffRole,
  TENANT_RIGHTS,
} from '../../../src/contract/values/people/rights.ts';
import { refusal } from '../../support/refusal.ts';
import { newPerson, type Person, staffKey, TENANT_ID } from '../support/staff.ts';
import { call, DEFAULT_HOST, newEmail, newShopper, visit } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

const staffCalls = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { auth }]) => auth === 'operator',
);

/** The code with which a call without input is refused; undefined if the call is not refused. */
async function codeOfCall({ method, path }: Endpoint, token: string, host: string) {
  const { json } = await visit(`/api${path.replaceAll(/\{\w+\}/g, 'NOTHING')}`, {
    host,
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  return (json as { code?: string }).code;
}

describe('every call of the staff needs its right', () => {
  const people = new Map<StaffRole, Person>();
  beforeAll(async () => {
    for (const role of STAFF_ROLES) people.set(role, await newPerson(role));
  });

  test.each(STAFF_ROLES)('%s may do what the role says, and nothing else', async (role) => {
    const token = people.get(role)?.token ?? '';
    // Left out: the call would end the session.
    for (const [name, endpoint] of staffCalls.filter(([name]) => name !== 'signOutStaff')) {
      const { right = 'self' } = endpoint;
      const isOwn = right === 'self' || right === 'pending';
      const isDeployments = DEPLOYMENT_RIGHTS.some((one) => one === right);
      const may =
        isOwn ||
        right === 'any' ||
        (!isDeployments && RIGHTS_OF[role].some((one) => one === right));
      const code = await codeOfCall(endpoint, token, DEFAULT_HOST);
      if (may) expect([name, code]).not.toEqual([name, 'FORBIDDEN']);
      else expect([name, code]).toEqual([name, 'FORBIDDEN']);
      if (!isOwn) {
        expect([name, await codeOfCall(endpoint, token, OTHER_HOST)]).toEqual([name, 'NOT_FOUND']);
      }
    }
  });

  test('a shopper has no rights at the desk', async () => {
    const shopper = await newShopper();
    for (const [name, endpoint] of staffCalls) {
      const code = await codeOfCall(endpoint, shopper.token, DEFAULT_HOST);
      expect([name, code]).toEqual([name, 'UNAUTHENTICATED']);
    }
  });

  test.each([0, 1])(
    'a key is refused every call of the rights that it has not, %i',
    async (half) => {
      const rights = TENANT_RIGHTS.filter((_, index) => index % 2 === half);
      const { key } = await staffKey(rights);
      for (const [name, endpoint] of staffCalls) {
        const { right = 'self' } = endpoint;
        if (['self', 'pending', 'any'].includes(right)) continue;
        const code = await codeOfCall(endpoint, key, DEFAULT_HOST);
        if (!rights.some((one) => one === right)) expect([name, code]).toEqual([name, 'FORBIDDEN']);
        else if (endpoint.method === 'GET') expect([name, code]).not.toEqual([name, 'FORBIDDEN']);
        expect([name, await codeOfCall(endpoint, key, OTHER_HOST)]).toEqual([name, 'NOT_FOUND']);
      }
    },
  );

  test('a key may do what it was made for, at its tenants, until it is revoked', async () => {
    const { id, key } = await staffKey(['parcels.see']);
    const list = (host: string) =>
      call('listOpsParcels', { query: { trackingNo: 'SF1234567890' } }, { host, token: key });
    await expect(list(DEFAULT_HOST)).resolves.toBeDefined();
    expect(await refusal(list(OTHER_HOST))).toBe('NOT_FOUND');
    expect(
      await refusal(call('acceptOrder', { params: { id } }, { host: DEFAULT_HOST, token: key })),
    ).toBe('FORBIDDEN');
    const owner = await newPerson('OWNER', { tenantId: '*' });
    await owner.call('revokeStaffKey', { params: { id } });
    expect(await refusal(list(DEFAULT_HOST))).toBe('UNAUTHENTICATED');
  });
});

describe('nobody gives a right that they do not have', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await newPerson('TENANT_ADMIN');
  });

  const invite = (person: Person, role: StaffRole, tenantId: string) =>
    person.call('inviteStaff', {
      body: { email: newEmail(), name: 'Eve', language: 'en', assignments: [{ role, tenantId }] },
    });

  test('by inviting', async () => {
    await expect(invite(admin, 'BUYER', TENANT_ID)).resolves.toBeDefined();
    await expect(invite(admin, 'TENANT_ADMIN', TENANT_ID)).resolves.toBeDefined();
    expect(await refusal(invite(admin, 'BUYER', 'naga'))).toBe('FORBIDDEN');
    expect(await refusal(invite(admin, 'BUYER', '*'))).toBe('FORBIDDEN');
    expect(await refusal(invite(admin, 'OWNER', '*'))).toBe('FORBIDDEN');
  });

  test('by changing roles, also their own', async () => {
    const change = (id: string, role: StaffRole, tenantId: string) =>
      admin.call('updateStaff', {
        params: { id },
        body: { name: 'Eve', state: 'ACTIVE', assignments: [{ role, tenantId }] },
      });
    const buyer = await newPerson('BUYER');
    expect(await refusal(change(buyer.id, 'OWNER', '*'))).toBe('FORBIDDEN');
    expect(await refusal(change(admin.id, 'OWNER', '*'))).toBe('FORBIDDEN');
    expect((await change(buyer.id, 'FINANCE', TENANT_ID)).assignments).toEqual([
      { role: 'FINANCE', tenantId: TENANT_ID },
    ]);
  });

  test('by taking over the account of somebody who may do more', async () => {
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const reset = admin.call('resetStaff', { params: { id: owner.id }, body: {} });
    expect(await refusal(reset)).toBe('NOT_FOUND');
  });

  test('by a key', async () => {
    const owner = await newPerson('OWNER');
    const make = owner.call('makeStaffKey', {
      body: { name: 'All', rights: ['system.act'], tenantIds: ['*'], days: 1 },
    });
    expect(await refusal(make)).toBe('FORBIDDEN');
  });
});

describe('two who change a person at once', () => {
  test('both calls are answered, and the last change counts', async () => {
    const admin = await newPerson('TENANT_ADMIN');
    const buyer = await newPerson('BUYER');
    const change = (role: StaffRole) =>
      admin.call('updateStaff', {
        params: { id: buyer.id },
        body: { name: role, state: 'ACTIVE', assignments: [{ role, tenantId: TENANT_ID }] },
      });
    await Promise.all([change('SERVICE'), change('MARKETING'), change('SERVICE')]);
    const { name, assignments } = await admin.call('getStaff', { params: { id: buyer.id } });
    expect(assignments).toEqual([{ role: name, tenantId: TENANT_ID }]);
  });
});

describe('a person who is disabled loses access at once', () => {
  test('in every session', async () => {
    const admin = await newPerson('TENANT_ADMIN');
    const buyer = await newPerson('BUYER');
    await admin.call('updateStaff', {
      params: { id: buyer.id },
      body: {
        name: 'Gone',
        state: 'DISABLED',
        assignments: [{ role: 'BUYER', tenantId: TENANT_ID }],
        reason: 'Left the team',
      },
    });
    expect(await refusal(buyer.call('getStaffMe'))).toBe('UNAUTHENTICATED');
  });
});
