import type { MatchReason } from '../../../../contract/values/money/bank.ts';
import { DAY_MS } from '../../base/clock.ts';
import { codeHits, codeIndex } from './code-hits.ts';
import type {
  OpenBatch,
  OpenPayment,
  OutgoingLine,
  OutgoingSuggestion,
} from './outgoing-suggestion.ts';
import { foldedCode, isOtherName, nameFit, nameWords } from './words.ts';

/**
 * The most days by which a bank may book a payment before the batch was sent (by the day of the file), or
 * after it.
 */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 12;
/** A shorter account number is not enough evidence. */
const LEAST_NUMBER = 6;
const CODE_SCORES = [0.99, 0.97, 0.94] as const;

type Claim = { line: OutgoingLine; otherId: string } & Pick<
  OutgoingSuggestion,
  'kind' | 'score' | 'isSure' | 'reasons'
>;

/**
 * The lines that pay withdrawals of batches, or whole batches. If two lines match the same payment, it is
 * suggested for neither.
 */
export function suggestPayouts(
  lines: readonly OutgoingLine[],
  payments: readonly OpenPayment[],
  batches: readonly OpenBatch[],
): OutgoingSuggestion[] {
  const byNumber = uncontested([
    ...claimsByNumber(lines, payments, 'PAYMENT'),
    ...claimsByNumber(lines, batches, 'BATCH'),
  ]);
  const usedLines = new Set(byNumber.map(({ lineId }) => lineId));
  const used = new Set(byNumber.map(({ otherId }) => otherId));
  const open = payments.filter(({ id }) => !used.has(id));
  const rest = lines.filter(({ id, isCharge }) => !usedLines.has(id) && !isCharge);
  return [...byNumber, ...uncontested(rest.flatMap((line) => claimByPayee(line, open)))];
}

function uncontested(claims: readonly Claim[]): OutgoingSuggestion[] {
  const claimants = Map.groupBy(claims, ({ otherId }) => otherId);
  const ofLine = Map.groupBy(claims, ({ line }) => line.id);
  return claims.flatMap(({ line, ...claim }) => {
    const isOnly = claimants.get(claim.otherId)?.length === 1 && ofLine.get(line.id)?.length === 1;
    return isOnly ? [{ lineId: line.id, ...claim }] : [];
  });
}

/** Lines with a number in their text, also with wrong letters, and its amount. */
function claimsByNumber(
  lines: readonly OutgoingLine[],
  known: readonly (OpenBatch & Partial<OpenPayment>)[],
  kind: 'PAYMENT' | 'BATCH',
): Claim[] {
  const index = codeIndex(known.map(({ number }) => number));
  return lines.flatMap((line): Claim[] => {
    const [hit, ...others] = codeHits(index, `${line.text} ${line.reference}`).flatMap((one) => {
      const other = known[one.index];
      return other && isOf(line, other) ? [{ ...one, other }] : [];
    });
    if (!hit || others.length > 0) return [];
    const { edits, other } = hit;
    const code: MatchReason = edits > 0 ? 'CODE_TYPO' : 'CODE';
    const isDoubted = isOtherName(nameWords(line.name), nameWords(other.holder ?? ''));
    return [
      {
        line,
        kind,
        otherId: other.id,
        score: isDoubted ? 0.85 : (CODE_SCORES[edits] ?? 0.9),
        isSure: !isDoubted,
        reasons: [code, kind === 'BATCH' ? 'SUM_OF_PAYMENTS' : 'AMOUNT'],
      },
    ];
  });
}

const isOf = (line: OutgoingLine, other: OpenBatch): boolean =>
  line.accountId === other.accountId &&
  line.currency === other.currency &&
  line.minor === other.minor;

/** A line without a number: the payment of its amount to its account or, not for sure, to its name. */
function claimByPayee(line: OutgoingLine, payments: readonly OpenPayment[]): Claim[] {
  const nearPayments = payments.filter((payment) => isOf(line, payment) && isNear(line, payment));
  const number = foldedCode(line.account);
  const toAccount = nearPayments.filter(
    ({ account }) => number.length >= LEAST_NUMBER && foldedCode(account) === number,
  );
  if (toAccount.length > 0) {
    return claimOfOnly(toAccount, {
      line,
      score: 0.96,
      isSure: true,
      reasons: ['ACCOUNT', 'AMOUNT'],
    });
  }
  // The bank names another account than any payment has.
  if (number.length >= LEAST_NUMBER) return [];
  const words = nameWords(line.name);
  const namedPayments = nearPayments.filter(({ holder }) => nameFit(words, nameWords(holder)));
  return claimOfOnly(namedPayments, {
    line,
    score: 0.8,
    isSure: false,
    reasons: ['NAME', 'AMOUNT', 'DAY'],
  });
}

function claimOfOnly(
  found: readonly OpenPayment[],
  claim: Omit<Claim, 'kind' | 'otherId'>,
): Claim[] {
  const [one, ...others] = found;
  return one && others.length === 0 ? [{ ...claim, kind: 'PAYMENT', otherId: one.id }] : [];
}

function isNear(line: OutgoingLine, payment: OpenPayment): boolean {
  const days = (Date.parse(line.day) - Date.parse(payment.day)) / DAY_MS;
  return days >= 0 - DAYS_BEFORE && days <= DAYS_AFTER;
}
