import { PageHead } from '../components/head/page-head.tsx';
import { cardData } from '../components/product/cards/card-data.ts';
import { ProductGrid } from '../components/product/cards/product-cards.tsx';
import { ActiveFilters, activeFilters } from '../components/product/results/active-filters.tsx';
import { categoryPath } from '../components/product/results/category-path.ts';
import { FilterPanel } from '../components/product/results/filter-panel.tsx';
import { NoResults } from '../components/product/results/no-results.tsx';
import {
  type Navigation,
  navigationName,
  RelatedCategories,
  RelatedSkeleton,
} from '../components/product/results/related-categories.tsx';
import { MarketplaceTabs, SortBar } from '../components/product/results/result-bar.tsx';
import { ResultHead } from '../components/product/results/result-head.tsx';
import { ResultPages } from '../components/product/results/result-pages.tsx';
import * as css from '../components/product/results/results.css';
import { unknownFilters } from '../components/product/results/search-filters.ts';
import {
  AllUnavailable,
  Refused,
  SomeUnavailable,
  UnknownFilters,
} from '../components/product/results/search-problems.tsx';
import {
  clearedHref,
  isFiltered,
  readSearch,
  type SearchState,
  searchHref,
  searchQueries,
} from '../components/product/results/search-state.ts';
import { WrongLink, wrongLinkTitle } from '../components/product/results/wrong-link.tsx';
import { ResultsSkeleton } from '../components/product/skeletons.tsx';
import { cx } from '../components/ui/cx.ts';
import { Container } from '../components/ui/layout.tsx';
import type { View } from '../components/view.ts';
import type { SearchResult } from '../contract/calls/catalogue.ts';
import type { Input } from '../contract/endpoints.ts';
import { ApiError, type ErrorCode } from '../contract/errors.ts';
import { parseProductLink } from '../contract/links/product-link.ts';
import type { ProductCard } from '../contract/values/goods/product.ts';
import { redirect } from '../framework/server/redirect.ts';
import { currentRequest, markNotFound, markUncacheable } from '../server/request/context.ts';
import { failPage } from '../server/request/read.ts';
import { productHref } from '../site/product-href.ts';
import { visuallyHidden } from '../theme/global.css';
import { BelowResults } from './_components/below-results.tsx';
import { readCategoriesIfAny } from './_components/categories.ts';
import { Deferred } from './_components/deferred.tsx';
import { productGroups } from './_components/product-groups.ts';
import { resolveLink } from './_components/resolve-link.ts';

const PAGE_SIZE = 40;
/** The number of pictures that are visible without scrolling. */
const ABOVE_THE_FOLD = 4;
/** The most characters of the search field that are read. */
const MAX_TYPED_LENGTH = 4000;

export default async function ProductSearchPage({ query }: { query: string }) {
  const params = new URLSearchParams(query);
  const typed = params.get('keyword')?.slice(0, MAX_TYPED_LENGTH) ?? '';
  const isLink = parseProductLink(typed).kind !== 'KEYWORD';
  return (
    <Deferred skeleton={<ResultsSkeleton />}>
      {() =>
        isLink
          ? pastedLinkContent(typed)
          : resultsContent(readSearch(params), unknownFilters(params.getAll('filters')))
      }
    </Deferred>
  );
}

/** Redirects a pasted product link to its product, or shows what is wrong with the link. */
async function pastedLinkContent(text: string) {
  const { tenant, locale, t } = currentRequest();
  const pasted = await resolveLink(text);
  if (pasted.link) redirect(productHref(pasted.link));
  markNotFound();
  return (
    <>
      <PageHead page={currentRequest()} title={wrongLinkTitle({ t }, pasted)} unlisted />
      <WrongLink view={{ tenant, locale, t }} pasted={pasted} text={text} />
    </>
  );
}

