import { describe, expect, it } from 'vitest';
import {
  type PayoutOrder,
  payoutText,
} from '../../../../../../src/server/commerce/bank/payouts/payout-file.ts';
import { readStatus } from '../../../../../../src/server/commerce/bank/payouts/payout-status.ts';
import {
  elementsAt,
  parseXml,
  textAt,
  type XmlElement,
} from '../../../../../../src/server/xml/xml.ts';
import { statusReport } from '../../../../../api/support/bank-samples.ts';

const order: PayoutOrder = {
  messageId: 'B2611277E9G1J3M',
  createdAt: Date.UTC(2026, 10, 27, 8, 30),
  currency: 'EUR',
  sum: '30.50',
  debtor: { name: 'Sampan & Söhne <GmbH>', account: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  payments: [
    { reference: 'W261127B2D4F6H', amount: '20.00', holder: '=SUM(A1)', account: '0044123' },
    {
      reference: 'W261127C3E5G7J',
      amount: '10.50',
      holder: 'Mei Lin',
      account: 'GB33BUKB20201555555555',
    },
  ],
};

/** The children of each element in the file of `order`, in the order that the schema of pain.001 requires. */
const SCHEMA: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf',
  GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum InitgPty',
  PmtInf:
    'PmtInfId PmtMtd NbOfTxs CtrlSum ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf CdtTrfTxInf',
  CdtTrfTxInf: 'PmtId Amt Cdtr CdtrAcct RmtInf',
  PmtId: 'EndToEndId',
  Amt: 'InstdAmt',
};

function wrongIn(element: XmlElement): string[] {
  const expected = SCHEMA[element.name];
  const found = element.children.map(({ name }) => name).join(' ');
  const own = expected !== undefined && expected !== found ? [`${element.name}: ${found}`] : [];
  return [...own, ...element.children.flatMap(wrongIn)];
}

describe.each([
  ['PAIN_09', '09', 'BICFI'],
  ['PAIN_03', '03', 'BIC'],
] as const)('a file as %s', (format, version, bic) => {
  const root = parseXml(payoutText(order, format));
  const message = ['CstmrCdtTrfInitn', 'PmtInf'] as const;

  it('has its elements in the order of the schema', () => {
    expect(root.attributes.xmlns).toBe(`urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`);
    expect(wrongIn(root)).toEqual([]);
  });

  it('has the number and the sum of its payments, and the account that pays them', () => {
    const [payment] = elementsAt(root, ...message);
    expect(textAt(payment, 'NbOfTxs')).toBe('2');
    expect(textAt(payment, 'CtrlSum')).toBe('30.50');
    expect(textAt(payment, 'Dbtr', 'Nm')).toBe('Sampan & Söhne <GmbH>');
    expect(textAt(payment, 'DbtrAcct', 'Id', 'IBAN')).toBe(order.debtor.account);
    expect(textAt(payment, 'DbtrAgt', 'FinInstnId', bic)).toBe('COBADEFFXXX');
    const day = version === '09' ? ['ReqdExctnDt', 'Dt'] : ['ReqdExctnDt'];
    expect(textAt(payment, ...day)).toBe('2026-11-27');
  });

  it('has each payment once, to an IBAN or an account number', () => {
    const transfers = elementsAt(root, ...message, 'CdtTrfTxInf');
    expect(transfers.map((one) => textAt(one, 'PmtId', 'EndToEndId'))).toEqual(
      order.payments.map(({ reference }) => reference),
    );
    expect(textAt(transfers[0], 'CdtrAcct', 'Id', 'Othr', 'Id')).toBe('0044123');
    expect(textAt(transfers[1], 'CdtrAcct', 'Id', 'IBAN')).toBe('GB33BUKB20201555555555');
    expect(transfers.map((one) => elementsAt(one, 'Amt', 'InstdAmt')[0]?.attributes.Ccy)).toEqual([
      'EUR',
      'EUR',
    ]);
  });
});

it('a CSV file runs no formula in a spreadsheet', () => {
  expect(payoutText(order, 'CSV').split('\r\n')[1]).toBe(
    "B2611277E9G1J3M,W261127B2D4F6H,'=SUM(A1),0044123,20.00,EUR",
  );
});

it('a status report has one status for all payments, or one for each', () => {
  expect(readStatus(statusReport('B1', 'ACSC'))).toMatchObject({
    messageId: 'B1',
    group: 'CONFIRMED',
  });
  const payment = (status: string) =>
    `<OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>W1</OrgnlEndToEndId><TxSts>${status}</TxSts></TxInfAndSts></OrgnlPmtInfAndSts>`;
  expect(readStatus(statusReport('B1', 'PART', payment('RJCT')))?.payments).toMatchObject([
    { reference: 'W1', outcome: 'FAILED' },
  ]);
  expect(readStatus(statusReport('B1', 'PART', payment('PDNG')))?.payments).toMatchObject([
    { outcome: undefined },
  ]);
  expect(readStatus('<Document/>')).toBeUndefined();
});
