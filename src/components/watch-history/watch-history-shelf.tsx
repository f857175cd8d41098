import { moneyToday } from '../money/money-format.ts';
import { platformNames } from '../product/cards/platform-names.ts';
import type { View } from '../view.ts';
import { LazyShelf } from './lazy-shelf.tsx';

type WatchHistoryShelfProps = {
  readonly view: View;
  /** The product of the page, which is not among them. */
  readonly except?: string;
};

/**
 * What was looked at before, in this browser. The server doesn't know it, so it comes after the
 * rest: stand it last on the page, where its coming moves nothing that is seen.
 */
export function WatchHistoryShelf({ view, except }: WatchHistoryShelfProps) {
  const { t } = view;
  return (
    <LazyShelf
      except={except}
      money={moneyToday(view)}
      platforms={platformNames(t)}
      texts={{
        title: t('watched.title'),
        clear: t('watched.clear'),
        remove: t('watched.remove', { name: '{name}' }),
        removed: t('watched.removed'),
        cleared: t('watched.cleared'),
        undo: t('watched.undo'),
        previous: t('shelf.previous'),
        next: t('shelf.next'),
      }}
    />
  );
}
