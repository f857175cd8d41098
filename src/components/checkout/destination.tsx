import type { Output } from '../../contract/endpoints.ts';
import { Link } from '../../framework/link.tsx';
import type { FormState } from '../form/field-errors.ts';
import { warehousesHref } from '../proxy-shipping/own-warehouse.ts';
import { Card } from '../ui/card.tsx';
import { ChipLink } from '../ui/chip.tsx';
import { RadioGroup, type RadioOption } from '../ui/radio-group.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import * as css from './checkout.css';

export type Destinations = {
  warehouses: Output<'listTenantWarehouses'>;
  own: Output<'listUserWarehouses'>;
};
export type DestinationKind = 'warehouse' | 'own';

type DestinationProps = {
  view: View;
  destinations: Destinations;
  kind: DestinationKind;
  /** The path of this page with a kind of destination. */
  hrefOf: (kind: DestinationKind) => string;
  state: FormState<'tenantWarehouseId' | 'userWarehouseId'>;
};

/**
 * The destination of the goods in China: a warehouse of the tenant or, if the tenant offers it, the
 * shopper's own forwarder. A shopper without such an address is led to add one, and back.
 */
export function Destination({ view, destinations, kind, hrefOf, state }: DestinationProps) {
  const { t } = view;
  const own = kind === 'own';
  const name = own ? 'userWarehouseId' : 'tenantWarehouseId';
  const options = own ? ownOptions(destinations.own) : warehouseOptions(destinations.warehouses);
  const typed = state.value(name);
  const chosen = options.find(({ value }) => value === typed) ?? options[0];
  const error = state.error(name);
  const addOwn = warehousesHref({ next: hrefOf('own') });
  return (
    <Card title={t('checkout.destination')}>
      {view.tenant.tenantPreference.showUserWarehouse && (
        <div className={css.tabs}>
          <ChipLink href={hrefOf('warehouse')} selected={!own} scroll={false}>
            {t('checkout.toWarehouse', { name: view.tenant.name })}
          </ChipLink>
          <ChipLink
            href={destinations.own.length > 0 ? hrefOf('own') : addOwn}
            selected={own}
            scroll={false}
          >
            {t('checkout.toOwn')}
          </ChipLink>
        </div>
      )}
      <RadioGroup
        key={name}
        name={name}
        legend={t(own ? 'checkout.toOwnHint' : 'checkout.toWarehouseHint')}
        options={options}
        {...(chosen && { defaultValue: chosen.value })}
        {...(error && { error })}
        required
      />
      {own && (
        <p className={css.more}>
          <Link href={addOwn} className={textLink}>
            {t('checkout.ownManage')}
          </Link>
        </p>
      )}
    </Card>
  );
}

function warehouseOptions(warehouses: Destinations['warehouses']): RadioOption[] {
  return warehouses.map(({ id, name, address }) => ({ value: id, label: name, hint: address }));
}

function ownOptions(own: Destinations['own']): RadioOption[] {
  return own.map(({ id, name, phone, province, city, district, line1 }) => ({
    value: id,
    label: name,
    hint: `${[province, city, district, line1].filter(Boolean).join(' ')} · ${phone}`,
  }));
}
