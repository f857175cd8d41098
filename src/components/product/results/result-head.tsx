import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import { Link } from '../../../framework/link.tsx';
import { PictureQuery } from '../../image-search/picture-query.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import { queryOnly, type SearchState, searchHref } from './search-state.ts';

type ResultHeadProps = {
  view: View;
  state: SearchState;
  title: string;
  /** The result; undefined if the search failed. */
  result?: SearchResult;
};

/** The search and its number of results, announced to screen readers when it changes. */
export function ResultHead({ view, state, title, result }: ResultHeadProps) {
  const { t } = view;
  const { imageUrl } = state;
  return (
    <div className={css.head}>
      {imageUrl && result ? (
        <div className={css.picture}>
          <PictureQuery view={view} imageUrl={imageUrl} />
        </div>
      ) : (
        <h1 className={css.title}>{title}</h1>
      )}
      {result && (
        <p role="status" className={css.count}>
          {t(result.isMore ? 'results.countMore' : 'results.count', { count: result.total })}
        </p>
      )}
      {result && <HowRead view={view} state={state} result={result} />}
      {result?.nearest && <NearestKinds view={view} state={state} kinds={result.nearest} />}
    </div>
  );
}

type NearestProps = {
  view: View;
  state: SearchState;
  kinds: NonNullable<SearchResult['nearest']>;
};

/** The categories nearest to the searched words, if no product fits. */
function NearestKinds({ view: { t }, state, kinds }: NearestProps) {
  return (
    <nav className={css.elsewhere} aria-label={t('results.nearestKinds')}>
      <span className={css.elsewhereLabel}>{t('results.nearestKinds')}</span>
      {kinds.map(({ id, name }) => (
        <ChipLink
          key={id}
          href={searchHref(queryOnly({ ...state, keyword: '' }), { categoryId: id })}
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}

type HowReadProps = { view: View; state: SearchState; result: SearchResult };

/**
 * Says which words were searched if they are not the typed ones, and offers to search for the typed ones.
 */
function HowRead({ view: { t }, state, result }: HowReadProps) {
  const { keyword: typed } = state;
  const { correctedTo, readAs, fits, total } = result;
  const isChanged = correctedTo !== undefined || readAs !== undefined;
  return (
    <>
      {correctedTo !== undefined && (
        <p className={css.reading}>{t('results.corrected', { typed, used: correctedTo })}</p>
      )}
      {fits === false && total > 0 && correctedTo === undefined && (
        <p className={css.reading}>{t('results.nearest', { typed })}</p>
      )}
      {readAs !== undefined && (
        <p className={css.reading}>{t('results.readAs', { used: readAs })}</p>
      )}
      {isChanged && (
        <p className={css.reading}>
          <Link href={searchHref(state, { asTyped: true })}>{t('results.asTyped', { typed })}</Link>
        </p>
      )}
    </>
  );
}
