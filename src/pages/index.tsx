import type { ReactNode } from 'react';
import { PartFailed } from '../components/deferred/failed.tsx';
import { CardsSkeleton } from '../components/deferred/skeletons.tsx';
import { JsonLd } from '../components/head/json-ld.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { organization, webSite } from '../components/head/structured-data.ts';
import { Announcements } from '../components/home/announcements.tsx';
import { Banners, BannersSkeleton } from '../components/home/banners.tsx';
import { CategoryTiles } from '../components/home/category-tiles.tsx';
import { Hero } from '../components/home/hero.tsx';
import { HowItWorks } from '../components/home/how-it-works.tsx';
import * as css from '../components/home/parts.css';
import { GroupShelf } from '../components/product/shelves/group-shelf.tsx';
import { Shelf } from '../components/product/shelves/shelf.tsx';
import { ShelfSkeleton } from '../components/product/skeletons.tsx';
import { SearchField } from '../components/search/search-field.tsx';
import { Container } from '../components/ui/layout.tsx';
import { Section } from '../components/ui/section.tsx';
import type { View } from '../components/view.ts';
import { WatchHistoryShelf } from '../components/watch-history/watch-history-shelf.tsx';
import type { Output } from '../contract/endpoints.ts';
import { regionName } from '../i18n/regions-and-lists.ts';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';
import { Deferred } from './_components/deferred.tsx';
import { freightEstimateOf } from './_components/freight-estimate-of.tsx';
import { productGroups } from './_components/product-groups.ts';

/** The number of products on the first shelf. Only this shelf is rendered by the server. */
const FIRST_SHELF_SIZE = 10;

export default async function HomePage({ query }: { query: string }) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const country = regionName(locale, tenant.homeCountry);
  const readPreferred = preferredReader();
  return (
    <Container>
      <PageHead
        page={currentRequest()}
        title={t('home.title')}
        description={t('home.description', { shop: tenant.name, country })}
      />
      <JsonLd data={organization(currentRequest())} />
      <JsonLd data={webSite(currentRequest())} />
      <Hero view={view} country={country} search={<SearchField view={view} size="large" />} />
      <div className={css.page}>
        <Part skeleton={<BannersSkeleton />}>
          {async () => <Banners view={view} banners={await read('listBanners')} />}
        </Part>
        <Part skeleton={<ShelfSkeleton />}>{() => preferred(view, readPreferred)}</Part>
        <Part skeleton={<CardsSkeleton count={2} />}>{() => howItWorks(view, country)}</Part>
        <Part skeleton={<CardsSkeleton count={2} />}>
          {async () => <CategoryTiles view={view} categories={await read('listCategories')} />}
        </Part>
        <Part skeleton={<ShelfSkeleton />}>{() => groups(view, readPreferred)}</Part>
        <Section id="freight" title={t('home.freight')}>
          <Part skeleton={<CardsSkeleton count={2} />}>
            {() => freightEstimateOf(view, '/', query, { asksPostcode: false })}
          </Part>
        </Section>
        <Part skeleton={<CardsSkeleton count={1} />}>{() => announcements(view)}</Part>
        <WatchHistoryShelf view={view} />
      </div>
    </Container>
  );
}

/** A part whose failure leaves the rest of the page usable. */
function Part(props: { skeleton: ReactNode; children: () => Promise<ReactNode> }) {
  const { t, pagePath } = currentRequest();
  return <Deferred failed={<PartFailed t={t} retryHref={pagePath} />} {...props} />;
}

type ReadPreferred = () => Promise<Output<'listPreferredProducts'>>;

/** Reads the products of the first shelf once for all parts of the page. */
function preferredReader(): ReadPreferred {
  let products: ReturnType<ReadPreferred> | undefined;
  return () => {
    products ??= read('listPreferredProducts', { query: { size: FIRST_SHELF_SIZE } });
    return products;
  };
}

async function preferred(view: View, readPreferred: ReadPreferred) {
  const products = await readPreferred();
  return <Shelf view={view} title={view.t('home.preferred')} products={products} />;
}

async function howItWorks(view: View, country: string) {
  const options = await read('listTransitOptions', { query: { country: view.tenant.homeCountry } });
  return <HowItWorks view={view} country={country} options={options} />;
}

/** The tenant's shelves, without the products of the first shelf. */
async function groups(view: View, readPreferred: ReadPreferred) {
  // If the products of the first shelf can't be read, that shelf says so.
  const [found, shown] = await Promise.all([productGroups(), readPreferred().catch(() => [])]);
  const except = shown.map(({ productId }) => productId);
  return found
    .filter(({ products }) => products.length > 0)
    .map((group) => <GroupShelf key={group.id} view={view} group={group} except={except} />);
}

async function announcements(view: View) {
  const { records } = await read('listAnnouncements', { query: { pageSize: 3 } });
  return <Announcements view={view} announcements={records} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
