import * as v from 'valibot';
import { RATE_SOURCES } from './rate-kinds.ts';

/* What a shop settles about its exchange rates. The limits of forms and of its file are the same. */

/** A currency of ISO 4217 other than the yuan, in which wallets are. */
export const foreignCurrency = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^(?!CNY)[A-Z]{3}$/),
);
export const rateSource = v.picklist(RATE_SOURCES);
/** A margin, in basis points of the rate. */
export const rateMargin = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000));
export const rateHours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720));
export const jumpPercent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** The settings as the shop's file has them. What is absent is as the deployment says, or as this schema does. */
export const fileRates = v.strictObject({
  source: v.optional(rateSource),
  marginBp: v.optional(rateMargin),
  warnHours: v.optional(rateHours, 24),
  maxHours: v.optional(rateHours, 72),
  jumpPercent: v.optional(jumpPercent, 10),
  /** What differs for single currencies. */
  currencies: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          currency: foreignCurrency,
          source: v.optional(rateSource),
          marginBp: v.optional(rateMargin),
        }),
      ),
      v.maxLength(200),
    ),
    [],
  ),
});
export type FileRates = v.InferOutput<typeof fileRates>;
