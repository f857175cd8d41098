import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { RIGHTS_OF, type StaffRole } from '../../../../../src/contract/values/people/rights.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { walletOf } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { staff, staffAssignments } from '../../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import {
  approveProposal,
  expireProposals,
  rejectProposal,
} from '../../../../../src/server/staff/approvals/decide.ts';
import { proposeBalance } from '../../../../../src/server/staff/approvals/money-acts.ts';
import { proposeRules } from '../../../../../src/server/staff/approvals/propose-rules.ts';
import { DEFAULT_RULES } from '../../../../../src/server/staff/approvals/rules.ts';
import type { StaffScope } from '../../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, NOW } from '../../../support/identity-scope.ts';
import { openShop, type TestShop } from '../../../support/shop.ts';
import { openTimers, type TestTimers } from '../../../support/timers.ts';

let db: Database;
let shop: TestShop;
let mia: OwnerScope;
let timers: TestTimers;

async function newPerson(id: string, role: StaffRole): Promise<StaffScope> {
  const row = { email: `${id}@example.org`, name: id, language: 'en', state: 'ACTIVE' } as const;
  await db.insert(staff).values({ id, ...row, createdAt: NOW });
  const isForAll = role === 'OWNER';
  await db.insert(staffAssignments).values({ staffId: id, tenantId: isForAll ? '*' : 'one', role });
  const grants = [{ tenantId: isForAll ? '*' : 'one', role, rights: RIGHTS_OF[role] }];
  const identity = { kind: 'PERSON', id, name: id, sessionId: 's', grants };
  return { ...mia, userId: '', actor: 'OPERATOR', staffId: id, identity } as unknown as StaffScope;
}

beforeEach(async () => {
  db = await openTestDatabase();
  shop = await openShop(db);
  mia = await shop.shopper('mia');
  timers = await openTimers(mia);
});

type Limits = Partial<(typeof DEFAULT_RULES.limits)[number]>;
const WIDE = { act: '100', personDay: '9000', subjectDay: '9000', shopperDay: '9000' };
const rulesWith = (goodwill: Limits, twoPersons = true) => ({
  twoPersons,
  shortfall: '50',
  limits: DEFAULT_RULES.limits.map((limit) =>
    limit.kind === 'GOODWILL' ? { ...limit, ...WIDE, ...goodwill } : limit,
  ),
  reason: 'What a day needs',
});

const give = (scope: StaffScope, amount: string, { userId } = mia) =>
  proposeBalance(scope, 'GOODWILL', {
    ...{ shopper: userId, amount, direction: 'IN', reason: 'A late parcel', evidence: '' },
  });
const later = (scope: StaffScope, ms: number): StaffScope => ({ ...scope, now: scope.now + ms });
const balanceOf = async ({ userId }: OwnerScope) =>
  (await walletOf(db, { tenantId: 'one', userId })).availableFen;

