import type { Output } from '../../contract/endpoints.ts';
import type { Flash } from '../../contract/flash.ts';
import type { Address } from '../../contract/user.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Link } from '../ui/link.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { AddressForm } from './address-form.tsx';

type AddressesProps = {
  view: View;
  flash: Flash | undefined;
  addresses: Address[];
  countries: Output<'listSupportedCountries'>;
  /** Id of the address being changed. */
  editing: string | undefined;
};

function AddressItem({
  view: { t },
  address,
  country,
}: {
  view: View;
  address: Address;
  country: string;
}) {
  const { id, name, phone, line1, line2, district, city, province, postCode } = address;
  const lines = [line1, line2, district, city, province, postCode, country].filter(Boolean);
  return (
    <li className={css.address}>
      <div>
        <strong>{name}</strong> <bdi>{phone}</bdi>{' '}
        {address.defaultAddress && <Badge>{t('account.default')}</Badge>}
        <p>{lines.join(', ')}</p>
      </div>
      <div className={css.actions}>
        <Link href={`/my/account?address=${id}#address`} className={css.edit}>
          {t('account.edit')}
        </Link>
        <CallForm call="deleteAddress" params={{ id }} next="/my/account" flash="saved">
          <Button type="submit" variant="ghost" size="sm">
            {t('account.remove')}
          </Button>
        </CallForm>
      </div>
    </li>
  );
}

/** Delivery addresses, the default first, and a form for one more or the one being changed. */
export function Addresses({ view, flash, addresses, countries, editing }: AddressesProps) {
  const { t } = view;
  const state = formState(flash, 'saveAddress');
  const edited = addresses.find(({ id }) => id === editing);
  const failed = flash?.form === 'saveAddress' && flash.kind === 'error';
  return (
    <Card title={t('account.addresses')} id="address">
      <ul className={css.addresses}>
        {addresses.map((address) => (
          <AddressItem
            key={address.id}
            view={view}
            address={address}
            country={
              countries.find(({ code }) => code === address.country)?.name ?? address.country
            }
          />
        ))}
      </ul>
      <Disclosure
        title={edited ? t('account.editAddress') : t('account.addAddress')}
        open={failed || edited !== undefined || addresses.length === 0}
      >
        <AddressForm view={view} state={state} address={edited} countries={countries} />
      </Disclosure>
    </Card>
  );
}
