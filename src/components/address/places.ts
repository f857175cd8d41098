import type { Output } from '../../contract/endpoints.ts';
import type { FormState } from '../form/field-errors.ts';

/** Where an address can be: the countries, and of the one that a form begins with its districts. */
export type Places = {
  countries: Output<'listSupportedCountries'>;
  country: string;
  districts: Output<'listAddressDistricts'>;
};

/** The texts of every address. */
const ADDRESS_FIELDS = [
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

/** What the fields of an address begin with: what was typed before an error, else what is kept. */
export function addressValues(
  state: FormState,
  kept: Record<AddressField, string> | undefined,
  country: string,
): Record<AddressField, string> {
  const values = ADDRESS_FIELDS.map((name) => [name, state.value(name) ?? kept?.[name] ?? '']);
  return { ...Object.fromEntries(values), country };
}

/** What is wrong with which field. */
export function addressErrors(state: FormState): Partial<Record<string, string>> {
  const errors = ADDRESS_FIELDS.map((name) => [name, state.error(name)] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** A country's name, or its code where the tenant does not serve it. */
export function countryName({ countries }: Places, code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code.toUpperCase();
}
