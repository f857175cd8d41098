/*
 * The rules of all countries would be an eighth of the code that a Worker loads at its start. So callers
 * import this module dynamically, when they have a number to check.
 */
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { Failure } from '../../../contract/errors.ts';

/**
 * Whether a number in E.164 can exist. With `country` (lower case), it must also have that country's
 * calling code.
 */
export function isPhone(phone: string, country?: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid()) return false;
  return country === undefined || callingCode(country) === `+${number.countryCallingCode}`;
}

/** The countries and territories of ISO 3166-1 without a calling code of their own. */
const WITHOUT_CALLING_CODE = ['aq', 'bv', 'gs', 'hm', 'pn', 'tf', 'um'];

/** Whether a text is the code of a country of ISO 3166-1, or of Kosovo: two letters, in lower case. */
export function isCountry(country: string): boolean {
  return callingCode(country) !== undefined || WITHOUT_CALLING_CODE.includes(country);
}

/**
 * The calling code, such as `+856`, of a country (two letters, in lower case); undefined if there
 * is no such country, or it has none.
 */
export function callingCode(country: string): string | undefined {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : undefined;
}

/** Throws `VALIDATION_FAILED` at `field` unless the number can exist in some country. */
export function assertPhone(field: string, phone: string): void {
  if (!isPhone(phone)) throw new Failure('VALIDATION_FAILED', {}, [{ field, code: 'phone' }]);
}
