import { cache, type ReactNode } from 'react';
import { PartFailed } from '../components/deferred/failed.tsx';
import { CardsSkeleton } from '../components/deferred/skeletons.tsx';
import { freightQuestion } from '../components/freight/freight-question.ts';
import { JsonLd } from '../components/head/json-ld.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { organization, webSite } from '../components/head/structured-data.ts';
import { Announcements } from '../components/home/announcements.tsx';
import { Banners, BannersSkeleton } from '../components/home/banners.tsx';
import { Categories } from '../components/home/categories.tsx';
import { distinctGoods } from '../components/home/distinct-goods.ts';
import * as door from '../components/home/door-example.css';
import { DoorExample, DoorExampleSkeleton } from '../components/home/door-example.tsx';
import { Groups, GroupsSkeleton } from '../components/home/groups.tsx';
import { Hero } from '../components/home/hero.tsx';
import { HomePart } from '../components/home/home-part.tsx';
import { HowItWorks } from '../components/home/how-it-works.tsx';
import { Marketplaces } from '../components/home/marketplaces.tsx';
import { Questions } from '../components/home/questions.tsx';
import * as trust from '../components/home/trust.css';
import { Shelf } from '../components/product/shelves/shelf.tsx';
import { ShelfSkeleton } from '../components/product/skeletons.tsx';
import { SearchField } from '../components/search/search-field.tsx';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { Container } from '../components/ui/layout.tsx';
import type { View } from '../components/view.ts';
import { WatchHistoryShelf } from '../components/watch-history/watch-history-shelf.tsx';
import { regionName } from '../i18n/regions-and-lists.ts';
import { currentRequest } from '../server/request/context.ts';
import { read, readExtra, readIfAny } from '../server/request/read.ts';
import { readCategories } from './_components/categories.ts';
import { readCountryNames } from './_components/country-names.ts';
import { Deferred } from './_components/deferred.tsx';
import { freightEstimateOf } from './_components/freight-estimate-of.tsx';

/** How many products of the shelf and of each group are read: more than are shown, because none is shown twice. */
const PRODUCTS = { query: { size: 24 } };

/** Four large sections: what the shop does, what it costs at the door, goods, and how it goes on. */
export default async function HomePage({ query }: { query: string }) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const country = regionName(locale, tenant.homeCountry);
  const hasGuide = tenant.enabledArticleTypes.includes('HOW_TO_USE');
  return (
    <>
      <Container>
        <PageHead
          page={currentRequest()}
          title={t('home.title')}
          description={t('home.description', { shop: tenant.name, country })}
        />
        <JsonLd data={organization(currentRequest())} />
        <JsonLd data={webSite(currentRequest())} />
        <Hero view={view} country={country} search={<SearchField view={view} size="large" />} />
      </Container>
      <HomePart id="door" title={t('home.door.title')} text={t('home.door.text')} tinted>
        <DoorPart view={view} query={query} />
      </HomePart>
      <HomePart id="products" title={t('home.goods')}>
        <GoodsPart view={view} query={query} />
      </HomePart>
      <HomePart
        id="how"
        title={t('home.steps')}
        more={hasGuide ? { href: '/how-to-use', label: t('home.stepsMore') } : undefined}
        tinted
      >
        <TrustPart view={view} country={country} />
      </HomePart>
    </>
  );
}

/** A part whose failure leaves the rest of the page usable. */
function Part(props: { skeleton: ReactNode; children: () => Promise<ReactNode> }) {
  const { t, pagePath } = currentRequest();
  return <Deferred failed={<PartFailed t={t} retryHref={pagePath} />} {...props} />;
}

type PartProps = { view: View; query: string };

