'use client';
import { useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { CardData } from '../product/cards/card-data.ts';
import { browserCard, type CardFormat } from '../product/cards/card-data.ts';
import { ProductCard } from '../product/cards/product-card.tsx';
import { Button } from '../ui/button.tsx';
import { CloseIcon, TrashIcon } from '../ui/icon.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { Section } from '../ui/section.tsx';
import { toast } from '../ui/toast.ts';
import {
  forgetProduct,
  forgetProducts,
  keepHistory,
  type WatchedProduct,
  watchHistory,
} from './watch-history.ts';
import * as css from './watched-shelf.css';

export type WatchedShelfProps = CardFormat & {
  readonly products: readonly WatchedProduct[];
  readonly texts: {
    readonly title: string;
    readonly clear: string;
    /** `{name}` for the product's. */
    readonly remove: string;
    readonly removed: string;
    readonly cleared: string;
    readonly undo: string;
    readonly previous: string;
    readonly next: string;
  };
};

const CARD_SIZES = '(min-width: 768px) 220px, 42vw';

/** The watch history as a shelf like the others, with a way to take one or all of it away. */
export default function WatchedShelf({ products, money, platforms, texts }: WatchedShelfProps) {
  const shelf = useRef<HTMLDivElement>(null);

  const change = (said: string, forget: () => void) => {
    const before = watchHistory();
    forget();
    const action = { label: texts.undo, run: () => keepHistory(before) };
    toast('info', said, { key: 'watch-history', action });
  };
  /** The focus goes on to the card that takes the place, else to the end of the row, else away. */
  const remove = (product: WatchedProduct, index: number) => {
    const buttons = shelf.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById('main');
    change(texts.removed, () => forgetProduct(product.productId));
    next?.focus({ preventScroll: true });
  };
  const clear = () => {
    change(texts.cleared, forgetProducts);
    document.getElementById('main')?.focus({ preventScroll: true });
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
          {products.map((product, index) => (
            <div key={product.productId} className={css.place}>
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
  { productId, productUrl, name, coverImage, channel, price, shopName }: WatchedProduct,
  words: CardFormat,
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
    },
    words,
  );
