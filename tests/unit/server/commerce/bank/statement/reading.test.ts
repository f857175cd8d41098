import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  minorOf,
  printedDay,
  printedMinor,
} from '../../../../../../src/server/commerce/bank/statement/amount.ts';
import { camtStatements } from '../../../../../../src/server/commerce/bank/statement/camt.ts';
import { csvStatement } from '../../../../../../src/server/commerce/bank/statement/csv-statement.ts';
import {
  decodedText,
  guessedMapping,
  tableRows,
} from '../../../../../../src/server/commerce/bank/statement/csv-table.ts';
import { lineKeys } from '../../../../../../src/server/commerce/bank/statement/statement.ts';

describe('amounts and days as banks print them', () => {
  it.each([
    ['1,234.56', '.', 123456],
    ['1.234,56', ',', 123456],
    ['1 234,5', ',', 123450],
    ['-12.30', '.', -1230],
    ['12.30-', '.', -1230],
    ['(12.30)', '.', -1230],
    ['12.30 DR', '.', -1230],
    ['12.30 CR', '.', 1230],
    ['DR 12.30', '.', -1230],
    ['12.30D', '.', -1230],
    ['12.30 C', '.', 1230],
    ['12.30 IDR', '.', 1230],
    ['-12.30 IDR', '.', -1230],
    ['IDR 12.30', '.', 1230],
    ['IDR 12.30 DR', '.', -1230],
    ['12.30 SDR', '.', 1230],
    ['(12.30 DR)', '.', -1230],
    ['+ 5', '.', 500],
    ['₭ 5.00', '.', 500],
    ["1'000.00", '.', 100000],
  ] as const)('%s with %s is %d', (text, mark, minor) => {
    expect(printedMinor(text, mark, 2)).toBe(minor);
  });

  it.each(['', '1O', '12.345', 'twelve', '1.2.3', '12,34'])('%s is none', (text) => {
    expect(printedMinor(text, '.', 2)).toBeUndefined();
  });

  it('reads back what it would print', () => {
    const amounts = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3 }), (minor, digits) => {
        const text = (minor / 10 ** digits).toFixed(digits);
        return minorOf(text, digits) === minor || minor === 0;
      }),
    );
  });

  it.each([
    ['26.11.2026', 'DMY', '2026-11-26'],
    ['11/26/2026', 'MDY', '2026-11-26'],
    ['2026-11-26 08:30', 'DMY', '2026-11-26'],
    ['20261126', 'YMD', '2026-11-26'],
    ['26.11.26', 'DMY', '2026-11-26'],
    ['2026年11月26日', 'YMD', '2026-11-26'],
    ['31.02.2026', 'DMY', undefined],
    ['soon', 'DMY', undefined],
  ] as const)('%s by %s is %s', (text, order, day) => {
    expect(printedDay(text, order)).toBe(day);
  });
});

const read = (text: string, currency = 'EUR') => {
  const rows = tableRows(text) ?? [];
  return csvStatement(rows, guessedMapping(rows, 'utf-8'), currency);
};

describe('a CSV statement', () => {
  it('is read with a preamble, debit and credit, and the newest line first', () => {
    const { statements, problems } = read(
      [
        'Account;DE12 3456',
        '',
        'Buchungstag;Valuta;Auftraggeber;Verwendungszweck;Soll;Haben;Saldo',
        '27.11.2026;27.11.2026;Bank;Gebühr;3,20;;1.015,70',
        '26.11.2026;26.11.2026;"Lin; Mei";D261125B2D4F6H;;18,90;1.018,90',
      ].join('\r\n'),
    );
    expect(problems).toEqual([]);
    expect(statements[0]).toMatchObject({ openingMinor: 100000, closingMinor: 101570 });
    expect(statements[0]?.lines).toMatchObject([
      { row: 5, day: '2026-11-26', amountMinor: 1890, name: 'Lin; Mei' },
      { row: 4, day: '2026-11-27', amountMinor: -320 },
    ]);
  });

  it('of a Chinese bank is read in its encoding', () => {
    // 交易日期,金额,余额,对方户名 and 王小明 in GB 18030.
    const bytes = Uint8Array.from(
      Buffer.from(
        'bdbbd2d7c8d5c6da2cbdf0b6ee2cd3e0b6ee2cb6d4b7bdbba7c3fb0a32303236313132362c3132332e34352c313132332e34352cced0b5c3f70a',
        'hex',
      ),
    );
    const rows = tableRows(decodedText(bytes, 'gb18030')) ?? [];
    const { statements } = csvStatement(rows, guessedMapping(rows, 'gb18030'), 'CNY');
    expect(statements[0]?.lines).toMatchObject([{ day: '2026-11-26', amountMinor: 12345 }]);
  });

  it('names each mistake at its row', () => {
    const text = [
      'Date,Amount,Description',
      '2026-11-26,1O.00,a',
      'yesterday,5,b',
      '2026-11-27,5,c',
      '2026-11-28,none,d',
    ];
    expect(read(text.join('\n')).problems).toEqual([
      { row: 2, problem: 'AMOUNT', value: '1O.00' },
      { row: 3, problem: 'DAY', value: 'yesterday' },
      { row: 5, problem: 'AMOUNT', value: 'none' },
    ]);
  });

  it('must have balances that follow from each other', () => {
    const text = ['Date,Amount,Balance', '2026-11-26,5,105', '2026-11-27,5,111'];
    expect(read(text.join('\n')).problems).toMatchObject([{ row: 3, problem: 'BALANCE' }]);
  });
});

