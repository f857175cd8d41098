'use client';
import useSWR from 'swr';
import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import { call, type Route } from '../../session/api.ts';
import { readOnce } from '../../session/read-once.ts';
import { Section } from '../../ui/section.tsx';
import { browserCard, type CardFormat } from '../cards/card-data.ts';
import { ProductShelf } from '../cards/product-cards.tsx';
import { LoadingShelf } from './loading-shelf.tsx';

const SEARCH_PRODUCTS: Route<'searchProducts'> = ['GET', '/front/product/search'];

/** The most products of a shelf. */
const SHELF_SIZE = 12;

export type FetchedShelfProps = CardFormat & {
  readonly title: string;
  readonly more: { readonly href: string; readonly label: string };
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The seller or the category whose best sellers are shown. */
  readonly of: { readonly shopId: string } | { readonly categoryId: string };
  /** Ids of products that are left out, because the page shows them already. */
  readonly except?: readonly string[];
};

/** A shelf that the browser fetches. It is hidden if it is empty or the request fails. */
export default function FetchedShelf(props: FetchedShelfProps) {
  const { title, more, previousLabel, nextLabel, of, except = [] } = props;
  const pageSize = SHELF_SIZE + except.length;
  const query = { ...of, pageSize, sort: 'sold', facets: false } as const;
  const { data, error } = useSWR<SearchResult>(
    ['searchProducts', query],
    () => call(SEARCH_PRODUCTS, { query }),
    readOnce,
  );
  if (!data && !error) return <LoadingShelf title={title} more={more} />;
  const products = (data?.records ?? [])
    .filter(({ productId }) => !except.includes(productId))
    .slice(0, SHELF_SIZE);
  if (products.length === 0) return null;
  const cards = products.map(({ productId, link, titleTrans, image, platform, price, shopName }) =>
    browserCard(
      {
        id: productId,
        link,
        title: titleTrans,
        image,
        platform,
        price,
        // On a shop's shelf all cards would have the same name.
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
