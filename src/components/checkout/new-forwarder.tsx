import type { Output } from '../../contract/endpoints.ts';
import type { FormState } from '../form/field-errors.ts';
import {
  type OWN_WAREHOUSE_FIELDS,
  OwnWarehouseFields,
} from '../proxy-shipping/own-warehouse-form.tsx';
import { Button } from '../ui/button.tsx';
import type { View } from '../view.ts';
import * as css from './checkout.css';

/** The id of the form that saves a forwarder. Its fields are inside the form of the order. */
export const FORWARDER_FORM = 'new-forwarder';

type NewForwarderProps = {
  t: View['t'];
  state: FormState<(typeof OWN_WAREHOUSE_FIELDS)[number]>;
  provinces: Output<'listAddressDistricts'>;
};

/** The fields for the first forwarder of a shopper, in place of the choice between saved ones. */
export function NewForwarder({ t, state, provinces }: NewForwarderProps) {
  return (
    <div className={css.form}>
      <p>{t('checkout.toOwnHint')}</p>
      <OwnWarehouseFields
        form={FORWARDER_FORM}
        warehouse={undefined}
        {...{ t, state, provinces }}
      />
      <div>
        <Button type="submit" form={FORWARDER_FORM} variant="primary">
          {t('proxyShipping.own.save')}
        </Button>
      </div>
    </div>
  );
}
