import { and, desc, eq, lt } from 'drizzle-orm';
import type { AuditEntry } from '../../../contract/ops/people/audit.ts';
import { iso } from '../../commerce/base/clock.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { staffNames } from '../../commerce/base/staff-names.ts';
import { ALL_TENANTS, auditEntries, auditPersonal } from '../../db/schema/people/staff.ts';
import { requireRight } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { Plain } from './canonical.ts';
import type { AuditRow } from './chain.ts';
import { withPersonal } from './personal.ts';

type AuditQuery = {
  actorId: string;
  call: string;
  subject: string;
  subjectId: string;
  before?: number | undefined;
  pageSize: number;
};
export type AuditChain = 'TENANT' | 'ALL_TENANTS';

/**
 * The scope that reads a chain: the tenant's, or that of all tenants. Throws `NOT_FOUND` or `FORBIDDEN` for who may
 * not read the audit of all tenants.
 */
export function chainScope<S extends Pick<StaffScope, 'identity' | 'tenantId'>>(
  scope: S,
  chain: AuditChain,
): S {
  if (chain === 'TENANT') return scope;
  requireRight(scope.identity, 'audit.see', ALL_TENANTS);
  return { ...scope, tenantId: ALL_TENANTS };
}

/** The entries of the chain that match, newest first. `before` of the answer is where the next page begins. */
export async function listAudit(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  { pageSize, before, ...query }: AuditQuery,
): Promise<{ records: AuditEntry[]; before?: number }> {
  const filters = (['actorId', 'call', 'subject', 'subjectId'] as const).flatMap((name) =>
    query[name] ? [eq(auditEntries[name], query[name])] : [],
  );
  const rows = await db
    .select({ entry: auditEntries, personal: auditPersonal })
    .from(auditEntries)
    .leftJoin(
      auditPersonal,
      and(
        eq(auditPersonal.tenantId, auditEntries.tenantId),
        eq(auditPersonal.sequence, auditEntries.sequence),
      ),
    )
    .where(
      and(
        eq(auditEntries.tenantId, tenantId),
        before === undefined ? undefined : lt(auditEntries.sequence, before),
        ...filters,
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const names = await actorNames(
    { db },
    page.map(({ entry }) => entry),
  );
  const records = page.map(({ entry, personal }) =>
    viewEntry(entry, {
      actorName: names.get(entry.actorId) ?? entry.actorId,
      address: personal?.address ?? '',
      values: personal?.values ?? {},
    }),
  );
  const last = page.at(-1)?.entry.sequence;
  return { records, ...(rows.length > pageSize && last ? { before: last } : {}) };
}

/** The names of people and keys of the staff, by id. */
export const actorNames = (
  scope: Pick<Scope, 'db'>,
  rows: readonly { actorId: string }[],
): Promise<Map<string, string>> =>
  staffNames(
    scope,
    rows.map(({ actorId }) => actorId),
  );

function viewEntry(
  row: AuditRow,
  {
    values,
    ...personal
  }: { actorName: string; address: string; values: Readonly<Record<string, string>> },
): AuditEntry {
  const { sequence, actorKind, actorId, sessionId, call, subject, subjectId, reason } = row;
  const read = (json: string) =>
    withPersonal(JSON.parse(json) as Plain, values) as Record<string, unknown>;
  return {
    sequence,
    at: iso(row.at),
    actorKind,
    actorId,
    sessionId,
    call,
    subject,
    subjectId,
    reason,
    outcome: row.outcome,
    hash: row.hash,
    before: read(row.before),
    change: read(row.change),
    ...personal,
  };
}
