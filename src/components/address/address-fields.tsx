'use client';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { Output } from '../../contract/endpoints.ts';
import { fill } from '../../i18n/fill.ts';
import * as css from '../account/account.css';
import { call, type Route } from '../session/api.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { AddressField } from './places.ts';

const LIST_ADDRESS_DISTRICTS: Route<'listAddressDistricts'> = ['GET', '/front/address-districts'];

type Districts = Output<'listAddressDistricts'>;
type Texts = Partial<Record<string, string>>;

export type AddressFieldsProps = {
  /** Prefix of the field ids, so that several forms can be on one page. */
  prefix: string;
  /** The kind of address for the browser's autofill. */
  section: 'shipping' | 'billing';
  countries: readonly { code: string; name: string; callingCode: string }[];
  /** The districts of the country in `values`. */
  districts: Districts;
  values: Record<AddressField, string>;
  isDefault: boolean;
  errors: Texts;
  texts: Record<AddressField | 'makeDefault' | 'choose', string> & {
    /** The hint for the phone number; contains `{code}` for the calling code. */
    phoneHint: string;
    /** Hints for the countries that have a rule for postcodes. */
    postCodes: Readonly<Record<string, { hint: string; required: boolean }>>;
    /**
     * The number that customs require, by country. Undefined for addresses to which no parcels are
     * sent.
     */
    customs: Readonly<Record<string, { label: string; hint: string }>> | undefined;
    customsHint: string;
  };
};

/** The chosen country and its districts, which are loaded when it changes. */
function useCountry(initial: string, initialDistricts: Districts) {
  const [country, setCountry] = useState(initial);
  const [loaded, setLoaded] = useState({ country: initial, districts: initialDistricts });
  const select = useRef<HTMLSelectElement>(null);

  const choose = async (code: string) => {
    setCountry(code);
    const query = { country: code };
    // If the districts can't be loaded, the shopper types one.
    const districts = await call(LIST_ADDRESS_DISTRICTS, { query }).catch(() => []);
    setLoaded({ country: code, districts });
  };
  // Takes over a country that was chosen before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== country) choose(chosen);
  }, []);
  const districts = loaded.country === country ? loaded.districts : [];
  return { country, districts, loadedCountry: loaded.country, select, choose };
}

/**
 * The fields of an address. Districts, calling code and the customs number depend on the country.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, section, countries, values, errors, texts } = props;
  const { country, districts, loadedCountry, select, choose } = useCountry(
    values.country,
    props.districts,
  );
  const isDelivery = texts.customs !== undefined;
  const customsId = texts.customs?.[country];
  const postCode = texts.postCodes[country];
  const code = countries.find((other) => other.code === country)?.callingCode ?? '';
  const field = (name: AddressField, autoComplete: string) => ({
    name,
    id: `${prefix}-${name}`,
    label: texts[name],
    autoComplete: autoComplete === 'off' ? 'off' : `${section} ${autoComplete}`,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <div className={css.fields}>
        <div className={css.wholeRow}>
          <Select
            {...field('country', 'country')}
            required
            ref={select}
            options={countries.map(({ code: value, name: label }) => ({ value, label }))}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => choose(event.target.value)}
          />
        </div>
        <TextInput {...field('name', 'name')} required maxLength={80} />
        <TextInput
          {...field('phone', 'tel')}
          required
          type="tel"
          dir="ltr"
          hint={fill(texts.phoneHint, { code })}
        />
        <Province
          key={loadedCountry}
          field={{ ...field('province', 'address-level1'), required: true }}
          districts={districts}
          chooseLabel={texts.choose}
          // The saved province belongs to the saved country only.
          keepsValue={country === values.country}
        />
        <TextInput {...field('city', 'address-level2')} required maxLength={80} />
        <TextInput {...field('district', 'address-level3')} maxLength={80} />
        <TextInput
          {...field('postCode', 'postal-code')}
          required={isDelivery && postCode?.required === true}
          hint={postCode?.hint}
          maxLength={16}
        />
        <div className={css.wholeRow}>
          <TextInput {...field('line1', 'address-line1')} required maxLength={160} />
        </div>
        <div className={css.wholeRow}>
          <TextInput {...field('line2', 'address-line2')} maxLength={160} />
        </div>
        {texts.customs && (
          <div className={css.wholeRow}>
            <TextInput
              {...field('taxId', 'off')}
              required={customsId !== undefined}
              label={customsId?.label ?? texts.taxId}
              hint={customsId?.hint ?? texts.customsHint}
              maxLength={32}
              dir="ltr"
            />
          </div>
        )}
      </div>
      <Checkbox name="defaultAddress" label={texts.makeDefault} defaultChecked={props.isDefault} />
    </>
  );
}

type ProvinceProps = {
  field: {
    name: string;
    id: string;
    label: string;
    autoComplete: string;
    defaultValue: string;
    error: string | undefined;
    required: boolean;
  };
  districts: Districts;
  chooseLabel: string;
  keepsValue: boolean;
};

/** The province: one of the country's districts or, if they are unknown, free text. */
function Province({ field, districts, chooseLabel, keepsValue }: ProvinceProps) {
  const value = keepsValue ? field.defaultValue : '';
  // Not required, because many small countries have no provinces.
  if (districts.length === 0) {
    return <TextInput {...field} required={false} defaultValue={value} maxLength={80} />;
  }
  const names = districts.map(({ name }) => name);
  // A saved value that is not in the list: it is in another language, or older than the list.
  const unlisted = value && !names.includes(value) ? [value] : [];
  return (
    <Select
      {...field}
      defaultValue={value}
      options={[
        { value: '', label: chooseLabel },
        ...[...unlisted, ...names].map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
