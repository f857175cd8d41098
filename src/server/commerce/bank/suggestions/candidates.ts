import type { MatchReason } from '../../../../contract/values/money/bank.ts';
import { codeHits, codeIndex } from './code-hits.ts';
import { depositWithWords, evidence, isNear, lineWithWords } from './evidence.ts';
import type { OpenDeposit, OpenLine } from './suggestion.ts';

/** A top-up for which a line may be the payment, with the reasons. */
export type Candidate = { depositId: string; score: number; reasons: MatchReason[] };

/** The top-ups that a person may want to look at for a line, the likeliest first: also by the amount alone. */
export function candidatesFor(
  line: OpenLine,
  deposits: readonly OpenDeposit[],
  most: number,
): Candidate[] {
  const index = codeIndex(deposits.map(({ depositNo }) => depositNo));
  const editsOf = new Map(
    codeHits(index, `${line.text} ${line.reference}`).map((hit) => [hit.index, hit.edits]),
  );
  const comparedLine = lineWithWords(line);
  return deposits
    .flatMap((deposit, position): Candidate[] => {
      if (deposit.currency !== line.currency) return [];
      const edits = editsOf.get(position);
      const code: MatchReason | undefined =
        edits === undefined ? undefined : edits > 0 ? 'CODE_TYPO' : 'CODE';
      const other = evidence(comparedLine, depositWithWords(deposit));
      const isSame = deposit.minor === line.minor;
      if (!code && !other && !(isSame && isNear(line, deposit))) return [];
      const reasons = [code, other, isSame ? 'AMOUNT' : 'AMOUNT_DIFFERS'] as const;
      const score =
        (code ? 0.6 : 0) + (other === 'NAME_TYPO' ? 0.15 : other ? 0.25 : 0) + (isSame ? 0.3 : 0);
      return [
        {
          depositId: deposit.id,
          score: Math.min(0.99, score),
          reasons: reasons.filter((reason): reason is MatchReason => reason !== undefined),
        },
      ];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}
