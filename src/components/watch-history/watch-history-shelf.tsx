import { moneyToday } from '../money/money-format.ts';
import { platformNames } from '../product/cards/platform-names.ts';
import type { View } from '../view.ts';
import { LazyWatchedShelf } from './lazy-watched-shelf.tsx';

type WatchHistoryShelfProps = {
  readonly view: View;
  /** Id of the product that the page shows, which is left out. */
  readonly except?: string;
};

/**
 * The products that were viewed in this browser. The server doesn't know them, so the shelf appears
 * only once a script runs. Put it where a page is not yet seen when it opens, so that nothing visible moves.
 */
export function WatchHistoryShelf({ view, except }: WatchHistoryShelfProps) {
  const { t } = view;
  return <LazyWatchedShelf except={except} money={moneyToday(view)} platforms={platformNames(t)} />;
}
