/*
 * Decimals of amounts, for server and browser. The lists are those of ISO 4217, which a test compares;
 * they stand here because browsers would load the whole of a package.
 */

const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
/** Shown without decimals in practice, whatever ISO 4217 says. */
const WHOLE_IN_PRACTICE = ['IDR', 'LAK', 'UZS'];
const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const FOUR = ['CLF', 'UYW'];

/** How many decimals amounts of a currency have. */
export function currencyDigits(currency: string): number {
  if (WHOLE.includes(currency) || WHOLE_IN_PRACTICE.includes(currency)) return 0;
  if (THREE.includes(currency)) return 3;
  return FOUR.includes(currency) ? 4 : 2;
}
