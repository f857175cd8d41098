import { unstable_redirect as redirect } from 'waku/router/server';
import { PageHead } from '../components/head/page-head.tsx';
import { cardData } from '../components/product/card-data.ts';
import { ProductGrid } from '../components/product/product-cards.tsx';
import { productHref } from '../components/product/product-href.ts';
import { categoryPath } from '../components/product/results/category-path.ts';
import { FilterPanel } from '../components/product/results/filter-panel.tsx';
import { LoadMore } from '../components/product/results/load-more.tsx';
import { NoResults } from '../components/product/results/no-results.tsx';
import {
  ActiveFilters,
  activeFilters,
  MarketplaceTabs,
  SortBar,
} from '../components/product/results/result-bar.tsx';
import * as css from '../components/product/results/results.css';
import {
  isFiltered,
  MOST_PAGES_AT_ONCE,
  readSearch,
  type SearchState,
  searchHref,
  searchQueries,
} from '../components/product/results/search-state.ts';
import { WrongLink } from '../components/product/results/wrong-link.tsx';
import { Shelf } from '../components/product/shelf.tsx';
import { hasUrl } from '../components/search/search-decision.ts';
import { Container } from '../components/ui/layout.tsx';
import { Pagination } from '../components/ui/pagination.tsx';
import type { View } from '../components/view.ts';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';
import { visuallyHidden } from '../theme/global.css';

const PAGE_SIZE = 40;
/** Pictures of the first rows, which are seen at once. */
const ABOVE_THE_FOLD = 4;
const LONGEST_PASTED = 4000;

export default async function ProductSearchPage({ query }: { query: string }) {
  const params = new URLSearchParams(query);
  const typed = params.get('keyword')?.slice(0, LONGEST_PASTED) ?? '';
  if (hasUrl(typed)) return <PastedLink text={typed} />;
  return <Results state={readSearch(params)} />;
}

/** A link typed as words leads to its product. */
async function PastedLink({ text }: { text: string }) {
  const { tenant, locale, t } = currentRequest();
  const { kind, link } = await read('resolveProductLink', { query: { text } });
  if (kind === 'PRODUCT' && link) redirect(productHref(link));
  const wrong = kind === 'PRODUCT' || kind === 'KEYWORD' ? 'INVALID' : kind;
  return (
    <>
      <PageHead page={currentRequest()} title={t('wrongLink.title')} unlisted />
      <WrongLink view={{ tenant, locale, t }} kind={wrong} text={text} />
    </>
  );
}

async function Results({ state }: { state: SearchState }) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  const [tree, collection, ...pages] = await Promise.all([
    read('listCategories'),
    state.productCollectionId && nameOfCollection(state.productCollectionId),
    ...searchQueries(state, PAGE_SIZE).map((query) => read('searchProducts', { query })),
  ]);
  const last = pages.at(-1);
  if (!last) throw new Error('a search has at least one page');
  const { total, totalPage, facets } = last;
  const records = pages.flatMap((page) => page.records);
  const path = categoryPath(tree, state.categoryId ?? state.snId?.split(':').at(-1));
  const names = {
    shop: state.shopId && records[0]?.shopName,
    collection: collection || undefined,
  };
  const active = activeFilters(view, state, path, names);
  const title = titleOf(view, state, path.at(-1)?.name ?? names.shop ?? names.collection);
  return (
    <Container className={css.page}>
      <PageHead
        page={currentRequest()}
        title={title}
        description={t('results.summary', { title, count: total })}
        unlisted={records.length === 0 || isFiltered(state)}
      />
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.count}>{t('results.count', { count: total })}</p>
      </header>
      <MarketplaceTabs view={view} state={state} channels={facets.channels} />
      <div className={css.columns}>
        <FilterPanel view={view} state={state} facets={facets} path={path} total={total} />
        <div className={css.main}>
          <SortBar view={view} state={state} on={active.length} />
          <ActiveFilters view={view} state={state} active={active} />
          {records.length > 0 && <h2 className={visuallyHidden}>{t('results.list')}</h2>}
          {records.length > 0 ? (
            <ProductGrid
              cards={records.map((record) => cardData(view, record))}
              eager={ABOVE_THE_FOLD}
              pages={{ first: state.from, size: PAGE_SIZE }}
            />
          ) : (
            <NoResults view={view} state={state} channels={facets.channels}>
              <Recommended view={view} />
            </NoResults>
          )}
          <More view={view} state={state} totalPage={totalPage} />
        </div>
      </div>
    </Container>
  );
}

/** What a shelf of the home page is called, which leads here. */
async function nameOfCollection(id: string): Promise<string | undefined> {
  const first = { query: { size: 1 } };
  const groups = await Promise.all([
    read('listPreferredGroups', first),
    read('listRecommendGroups', first),
  ]);
  return groups.flat().find((group) => group.id === id)?.name;
}

function titleOf({ t }: View, { keyword, imageUrl }: SearchState, subject: string | undefined) {
  if (keyword) return t('results.title', { keyword });
  if (imageUrl) return t('results.byPicture');
  return subject ?? t('results.everything');
}

function More(props: { view: View; state: SearchState; totalPage: number }) {
  const { view, state, totalPage } = props;
  const { t } = view;
  const { pageNo, from } = state;
  const room = pageNo < totalPage && pageNo - from + 1 < MOST_PAGES_AT_ONCE;
  return (
    <div className={css.more}>
      {room && (
        <LoadMore
          href={`${searchHref(state, { pageNo: pageNo + 1, from })}#page-${pageNo + 1}`}
          label={t('results.more')}
          waiting={t('results.loading')}
        />
      )}
      <Pagination
        page={pageNo}
        pageCount={totalPage}
        href={(page) => `${searchHref(state, { pageNo: page })}#page-${page}`}
        label={t('results.pages')}
        previousLabel={t('results.previous')}
        nextLabel={t('results.next')}
        placeLabel={t('results.place', { page: pageNo, count: totalPage })}
      />
    </div>
  );
}

/** What sells, for those who found nothing. */
async function Recommended({ view }: { view: View }) {
  const [group] = await read('listRecommendGroups', { query: { size: 12 } });
  return group ? <Shelf view={view} title={group.name} products={group.products} /> : null;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
