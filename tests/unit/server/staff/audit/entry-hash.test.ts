import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, toPlain } from '../../../../../src/server/staff/audit/canonical.ts';
import { type AuditRow, entryHash } from '../../../../../src/server/staff/audit/chain.ts';

const text = fc.string({ unit: 'binary' });
const entry: fc.Arbitrary<AuditRow> = fc.record({
  tenantId: text,
  sequence: fc.nat(),
  at: fc.nat(2 ** 45),
  actorKind: fc.constantFrom('PERSON', 'KEY', 'COMMAND'),
  actorId: text,
  sessionId: text,
  call: text,
  subject: text,
  subjectId: text,
  before: fc.json(),
  change: fc.json(),
  reason: text,
  outcome: fc.constantFrom('DONE', 'REFUSED'),
  requestId: text,
  proposalId: text,
  format: fc.constant(1),
  previousHash: text,
  hash: text,
});

test('the hash of an entry is that of its columns as canonical JSON', () => {
  fc.assert(
    fc.property(entry, (row) => {
      const { hash: _, ...columns } = row;
      const hashed = `${row.previousHash}\n${canonicalJson(toPlain(columns))}`;
      expect(entryHash(row)).toBe(createHash('sha256').update(hashed).digest('hex'));
    }),
  );
});

test('any other value of any column gives another hash', () => {
  fc.assert(
    fc.property(entry, entry, (row, other) => {
      for (const name of Object.keys(row) as (keyof AuditRow)[]) {
        const changed = { ...row, [name]: other[name] };
        const isSame = name === 'hash' || row[name] === other[name];
        expect([name, entryHash(changed) === entryHash(row)]).toEqual([name, isSame]);
      }
    }),
  );
});
