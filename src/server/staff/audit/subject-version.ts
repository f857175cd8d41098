import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../../contract/values/people/audit-subjects.ts';
import type { Statement } from '../../commerce/base/atomically.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { type StoredSubject, SUBJECTS } from './subjects.ts';

/** An object that a call changes: its columns before the change, and the statements that check and raise its version. */
export type SubjectVersion = {
  id: string;
  before: Record<string, unknown>;
  statements: (scope: Pick<Scope, 'db'>) => Statement[];
};

/** The row of an object of the tenant, by id or number; undefined if there is none. */
export async function subjectRow(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  kind: StoredSubject,
  idOrNo: string,
): Promise<Record<string, unknown> | undefined> {
  const { table, number, ...subject } = SUBJECTS[kind];
  const isOfTenant = subject.tenantId && eq(subject.tenantId, tenantId);
  const names: (SQL | undefined)[] = [eq(table.id, idOrNo), number && eq(number, idOrNo)];
  const [row] = await db
    .select()
    .from(table)
    .where(and(isOfTenant, or(...names)));
  return row;
}

/**
 * The object that a call of the staff names, by id or number; undefined if there is none at the tenant (the
 * call itself then says `NOT_FOUND`). `expected`: the version in the caller's `If-Match`, if any.
 */
export async function subjectVersion(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  kind: AuditSubject | undefined,
  idOrNo: string | undefined,
  expected: number | undefined,
): Promise<SubjectVersion | undefined> {
  if (!kind || kind === 'TENANT' || !idOrNo) return undefined;
  const { table, shown, readFirst, ...subject } = SUBJECTS[kind];
  const columns = await subjectRow({ db, tenantId }, kind, idOrNo);
  if (!columns) return undefined;
  const id = String(columns.id);
  const isOfTenant = subject.tenantId && eq(subject.tenantId, tenantId);
  const next = sql`${table.version} + 1`;
  const expectedVersion = expected ?? (readFirst ? Number(columns.version) : undefined);
  // Any other version gives NULL, which fails the batch: the guard `SUBJECT_VERSION`.
  const version =
    expectedVersion === undefined
      ? next
      : sql`case when ${table.version} = ${expectedVersion} then ${next} end`;
  return {
    id,
    before: Object.fromEntries(shown.map((name) => [name, columns[name] ?? null])),
    statements: (scope) => [
      scope.db
        .update(table)
        .set({ version })
        .where(and(isOfTenant, eq(table.id, id))),
    ],
  };
}
