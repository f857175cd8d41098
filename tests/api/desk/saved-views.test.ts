import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '../../../src/contract/endpoints.ts';
import { MAX_VIEWS } from '../../../src/contract/values/desk/saved-views.ts';
import { refusal } from '../../support/refusal.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';

const OTHER_HOST = 'la.localhost';
const newName = () => `View ${crypto.randomUUID().slice(0, 8)}`;

type Wanted = Partial<Input<'makeSavedView'>['body']>;
const save = (person: Person, wanted: Wanted = {}) =>
  person.call('makeSavedView', { body: { list: 'ORDERS', name: newName(), ...wanted } });
const idsOf = async (person: Person, list: 'ORDERS' | 'SHOPPERS' = 'ORDERS') =>
  (await person.call('listSavedViews', { query: { list } })).map(({ id }) => id);
const viewOf = async (person: Person, id: string) =>
  (await person.call('listSavedViews', { query: { list: 'ORDERS' } })).find(
    (view) => view.id === id,
  );

let admin: Person;
beforeAll(async () => {
  admin = await newPerson('TENANT_ADMIN');
});

describe('one’s own view', () => {
  test('keeps filters, sort and columns in their order, and nobody else sees it', async () => {
    const [ann, bob] = [await newPerson('BUYER'), await newPerson('BUYER')];
    const query = 'status=PAID&sort=newest&columns=order,total,goods';
    const view = await save(ann, { query });
    expect(view).toMatchObject({
      scope: 'OWN',
      role: '',
      query: 'status=PAID&sort=newest&columns=order%2Ctotal%2Cgoods',
      applies: true,
      isDefault: false,
      actions: ['change', 'delete'],
      madeBy: { id: ann.id },
    });
    expect(await idsOf(ann)).toContain(view.id);
    for (const other of [bob, admin]) {
      expect(await idsOf(other)).not.toContain(view.id);
      const params = { id: view.id };
      const body = { name: 'Mine', query: '' };
      expect(await refusal(other.call('changeSavedView', { params, body }))).toBe('NOT_FOUND');
      expect(await refusal(other.call('deleteSavedView', { params }))).toBe('NOT_FOUND');
    }
  });

  test('opens without the filters and columns that the list doesn’t have', async () => {
    const buyer = await newPerson('BUYER');
    const view = await save(buyer, {
      query: 'status=PAID&colour=red&cursor=5~x&columns=gone,total',
    });
    expect(view.query).toBe('status=PAID&columns=order%2Ctotal');
    expect((await save(buyer, { query: 'columns=gone&cursor=1~a' })).query).toBe('');
  });

  test('is changed and deleted only in the version that was seen', async () => {
    const buyer = await newPerson('BUYER');
    const { id, name, version } = await save(buyer, { query: 'status=PAID' });
    const params = { id };
    const body = { name, query: 'status=PURCHASING', isDefault: true };
    const changed = await buyer.call('changeSavedView', { params, body }, { version });
    expect(changed).toMatchObject({ query: 'status=PURCHASING', isDefault: true });
    expect(changed.version).toBeGreaterThan(version);
    const late = buyer.call('changeSavedView', { params, body }, { version });
    expect(await refusal(late)).toBe('STALE_VERSION');
    expect(await refusal(buyer.call('deleteSavedView', { params }, { version }))).toBe(
      'STALE_VERSION',
    );
    await buyer.call('deleteSavedView', { params }, { version: changed.version });
    expect(await idsOf(buyer)).not.toContain(id);
    const auditor = await newPerson('AUDITOR');
    const { records } = await auditor.call('listAudit', {
      query: { subject: 'SAVED_VIEW', subjectId: id },
    });
    expect(records.map(({ call }) => call)).toEqual(['deleteSavedView', 'changeSavedView']);
    expect(records[1]?.before).toMatchObject({ query: 'status=PAID' });
  });

  test('has a name that none of the person’s other views has; their number is limited', async () => {
    const buyer = await newPerson('BUYER');
    const name = newName();
    await save(buyer, { name });
    expect(await refusal(save(buyer, { name }))).toBe('VIEW_NAME_TAKEN');
    const { id } = await save(buyer);
    const rename = buyer.call('changeSavedView', { params: { id }, body: { name, query: '' } });
    expect(await refusal(rename)).toBe('VIEW_NAME_TAKEN');
    for (let count = 2; count < MAX_VIEWS; count += 1) await save(buyer);
    expect(await refusal(save(buyer))).toBe('VIEW_LIMIT');
    const rest = buyer.call('makeSavedView', { body: { list: 'PARCELS', name } });
    await expect(rest).resolves.toMatchObject({ list: 'PARCELS' });
  });

  test('can only be of a list that the person may see', async () => {
    const marketer = await newPerson('MARKETING');
    expect(await refusal(save(marketer))).toBe('FORBIDDEN');
    expect(await refusal(idsOf(marketer))).toBe('FORBIDDEN');
    const buyer = await newPerson('BUYER');
    const { id } = await save(buyer);
    await admin.call('updateStaff', {
      params: { id: buyer.id },
      body: {
        name: 'Li Na',
        state: 'ACTIVE',
        assignments: [{ role: 'MARKETING', tenantId: TENANT_ID }],
      },
    });
    const change = { params: { id }, body: { name: 'Mine', query: '' } };
    expect(await refusal(buyer.call('changeSavedView', change))).toBe('FORBIDDEN');
  });
});

