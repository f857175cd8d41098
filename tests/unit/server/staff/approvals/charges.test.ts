import { beforeEach, describe, expect, it } from 'vitest';
import { RIGHTS_OF } from '../../../../../src/contract/values/people/rights.ts';
import type { ChargesPart } from '../../../../../src/contract/values/shop/shop-parts.ts';
import { keepDraft } from '../../../../../src/server/commerce/site/drafts.ts';
import { exportTenant } from '../../../../../src/server/commerce/site/export-tenant.ts';
import { getPart } from '../../../../../src/server/commerce/site/part-views.ts';
import { type PartValue, partOf } from '../../../../../src/server/commerce/site/parts.ts';
import { staff, staffAssignments } from '../../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import {
  proposeCharges,
  proposeEarlierCharges,
} from '../../../../../src/server/staff/approvals/charges-acts.ts';
import { approveProposal } from '../../../../../src/server/staff/approvals/decide.ts';
import type { StaffScope } from '../../../../../src/server/staff/staff-scope.ts';
import { failureCode, failureOf } from '../../../support/identity-scope.ts';
import { openSite, SITE_NOW } from '../../../support/site.ts';

let db: Database;

/** The scope of a call by somebody with a role at the tenant. */
async function newPerson(id: string, role: 'FINANCE' | 'FINANCE_LEAD'): Promise<StaffScope> {
  const email = `${id}@example.org`;
  const more = { language: 'en', state: 'ACTIVE', createdAt: SITE_NOW } as const;
  await db.insert(staff).values({ id, email, name: id, ...more });
  await db.insert(staffAssignments).values({ staffId: id, role, tenantId: 'naga' });
  const grants = [{ tenantId: 'naga', rights: RIGHTS_OF[role] }];
  return {
    ...{ db, tenantId: 'naga', now: SITE_NOW, demo: true, staffId: id },
    identity: { kind: 'PERSON', id, name: id, grants },
  } as unknown as StaffScope;
}

const charges = async (part: ChargesPart) => partOf(await exportTenant(db, 'naga'), part);
const draft = async (scope: StaffScope, part: ChargesPart, changes: PartValue) =>
  keepDraft(scope, part, { ...(await charges(part)), ...changes });
const FEE = { serviceFee: { basisPoints: 450, minimum: '4.00' } };
const why = { reason: 'The new season' };
let maker: StaffScope;
let lead: StaffScope;

beforeEach(async () => {
  db = await openSite();
  maker = await newPerson('maker', 'FINANCE');
  lead = await newPerson('lead', 'FINANCE_LEAD');
});

describe('a change of what a shop charges', () => {
  it('waits for a second person, is published once, and goes back by another proposal', async () => {
    await draft(maker, 'fees', FEE);
    const made = await proposeCharges(maker, 'fees', why);
    expect(made).toMatchObject({ state: 'PENDING', kind: 'CHARGES', subjectName: 'fees' });
    expect(made.summary).toEqual([
      { name: 'shop.serviceFee.basisPoints', before: '600', after: '450' },
      { name: 'shop.serviceFee.minimum', before: '5.00', after: '4.00' },
    ]);
    expect(await charges('fees')).not.toMatchObject(FEE);
    expect(await failureCode(approveProposal(maker, made.id, made))).toBe('OWN_PROPOSAL');
    expect(await failureCode(proposeCharges(maker, 'fees', why))).toBe('PROPOSAL_OPEN');

    const both = await Promise.allSettled([
      approveProposal(lead, made.id, made),
      approveProposal(lead, made.id, made),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await charges('fees')).toMatchObject(FEE);
    const part = await getPart(lead, 'fees');
    expect(part).toMatchObject({ hasDraft: false, publishedBy: 'lead' });
    expect(part.history.map(({ number, kind }) => [number, kind])).toEqual([
      [2, 'FORM'],
      [1, 'FILE'],
    ]);

    const back = await proposeEarlierCharges(maker, 'fees', { number: 1, ...why });
    expect((await approveProposal(lead, back.id, back)).state).toBe('EXECUTED');
    expect(await charges('fees')).toMatchObject({ serviceFee: { basisPoints: 600 } });
  });

  it('that the shop as a whole does not allow is refused at its fields', async () => {
    const rules = [{ basisPoints: 1, minimum: '5.00', maximum: '4.00' }];
    await draft(maker, 'fees', { serviceFee: { basisPoints: 1, minimum: '0.00', rules } });
    const failure = await failureOf(proposeCharges(maker, 'fees', why));
    expect(failure.fields).toEqual([{ field: 'serviceFee.rules.0.maximum', code: 'too_small' }]);
  });

  it('that changes nothing can’t be proposed', async () => {
    expect(await failureCode(proposeCharges(maker, 'storage', why))).toBe('ILLEGAL_TRANSITION');
    await draft(maker, 'storage', {});
    expect(await failureCode(proposeCharges(maker, 'storage', why))).toBe('ILLEGAL_TRANSITION');
  });

  it('keeps a draft that was saved after the proposal', async () => {
    await draft(maker, 'services', { packingFee: '9.00' });
    const made = await proposeCharges(maker, 'services', why);
    await draft({ ...maker, now: SITE_NOW + 1 }, 'services', { packingFee: '9.50' });
    expect((await approveProposal(lead, made.id, made)).state).toBe('EXECUTED');
    expect(await charges('services')).toMatchObject({ packingFee: '9.00' });
    expect((await getPart(lead, 'services')).draft).toMatchObject({ packingFee: '9.50' });
  });
});
