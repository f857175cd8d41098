import { priceOfStep } from '../../../contract/values/goods/price-steps.ts';
import type { ProductCard } from '../../../contract/values/goods/product.ts';
import { formatCny, formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { productHref } from '../../../site/product-href.ts';
import { amountText, convertedText } from '../../money/amount-text.ts';
import { type MoneyFormat, showCny, showConverted } from '../../money/money-format.ts';
import { amountOf } from '../../money/sum.ts';
import type { View } from '../../view.ts';

/** The formatted data of a product card. */
export type CardData = {
  id: string;
  href: string;
  title: string;
  image: string;
  platform: string;
  /** The price in CNY: "¥12.00". For wholesale, that of the least quantity. */
  price: string;
  /** The price in the tenant's currency: "≈ ₭ 36,000". */
  converted: string;
  /**
   * The note, line by line: for wholesale the least quantity and the lowest price, then the number sold; in some
   * shelves the seller's name.
   */
  note: string;
  /** The `lang` of the title, if it may not be the page's. */
  lang?: string | undefined;
};

/** Formats a card on the server, so that the browser loads no formatting code. */
export function cardData({ tenant, locale, t }: View, card: ProductCard): CardData {
  const { soldCount, minOrderQuantity, lowestStep } = card;
  const notes = [
    minOrderQuantity > 1 && t('card.minimum', { count: minOrderQuantity }),
    lowestStep &&
      t('cart.nextTier', {
        n: formatNumber(locale, lowestStep.startQuantity),
        price: amountText(locale, priceOfStep(lowestStep)),
      }),
    soldCount > 0 && t('card.sold', { count: soldCount }),
  ];
  return {
    id: card.productId,
    href: productHref(card.link),
    title: card.titleTrans,
    image: card.image,
    platform: translateKey(t, `platform.${card.platform}`),
    price: formatCny(locale, card.price),
    converted: convertedText(locale, card.price, tenant.exchangeInfo, tenant.homeCountry),
    note: card.refused ? t('cart.notice.PROHIBITED') : notes.filter(Boolean).join('\n'),
  };
}

/** The unformatted data of a product from which the browser makes a card. */
type BrowserProduct = {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly image: string;
  readonly platform: string;
  /** The price: CNY, a decimal string. */
  readonly price: string;
  readonly note: string;
  readonly lang?: string | undefined;
};

/** The formats and names that the browser needs for cards. */
export type CardFormat = {
  readonly money: MoneyFormat;
  /** Names of the marketplaces. */
  readonly platforms: Readonly<Record<string, string>>;
};

/** Formats a card in the browser. */
export function browserCard(product: BrowserProduct, { money, platforms }: CardFormat): CardData {
  const { id, link, title, image, platform, price, note, lang } = product;
  return {
    id,
    href: productHref(link),
    title,
    image,
    platform: (Object.hasOwn(platforms, platform) && platforms[platform]) || platform,
    price: showCny(money, amountOf(price, 1)),
    converted: showConverted(money, price),
    note,
    lang,
  };
}
