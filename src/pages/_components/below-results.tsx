import { PartFailed } from '../../components/deferred/failed.tsx';
import { Elsewhere } from '../../components/product/results/elsewhere.tsx';
import {
  cardsElsewhere,
  elsewhereQuery,
  hitsElsewhere,
} from '../../components/product/results/hits-elsewhere.ts';
import * as css from '../../components/product/results/results.css';
import type { SearchState } from '../../components/product/results/search-state.ts';
import { Shelf } from '../../components/product/shelves/shelf.tsx';
import { GridSkeleton, ShelfSkeleton } from '../../components/product/skeletons.tsx';
import type { View } from '../../components/view.ts';
import type { SearchResult } from '../../contract/calls/catalogue.ts';
import type { ProductCard } from '../../contract/values/goods/product.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';
import { Deferred } from './deferred.tsx';

/** With this number of results or fewer, best sellers are shown below them. */
const FEW_RESULTS = 4;

type BelowResultsProps = { view: View; state: SearchState; result: SearchResult };

/**
 * The products below a short list: those of other marketplaces and, if there are still few, best sellers.
 */
export function BelowResults({ view, state, result }: BelowResultsProps) {
  const { records, nextPage } = result;
  const { productPlatforms } = view.tenant.tenantPreference;
  const count = hitsElsewhere(state, result, productPlatforms);
  const isShort = records.length + (count ?? 0) <= FEW_RESULTS && !nextPage;
  if (count === undefined && !isShort) return null;
  return (
    <div className={records.length > 0 ? css.belowCards : css.below}>
      {count !== undefined && (
        <Deferred skeleton={<GridSkeleton count={cardsElsewhere(count)} />} failed={null}>
          {async () => {
            const query = elsewhereQuery(state);
            const { records: found } = await currentRequest().api('searchProducts', { query });
            return <Elsewhere {...{ view, state, count, found }} />;
          }}
        </Deferred>
      )}
      {isShort && (
        <Deferred
          skeleton={<ShelfSkeleton />}
          failed={<PartFailed t={view.t} retryHref={currentRequest().pagePath} />}
        >
          {() => recommended(view, records)}
        </Deferred>
      )}
    </div>
  );
}

/** Best sellers that are not among the shown products. */
async function recommended(view: View, shown: readonly ProductCard[]) {
  const [group] = await read('listRecommendGroups', { query: { size: 12 } });
  if (!group) return null;
  const products = group.products.filter(
    ({ productId }) => !shown.some((card) => card.productId === productId),
  );
  return <Shelf view={view} title={group.name} products={products} />;
}
