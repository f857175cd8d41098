import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../../src/contract/errors.ts';
import { creditLine, planLine } from '../../../../../src/server/commerce/bank/credit-line.ts';
import { addFile } from '../../../../../src/server/commerce/bank/files.ts';
import {
  lineRow,
  lineStatement,
  listLines,
  markLine,
  unmarkLine,
} from '../../../../../src/server/commerce/bank/lines.ts';
import {
  creditFromLines,
  planMatch,
} from '../../../../../src/server/commerce/bank/suggestions/match.ts';
import { reverseDeposit, undoMatch } from '../../../../../src/server/commerce/bank/take-back.ts';
import { takeFile } from '../../../../../src/server/commerce/bank/take-file.ts';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { createDeposit, getDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { creditDeposit } from '../../../../../src/server/commerce/settlement/credit-deposit.ts';
import {
  getBankUploadToken,
  recordUpload,
} from '../../../../../src/server/commerce/upload/uploads.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { adjustBalance } from '../../../../../src/server/commerce/wallet/adjust-balance.ts';
import { bankAccounts, bankMatches } from '../../../../../src/server/db/schema/money/bank.ts';
import { providerPayments } from '../../../../../src/server/db/schema/money/providers.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { newBankAccount } from '../../../support/bank.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { openShop, operator } from '../../../support/shop.ts';

let mia: OwnerScope;
let staff: Scope;
let accountId: string;
beforeEach(async () => {
  const shop = await openShop(await openTestDatabase());
  mia = await shop.shopper();
  staff = { ...operator(mia), staffId: 'li' };
  const account = await newBankAccount(staff);
  accountId = account.id;
});

/** The lines of a statement that continues the account. */
async function lines(...rows: [amount: string, text: string][]) {
  const { key } = await getBankUploadToken(staff, 'csv');
  if (staff.bucket.kind !== 'embedded') throw new Error('the bucket is in memory');
  const [account] = await staff.db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.id, accountId));
  let balance = account?.balanceMinor ?? 0;
  const body = rows.map(([amount, text]) => {
    balance += Math.round(Number(amount) * 100);
    return `2026-11-20,${amount},${(balance / 100).toFixed(2)},${text}`;
  });
  const bytes = new TextEncoder().encode(['Date,Amount,Balance,Text', ...body].join('\n'));
  await staff.bucket.put(key, new Uint8Array(bytes));
  const owner = { tenantId: 'one', userId: '', catalog: 'BANK_FILE' } as const;
  const file = { contentType: 'text/csv', bytes: bytes.length, sha256: key } as const;
  await recordUpload(staff.db, { key, ...owner, ...file }, staff.now);
  const added = await addFile(staff, { accountId, file: key, name: '' });
  await takeFile(staff, added.id, { closing: '' });
  const query = { accountId, state: '' as const, fileId: added.id, pageSize: 50 };
  return (await listLines(staff, query)).records.toReversed();
}

const topUp = () => createDeposit(mia, { channelId: 'bank-one', amount: '100', reference: '' });
const available = async () => (await getAccount(mia)).available;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const credit = async (depositId: string, lineIds: string[], onlyDue = false) => {
  const { shares, amountFen } = await planMatch(staff, { depositId, lineIds, onlyDue });
  const amount = (amountFen / 100).toFixed(2);
  await creditFromLines(staff, depositId, { amount, shares });
};
const matchOf = async (depositId: string) => {
  const isCredited = and(eq(bankMatches.depositId, depositId), eq(bankMatches.state, 'CREDITED'));
  const [match] = await staff.db.select().from(bankMatches).where(isCredited);
  return match?.id ?? '';
};
const exact = async () => expect(await verifyLedger(mia.db, 'one')).toEqual([]);

