import type { CurrencyRate, opsRateEndpoints, RateSettingsView } from '../../ops/money/rates.ts';
import type { Examples } from '../example.ts';
import { marginProposal, rateProposal } from './approvals.ts';

const AT = '2026-11-27T08:30:00.000Z';

const parts = { raw: '3012.5', marginBp: 150, rate: '3057.6875', source: 'er-api' };
const lak: CurrencyRate = {
  currency: 'LAK',
  inUse: true,
  state: 'FRESH',
  takenFrom: 'er-api',
  nextMarginBp: 150,
  ownMargin: false,
  ownSource: false,
  current: { ...parts, fetchedAt: AT, quotedAt: '2026-11-27T00:00:01.000Z' },
};
const settings: RateSettingsView = {
  id: 'sampan-rates',
  version: 3,
  source: 'er-api',
  defaultSource: '',
  marginBp: 150,
  warnHours: 24,
  maxHours: 72,
  jumpPercent: 10,
};
const params = { currency: 'LAK' };
const file = {
  text: 'Currency,Unit,Rate,Date\nLAK,1000,0.332,2026-11-27',
  columns: { currency: 'Currency', rate: 'Rate' },
};

export const opsRateExamples: Examples<typeof opsRateEndpoints> = {
  listRates: { answer: { rates: [lak], settings } },
  getRate: {
    input: { params },
    answer: {
      ...lak,
      points: [
        { at: '2026-11-26T08:30:00.000Z', raw: '3004.1', rate: '3049.1615' },
        { at: AT, raw: '3012.5', rate: '3057.6875' },
      ],
    },
  },
  listRateHistory: {
    input: { params, query: { pageSize: 20 } },
    answer: {
      records: [
        { sequence: 2, ...parts, state: 'USED', cause: 'SOURCE', fetchedAt: AT, storedAt: AT },
      ],
      total: 1,
    },
  },
  getRateFile: {
    input: { params },
    answer: {
      name: 'rates-sampan-LAK.csv',
      csv: 'storedAt,state,cause,source,raw,marginBp,rate,fetchedAt\r\n2026-11-27T08:30:00.000Z,USED,SOURCE,er-api,3012.5,150,3057.6875,2026-11-27T08:30:00.000Z\r\n',
    },
  },
  refreshRates: { input: { body: {} }, answer: { stored: 1, held: 0 } },
  proposeRate: {
    input: {
      params,
      body: { rate: '3020', reason: rateProposal.reason, evidence: 'Bank, 27 November' },
    },
    answer: rateProposal,
  },
  proposeMargin: {
    input: { body: { currency: 'LAK', marginBp: 200, reason: marginProposal.reason } },
    answer: marginProposal,
  },
  checkRateFile: {
    input: { body: file },
    answer: {
      rows: [
        {
          line: 2,
          currency: 'LAK',
          raw: '3012.0481927711',
          day: '2026-11-27',
          changePercent: -0.01,
          problems: [],
        },
      ],
    },
  },
  proposeRateFile: {
    input: { body: { ...file, reason: 'The bank’s rates of today' } },
    answer: { ...rateProposal, subjectId: 'bank-csv', subjectName: 'CSV' },
  },
  releaseRate: {
    input: { params, body: { sequence: 3, reason: 'The central bank devalued it' } },
    answer: lak,
  },
  setRateSettings: {
    input: { params: { id: settings.id }, body: { source: 'er-api', jumpPercent: 10 } },
    answer: settings,
  },
};
