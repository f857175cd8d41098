import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import { PictureQuery } from '../../image-search/picture-query.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import type { SearchState } from './search-state.ts';

type ResultHeadProps = {
  view: View;
  state: SearchState;
  title: string;
  /** Undefined if the search failed. */
  result?: Pick<SearchResult, 'total' | 'isMore' | 'correctedTo'>;
};

/** The search and its number of results, announced to screen readers when it changes. */
export function ResultHead({ view, state, title, result }: ResultHeadProps) {
  const { t } = view;
  const { keyword, imageUrl } = state;
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
      {result?.correctedTo && (
        <p className={css.corrected}>
          {t('results.corrected', { typed: keyword, used: result.correctedTo })}
        </p>
      )}
    </div>
  );
}
