import { cache, Fragment, type ReactNode } from 'react';
import { PartFailed } from '../components/deferred/failed.tsx';
import { CardsSkeleton } from '../components/deferred/skeletons.tsx';
import { DEFAULT_KG, freightQuestion } from '../components/freight/freight-question.ts';
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
import type { HomeGoods, HomeSection } from '../contract/values/shop/home-sections.ts';
import { regionName } from '../i18n/regions-and-lists.ts';
import { currentRequest } from '../server/request/context.ts';
import { read, readExtra, readIfAny } from '../server/request/read.ts';
import { readCategories } from './_components/categories.ts';
import { readCountryNames } from './_components/country-names.ts';
import { Deferred } from './_components/deferred.tsx';
import { freightEstimateOf } from './_components/freight-estimate-of.tsx';

/**
 * How many products of the shelf and of each group are read. It is more than the page shows, because a
 * product that already appeared is left out.
 */
const PRODUCTS = { query: { size: 24 } };

/**
 * The home page: what the shop does, with the search; then the sections that the tenant shows, in the order that the
 * tenant chose.
 */
export default async function HomePage({ query }: { query: string }) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const country = regionName(locale, tenant.homeCountry);
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
      {tenant.homeSections.map((section, i) => (
        <Section key={section} {...{ section, view, query, country }} tinted={i % 2 === 0} />
      ))}
    </>
  );
}

type SectionProps = PartProps & { section: HomeSection; country: string; tinted: boolean };

/** One section: the cost at the door, the products, or what happens after the payment. */
function Section({ section, view, query, country, tinted }: SectionProps) {
  const { t, tenant } = view;
  if (section === 'DOOR') {
    return (
      <HomePart id="door" title={t('home.door.title')} tinted={tinted}>
        <DoorPart view={view} query={query} />
      </HomePart>
    );
  }
  if (section === 'GOODS') {
    return (
      <HomePart id="products" title={t('home.goods')} tinted={tinted}>
        <GoodsPart view={view} query={query} />
      </HomePart>
    );
  }
  const guide = { href: '/how-to-use', label: t('home.stepsMore') };
  const hasGuide = tenant.enabledArticleTypes.includes('HOW_TO_USE');
  return (
    <HomePart id="how" title={t('home.steps')} more={hasGuide ? guide : undefined} tinted={tinted}>
      <TrustPart view={view} country={country} />
    </HomePart>
  );
}

type FallibleProps = {
  skeleton: ReactNode;
  /** What is shown all the same if the part fails. */
  rest?: ReactNode;
  children: () => Promise<ReactNode>;
};

/** A part whose failure leaves the rest of the page usable. */
function Part({ rest, ...props }: FallibleProps) {
  const { t, pagePath } = currentRequest();
  const failed = (
    <>
      <PartFailed t={t} retryHref={pagePath} />
      {rest}
    </>
  );
  return <Deferred failed={failed} {...props} />;
}

type PartProps = { view: View; query: string };

/**
 * The cost of one of the shop's products at the door. It opens to its parts, and to an estimate for a shopper's own
 * parcel.
 */
function DoorPart({ view, query }: PartProps) {
  const hasQuestion = new URLSearchParams(query).has('kg');
  const parcel = (
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
  );
  return (
    <Part skeleton={<DoorExampleSkeleton />} rest={parcel}>
      {() => doorExample(view, query, parcel)}
    </Part>
  );
}

/** The example of a product's cost at the door; undefined if a remote backend lacks the call for it. */
const readExample = cache(async (country: string) => {
  return (await readExtra('estimateExample', { query: { country } }))?.example;
});

const countryOf = ({ tenant }: View, query: string): string =>
  freightQuestion(new URLSearchParams(query), tenant.homeCountry).country;

/** The example with the estimate for an own parcel; without an example only that estimate. */
async function doorExample(view: View, query: string, parcel: ReactNode) {
  const [example, countries] = await Promise.all([
    readExample(countryOf(view, query)),
    readCountryNames(),
  ]);
  if (!example) return parcel;
  const params = new URLSearchParams(query);
  return (
    <DoorExample
      view={view}
      countries={countries}
      {...example}
      isOpen={params.has('country') || params.has('kg')}
      parcel={parcel}
    />
  );
}

/** How many products of the first shelf a phone shows before one scrolls. */
const FIRST_SCREEN = 2;

/** The products that the tenant chose, each once, and those that were viewed in this browser. */
function GoodsPart({ view, query }: PartProps) {
  const readGoods = goodsReader(view, query);
  const blocks: Record<HomeGoods, () => ReactNode> = {
    PREFERRED: () => (
      <Part skeleton={<ShelfSkeleton />}>
        {async () => (
          <Shelf
            view={view}
            title={view.t('home.preferred')}
            products={(await readGoods()).shelf}
            eager={FIRST_SCREEN}
          />
        )}
      </Part>
    ),
    VIEWED: () => <WatchHistoryShelf view={view} />,
    GROUPS: () => (
      <Part skeleton={<GroupsSkeleton />}>
        {async () => <Groups view={view} groups={(await readGoods()).groups} />}
      </Part>
    ),
    BANNERS: () => <Part skeleton={<BannersSkeleton />}>{() => banners(view)}</Part>,
    CATEGORIES: () => (
      <Part skeleton={<CardsSkeleton count={2} />}>
        {async () => <Categories view={view} categories={await readCategories()} />}
      </Part>
    ),
  };
  return view.tenant.homeGoods.map((name) => <Fragment key={name}>{blocks[name]()}</Fragment>);
}

/** Reads the products once for all parts of the page. */
function goodsReader(view: View, query: string) {
  let goods: ReturnType<typeof readGoods> | undefined;
  return () => {
    goods ??= readGoods(view, query);
    return goods;
  };
}

async function readGoods(view: View, query: string) {
  const { homeSections, homeGoods } = view.tenant;
  const [example, shelf, ...groups] = await Promise.all([
    homeSections.includes('DOOR') ? readExample(countryOf(view, query)) : undefined,
    homeGoods.includes('PREFERRED') ? read('listPreferredProducts', PRODUCTS) : [],
    ...(homeGoods.includes('GROUPS')
      ? [read('listPreferredGroups', PRODUCTS), read('listRecommendGroups', PRODUCTS)]
      : []),
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
  const query = { country: view.tenant.homeCountry, weightG: DEFAULT_KG * 1000 };
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
