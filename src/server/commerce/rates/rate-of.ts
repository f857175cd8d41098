import { withMargin } from '../../rates/decimal.ts';

/**
 * The rate that shoppers pay, from what the source said and the tenant's margin: units of the currency for 1 CNY, a
 * decimal string. It is computed here only; orders and payments store the result.
 */
export const rateOf = ({ raw, marginBp }: { raw: string; marginBp: number }): string =>
  marginBp === 0 ? raw : withMargin(raw, marginBp);
