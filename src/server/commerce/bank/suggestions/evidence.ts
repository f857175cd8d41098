import type { MatchReason } from '../../../../contract/values/money/bank.ts';
import { DAY_MS } from '../../base/clock.ts';
import type { OpenDeposit, OpenLine } from './suggestion.ts';
import { foldedCode, foldedReference, nameFit, nameWords } from './words.ts';

/** A transfer that doesn't state the top-up's number may come this many days before or after the announcement. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 12;

/** Whether the day of a line is near enough to a top-up's announcement for the line to be its transfer. */
export function isNear(line: { day: string }, deposit: { day: string }): boolean {
  const days = daysAfter(line, deposit);
  return days >= -DAYS_BEFORE && days <= DAYS_AFTER;
}

/** How many days after the announcement of a top-up a line was booked; negative if before. */
export const daysAfter = (line: { day: string }, deposit: { day: string }): number =>
  (Date.parse(line.day) - Date.parse(deposit.day)) / DAY_MS;

/**
 * Why a line that doesn't state the number of a top-up may be its transfer: by the shopper's reference or
 * name. Undefined if neither fits.
 */
export function evidence(
  line: OpenLine & { foldedText: string; words: readonly string[] },
  deposit: OpenDeposit & { words: readonly string[]; ownReference: string },
): MatchReason | undefined {
  const { ownReference } = deposit;
  if (ownReference !== '' && line.foldedText.includes(ownReference)) return 'REFERENCE';
  const fit = nameFit(line.words, deposit.words);
  return fit && (fit === 'EXACT' ? 'NAME' : 'NAME_TYPO');
}

/** A line with its folded text and the words of the payer's name, which `evidence` compares. */
export const lineWithWords = (line: OpenLine) => ({
  ...line,
  foldedText: foldedCode(`${line.text} ${line.reference}`),
  words: nameWords(line.name),
});

/** A top-up with its folded reference and the words of the shopper's name, which `evidence` compares. */
export const depositWithWords = (deposit: OpenDeposit) => ({
  ...deposit,
  ownReference: foldedReference(deposit.reference),
  words: nameWords(deposit.name),
});
