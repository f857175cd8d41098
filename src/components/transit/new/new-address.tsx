import type { Flash } from '../../../site/flash.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { addressTexts } from '../../address/address-texts.ts';
import {
  ADDRESS_FIELDS,
  addressErrors,
  addressValues,
  type Places,
  type Receiver,
} from '../../address/places.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, isTicked } from '../../form/field-errors.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';
import * as css from './new-transit.css';
import { type NewTransit, newAddressHref, newTransitHref } from './new-transit.ts';

type NewAddressProps = {
  view: View;
  flash: Flash | undefined;
  draft: NewTransit;
  places: Places;
  /** Whether no address is saved yet: then the new one becomes the default. */
  isFirst: boolean;
  receiver: Receiver | undefined;
};

/** The form for a new address while a shipment is created; saving it returns to the shipment. */
export function NewAddress(props: NewAddressProps) {
  const { view, flash, draft, places, isFirst, receiver } = props;
  const { t } = view;
  const state = formState(flash, 'saveAddress', ADDRESS_FIELDS);
  const back = newTransitHref(draft, draft.message);
  const withoutDestination = { ...draft, userAddressId: '', country: '' };
  const next = `${newTransitHref(withoutDestination, draft.message)}&userAddressId={id}`;
  const otherCountries = places.countries.filter(({ code }) => code !== places.country);
  return (
    <Card title={t('transit.new.addAddress')}>
      <CallForm
        call="saveAddress"
        next={next}
        back={newAddressHref(draft)}
        flash="saved"
        className={css.addressForm}
      >
        {state.message && <Notice tone="danger" title={state.message} live />}
        {otherCountries.length > 0 && (
          <noscript>
            <p className={css.muted}>
              {t('address.otherCountry')}{' '}
              {otherCountries.map(({ code, name }) => (
                <span key={code}>
                  <a href={newAddressHref({ ...draft, country: code })} className={textLink}>
                    {name}
                  </a>{' '}
                </span>
              ))}
            </p>
          </noscript>
        )}
        <AddressFields
          prefix="address"
          section="shipping"
          countries={places.countries}
          districts={places.districts}
          values={addressValues(state, undefined, places.country, receiver)}
          isDefault={isTicked(state, 'defaultAddress', isFirst)}
          errors={addressErrors(state)}
          texts={addressTexts(t, places.countries, { withCustoms: true })}
        />
        <div className={css.row}>
          <Button type="submit" variant="primary">
            {t('transit.new.useAddress')}
          </Button>
          <ButtonLink variant="ghost" href={back}>
            {t('transit.new.backToForm')}
          </ButtonLink>
        </div>
      </CallForm>
    </Card>
  );
}
