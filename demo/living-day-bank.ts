import { makeAccount } from '../src/server/commerce/bank/accounts.ts';
import { addFile } from '../src/server/commerce/bank/files.ts';
import { digitsOf, minorOf } from '../src/server/commerce/bank/statement/amount.ts';
import {
  type WaitingDeposit,
  waitingDeposits,
} from '../src/server/commerce/bank/suggestions/open-deposits.ts';
import { takeFile } from '../src/server/commerce/bank/take-file.ts';
import type { Scope } from '../src/server/commerce/base/scope.ts';
import { channelsOf } from '../src/server/commerce/deposit/deposit-channels.ts';
import { getBankUploadToken, recordUpload } from '../src/server/commerce/upload/uploads.ts';
import { fromMinor } from '../src/server/payments/money.ts';
import { acceptPost } from '../src/server/storage/accept-post.ts';
import { demoStaffId } from './demo-staff.ts';
import { announcedMoney, type Day, HOUR_MS } from './living-day-steps.ts';

/*
 * A statement of the demonstration's bank. Most of its lines pay the top-ups that the day's shoppers have
 * announced. The payers write differently: with the number, with a wrong letter in it, or with their name
 * only, and the amount may be reduced by their bank's charge. One payer is a stranger.
 */

const OPENING_MINOR = 4_182_015;
const STRANGER_MINOR = 15_000;
const CHARGE_MINOR = 850;
/** The charge that a payer's bank subtracts from a transfer. */
const SENDING_CHARGE_MINOR = 1_000;

type Line = { at: number; minor: number; name: string; text: string };

/** Takes the statement of the account into which top-ups by transfer are paid. */
export async function takeStatement(day: Day, index: number, hoursAgo: number): Promise<void> {
  await announcedMoney(day, index, hoursAgo + 30);
  await announcedMoney(day, index + 1, hoursAgo + 20);
  const scope = { ...(await day.staff(hoursAgo)), staffId: demoStaffId('FINANCE') };
  const channel = (await channelsOf(scope)).find(({ type }) => type === 'BANK_TRANSFER');
  if (!channel) throw new Error('the tenant takes no bank transfers');
  const { currency } = channel;
  const account = await makeAccount(scope, {
    name: 'Harbour Bank',
    holder: 'Sampan Trading Pty Ltd',
    bic: '',
    channelIds: [channel.id],
    useReferences: true,
    currency,
    accountNo: '062000 55501420',
    opening: fromMinor(OPENING_MINOR, digitsOf(currency)),
  });
  const waiting = await waitingDeposits(scope, currency, [channel.id]);
  const text = csvOf(linesOf(scope, waiting), digitsOf(currency));
  const file = await uploaded(scope, text);
  const { id } = await addFile(scope, { accountId: account.id, file, name: 'Harbour Bank.csv' });
  await takeFile(scope, id, { closing: '' });
}

/** The different ways in which payers write, used in turn. */
const WAYS: readonly ((paid: WaitingDeposit, minor: number) => Omit<Line, 'at'>)[] = [
  ({ row, shopperName }, minor) => ({ minor, name: shopperName, text: `Top-up ${row.depositNo}` }),
  ({ row, shopperName }, minor) => ({
    minor,
    name: shopperName,
    text: `sampan ${row.depositNo.slice(0, -1)}${row.depositNo.endsWith('X') ? 'Y' : 'X'}`,
  }),
  ({ shopperName }, minor) => ({ minor, name: shopperName.toUpperCase(), text: 'for my account' }),
  ({ row, shopperName }, minor) => ({
    minor: minor - SENDING_CHARGE_MINOR,
    name: shopperName,
    text: `${row.depositNo} less charges of sending bank`,
  }),
];

/** The lines of the statement, the oldest first: top-ups, money of somebody unknown, and a charge. */
function linesOf({ now }: Scope, waiting: readonly WaitingDeposit[]): Line[] {
  const paid = WAYS.flatMap((write, index) => {
    const one = waiting[index];
    const minor = one && minorOf(one.row.payAmount, digitsOf(one.row.payCurrency));
    return one && minor !== undefined ? [{ ...write(one, minor), at: one.row.createdAt }] : [];
  });
  return [
    ...paid,
    {
      at: now - 6 * HOUR_MS,
      minor: STRANGER_MINOR,
      name: 'R Nowak',
      text: 'thanks for the jacket',
    },
    { at: now, minor: -CHARGE_MINOR, name: '', text: 'Account fee' },
  ].sort((a, b) => a.at - b.at);
}

/** The statement in the bank's format: a table with the balance after each line. */
function csvOf(lines: readonly Line[], digits: number): string {
  let balanceMinor = OPENING_MINOR;
  const rows = lines.map(({ at, minor, name, text }, index) => {
    balanceMinor += minor;
    const day = new Date(at).toISOString().slice(0, 10);
    const [amount, balance] = [fromMinor(minor, digits), fromMinor(balanceMinor, digits)];
    return [day, amount, balance, name, text, `HB${70_411 + index}`].join(',');
  });
  return ['Date,Amount,Balance,Name,Description,Transaction ID', ...rows].join('\n');
}

/** Uploads the statement to the bucket, as a browser would. Returns its key. */
async function uploaded(scope: Scope, text: string): Promise<string> {
  const { bucket, keys, now, tenantId } = scope;
  if (bucket.kind !== 'embedded') throw new Error('files of the demonstration are stored here');
  const { key, policy, accessKeyId, signature } = await getBankUploadToken(scope, 'csv');
  const form = new FormData();
  form.set('key', key);
  form.set('policy', policy);
  form.set('OSSAccessKeyId', accessKeyId);
  form.set('signature', signature);
  form.set('file', new Blob([text]), 'Harbour Bank.csv');
  const request = new Request('http://localhost/uploads', { method: 'POST', body: form });
  const { stored } = await acceptPost({ bucket, keys, now, tenantId }, request);
  await recordUpload(scope.db, stored, now);
  return key;
}
