import type { Output } from '../../../contract/endpoints.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { Scroller } from '../../ui/scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { View } from '../../view.ts';
import * as css from './results.css';
import { type SearchState, searchHref } from './search-state.ts';

export type Navigation = Output<'suggestNavigation'>;

/** Label of the navigation. */
export function navigationName(entries: Navigation, snId: string | undefined): string | undefined {
  return entries.flatMap((entry) => [entry, ...entry.children]).find(({ id }) => id === snId)
    ?.translateName;
}

type RelatedProps = { view: View; state: SearchState; entries: Navigation };

/** Categories that match the keyword, with their children. */
export function RelatedCategories({ view, state, entries }: RelatedProps) {
  const { t } = view;
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('results.related')}>
      <Scroller
        item="auto"
        className={css.related}
        label={t('results.related')}
        previousLabel={t('shelf.previous')}
        nextLabel={t('shelf.next')}
      >
        {entries.map((entry) => (
          <ul key={entry.id} className={css.relatedGroup}>
            {[entry, ...entry.children].map(({ id, translateName }) => (
              <li key={id}>
                <RelatedChip state={state} id={id} name={translateName} />
              </li>
            ))}
          </ul>
        ))}
      </Scroller>
    </nav>
  );
}

function RelatedChip({ state, id, name }: { state: SearchState; id: string; name: string }) {
  const on = id === state.snId;
  const href = searchHref(state, { snId: on ? undefined : id, categoryId: undefined });
  return (
    <ChipLink href={href} rel="nofollow" selected={on} className={css.relatedChip}>
      {name}
    </ChipLink>
  );
}

/** A skeleton with the row's height. */
export function RelatedSkeleton() {
  return (
    <div aria-busy className={css.related}>
      <Skeleton shape="button" width="half" className={css.relatedSkeleton} />
    </div>
  );
}
