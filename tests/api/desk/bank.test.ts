import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../src/contract/errors.ts';
import {
  addedFile,
  announced,
  csvOf,
  newAccount,
  payingLine,
  takenLines,
  uploadedStatement,
} from '../support/bank.ts';
import { statusReport } from '../support/bank-samples.ts';
import { operate } from '../support/fulfilment.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newWithdrawer, openWithdrawal, withdrawalOf } from '../support/stage.ts';
import { DEFAULT_HOST, newShopper, type Shopper, visit } from '../support/world.ts';

const AT = { host: DEFAULT_HOST };
let finance: Person;
let other: Person;
let lead: Person;
beforeAll(async () => {
  finance = await newPerson('FINANCE');
  other = await newPerson('FINANCE');
  lead = await newPerson('FINANCE_LEAD');
});

const codeOf = (call: Promise<unknown>): Promise<ErrorCode | 'done'> =>
  call.then(
    () => 'done' as const,
    (error: { code: ErrorCode }) => error.code,
  );
/** The state of a proposal after a second person has approved it. */
const approved = async (proposalId = '') => {
  const { id, payloadHash } = await lead.call('getProposal', { params: { id: proposalId } });
  return lead.call('approveProposal', { params: { id }, body: { payloadHash } });
};
const raise = (): never => {
  throw new Error('nothing is there');
};
const available = async (shopper: Shopper) => Number((await shopper.call('getAccount')).available);
const row = (text: string, amount: string) => ({ text, amount, ref: crypto.randomUUID() });
const lineOf = (id: string) => finance.call('getBankLine', { params: { id } });

