/*
 * Decimals of amounts, for server and browser. The lists are copied from ISO 4217, so that browsers
 * don't load a package; a test compares them with one.
 */

const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(
  ' ',
);
/** Shown without decimals in practice, whatever ISO 4217 says. */
const NO_DECIMALS_IN_PRACTICE = ['IDR', 'LAK', 'UZS'];
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const FOUR_DECIMALS = ['CLF', 'UYW'];

/** How many decimals amounts of a currency have. */
export function currencyDigits(currency: string): number {
  if (NO_DECIMALS.includes(currency) || NO_DECIMALS_IN_PRACTICE.includes(currency)) return 0;
  if (THREE_DECIMALS.includes(currency)) return 3;
  return FOUR_DECIMALS.includes(currency) ? 4 : 2;
}
