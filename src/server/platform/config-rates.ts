import * as v from 'valibot';
import { url, wholeNumber } from './config-schemas.ts';
import { variable } from './config-variable.ts';

/** The environment variables of the sources of exchange rates. Which one a shop uses is settled at the desk. */
export const RATE_VARIABLES = {
  RATES_URL: variable(
    v.optional(url),
    'URL of exchange rates for CNY, in the format of open.er-api.com. With it, shops whose staff chose no source of rates use this one.',
    {
      unset:
        'such shops have invented rates in demo mode; otherwise those of `npm run rates`, each for 72 hours',
    },
  ),
  RATES_MARGIN_BP: variable(
    v.optional(v.pipe(wholeNumber(4), v.maxValue(5000)), '0'),
    'Basis points that are added to each rate of shops whose staff set no margin.',
  ),
  ER_API_RATES_URL: variable(
    v.optional(url, 'https://open.er-api.com/v6/latest/CNY'),
    'URL of the rates of open.er-api.com for shops that chose it, unless `RATES_URL` is set.',
  ),
  ECB_RATES_URL: variable(
    v.optional(url, 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
    "URL of the ECB's daily rates, for shops that chose them.",
  ),
  RATES_TIMEOUT_MS: variable(
    v.optional(v.pipe(wholeNumber(5), v.minValue(1)), '10000'),
    'How long a source of rates may take to answer, in milliseconds.',
  ),
} as const;
