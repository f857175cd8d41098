import type { MatchReason } from '../../../../contract/values/money/bank.ts';
import { daysAfter, depositWithWords, evidence, isNear, lineWithWords } from './evidence.ts';
import {
  idsOf,
  MOST_PARTS,
  type OpenDeposit,
  type OpenLine,
  type Suggestion,
  sumOf,
} from './suggestion.ts';
import { isOtherName, isTelling } from './words.ts';

/**
 * The most days from the announcement to a transfer that is recognised by the name alone and still counts
 * as sure.
 */
const SURE_DAYS = 6;

/** A line for a top-up of the same amount, by the shopper’s reference or name. */
export function suggestByName(
  lines: readonly OpenLine[],
  deposits: readonly OpenDeposit[],
): Suggestion[] {
  const wordsOfDeposits = deposits.map(depositWithWords);
  const byAmount = Map.groupBy(wordsOfDeposits, ({ currency, minor }) => `${currency}${minor}`);
  const namesakes = Map.groupBy(wordsOfDeposits, ({ words }) => words.join(' '));
  const isOnlyOne = ({ words }: { words: readonly string[] }) =>
    new Set(namesakes.get(words.join(' '))?.map(({ userId }) => userId)).size === 1;
  const claims = lines.map(lineWithWords).flatMap((line) => {
    const all = (byAmount.get(`${line.currency}${line.minor}`) ?? []).flatMap((deposit) => {
      const reason = evidence(line, deposit);
      return reason ? [{ deposit, reason }] : [];
    });
    const found = all.filter(({ deposit }) => isNear(line, deposit));
    // A matching reference is stronger evidence than a name.
    const referred = found.filter(({ reason }) => reason === 'REFERENCE');
    const [one, ...others] = referred.length > 0 ? referred : found;
    if (!one || others.length > 0) return [];
    // A shopper may type anything as the reference, also somebody else's.
    const isDoubted =
      isOtherName(line.words, one.deposit.words) ||
      all.some(
        ({ deposit, reason }) =>
          deposit !== one.deposit &&
          (reason === 'REFERENCE' || deposit.userId !== one.deposit.userId),
      );
    return [{ line, isDoubted, ...one }];
  });
  const claimants = Map.groupBy(claims, ({ deposit }) => deposit.id);
  return claims.flatMap(({ line, deposit, reason, isDoubted }): Suggestion[] => {
    if ((claimants.get(deposit.id)?.length ?? 0) > 1) return [];
    const isTold = reason === 'NAME' && isOnlyOne(deposit) && daysAfter(line, deposit) <= SURE_DAYS;
    const isReferred = reason === 'REFERENCE' && !isDoubted;
    const isSure = isReferred || isTold;
    const score = isReferred ? 0.96 : isTold ? 0.92 : 0.8;
    const reasons: MatchReason[] = [reason, 'AMOUNT', 'DAY'];
    return [{ lineIds: [line.id], depositIds: [deposit.id], score, isSure, reasons }];
  });
}

/**
 * For lines and top-ups of one name: a line that is the sum of several top-ups, or lines that together pay
 * one top-up.
 */
export function suggestSums(
  lines: readonly OpenLine[],
  deposits: readonly OpenDeposit[],
): Suggestion[] {
  const keyOf = (words: readonly string[]) => words.join(' ');
  const namedDeposits = deposits.map(depositWithWords).filter(({ words }) => isTelling(words));
  const byName = Map.groupBy(namedDeposits, ({ words, currency }) => `${currency} ${keyOf(words)}`);
  const namedLines = lines.map(lineWithWords).filter(({ words }) => isTelling(words));
  const linesByName = Map.groupBy(
    namedLines,
    ({ words, currency }) => `${currency} ${keyOf(words)}`,
  );
  return [...linesByName].flatMap(([key, ofName]): Suggestion[] => {
    const announced = byName.get(key) ?? [];
    // Two shoppers have this name, so it is not known whose money it is.
    if (new Set(announced.map(({ userId }) => userId)).size !== 1) return [];
    const [line, ...otherLines] = ofName;
    const nearDeposits = announced.filter((deposit) => ofName.every((one) => isNear(one, deposit)));
    if (
      !line ||
      nearDeposits.length === 0 ||
      nearDeposits.length > MOST_PARTS ||
      ofName.length > MOST_PARTS
    ) {
      return [];
    }
    if (otherLines.length === 0) {
      const sets = subsetsOf(nearDeposits).filter(
        (set) => set.length > 1 && sumOf(set) === line.minor,
      );
      const [set, ...others] = sets;
      return set && others.length === 0 ? [sumSuggestion([line], set, 'SUM_OF_TOP_UPS')] : [];
    }
    const [deposit, ...otherDeposits] = nearDeposits.filter(({ minor }) => minor === sumOf(ofName));
    return deposit && otherDeposits.length === 0
      ? [sumSuggestion(ofName, [deposit], 'SUM_OF_LINES')]
      : [];
  });
}

const sumSuggestion = (
  lines: readonly OpenLine[],
  deposits: readonly OpenDeposit[],
  sum: MatchReason,
): Suggestion => ({
  lineIds: idsOf(lines),
  depositIds: idsOf(deposits),
  score: 0.75,
  isSure: false,
  reasons: ['NAME', sum],
});

function subsetsOf<T>(items: readonly T[]): T[][] {
  const [item, ...others] = items;
  if (item === undefined) return [[]];
  const without = subsetsOf(others);
  return [...without, ...without.map((set) => [item, ...set])];
}
