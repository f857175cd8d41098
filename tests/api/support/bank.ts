import type { Input, Output } from '../../../src/contract/endpoints.ts';
import { operate } from './fulfilment.ts';
import { bankDeposit } from './stage.ts';
import { post, postForm } from './uploads.ts';
import { newShopper, type Shopper } from './world.ts';

type At = { host: string };
type Deposit = Output<'createDeposit'>;
type Account = Output<'makeBankAccount'>;

/** A row of a CSV statement. */
export type Row = { day?: string; amount: string; name?: string; text?: string; ref?: string };

/** A bank account of a currency with a name of its own. Its currency is that of transfers at the tenant. */
export async function newAccount(
  at: At,
  body: Partial<Input<'makeBankAccount'>['body']> = {},
): Promise<Account> {
  return operate(at, 'makeBankAccount', {
    body: {
      name: `Account ${crypto.randomUUID().slice(0, 8)}`,
      holder: 'Sampan Trading Ltd',
      currency: 'AUD',
      accountNo: '0720014471',
      opening: '1000',
      useReferences: true,
      ...body,
    },
  });
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** A CSV statement with balances that continue an opening balance. */
export function csvOf(opening: string, rows: readonly Row[]): string {
  let balance = cents(opening);
  const lines = rows.map(({ day = '2026-11-26', amount, name = '', text = '', ref = '' }) => {
    balance += cents(amount);
    return [day, amount, (balance / 100).toFixed(2), `"${name}"`, `"${text}"`, ref].join(',');
  });
  return ['Date,Amount,Balance,Name,Description,Transaction ID', ...lines].join('\n');
}

/** The key of a statement that was uploaded. */
export async function uploadedStatement(at: At, text: string, ext: 'csv' | 'xml' = 'csv') {
  const token = await operate(at, 'getBankUploadToken', { query: { ext } });
  const bytes = new Uint8Array(new TextEncoder().encode(text));
  const { status, text: answer } = await post(at.host, token.bucketHost, postForm(token, bytes));
  if (status >= 300) throw new Error(`the bucket answered ${status}: ${answer}`);
  return token.key;
}

/** A statement that was uploaded for an account, but not imported yet. */
export async function addedFile(
  at: At,
  { id: accountId }: { id: string },
  text: string,
  ext: 'csv' | 'xml' = 'csv',
) {
  const file = await uploadedStatement(at, text, ext);
  return operate(at, 'addBankFile', { body: { accountId, file, name: 'Test' } });
}

/** Imports a statement. Resolves to the new lines of the account, in the order of the statement. */
export async function takenLines(at: At, account: Account, rows: readonly Row[]) {
  const [now] = (await operate(at, 'listBankAccounts')).filter(({ id }) => id === account.id);
  const added = await addedFile(at, account, csvOf(now?.balance ?? account.opening, rows));
  await operate(at, 'takeBankFile', { params: { id: added.id }, body: {} });
  const query = { fileId: added.id, pageSize: 100 };
  const { records } = await operate(at, 'listBankLines', { query });
  return records.toReversed();
}

/** A shopper with a top-up by transfer, and the bank account of its channel. */
export async function announced(at: At, shopper?: Shopper) {
  const payer = shopper ?? (await newShopper(at.host));
  const deposit: Deposit = await bankDeposit({ shopper: payer });
  return { payer, deposit };
}

/** A line that pays a top-up, not matched yet. */
export async function payingLine(at: At) {
  const { payer, deposit } = await announced(at);
  const account = await newAccount(at, { currency: deposit.payCurrency });
  const [line] = await takenLines(at, account, [
    { amount: deposit.payAmount, text: `Top-up ${deposit.depositNo}`, ref: crypto.randomUUID() },
  ]);
  if (!line) throw new Error('the statement has no line');
  return { payer, deposit, account, line };
}