async function resultsContent(state: SearchState, unknown: readonly string[]) {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  // The page waits for the related categories only if its title needs the name of one.
  const related = relatedTo(state);
  const [found, tree, collection, navigation] = await Promise.all([
    search(state),
    readCategoriesIfAny(),
    state.productCollectionId && nameOfCollection(state.productCollectionId),
    state.snId ? related : [],
  ]);
  if (found instanceof ApiError) return <SearchRefused view={view} state={state} error={found} />;
  const { last, records, starts } = joinPages(found);
  const { total, facets, correctedTo, unavailable } = last;
  // A marketplace failed. In a cached page its products would be missing also after it works again.
  if (unavailable.length > 0) markUncacheable();
  const path = categoryPath(tree, state.categoryId ?? state.snId?.split(':').at(-1));
  const names = {
    category: navigationName(navigation, state.snId) ?? path.at(-1)?.name,
    shop: state.shopId && records[0]?.shopName,
    collection: collection || undefined,
  };
  const active = activeFilters(view, state, facets, names);
  const title = titleOf(
    view,
    { ...state, keyword: correctedTo ?? state.keyword },
    names.category ?? names.shop ?? names.collection,
  );
  const hasProducts = records.length > 0;
  const isFilterable = hasProducts || active.length > 0;
  const below = <BelowResults view={view} state={state} result={{ ...last, records }} />;
  return (
    <Container className={css.page}>
      <PageHead
        page={currentRequest()}
        title={title}
        description={t('results.summary', { title, count: total })}
        unlisted={!hasProducts || isFiltered(state) || correctedTo !== undefined}
      />
      <ResultHead view={view} state={state} title={title} result={last} />
      {hasProducts && (
        <Deferred skeleton={<RelatedSkeleton />} failed={null}>
          {async () => <RelatedCategories view={view} state={state} entries={await related} />}
        </Deferred>
      )}
      <MarketplaceTabs view={view} state={state} result={last} />
      <div className={cx(css.columns, isFilterable && css.besideFilters)}>
        {isFilterable && (
          <FilterPanel
            view={view}
            state={state}
            facets={facets}
            path={path}
            showLabel={t(last.isMore ? 'results.showMore' : 'results.show', { count: total })}
            clearHref={active.length > 0 ? clearedHref(state) : undefined}
          />
        )}
        <div className={css.main}>
          {isFilterable && <SortBar view={view} state={state} activeCount={active.length} />}
          <UnknownFilters view={view} names={unknown} />
          <ActiveFilters view={view} state={state} active={active} />
          {hasProducts ? (
            <>
              <SomeUnavailable view={view} state={state} unavailable={unavailable} />
              <h2 className={visuallyHidden}>{t('results.list')}</h2>
              <ProductGrid
                cards={records.map((record) => cardData(view, record))}
                eager={ABOVE_THE_FOLD}
                pages={{ firstPageNo: state.from, starts }}
              />
              {below}
            </>
          ) : unavailable.length > 0 ? (
            <AllUnavailable view={view} state={state} unavailable={unavailable} />
          ) : (
            <NoResults view={view} state={state} channels={facets.channels}>
              {below}
            </NoResults>
          )}
          <ResultPages view={view} state={state} last={last} />
        </div>
      </div>
    </Container>
  );
}

/** Temporary errors of a search, which the page explains. */
const TEMPORARY_ERRORS: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'SOURCE_UNAVAILABLE'];
/** Problems of the picture, which the page explains too. */
const PICTURE_ERRORS: readonly ErrorCode[] = [
  'PICTURE_NOT_FOUND',
  'PICTURE_TOO_LARGE',
  'UPLOAD_REFUSED',
];

/** The pages of results that the state requests, or the error that the page explains. */
async function search(state: SearchState): Promise<SearchResult[] | ApiError> {
  const { api, upstream } = currentRequest();
  const readPage = (query: Input<'searchProducts'>['query']) => api('searchProducts', { query });
  try {
    return await Promise.all(searchQueries(state, PAGE_SIZE).map(readPage));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if ([...TEMPORARY_ERRORS, ...PICTURE_ERRORS].includes(error.code)) return error;
    const isInvalid = error.code === 'VALIDATION_FAILED';
    // The cursor has expired: restart at the first page.
    if (isInvalid && state.cursors.length > 0) redirect(searchHref(state));
    // The embedded search accepts whatever `readSearch` returns. Another backend may refuse it, which
    // the page explains.
    return isInvalid && upstream ? error : failPage(error, 'searchProducts');
  }
}

/**
 * Joins pages into one list. `starts` are the indices at which the pages begin. Pages may overlap if
 * the results change between two requests, but each product is listed only once.
 */
function joinPages(pages: readonly SearchResult[]) {
  const last = pages.at(-1);
  if (!last) throw new Error('a search has at least one page');
  const records = new Map<string, ProductCard>();
  const starts = pages.map((page) => {
    const start = records.size;
    for (const record of page.records) records.set(record.productId, record);
    return start;
  });
  return { last, records: [...records.values()], starts };
}

/** The categories that match the keyword; an empty list if they can't be read. */
function relatedTo({ keyword, imageUrl }: SearchState): Promise<Navigation> {
  if (!keyword || imageUrl) return Promise.resolve([]);
  return currentRequest()
    .api('suggestNavigation', { query: { keyword } })
    .catch(() => []);
}

function SearchRefused(props: { view: View; state: SearchState; error: ApiError }) {
  const { view, state, error } = props;
  const title = titleOf(view, state, undefined);
  return (
    <Container className={css.page}>
      <PageHead page={currentRequest()} title={title} unlisted />
      <ResultHead view={view} state={state} title={title} />
      <Refused
        view={view}
        state={state}
        message={error.message}
        isTemporary={!PICTURE_ERRORS.includes(error.code)}
      />
    </Container>
  );
}

/** The title of the home page's shelf with this id. */
async function nameOfCollection(id: string): Promise<string | undefined> {
  return (await productGroups()).find((group) => group.id === id)?.name;
}

function titleOf({ t }: View, { keyword, imageUrl }: SearchState, subject: string | undefined) {
  if (imageUrl) return t('results.byPicture');
  if (keyword) return t('results.title', { keyword });
  return subject ?? t('results.everything');
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