describe('a credit from lines', () => {
  it('is undone, waits again, and is credited once more, as often as somebody errs', async () => {
    const { id, payAmount } = await topUp();
    const [line] = await lines([payAmount, 'a']);
    for (let round = 0; round < 3; round++) {
      await credit(id, [line?.id ?? '']);
      expect(await available()).toBe('100.00');
      await exact();
      await undoMatch(staff, await matchOf(id), 'Wrong line');
      expect(await available()).toBe('0.00');
      expect((await getDeposit(mia, id)).status).toBe('PENDING_REVIEW');
    }
    await exact();
  });

  it('takes of a line for two top-ups what each asked for', async () => {
    const [one, two] = [await topUp(), await topUp()];
    const sum = (Number(one.payAmount) + Number(two.payAmount)).toFixed(2);
    const [line] = await lines([sum, 'both']);
    await credit(one.id, [line?.id ?? ''], true);
    await credit(two.id, [line?.id ?? ''], true);
    expect(await available()).toBe('200.00');
    expect(await codeOf(credit(one.id, [line?.id ?? '']))).toBe('ILLEGAL_TRANSITION');
    await exact();
  });

  it('settles what came for the top-up at an online provider and waited for a look', async () => {
    const { id, payAmount } = await topUp();
    const { tenantId, userId, now: createdAt } = mia;
    await staff.db.insert(providerPayments).values({
      id: 'looked-at',
      tenantId,
      userId,
      depositId: id,
      channelId: 'bank-one',
      provider: 'stripe',
      state: 'REVIEW',
      amount: payAmount,
      currency: 'AUD',
      createdAt,
      changedAt: createdAt,
    });
    const [line] = await lines([payAmount, 'from the provider']);
    await credit(id, [line?.id ?? '']);
    expect(await staff.db.select().from(providerPayments)).toMatchObject([{ state: 'CREDITED' }]);
    await exact();
  });

  it('of less than was announced credits its share, rounded down', async () => {
    const { id, payAmount } = await topUp();
    const [line] = await lines([(Number(payAmount) / 3).toFixed(2), 'a third']);
    await credit(id, [line?.id ?? '']);
    expect(Number(await available())).toBeCloseTo(33.33, 0);
    await exact();
  });

  it('can be undone only while the balance has the money', async () => {
    const { id, payAmount } = await topUp();
    const [line] = await lines([payAmount, 'a']);
    await credit(id, [line?.id ?? '']);
    await reverseDeposit(staff, id, { lineId: '', reason: 'Taken back' });
    expect(await codeOf(undoMatch(staff, await matchOf(id), 'Late'))).toBe('NOT_FOUND');
    expect(await codeOf(reverseDeposit(staff, id, { lineId: '', reason: 'Again' }))).toBe(
      'ILLEGAL_TRANSITION',
    );
    await exact();
  });
});

it('a line that nobody announced is credited at today’s rate without the fee, once', async () => {
  const [line] = await lines(['21.34', 'from somebody']);
  const plan = await planLine(staff, line?.id ?? '', '');
  // 21.34 AUD are 100.00 CNY; of them 1.5 % of what is credited is the fee.
  expect(plan.amountFen).toBe(98_52);
  const request = {
    lineId: plan.line.id,
    userId: mia.userId,
    channelId: plan.channelId,
    minor: 2134,
    amountFen: plan.amountFen,
    feeFen: plan.feeFen,
    rate: plan.rate,
  };
  const results = await Promise.all([1, 2].map(() => codeOf(creditLine(staff, request))));
  expect(results.toSorted()).toEqual(['ILLEGAL_TRANSITION', 'done']);
  expect(await available()).toBe('98.52');
  await exact();
});

