import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { Failure } from '../../../contract/errors.ts';

/** Whether a number in E.164 can exist; given a country in lower case, with that country's calling code. */
export function isPhone(phone: string, country?: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid()) return false;
  const code = country && countryCode(country);
  return (
    country === undefined || (!!code && number.countryCallingCode === getCountryCallingCode(code))
  );
}

/** Whether it is a country's two letters, in lower case. */
export function isCountry(country: string): boolean {
  return countryCode(country) !== undefined;
}

/** Throws `VALIDATION_FAILED` at `field` unless the number can exist in some country. */
export function assertPhone(field: string, phone: string): void {
  if (!isPhone(phone)) throw new Failure('VALIDATION_FAILED', {}, [{ field, code: 'phone' }]);
}

function countryCode(country: string): CountryCode | undefined {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? code : undefined;
}