describe('a statement', () => {
  test('is imported as a whole; the same file and an overlapping one add no line twice', async () => {
    const account = await newAccount(AT);
    const rows = [row('one', '10.00'), row('two', '-2.50')];
    const file = await addedFile(AT, account, csvOf('1000', rows));
    expect(file).toMatchObject({ state: 'NEW', format: 'CSV' });
    const seen = await finance.call('getBankFile', { params: { id: file.id } });
    expect(seen).toMatchObject({
      problems: [],
      newLines: 2,
      opening: '1000.00',
      closing: '1007.50',
    });
    const taken = await finance.call('takeBankFile', { params: { id: file.id }, body: {} });
    expect(taken).toMatchObject({ state: 'TAKEN', lines: 2, newLines: 2 });
    const same = await addedFile(AT, account, csvOf('1000', rows));
    expect(same.id).toBe(file.id);
    expect(await codeOf(finance.call('takeBankFile', { params: { id: file.id }, body: {} }))).toBe(
      'ILLEGAL_TRANSITION',
    );
    const more = await addedFile(AT, account, csvOf('1000', [...rows, row('three', '5.00')]));
    const next = await finance.call('takeBankFile', { params: { id: more.id }, body: {} });
    expect(next).toMatchObject({ lines: 3, newLines: 1, closing: '1012.50' });
    const accounts = await finance.call('listBankAccounts');
    expect(accounts.find(({ id }) => id === account.id)?.balance).toBe('1012.50');
  });

  test('with a wrong row is refused with the number of the row, and adds no line', async () => {
    const account = await newAccount(AT);
    const gap = await addedFile(AT, account, csvOf('1500', [row('one', '10.00')]));
    const wrong = await addedFile(AT, account, 'Date,Amount,Balance\n2026-11-26,1O,1010\n');
    const { problems } = await finance.call('getBankFile', { params: { id: wrong.id } });
    expect(problems).toMatchObject([{ row: 2, problem: 'AMOUNT', value: '1O' }]);
    for (const { id } of [gap, wrong]) {
      const call = finance.call('takeBankFile', { params: { id }, body: {} });
      expect(await codeOf(call)).toBe('BANK_FILE_WRONG');
    }
    const query = { accountId: account.id };
    expect((await finance.call('listBankLines', { query })).total).toBe(0);
    await finance.call('dropBankFile', { params: { id: gap.id } });
    expect((await addedFile(AT, account, csvOf('1500', [row('x', '1')]))).state).toBe('NEW');
  });

  test('without balances is taken with the closing balance that somebody says', async () => {
    const account = await newAccount(AT);
    const file = await addedFile(AT, account, 'Date,Amount,Text\n2026-11-26,5.25,a\n');
    const take = (closing: string) =>
      codeOf(finance.call('takeBankFile', { params: { id: file.id }, body: { closing } }));
    expect(await take('')).toBe('BANK_FILE_WRONG');
    expect(await take('1005.20')).toBe('BANK_FILE_WRONG');
    expect(await take('1005.25')).toBe('done');
  });

  test('imported by two people at once adds its lines once', async () => {
    const account = await newAccount(AT);
    const rows = [row('one', '10.00'), row('two', '20.00')];
    const files = [
      await addedFile(AT, account, csvOf('1000', rows)),
      await addedFile(AT, account, `${csvOf('1000', rows)}\n`),
    ];
    const calls = files.flatMap(({ id }) =>
      [finance, other].map((by) => codeOf(by.call('takeBankFile', { params: { id }, body: {} }))),
    );
    const results = await Promise.all(calls);
    expect(results.filter((one) => one === 'done').length).toBeGreaterThan(0);
    const { total } = await finance.call('listBankLines', { query: { accountId: account.id } });
    expect(total).toBe(2);
  });

  test('in camt.053 is taken for the account that it names, and its bytes come back to who may see them', async () => {
    const account = await newAccount(AT, {
      currency: 'EUR',
      accountNo: 'DE89370400440532013000',
      opening: '10',
    });
    const balance = (code: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
    const camt = (iban: string) =>
      `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', '10')}${balance('CLBD', '15')}<Ntry><Amt Ccy="EUR">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef></Ntry></Stmt></BkToCstmrStmt></Document>`;
    const foreign = await addedFile(AT, account, camt('GB33BUKB20201555555555'), 'xml');
    const { problems } = await finance.call('getBankFile', { params: { id: foreign.id } });
    expect(problems).toMatchObject([{ problem: 'ACCOUNT', value: '••••5555' }]);
    const own = await addedFile(AT, account, camt('DE89370400440532013000'), 'xml');
    await finance.call('takeBankFile', { params: { id: own.id }, body: {} });
    const content = await finance.call('readBankFile', { params: { id: own.id } });
    expect(atob(content.base64)).toContain('camt.053.001.08');
    const key = await uploadedStatement(AT, 'Date,Amount\n2026-11-26,1\n');
    const headers = { authorization: `Bearer ${finance.token}` };
    expect((await visit(`/uploads/${key}`, { headers })).status).toBe(404);
  });
});

describe('a line', () => {
  test('that has the number and the amount is credited from the sure suggestions, and undone', async () => {
    const { payer, deposit, account, line } = await payingLine(AT);
    const query = { accountId: account.id, sure: true };
    const { suggestions } = await finance.call('listBankSuggestions', { query });
    expect(suggestions).toMatchObject([{ isSure: true, reasons: ['CODE', 'AMOUNT'] }]);
    const pairs = suggestions.map(({ pair }) => pair);
    const taken = await finance.call('takeSuggestions', { body: { pairs } });
    expect(taken).toMatchObject({ credited: 1, waiting: 0, failed: 0 });
    expect(await available(payer)).toBe(Number(deposit.amount));
    const again = await other.call('takeSuggestions', { body: { pairs } });
    expect(again).toMatchObject({ credited: 0, failed: 1 });
    const { matches, state } = await lineOf(line.id);
    expect(state).toBe('MATCHED');
    const params = { id: matches[0]?.id ?? '' };
    await finance.call('undoBankMatch', { params, body: { reason: 'Too early' } });
    expect(await available(payer)).toBe(0);
    expect((await lineOf(line.id)).state).toBe('OPEN');
    const body = { depositId: deposit.id, lineIds: [line.id] };
    await finance.call('matchBankLines', { body });
    expect(await available(payer)).toBe(Number(deposit.amount));
  });

  test('matched by two people at once credits once', async () => {
    for (let round = 0; round < 3; round++) {
      const { payer, deposit, line } = await payingLine(AT);
      const body = { depositId: deposit.id, lineIds: [line.id] };
      const calls = [finance, other].map((by) => codeOf(by.call('matchBankLines', { body })));
      expect((await Promise.all(calls)).toSorted()).toEqual(['ILLEGAL_TRANSITION', 'done']);
      expect(await available(payer)).toBe(Number(deposit.amount));
    }
  });

  test('given to two top-ups at once is given to one of them', async () => {
    const { deposit, line } = await payingLine(AT);
    const second = await announced(AT);
    const match = (by: Person, depositId: string) =>
      codeOf(by.call('matchBankLines', { body: { depositId, lineIds: [line.id] } }));
    const results = await Promise.all([
      match(finance, deposit.id),
      match(other, second.deposit.id),
    ]);
    expect(results.filter((one) => one === 'done')).toHaveLength(1);
    expect((await lineOf(line.id)).matches).toHaveLength(1);
  });

  test('that pays two top-ups, and two lines that pay one, are credited in full', async () => {
    const one = await announced(AT);
    const two = await announced(AT, one.payer);
    const account = await newAccount(AT, { currency: one.deposit.payCurrency });
    const sum = (Number(one.deposit.payAmount) + Number(two.deposit.payAmount)).toFixed(2);
    const three = await announced(AT);
    const half = (Number(three.deposit.payAmount) - 1).toFixed(2);
    const lines = await takenLines(AT, account, [
      row(`${one.deposit.depositNo} ${two.deposit.depositNo}`, sum),
      row(three.deposit.depositNo, '1.00'),
      row(three.deposit.depositNo, half),
    ]);
    const query = { accountId: account.id, sure: true };
    const { suggestions } = await finance.call('listBankSuggestions', { query });
    expect(suggestions).toHaveLength(2);
    const pairs = suggestions.map(({ pair }) => pair);
    await finance.call('takeSuggestions', { body: { pairs } });
    expect(await available(one.payer)).toBe(400);
    expect(await available(three.payer)).toBe(200);
    const states = await Promise.all(lines.map(async ({ id }) => (await lineOf(id)).state));
    expect(states).toEqual(['MATCHED', 'MATCHED', 'MATCHED']);
  });

  test('of another amount is proposed, and credited when a second person approves', async () => {
    const { payer, deposit } = await announced(AT);
    const account = await newAccount(AT, { currency: deposit.payCurrency });
    const half = (Number(deposit.payAmount) / 2).toFixed(2);
    const [line] = await takenLines(AT, account, [row(deposit.depositNo, half)]);
    const body = { depositId: deposit.id, lineIds: [line?.id ?? ''] };
    const { proposal } = await finance.call('matchBankLines', { body });
    expect((await lineOf(line?.id ?? '')).proposal?.id).toBe(proposal?.id);
    expect(await available(payer)).toBe(0);
    const { id, payloadHash } = await lead.call('getProposal', {
      params: { id: proposal?.id ?? '' },
    });
    await lead.call('approveProposal', { params: { id }, body: { payloadHash } });
    expect(Math.round(await available(payer))).toBe(100);
  });

  test('that nobody announced becomes a top-up when a second person approves it', async () => {
    const { deposit } = await announced(AT);
    const account = await newAccount(AT, { currency: deposit.payCurrency });
    const [line] = await takenLines(AT, account, [row('from a stranger', '50.00')]);
    const { piles } = await finance.call('countWork');
    expect(piles.find(({ pile }) => pile === 'BANK_LINES')?.count).toBeGreaterThan(0);
    const payer = await newShopper();
    const params = { id: line?.id ?? '' };
    const body = {
      shopper: payer.email,
      channelId: deposit.channelId,
      reason: 'She sent the receipt',
    };
    const { proposal } = await finance.call('creditBankLine', { params, body });
    const { id, payloadHash } = await lead.call('getProposal', {
      params: { id: proposal?.id ?? '' },
    });
    const approve = { params: { id }, body: { payloadHash } };
    expect(await codeOf(finance.call('approveProposal', approve))).not.toBe('done');
    await lead.call('approveProposal', approve);
    expect(await available(payer)).toBeGreaterThan(0);
    expect((await lineOf(params.id)).state).toBe('MATCHED');
    const { records } = await payer.call('listDeposits');
    expect(records).toMatchObject([{ status: 'SUCCEEDED', payAmount: '50.00' }]);
  });

  test('can be marked with its kind, and the mark can be removed', async () => {
    const account = await newAccount(AT);
    const [line] = await takenLines(AT, account, [row('monthly fee', '-3.20')]);
    const params = { id: line?.id ?? '' };
    const marked = await finance.call('markBankLine', { params, body: { mark: 'CHARGE' } });
    expect(marked).toMatchObject({ state: 'MARKED', mark: 'CHARGE' });
    const again = finance.call('markBankLine', { params, body: { mark: 'OTHER' } });
    expect(await codeOf(again)).toBe('ILLEGAL_TRANSITION');
    expect(await finance.call('unmarkBankLine', { params })).toMatchObject({
      state: 'OPEN',
    });
  });
});

test('a top-up whose money the bank took back is reversed when a second person approves', async () => {
  const { payer, deposit, account, line } = await payingLine(AT);
  await finance.call('matchBankLines', { body: { depositId: deposit.id, lineIds: [line.id] } });
  const [back] = await takenLines(AT, account, [
    row(`RET ${deposit.depositNo}`, `-${deposit.payAmount}`),
  ]);
  expect((await lineOf(back?.id ?? '')).returns).toMatchObject([
    { kind: 'TOP_UP', id: deposit.id, reasons: ['CODE', 'AMOUNT'] },
  ]);
  const params = { id: deposit.id };
  expect((await finance.call('getOpsDeposit', { params })).acts).toEqual(['reverse']);
  const body = { lineId: back?.id ?? '', reason: 'The bank took it back' };
  const { proposal } = await finance.call('reverseDeposit', { params: { id: deposit.id }, body });
  const { id, payloadHash } = await lead.call('getProposal', {
    params: { id: proposal?.id ?? '' },
  });
  await lead.call('approveProposal', { params: { id }, body: { payloadHash } });
  expect(await available(payer)).toBe(0);
  const { records } = await payer.call('listDeposits', { query: { depositNo: deposit.depositNo } });
  expect(records).toMatchObject([{ status: 'REJECTED', reason: 'The bank took it back' }]);
  expect(await lineOf(body.lineId)).toMatchObject({ mark: 'RETURNED', returns: [] });
  expect((await lineOf(line.id)).matches[0]?.state).toBe('REVERSED');
});

describe('a batch of payouts', () => {
  const batch = async () => {
    const withdrawals = [await openWithdrawal(AT.host), await openWithdrawal(AT.host)];
    for (const { id } of withdrawals) {
      await operate(AT, 'approveWithdrawal', { params: { id }, body: {} });
    }
    const currency = withdrawals[0]?.payCurrency ?? '';
    const account = await newAccount(AT, { currency, accountNo: 'DE89370400440532013000' });
    const withdrawalIds = withdrawals.map(({ id }) => id);
    const payout = await operate(AT, 'makePayout', {
      body: { accountId: account.id, withdrawalIds },
    });
    return { withdrawals, account, withdrawalIds, payout };
  };
  const statusOf = async (id: string) =>
    (await operate(AT, 'getOpsWithdrawal', { params: { id } })).status;

  test('has a file that is always the same, and pays what the bank confirms', async () => {
    const { withdrawals, account, withdrawalIds, payout } = await batch();
    const params = { id: payout.id };
    const twice = operate(AT, 'makePayout', { body: { accountId: account.id, withdrawalIds } });
    expect(await codeOf(twice)).toBe('CONFLICT');
    const file = await operate(AT, 'getPayoutFile', { params, query: { format: 'PAIN_09' } });
    expect(file.text).toContain(`<MsgId>${payout.payoutNo}</MsgId>`);
    expect(file.text).toContain(`<NbOfTxs>2</NbOfTxs><CtrlSum>${payout.sum}</CtrlSum>`);
    expect(file.sha256).toBe(payout.hashes.PAIN_09);
    const csv = await operate(AT, 'getPayoutFile', { params, query: { format: 'CSV' } });
    expect(csv.text.split('\r\n')).toHaveLength(4);
    await finance.call('sendPayout', { params });
    const [first, second] = withdrawals.map(({ id }) => id);
    expect(await statusOf(first ?? '')).toBe('PAYING');
    const paying = operate(AT, 'payWithdrawal', { params: { id: first ?? '' }, body: {} });
    expect(await codeOf(paying)).toBe('ILLEGAL_TRANSITION');
    const [paid, failed] = payout.items.map(({ id }) => id);
    const confirm = { params, body: { confirmed: [paid ?? ''] } };
    const results = await Promise.all(
      [finance, other].map((by) => codeOf(by.call('settlePayout', confirm))),
    );
    expect(results.toSorted()).toEqual(['ILLEGAL_TRANSITION', 'done']);
    const body = { failed: [{ itemId: failed ?? '', reason: 'The account is closed' }] };
    const done = await finance.call('settlePayout', { params, body });
    expect(done).toMatchObject({
      state: 'DONE',
      items: [{ state: 'CONFIRMED' }, { state: 'FAILED' }],
    });
    expect([await statusOf(first ?? ''), await statusOf(second ?? '')]).toEqual(['PAID', 'FAILED']);
  });

  test('takes the bank’s status report, for this batch only', async () => {
    const { payout, withdrawals } = await batch();
    const params = { id: payout.id };
    await finance.call('sendPayout', { params });
    const take = (text: string) => finance.call('takePayoutStatus', { params, body: { text } });
    expect(await codeOf(take(statusReport('B2611270000000', 'ACSC')))).toBe('VALIDATION_FAILED');
    const rejected = `<OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${withdrawals[1]?.withdrawalNo}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts>`;
    const { items } = await take(statusReport(payout.payoutNo, 'ACSC', rejected));
    expect(items.map(({ state }) => state).toSorted()).toEqual(['CONFIRMED', 'FAILED']);
    expect(await codeOf(take(statusReport(payout.payoutNo, 'ACSC')))).toBe('NOTHING_TO_DO');
  });

  test('whose payouts failed goes back to the balances when a second person approves; until then a payout can be confirmed', async () => {
    const shoppers = await Promise.all([newWithdrawer(AT.host), newWithdrawer(AT.host)]);
    const large = [];
    for (const shopper of shoppers) {
      const terms = await withdrawalOf(shopper);
      const topUp = { channelId: terms.channelId, amount: '9000' };
      const { id } = await shopper.call('createDeposit', { body: topUp });
      await operate(AT, 'creditDeposit', { params: { id }, body: {} });
      const body = { ...terms, amount: '6000' };
      large.push(await shopper.call('createWithdrawal', { body }));
    }
    for (const { id } of large) {
      const approve = { params: { id }, body: {} };
      const { proposal } = await finance.call('approveWithdrawal', approve);
      await approved(proposal?.id);
    }
    const currency = large[0]?.payCurrency ?? '';
    const account = await newAccount(AT, { currency });
    const payout = await finance.call('makePayout', {
      body: { accountId: account.id, withdrawalIds: large.map(({ id }) => id) },
    });
    const params = { id: payout.id };
    await finance.call('sendPayout', { params });
    const failed = payout.items.map(({ id }) => ({ itemId: id, reason: 'The account is closed' }));
    const { state, items } = await finance.call('settlePayout', { params, body: { failed } });
    expect(state).toBe('SENT');
    expect(items.map((item) => [item.state, item.proposal?.state])).toEqual([
      ['SENT', 'PENDING'],
      ['SENT', 'PENDING'],
    ]);
    const again = finance.call('settlePayout', { params, body: { failed } });
    expect(await codeOf(again)).toBe('PROPOSAL_OPEN');
    const text = statusReport(payout.payoutNo, 'RJCT');
    const report = finance.call('takePayoutStatus', { params, body: { text } });
    expect(await codeOf(report)).toBe('NOTHING_TO_DO');
    const [first, second] = items;
    const approving = codeOf(approved(first?.proposal?.id));
    expect([await approving, await statusOf(first?.withdrawalId ?? '')]).toEqual([
      'done',
      'FAILED',
    ]);
    // The bank has paid it after all, so the withdrawal is not what it was when the failure was proposed.
    await finance.call('settlePayout', { params, body: { confirmed: [second?.id ?? ''] } });
    const proposal = await approved(second?.proposal?.id);
    expect(proposal.state).toBe('SUPERSEDED');
    expect(await statusOf(second?.withdrawalId ?? '')).toBe('PAID');
    const done = await finance.call('getPayout', { params });
    expect(done).toMatchObject({
      state: 'DONE',
      items: [{ state: 'FAILED' }, { state: 'CONFIRMED' }],
    });
  });

  test('that bounces goes back to the balance when a second person approves', async () => {
    const { payout, withdrawals } = await batch();
    const params = { id: payout.id };
    await finance.call('sendPayout', { params });
    await finance.call('settlePayout', {
      params,
      body: { confirmed: payout.items.map(({ id }) => id) },
    });
    const id = withdrawals[0]?.id ?? '';
    const { withdrawalNo, payAmount, payCurrency } = withdrawals[0] ?? raise();
    const account = await newAccount(AT, { currency: payCurrency });
    const [back] = await takenLines(AT, account, [row(`RETURN ${withdrawalNo}`, payAmount)]);
    const lineId = back?.id ?? '';
    expect((await lineOf(lineId)).returns[0]).toMatchObject({
      kind: 'WITHDRAWAL',
      id,
      number: withdrawalNo,
    });
    const body = { lineId, reason: 'The account is closed' };
    const { proposal } = await finance.call('bounceWithdrawal', { params: { id }, body });
    const { id: proposalId, payloadHash } = await lead.call('getProposal', {
      params: { id: proposal?.id ?? '' },
    });
    await lead.call('approveProposal', { params: { id: proposalId }, body: { payloadHash } });
    expect(await statusOf(id)).toBe('FAILED');
    expect((await lineOf(lineId)).mark).toBe('RETURNED');
  });

  test('is recognised in the lines of the bank; a person accepts the suggestions', async () => {
    const { payout, account, withdrawals } = await batch();
    const [first, second] = withdrawals;
    const own = await newAccount(AT, { currency: account.currency, accountNo: '55667788' });
    await finance.call('sendPayout', { params: { id: payout.id } });
    const [paid, charge, out] = await takenLines(AT, account, [
      row(`Payout ${first?.withdrawalNo}`, `-${first?.payAmount}`),
      row('MONTHLY FEE', '-3.20'),
      { ...row('Umbuchung', '-77.00'), name: account.holder },
    ]);
    const [came] = await takenLines(AT, own, [{ ...row('', '77.00'), name: own.holder }]);
    const suggested = async () =>
      (await finance.call('listOutgoingSuggestions', { query: { accountId: account.id } }))
        .suggestions;
    const suggestions = await suggested();
    expect(
      suggestions.map(({ line, kind, number, confirms, isSure }) => [
        line.id,
        kind,
        number,
        confirms,
        isSure,
      ]),
    ).toEqual([
      [paid?.id, 'PAYMENT', first?.withdrawalNo, true, true],
      [charge?.id, 'CHARGE', '', false, true],
      [out?.id, 'OWN_TRANSFER', own.name, false, true],
    ]);
    // Nothing is said by looking at it.
    expect(await statusOf(first?.id ?? '')).toBe('PAYING');
    const [item, waiting] = payout.items;
    const wrong = [`${charge?.id}~PAYMENT~${item?.id}`, `${paid?.id}~OWN_TRANSFER~${came?.id}`];
    const refused = await finance.call('takeOutgoingSuggestions', { body: { pairs: wrong } });
    expect(refused.results.map(({ error }) => error)).toEqual([
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
    ]);
    const body = { pairs: suggestions.map(({ pair }) => pair) };
    const both = await Promise.all(
      [finance, other].map((by) => by.call('takeOutgoingSuggestions', { body })),
    );
    expect(both.reduce((sum, { taken }) => sum + taken, 0)).toBe(3);
    expect(await lineOf(paid?.id ?? '')).toMatchObject({
      mark: 'PAYOUT',
      note: first?.withdrawalNo,
    });
    expect(await lineOf(came?.id ?? '')).toMatchObject({
      mark: 'OWN_TRANSFER',
      note: account.name,
    });
    expect([await statusOf(first?.id ?? ''), await statusOf(second?.id ?? '')]).toEqual([
      'PAID',
      'PAYING',
    ]);
    expect(waiting?.withdrawalId).toBe(second?.id);
    expect(await suggested()).toEqual([]);
  });

  test('is made by people with the right to act with money; its file is for those who may see full numbers', async () => {
    const service = await newPerson('SERVICE');
    const { payout } = await batch();
    const params = { id: payout.id };
    expect(await codeOf(service.call('sendPayout', { params }))).toBe('FORBIDDEN');
    const query = { format: 'CSV' as const };
    expect(await codeOf(service.call('getPayoutFile', { params, query }))).toBe('FORBIDDEN');
    await finance.call('cancelPayout', { params });
    expect(await codeOf(finance.call('sendPayout', { params }))).toBe('ILLEGAL_TRANSITION');
  });
});
