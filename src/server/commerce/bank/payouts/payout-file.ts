import type { PayoutFormat } from '../../../../contract/values/money/bank.ts';
import { csvRecord, plainText } from '../../../csv/csv.ts';
import { isIban } from '../accounts.ts';

/** A payment that the bank is asked to make. Amounts are decimal strings. */
export type PayoutOrder = {
  /** The id of the message, which is used once. */
  messageId: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  currency: string;
  sum: string;
  debtor: { name: string; account: string; bic: string };
  payments: readonly {
    /** The number of the withdrawal; banks pass it on unchanged to the recipient. */
    reference: string;
    amount: string;
    holder: string;
    account: string;
  }[];
};

/** The file of a batch in a format. The same batch always gives the same bytes. */
export function payoutText(order: PayoutOrder, format: PayoutFormat): string {
  if (format === 'CSV') return csvText(order);
  return painText(order, format === 'PAIN_09' ? '09' : '03');
}

function csvText({ messageId, currency, payments }: PayoutOrder): string {
  const heading = ['batch', 'reference', 'holder', 'account', 'amount', 'currency'];
  const rows = payments.map(({ reference, holder, account, amount }) => [
    messageId,
    reference,
    plainText(holder),
    plainText(account),
    amount,
    currency,
  ]);
  return [heading, ...rows].map(csvRecord).join('');
}

/** A credit transfer initiation by ISO 20022, pain.001.001.09 or .03. */
function painText(order: PayoutOrder, version: '09' | '03'): string {
  const { messageId, createdAt, currency, sum, debtor, payments } = order;
  const created = new Date(createdAt).toISOString();
  const day = created.slice(0, 10);
  const count = element('NbOfTxs', String(payments.length)) + element('CtrlSum', sum);
  const bicName = version === '09' ? 'BICFI' : 'BIC';
  const agent = debtor.bic
    ? element(bicName, escaped(debtor.bic))
    : element('Othr', element('Id', 'NOTPROVIDED'));
  const header = element(
    'GrpHdr',
    element('MsgId', escaped(messageId)) +
      element('CreDtTm', created.slice(0, 19)) +
      count +
      element('InitgPty', element('Nm', name(debtor.name))),
  );
  const transfers = payments.map(({ reference, amount, holder, account }) =>
    element(
      'CdtTrfTxInf',
      element('PmtId', element('EndToEndId', escaped(reference))) +
        element('Amt', `<InstdAmt Ccy="${escaped(currency)}">${escaped(amount)}</InstdAmt>`) +
        element('Cdtr', element('Nm', name(holder))) +
        element('CdtrAcct', accountId(account)) +
        element('RmtInf', element('Ustrd', escaped(reference))),
    ),
  );
  const payment = element(
    'PmtInf',
    element('PmtInfId', escaped(messageId)) +
      element('PmtMtd', 'TRF') +
      count +
      element('ReqdExctnDt', version === '09' ? element('Dt', day) : day) +
      element('Dbtr', element('Nm', name(debtor.name))) +
      element('DbtrAcct', accountId(debtor.account)) +
      element('DbtrAgt', element('FinInstnId', agent)) +
      element('ChrgBr', 'SLEV') +
      transfers.join(''),
  );
  const namespace = `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`;
  const message = element('CstmrCdtTrfInitn', header + payment);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${message}</Document>\n`;
}

const element = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`;

const accountId = (account: string): string =>
  element(
    'Id',
    isIban(account)
      ? element('IBAN', escaped(account))
      : element('Othr', element('Id', escaped(account.slice(0, 34)))),
  );

/** Names have at most 70 characters. */
const name = (text: string): string => escaped([...text].slice(0, 70).join(''));

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as the content of an element or attribute, without the characters that XML forbids. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
