import type { Address } from '../../contract/calls/addresses.ts';
import { AddressFields } from '../address/address-fields.tsx';
import { addressTexts } from '../address/address-texts.ts';
import {
  type AddressState,
  addressErrors,
  addressValues,
  type Places,
  type Receiver,
} from '../address/places.ts';
import { CallForm } from '../form/call-form.tsx';
import { isTicked } from '../form/field-errors.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { CountryLinks } from './country-links.tsx';

type AddressFormProps = {
  view: View;
  state: AddressState;
  /** The address that is being changed. */
  address: Address | undefined;
  places: Places;
  receiver: Receiver;
};

const PAGE_PATH = '/my/account#address';

/** The form of a new or changed delivery address. */
export function AddressForm({ view, state, address, places, receiver }: AddressFormProps) {
  const { t } = view;
  const values = addressValues(state, address, places.country, receiver);
  const editQuery = address ? `address=${address.id}` : 'address=new';
  return (
    <CallForm
      call="saveAddress"
      next={PAGE_PATH}
      back={`/my/account?${editQuery}#address`}
      flash="saved"
      className={css.form}
    >
      {state.message && <Notice tone="danger" title={state.message} live />}
      {address && <input type="hidden" name="id" value={address.id} />}
      <CountryLinks t={t} places={places} query={editQuery} anchor="address" />
      <AddressFields
        prefix="address"
        section="shipping"
        countries={places.countries}
        districts={places.districts}
        values={values}
        isDefault={isTicked(state, 'defaultAddress', address?.defaultAddress)}
        errors={addressErrors(state)}
        texts={addressTexts(t, places.countries, { withCustoms: true })}
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
