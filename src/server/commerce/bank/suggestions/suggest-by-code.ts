import type { MatchReason } from '../../../../contract/values/money/bank.ts';
import { type CodeHit, codeHits, codeIndex } from './code-hits.ts';
import {
  idsOf,
  MOST_PARTS,
  type OpenDeposit,
  type OpenLine,
  type Suggestion,
  sumOf,
} from './suggestion.ts';

const CODE_SCORES = [0.99, 0.97, 0.94] as const;

type Linked = { line: OpenLine; hits: readonly (CodeHit & { deposit: OpenDeposit })[] };

/** Lines and top-ups whose number the lines have in their text, also with wrong letters. */
export function suggestByCode(
  lines: readonly OpenLine[],
  deposits: readonly OpenDeposit[],
): Suggestion[] {
  const index = codeIndex(deposits.map(({ depositNo }) => depositNo));
  const linked = lines.flatMap((line): Linked[] => {
    const hits = codeHits(index, `${line.text} ${line.reference}`).flatMap((hit) => {
      const deposit = deposits[hit.index];
      return deposit && deposit.currency === line.currency ? [{ ...hit, deposit }] : [];
    });
    return hits.length > 0 ? [{ line, hits }] : [];
  });
  return components(linked).flatMap(suggestComponent);
}

/** Lines that name the same top-ups, together. */
function components(linked: readonly Linked[]): Linked[][] {
  const groupOf = new Map<string, Linked[]>();
  const groups = new Set<Linked[]>();
  for (const one of linked) {
    const joined = [...new Set(one.hits.flatMap(({ deposit }) => groupOf.get(deposit.id) ?? []))];
    const members = [...new Set([...joined.map((member) => member), one])];
    for (const { hits } of members) {
      for (const { deposit } of hits) {
        const old = groupOf.get(deposit.id);
        if (old) groups.delete(old);
        groupOf.set(deposit.id, members);
      }
    }
    groups.add(members);
  }
  return [...groups];
}

function suggestComponent(group: readonly Linked[]): Suggestion[] {
  const lines = group.map(({ line }) => line);
  const hits = group.flatMap((one) => one.hits);
  const deposits = [...new Map(hits.map(({ deposit }) => [deposit.id, deposit])).values()];
  const edits = Math.max(...hits.map((hit) => hit.edits));
  const why: MatchReason = edits > 0 ? 'CODE_TYPO' : 'CODE';
  const score = CODE_SCORES[edits] ?? 0.9;
  const [line, ...otherLines] = lines;
  const [deposit, ...otherDeposits] = deposits;
  if (!line || !deposit) return [];
  const make = (
    ofLines: readonly OpenLine[],
    ofDeposits: readonly OpenDeposit[],
    rest: Pick<Suggestion, 'score' | 'isSure' | 'reasons'>,
  ): Suggestion => ({ lineIds: idsOf(ofLines), depositIds: idsOf(ofDeposits), ...rest });
  if (otherLines.length > 0 && otherDeposits.length > 0) {
    return group.flatMap((one) => suggestOne(one, group));
  }
  if (sumOf(lines) === sumOf(deposits)) {
    const sum: MatchReason =
      otherLines.length > 0
        ? 'SUM_OF_LINES'
        : otherDeposits.length > 0
          ? 'SUM_OF_TOP_UPS'
          : 'AMOUNT';
    return [make(lines, deposits, { score, isSure: true, reasons: [why, sum] })];
  }
  if (otherDeposits.length > 0) {
    const equal = deposits.filter(({ minor }) => minor === line.minor);
    return equal.length === 1
      ? [make(lines, equal, { score: 0.85, isSure: false, reasons: [why, 'AMOUNT'] })]
      : [];
  }
  const [exact] = lines.filter(({ minor }) => minor === deposit.minor).toSorted(byDay);
  if (exact) {
    // Somebody paid twice: one payment is for the top-up, the other was not announced.
    const reasons: MatchReason[] = [why, 'AMOUNT'];
    return [make([exact], deposits, { score: 0.85, isSure: false, reasons })];
  }
  const parts = lines.slice(0, MOST_PARTS);
  return [make(parts, deposits, { score: 0.8, isSure: false, reasons: [why, 'AMOUNT_DIFFERS'] })];
}

/** A line among several that name several top-ups: the one whose amount it has, if no other line has it, too. */
function suggestOne({ line, hits }: Linked, group: readonly Linked[]): Suggestion[] {
  const equal = hits.filter(({ deposit }) => deposit.minor === line.minor);
  const [hit, ...others] = equal;
  if (!hit || others.length > 0) return [];
  const rivals = group.filter(
    (one) =>
      one.line !== line &&
      one.line.minor === line.minor &&
      one.hits.some(({ deposit }) => deposit.id === hit.deposit.id),
  );
  if (rivals.length > 0) return [];
  const reasons: MatchReason[] = [hit.edits > 0 ? 'CODE_TYPO' : 'CODE', 'AMOUNT'];
  return [
    { lineIds: [line.id], depositIds: [hit.deposit.id], score: 0.85, isSure: false, reasons },
  ];
}

const byDay = (a: OpenLine, b: OpenLine) => (a.day < b.day ? -1 : 1);
