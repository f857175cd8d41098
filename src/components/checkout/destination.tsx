import type { ReactNode } from 'react';
import type { Output } from '../../contract/endpoints.ts';
import type { FormState } from '../form/field-errors.ts';
import { warehouseTerms } from '../parcels/storage-words.ts';
import { Card } from '../ui/card.tsx';
import { ChipLink } from '../ui/chip.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { RadioGroup, type RadioOption } from '../ui/radio-group.tsx';
import { SourceText } from '../ui/source-text.tsx';
import type { View } from '../view.ts';
import * as css from './checkout.css';

export type Destinations = {
  tenantWarehouses: Output<'listTenantWarehouses'>;
  userWarehouses: Output<'listUserWarehouses'>;
};
export type DestinationKind = 'tenantWarehouse' | 'userWarehouse';

type DestinationProps = {
  view: View;
  destinations: Destinations;
  kind: DestinationKind;
  /** The path of this page with a kind of destination. */
  hrefOf: (kind: DestinationKind) => string;
  state: FormState<'tenantWarehouseId' | 'userWarehouseId'>;
  /** The fields for a new forwarder. */
  newForwarder: ReactNode;
  /** Whether these fields are shown at once although a forwarder is saved. */
  addsForwarder: boolean;
};

/**
 * The destination of the goods in China: a warehouse of the tenant or, if the tenant offers it, the shopper's own
 * forwarder. The fields for a new forwarder are shown at once if none is saved, otherwise they are folded.
 */
export function Destination(props: DestinationProps) {
  const { view, destinations, kind, hrefOf, state, newForwarder, addsForwarder } = props;
  const { t } = view;
  const isUserWarehouse = kind === 'userWarehouse';
  const name = isUserWarehouse ? 'userWarehouseId' : 'tenantWarehouseId';
  const options = isUserWarehouse
    ? userWarehouseOptions(destinations.userWarehouses)
    : tenantWarehouseOptions(view, destinations.tenantWarehouses);
  const typed = state.value(name);
  const chosen = options.find(({ value }) => value === typed) ?? options[0];
  const error = state.error(name);
  return (
    <Card title={t('checkout.destination')}>
      {view.tenant.tenantPreference.showUserWarehouse && (
        <div className={css.tabs}>
          <ChipLink href={hrefOf('tenantWarehouse')} selected={!isUserWarehouse} scroll={false}>
            {t('checkout.toWarehouse', { name: view.tenant.name })}
          </ChipLink>
          <ChipLink href={hrefOf('userWarehouse')} selected={isUserWarehouse} scroll={false}>
            {t('checkout.toOwn')}
          </ChipLink>
        </div>
      )}
      {isUserWarehouse && options.length === 0 ? (
        newForwarder
      ) : (
        <>
          <RadioGroup
            key={name}
            name={name}
            legend={t(isUserWarehouse ? 'checkout.toOwnHint' : 'checkout.toWarehouseHint')}
            options={options}
            {...(chosen && { defaultValue: chosen.value })}
            {...(error && { error })}
            required
          />
          {isUserWarehouse && (
            <Disclosure className={css.more} title={t('checkout.ownManage')} open={addsForwarder}>
              {newForwarder}
            </Disclosure>
          )}
        </>
      )}
    </Card>
  );
}

function tenantWarehouseOptions(
  view: View,
  warehouses: Destinations['tenantWarehouses'],
): RadioOption[] {
  const storageAt = (id: string) => {
    const terms = warehouseTerms(view, id);
    return terms && <span className={css.advice}>{terms}</span>;
  };
  return warehouses.map(({ id, name, advice, address, addressTrans }) => ({
    value: id,
    label: <span className={css.warehouse}>{name}</span>,
    hint: (
      <span className={css.place}>
        {advice && <span className={css.advice}>{advice}</span>}
        {storageAt(id)}
        {/* Nobody sends anything there: one that can be read is enough. */}
        {addressTrans ? <bdi>{addressTrans}</bdi> : <SourceText>{address}</SourceText>}
      </span>
    ),
  }));
}

function userWarehouseOptions(warehouses: Destinations['userWarehouses']): RadioOption[] {
  return warehouses.map(({ id, name, phone, province, city, district, line1 }) => ({
    value: id,
    label: name,
    hint: (
      <>
        <SourceText>{[province, city, district, line1].filter(Boolean).join(' ')}</SourceText>
        {' · '}
        <bdi>{phone}</bdi>
      </>
    ),
  }));
}
