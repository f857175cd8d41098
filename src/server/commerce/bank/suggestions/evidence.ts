import type { MatchReason } from '../../../../contract/values/money/bank.ts';
import { DAY_MS } from '../../base/clock.ts';
import type { OpenDeposit, OpenLine } from './suggestion.ts';
import { foldedCode, foldedReference, nameFit, nameWords } from './words.ts';

/** A transfer without a number may come this many days before or after it was announced. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 12;

/** Whether a line may be the transfer of a top-up by its day. */
export function isNear(line: { day: string }, deposit: { day: string }): boolean {
  const days = daysAfter(line, deposit);
  return days >= 0 - DAYS_BEFORE && days <= DAYS_AFTER;
}

/** How many days a line is after a top-up was announced. */
export const daysAfter = (line: { day: string }, deposit: { day: string }): number =>
  (Date.parse(line.day) - Date.parse(deposit.day)) / DAY_MS;

/** The evidence for a top-up whose number the line does not have. */
export function evidence(
  line: OpenLine & { folded: string; words: readonly string[] },
  deposit: OpenDeposit & { words: readonly string[]; folded: string },
): MatchReason | undefined {
  const { folded } = deposit;
  if (folded !== '' && line.folded.includes(folded)) return 'REFERENCE';
  const fit = nameFit(line.words, deposit.words);
  return fit && (fit === 'EXACT' ? 'NAME' : 'NAME_TYPO');
}

/** A line with the words that are compared. */
export const withWords = (line: OpenLine) => ({
  ...line,
  folded: foldedCode(`${line.text} ${line.reference}`),
  words: nameWords(line.name),
});
/** A top-up with the words that are compared. */
export const depositWords = (deposit: OpenDeposit) => ({
  ...deposit,
  folded: foldedReference(deposit.reference),
  words: nameWords(deposit.name),
});
