import { MAX_BANK_LINES } from '../../../../contract/values/money/bank.ts';
import {
  elementAt,
  elementsAt,
  parseXml,
  textAt,
  type XmlElement,
  XmlMistake,
} from '../../../xml/xml.ts';
import { digitsOf, minorOf } from './amount.ts';
import {
  oneLine,
  type Problem,
  type ReadFile,
  type Statement,
  type StatementLine,
} from './statement.ts';

type Reading = { currency: string; problems: Problem[]; row: number };

/**
 * The statements in a camt.053 message of the versions 02 to 08, as banks write them. A batch becomes a line for each of its
 * transactions if the bank names their amounts, and a line for charges that it took out of it.
 */
export function camtStatements(text: string): ReadFile {
  let root: XmlElement;
  try {
    root = parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlMistake)) throw error;
    return {
      statements: [],
      problems: [{ row: 0, problem: 'FORMAT', value: oneLine(error.message, 100) }],
    };
  }
  const messages = root.name === 'Document' ? elementsAt(root, 'BkToCstmrStmt', 'Stmt') : [];
  if (messages.length === 0) {
    return {
      statements: [],
      problems: [{ row: 0, problem: 'FORMAT', value: root.name.slice(0, 40) }],
    };
  }
  const problems: Problem[] = [];
  const statements = messages.map((statement) => readStatement(statement, problems));
  const lines = statements.reduce((sum, one) => sum + one.lines.length, 0);
  if (lines > MAX_BANK_LINES) {
    return {
      statements: [],
      problems: [{ row: 0, problem: 'TOO_MANY', value: String(MAX_BANK_LINES) }],
    };
  }
  return { statements: problems.length > 0 ? [] : statements, problems };
}

function readStatement(statement: XmlElement, problems: Problem[]): Statement {
  const account = elementAt(statement, 'Acct');
  const balances = elementsAt(statement, 'Bal');
  const currency =
    textAt(account, 'Ccy') || (elementAt(balances[0], 'Amt')?.attributes.Ccy ?? '').toUpperCase();
  const codeOf = (balance: XmlElement) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd');
  const opening =
    balances.find((one) => codeOf(one) === 'OPBD') ??
    balances.find((one) => codeOf(one) === 'PRCD') ??
    balances.find((one) => codeOf(one) === 'ITBD');
  const closing =
    balances.findLast((one) => codeOf(one) === 'CLBD') ??
    balances.findLast((one) => codeOf(one) === 'ITBD');
  const reading: Reading = { currency, problems, row: 0 };
  const lines = elementsAt(statement, 'Ntry').flatMap((entry, index) =>
    readEntry(entry, { ...reading, row: index + 1 }),
  );
  return {
    account: accountOf(account),
    currency,
    openingMinor: opening && signedAmount(opening, reading),
    closingMinor: closing && signedAmount(closing, reading),
    lines,
  };
}