describe('the channel of a line that nobody announced', () => {
  const refused = { code: 'VALIDATION_FAILED', fields: [{ field: 'channelId', code: 'choice' }] };
  const channel = (changes: Partial<typeof depositChannels.$inferInsert>) =>
    staff.db.update(depositChannels).set(changes).where(eq(depositChannels.id, 'demo-one'));
  const account = (channels: string[]) =>
    staff.db.update(bankAccounts).set({ channels }).where(eq(bankAccounts.id, accountId));
  const plan = async () => {
    const [line] = await lines(['21.34', 'from somebody']);
    return planLine(staff, line?.id ?? '', 'demo-one');
  };

  it('is one of the account’s, if it names any', async () => {
    await expect(plan()).rejects.toMatchObject(refused);
  });

  it('may be any of the currency, if it names none', async () => {
    await account([]);
    expect(await plan()).toMatchObject({ channelId: 'demo-one', channelName: 'Bank transfer' });
  });

  it.each([
    ['an online provider', { provider: 'stripe' }],
    ['another currency', { currency: 'EUR' }],
  ])('is refused if it is %s', async (_, changes) => {
    await channel(changes);
    await account(['demo-one']);
    await expect(plan()).rejects.toMatchObject(refused);
  });
});

it('a line that only looks like a known one is not lost: the file does not continue the account', async () => {
  await lines(['5.00', 'a'], ['-5.00', 'b']);
  await expect(lines(['5.00', 'a'])).rejects.toMatchObject({ code: 'BANK_FILE_WRONG' });
});

it('money that the bank takes back after it was spent is owed', async () => {
  const { id, payAmount } = await topUp();
  const [line] = await lines([payAmount, 'a']);
  await credit(id, [line?.id ?? '']);
  const other = await topUp();
  const { userId } = mia;
  const spent = {
    userId,
    type: 'ADJUSTMENT_OUT',
    amountFen: 60_00,
    key: 'a',
    reference: '',
  } as const;
  await adjustBalance(staff, spent);
  const [back] = await lines([`-${payAmount}`, 'returned']);
  await reverseDeposit(staff, id, { lineId: back?.id ?? '', reason: 'Taken back' });
  expect(await getAccount(mia)).toMatchObject({ available: '0.00', owed: '60.00' });
  const [next] = await lines([other.payAmount, 'b']);
  await credit(other.id, [next?.id ?? '']);
  expect(await available()).toBe('40.00');
  await exact();
});

describe('a mark', () => {
  it('that a person made can be removed, whatever its kind', async () => {
    const { id, depositNo } = await topUp();
    await creditDeposit(staff, id);
    const [out, back] = await lines(['-9.00', 'out'], ['9.00', 'back']);
    const [outId, backId] = [out?.id ?? '', back?.id ?? ''];
    for (const [lineId, mark] of [
      [outId, 'PAYOUT'],
      [outId, 'RETURNED'],
      [backId, 'RETURNED'],
    ] as const) {
      await markLine(staff, lineId, { mark, note: depositNo });
      expect(await unmarkLine(staff, lineId)).toMatchObject({ state: 'OPEN', note: '' });
    }
    expect(await codeOf(unmarkLine(staff, outId))).toBe('ILLEGAL_TRANSITION');
  });

  it('that came with a reversal can’t be removed', async () => {
    const { id, payAmount } = await topUp();
    await creditDeposit(staff, id);
    const [back] = await lines([`-${payAmount}`, 'returned']);
    const lineId = back?.id ?? '';
    await reverseDeposit(staff, id, { lineId, reason: 'Taken back' });
    expect(await codeOf(unmarkLine({ ...staff, now: staff.now + 1 }, lineId))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  it('is not removed if another mark was made meanwhile', async () => {
    const [line] = await lines(['-9.00', 'out']);
    const lineId = line?.id ?? '';
    const at = (milliseconds: number) => ({ ...staff, now: staff.now + milliseconds });
    await markLine(at(1), lineId, { mark: 'OTHER', note: '' });
    const read = await lineRow(staff, lineId);
    await unmarkLine(at(2), lineId);
    await markLine(at(3), lineId, { mark: 'CHARGE', note: '' });
    const stale = lineStatement(at(4), read, ['MARKED'], { state: 'OPEN', mark: '' });
    expect(await commit(staff, [stale])).toBe('BANK_LINE_STATE');
  });

  it('of a payout is only for money that went out', async () => {
    const [line] = await lines(['9.00', 'in']);
    const marked = markLine(staff, line?.id ?? '', { mark: 'PAYOUT', note: '' });
    await expect(marked).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'mark', code: 'choice' }],
    });
  });
});
