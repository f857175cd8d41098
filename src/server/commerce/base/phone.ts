/*
 * The rules of every country are an eighth of what a Worker would begin with: who needs them
 * imports this with the first number.
 */
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { Failure } from '../../../contract/errors.ts';

/** Whether a number in E.164 can exist; given a country in lower case, with that country's calling code. */
export function isPhone(phone: string, country?: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid()) return false;
  return country === undefined || callingCode(country) === `+${number.countryCallingCode}`;
}

/** Whether it is a country's two letters, in lower case. */
export function isCountry(country: string): boolean {
  return callingCode(country) !== undefined;
}

/** What a country's numbers begin with, `+856`; undefined for what is no country's two letters, in lower case. */
export function callingCode(country: string): string | undefined {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : undefined;
}

/** Throws `VALIDATION_FAILED` at `field` unless the number can exist in some country. */
export function assertPhone(field: string, phone: string): void {
  if (!isPhone(phone)) throw new Failure('VALIDATION_FAILED', {}, [{ field, code: 'phone' }]);
}
