import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { addedFile, csvOf, newAccount, payingLine, takenLines, uploadedStatement } from './bank.ts';
import { operate } from './fulfilment.ts';
import { bare, openWithdrawal, type Sample, type Stage } from './stage.ts';

type At = Pick<Stage, 'host'>;

const columns = {
  headingRow: 1,
  columns: ['DAY', 'AMOUNT', 'BALANCE', 'NAME', 'TEXT', 'ENTRY'] as (
    | 'DAY'
    | 'AMOUNT'
    | 'BALANCE'
    | 'NAME'
    | 'TEXT'
    | 'ENTRY'
  )[],
  dayOrder: 'YMD' as const,
  decimalMark: '.' as const,
  encoding: 'utf-8' as const,
};
const someCsv = () => csvOf('1000', [{ amount: '12.30', ref: crypto.randomUUID() }]);

const newFile = async ({ host }: At) => addedFile({ host }, await newAccount({ host }), someCsv());
const fileParams = async (at: At) => ({ params: { id: (await newFile(at)).id } });
const newLine = async ({ host }: At, amount = '12.30') => {
  const [line] = await takenLines({ host }, await newAccount({ host }), [
    { amount, ref: crypto.randomUUID() },
  ]);
  return line?.id ?? '';
};

/** A credit from the bank, by the line. */
async function creditedLine({ host }: At) {
  const { deposit, line } = await payingLine({ host });
  const body = { depositId: deposit.id, lineIds: [line.id] };
  await operate({ host }, 'matchBankLines', { body });
  return { deposit, line };
}

/** An approved withdrawal, and an account of its currency. */
export async function approvedWithdrawal({ host }: At) {
  const withdrawal = await openWithdrawal(host);
  await operate({ host }, 'approveWithdrawal', { params: { id: withdrawal.id }, body: {} });
  const account = await newAccount({ host }, { currency: withdrawal.payCurrency });
  return { withdrawal, account };
}

/** A batch of one withdrawal. */
export async function newPayout({ host }: At) {
  const { withdrawal, account } = await approvedWithdrawal({ host });
  const body = { accountId: account.id, withdrawalIds: [withdrawal.id] };
  return operate({ host }, 'makePayout', { body });
}

export async function sentPayout({ host }: At) {
  const { id } = await newPayout({ host });
  return operate({ host }, 'sendPayout', { params: { id } });
}

const payoutParams = async (at: At) => ({ params: { id: (await newPayout(at)).id } });

