import type { Output } from '../../../contract/endpoints.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { Scroller } from '../../ui/scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import { type SearchState, searchHref } from './search-state.ts';

export type Navigation = Output<'suggestNavigation'>;

/** What a navigation entry is called. */
export function navigationName(entries: Navigation, snId: string | undefined): string | undefined {
  return entries.flatMap((entry) => [entry, ...entry.children]).find(({ id }) => id === snId)
    ?.translateName;
}

type RelatedProps = { view: View; state: SearchState; entries: Promise<Navigation> };

/** Categories that fit the words, each before those below it. */
export async function RelatedCategories({ view, state, entries }: RelatedProps) {
  const { t } = view;
  const related = (await entries).flatMap((entry) => [entry, ...entry.children]);
  if (related.length === 0) return null;
  return (
    <nav aria-label={t('results.related')}>
      <Scroller
        item="auto"
        className={css.related}
        label={t('results.related')}
        previousLabel={t('shelf.previous')}
        nextLabel={t('shelf.next')}
      >
        {related.map(({ id, translateName }) => {
          const on = id === state.snId;
          const snId = on ? undefined : id;
          return (
            <ChipLink
              key={id}
              href={searchHref(state, { snId, categoryId: undefined })}
              rel="nofollow"
              selected={on}
              className={css.relatedChip}
            >
              {translateName}
            </ChipLink>
          );
        })}
      </Scroller>
    </nav>
  );
}

/** As high as the row that comes. */
export function RelatedSkeleton() {
  return (
    <div aria-busy className={css.related}>
      <Skeleton shape="button" width="half" className={css.relatedSkeleton} />
    </div>
  );
}
