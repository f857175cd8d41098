import type { BankLineMark, BankProblem } from '../../../../contract/values/money/bank.ts';
import { sha256Hex } from '../../../crypto/digest.ts';

/** A line of a statement as the bank wrote it. */
export type StatementLine = {
  /** The row of a CSV file, or the number of the entry: from 1. */
  row: number;
  /** `YYYY-MM-DD` as the bank has it. */
  day: string;
  valueDay: string;
  /** Signed, in the smallest unit of the currency; incoming money is positive. */
  amountMinor: number;
  text: string;
  /** The payer or payee, and their account. */
  name: string;
  account: string;
  /** The payer's reference, which banks pass on unchanged. */
  reference: string;
  /** The bank's own reference of the entry; empty if it gives none. */
  entryRef: string;
  /** What the line seems to be, if not a payment by a shopper. */
  hint: BankLineMark | '';
};

/** Something that is wrong with a file. `row` is 0 for the file as a whole. */
export type Problem = { row: number; problem: BankProblem; value: string };

/** The statement of one account in a file, the oldest line first. */
export type Statement = {
  /** IBAN or number of the account; empty if the file does not say. */
  account: string;
  currency: string;
  openingMinor: number | undefined;
  closingMinor: number | undefined;
  lines: StatementLine[];
};

export type ReadFile = { statements: Statement[]; problems: Problem[] };

/**
 * Identifies each line within its account: by the bank's reference of the entry, else by a hash of its
 * facts and the number of its occurrence in the file. The same statement always gives the same keys.
 */
export async function lineKeys(
  lines: readonly StatementLine[],
  useReferences: boolean,
): Promise<string[]> {
  const hashes = await Promise.all(lines.map((line) => sha256Hex(factsOf(line))));
  const occurrences = new Map<string, number>();
  return lines.map(({ entryRef }, index) => {
    if (entryRef && useReferences) return `r:${entryRef}`;
    const hash = (hashes[index] ?? '').slice(0, 40);
    const occurrence = occurrences.get(hash) ?? 0;
    occurrences.set(hash, occurrence + 1);
    return `h:${hash}:${occurrence}`;
  });
}

/** All facts of a line, for its hash and to notice that a bank uses a reference twice. */
export const factsOf = ({ day, amountMinor, text, name, account, reference }: StatementLine) =>
  JSON.stringify([day, amountMinor, text, name, account, reference]);

/** A text of a bank on one line, without control characters, of at most `most` characters. */
export const oneLine = (text: string, most: number): string =>
  text
    .replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, most);
