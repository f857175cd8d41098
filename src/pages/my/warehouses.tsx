import { CardsSkeleton } from '../../components/deferred/skeletons.tsx';
import { PageHead } from '../../components/head/page-head.tsx';
import { AnnounceParcel } from '../../components/proxy-shipping/announce-parcel.tsx';
import * as css from '../../components/proxy-shipping/proxy-shipping.css';
import { ShopperWarehouses } from '../../components/proxy-shipping/shopper-warehouses.tsx';
import { TenantWarehouses } from '../../components/proxy-shipping/tenant-warehouses.tsx';
import * as layout from '../../components/shell/page-layout.css';
import { Notice } from '../../components/ui/notice.tsx';
import { PageHeading } from '../../components/ui/page-heading.tsx';
import { ownPath } from '../../contract/values/own-path.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read, readOr } from '../../server/request/read.ts';
import { Deferred } from '../_components/deferred.tsx';
import { requirePageEnabled } from '../_components/page-enabled.ts';

export default async function WarehousesPage({ query }: { query?: string }) {
  requirePageEnabled();
  const { tenant, locale, t, flash, profile } = currentRequest();
  const view = { tenant, locale, t };
  const params = new URLSearchParams(query ?? '');
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={t('nav.warehouses')} />
      <PageHeading>{t('nav.warehouses')}</PageHeading>
      <p className={css.text}>{t('proxyShipping.intro')}</p>
      {flash?.form === 'deleteUserWarehouse' && flash.kind === 'error' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <Deferred skeleton={<CardsSkeleton />}>
        {async () => {
          const [warehouses, userWarehouses, provinces] = await Promise.all([
            readOr([], 'listTenantWarehouses', { query: { warehouseRegion: 'CHINA' } }),
            read('listUserWarehouses'),
            readOr([], 'listAddressDistricts', { query: { country: 'cn' } }),
          ]);
          return (
            <>
              {profile && <TenantWarehouses {...{ view, profile, warehouses }} />}
              {tenant.tenantPreference.showStockin && warehouses.length > 0 && (
                <AnnounceParcel
                  view={view}
                  flash={flash}
                  warehouses={warehouses}
                  idempotencyKey={crypto.randomUUID()}
                />
              )}
              <ShopperWarehouses
                view={view}
                flash={flash}
                warehouses={userWarehouses}
                provinces={provinces}
                editing={params.get('address') ?? undefined}
                next={ownPath(params.get('next'), '') || undefined}
              />
            </>
          );
        }}
      </Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
