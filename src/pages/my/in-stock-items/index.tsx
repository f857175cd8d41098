import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { ListHead } from '../../../components/list/list-head.tsx';
import { isListEmpty } from '../../../components/list/list-search.ts';
import { ParcelFilter } from '../../../components/parcels/parcel-filter.tsx';
import { ParcelList, ParcelTabs } from '../../../components/parcels/parcel-list.tsx';
import { type ParcelSearch, readParcelSearch } from '../../../components/parcels/parcel-search.ts';
import * as css from '../../../components/parcels/parcels.css';
import { shippingText } from '../../../components/parcels/shipping-text.ts';
import * as layout from '../../../components/shell/page-layout.css';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import type { Output } from '../../../contract/endpoints.ts';
import { leastFreeDays } from '../../../contract/values/warehouse/storage-at.ts';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';
import { requirePageEnabled } from '../../_components/page-enabled.ts';

const PAGE_SIZE = 20;
/** The most stored parcels on one page: enough for four shipments. With more parcels the page would have megabytes. */
const STORED_PAGE_SIZE = 200;

/** The parcels of a tab's page. Stored parcels are on one page if possible, so that all can be selected. */
function parcelsOf(search: ParcelSearch): Promise<Output<'listStockInParcels'>> {
  const pageSize = search.tab === 'stored' ? STORED_PAGE_SIZE : PAGE_SIZE;
  return read('listStockInParcels', { query: { ...search, pageSize } });
}

export default async function InStockItemsPage({ query }: { query?: string }) {
  requirePageEnabled();
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const params = new URLSearchParams(query ?? '');
  const search = readParcelSearch(params);
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={t('nav.inStockItems')} />
      <PageHeading
        aside={
          tenant.tenantPreference.showUserWarehouse && (
            <ButtonLink href="/my/warehouses#announce">{t('inStock.announce')}</ButtonLink>
          )
        }
      >
        {t('nav.inStockItems')}
      </PageHeading>
      {flash?.kind === 'error' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <Deferred skeleton={<CardsSkeleton />}>
        {async () => {
          const page = await parcelsOf(search);
          return (
            <>
              {isListEmpty(page.counts, search) ? (
                <p className={css.intro}>
                  {shippingText(view, 'inStock.intro', { days: leastFreeDays(tenant) })}
                </p>
              ) : (
                <ListHead
                  tab={search.tab}
                  filter={<ParcelFilter t={t} search={search} />}
                  tabs={<ParcelTabs view={view} search={search} page={page} />}
                />
              )}
              <ParcelList
                view={view}
                search={search}
                page={page}
                now={Date.now()}
                areAllSelected={params.get('select') === 'all'}
              />
            </>
          );
        }}
      </Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
