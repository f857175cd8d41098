/**
 * The value of 1 CNY in the currencies of the served countries, as of November 2026. Whenever a
 * demonstration's database is prepared, for example when the server starts, these rates get the present
 * time as their date. Rates of `RATES_URL` replace them.
 */
export const SEED_RATES: Readonly<Record<string, string>> = {
  AUD: '0.2145',
  BYN: '0.4580',
  CLP: '132.40',
  EUR: '0.1198',
  GBP: '0.1052',
  JPY: '21.60',
  KRW: '205.30',
  KZT: '72.60',
  LAK: '3012.50',
  MXN: '2.5850',
  MYR: '0.5870',
  NZD: '0.2410',
  PKR: '39.35',
  RUB: '11.4200',
  SAR: '0.5215',
  THB: '4.5300',
  USD: '0.1391',
  UZS: '1702.00',
  VND: '3695.00',
};
