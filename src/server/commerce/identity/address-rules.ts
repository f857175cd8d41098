import { type FailedField, Failure } from '../../../contract/errors.ts';
import { CUSTOMS_ID } from '../../../contract/values/warehouse/customs-id.ts';
import { isPostCode, needsPostCode } from '../../../contract/values/warehouse/post-codes.ts';
import { isCountry, isPhone } from '../base/phone.ts';
import { postCodeProblem } from '../base/post-code-problem.ts';
import { isDistrict } from './districts.ts';

type Problem = FailedField;
type ContactFields = { country: string; phone: string; province: string; postCode: string };

/** The country of shoppers' own warehouses. */
const CHINA = 'cn';

/**
 * Checks a delivery address: its phone, its country (the tenant must ship there), its province if
 * there is a list of the country's provinces, its postcode if there is a rule for the country, and the
 * tax id if the country's customs require one.
 * Throws `VALIDATION_FAILED` with all problems.
 */
export function assertDeliveryAddress(
  address: ContactFields & { taxId: string },
  countries: readonly string[],
): void {
  const problems = contactProblems(address);
  if (!countries.includes(address.country)) problems.push({ field: 'country', code: 'choice' });
  if (address.postCode === '' && needsPostCode(address.country)) {
    problems.push({ field: 'postCode', code: 'required' });
  }
  const pattern = CUSTOMS_ID[address.country];
  const taxId = address.taxId.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (pattern && !pattern.test(taxId)) {
    problems.push({ field: 'taxId', code: taxId === '' ? 'required' : 'invalid' });
  }
  throwIfAny(problems);
}

/** Checks a billing address: phone, any country with its province and postcode, and a company's name. */
export function assertBillingAddress(
  address: ContactFields & { type: string; companyName: string },
): void {
  const problems = contactProblems(address);
  if (!isCountry(address.country)) problems.push({ field: 'country', code: 'choice' });
  if (address.type === 'COMPANY' && address.companyName === '') {
    problems.push({ field: 'companyName', code: 'required' });
  }
  throwIfAny(problems);
}

/** Checks the phone of a shopper's own warehouse: Chinese couriers call Chinese numbers. */
export function assertUserWarehouse({ phone }: { phone: string }): void {
  throwIfAny(isPhone(phone, CHINA) ? [] : [{ field: 'phone', code: 'phone' }]);
}

/** The problems of phone, province and postcode. The number may be of any country. */
function contactProblems({ country, phone, province, postCode }: ContactFields): Problem[] {
  const problems: Problem[] = isPhone(phone) ? [] : [{ field: 'phone', code: 'phone' }];
  if (!isDistrict(country, province)) {
    problems.push({ field: 'province', code: province === '' ? 'required' : 'choice' });
  }
  if (!isPostCode(country, postCode)) problems.push(postCodeProblem(country));
  return problems;
}

function throwIfAny(problems: Problem[]): void {
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
}
