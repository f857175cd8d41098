import { beforeAll, describe, expect, test } from 'vitest';
import type { Right } from '../../../src/contract/values/people/rights.ts';
import { refusal } from '../../support/refusal.ts';
import { paidOrder } from '../support/fulfilment.ts';
import { newPerson, type Person, staffKey, TENANT_ID, withToken } from '../support/staff.ts';
import { newEmail, newPayer } from '../support/world.ts';

const newName = () => `Photo desk ${crypto.randomUUID().slice(0, 8)}`;

let admin: Person;
beforeAll(async () => {
  admin = await newPerson('TENANT_ADMIN');
});

const makeRole = (rights: Right[], maker = admin, name = newName()) =>
  maker.call('makeStaffRole', { body: { name, rights } });

const give = (person: { id: string }, role: string, giver = admin, tenantId = TENANT_ID) =>
  giver.call('updateStaff', {
    params: { id: person.id },
    body: { name: 'Li Na', state: 'ACTIVE', assignments: [{ role, tenantId }] },
  });

/** A person who has only a new role of the tenant's own. */
async function personWith(rights: Right[]) {
  const role = await makeRole(rights);
  const person = await newPerson('MARKETING');
  await give(person, role.id);
  return { role, person };
}

const change = (
  role: { id: string; name: string },
  rights: Right[],
  by = admin,
  version?: number,
) =>
  by.call(
    'changeStaffRole',
    { params: { id: role.id }, body: { name: role.name, rights } },
    version === undefined ? {} : { version },
  );

describe('a role of the tenant’s own', () => {
  test('gives its rights, and no others', async () => {
    const { role, person } = await personWith(['orders.see']);
    const order = await paidOrder(await newPayer('500'));
    const params = { id: order.id };
    expect((await person.call('getOpsOrder', { params })).id).toBe(order.id);
    expect(await refusal(person.call('acceptOrder', { params }))).toBe('FORBIDDEN');
    expect((await person.call('getStaffMe')).tenants).toMatchObject([
      { id: TENANT_ID, rights: ['orders.see'] },
    ]);
    expect(await admin.call('getStaffRole', { params: { id: role.id } })).toMatchObject({
      name: role.name,
      people: [{ id: person.id, name: 'Li Na' }],
    });
    const { assignments } = await admin.call('getStaff', { params: { id: person.id } });
    expect(assignments).toEqual([{ role: role.id, roleName: role.name, tenantId: TENANT_ID }]);
  });

  test('can be what a new person is invited with', async () => {
    const role = await makeRole(['orders.see']);
    const assignments = [{ role: role.id, tenantId: TENANT_ID }];
    const body = { email: newEmail(), name: 'Bo', language: 'en' as const, assignments };
    expect(await admin.call('inviteStaff', { body })).toMatchObject({
      state: 'INVITED',
      assignments,
    });
  });

  test('decides by its rights what is masked: only the right to act for shoppers shows contacts', async () => {
    const { orderNo } = await paidOrder(await newPayer('500'));
    const order = { params: { id: orderNo } };
    const { person } = await personWith(['orders.see']);
    const { person: service } = await personWith(['orders.see', 'shoppers.see', 'shoppers.act']);
    const emailAs = async (reader: Person) =>
      (await reader.call('getOpsOrder', order)).shopper.email;
    expect(await emailAs(person)).toBeUndefined();
    expect(await emailAs(service)).toMatch(/@/);
  });

  test('changes at once for everybody who has it', async () => {
    const { role, person } = await personWith(['orders.see']);
    const see = () => person.call('listOpsOrders', { query: {} });
    await expect(see()).resolves.toBeDefined();
    await change(role, ['tickets.see']);
    expect(await refusal(see())).toBe('FORBIDDEN');
    await change(role, ['tickets.see', 'orders.see']);
    await expect(see()).resolves.toBeDefined();
  });

  test('with the right to approve makes its people approvers', async () => {
    const { role, person } = await personWith(['money.see', 'money.approve']);
    const idOf = async () => (await person.call('getStaffMe')).tenants[0]?.rights;
    expect(await idOf()).toContain('money.approve');
    await change(role, ['money.see']);
    expect(await idOf()).not.toContain('money.approve');
  });

  test('has a name, which no other role of the tenant has, and rights of a tenant', async () => {
    const role = await makeRole(['orders.see']);
    expect(await refusal(makeRole(['orders.see'], admin, role.name))).toBe('ROLE_NAME_TAKEN');
    expect(await refusal(makeRole(['orders.see'], admin, ' '))).toBe('VALIDATION_FAILED');
    expect(await refusal(makeRole([]))).toBe('VALIDATION_FAILED');
    expect(await refusal(makeRole(['system.see']))).toBe('VALIDATION_FAILED');
    const other = await makeRole(['orders.see']);
    expect(await refusal(change({ ...other, name: role.name }, ['orders.see']))).toBe(
      'ROLE_NAME_TAKEN',
    );
  });

  test('can’t be deleted while somebody has it; the refusal names them', async () => {
    const { role, person } = await personWith(['orders.see']);
    const remove = () => admin.call('deleteStaffRole', { params: { id: role.id } });
    await expect(remove()).rejects.toMatchObject({
      code: 'ROLE_IN_USE',
      body: { details: { people: 'Li Na', count: 1 } },
    });
    await give(person, 'BUYER');
    await remove();
    expect(await refusal(admin.call('getStaffRole', { params: { id: role.id } }))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(give(person, role.id))).toBe('VALIDATION_FAILED');
  });

  test('is written into the audit, before and after', async () => {
    const role = await makeRole(['orders.see']);
    await change(role, ['orders.see', 'tickets.see']);
    const { records } = await admin.call('listAudit', {
      query: { subject: 'STAFF_ROLE', subjectId: role.id },
    });
    expect(records[0]).toMatchObject({
      call: 'changeStaffRole',
      actorId: admin.id,
      before: { name: role.name, rights: ['orders.see'] },
      change: { name: role.name, rights: ['orders.see', 'tickets.see'] },
    });
  });
});

