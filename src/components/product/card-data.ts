import type { ProductCard } from '../../contract/values/product.ts';
import { formatCny } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { convertedText } from '../money/amount-text.ts';
import type { View } from '../view.ts';
import { productHref } from './product-href.ts';

/** A product card as its component shows it: every text ready, so that the browser formats nothing. */
export type CardData = {
  id: string;
  href: string;
  title: string;
  image: string;
  platform: string;
  /** "¥12.00", and in the tenant's currency "≈ ₭ 36,000". */
  price: string;
  converted: string;
  /** Sold count, and for wholesale the least quantity. */
  note: string;
};

export function cardData({ tenant, locale, t }: View, card: ProductCard): CardData {
  const { soldCount, minOrderQuantity } = card;
  const notes = [
    minOrderQuantity > 1 && t('card.minimum', { count: minOrderQuantity }),
    soldCount > 0 && t('card.sold', { count: soldCount }),
  ];
  return {
    id: card.productId,
    href: productHref(card.link),
    title: card.titleTrans,
    image: card.image,
    platform: translateKey(t, `platform.${card.platform}`),
    price: formatCny(locale, card.price),
    converted: convertedText(locale, card.price, tenant.exchangeInfo),
    note: notes.filter(Boolean).join(' · '),
  };
}