describe('the limits of a day', () => {
  let lead: StaffScope;
  let finance: StaffScope;
  beforeEach(async () => {
    lead = await newPerson('lead', 'FINANCE_LEAD');
    finance = await newPerson('finance', 'FINANCE');
  });

  async function setLimits(goodwill: Limits): Promise<void> {
    const { id, payloadHash } = await proposeRules(
      await newPerson('other-lead', 'FINANCE_LEAD'),
      rulesWith(goodwill),
    );
    await approveProposal(lead, id, { payloadHash });
  }

  it('count what one person gives, whomever they give it, for 24 hours', async () => {
    await setLimits({ personDay: '150' });
    const leo = await shop.shopper('leo');
    expect(await give(finance, '100')).toMatchObject({ state: 'DIRECT' });
    expect(await give(finance, '50.01', leo)).toMatchObject({ state: 'PENDING' });
    expect(await give(lead, '100', await shop.shopper('ada'))).toMatchObject({ state: 'DIRECT' });
    expect(await give(later(finance, DAY), '50', await shop.shopper('ben'))).toMatchObject({
      state: 'DIRECT',
    });
    expect(await balanceOf(leo)).toBe(0);
  });

  it('count what one shopper gets, whoever gives it', async () => {
    await setLimits({ shopperDay: '150' });
    expect(await give(finance, '100')).toMatchObject({ state: 'DIRECT' });
    expect(await give(lead, '50.01')).toMatchObject({ state: 'PENDING' });
    expect(await balanceOf(mia)).toBe(100_00);
  });

  it('count what waits, and not what was rejected', async () => {
    await setLimits({ personDay: '150' });
    const waiting = await give(finance, '120');
    expect(waiting).toMatchObject({ state: 'PENDING' });
    const leo = await shop.shopper('leo');
    const second = await give(finance, '40', leo);
    expect(second).toMatchObject({ state: 'PENDING' });
    for (const { id } of [waiting, second]) await rejectProposal(lead, id, { reason: 'No' });
    expect(await give(finance, '40', leo)).toMatchObject({ state: 'DIRECT' });
  });

  it('let nobody go beyond what is allowed at all, not even by proposals', async () => {
    await setLimits({ most: '200', mostDay: '300' });
    expect(await failureCode(give(finance, '200.01'))).toBe('LIMIT_EXCEEDED');
    expect(await give(finance, '200')).toMatchObject({ state: 'PENDING' });
    const leo = await shop.shopper('leo');
    expect(await failureCode(give(finance, '100.01', leo))).toBe('LIMIT_EXCEEDED');
    expect(await give(finance, '100', leo)).toMatchObject({ state: 'DIRECT' });
  });

  it('that are lower when it is approved end a proposal as failed, and no money moves', async () => {
    const waiting = await give(finance, '200');
    await setLimits({ most: '150' });
    const { payloadHash } = waiting;
    expect(await approveProposal(lead, waiting.id, { payloadHash })).toMatchObject({
      state: 'FAILED',
      error: 'LIMIT_EXCEEDED',
    });
    expect(await balanceOf(mia)).toBe(0);
  });
});

describe('a proposal', () => {
  it('that nobody decides on expires, and can be made again', async () => {
    const lead = await newPerson('lead', 'FINANCE_LEAD');
    const finance = await newPerson('finance', 'FINANCE');
    const { id, payloadHash } = await give(finance, '5');
    const week = later(lead, 7 * DAY);
    expect(await failureCode(approveProposal(week, id, { payloadHash }))).toBe('PROPOSAL_CLOSED');
    await expireProposals(timers.at(week.now - 1));
    expect(await failureCode(give(finance, '5'))).toBe('PROPOSAL_OPEN');
    await expireProposals(timers.at(week.now));
    expect(await give(later(finance, 7 * DAY), '5')).toMatchObject({ state: 'PENDING' });
    expect(await balanceOf(mia)).toBe(0);
  });

  it('is refused if nobody else could approve it', async () => {
    const lead = await newPerson('lead', 'FINANCE_LEAD');
    expect(await failureCode(give(lead, '5'))).toBe('NO_APPROVER');
    const other = await newPerson('other', 'FINANCE_LEAD');
    await db.update(staff).set({ state: 'DISABLED' }).where(eq(staff.id, other.identity.id));
    expect(await failureCode(give(lead, '5'))).toBe('NO_APPROVER');
  });
});

describe('a brand of one person', () => {
  it('may switch the second person off by an explicit setting, which each act then carries', async () => {
    const owner = await newPerson('owner', 'OWNER');
    expect(await failureCode(give(owner, '5'))).toBe('NO_APPROVER');
    const rules = await proposeRules(owner, rulesWith({ act: '0' }, false));
    expect(rules).toMatchObject({ state: 'DIRECT', withoutSecondPerson: true });
    expect(await give(owner, '5')).toMatchObject({ state: 'DIRECT', withoutSecondPerson: true });
    expect(await balanceOf(mia)).toBe(5_00);
  });

  it('can’t switch it off while somebody else could approve', async () => {
    const owner = await newPerson('owner', 'OWNER');
    await newPerson('lead', 'FINANCE_LEAD');
    expect(await proposeRules(owner, rulesWith({}, false))).toMatchObject({ state: 'PENDING' });
  });
});