/** The status report of a bank about a batch. */
export const statusReport = (messageId: string, status: string, payments = ''): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>S1</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts>${payments}</CstmrPmtStsRpt></Document>`;

/** An uploaded invoice of a carrier, for a number that no shipment has. */
const newInvoice = ({ host }: At) =>
  operate({ host }, 'addCarrierInvoice', {
    body: {
      carrier: 'EMS',
      invoiceNo: crypto.randomUUID(),
      text: 'Tracking,Amount\nEA000000000CN,86.50',
    },
  });
const invoiceParams = async (at: At) => ({ params: { id: (await newInvoice(at)).id } });

/** A valid call of every call about the bank. */
export const BANK_SAMPLES = {
  listBankAccounts: bare,
  makeBankAccount: () => ({
    input: {
      body: {
        name: `Account ${crypto.randomUUID().slice(0, 8)}`,
        holder: 'Sampan Trading Ltd',
        currency: 'EUR',
        accountNo: 'DE89 3704 0044 0532 0130 00',
        opening: '-12,50',
      },
    },
  }),
  changeBankAccount: async (stage) => {
    const { id, name } = await newAccount(stage);
    return { input: { params: { id }, body: { name, holder: 'Sampan Ltd', accountNo: '' } } };
  },
  getBankUploadToken: () => ({ input: { query: { ext: 'xml' } } }),
  addBankFile: async (stage) => {
    const file = await uploadedStatement(stage, someCsv());
    return { input: { body: { accountId: (await newAccount(stage)).id, file, name: 'Test' } } };
  },
  listBankFiles: () => ({ input: { query: { pageSize: 5 } } }),
  getBankFile: async (stage) => ({ input: await fileParams(stage) }),
  setBankColumns: async (stage) => ({ input: { ...(await fileParams(stage)), body: columns } }),
  takeBankFile: async (stage) => ({ input: { ...(await fileParams(stage)), body: {} } }),
  dropBankFile: async (stage) => ({ input: await fileParams(stage) }),
  readBankFile: async (stage) => ({ input: await fileParams(stage) }),
  listBankLines: () => ({ input: { query: { state: 'OPEN', pageSize: 5 } } }),
  getBankLine: async (stage) => ({ input: { params: { id: await newLine(stage) } } }),
  listBankSuggestions: async (stage) => ({
    input: { query: { accountId: (await payingLine(stage)).account.id, sure: true } },
  }),
  takeSuggestions: async (stage) => {
    const { line, deposit } = await payingLine(stage);
    return { input: { body: { pairs: [`${line.id}~${deposit.id}`] } } };
  },
  matchBankLines: async (stage) => {
    const { line, deposit } = await payingLine(stage);
    return { input: { body: { depositId: deposit.id, lineIds: [line.id] } } };
  },
  undoBankMatch: async (stage) => {
    const { line } = await creditedLine(stage);
    const { matches } = await operate(stage, 'getBankLine', { params: { id: line.id } });
    return { input: { params: { id: matches[0]?.id ?? '' }, body: { reason: 'A mistake' } } };
  },
  creditBankLine: async (stage) => {
    const { line, payer, deposit } = await payingLine(stage);
    const { channelId } = deposit;
    const body = { shopper: payer.email, channelId, reason: 'She sent the receipt' };
    return { input: { params: { id: line.id }, body } };
  },
  markBankLine: async (stage) => ({
    input: { params: { id: await newLine(stage, '-3.20') }, body: { mark: 'CHARGE' } },
  }),
  unmarkBankLine: async (stage) => {
    const params = { id: await newLine(stage, '-3.20') };
    await operate(stage, 'markBankLine', { params, body: { mark: 'CHARGE' } });
    return { input: { params } };
  },
  listOutgoingSuggestions: () => ({ input: { query: { sure: true } } }),
  takeOutgoingSuggestions: async (stage) => ({
    input: { body: { pairs: [`${await newLine(stage, '-3.20')}~CHARGE~`] } },
  }),
  reverseDeposit: async (stage) => ({
    input: {
      params: { id: (await creditedLine(stage)).deposit.id },
      body: { reason: 'The bank took it back' },
    },
  }),
  bounceWithdrawal: async (stage) => {
    const { id } = await openWithdrawal(stage.host);
    await operate(stage, 'payWithdrawal', { params: { id }, body: {} });
    return { input: { params: { id }, body: { reason: 'The account is closed' } } };
  },
  listCarrierInvoices: () => ({ input: { query: { pageSize: 5 } } }),
  addCarrierInvoice: () => ({
    input: {
      body: { carrier: 'EMS', invoiceNo: crypto.randomUUID(), text: 'EA123456785CN;86,50' },
    },
  }),
  getCarrierInvoice: async (stage) => ({ input: await invoiceParams(stage) }),
  takeCarrierInvoice: async (stage) => ({ input: await invoiceParams(stage) }),
  dropCarrierInvoice: async (stage) => ({ input: await invoiceParams(stage) }),
  approveWithdrawal: async ({ host }) => ({
    input: { params: { id: (await openWithdrawal(host)).id } },
  }),
  listPayable: bare,
  listProviderPayable: bare,
  listProviderPayouts: bare,
  sendProviderPayouts: async ({ host }) => ({
    input: { body: { withdrawalIds: [(await openWithdrawal(host)).id] } },
  }),
  listPayouts: () => ({ input: { query: { pageSize: 5 } } }),
  makePayout: async (stage) => {
    const { withdrawal, account } = await approvedWithdrawal(stage);
    return { input: { body: { accountId: account.id, withdrawalIds: [withdrawal.id] } } };
  },
  getPayout: async (stage) => ({ input: await payoutParams(stage) }),
  getPayoutFile: async (stage) => ({
    input: { ...(await payoutParams(stage)), query: { format: 'PAIN_09' } },
  }),
  sendPayout: async (stage) => ({ input: await payoutParams(stage) }),
  cancelPayout: async (stage) => ({ input: await payoutParams(stage) }),
  settlePayout: async (stage) => {
    const { id, items } = await sentPayout(stage);
    return { input: { params: { id }, body: { confirmed: [items[0]?.id ?? ''] } } };
  },
  takePayoutStatus: async (stage) => {
    const { id, payoutNo } = await sentPayout(stage);
    return { input: { params: { id }, body: { text: statusReport(payoutNo, 'ACSC') } } };
  },
} satisfies Partial<{
  [N in EndpointName]: (stage: Stage) => Sample<N> | Promise<Sample<N>>;
}>;
