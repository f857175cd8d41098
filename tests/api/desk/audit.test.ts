import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { paidOrder } from '../support/fulfilment.ts';
import { codeOf, newPerson, type Person } from '../support/staff.ts';
import { newPayer, PASSWORD, type Shopper } from '../support/world.ts';

describe('acts of the staff are written into the audit', () => {
  let shopper: Shopper;
  let buyer: Person;
  let auditor: Person;
  let owner: Person;
  beforeAll(async () => {
    shopper = await newPayer('9000');
    buyer = await newPerson('BUYER');
    auditor = await newPerson('AUDITOR');
    owner = await newPerson('OWNER', { tenantId: '*' });
  });

  const entriesOf = async (subjectId: string) =>
    (await auditor.call('listAudit', { query: { subject: 'PURCHASE_ORDER', subjectId } })).records;

  test('with the actor, the subject, the address and the values before', async () => {
    const { id } = await paidOrder(shopper);
    await buyer.call('acceptOrder', { params: { id } });
    const [entry, ...others] = await entriesOf(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      call: 'acceptOrder',
      actorKind: 'PERSON',
      actorId: buyer.id,
      actorName: 'Li Na',
      outcome: 'DONE',
      before: { id, status: 'PAID' },
    });
  });

  test('a refused change writes no entry', async () => {
    const { id } = await paidOrder(shopper);
    expect(await refusal(buyer.call('markBought', { params: { id }, body: {} }))).toBe(
      'ILLEGAL_TRANSITION',
    );
    expect(await entriesOf(id)).toEqual([]);
  });

  test('an order that somebody else has changed is not changed again', async () => {
    const { id } = await paidOrder(shopper);
    const accept = (version: number) => buyer.call('acceptOrder', { params: { id } }, { version });
    const [first] = (await auditor.call('listAudit', { query: {} })).records;
    expect(first).toBeDefined();
    expect(await refusal(accept(99))).toBe('STALE_VERSION');
    await expect(accept(0).catch(() => accept(1))).resolves.toMatchObject({ status: 'PURCHASING' });
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('fifty changes at once leave the chain whole', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => newPerson('BUYER')));
    const changes = people.flatMap((person) =>
      Array.from({ length: 10 }, (_, number) =>
        person.call('updateStaffMe', { body: { name: `Li Na ${number}`, language: 'en' } }),
      ),
    );
    await Promise.all(changes);
    const report = await owner.call('checkAudit', { query: { chain: 'ALL_TENANTS' } });
    expect(report.faults).toEqual([]);
    expect(report.entries).toBeGreaterThanOrEqual(50);
  });

  test('changes of one’s own account are in the chain of all tenants, without secrets', async () => {
    const person = await newPerson('BUYER');
    await person.call('updateStaffMe', { body: { name: 'Li Na', language: 'zh-CN' } });
    const password = 'another lantern 71';
    await person.call('changeStaffPassword', { body: { oldPassword: PASSWORD, password } });
    const { secret } = await person.call('setUpSecondFactor', { body: {} });
    await person.call('enableSecondFactor', { body: { secret, code: codeOf(secret) } });
    const query = { actorId: person.id };
    const { records } = await owner.call('listAudit', {
      query: { ...query, chain: 'ALL_TENANTS' },
    });
    expect(records.map(({ call, change }) => [call, change])).toEqual([
      ['enableSecondFactor', {}],
      ['changeStaffPassword', {}],
      ['updateStaffMe', { name: 'Li Na', language: 'zh-CN' }],
    ]);
    expect(await auditor.call('listAudit', { query })).toEqual({ records: [] });
  });

  test('only staff of all tenants read the chain of all tenants', async () => {
    const query = { chain: 'ALL_TENANTS' } as const;
    expect(await refusal(auditor.call('listAudit', { query }))).toBe('NOT_FOUND');
    expect(await refusal(auditor.call('checkAudit', { query }))).toBe('NOT_FOUND');
  });
});
