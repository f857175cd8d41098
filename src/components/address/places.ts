import type { Profile } from '../../contract/calls/user.ts';
import type { Output } from '../../contract/endpoints.ts';
import type { FormState } from '../form/field-errors.ts';

/** The countries to choose from, the code of the form's initial country, and its districts. */
export type Places = {
  countries: Output<'listSupportedCountries'>;
  country: string;
  districts: Output<'listAddressDistricts'>;
};

/** The text fields of every address. */
export const ADDRESS_FIELDS = [
  'name',
  'phone',
  'country',
  'province',
  'city',
  'district',
  'line1',
  'line2',
  'postCode',
  'taxId',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type AddressState = FormState<AddressField>;

/** The receiver of a new address: the shopper, until somebody else is typed. */
export type Receiver = Pick<Profile, 'name' | 'phoneNumber'>;

/**
 * Initial values of the fields: what was typed before an error, else the saved address, else the
 * receiver.
 */
export function addressValues(
  state: Pick<FormState, 'value'>,
  saved: Record<AddressField, string> | undefined,
  country: string,
  receiver?: Receiver,
): Record<AddressField, string> {
  const initial: Partial<Record<AddressField, string>> = saved ?? {
    name: receiver?.name ?? '',
    phone: receiver?.phoneNumber ?? '',
  };
  const values = ADDRESS_FIELDS.map((name) => [name, state.value(name) ?? initial[name] ?? '']);
  return { ...Object.fromEntries(values), country };
}

/** Error messages by field. */
export function addressErrors(state: AddressState): Partial<Record<string, string>> {
  const errors = ADDRESS_FIELDS.map((name) => [name, state.error(name)] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** A country's name, or its code if the tenant does not serve it. */
export function countryName({ countries }: Places, code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code.toUpperCase();
}
