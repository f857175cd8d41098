import type { Output } from '../../contract/endpoints.ts';
import type { Address } from '../../contract/user.ts';
import { CallForm } from '../form/call-form.tsx';
import type { FormState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';

type AddressFormProps = {
  view: View;
  state: FormState;
  address: Address | undefined;
  countries: Output<'listSupportedCountries'>;
};

const TEXTS = [
  ['name', 'shipping name', true],
  ['phone', 'shipping tel', true],
  ['province', 'shipping address-level1', true],
  ['city', 'shipping address-level2', true],
  ['district', 'shipping address-level3', false],
  ['line1', 'shipping address-line1', true],
  ['line2', 'shipping address-line2', false],
  ['postCode', 'shipping postal-code', false],
  ['taxId', 'off', false],
] as const;

export function AddressForm({ view: { t, tenant }, state, address, countries }: AddressFormProps) {
  return (
    <CallForm
      call="saveAddress"
      next="/my/account#address"
      back={`/my/account${address ? `?address=${address.id}` : ''}#address`}
      flash="saved"
      className={css.form}
    >
      {state.message && <Notice tone="danger" title={state.message} live />}
      {address && <input type="hidden" name="id" value={address.id} />}
      <Select
        name="country"
        label={t('address.country')}
        defaultValue={state.value('country') ?? address?.country ?? tenant.homeCountry}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        error={state.error('country')}
        required
      />
      <div className={css.fields}>
        {TEXTS.map(([name, autoComplete, required]) => (
          <TextInput
            key={name}
            name={name}
            id={`address-${name}`}
            label={t(`address.${name}`)}
            autoComplete={autoComplete}
            defaultValue={state.value(name) ?? address?.[name] ?? ''}
            error={state.error(name)}
            required={required}
            {...(name === 'phone' && { type: 'tel', hint: t('auth.phoneHint') })}
          />
        ))}
      </div>
      <Checkbox
        name="defaultAddress"
        label={t('address.makeDefault')}
        defaultChecked={address?.defaultAddress ?? false}
      />
      <Button type="submit" variant="primary" className={css.submit}>
        {t('account.save')}
      </Button>
    </CallForm>
  );
}
