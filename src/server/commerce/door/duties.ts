import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Scope } from '../base/scope.ts';

/** What the tenant says of duties and taxes of a country, in the reader's language; undefined if it says nothing. */
export function dutiesOf(
  { tenant, locale }: Pick<Scope, 'tenant' | 'locale'>,
  country: string,
): DoorEstimate['duties'] {
  const found = tenant.duties?.find((one) => one.country === country);
  if (!found) return undefined;
  const { tax, basisPoints, freeUpTo, currency, text } = found;
  return {
    tax,
    basisPoints,
    ...(freeUpTo && currency && { freeUpTo, currency }),
    text: text ? pickText(text, locale) : '',
  };
}
