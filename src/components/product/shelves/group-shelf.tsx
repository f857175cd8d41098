import type { ProductGroup } from '../../../contract/calls/content.ts';
import type { View } from '../../view.ts';
import { LazyShelf } from './lazy-shelf.tsx';
import { shelfFormat } from './shelf-format.ts';

type GroupProps = {
  view: View;
  group: Pick<ProductGroup, 'id' | 'name'>;
  /** Ids of products that the page shows already. */
  except: readonly string[];
};

/** One of the tenant's collections of products as a shelf. */
export function GroupShelf({ view, group: { id, name }, except }: GroupProps) {
  const more = {
    href: `/product-search?productCollectionId=${encodeURIComponent(id)}`,
    label: view.t('home.seeAll'),
  };
  const of = { productCollectionId: id };
  return <LazyShelf {...shelfFormat(view)} title={name} of={of} more={more} except={except} />;
}
