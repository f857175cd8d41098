import { CUSTOMS_ID } from '../../contract/values/warehouse/customs-id.ts';
import { examplePostCode, needsPostCode } from '../../contract/values/warehouse/post-codes.ts';
import { placeholder } from '../../i18n/fill.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import type { AddressFieldsProps } from './address-fields.tsx';

/** Labels and hints of the fields of an address; `withCustoms` if parcels go there. */
export function addressTexts(
  t: Translate,
  countries: AddressFieldsProps['countries'],
  { withCustoms }: { withCustoms: boolean },
): AddressFieldsProps['texts'] {
  return {
    name: t('address.name'),
    phone: t('address.phone'),
    country: t('address.country'),
    province: t('address.province'),
    city: t('address.city'),
    district: t('address.district'),
    line1: t('address.line1'),
    line2: t('address.line2'),
    postCode: t('address.postCode'),
    taxId: t('address.taxId'),
    makeDefault: t('address.makeDefault'),
    choose: t('address.choose'),
    phoneHint: t('address.phoneHint', { code: placeholder('code') }),
    postCodes: postCodesOf(t, countries),
    customsHint: t('address.taxIdHint'),
    customs: withCustoms ? customsTexts(t) : undefined,
  };
}

/**
 * Hints for how these countries write their postcodes. They are made on the server, because the browser does not get
 * the rules.
 */
const postCodesOf = (t: Translate, countries: AddressFieldsProps['countries']) =>
  Object.fromEntries(
    countries.flatMap(({ code }) => {
      const example = examplePostCode(code);
      const hint = example && t('address.postCodeHint', { example });
      return hint ? [[code, { hint, required: needsPostCode(code) }]] : [];
    }),
  );

function customsTexts(t: Translate) {
  return Object.fromEntries(
    Object.keys(CUSTOMS_ID).map((country) => [
      country,
      {
        label: translateKey(t, `address.customs.${country}`),
        hint: translateKey(t, `address.customsHint.${country}`),
      },
    ]),
  );
}
