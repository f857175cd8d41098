import type {
  OpenDeposit,
  OpenLine,
  Suggestion,
} from '../../../src/server/commerce/bank/suggestions/suggestion.ts';
import { dayOf, randomTools } from './random-tools.ts';

const TEXTS = [
  'transfer',
  'top up',
  'payment for order',
  'Überweisung',
  '转账',
  'за товар',
  'thanks',
  'goods',
  'balance',
  '',
];

export type Generated = {
  lines: OpenLine[];
  deposits: OpenDeposit[];
  /** The right pairs, as `line~deposit`. */
  truth: Set<string>;
};

/**
 * A statement of about `size` incoming lines, with the top-ups that shoppers announced. It has numbers with
 * typos, cut off or forgotten; names as banks print them; one line for several top-ups, and several for
 * one; parts that never become a whole; double payments; strangers; and top-ups that nobody paid.
 */
export function generateStatement(seed: number, size: number): Generated {
  const { random, int, pick, chance, code, newName, amount, typo, printedName } = randomTools(seed);
  const lines: OpenLine[] = [];
  const deposits: OpenDeposit[] = [];
  const truth = new Set<string>();
  const shoppers = Array.from({ length: Math.ceil(size * 0.6) }, (_, index) => ({
    userId: `u${index}`,
    name: newName(),
  }));
  const announce = (shopper = pick(shoppers), minor = amount(), at = int(60)): OpenDeposit => {
    const date = dayOf(at).slice(2).replaceAll('-', '');
    const deposit = {
      id: `d${deposits.length}`,
      ...shopper,
      depositNo: `D${date}${code()}`,
      minor,
      currency: 'USD',
      reference: chance(0.25) ? `FT${int(1e9)}${int(1e4)}` : chance(0.1) ? 'my transfer' : '',
      day: dayOf(at),
    };
    deposits.push(deposit);
    return deposit;
  };
  /** A top-up's number as a payer writes it, perhaps with a typo or cut off; empty if it was forgotten. */
  const written = ({ depositNo }: OpenDeposit): string => {
    if (chance(0.12)) return '';
    if (chance(0.03)) return depositNo.slice(0, 5 + int(6));
    if (chance(0.03)) return depositNo.slice(7);
    const spaced = chance(0.15) ? `${depositNo.slice(0, 7)} ${depositNo.slice(7)}` : depositNo;
    const lower = chance(0.1) ? spaced.toLowerCase() : spaced;
    if (chance(0.1)) return typo(lower);
    return chance(0.03) ? typo(typo(lower)) : lower;
  };
  const pay = (of: readonly OpenDeposit[], minor: number) => {
    const [begin] = of;
    if (!begin) return;
    const at = Math.round((Date.parse(begin.day) - Date.UTC(2026, 8, 1)) / 86_400_000) + int(5);
    const id = `l${lines.length}`;
    const references = of
      .filter(({ reference }) => reference && chance(0.6))
      .map((one) => one.reference);
    lines.push({
      id,
      day: dayOf(at),
      minor,
      currency: 'USD',
      text: [pick(TEXTS), ...of.map(written), ...(chance(0.2) ? [`REF ${int(1e8)}`] : [])]
        .join(' ')
        .trim(),
      name: printedName(begin.name),
      reference: references.join(' '),
    });
    for (const { id: depositId } of of) truth.add(`${id}~${depositId}`);
  };

  while (lines.length < size) {
    const kind = random();
    if (kind < 0.7) {
      const deposit = announce();
      pay([deposit], deposit.minor);
    } else if (kind < 0.75) {
      const shopper = pick(shoppers);
      const at = int(60);
      const of = Array.from({ length: 2 + int(2) }, () => announce(shopper, amount(), at));
      pay(
        of,
        of.reduce((sum, { minor }) => sum + minor, 0),
      );
    } else if (kind < 0.8) {
      const deposit = announce();
      const part = 100 + int(Math.max(1, deposit.minor - 200));
      pay([deposit], part);
      pay([deposit], deposit.minor - part);
    } else if (kind < 0.83) {
      const deposit = announce();
      pay([deposit], 100 + int(deposit.minor));
    } else if (kind < 0.84) {
      const deposit = announce();
      pay([deposit], deposit.minor);
      // Paid twice: either of them is the top-up, and the other was not announced.
      pay([deposit], deposit.minor);
    } else if (kind < 0.88) announce();
    else {
      lines.push({
        id: `l${lines.length}`,
        day: dayOf(int(65)),
        minor: amount(),
        currency: 'USD',
        text: `${pick(TEXTS)} ${chance(0.5) ? `INV ${int(1e7)}` : code()}`,
        name: newName(),
        reference: chance(0.3) ? `E2E${int(1e10)}` : '',
      });
    }
  }
  return { lines, deposits, truth };
}

/** Compares suggestions with the right pairs, and counts the pairs. */
export function judged({ truth }: Generated, suggestions: readonly Suggestion[]) {
  const pairs = (of: readonly Suggestion[]) =>
    of.flatMap(({ lineIds, depositIds }) =>
      lineIds.flatMap((line) => depositIds.map((deposit) => `${line}~${deposit}`)),
    );
  const wrong = (of: readonly Suggestion[]) =>
    of.filter((one) => pairs([one]).some((pair) => !truth.has(pair))).length;
  const sureOnes = suggestions.filter(({ isSure }) => isSure);
  const partnered = new Set([...truth].map((pair) => pair.split('~')[0]));
  const found = new Set(
    pairs(suggestions)
      .filter((pair) => truth.has(pair))
      .map((pair) => pair.split('~')[0]),
  );
  return {
    suggestions: suggestions.length,
    wrong: wrong(suggestions),
    sure: sureOnes.length,
    wrongSure: wrong(sureOnes),
    partnered: partnered.size,
    found: found.size,
  };
}
