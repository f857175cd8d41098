import type {
  IncomingLine,
  Known,
  OpenBatch,
  OpenPayment,
  OutgoingLine,
  OutgoingSuggestion,
  OwnAccount,
} from '../../../src/server/commerce/bank/suggestions/outgoing-suggestion.ts';
import { dayOf, randomTools } from './random-tools.ts';

export type GeneratedOutgoing = {
  lines: OutgoingLine[];
  known: Known;
  /**
   * The right suggestion for each line, as `kind~other`; lines that should have none are missing.
   */
  truth: Map<string, string>;
};

const CHARGES = [
  'Monthly account fee',
  'FEE TRANSFER',
  'Kontoführungsgebühr 10/2026',
  'Entgelt Überweisung',
  '手续费',
  '账户管理费',
  'Комиссия за перевод',
  'ค่าธรรมเนียม',
  'Bank charges Q3',
  'Comisión mantenimiento',
];
/** Texts of charges in which no word says that they are charges. */
const SILENT = ['SVC 0923', 'Abschluss per 30.09', 'MTHLY MAINT'];
const PURPOSES = [
  'Invoice',
  'Rent October',
  'Salary',
  'school fee 2nd term',
  'freight charges',
  'refund',
  '运费',
  'packaging',
  'Commission agent',
  '',
];

/**
 * A statement of about `size` outgoing lines. It has payments of batches with right, wrong or missing
 * numbers; batches that the bank books in one sum; charges with and without words for them; transfers
 * between three own accounts, whose other half may be missing; suppliers whose texts mention fees; people
 * of the same name; and payments that never went out.
 */