const accountOf = (account: XmlElement | undefined): string =>
  (textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id')).replaceAll(/\s/g, '');

/** The amount of an entry, transaction or balance by its indicator; undefined after a problem was noted. */
function signedAmount(
  element: XmlElement,
  { currency, problems, row }: Reading,
  amount = elementAt(element, 'Amt'),
): number | undefined {
  const minor = minorOf(amount?.text.trim() ?? '', digitsOf(currency));
  const lineCurrency = amount?.attributes.Ccy ?? currency;
  if (lineCurrency !== currency)
    problems.push({ row, problem: 'CURRENCY', value: lineCurrency.slice(0, 3) });
  if (minor === undefined) {
    problems.push({ row, problem: 'AMOUNT', value: oneLine(amount?.text ?? '', 40) });
    return undefined;
  }
  return textAt(element, 'CdtDbtInd') === 'DBIT' ? 0 - minor : minor;
}

/** Reads the lines of an entry; empty if the entry is not booked. */
function readEntry(entry: XmlElement, reading: Reading): StatementLine[] {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (status !== '' && status !== 'BOOK') return [];
  const amountMinor = signedAmount(entry, reading);
  const day = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt');
  if (!day) {
    const value = oneLine(textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm'), 40);
    reading.problems.push({ row: reading.row, problem: 'DAY', value });
  }
  if (!day || amountMinor === undefined) return [];
  const wholeLine: StatementLine = {
    row: reading.row,
    day,
    valueDay: dayAt(entry, 'ValDt') ?? day,
    amountMinor,
    text: oneLine(textAt(entry, 'AddtlNtryInf'), 500),
    name: '',
    account: '',
    reference: '',
    entryRef: oneLine(textAt(entry, 'AcctSvcrRef'), 80),
    hint: hintOf(entry),
  };
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const [only] = details;
  if (!only) return [wholeLine];
  if (details.length === 1) return [{ ...withDetails(wholeLine, only), amountMinor }];
  return batchLines(wholeLine, details, reading);
}

/** The lines of a batch; one for all if the bank does not name the amounts, or they make up another sum. */
function batchLines(
  whole: StatementLine,
  details: readonly XmlElement[],
  reading: Reading,
): StatementLine[] {
  const lines = details.flatMap((detail, index) => {
    const amount = elementAt(detail, 'Amt') ?? elementAt(detail, 'AmtDtls', 'TxAmt', 'Amt');
    if (!amount || (amount.attributes.Ccy ?? reading.currency) !== reading.currency) return [];
    const minor = minorOf(amount.text.trim(), digitsOf(reading.currency));
    if (minor === undefined || minor === 0) return [];
    const direction = textAt(detail, 'CdtDbtInd');
    const isDebit = direction === '' ? whole.amountMinor < 0 : direction === 'DBIT';
    const line = withDetails(whole, detail);
    const ref = oneLine(
      textAt(detail, 'Refs', 'AcctSvcrRef') || textAt(detail, 'Refs', 'TxId'),
      60,
    );
    const base = whole.entryRef && `${whole.entryRef}/${ref || index + 1}`;
    return [{ ...line, amountMinor: isDebit ? 0 - minor : minor, entryRef: base }];
  });
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const restMinor = whole.amountMinor - sum;
  const isSmall = Math.abs(restMinor) * 10 <= Math.abs(whole.amountMinor);
  if (lines.length < details.length || (restMinor !== 0 && !(restMinor < 0 && isSmall)))
    return [whole];
  if (restMinor === 0) return lines;
  const entryRef = whole.entryRef && `${whole.entryRef}/charges`;
  return [...lines, { ...whole, amountMinor: restMinor, entryRef, hint: 'CHARGE' }];
}

function withDetails(whole: StatementLine, detail: XmlElement): StatementLine {
  const parties = elementAt(detail, 'RltdPties');
  const side = whole.amountMinor < 0 ? 'Cdtr' : 'Dbtr';
  const structured = textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const remittance = elementsAt(detail, 'RmtInf', 'Ustrd').map(({ text }) => text.trim());
  const text = [...remittance, structured, textAt(detail, 'AddtlTxInf')].filter(Boolean).join(' ');
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId');
  return {
    ...whole,
    text: oneLine(text, 500) || whole.text,
    name: oneLine(textAt(parties, side, 'Nm') || textAt(parties, side, 'Pty', 'Nm'), 140),
    account: accountOf(elementAt(parties, `${side}Acct`)).slice(0, 64),
    reference: endToEnd === 'NOTPROVIDED' ? '' : oneLine(endToEnd, 140),
    entryRef: whole.entryRef || oneLine(textAt(detail, 'Refs', 'AcctSvcrRef'), 80),
    hint: elementAt(detail, 'RtrInf') ? 'RETURNED' : whole.hint,
  };
}

/** The kind of an entry, read from its code or indicator. */
function hintOf(entry: XmlElement): StatementLine['hint'] {
  if (textAt(entry, 'RvslInd') === 'true') return 'RETURNED';
  const family = textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  if (['CHRG', 'FEES', 'COMM', 'INTR', 'TAXE'].includes(family)) return 'CHARGE';
  if (['RRTN', 'UPDD', 'RPCR', 'RRCT', 'ARET'].includes(family)) return 'RETURNED';
  return '';
}

function dayAt(entry: XmlElement, name: string): string | undefined {
  const text = textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm');
  const day = text.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && Number.isFinite(Date.parse(day)) ? day : undefined;
}
