import { and, eq } from 'drizzle-orm';
import { bankFiles, bankLines } from '../../db/schema/money/bank.ts';
import { fromMinor } from '../../payments/money.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { AccountRow } from './accounts.ts';
import { digitsOf } from './statement/amount.ts';
import type { FileReading } from './statement/read-file.ts';
import { factsOf, lineKeys, type Problem, type StatementLine } from './statement/statement.ts';

/** What taking a file would change. */
export type FilePlan = {
  problems: Problem[];
  lines: readonly StatementLine[];
  /** The lines that the account does not have, with their identities and their places in the file. */
  fresh: readonly { line: StatementLine; identity: string; position: number }[];
  openingMinor: number | undefined;
  closingMinor: number | undefined;
};

const sumOf = (lines: readonly StatementLine[]): number =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * Plans what taking a file would do to its account now. A person enters `closingMinor` if the file does not
 * contain it. A file must add up, and its new lines must lead from the balance of the account to the
 * closing balance.
 */
export async function planFile(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  account: AccountRow,
  { statement, problems }: FileReading,
  saidMinor?: number,
): Promise<FilePlan> {
  const lines = statement?.lines ?? [];
  const closingMinor = statement?.closingMinor ?? saidMinor;
  const sum = sumOf(lines);
  const openingMinor =
    statement?.openingMinor ?? (closingMinor === undefined ? undefined : closingMinor - sum);
  const none: FilePlan = { problems, lines, fresh: [], openingMinor, closingMinor };
  if (!statement) return none;
  const identities = await lineKeys(lines, account.useReferences);
  const known = await knownLines(scope, account, identities);
  const found: Problem[] = [];
  const seen = new Set<string>();
  const fresh = lines.flatMap((line, position) => {
    const identity = identities[position] ?? '';
    const facts = known.get(identity);
    const isOther = facts !== undefined && facts !== factsOf(line);
    if (isOther || seen.has(identity)) {
      found.push({ row: line.row, problem: 'REFERENCE', value: line.entryRef });
    }
    seen.add(identity);
    return facts === undefined ? [{ line, identity, position }] : [];
  });
  const money = (minor: number) => fromMinor(minor, digitsOf(account.currency));
  if (closingMinor === undefined || openingMinor === undefined) {
    found.push({ row: 0, problem: 'CLOSING', value: '' });
  } else if (openingMinor + sum !== closingMinor) {
    found.push({ row: 0, problem: 'SUM', value: money(closingMinor - openingMinor - sum) });
  } else if (
    account.balanceMinor + sumOf(fresh.map(({ line }) => line)) !== closingMinor &&
    !(fresh.length === 0 && (await wasTaken(scope, account, lines, closingMinor)))
  ) {
    found.push({ row: 0, problem: 'NOT_CONTINUED', value: money(account.balanceMinor) });
  }
  return { ...none, problems: found, fresh };
}

/**
 * Whether a file that ends on the same day with the same balance was taken before. Then a file without new
 * lines is an older file again; a file with new lines has lines that only look like known ones.
 */
async function wasTaken(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  { id }: AccountRow,
  lines: readonly StatementLine[],
  closingMinor: number,
): Promise<boolean> {
  const lastDay =
    lines
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  const [file] = await db
    .select({ id: bankFiles.id })
    .from(bankFiles)
    .where(
      and(
        eq(bankFiles.tenantId, tenantId),
        eq(bankFiles.accountId, id),
        eq(bankFiles.state, 'TAKEN'),
        eq(bankFiles.toDay, lastDay),
        eq(bankFiles.closingMinor, closingMinor),
      ),
    )
    .limit(1);
  return file !== undefined;
}

/** The facts (`factsOf`) of the account's lines with these identities, by identity. */
async function knownLines(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  { id }: AccountRow,
  identities: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(bankLines)
    .where(
      and(
        eq(bankLines.tenantId, tenantId),
        eq(bankLines.accountId, id),
        inList(bankLines.identity, identities),
      ),
    );
  return new Map(rows.map((row) => [row.identity, factsOf({ ...row, row: 0 })]));
}
