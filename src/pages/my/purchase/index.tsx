import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { SearchFilter } from '../../../components/list/list-filter.tsx';
import { ListHead } from '../../../components/list/list-head.tsx';
import { isListEmpty } from '../../../components/list/list-search.ts';
import { OrderList, OrderTabs } from '../../../components/orders/order-list.tsx';
import { readOrderSearch } from '../../../components/orders/order-search.ts';
import * as layout from '../../../components/shell/page-layout.css';
import { Notice } from '../../../components/ui/notice.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';

const PAGE_SIZE = 10;

export default async function PurchasesPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const search = readOrderSearch(new URLSearchParams(query ?? ''));
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={t('nav.purchase')} />
      <PageHeading>{t('nav.purchase')}</PageHeading>
      {flash?.kind === 'error' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <Deferred skeleton={<CardsSkeleton />}>
        {async () => {
          const query = { ...search, pageSize: PAGE_SIZE };
          const page = await read('listPurchaseOrders', { query });
          return (
            <>
              {!isListEmpty(page.counts, search) && (
                <ListHead
                  tab={search.tab}
                  filter={
                    <SearchFilter
                      view={view}
                      path="/my/purchase"
                      label={t('order.search')}
                      search={search}
                    />
                  }
                  tabs={<OrderTabs view={view} search={search} page={page} />}
                />
              )}
              <OrderList
                view={view}
                search={search}
                page={page}
                now={Date.now()}
                newIdempotencyKey={() => crypto.randomUUID()}
              />
            </>
          );
        }}
      </Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
