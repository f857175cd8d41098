import { and, eq } from 'drizzle-orm';
import type { AccountTransaction } from '../../../contract/calls/account.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import { onBehalfOf, type Scope } from '../base/scope.ts';
import { ownLines, viewTransaction } from '../wallet/account.ts';
import { tenantShopper } from './shopper-view.ts';

const NEWEST: Keyset = {
  column: ledgerLines.sequence,
  id: ledgerLines.sequence,
  descending: true,
};

/** The statement of a shopper's available balance, newest first. Throws `NOT_FOUND`. */
export async function listShopperStatement(
  scope: Scope,
  id: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<ListPage<AccountTransaction>> {
  const { id: userId } = await tenantShopper(scope, id);
  const filter = ownLines(onBehalfOf(scope, { userId }));
  const [rows, total] = await Promise.all([
    scope.db
      .select({ line: ledgerLines, reference: ledgerTransfers.reference })
      .from(ledgerLines)
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerLines.transferId))
      .where(and(filter, afterCursor(NEWEST, cursor)))
      .orderBy(...orderOf(NEWEST))
      .limit(pageSize + 1),
    cappedCount(scope, ledgerLines, filter),
  ]);
  const page = pageOfRows(
    rows,
    pageSize,
    ({ line }) => [line.sequence, String(line.sequence)] as const,
  );
  return {
    records: page.rows.map(viewTransaction),
    total,
    ...(page.next ? { next: page.next } : {}),
  };
}
