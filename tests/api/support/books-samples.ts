import { newPerson } from './staff.ts';
import { bare, type Stage } from './stage.ts';

/**
 * Creates a finance lead of all tenants. Resolves to the lead, and to the day that the lead can close next at the
 * stage's tenant.
 */
export async function leadWithNextDay({ host }: Pick<Stage, 'host'>) {
  const lead = await newPerson('FINANCE_LEAD', { tenantId: '*' });
  const { day, totalsHash } = await lead.call('getNextClose', {}, { host });
  return { lead, day, totalsHash };
}

const range = { dateStart: '2026-11-01', dateEnd: '2026-11-30' };

/** A valid call of every endpoint about the books and the reports. */
export const BOOKS_SAMPLES = {
  getNextClose: bare,
  listDayCloses: bare,
  closeDay: async (stage: Stage) => {
    const { lead, day, totalsHash } = await leadWithNextDay(stage);
    return { input: { body: { day, totalsHash, note: '' } }, staffToken: lead.token };
  },
  getTrialBalance: () => ({ input: { query: range } }),
  listLedgerLines: () => ({ input: { query: { kind: 'CLEARING' as const, ...range } } }),
  getClearing: () => ({ input: { query: range } }),
  getReport: () => ({ input: { params: { report: 'MONEY' as const }, query: range } }),
  getReportFile: () => ({ input: { params: { report: 'TAKE' as const }, query: range } }),
};
