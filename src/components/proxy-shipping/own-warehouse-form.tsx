import type { Output } from '../../contract/endpoints.ts';
import { CallForm } from '../form/call-form.tsx';
import type { FormState } from '../form/field-errors.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import type { OwnWarehouse } from './own-warehouses.tsx';
import * as css from './proxy-shipping.css';
import { warehousesHref } from './warehouses-href.ts';

type OwnWarehouseFormProps = {
  t: View['t'];
  state: FormState;
  warehouse: OwnWarehouse | undefined;
  provinces: Output<'listAddressDistricts'>;
  next: string | undefined;
};

const PROVINCES = 'provinces';

/** Not the shopper's own address: the browser has nothing to fill in. */
const FIELDS = [
  { name: 'name', required: true, hint: 'proxyShipping.field.nameHint' },
  { name: 'phone', required: true, hint: 'proxyShipping.field.phoneHint', type: 'tel' },
  { name: 'province', required: true, list: PROVINCES },
  { name: 'city', required: true },
  { name: 'district', required: false },
  { name: 'postCode', required: false, inputMode: 'numeric' },
  { name: 'line1', required: true },
] as const;

/** A province is suggested and not chosen: an address is pasted as the forwarder writes it. */
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
      {state.message && <Notice tone="danger" title={state.message} live />}
      <p>{t('proxyShipping.chineseHint')}</p>
      {warehouse && <input type="hidden" name="id" value={warehouse.id} />}
      <datalist id={PROVINCES}>
        {provinces.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      <div className={css.fields}>
        {FIELDS.map((field) => {
          const { name, ...rest } = field;
          return (
            <TextInput
              key={name}
              {...rest}
              name={name}
              id={`own-${name}`}
              label={t(`proxyShipping.field.${name}`)}
              hint={'hint' in field ? t(field.hint) : undefined}
              defaultValue={state.value(name) ?? warehouse?.[name] ?? ''}
              error={state.error(name)}
              autoComplete="off"
              dir="auto"
            />
          );
        })}
      </div>
      <Checkbox
        name="defaultAddress"
        label={t('proxyShipping.own.makeDefault')}
        defaultChecked={warehouse?.defaultAddress ?? false}
      />
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
