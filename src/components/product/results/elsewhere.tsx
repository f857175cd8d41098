import type { ProductCard } from '../../../contract/values/goods/product.ts';
import { Section } from '../../ui/section.tsx';
import type { View } from '../../view.ts';
import { cardData } from '../cards/card-data.ts';
import { ProductGrid } from '../cards/product-cards.tsx';
import { cardsElsewhere } from './hits-elsewhere.ts';
import { type SearchState, searchHref } from './search-state.ts';

type ElsewhereProps = {
  view: View;
  state: SearchState;
  /** The number of hits at other marketplaces; see `hitsElsewhere`. */
  count: number;
  /** The first hits at all marketplaces. */
  found: readonly ProductCard[];
};

/** The products of other marketplaces, below a short list. Renders nothing if there are none. */
export function Elsewhere({ view, state, count, found }: ElsewhereProps) {
  const { t } = view;
  const others = found
    .filter(({ platform }) => platform !== state.channel)
    .slice(0, cardsElsewhere(found.length));
  if (others.length === 0) return null;
  const all = { href: searchHref(state, { channel: undefined }), label: t('home.seeAll') };
  return (
    <Section
      title={count > 0 ? t('results.moreElsewhere', { count }) : t('results.elsewhere')}
      more={all}
    >
      <ProductGrid cards={others.map((card) => cardData(view, card))} />
    </Section>
  );
}
