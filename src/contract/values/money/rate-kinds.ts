/** Where a shop's exchange rates come from: two services that publish them, or the staff, by hand or from a bank's file. */
export const RATE_SOURCES = ['er-api', 'ecb', 'hand'] as const;
export type RateSourceName = (typeof RATE_SOURCES)[number];

/**
 * How a rate is. `OLD`: older than the shop wants to be warned of, but used. `EXPIRED`: too old to be used, or
 * invented. `NONE`: there was never one.
 */
export const RATE_STATES = ['FRESH', 'OLD', 'EXPIRED', 'NONE'] as const;
export type RateState = (typeof RATE_STATES)[number];

/** How a bank writes its rates: yuan for some units of a currency, or the currency for some yuan. */
export const BANK_QUOTES = ['CNY_FOR_CURRENCY', 'CURRENCY_FOR_CNY'] as const;
export type BankQuote = (typeof BANK_QUOTES)[number];

/** The columns of a bank's file. A file without a unit is for 1, one without a date for today. */
export const BANK_COLUMNS = ['currency', 'unit', 'rate', 'date'] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

/** What was done that stored a rate: a source published it, or people set, read, released or changed something. */
export const RATE_CAUSES = ['SOURCE', 'HAND', 'FILE', 'RELEASED', 'MARGIN', 'COMMAND'] as const;
export type RateCause = (typeof RATE_CAUSES)[number];
