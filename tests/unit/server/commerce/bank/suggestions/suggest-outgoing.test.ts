import { describe, expect, it } from 'vitest';
import type {
  IncomingLine,
  Known,
  OpenPayment,
  OutgoingLine,
} from '../../../../../../src/server/commerce/bank/suggestions/outgoing-suggestion.ts';
import { suggestOutgoing } from '../../../../../../src/server/commerce/bank/suggestions/suggest-outgoing.ts';
import {
  generateOutgoing,
  judgedOutgoing,
} from '../../../../../../tools/bench/bank/generate-outgoing.ts';

/** The seeds with which the rules were tuned. */
const TUNED = [1, 2, 3];
/** The seeds that were first tried when the rules were settled. */
const KEPT = [101, 102, 103];

const OWN = { currency: 'USD', holder: 'Sampan Trading Ltd' };
const accounts = [
  { ...OWN, id: 'dbs', number: '0720014471' },
  { ...OWN, id: 'ocbc', number: '6011223344' },
];
const line = (fields: Partial<OutgoingLine>): OutgoingLine => ({
  id: 'line',
  accountId: 'dbs',
  day: '2026-11-26',
  minor: 18_90,
  currency: 'USD',
  text: '',
  name: '',
  account: '',
  reference: '',
  isCharge: false,
  ...fields,
});
const payment = (fields: Partial<OpenPayment> = {}): OpenPayment => ({
  id: 'payment',
  number: 'W261125B2D4F6H',
  accountId: 'dbs',
  minor: 18_90,
  currency: 'USD',
  holder: 'Mei Lin',
  account: 'DE89 3704 0044 0532 0130 00',
  day: '2026-11-25',
  ...fields,
});
const came = (fields: Partial<IncomingLine> = {}): IncomingLine => {
  const { isCharge: _, ...own } = line({ id: 'came', accountId: 'ocbc', day: '2026-11-27' });
  return { ...own, ...fields };
};
const found = (of: Partial<OutgoingLine>, known: Partial<Known> = {}) =>
  suggestOutgoing([line(of)], { payments: [], batches: [], incoming: [], accounts, ...known });

describe('a line that goes out is a payment of a batch', () => {
  const payments = [payment()];

  it.each([
    ['by its number', { text: 'Payout W261125B2D4F6H' }, 'CODE'],
    ['by its number with a typo', { reference: 'w261125 b2d4f6k' }, 'CODE_TYPO'],
    ['by the account', { account: 'DE89370400440532013000', name: 'M. L.' }, 'ACCOUNT'],
  ])('%s, for sure', (_, of, reason) => {
    expect(found(of, { payments })).toMatchObject([
      { kind: 'PAYMENT', otherId: 'payment', isSure: true, reasons: [reason, 'AMOUNT'] },
    ]);
  });

  it('by the name, but not for sure; and by the amount alone not at all', () => {
    expect(found({ name: 'LIN MEI' }, { payments })).toMatchObject([
      { isSure: false, reasons: ['NAME', 'AMOUNT', 'DAY'] },
    ]);
    expect(found({ name: 'Somebody Else' }, { payments })).toEqual([]);
  });

  it.each([
    ['another amount', { text: 'W261125B2D4F6H', minor: 18_00 }],
    ['another account of ours', { text: 'W261125B2D4F6H', accountId: 'ocbc' }],
    ['another account of the payee', { name: 'Mei Lin', account: '1234567890' }],
    ['a day before the file', { account: payment().account, day: '2026-11-20' }],
  ])('not with %s', (_, of) => {
    expect(found(of, { payments })).toEqual([]);
  });

  it('is not suggested for two payments, or for two lines for one payment', () => {
    const twin = payment({ id: 'twin', number: 'W261125ZZZZZZZ' });
    const account = payment().account;
    expect(found({ account }, { payments: [payment(), twin] })).toEqual([]);
    const lines = ['a', 'b'].map((id) => line({ id, account }));
    const known = { payments, batches: [], incoming: [], accounts };
    expect(suggestOutgoing(lines, known)).toEqual([]);
  });

  it('or a whole batch by its number and sum', () => {
    const batches = [{ ...payment({ id: 'batch', number: 'B261125Q7R9T1V' }), minor: 900_00 }];
    const text = 'BULK B261125Q7R9T1V';
    expect(found({ text, minor: 900_00 }, { batches })).toMatchObject([
      { kind: 'BATCH', otherId: 'batch', isSure: true, reasons: ['CODE', 'SUM_OF_PAYMENTS'] },
    ]);
    expect(found({ text, minor: 890_00 }, { batches })).toEqual([]);
  });
});

describe('a line that goes out is a charge', () => {
  it.each([
    [{ text: 'MONTHLY FEE' }, 'WORDS'],
    [{ text: 'Kontoführungsgebühr' }, 'WORDS'],
    [{ text: '跨行转账手续费', name: '中国银行' }, 'WORDS'],
    [{ text: 'SVC 0923', isCharge: true }, 'BANK_SAYS'],
  ])('%o', (of, reason) => {
    expect(found(of)).toMatchObject([{ kind: 'CHARGE', isSure: true, reasons: [reason] }]);
  });

  it.each([
    { text: 'School fee', account: '1234567890' },
    { text: 'Commission', name: 'Anna Bauer' },
    { text: 'Coffee machine' },
  ])('but not %o', (of) => {
    expect(found(of)).toEqual([]);
  });
});

describe('a line that goes out is a transfer to an own account', () => {
  const account = accounts[1]?.number ?? '';

  it('with what came in there, by the number or the holder on both sides', () => {
    expect(found({ account }, { incoming: [came()] })).toMatchObject([
      {
        kind: 'OWN_TRANSFER',
        otherId: 'came',
        isSure: true,
        reasons: ['ACCOUNT', 'AMOUNT', 'DAY'],
      },
    ]);
    const name = 'SAMPAN TRADING';
    expect(found({ name }, { incoming: [came({ name })] })).toMatchObject([
      { otherId: 'came', isSure: true, reasons: ['NAME', 'AMOUNT', 'DAY'] },
    ]);
  });

  it('not for sure while nothing has come in, or what came is from somebody else', () => {
    for (const incoming of [[], [came({ name: 'Mei Lin' })], [came({ account: '999888777' })]]) {
      expect(found({ account }, { incoming })).toMatchObject([
        { kind: 'OWN_TRANSFER', otherId: '', isSure: false },
      ]);
    }
    expect(found({}, { incoming: [came()] })).toEqual([]);
  });
});

describe.each([
  ['with which the rules were tuned', TUNED],
  ['that were kept for the end', KEPT],
])('of generated statements %s', (_, seeds) => {
  it.each(seeds)('seed %i: fewer than one suggestion in a hundred is wrong', (seed) => {
    const generated = generateOutgoing(seed, 2_000);
    const figures = judgedOutgoing(generated, suggestOutgoing(generated.lines, generated.known));
    expect(figures.wrong / figures.suggestions).toBeLessThan(0.01);
    expect(figures.wrongSure / figures.sure).toBeLessThan(0.005);
    expect(figures.found / figures.partnered).toBeGreaterThan(0.9);
    expect(figures.sure / figures.suggestions).toBeGreaterThan(0.8);
  });
});
