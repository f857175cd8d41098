import type { Address } from '../../contract/calls/addresses.ts';
import type { Output } from '../../contract/endpoints.ts';
import { addressLines } from '../address/address-lines.ts';
import { CallForm } from '../form/call-form.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { Confirm } from './confirm.tsx';

type Billing = Output<'listBillingAddresses'>[number];

type AddressItemProps = {
  view: View;
  address: Address | Billing;
  country: string;
  calls:
    | { save: 'saveAddress'; remove: 'deleteAddress'; section: 'address' }
    | { save: 'saveBillingAddress'; remove: 'deleteBillingAddress'; section: 'billing' };
};

/** One address of a list, with its actions. */
export function AddressItem({ view: { t }, address, country, calls }: AddressItemProps) {
  const { id, name, phone, taxId } = address;
  const company = 'companyName' in address && address.type === 'COMPANY' ? address : undefined;
  const sectionHref = `/my/account#${calls.section}`;
  const formHref = `/my/account?${calls.section}=${id}#${calls.section}-form`;
  return (
    <li className={css.address}>
      <div className={css.addressText}>
        <div className={css.addressName}>
          <strong>{company?.companyName || name}</strong>
          {address.defaultAddress && <Badge tone="success">{t('account.default')}</Badge>}
        </div>
        <div className={css.muted}>
          {company && `${name} · `}
          <bdi dir="ltr">{phone}</bdi>
        </div>
        <p dir="auto">{[...addressLines(address), country].join(', ')}</p>
        {(company?.taxNo || taxId) && (
          <div className={css.muted}>
            {t(company ? 'billing.taxNo' : 'address.taxId')} <bdi>{company?.taxNo || taxId}</bdi>
          </div>
        )}
      </div>
      <div className={css.actions}>
        {!address.defaultAddress && (
          // The call replaces the whole entry, so all its fields are sent.
          <CallForm call={calls.save} next={sectionHref} back={formHref} flash="saved">
            {Object.entries({ ...address, defaultAddress: 'on' }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Button type="submit" variant="ghost" size="sm">
              {t('account.makeDefault')}
            </Button>
          </CallForm>
        )}
        <ButtonLink variant="ghost" size="sm" href={formHref}>
          {t('account.edit')}
        </ButtonLink>
        <Confirm
          label={t('account.remove')}
          question={t('account.removeQuestion')}
          size="sm"
          variant="ghost"
        >
          <CallForm
            call={calls.remove}
            params={{ id }}
            next={sectionHref}
            back={sectionHref}
            flash="removed"
          >
            <Button type="submit" variant="danger" size="sm">
              {t('account.remove')}
            </Button>
          </CallForm>
        </Confirm>
      </div>
    </li>
  );
}
