import type { StoredColumns } from '../../../db/schema/money/bank.ts';
import type { Scope } from '../../base/scope.ts';
import { type AccountRow, accountNumber } from '../accounts.ts';
import { camtStatements } from './camt.ts';
import { csvStatement } from './csv-statement.ts';
import { decodedAs, decodedText, guessedMapping, type TableRow, tableRows } from './csv-table.ts';
import type { Problem, ReadFile, Statement } from './statement.ts';

/** The result of reading a file for one account. */
export type FileReading = {
  statement: Statement | undefined;
  problems: Problem[];
  /** How the columns of a CSV file are read; absent for other files. */
  columns?: StoredColumns;
  sample: TableRow[];
};

/** How many rows of a CSV file are shown. */
const SAMPLE_ROWS = 8;

/** The bytes of an uploaded file; undefined if the file was deleted. */
export async function fileBytes(
  { bucket }: Pick<Scope, 'bucket'>,
  key: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = await bucket.get(key);
  return body && new Uint8Array(await new Response(body).arrayBuffer());
}

/** Whether bytes are those of an XML file. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(decodedText(bytes.subarray(0, 200)));

/** Reads a file for an account. `problems` lists its mistakes, with their rows. */
export async function readFileFor(
  scope: Pick<Scope, 'keys' | 'now'>,
  account: AccountRow,
  bytes: Uint8Array,
): Promise<FileReading> {
  if (isXml(bytes)) {
    const read = camtStatements(decodedText(bytes));
    return { ...ofAccount(read, account, await accountNumber(scope, account)), sample: [] };
  }
  const encoding = account.columns?.encoding ?? (isGb18030(bytes) ? 'gb18030' : 'windows-1252');
  const rows = tableRows(decodedText(bytes, encoding));
  if (!rows || rows.length === 0) {
    return {
      statement: undefined,
      problems: [{ row: 0, problem: 'FORMAT', value: '' }],
      sample: [],
    };
  }
  const columns = account.columns ?? guessedMapping(rows, encoding);
  const read = csvStatement(rows, columns, account.currency);
  const [statement] = read.statements;
  const begin = Math.max(
    0,
    rows.findIndex(({ row }) => row === columns.headingRow),
  );
  return {
    statement,
    problems: read.problems,
    columns,
    sample: rows.slice(begin, begin + SAMPLE_ROWS),
  };
}

/**
 * Recognises files of Chinese banks that are not UTF-8: nearly all bytes outside ASCII form pairs of that
 * encoding.
 */
function isGb18030(bytes: Uint8Array): boolean {
  const text = decodedAs(bytes.subarray(0, 20_000), 'gb18030');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return han >= 4 && broken * 10 < han;
}

/** The statement of the account among those in a file, together if it has several pages. */
function ofAccount(
  { statements, problems }: ReadFile,
  { currency }: AccountRow,
  number: string,
): Omit<FileReading, 'sample'> {
  if (problems.length > 0) return { statement: undefined, problems };
  const isOurs = ({ account }: Statement) =>
    account.toUpperCase() === number ||
    (account.length >= 6 && number.endsWith(account.toUpperCase()));
  const statementsOfAccount = statements.filter(isOurs);
  const [begin] = statementsOfAccount;
  const end = statementsOfAccount.at(-1);
  const problem = (name: Problem['problem'], value: string) => ({
    statement: undefined,
    problems: [{ row: 0, problem: name, value }],
  });
  if (!begin || !end) {
    return problem(
      'ACCOUNT',
      statements
        .map(({ account }) => `••••${account.slice(-4)}`)
        .join(', ')
        .slice(0, 200),
    );
  }
  if (statementsOfAccount.some((one) => one.currency !== currency))
    return problem('CURRENCY', begin.currency.slice(0, 3));
  const gap = statementsOfAccount.findIndex((one, index) => {
    const before = statementsOfAccount[index - 1];
    return before !== undefined && before.closingMinor !== one.openingMinor;
  });
  if (gap > 0) return problem('NOT_CONTINUED', String(gap + 1));
  let row = 0;
  const lines = statementsOfAccount.flatMap((one) =>
    one.lines.map((line) => ({ ...line, row: ++row })),
  );
  return {
    problems: [],
    statement: { ...begin, closingMinor: end.closingMinor, lines },
  };
}
