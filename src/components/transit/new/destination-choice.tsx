import type { Address } from '../../../contract/calls/addresses.ts';
import { addressLines } from '../../address/address-lines.ts';
import { countryText } from '../../address/country.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PlusIcon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import * as css from './new-transit.css';
import type { NewTransitFormProps, TransitState } from './new-transit.ts';
import { Step } from './step.tsx';

type DestinationChoiceProps = Pick<
  NewTransitFormProps,
  'view' | 'draft' | 'addresses' | 'addressId' | 'pickupPoints' | 'countries'
> & { state: TransitState };

/** The choice between delivery to one of the shopper's addresses, and pickup at one of the tenant's pickup points. */
export function DestinationChoice(props: DestinationChoiceProps) {
  const { view, draft, pickupPoints, countries, state } = props;
  const { t, locale } = view;
  const error = state.error('selfPickup');
  return (
    <Card title={<Step number={2}>{t('transit.new.where')}</Step>}>
      <div className={css.destination}>
        {pickupPoints.length > 0 && (
          <RadioGroup
            name="selfPickup"
            legend={t('transit.new.where')}
            legendHidden
            variant="segments"
            options={[
              { value: 'false', label: t('transit.new.toDoor') },
              { value: 'true', label: t('transit.new.pickUp') },
            ]}
            defaultValue={String(draft.selfPickup)}
            {...(error && { error })}
          />
        )}
        <div className={css.toDoor}>
          <Addresses {...props} />
        </div>
        <ul className={css.pickupPoints}>
          {pickupPoints.map((pickupPoint) => (
            <li key={pickupPoint.id} className={css.pickupPoint}>
              <strong>{pickupPoint.name}</strong>
              <bdi>{pickupPoint.address}</bdi>
              <span className={css.muted}>
                <bdi>{countryText(locale, countries, pickupPoint.country)}</bdi>
                {pickupPoint.phone && (
                  <>
                    {' · '}
                    <bdi>{pickupPoint.phone}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Addresses(props: DestinationChoiceProps) {
  const { view, addresses, addressId, countries, state } = props;
  const { t, locale } = view;
  const error = state.error('userAddressId');
  // Submits the form with GET, so that the URL keeps what was typed so far.
  const addButton = (
    <Button
      type="submit"
      formMethod="get"
      formAction="/my/transit/new"
      formNoValidate
      name="address"
      value="new"
      size="sm"
      icon={<PlusIcon size={16} />}
    >
      {t('transit.new.addAddress')}
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <Notice tone="warning" title={t('transit.new.noAddress')}>
        {error && <p>{error}</p>}
        <p className={css.addButton}>{addButton}</p>
      </Notice>
    );
  }
  return (
    <>
      <RadioGroup
        name="userAddressId"
        legend={t('transit.new.address')}
        legendHidden
        options={addresses.map((address) => ({
          value: address.id,
          label: <AddressName t={t} address={address} />,
          hint: (
            <bdi>
              {[...addressLines(address), countryText(locale, countries, address.country)].join(
                ', ',
              )}
            </bdi>
          ),
        }))}
        {...(addressId && { defaultValue: addressId })}
        {...(error && { error })}
      />
      <p className={css.addButton}>{addButton}</p>
    </>
  );
}

function AddressName({ t, address }: { t: NewTransitFormProps['view']['t']; address: Address }) {
  return (
    <span className={css.addressName}>
      <strong>{address.name}</strong>
      <bdi>{address.phone}</bdi>
      {address.defaultAddress && <Badge>{t('account.default')}</Badge>}
    </span>
  );
}
