import { and, desc, eq, sql } from 'drizzle-orm';
import type { BankSuggestion } from '../../../../contract/ops/money/bank.ts';
import { bankLines } from '../../../db/schema/money/bank.ts';
import type { Scope } from '../../base/scope.ts';
import { type AccountRow, accountRows } from '../accounts.ts';
import { type LineRow, viewLines } from '../lines.ts';
import {
  asOpenDeposit,
  asOpenLine,
  viewWaiting,
  type WaitingDeposit,
  waitingDeposits,
} from './open-deposits.ts';
import { suggest } from './suggest.ts';
import type { Suggestion } from './suggestion.ts';

/** The newest open lines of an account that are looked through. */
const MOST_LINES = 10_000;
/** The most suggestions on a page. */
const MOST_SHOWN = 50;

/** Suggestions of which open lines pay which top-ups, in an account or in all, the surest first. */
export async function listSuggestions(
  scope: Scope,
  { accountId, sure }: { accountId: string; sure: boolean },
): Promise<{ suggestions: BankSuggestion[]; total: number }> {
  const accounts = (await accountRows(scope)).filter(({ id, closed }) =>
    accountId ? id === accountId : !closed,
  );
  const found = await Promise.all(accounts.map((account) => suggestFor(scope, account)));
  const wanted = found
    .flatMap(({ suggestions, ...known }) => suggestions.map((one) => ({ ...known, one })))
    .filter(({ one }) => one.isSure || !sure)
    .toSorted((a, b) => b.one.score - a.one.score);
  const suggestions = await Promise.all(
    wanted.slice(0, MOST_SHOWN).map(({ lines, waiting, one }) => view(scope, one, lines, waiting)),
  );
  return { suggestions, total: wanted.length };
}

async function suggestFor(scope: Scope, account: AccountRow) {
  const { db, tenantId } = scope;
  const [rows, waiting] = await Promise.all([
    db
      .select()
      .from(bankLines)
      .where(
        and(
          eq(bankLines.tenantId, tenantId),
          eq(bankLines.accountId, account.id),
          sql`${bankLines.state} in ('OPEN', 'PARTLY')`,
          sql`${bankLines.amountMinor} > 0`,
        ),
      )
      .orderBy(desc(bankLines.sortAt))
      .limit(MOST_LINES),
    waitingDeposits(scope, account.currency, account.channels),
  ]);
  // Charges and returned money are not payments by shoppers.
  const incoming = rows.filter(({ hint }) => hint === '');
  const suggestions = suggest(incoming.map(asOpenLine), waiting.map(asOpenDeposit));
  return {
    suggestions,
    lines: new Map(incoming.map((row) => [row.id, row])),
    waiting: new Map(waiting.map((one) => [one.row.id, one])),
  };
}

async function view(
  scope: Scope,
  { lineIds, depositIds, ...rest }: Suggestion,
  lines: ReadonlyMap<string, LineRow>,
  waiting: ReadonlyMap<string, WaitingDeposit>,
): Promise<BankSuggestion> {
  return {
    pair: pairOf(lineIds, depositIds),
    lines: await viewLines(
      scope,
      lineIds.flatMap((id) => lines.get(id) ?? []),
    ),
    deposits: depositIds.flatMap((id) => waiting.get(id) ?? []).map(viewWaiting),
    ...rest,
  };
}

/** The name of a suggestion: `<line ids>~<top-up ids>`, each joined by `.`. */
const pairOf = (lineIds: readonly string[], depositIds: readonly string[]): string =>
  `${lineIds.join('.')}~${depositIds.join('.')}`;

/** The lines and top-ups of a suggestion that a caller names. */
export function readPair(pair: string): { lineIds: string[]; depositIds: string[] } {
  const [lineIds = [], depositIds = []] = pair.split('~').map((ids) => ids.split('.'));
  return { lineIds, depositIds };
}
