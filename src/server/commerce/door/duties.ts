import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Scope } from '../base/scope.ts';

/**
 * The tenant's text about duties and taxes of a country, in the reader's language; undefined if there is
 * none.
 */
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
