import { STAFF_ROLES, type StaffRole } from '../src/contract/values/people/rights.ts';
import { commit } from '../src/server/commerce/base/atomically.ts';
import { ALL_TENANTS, staff, staffAssignments } from '../src/server/db/schema/people/staff.ts';
import type { Database } from '../src/server/platform/platform.ts';

export const DEMO_STAFF_PASSWORD = 'sampan-desk-1';

/** Buyers and the warehouse work in Chinese. */
const CHINESE: readonly StaffRole[] = ['BUYER', 'WAREHOUSE', 'WAREHOUSE_LEAD'];

const NAMES: Record<StaffRole, string> = {
  BUYER: '李娜',
  WAREHOUSE: '王强',
  WAREHOUSE_LEAD: '陈建国',
  SERVICE: 'Somsy Vong',
  SERVICE_LEAD: 'Aigerim Bek',
  FINANCE: 'Elena Ruiz',
  FINANCE_LEAD: 'Yusuf Demir',
  MARKETING: 'Min-ji Kang',
  TENANT_ADMIN: 'Priya Nair',
  OWNER: 'Ada Lindqvist',
  AUDITOR: 'Tomás Pereira',
};

/** The e-mail by which the person with a role signs in: `finance-lead@sampan.test`. */
export const demoStaffEmail = (role: StaffRole): string =>
  `${role.toLowerCase().replaceAll('_', '-')}@sampan.test`;

export const demoStaffId = (role: StaffRole): string => `demo-${role.toLowerCase()}`;

/** Creates one person of the desk for each role, at all tenants. Those that exist get the same password again. */
export async function writeDemoStaff(
  db: Database,
  { now, passwordHash }: { now: number; passwordHash: string },
): Promise<void> {
  await commit(
    { db },
    STAFF_ROLES.flatMap((role) => {
      const id = demoStaffId(role);
      return [
        db
          .insert(staff)
          .values({
            id,
            email: demoStaffEmail(role),
            name: NAMES[role],
            language: CHINESE.includes(role) ? 'zh-CN' : 'en',
            state: 'ACTIVE',
            passwordHash,
            createdAt: now,
          })
          .onConflictDoUpdate({ target: staff.id, set: { passwordHash } }),
        db
          .insert(staffAssignments)
          .values({ staffId: id, role, tenantId: ALL_TENANTS })
          .onConflictDoNothing(),
      ];
    }),
  );
}
