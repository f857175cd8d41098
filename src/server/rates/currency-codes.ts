import currencyCodes from 'currency-codes';

/** Codes of ISO 4217, and the former code of Ghana's cedi, which the specification names. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set([...currencyCodes.codes(), 'GHC']);

/** Whether a text is the code of a currency. */
export const isCurrency = (code: string): boolean => CURRENCY_CODES.has(code);
