import type { Known, OutgoingLine, OutgoingSuggestion } from './outgoing-suggestion.ts';
import { suggestCharges } from './suggest-charges.ts';
import { suggestPayouts } from './suggest-payouts.ts';
import { suggestTransfers } from './suggest-transfers.ts';

/**
 * Suggests what outgoing lines are: payments of batches and whole batches (by number, or by account or name
 * with the amount), transfers between own accounts, and charges (by the bank's words). Each line and each
 * payment is in one suggestion at most.
 */
export function suggestOutgoing(
  lines: readonly OutgoingLine[],
  { payments, batches, incoming, accounts }: Known,
): OutgoingSuggestion[] {
  const found: OutgoingSuggestion[] = [];
  const rest = () => {
    const used = new Set(found.map(({ lineId }) => lineId));
    return lines.filter(({ id }) => !used.has(id));
  };
  found.push(...suggestPayouts(lines, payments, batches));
  found.push(...suggestTransfers(rest(), incoming, accounts));
  found.push(...suggestCharges(rest()));
  return found;
}
