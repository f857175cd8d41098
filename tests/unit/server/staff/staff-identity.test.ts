import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/contract/errors.ts';
import type { CallRight } from '../../../../src/contract/ops/people/call-rights.ts';
import {
  DEPLOYMENT_RIGHTS,
  RIGHTS,
  RIGHTS_OF,
  type Right,
  STAFF_ROLES,
  type StaffRole,
  TENANT_RIGHTS,
} from '../../../../src/contract/values/people/rights.ts';
import { requireMayAssign } from '../../../../src/server/staff/grants.ts';
import {
  requireRight,
  rightsAt,
  type StaffIdentity,
} from '../../../../src/server/staff/identity.ts';

const person = (role: StaffRole, tenantId: string): StaffIdentity => ({
  kind: 'PERSON',
  id: 'li-na',
  name: 'Li Na',
  sessionId: 'session',
  secondFactorAt: null,
  hasSecondFactor: false,
  grants: [{ tenantId, role, rights: RIGHTS_OF[role] }],
});

/** The code with which a call with this right is refused; undefined if it is allowed. */
function refusedWith(identity: StaffIdentity, right: CallRight, tenantId: string) {
  try {
    requireRight(identity, right, tenantId);
  } catch (error) {
    return error instanceof Failure ? error.code : 'INTERNAL';
  }
  return undefined;
}

describe('a right', () => {
  it('is had at the tenant of the role, and says so where it is missing', () => {
    const buyer = person('BUYER', 'naga');
    expect(refusedWith(buyer, 'orders.act', 'naga')).toBeUndefined();
    expect(refusedWith(buyer, 'money.see', 'naga')).toBe('FORBIDDEN');
  });

  it('does not apply at another tenant, which is not found', () => {
    const buyer = person('BUYER', 'naga');
    for (const right of ['orders.act', 'money.see', 'any'] as const) {
      expect(refusedWith(buyer, right, 'dala')).toBe('NOT_FOUND');
    }
  });

  it('at all tenants is one at each', () => {
    expect(refusedWith(person('BUYER', '*'), 'orders.act', 'dala')).toBeUndefined();
  });

  it('of the deployment comes only with a role at all tenants', () => {
    expect([...rightsAt(person('OWNER', '*'), 'naga')].sort()).toEqual([...RIGHTS].sort());
    for (const right of DEPLOYMENT_RIGHTS) {
      expect(rightsAt(person('OWNER', 'naga'), 'naga').has(right)).toBe(false);
    }
  });
});

describe('a person who gives a role', () => {
  const mayGive = (giver: StaffIdentity, role: StaffRole, tenantId: string): boolean => {
    try {
      requireMayAssign(giver, [{ role, tenantId }], new Map());
      return true;
    } catch {
      return false;
    }
  };

  it('must have all its rights at that tenant', () => {
    for (const own of STAFF_ROLES) {
      const giver = person(own, 'naga');
      for (const role of STAFF_ROLES) {
        const given = [...rightsAt(person(role, 'naga'), 'naga')];
        const has = given.every((right) => rightsAt(giver, 'naga').has(right));
        expect([own, role, mayGive(giver, role, 'naga')]).toEqual([own, role, has]);
        expect(mayGive(giver, role, 'dala')).toBe(false);
        expect(mayGive(giver, role, '*')).toBe(false);
      }
    }
  });

  it('must have all rights of a role that the tenant made, whatever they are', () => {
    // Sets of rights that differ in every right: the bits of the numbers from 1 on.
    const sets = Array.from({ length: 200 }, (_, index) =>
      TENANT_RIGHTS.filter((_right, bit) => (((index + 1) * 2_654_435_761) >> (bit % 31)) & 1),
    );
    const grants = (rights: readonly Right[]) => [{ tenantId: 'naga', rights }];
    for (const [index, rights] of sets.entries()) {
      const giver = { ...person('BUYER', 'naga'), grants: grants(sets[(index * 7) % 200] ?? []) };
      const own = new Map([['ROLE', { rights }]]);
      const has = rights.every((right) => rightsAt(giver, 'naga').has(right));
      const give = () => requireMayAssign(giver, [{ role: 'ROLE', tenantId: 'naga' }], own);
      if (has) expect(give).not.toThrow();
      else expect(give).toThrow(Failure);
    }
  });
});
