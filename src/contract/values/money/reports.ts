/** The reports of finance. Each figure is a sum of ledger lines, or of columns that no longer change. */
export const REPORTS = [
  'ORDERS',
  'TAKE',
  'FEES',
  'FREIGHT',
  'GOODS',
  'MONEY',
  'CURRENCY',
  'BALANCES',
] as const;
export type Report = (typeof REPORTS)[number];

/** What a row of a report is about: a time, or one channel in the whole range. */
export const REPORT_ROWS = ['DAY', 'WEEK', 'MONTH', 'CHANNEL'] as const;
export type ReportRows = (typeof REPORT_ROWS)[number];

const TIMES = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly ReportRows[];

/** The rows that each report can have, the usual ones first. */
export const ROWS_OF_REPORT: Record<Report, readonly ReportRows[]> = {
  ORDERS: TIMES,
  TAKE: TIMES,
  FEES: [...TIMES, 'CHANNEL'],
  FREIGHT: TIMES,
  GOODS: TIMES,
  MONEY: [...TIMES, 'CHANNEL'],
  CURRENCY: ['CHANNEL'],
  BALANCES: TIMES,
};

/** The columns of the reports. What begins with `TAKEN_` or ends with `_BACK` reduces the total of its row. */
export const MEASURES = [
  'PLACED',
  'PLACED_VALUE',
  'PAYMENTS',
  'PAID',
  'PAID_BACK',
  'FEES_EARNED',
  'FEES_BACK',
  'WITHDRAWAL_FEES',
  'NET',
  'CHANNEL_FEES',
  'BILLED',
  'BILLED_BACK',
  'CARRIER_COST',
  'FREIGHT_MARGIN',
  'REVENUE',
  'REVENUE_KNOWN',
  'COST',
  'MARGIN',
  'WITHOUT_COST',
  'CAME_IN',
  'TAKEN_BACK',
  'WENT_OUT',
  'OTHER',
  'CHANGE',
  'IN_FOREIGN',
  'IN_CNY',
  'IN_RATE',
  'OUT_FOREIGN',
  'OUT_CNY',
  'OUT_RATE',
  'DIFFERENCE',
  'AVAILABLE',
  'FROZEN',
  'OWED',
  'OWED_TO_SHOPPERS',
] as const;
export type Measure = (typeof MEASURES)[number];

/** `CNY` has two decimals, `FOREIGN` is in the currency of its row, `RATE` is that currency for 1 CNY. */
export type Unit = 'CNY' | 'COUNT' | 'FOREIGN' | 'RATE';
export const UNITS = ['CNY', 'COUNT', 'FOREIGN', 'RATE'] as const satisfies readonly Unit[];

/** A report has no more rows. */
export const MAX_REPORT_ROWS = 400;
