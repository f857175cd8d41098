import { type MoneyFormat, showCny, showConverted } from '../money/money-format.ts';
import { amountOf } from '../money/sum.ts';
import type { CardData } from './card-data.ts';
import { productHref } from './product-href.ts';

/** What the browser itself has of a product, and what it needs to show its amounts and its origin. */
type Good = {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly image: string;
  readonly platform: string;
  /** CNY. */
  readonly price: string;
  readonly note: string;
};
export type CardWords = {
  readonly money: MoneyFormat;
  /** Names of the marketplaces. */
  readonly platforms: Readonly<Record<string, string>>;
};

/** A card that is made in the browser. */
export function browserCard(good: Good, { money, platforms }: CardWords): CardData {
  const { id, link, title, image, platform, price, note } = good;
  return {
    id,
    href: productHref(link),
    title,
    image,
    platform: (Object.hasOwn(platforms, platform) && platforms[platform]) || platform,
    price: showCny(money, amountOf(price, 1)),
    converted: showConverted(money, price),
    note,
  };
}
