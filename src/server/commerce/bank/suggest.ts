import type { MatchReason } from '../../../contract/values/bank.ts';
import { type CodeHit, codeHits, codeIndex } from './code-hits.ts';
import {
  foldedCode,
  foldedReference,
  isOtherName,
  isTelling,
  nameFit,
  nameWords,
} from './words.ts';

/** An incoming line, as far as it is not explained yet. `minor` in the smallest unit, positive. */
export type OpenLine = {
  id: string;
  day: string;
  minor: number;
  currency: string;
  text: string;
  name: string;
  reference: string;
};

/** A top-up that was not credited yet. `minor`: what the shopper was told to pay. */
export type OpenDeposit = {
  id: string;
  userId: string;
  depositNo: string;
  minor: number;
  currency: string;
  /** How the shopper is called. */
  name: string;
  /** What the shopper typed as the reference of the transfer. */
  reference: string;
  day: string;
};

/** Lines and top-ups that belong together. `score` from 0 to 1; what is sure needs only a look. */
export type Suggestion = {
  lineIds: string[];
  depositIds: string[];
  score: number;
  isSure: boolean;
  reasons: MatchReason[];
};

const DAY_MS = 86_400_000;
/** Of a transfer without a number: so many days before and after it was announced. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 12;
/** More lines or top-ups are not added up. */
const MOST_PARTS = 6;
/** By a name alone a transfer is sure only so many days after it was announced. */
const SURE_DAYS = 6;
const CODE_SCORES = [0.99, 0.97, 0.94] as const;

/**
 * What belongs together among open lines and open top-ups: first by the number of the top-up in the text, also with
 * wrong letters; then by the shopper's reference or name with the amount; then by sums of several. A line or a top-up
 * is in one suggestion at most.
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

const sumOf = (parts: readonly { minor: number }[]): number =>
  parts.reduce((sum, { minor }) => sum + minor, 0);
const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

type Linked = { line: OpenLine; hits: readonly (CodeHit & { deposit: OpenDeposit })[] };

function suggestByCode(lines: readonly OpenLine[], deposits: readonly OpenDeposit[]): Suggestion[] {
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
    // Somebody paid twice: one of them is the top-up, the other was not announced.
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

/** Whether a line may be the transfer of a top-up by its day. */
function isNear(line: { day: string }, deposit: { day: string }): boolean {
  const days = daysAfter(line, deposit);
  return days >= 0 - DAYS_BEFORE && days <= DAYS_AFTER;
}

const daysAfter = (line: { day: string }, deposit: { day: string }): number =>
  (Date.parse(line.day) - Date.parse(deposit.day)) / DAY_MS;

/** What speaks for a top-up whose number the line does not have. */
function evidence(
  line: OpenLine & { folded: string; words: readonly string[] },
  deposit: OpenDeposit & { words: readonly string[]; folded: string },
): MatchReason | undefined {
  const { folded } = deposit;
  if (folded !== '' && line.folded.includes(folded)) return 'REFERENCE';
  const fit = nameFit(line.words, deposit.words);
  return fit && (fit === 'EXACT' ? 'NAME' : 'NAME_TYPO');
}

const withWords = (line: OpenLine) => ({
  ...line,
  folded: foldedCode(`${line.text} ${line.reference}`),
  words: nameWords(line.name),
});
const depositWords = (deposit: OpenDeposit) => ({
  ...deposit,
  folded: foldedReference(deposit.reference),
  words: nameWords(deposit.name),
});

function suggestByName(lines: readonly OpenLine[], deposits: readonly OpenDeposit[]): Suggestion[] {
  const told = deposits.map(depositWords);
  const byAmount = Map.groupBy(told, ({ currency, minor }) => `${currency}${minor}`);
  const namesakes = Map.groupBy(told, ({ words }) => words.join(' '));
  const isOnlyOne = ({ words }: { words: readonly string[] }) =>
    new Set(namesakes.get(words.join(' '))?.map(({ userId }) => userId)).size === 1;
  const claims = lines.map(withWords).flatMap((line) => {
    const all = (byAmount.get(`${line.currency}${line.minor}`) ?? []).flatMap((deposit) => {
      const reason = evidence(line, deposit);
      return reason ? [{ deposit, reason }] : [];
    });
    const found = all.filter(({ deposit }) => isNear(line, deposit));
    // A reference says more than a name.
    const referred = found.filter(({ reason }) => reason === 'REFERENCE');
    const [one, ...others] = referred.length > 0 ? referred : found;
    if (!one || others.length > 0) return [];
    // A shopper may type anything, also the reference of somebody else.
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

/** Of one name: a line that is the sum of several top-ups, or lines that make up one top-up. */
function suggestSums(lines: readonly OpenLine[], deposits: readonly OpenDeposit[]): Suggestion[] {
  const keyOf = (words: readonly string[]) => words.join(' ');
  const named = deposits.map(depositWords).filter(({ words }) => isTelling(words));
  const byName = Map.groupBy(named, ({ words, currency }) => `${currency} ${keyOf(words)}`);
  const told = lines.map(withWords).filter(({ words }) => isTelling(words));
  const linesByName = Map.groupBy(told, ({ words, currency }) => `${currency} ${keyOf(words)}`);
  return [...linesByName].flatMap(([key, ofName]): Suggestion[] => {
    const announced = byName.get(key) ?? [];
    // Two shoppers of one name: whose is it?
    if (new Set(announced.map(({ userId }) => userId)).size !== 1) return [];
    const [line, ...otherLines] = ofName;
    const near = announced.filter((deposit) => ofName.every((one) => isNear(one, deposit)));
    if (!line || near.length === 0 || near.length > MOST_PARTS || ofName.length > MOST_PARTS) {
      return [];
    }
    if (otherLines.length === 0) {
      const sets = subsetsOf(near).filter((set) => set.length > 1 && sumOf(set) === line.minor);
      const [set, ...others] = sets;
      return set && others.length === 0 ? [sumSuggestion([line], set, 'SUM_OF_TOP_UPS')] : [];
    }
    const [deposit, ...otherDeposits] = near.filter(({ minor }) => minor === sumOf(ofName));
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

/** A top-up that a line may be for, with all that speaks for it. */
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
  const told = withWords(line);
  return deposits
    .flatMap((deposit, position): Candidate[] => {
      if (deposit.currency !== line.currency) return [];
      const edits = editsOf.get(position);
      const code: MatchReason | undefined =
        edits === undefined ? undefined : edits > 0 ? 'CODE_TYPO' : 'CODE';
      const other = evidence(told, depositWords(deposit));
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
