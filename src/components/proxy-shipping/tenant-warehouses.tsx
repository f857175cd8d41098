import type { Warehouse } from '../../contract/calls/site.ts';
import type { Profile } from '../../contract/calls/user.ts';
import { warehouseTerms } from '../parcels/storage-words.ts';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SourceText } from '../ui/source-text.tsx';
import type { View } from '../view.ts';
import { CopyAll } from './copy-all.tsx';
import * as css from './proxy-shipping.css';
import { shopperNumber } from './shopper-number.ts';

type TenantWarehousesProps = {
  view: View;
  profile: Profile;
  warehouses: readonly Warehouse[];
};

/** The tenant's warehouses as labels to copy, for parcels that the shopper bought elsewhere. */
export function TenantWarehouses({ view, profile, warehouses }: TenantWarehousesProps) {
  const { t, tenant } = view;
  return (
    <Card title={t('proxyShipping.ours.title')}>
      <div className={css.stack}>
        <p className={css.text}>{t('proxyShipping.ours.text')}</p>
        {warehouses.length === 0 && <p>{t('proxyShipping.ours.none')}</p>}
        <div className={css.labels}>
          {warehouses.map((warehouse) => (
            <Label key={warehouse.id} view={view} profile={profile} warehouse={warehouse} />
          ))}
        </div>
        {tenant.tenantPreference.showStockin && warehouses.length > 0 && (
          <p className={css.text}>{t('proxyShipping.ours.announce')}</p>
        )}
      </div>
    </Card>
  );
}

type LabelProps = Pick<TenantWarehousesProps, 'view' | 'profile'> & { warehouse: Warehouse };

/**
 * A label. It has the shopper's number in the name and in the address, because couriers drop one of them.
 */
function Label({ view, profile, warehouse }: LabelProps) {
  const { t } = view;
  const terms = warehouseTerms(view, warehouse.id);
  const number = shopperNumber(profile);
  const lines = [
    { term: t('proxyShipping.recipient'), value: `${profile.name} ${number}` },
    { term: t('proxyShipping.phone'), value: warehouse.phone },
    { term: t('proxyShipping.address'), value: `${warehouse.address} ${number}` },
    { term: t('proxyShipping.postCode'), value: warehouse.postCode },
  ].filter(({ value }) => value);
  return (
    <section className={css.label} aria-label={warehouse.name}>
      <div className={css.labelHead}>
        <h3 className={css.labelName}>{warehouse.name}</h3>
        <CopyAll
          value={lines.map(({ value }) => value).join('\n')}
          texts={{
            label: t('proxyShipping.copyAll'),
            copied: t('shell.copied'),
            failed: t('shell.copyFailed'),
          }}
        />
      </div>
      {terms && <p className={css.text}>{terms}</p>}
      <dl>
        {lines.map(({ term, value }) => (
          <div key={term} className={css.line}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              <SourceText>{value}</SourceText>
            </dd>
            <dd className={css.copy}>
              <CopyButton
                value={value}
                label={t('proxyShipping.copy', { field: term })}
                copied={t('shell.copied')}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
