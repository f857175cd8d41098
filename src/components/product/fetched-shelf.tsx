'use client';
import useSWR from 'swr';
import type { SearchResult } from '../../contract/calls/catalogue.ts';
import { call } from '../session/api.ts';
import { readOnce } from '../session/read-once.ts';
import { browserCard, type CardWords } from './browser-card.ts';
import ComingContent from './coming-content.tsx';
import { ProductShelf } from './product-cards.tsx';
import { Section } from './section.tsx';

/** One more than is shown, because the product of the page may be among them. */
const SIZE = 13;

export type FetchedShelfProps = CardWords & {
  readonly title: string;
  readonly more: { readonly href: string; readonly label: string };
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** What it shows the best sold of: a shop's goods, or those of a category. */
  readonly of: { readonly shopId: string } | { readonly categoryId: string };
  /** The product of the page, which is not among them. */
  readonly except: string;
};

/** A shelf of the best sold of something; nothing where there are none, or none can be had. */
export default function FetchedShelf(props: FetchedShelfProps) {
  const { title, more, previousLabel, nextLabel, of, except } = props;
  const query = { ...of, pageSize: SIZE, sort: 'sold', facets: false } as const;
  const { data, error } = useSWR<SearchResult>(
    ['searchProducts', query],
    () => call('searchProducts', { query }),
    readOnce,
  );
  if (!data && !error) return <ComingContent title={title} more={more} cards={6} />;
  const products = (data?.records ?? []).filter(({ productId }) => productId !== except);
  if (products.length === 0) return null;
  const cards = products.map(({ productId, link, titleTrans, image, platform, price, shopName }) =>
    browserCard(
      // All of a shop need not say whose they are.
      {
        id: productId,
        link,
        title: titleTrans,
        image,
        platform,
        price,
        note: 'shopId' in of ? '' : shopName,
      },
      props,
    ),
  );
  return (
    <Section title={title} more={more}>
      <ProductShelf label={title} {...{ previousLabel, nextLabel, cards }} />
    </Section>
  );
}
