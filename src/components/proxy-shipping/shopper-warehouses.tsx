import type { Output } from '../../contract/endpoints.ts';
import type { Flash } from '../../site/flash.ts';
import { chineseAddress } from '../address/address-lines.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SourceText } from '../ui/source-text.tsx';
import type { View } from '../view.ts';
import { type OwnWarehouse, warehousesHref } from './own-warehouse.ts';
import { OWN_WAREHOUSE_FIELDS, OwnWarehouseForm } from './own-warehouse-form.tsx';
import * as css from './proxy-shipping.css';

type ShopperWarehousesProps = {
  view: View;
  flash: Flash | undefined;
  warehouses: readonly OwnWarehouse[];
  provinces: Output<'listAddressDistricts'>;
  /** Id of the address being changed. */
  editing: string | undefined;
  /** The path to go to after an address is saved. */
  next: string | undefined;
};

/**
 * The shopper's own addresses in China, the default first, and a form for a new one or the one
 * being changed.
 */
export function ShopperWarehouses(props: ShopperWarehousesProps) {
  const { view, flash, warehouses, provinces, editing, next } = props;
  const { t } = view;
  const edited = warehouses.find(({ id }) => id === editing);
  const failed = flash?.form === 'saveUserWarehouse' && flash.kind !== 'success';
  const open = failed || edited !== undefined || next !== undefined;
  return (
    <Card title={t('proxyShipping.own.title')} id="own">
      <div className={css.stack}>
        <p className={css.text}>{t('proxyShipping.own.text')}</p>
        {warehouses.length === 0 ? (
          <p>{t('proxyShipping.own.none')}</p>
        ) : (
          <ul className={css.ownAddresses}>
            {warehouses.map((warehouse) => (
              <Entry key={warehouse.id} t={t} warehouse={warehouse} next={next} />
            ))}
          </ul>
        )}
        <Disclosure
          key={edited?.id ?? 'new'}
          title={t(edited ? 'proxyShipping.own.edit' : 'proxyShipping.own.add')}
          open={open}
          className={css.lastPart}
        >
          <OwnWarehouseForm
            t={t}
            state={formState(flash, 'saveUserWarehouse', OWN_WAREHOUSE_FIELDS)}
            warehouse={edited}
            provinces={provinces}
            next={next}
          />
        </Disclosure>
      </div>
    </Card>
  );
}

type EntryProps = { t: View['t']; warehouse: OwnWarehouse; next: string | undefined };

function Entry({ t, warehouse, next }: EntryProps) {
  const { id, name, phone } = warehouse;
  return (
    <li className={css.entry}>
      <div>
        <div className={css.entryHead}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <bdi>{phone}</bdi>
          {warehouse.defaultAddress && <Badge>{t('proxyShipping.own.default')}</Badge>}
        </div>
        <p>
          <SourceText>{chineseAddress(warehouse)}</SourceText>
        </p>
      </div>
      <div className={css.actions}>
        <ButtonLink size="sm" href={warehousesHref({ next, address: id })}>
          {t('proxyShipping.own.editShort')}
        </ButtonLink>
        <CallForm
          call="deleteUserWarehouse"
          params={{ id }}
          next={warehousesHref({ next })}
          back={warehousesHref({ next })}
          flash="warehouseRemoved"
        >
          <Button type="submit" variant="ghost" size="sm">
            {t('proxyShipping.own.remove')}
          </Button>
        </CallForm>
      </div>
    </li>
  );
}
