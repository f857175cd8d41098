import { FreightEstimate } from '../components/freight/freight-estimate.tsx';
import { freightQuery, freightQuestion } from '../components/freight/measures.ts';
import { JsonLd } from '../components/head/json-ld.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { organization, webSite } from '../components/head/structured-data.ts';
import { Announcements } from '../components/home/announcements.tsx';
import { Banners } from '../components/home/banners.tsx';
import { CategoryTiles } from '../components/home/category-tiles.tsx';
import { Hero } from '../components/home/hero.tsx';
import { HowItWorks } from '../components/home/how-it-works.tsx';
import * as css from '../components/home/parts.css';
import { Section } from '../components/product/section.tsx';
import { Shelf } from '../components/product/shelf.tsx';
import { SearchField } from '../components/search/search-field.tsx';
import { Container } from '../components/ui/layout.tsx';
import { WatchHistoryShelf } from '../components/watch-history/watch-history-shelf.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

const SHELF_SIZE = 10;

export default async function HomePage({ query }: { query: string }) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const question = freightQuestion(new URLSearchParams(query), tenant.homeCountry);
  const asked = freightQuery(question);
  const shelf = { query: { size: SHELF_SIZE } };
  const [
    countries,
    banners,
    preferred,
    categories,
    ownGroups,
    soldGroups,
    announcements,
    ways,
    answer,
  ] = await Promise.all([
    read('listSupportedCountries'),
    read('listBanners'),
    read('listPreferredProducts', shelf),
    read('listCategories'),
    read('listPreferredGroups', shelf),
    read('listRecommendGroups', shelf),
    read('listAnnouncements', { query: { pageSize: 3 } }),
    read('listTransitOptions', { query: { country: tenant.homeCountry } }),
    'query' in asked ? read('listTransitOptions', { query: asked.query }) : [],
  ]);
  const country = countries[0]?.name ?? '';
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
        <Banners view={view} banners={banners} />
        <Shelf view={view} title={t('home.preferred')} products={preferred} />
        <HowItWorks view={view} country={country} ways={ways} />
        <CategoryTiles view={view} categories={categories} />
        {[...ownGroups, ...soldGroups].map(({ id, name, products }) => (
          <Shelf
            key={id}
            view={view}
            title={name}
            products={products}
            more={{
              href: `/product-search?productCollectionId=${encodeURIComponent(id)}`,
              label: t('home.seeAll'),
            }}
          />
        ))}
        <Section id="freight" title={t('home.freight')}>
          <FreightEstimate
            view={view}
            action="/"
            countries={countries}
            question={question}
            mistake={'mistake' in asked ? asked.mistake : undefined}
            options={answer}
          />
        </Section>
        <Announcements view={view} announcements={announcements.records} />
        <WatchHistoryShelf view={view} />
      </div>
    </Container>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
