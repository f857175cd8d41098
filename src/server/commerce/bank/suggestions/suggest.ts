import { suggestByCode } from './suggest-by-code.ts';
import { suggestByName, suggestSums } from './suggest-by-name.ts';
import type { OpenDeposit, OpenLine, Suggestion } from './suggestion.ts';

/**
 * Suggests which open lines pay which open top-ups: first by the number of the top-up in the text, also
 * with wrong letters; then by the shopper's reference or name with the amount; then by sums of several. A
 * line or a top-up is in one suggestion at most.
 */
export function suggest(
  lines: readonly OpenLine[],
  deposits: readonly OpenDeposit[],
): Suggestion[] {
  const byCode = suggestByCode(lines, deposits);
  const rest = without(lines, deposits, byCode);
  const byName = suggestByName(rest.lines, rest.deposits);
  const last = without(rest.lines, rest.deposits, byName);
  return [...byCode, ...byName, ...suggestSums(last.lines, last.deposits)];
}

/** The lines and top-ups that no suggestion has. */
function without(
  lines: readonly OpenLine[],
  deposits: readonly OpenDeposit[],
  suggestions: readonly Suggestion[],
) {
  const usedLines = new Set(suggestions.flatMap(({ lineIds }) => lineIds));
  const usedDeposits = new Set(suggestions.flatMap(({ depositIds }) => depositIds));
  return {
    lines: lines.filter(({ id }) => !usedLines.has(id)),
    deposits: deposits.filter(({ id }) => !usedDeposits.has(id)),
  };
}
