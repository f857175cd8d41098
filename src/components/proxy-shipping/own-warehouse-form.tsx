import type { ComponentProps } from 'react';
import type { Output } from '../../contract/endpoints.ts';
import type { MessageKey } from '../../i18n/translator.ts';
import { CallForm } from '../form/call-form.tsx';
import type { FormState } from '../form/field-errors.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { cx } from '../ui/cx.ts';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { type OwnWarehouse, warehousesHref } from './own-warehouse.ts';
import * as css from './proxy-shipping.css';

type OwnWarehouseFormProps = {
  t: View['t'];
  state: FormState<FieldOptions['name']>;
  warehouse: OwnWarehouse | undefined;
  provinces: Output<'listAddressDistricts'>;
  next: string | undefined;
};

const PROVINCES = 'provinces';

type FieldOptions = {
  name: 'name' | 'phone' | 'province' | 'city' | 'district' | 'postCode' | 'line1';
  required?: boolean;
  hint?: MessageKey;
  wide?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list'>;

/** The fields. The browser's autofill is off, because this is not the shopper's home address. */
const FIELDS: readonly FieldOptions[] = [
  { name: 'name', required: true, hint: 'proxyShipping.field.nameHint' },
  { name: 'phone', required: true, hint: 'proxyShipping.field.phoneHint', type: 'tel' },
  { name: 'province', required: true, list: PROVINCES },
  { name: 'city', required: true },
  { name: 'district' },
  { name: 'postCode', inputMode: 'numeric' },
  { name: 'line1', required: true, wide: true },
];

export const OWN_WAREHOUSE_FIELDS = FIELDS.map(({ name }) => name);

/**
 * The form for an own address in China. It only suggests provinces, because shoppers paste the address as their
 * forwarder writes it.
 */
export function OwnWarehouseForm(props: OwnWarehouseFormProps) {
  const { t, state, warehouse, provinces, next } = props;
  return (
    <CallForm
      call="saveUserWarehouse"
      next={next ?? warehousesHref({})}
      back={warehousesHref({ next, address: warehouse?.id })}
      flash="warehouseSaved"
      className={css.form}
    >
      {warehouse && <input type="hidden" name="id" value={warehouse.id} />}
      <OwnWarehouseFields {...{ t, state, warehouse, provinces }} />
      <div className={css.buttons}>
        <Button type="submit" variant="primary">
          {t(next ? 'proxyShipping.own.saveAndGo' : 'proxyShipping.own.save')}
        </Button>
        {(warehouse || next) && (
          <ButtonLink variant="ghost" href={next ?? warehousesHref({})}>
            {t('proxyShipping.own.cancel')}
          </ButtonLink>
        )}
      </div>
    </CallForm>
  );
}

type FieldsProps = Pick<OwnWarehouseFormProps, 't' | 'state' | 'warehouse' | 'provinces'> & {
  /** The id of the form to which the fields belong, if they stand outside of it. */
  form?: string;
};

/** The fields of an own address in China. */
export function OwnWarehouseFields({ t, state, warehouse, provinces, form }: FieldsProps) {
  return (
    <>
      {state.message && <Notice tone="danger" title={state.message} live />}
      <p>{t('proxyShipping.chineseHint')}</p>
      <datalist id={PROVINCES}>
        {provinces.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      <div className={css.fields}>
        {FIELDS.map(({ name, wide, hint, ...rest }: FieldOptions) => (
          <div key={name} className={cx(wide && css.bothColumns)}>
            <TextInput
              {...rest}
              name={name}
              form={form}
              id={`own-${name}`}
              label={t(`proxyShipping.field.${name}`)}
              hint={hint && t(hint)}
              defaultValue={state.value(name) ?? warehouse?.[name] ?? ''}
              error={state.error(name)}
              autoComplete="off"
              dir="auto"
            />
          </div>
        ))}
      </div>
      <Checkbox
        name="defaultAddress"
        form={form}
        label={t('proxyShipping.own.makeDefault')}
        defaultChecked={warehouse?.defaultAddress ?? false}
      />
    </>
  );
}