/** What one of the shop's products costs at the door, and an estimate for a shopper's own parcel. */
function DoorPart({ view, query }: PartProps) {
  const hasQuestion = new URLSearchParams(query).has('kg');
  return (
    <>
      <Part skeleton={<DoorExampleSkeleton />}>{() => doorExample(view, query)}</Part>
      <Disclosure
        id="freight"
        title={view.t('home.freight')}
        open={hasQuestion}
        className={door.parcel}
      >
        <Part skeleton={<CardsSkeleton count={2} />}>
          {() => freightEstimateOf(view, '/', query, { asksPostcode: false, onlyIfAsked: true })}
        </Part>
      </Disclosure>
    </>
  );
}

/** Another backend may not have the call: then there is no example. */
const readExample = cache(async (country: string) => {
  return (await readExtra('estimateExample', { query: { country } }))?.example;
});

const countryOf = ({ tenant }: View, query: string): string =>
  freightQuestion(new URLSearchParams(query), tenant.homeCountry).country;

async function doorExample(view: View, query: string) {
  const [example, countries] = await Promise.all([
    readExample(countryOf(view, query)),
    readCountryNames(),
  ]);
  return example && <DoorExample view={view} countries={countries} {...example} />;
}

/** The goods that the tenant chose, none twice; and those that were viewed in this browser. */
function GoodsPart({ view, query }: PartProps) {
  const readGoods = goodsReader(view, query);
  return (
    <>
      <Part skeleton={<ShelfSkeleton />}>
        {async () => (
          <Shelf
            view={view}
            title={view.t('home.preferred')}
            products={(await readGoods()).shelf}
          />
        )}
      </Part>
      <WatchHistoryShelf view={view} />
      <Part skeleton={<GroupsSkeleton />}>
        {async () => <Groups view={view} groups={(await readGoods()).groups} />}
      </Part>
      <Part skeleton={<BannersSkeleton />}>{() => banners(view)}</Part>
      <Part skeleton={<CardsSkeleton count={2} />}>
        {async () => <Categories view={view} categories={await readCategories()} />}
      </Part>
    </>
  );
}

/** Reads the goods once for all parts of the page. */
function goodsReader(view: View, query: string) {
  let goods: ReturnType<typeof readGoods> | undefined;
  return () => {
    goods ??= readGoods(view, query);
    return goods;
  };
}

async function readGoods(view: View, query: string) {
  const [example, shelf, ...groups] = await Promise.all([
    readExample(countryOf(view, query)),
    read('listPreferredProducts', PRODUCTS),
    read('listPreferredGroups', PRODUCTS),
    read('listRecommendGroups', PRODUCTS),
  ]);
  return distinctGoods({ shelf, groups: groups.flat() }, example ? [example.product] : []);
}

const banners = async (view: View) => <Banners view={view} banners={await read('listBanners')} />;

/** What happens after the payment, where the shop buys, and what customers ask. */
function TrustPart({ view, country }: { view: View; country: string }) {
  return (
    <>
      <Part skeleton={<CardsSkeleton count={2} />}>{() => howItWorks(view, country)}</Part>
      <div className={trust.columns}>
        <div className={trust.column}>
          <Marketplaces {...view} />
          <Part skeleton={<CardsSkeleton count={1} />}>{() => announcements(view)}</Part>
        </div>
        {view.tenant.enabledArticleTypes.includes('FAQ') && (
          <Part skeleton={<CardsSkeleton count={3} />}>{() => questions(view)}</Part>
        )}
      </div>
    </>
  );
}

async function howItWorks(view: View, country: string) {
  // The same question as the first one of the page about shipping costs, so that both count the same options.
  const query = { country: view.tenant.homeCountry, weightG: 1000 };
  const options = await read('listTransitOptions', { query });
  const priced = options.filter(({ estimate }) => estimate);
  return <HowItWorks view={view} country={country} options={priced} />;
}

async function announcements(view: View) {
  const { records } = await read('listAnnouncements', { query: { pageSize: 3 } });
  return <Announcements view={view} announcements={records} />;
}

async function questions(view: View) {
  const article = await readIfAny('getArticle', { params: { type: 'FAQ' } });
  return article && <Questions view={view} html={article.html} />;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
