import type { opsTariffEndpoints, TariffDetail, TariffSummary } from '../../ops/shop/tariffs.ts';
import { done, type Examples } from '../example.ts';

const TARIFF_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6ZC0';
const AT = '2026-11-22T08:30:00.000Z';
const staffPerson = { id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z80', name: 'Li Na' };

const summary: TariffSummary = {
  id: TARIFF_ID,
  number: 2,
  state: 'DRAFT',
  current: false,
  rows: 1,
  basedOn: 1,
  note: '',
  madeBy: staffPerson,
  madeAt: AT,
  version: 3,
  actions: ['change', 'delete', 'publish'],
};
const draft: TariffDetail = {
  ...summary,
  table: [
    {
      code: 'TAX_FREE_AIR',
      countries: 'kz uz',
      price: 'FIRST_ADDITIONAL',
      firstG: '500',
      first: '65.00',
      stepG: '500',
      step: '22.00',
      minG: '500',
      maxG: '20000',
      maxSideMm: '1200',
      maxGirthMm: '2700',
      divisor: '6000',
      volume: 'FULL',
      goods: 'NORMAL BATTERY_BUILT_IN',
      days: '12-20',
      tracked: 'yes',
      taxes: 'DDP',
    },
  ],
  names: [{ code: 'TAX_FREE_AIR', locale: 'en', text: 'Air, duties and taxes included' }],
  languages: ['en', 'ru'],
  codes: ['TAX_FREE_AIR'],
  problems: [],
  unnamed: [],
};
const { basedOn: _, ...plain } = draft;
const published: TariffDetail = {
  ...plain,
  state: 'PUBLISHED',
  current: true,
  validFrom: AT,
  publishedBy: staffPerson,
  publishedAt: AT,
  note: 'Prices of spring',
  actions: [],
};
const params = { id: TARIFF_ID };
const zone = { code: 'TAX_FREE_AIR', countries: 'kz uz', postcodes: '' };

export const opsTariffExamples: Examples<typeof opsTariffEndpoints> = {
  listTariffs: { answer: [summary] },
  getTariff: { input: { params }, answer: draft },
  makeTariffDraft: { input: { body: {} }, answer: draft },
  changeTariffDraft: {
    input: {
      params,
      body: {
        rows: [{ row: 0, first: '68.00' }],
        names: [{ code: 'TAX_FREE_AIR', locale: 'en', text: 'Air, taxes included' }],
      },
    },
    answer: draft,
  },
  importTariff: {
    input: { params, body: { text: 'code,countries,first\nTAX_FREE_AIR,kz uz,65.00' } },
    answer: draft,
  },
  getTariffTable: {
    input: { params, query: { part: 'names' } },
    answer: {
      name: 'tariff-sampan-2-names.csv',
      csv: 'code,en\r\nTAX_FREE_AIR,"Air, duties and taxes included"\r\n',
    },
  },
  deleteTariffDraft: { input: { params }, ...done },
  quoteTariff: {
    input: {
      params,
      query: { country: 'kz', weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 },
    },
    answer: [
      {
        code: 'TAX_FREE_AIR',
        name: 'Air, duties and taxes included',
        here: {
          row: 0,
          bill: {
            actualG: 1240,
            volumetricG: 1500,
            billedG: 1500,
            firstG: 500,
            stepG: 500,
            lines: [
              { kind: 'BASE', label: 'Shipping', amount: '109.00' },
              { kind: 'PACKING', label: 'Packing', amount: '8.00' },
            ],
            total: '117.00',
          },
        },
        published: { row: 0, refused: 'TOO_HEAVY' },
      },
    ],
  },
  sampleTariff: {
    input: { params },
    answer: [
      {
        country: 'kz',
        weightG: 500,
        sizeMm: [250, 180, 60],
        options: [
          {
            code: 'TAX_FREE_AIR',
            name: 'Air, duties and taxes included',
            before: '73.00',
            after: '76.00',
          },
        ],
      },
    ],
  },
  compareTariff: {
    input: { params },
    answer: {
      added: [],
      removed: [{ code: 'SEA', countries: 'kr', postcodes: '' }],
      changed: [{ ...zone, column: 'first', before: '65.00', after: '68.00' }],
      names: [{ code: 'TAX_FREE_AIR', locale: 'en', before: 'Air', text: 'Air, taxes included' }],
    },
  },
  publishTariff: {
    input: { params, body: { note: 'Prices of spring' } },
    answer: published,
  },
  rollBackTariff: {
    input: { params, body: { reason: 'The carrier took its new prices back' } },
    answer: published,
  },
  withdrawTariff: {
    input: { params, body: { reason: 'Not agreed with the carrier yet' } },
    answer: { ...published, state: 'WITHDRAWN', current: false },
  },
};
