import { and, asc, eq } from 'drizzle-orm';
import type { TransactionDetail } from '../../../contract/calls/account.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { orderPage } from '../../../site/order-page.ts';
import { ledgerLines, ledgerTransfers } from '../../db/schema/money/ledger.ts';
import type { OwnerScope } from '../base/scope.ts';
import { ownLines, viewTransaction } from './account.ts';
import { goodsOfLines } from './goods-of-lines.ts';

/** A line of the shopper's statement, with all postings of its transfer. Throws `NOT_FOUND`. */
export async function getTransaction(scope: OwnerScope, id: string): Promise<TransactionDetail> {
  const [found] = await scope.db
    .select({ line: ledgerLines, reference: ledgerTransfers.reference })
    .from(ledgerLines)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerLines.transferId))
    .where(and(eq(ledgerLines.transferId, id), ownLines(scope)));
  if (!found) throw new Failure('NOT_FOUND');
  const { line, reference } = found;
  const [postings, goods] = await Promise.all([
    scope.db
      .select({ account: ledgerLines.kind, amountFen: ledgerLines.amountFen })
      .from(ledgerLines)
      .where(eq(ledgerLines.transferId, id))
      .orderBy(asc(ledgerLines.position)),
    goodsOfLines(scope, [reference]),
  ]);
  return {
    ...viewTransaction(found),
    goods: goods.get(reference),
    balanceBefore: fromFen(line.balanceAfterFen - line.amountFen),
    link: pageOfReference(reference),
    postings: postings.map(({ account, amountFen }) => ({ account, amount: fromFen(amountFen) })),
  };
}

/** The page of the order, parcel, top-up or withdrawal with this number; empty for any other text. */
function pageOfReference(reference: string): string {
  if (!/^[A-Z]\d{6}[0-9A-Z]{7}$/.test(reference)) return '';
  switch (reference[0]) {
    case 'P':
    case 'T':
    case 'K':
      return orderPage(reference);
    case 'D':
      return `/my/balance/deposit/${reference}`;
    case 'W':
      return '/my/balance/withdraw';
    default:
      return '';
  }
}
