import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import { PictureQuery } from '../../image-search/picture-query.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import type { SearchState } from './search-state.ts';

type ResultHeadProps = {
  view: View;
  state: SearchState;
  title: string;
  /** Absent where the search could not be done. */
  result?: Pick<SearchResult, 'total' | 'isMore' | 'correctedTo'>;
};

/** What was searched for and how much was found, which is said once more when that changes. */
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