describe('a shared view', () => {
  test('of a role is seen by those who have the role, and by those who may share views', async () => {
    const view = await save(admin, { scope: 'ROLE', role: 'BUYER' });
    const [buyer, service] = [await newPerson('BUYER'), await newPerson('SERVICE')];
    expect(await viewOf(buyer, view.id)).toMatchObject({ applies: true, actions: [] });
    expect(await idsOf(service)).not.toContain(view.id);
    expect(await viewOf(admin, view.id)).toMatchObject({
      applies: false,
      role: 'BUYER',
      actions: ['change', 'delete'],
    });
    const params = { id: view.id };
    const body = { name: 'Mine', query: '' };
    expect(await refusal(buyer.call('changeSavedView', { params, body }))).toBe('FORBIDDEN');
    expect(await refusal(buyer.call('deleteSavedView', { params }))).toBe('FORBIDDEN');
    expect(await refusal(service.call('deleteSavedView', { params }))).toBe('NOT_FOUND');
    await admin.call('deleteSavedView', { params });
  });

  test('of the tenant is seen by all its staff, and by nobody of another tenant', async () => {
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const view = await save(owner, { scope: 'TENANT' });
    const service = await newPerson('SERVICE');
    expect(await viewOf(service, view.id)).toMatchObject({ scope: 'TENANT', applies: true });
    const elsewhere = { host: OTHER_HOST };
    const there = await owner.call('listSavedViews', { query: { list: 'ORDERS' } }, elsewhere);
    expect(there.map(({ id }) => id)).not.toContain(view.id);
    const params = { id: view.id };
    expect(await refusal(owner.call('deleteSavedView', { params }, elsewhere))).toBe('NOT_FOUND');
    await owner.call('deleteSavedView', { params });
  });

  test('needs the right to share, and an existing role', async () => {
    const buyer = await newPerson('BUYER');
    for (const wanted of [{ scope: 'ROLE', role: 'BUYER' }, { scope: 'TENANT' }] as const) {
      expect(await refusal(save(buyer, wanted))).toBe('FORBIDDEN');
    }
    const lead = await newPerson('SERVICE_LEAD');
    const view = await save(lead, { list: 'SHOPPERS', scope: 'ROLE', role: 'SERVICE' });
    expect(view).toMatchObject({ list: 'SHOPPERS', actions: ['change', 'delete'] });
    for (const role of ['', 'NOBODY', 'x'.repeat(20)]) {
      expect(await refusal(save(admin, { scope: 'ROLE', role }))).toBe('VALIDATION_FAILED');
    }
    await lead.call('deleteSavedView', { params: { id: view.id } });
  });

  test('of the tenant’s own role carries its name, and goes with the role', async () => {
    const role = await admin.call('makeStaffRole', {
      body: { name: newName(), rights: ['orders.see'] },
    });
    const view = await save(admin, { scope: 'ROLE', role: role.id });
    expect(view).toMatchObject({ role: role.id, roleName: role.name, applies: false });
    const person = await newPerson('MARKETING');
    const give = (assigned: string) =>
      admin.call('updateStaff', {
        params: { id: person.id },
        body: {
          name: 'Li Na',
          state: 'ACTIVE',
          assignments: [{ role: assigned, tenantId: TENANT_ID }],
        },
      });
    await give(role.id);
    expect(await viewOf(person, view.id)).toMatchObject({ applies: true });
    await give('BUYER');
    await admin.call('deleteStaffRole', { params: { id: role.id } });
    expect(await idsOf(admin)).not.toContain(view.id);
  });

  test('that becomes the default of a role replaces the one before', async () => {
    const shared = { scope: 'ROLE', role: 'FINANCE', isDefault: true } as const;
    const [first, second] = [await save(admin, shared), await save(admin, shared)];
    const own = await save(admin, { isDefault: true });
    const isDefault = async (id: string) => (await viewOf(admin, id))?.isDefault;
    expect(await isDefault(first.id)).toBe(false);
    expect(await isDefault(second.id)).toBe(true);
    expect(await isDefault(own.id)).toBe(true);
    const defaults = await Promise.all([1, 2, 3].map(() => save(admin, shared)));
    const found = await Promise.all(defaults.map(({ id }) => isDefault(id)));
    expect(found.filter(Boolean)).toHaveLength(1);
    for (const { id } of [first, second, own, ...defaults]) {
      await admin.call('deleteSavedView', { params: { id } });
    }
  });
});
