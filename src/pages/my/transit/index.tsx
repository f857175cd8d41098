import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { SearchFilter } from '../../../components/list/list-filter.tsx';
import { ListHead } from '../../../components/list/list-head.tsx';
import { isListEmpty } from '../../../components/list/list-search.ts';
import * as layout from '../../../components/shell/page-layout.css';
import { TransitList, TransitTabs } from '../../../components/transit/transit-list.tsx';
import { readTransitSearch } from '../../../components/transit/transit-search.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';
import { requirePageEnabled } from '../../_components/page-enabled.ts';

const PAGE_SIZE = 10;

export default async function TransitsPage({ query }: { query?: string }) {
  requirePageEnabled();
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const search = readTransitSearch(new URLSearchParams(query ?? ''));
  return (
    <div className={layout.frame}>
      <PageHead
        page={currentRequest()}
        title={t('nav.transit')}
        description={t('transit.description')}
      />
      <PageHeading
        aside={
          tenant.tenantPreference.showStockin && (
            <ButtonLink href="/my/in-stock-items">{t('nav.newTransit')}</ButtonLink>
          )
        }
      >
        {t('nav.transit')}
      </PageHeading>
      {flash?.kind === 'error' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <Deferred skeleton={<CardsSkeleton />}>
        {async () => {
          const [page, countries] = await Promise.all([
            read('listTransitOrders', { query: { ...search, pageSize: PAGE_SIZE } }),
            read('listSupportedCountries'),
          ]);
          return (
            <>
              {!isListEmpty(page.counts, search) && (
                <ListHead
                  tab={search.tab}
                  filter={
                    <SearchFilter
                      view={view}
                      path="/my/transit"
                      label={t('transit.search')}
                      search={search}
                    />
                  }
                  tabs={<TransitTabs t={t} search={search} counts={page.counts} />}
                />
              )}
              <TransitList {...{ view, search, page, countries }} now={Date.now()} />
            </>
          );
        }}
      </Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