describe('nobody gets more by a role than they give', () => {
  /** Manages people, and sees orders. */
  const newManager = async () => {
    const made = await personWith(['people.see', 'people.act', 'orders.see']);
    return { role: made.role, manager: made.person };
  };

  test('by making a role', async () => {
    const { manager } = await newManager();
    await expect(makeRole(['orders.see'], manager)).resolves.toBeDefined();
    expect(await refusal(makeRole(['orders.see', 'orders.act'], manager))).toBe('FORBIDDEN');
  });

  test('by changing a role, also their own, and also a role with rights that they lack', async () => {
    const { role, manager } = await newManager();
    const stronger = await makeRole(['money.approve']);
    expect(await refusal(change(role, [...role.rights, 'money.see'], manager))).toBe('FORBIDDEN');
    expect(await refusal(change(stronger, ['orders.see'], manager))).toBe('FORBIDDEN');
    const remove = manager.call('deleteStaffRole', { params: { id: stronger.id } });
    expect(await refusal(remove)).toBe('FORBIDDEN');
  });

  test('by giving a role to themself or with an invitation', async () => {
    const { manager } = await newManager();
    const stronger = await makeRole(['money.approve']);
    expect(await refusal(give(manager, stronger.id, manager))).toBe('FORBIDDEN');
    const assignments = [{ role: stronger.id, tenantId: TENANT_ID }];
    const invite = manager.call('inviteStaff', {
      body: { email: newEmail(), name: 'Eve', language: 'en', assignments },
    });
    expect(await refusal(invite)).toBe('FORBIDDEN');
  });

  test('by taking over the account of somebody who has a role', async () => {
    const { manager } = await newManager();
    const { person } = await personWith(['money.approve']);
    const reset = manager.call('resetStaff', { params: { id: person.id }, body: {} });
    expect(await refusal(reset)).toBe('FORBIDDEN');
  });

  test('by a key', async () => {
    const { key } = await staffKey(['people.act', 'people.see']);
    const machine = withToken({ id: '', email: '', secret: '' }, key);
    await expect(makeRole(['people.see'], machine)).resolves.toBeDefined();
    expect(await refusal(makeRole(['orders.see'], machine))).toBe('FORBIDDEN');
  });

  test('and nobody takes from themself the right to manage people', async () => {
    const { role, manager } = await newManager();
    expect(await refusal(change(role, ['orders.see', 'people.see'], manager))).toBe('OWN_ROLE');
    await expect(change(role, ['people.see', 'people.act'], manager)).resolves.toBeDefined();
  });
});

describe('a role of another tenant', () => {
  test('is not found, and can’t be given, neither at one tenant nor at all', async () => {
    const role = await makeRole(['shop.see']);
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const elsewhere = { host: 'la.localhost' };
    const params = { id: role.id };
    const body = { name: newName(), rights: ['shop.see' as const] };
    expect(await refusal(owner.call('getStaffRole', { params }, elsewhere))).toBe('NOT_FOUND');
    expect(await refusal(owner.call('changeStaffRole', { params, body }, elsewhere))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(owner.call('deleteStaffRole', { params }, elsewhere))).toBe('NOT_FOUND');
    const person = await newPerson('MARKETING');
    for (const tenantId of ['naga', '*']) {
      expect(await refusal(give(person, role.id, owner, tenantId))).toBe('VALIDATION_FAILED');
    }
  });
});

describe('at once', () => {
  test('a role that is given and deleted is either given or deleted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const role = await makeRole(['shop.see']);
      const person = await newPerson('MARKETING');
      const [given, removed] = await Promise.allSettled([
        give(person, role.id),
        admin.call('deleteStaffRole', { params: { id: role.id } }),
      ]);
      expect([given.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
      const rights = (await person.call('getStaffMe')).tenants[0]?.rights;
      expect(rights).toEqual(
        given.status === 'fulfilled' ? ['shop.see'] : ['shop.see', 'shop.act'],
      );
    }
  });

  test('of two people who change the same version of a role, one is refused', async () => {
    const role = await makeRole(['shop.see']);
    const results = await Promise.allSettled([
      change(role, ['shop.see', 'shop.act'], admin, 0),
      change(role, ['shop.see', 'tickets.see'], admin, 0),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
