import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { sha256Hex } from '../../crypto/digest.ts';
import { ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import type { Database } from '../../platform/platform.ts';

/** What a seal covers: every column of a line and of its transfer, in the order in which they are hashed. */
const SEALED = {
  sequence: ledgerLines.sequence,
  tenantId: ledgerLines.tenantId,
  transferId: ledgerLines.transferId,
  position: ledgerLines.position,
  userId: ledgerLines.userId,
  kind: ledgerLines.kind,
  currency: ledgerLines.currency,
  amountFen: ledgerLines.amountFen,
  balanceAfterFen: ledgerLines.balanceAfterFen,
  type: ledgerLines.type,
  createdAt: ledgerLines.createdAt,
  transferTenantId: ledgerTransfers.tenantId,
  idempotencyKey: ledgerTransfers.idempotencyKey,
  transferType: ledgerTransfers.type,
  reference: ledgerTransfers.reference,
  transferredAt: ledgerTransfers.createdAt,
};
const COLUMNS = Object.keys(SEALED) as (keyof typeof SEALED)[];

export type SealedLine = Awaited<ReturnType<typeof linesAfter>>[number];

/** A tenant's lines with their transfers, in the order of posting: those after a sequence, up to another. */
export function linesAfter(
  db: Database,
  tenantId: string,
  { after, upTo, limit = -1 }: { after: number; upTo?: number; limit?: number },
) {
  const { sequence } = ledgerLines;
  return db
    .select(SEALED)
    .from(ledgerLines)
    .leftJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerLines.transferId))
    .where(
      and(
        eq(ledgerLines.tenantId, tenantId),
        gt(sequence, after),
        upTo === undefined ? undefined : lte(sequence, upTo),
      ),
    )
    .orderBy(asc(sequence))
    .limit(limit);
}

/**
 * The hash of a seal, 64 lower-case hexadecimal digits: the SHA-256 of a text whose first line is the
 * hash of the seal before. Each further line is a ledger line, as a JSON array of its columns.
 */
export function sealHash(previousHash: string, lines: readonly SealedLine[]): Promise<string> {
  const texts = lines.map((line) => JSON.stringify(COLUMNS.map((column) => line[column])));
  return sha256Hex([previousHash, ...texts].join('\n'));
}