export function generateOutgoing(seed: number, size: number): GeneratedOutgoing {
  const tools = randomTools(seed);
  const { int, pick, chance, code, newName, typo, printedName, amount } = tools;
  const lines: OutgoingLine[] = [];
  const incoming: IncomingLine[] = [];
  const payments: OpenPayment[] = [];
  const batches: OpenBatch[] = [];
  const truth = new Map<string, string>();
  const accounts: OwnAccount[] = [0, 1, 2].map((index) => ({
    id: `a${index}`,
    currency: 'USD',
    holder: 'Sampan Trading Ltd',
    number: `072001447${index}${int(1e6)}`,
  }));
  const number = () => String(1e9 + int(9e9));
  const people = Array.from({ length: Math.ceil(size / 3) }, () => ({
    holder: newName(),
    account: number(),
  }));
  const add = (line: Partial<OutgoingLine>, is?: string): OutgoingLine => {
    const one: OutgoingLine = {
      id: `l${lines.length}`,
      accountId: pick(accounts).id,
      day: dayOf(int(65)),
      minor: amount(),
      currency: 'USD',
      text: '',
      name: '',
      account: '',
      reference: chance(0.3) ? `E2E${int(1e10)}` : '',
      isCharge: false,
      ...line,
    };
    lines.push(one);
    if (is) truth.set(one.id, is);
    return one;
  };
  const newPayment = (accountId: string, at: number): OpenPayment => {
    const payee = pick(people);
    const payment = {
      id: `p${payments.length}`,
      number: `W${dayOf(at).slice(2).replaceAll('-', '')}${code()}`,
      accountId,
      minor: amount(),
      currency: 'USD',
      ...payee,
      day: dayOf(at),
    };
    payments.push(payment);
    return payment;
  };
  const written = (text: string): string => {
    if (chance(0.15)) return '';
    const spaced = chance(0.15) ? `${text.slice(0, 7)} ${text.slice(7)}` : text;
    if (chance(0.08)) return typo(spaced);
    return chance(0.1) ? spaced.toLowerCase() : spaced;
  };
  const payOut = (payment: OpenPayment, at: number) =>
    add(
      {
        accountId: payment.accountId,
        day: dayOf(at + int(4)),
        minor: payment.minor,
        text: `${pick(PURPOSES)} ${written(payment.number)}`.trim(),
        name: printedName(payment.holder),
        account: chance(0.6) ? payment.account : '',
      },
      `PAYMENT~${payment.id}`,
    );

  while (lines.length < size) {
    const kind = tools.random();
    const from = pick(accounts);
    const at = int(60);
    if (kind < 0.45) payOut(newPayment(from.id, at), at);
    else if (kind < 0.5) {
      const parts = Array.from({ length: 2 + int(5) }, () => newPayment(from.id, at));
      const batch = {
        id: `b${batches.length}`,
        number: `B${dayOf(at).slice(2).replaceAll('-', '')}${code()}`,
        accountId: from.id,
        minor: parts.reduce((sum, { minor }) => sum + minor, 0),
        currency: 'USD',
      };
      batches.push(batch);
      if (chance(0.5)) for (const part of parts) payOut(part, at);
      else {
        const line = { accountId: from.id, day: dayOf(at + int(3)), minor: batch.minor };
        add({ ...line, text: `SEPA BATCH ${written(batch.number)}` }, `BATCH~${batch.id}`);
      }
    } else if (kind < 0.52) newPayment(from.id, at);
    else if (kind < 0.64) {
      const isCode = chance(0.3);
      const text = chance(0.9) ? pick(CHARGES) : pick(SILENT);
      const name = chance(0.3) ? pick(['DBS Bank Ltd', 'Westpac Bank', '中国银行']) : '';
      add({ minor: 50 + int(4_000), text, name, isCharge: isCode }, 'CHARGE~');
    } else if (kind < 0.74) {
      const to = pick(accounts.filter(({ id }) => id !== from.id));
      const line = add(
        {
          accountId: from.id,
          day: dayOf(at),
          text: pick(['Transfer', 'Liquidity', 'Umbuchung', '']),
          name: chance(0.8) ? from.holder : '',
          account: chance(0.7) ? to.number : '',
        },
        'OWN_TRANSFER~',
      );
      if (chance(0.85)) {
        const id = `i${incoming.length}`;
        incoming.push({
          ...line,
          id,
          accountId: to.id,
          day: dayOf(at + int(3)),
          name: chance(0.8) ? to.holder : '',
          account: chance(0.4) ? from.number : '',
        });
        truth.set(line.id, `OWN_TRANSFER~${id}`);
      }
    } else {
      // A supplier, or somebody of the same name as a payee.
      const named = chance(0.1) ? pick(people).holder : newName();
      const isAlike = chance(0.05) && payments.length > 0;
      add({
        ...(isAlike && { minor: pick(payments).minor }),
        text: `${pick(PURPOSES)} ${chance(0.5) ? `INV ${int(1e7)}` : code()}`,
        name: chance(0.9) ? named : `${named} Bankett`,
        account: chance(0.9) ? number() : '',
      });
    }
    if (chance(0.3)) {
      // What shoppers pay in.
      const id = `i${incoming.length}`;
      const accountId = pick(accounts).id;
      const defaults = { text: pick(PURPOSES), name: newName(), account: number(), reference: '' };
      incoming.push({
        id,
        accountId,
        day: dayOf(int(65)),
        minor: amount(),
        currency: 'USD',
        ...defaults,
      });
    }
  }
  return { lines, known: { payments, batches, incoming, accounts }, truth };
}

/** Compares suggestions with the right ones, and counts the wrong and the sure ones. */
export function judgedOutgoing(
  { truth }: GeneratedOutgoing,
  suggestions: readonly OutgoingSuggestion[],
) {
  const isWrong = ({ lineId, kind, otherId }: OutgoingSuggestion) =>
    truth.get(lineId) !== `${kind}~${otherId}`;
  const sureOnes = suggestions.filter(({ isSure }) => isSure);
  const wrong = suggestions.filter(isWrong);
  return {
    suggestions: suggestions.length,
    wrong: wrong.length,
    sure: sureOnes.length,
    wrongSure: sureOnes.filter(isWrong).length,
    partnered: truth.size,
    found: suggestions.length - wrong.length,
  };
}
