import { Failure, type FieldErrorCode } from '../../../contract/errors.ts';
import { CUSTOMS_ID } from '../../../contract/values/customs-id.ts';
import { isCountry, isPhone } from '../base/phone.ts';

type Problem = { field: string; code: FieldErrorCode };
type Reachable = { country: string; phone: string };

/** The country of shoppers' own warehouses. */
const CHINA = 'cn';

/**
 * Checks a delivery address: its phone, its country, which the tenant must ship to, and the tax id
 * that the country's customs ask for.
 */
export function assertDeliveryAddress(
  address: Reachable & { taxId: string },
  countries: readonly string[],
): void {
  const problems: Problem[] = phoneProblems(address);
  if (!countries.includes(address.country)) problems.push({ field: 'country', code: 'choice' });
  const pattern = CUSTOMS_ID[address.country];
  const taxId = address.taxId.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (pattern && !pattern.test(taxId)) {
    problems.push({ field: 'taxId', code: taxId === '' ? 'required' : 'invalid' });
  }
  refuse(problems);
}

/** Checks a billing address: phone, any country, and a company's name. */
export function assertBillingAddress(
  address: Reachable & { type: string; companyName: string },
): void {
  const problems: Problem[] = phoneProblems(address);
  if (!isCountry(address.country)) problems.push({ field: 'country', code: 'choice' });
  if (address.type === 'COMPANY' && address.companyName === '') {
    problems.push({ field: 'companyName', code: 'required' });
  }
  refuse(problems);
}

/** Checks the phone of a shopper's own warehouse in China. */
export function assertUserWarehouse({ phone }: { phone: string }): void {
  refuse(phoneProblems({ country: CHINA, phone }));
}

function phoneProblems({ country, phone }: Reachable): Problem[] {
  return isPhone(phone, isCountry(country) ? country : undefined)
    ? []
    : [{ field: 'phone', code: 'phone' }];
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
}