const camt = (entries: string, version = '02') =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct><Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1018.9</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string, more: string, sign = 'CRDT', status = '<Sts>BOOK</Sts>') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef>${more}</Ntry>`;
const detail = (amount: string, ref: string, party: string) =>
  `<TxDtls><Refs><EndToEndId>${ref}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr>${party}</Dbtr></RltdPties><RmtInf><Ustrd>for ${ref}</Ustrd></RmtInf></TxDtls>`;
const linesIn = (text: string) => camtStatements(text).statements[0]?.lines;

describe('a camt.053 statement', () => {
  it.each([
    ['02', '<Nm>Mei Lin</Nm>', '<Sts>BOOK</Sts>'],
    ['08', '<Pty><Nm>Mei Lin</Nm></Pty>', '<Sts><Cd>BOOK</Cd></Sts>'],
  ])('of version %s is read', (version, party, status) => {
    const details = `<NtryDtls>${detail('18.90', 'D261125B2D4F6H', party)}</NtryDtls>`;
    const { statements, problems } = camtStatements(
      camt(entry('18.90', details, 'CRDT', status), version),
    );
    expect(problems).toEqual([]);
    expect(statements[0]).toMatchObject({ openingMinor: 100000, closingMinor: 101890 });
    expect(statements[0]?.lines).toMatchObject([
      {
        amountMinor: 1890,
        name: 'Mei Lin',
        reference: 'D261125B2D4F6H',
        text: 'for D261125B2D4F6H',
        entryRef: 'R1',
      },
    ]);
  });

  it('has a line for each payment of a batch, and one for the charge that was taken out of it', () => {
    const batch = `<NtryDtls>${detail('10', 'A', '<Nm>A A</Nm>')}${detail('10', 'B', '<Nm>B B</Nm>')}</NtryDtls>`;
    expect(linesIn(camt(entry('19.50', batch)))).toMatchObject([
      { amountMinor: 1000, name: 'A A', entryRef: 'R1/1' },
      { amountMinor: 1000, name: 'B B', entryRef: 'R1/2' },
      { amountMinor: -50, hint: 'CHARGE' },
    ]);
  });

  it('keeps a batch as one line if its parts do not make it up', () => {
    const batch = `<NtryDtls>${detail('10', 'A', '')}${detail('12', 'B', '')}</NtryDtls>`;
    expect(linesIn(camt(entry('50', batch)))).toMatchObject([{ amountMinor: 5000 }]);
  });

  it('says what was taken back, and leaves out what is not booked', () => {
    const reversal = entry('5', '<RvslInd>true</RvslInd>', 'DBIT');
    const pending = entry('7', '', 'CRDT', '<Sts>PDNG</Sts>');
    expect(linesIn(camt(reversal + pending))).toMatchObject([
      { amountMinor: -500, hint: 'RETURNED' },
    ]);
  });

  it.each([
    ['no XML', 'Date,Amount'],
    ['another message', '<Document><Other/></Document>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><Document/>'],
    ['an unknown entity', '<Document>&x;</Document>'],
  ])('is refused if it is %s', (_, text) => {
    expect(camtStatements(text).problems).toMatchObject([{ row: 0, problem: 'FORMAT' }]);
  });
});

describe('the identity of a line', () => {
  const line = {
    row: 1,
    day: '2026-11-26',
    valueDay: '2026-11-26',
    amountMinor: 5,
    text: 'a',
    name: '',
    account: '',
    reference: '',
    entryRef: '',
    hint: '' as const,
  };

  it('is the bank’s reference, or what it says with its occurrence', async () => {
    const [first, second, third] = await lineKeys([line, line, { ...line, entryRef: 'R9' }], true);
    expect(second).toBe(first?.replace(/0$/, '1'));
    expect(third).toBe('r:R9');
    const [hashed] = await lineKeys([{ ...line, entryRef: 'R9' }], false);
    expect(hashed).toBe(first);
  });
});
