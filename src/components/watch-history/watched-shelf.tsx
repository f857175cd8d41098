'use client';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { ProductCard as CardOfCatalogue } from '../../contract/values/goods/product.ts';
import { fill } from '../../i18n/fill.ts';
import type { WatchedTexts } from '../../i18n/watched-texts.ts';
import type { CardData } from '../product/cards/card-data.ts';
import { browserCard, type CardFormat } from '../product/cards/card-data.ts';
import { ProductCard } from '../product/cards/product-card.tsx';
import { call, type Route } from '../session/api.ts';
import { lazyTexts } from '../session/lazy-texts.ts';
import { readOnce } from '../session/read-once.ts';
import { Button } from '../ui/button.tsx';
import { focusContent } from '../ui/focus.ts';
import { CloseIcon, TrashIcon } from '../ui/icon.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { Section } from '../ui/section.tsx';
import { toast } from '../ui/toast.ts';
import {
  clearHistory,
  removeFromHistory,
  type WatchedProduct,
  watchHistory,
  writeHistory,
} from './watch-history.ts';
import * as css from './watched-shelf.css';

const LIST_PRODUCT_CARDS: Route<'listProductCards'> = ['GET', '/front/product/cards'];

export type WatchedShelfProps = CardFormat & {
  readonly products: readonly WatchedProduct[];
};

/**
 * The products with their names in the page's language, as far as the catalogue has them: a name is
 * stored in the language in which it was seen.
 */
function useNames(products: readonly WatchedProduct[]): readonly WatchedProduct[] {
  const { lang } = document.documentElement;
  const productIds = products.filter((p) => p.lang !== lang).map(({ productId }) => productId);
  const { data = [] } = useSWR<CardOfCatalogue[]>(
    productIds.length > 0 && ['listProductCards', lang, ...productIds],
    () => call(LIST_PRODUCT_CARDS, { query: { productIds } }),
    readOnce,
  );
  const names = new Map(data.map(({ productId, titleTrans }) => [productId, titleTrans]));
  return products.map((product) => {
    const name = names.get(product.productId);
    return name === undefined ? product : { ...product, name, lang };
  });
}

const CARD_SIZES = '(min-width: 768px) 220px, 42vw';

/**
 * The products viewed in this browser (the watch history) as a shelf, with buttons to remove one
 * product or all. It fetches its texts: most pages are shown without it.
 */
export default function WatchedShelf(props: WatchedShelfProps) {
  const [texts, setTexts] = useState<WatchedTexts>();
  useEffect(() => {
    lazyTexts().then(
      ({ watched }) => setTexts(watched),
      () => undefined,
    );
  }, []);
  return texts && <Shelf {...props} texts={texts} />;
}

type ShelfProps = WatchedShelfProps & { readonly texts: WatchedTexts };

function Shelf({ products, money, platforms, texts }: ShelfProps) {
  const namedProducts = useNames(products);
  const shelf = useRef<HTMLDivElement>(null);

  /** Changes the history, and shows a toast that can undo the change. */
  const changeWithUndo = (message: string, apply: () => void) => {
    const before = watchHistory();
    apply();
    const action = { label: texts.undo, run: () => writeHistory(before) };
    toast('info', message, { key: 'watch-history', action });
  };
  /** Removes a product. The focus moves to the next card, else to the one before, else to the heading. */
  const remove = (product: WatchedProduct, index: number) => {
    const buttons = shelf.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    changeWithUndo(texts.removed, () => removeFromHistory(product.productId));
    if (next) next.focus({ preventScroll: true });
    else focusContent();
  };
  const clear = () => {
    changeWithUndo(texts.cleared, clearHistory);
    focusContent();
  };
  return (
    <div ref={shelf}>
      <Section
        title={texts.title}
        aside={
          <Button variant="ghost" size="sm" icon={<TrashIcon size={16} />} onClick={clear}>
            {texts.clear}
          </Button>
        }
      >
        <Scroller label={texts.title} previousLabel={texts.previous} nextLabel={texts.next}>
          {namedProducts.map((product, index) => (
            <div key={product.productId} className={css.item}>
              <ProductCard card={cardOf(product, { money, platforms })} sizes={CARD_SIZES} />
              <button
                type="button"
                data-remove=""
                className={css.remove}
                aria-label={fill(texts.remove, { name: product.name })}
                onClick={() => remove(product, index)}
              >
                <CloseIcon size={16} />
              </button>
            </div>
          ))}
        </Scroller>
      </Section>
    </div>
  );
}

const cardOf = (
  { productId, productUrl, name, coverImage, channel, price, shopName, lang }: WatchedProduct,
  format: CardFormat,
): CardData =>
  browserCard(
    {
      id: productId,
      link: productUrl,
      title: name,
      image: coverImage,
      platform: channel,
      price,
      note: shopName,
      lang,
    },
    format,
  );
