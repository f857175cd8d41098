import type { Address } from '../../contract/calls/addresses.ts';
import type { Flash } from '../../site/flash.ts';
import { ADDRESS_FIELDS, countryName, type Places, type Receiver } from '../address/places.ts';
import { formState } from '../form/field-errors.ts';
import { FormError } from '../form/form-error.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { AddressForm } from './address-form.tsx';
import { AddressItem } from './address-item.tsx';
import { Section } from './section.tsx';

type AddressesProps = {
  view: View;
  flash: Flash | undefined;
  addresses: Address[];
  places: Places;
  receiver: Receiver;
  /** Id of the address being changed, `new`, or empty. */
  editing: string;
};

/** Delivery addresses, the default first, and a form for a new one or the one being changed. */
export function Addresses(props: AddressesProps) {
  const { view, flash, addresses, places, receiver, editing } = props;
  const { t } = view;
  const state = formState(flash, 'saveAddress', ADDRESS_FIELDS);
  const edited = addresses.find(({ id }) => id === editing);
  return (
    <Section id="address" title={t('account.addresses')} text={t('account.addressesText')}>
      <div className={css.stack}>
        <FormError flash={flash} call="deleteAddress" />
        {addresses.length > 0 && (
          <ul className={css.addresses}>
            {addresses.map((address) => (
              <AddressItem
                key={address.id}
                view={view}
                address={address}
                country={countryName(places, address.country)}
                calls={{ save: 'saveAddress', remove: 'deleteAddress', section: 'address' }}
              />
            ))}
          </ul>
        )}
        <Disclosure
          className={css.formDisclosure}
          // A different address gets a new form, so that its fields are reset.
          key={edited?.id ?? 'new'}
          id="address-form"
          title={edited ? t('account.editAddress') : t('account.addAddress')}
          open={editing !== ''}
        >
          <AddressForm {...{ view, state, places, receiver }} address={edited} />
        </Disclosure>
      </div>
    </Section>
  );
}
