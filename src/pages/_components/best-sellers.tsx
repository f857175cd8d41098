import { Shelf } from '../../components/product/shelves/shelf.tsx';
import type { View } from '../../components/view.ts';
import { readOr } from '../../server/request/read.ts';

const SHELF_SIZE = 8;

/** Best sellers, for a page that has nothing else to buy. Renders nothing if they can't be read. */
export async function BestSellers({ view }: { readonly view: View }) {
  const [group] = await readOr([], 'listRecommendGroups', { query: { size: SHELF_SIZE } });
  return group ? <Shelf view={view} title={group.name} products={group.products} /> : null;
}
