import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Statement } from '../../commerce/base/atomically.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { sha256HexNow } from '../../crypto/digest.ts';
import { newSecret } from '../../crypto/random.ts';
import { auditEntries, auditPersonal } from '../../db/schema/people/staff.ts';
import { canonicalJson, toPlain } from './canonical.ts';
import { withoutPersonal } from './personal.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** The contents of an entry, before it has its place in the chain. */
export type AuditDraft = Pick<
  AuditRow,
  'actorKind' | 'actorId' | 'sessionId' | 'call' | 'subject' | 'subjectId' | 'reason' | 'outcome'
> & {
  requestId: string;
  proposalId?: string;
  address: string;
  before: unknown;
  change: unknown;
};

const FORMAT = 1;
/** Used as the entry before the first one. */
export const NO_ENTRY = { sequence: 0, hash: '0'.repeat(64) };

/** The columns that are hashed, in the order of canonical JSON. They hold texts and whole numbers only. */
const HASHED = Object.keys(getTableColumns(auditEntries))
  .filter((name) => name !== 'hash')
  .sort() as Exclude<keyof AuditRow, 'hash'>[];

/**
 * The hash of an entry: SHA-256 of the hash before it and of its other columns as canonical JSON. The columns are
 * sorted once and not for each entry, because a check reads millions.
 */
export function entryHash(entry: AuditRow): string {
  const columns = HASHED.map((name) => `"${name}":${JSON.stringify(entry[name])}`);
  return sha256HexNow(`${entry.previousHash}\n{${columns.join(',')}}`);
}

/** The last entry of a tenant's chain. */
export async function headOf({ db }: Pick<Scope, 'db'>, tenantId: string) {
  const { sequence, hash } = auditEntries;
  const [head] = await db
    .select({ sequence, hash })
    .from(auditEntries)
    .where(eq(auditEntries.tenantId, tenantId))
    .orderBy(desc(sequence))
    .limit(1);
  return head ?? NO_ENTRY;
}

/**
 * The statements that append an entry to the tenant's chain. The batch fails with the guard `AUDIT_HEAD` if
 * another call appended one meanwhile.
 */
export async function entryStatements(
  { db, now, tenantId }: Pick<Scope, 'db' | 'now' | 'tenantId'>,
  draft: AuditDraft,
): Promise<Statement[]> {
  const head = await headOf({ db }, tenantId);
  const personal = { salt: newSecret(), values: {} };
  const { address, before, change, proposalId = '', ...rest } = draft;
  const sequence = head.sequence + 1;
  const unhashed = {
    ...rest,
    tenantId,
    sequence,
    at: now,
    proposalId,
    before: canonicalJson(await withoutPersonal(toPlain(before), personal)),
    change: canonicalJson(await withoutPersonal(toPlain(change), personal)),
    format: FORMAT,
    previousHash: head.hash,
    hash: '',
  };
  return [
    db.insert(auditEntries).values({ ...unhashed, hash: entryHash(unhashed) }),
    db.insert(auditPersonal).values({ tenantId, sequence, address, ...personal }),
  ];
}
