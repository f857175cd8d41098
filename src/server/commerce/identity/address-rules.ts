import { Failure, type FieldErrorCode } from '../../../contract/errors.ts';
import { CUSTOMS_ID } from '../../../contract/values/customs-id.ts';
import { isCountry, isPhone } from '../base/phone.ts';
import { isDistrict } from './districts.ts';

type Problem = { field: string; code: FieldErrorCode };
type Reachable = { country: string; phone: string; province: string };

/** The country of shoppers' own warehouses. */
const CHINA = 'cn';

/**
 * Checks a delivery address: its phone, its country, which the tenant must ship to, its province if the
 * country has a list, and the tax id that the country's customs ask for.
 */
export function assertDeliveryAddress(
  address: Reachable & { taxId: string },
  countries: readonly string[],
): void {
  const problems = reachProblems(address);
  if (!countries.includes(address.country)) problems.push({ field: 'country', code: 'choice' });
  const pattern = CUSTOMS_ID[address.country];
  const taxId = address.taxId.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (pattern && !pattern.test(taxId)) {
    problems.push({ field: 'taxId', code: taxId === '' ? 'required' : 'invalid' });
  }
  refuse(problems);
}

/** Checks a billing address: phone, any country with its province, and a company's name. */
export function assertBillingAddress(
  address: Reachable & { type: string; companyName: string },
): void {
  const problems = reachProblems(address);
  if (!isCountry(address.country)) problems.push({ field: 'country', code: 'choice' });
  if (address.type === 'COMPANY' && address.companyName === '') {
    problems.push({ field: 'companyName', code: 'required' });
  }
  refuse(problems);
}

/** Checks the phone of a shopper's own warehouse: Chinese couriers call Chinese numbers. */
export function assertUserWarehouse({ phone }: { phone: string }): void {
  refuse(isPhone(phone, CHINA) ? [] : [{ field: 'phone', code: 'phone' }]);
}

/** Whether somebody there can be called and found. The number may be of any country. */
function reachProblems({ country, phone, province }: Reachable): Problem[] {
  const problems: Problem[] = isPhone(phone) ? [] : [{ field: 'phone', code: 'phone' }];
  if (!isDistrict(country, province)) {
    problems.push({ field: 'province', code: province === '' ? 'required' : 'choice' });
  }
  return problems;
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
}
