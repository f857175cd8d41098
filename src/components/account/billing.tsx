import type { Output } from '../../contract/endpoints.ts';
import { COMPANY_TYPES } from '../../contract/values/shop/site-kinds.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { AddressFields } from '../address/address-fields.tsx';
import { addressTexts } from '../address/address-texts.ts';
import {
  ADDRESS_FIELDS,
  addressErrors,
  addressValues,
  countryName,
  type Places,
} from '../address/places.ts';
import { CallForm } from '../form/call-form.tsx';
import { type FormState, formState, isTicked } from '../form/field-errors.ts';
import { FormError } from '../form/form-error.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { AddressItem } from './address-item.tsx';
import { CountryLinks } from './country-links.tsx';
import { Section } from './section.tsx';

type BillingAddress = Output<'listBillingAddresses'>[number];

type BillingProps = {
  view: View;
  flash: Flash | undefined;
  addresses: BillingAddress[];
  places: Places;
  /** Id of the address being changed, `new`, or empty. */
  editing: string;
};

const PAGE_PATH = '/my/account#billing';
const FIELDS = ['type', 'companyName', 'taxNo', ...ADDRESS_FIELDS] as const;

/** Billing addresses, the default first, and a form for a new one or the one being changed. */
export function Billing({ view, flash, addresses, places, editing }: BillingProps) {
  const { t } = view;
  const state = formState(flash, 'saveBillingAddress', FIELDS);
  const edited = addresses.find(({ id }) => id === editing);
  return (
    <Section id="billing" title={t('billing.title')} text={t('billing.text')}>
      <div className={css.stack}>
        <FormError flash={flash} call="deleteBillingAddress" />
        {addresses.length > 0 && (
          <ul className={css.addresses}>
            {addresses.map((address) => (
              <AddressItem
                key={address.id}
                view={view}
                address={address}
                country={countryName(places, address.country)}
                calls={{
                  save: 'saveBillingAddress',
                  remove: 'deleteBillingAddress',
                  section: 'billing',
                }}
              />
            ))}
          </ul>
        )}
        <Disclosure
          className={css.formDisclosure}
          key={edited?.id ?? 'new'}
          id="billing-form"
          title={edited ? t('billing.edit') : t('billing.add')}
          open={editing !== ''}
        >
          <BillingForm view={view} state={state} address={edited} places={places} />
        </Disclosure>
      </div>
    </Section>
  );
}

type BillingFormProps = {
  view: View;
  state: FormState<(typeof FIELDS)[number]>;
  address: BillingAddress | undefined;
  places: Places;
};

function BillingForm({ view: { t }, state, address, places }: BillingFormProps) {
  const editQuery = `billing=${address?.id ?? 'new'}`;
  return (
    <CallForm
      call="saveBillingAddress"
      next={PAGE_PATH}
      back={`/my/account?${editQuery}#billing`}
      flash="saved"
      className={css.form}
    >
      {state.message && <Notice tone="danger" title={state.message} live />}
      {address && <input type="hidden" name="id" value={address.id} />}
      <RadioGroup
        name="type"
        legend={t('billing.type')}
        variant="segments"
        defaultValue={state.value('type') ?? address?.type ?? 'INDIVIDUAL'}
        options={COMPANY_TYPES.map((value) => ({
          value,
          label: translateKey(t, `billing.type.${value}`),
        }))}
        error={state.error('type')}
        required
      />
      <div className={css.ofCompany}>
        <div className={css.fields}>
          <TextInput
            name="companyName"
            id="billing-companyName"
            label={t('billing.companyName')}
            autoComplete="billing organization"
            maxLength={120}
            defaultValue={state.value('companyName') ?? address?.companyName}
            error={state.error('companyName')}
          />
          <TextInput
            name="taxNo"
            id="billing-taxNo"
            label={t('billing.taxNo')}
            autoComplete="off"
            maxLength={40}
            dir="ltr"
            defaultValue={state.value('taxNo') ?? address?.taxNo}
            error={state.error('taxNo')}
          />
        </div>
      </div>
      <CountryLinks t={t} places={places} query={editQuery} anchor="billing" />
      <AddressFields
        prefix="billing"
        section="billing"
        countries={places.countries}
        districts={places.districts}
        values={addressValues(state, address, places.country)}
        isDefault={isTicked(state, 'defaultAddress', address?.defaultAddress)}
        errors={addressErrors(state)}
        texts={{
          ...addressTexts(t, places.countries, { withCustoms: false }),
          name: t('billing.name'),
        }}
      />
      <div className={css.buttons}>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
        {address && (
          <ButtonLink variant="ghost" href={PAGE_PATH}>
            {t('account.dontChange')}
          </ButtonLink>
        )}
      </div>
    </CallForm>
  );
}
