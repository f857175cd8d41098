import type { ReactNode } from 'react';
import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import type { ProductAttribute } from '../../contract/values/goods/product.ts';
import { fromFen, toFen } from '../../contract/values/money/money.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny } from '../../i18n/format.ts';
import { productHref } from '../../site/product-href.ts';
import { BoxIcon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import * as css from './goods.css';
import { titleLang } from './title-lang.ts';

/** The fields that lines of a cart, a quote and an order share. */
export type Goods = {
  link: string;
  title: string;
  titleTrans: string;
  titleLanguage?: Locale | undefined;
  image: string;
  attributes: readonly ProductAttribute[];
  quantity: number;
  price: string;
  amount: string;
  message: string;
};

/** An item of a parcel as a line of goods; its amount is the price of all its pieces. */
export function fromPieces(item: PurchaseParcel['items'][number]): Goods {
  return { ...item, amount: fromFen(toFen(item.price) * item.quantity), message: '' };
}

/** The values of a variant, translated. */
export const variantOf = (attributes: readonly ProductAttribute[]): string =>
  attributes.map(({ value, valueTrans }) => valueTrans || value).join(' / ');

/** The name of goods in the reader's language: their title and their variant. */
export const nameOf = ({
  title,
  titleTrans,
  attributes,
}: {
  title: string;
  titleTrans: string;
  attributes: readonly ProductAttribute[];
}): string => [titleTrans || title, variantOf(attributes)].filter(Boolean).join(' · ');

/** A picture of goods; an icon if there is none. */
export function GoodsPicture({ image, sizes }: { image: string; sizes: string }) {
  if (image) return <Picture path={image} alt="" sizes={sizes} corner="md" />;
  return (
    <span className={css.noPicture}>
      <BoxIcon />
    </span>
  );
}

type GoodsLineProps = { locale: Locale; goods: Goods; children?: ReactNode };

/**
 * One variant in an order or a quote, or announced contents. Children are badges with its status and
 * problems.
 */
export function GoodsLine({ locale, goods, children }: GoodsLineProps) {
  const variant = variantOf(goods.attributes);
  return (
    <li className={css.line}>
      <div className={css.picture}>
        <GoodsPicture image={goods.image} sizes="64px" />
      </div>
      <div className={css.text}>
        {goods.link ? (
          <Link
            href={productHref(goods.link)}
            className={css.title}
            dir="auto"
            lang={titleLang(locale, goods)}
          >
            {goods.titleTrans || goods.title}
          </Link>
        ) : (
          <span className={css.title} dir="auto">
            {goods.title}
          </span>
        )}
        {variant && <bdi className={css.variant}>{variant}</bdi>}
        {goods.message && (
          <span className={css.note}>
            <bdi>{goods.message}</bdi>
          </span>
        )}
        {children && <span className={css.marks}>{children}</span>}
      </div>
      <div className={css.sums}>
        <bdi className={css.amount}>{formatCny(locale, goods.amount)}</bdi>
        {goods.quantity > 1 && (
          <bdi className={css.each}>{`${formatCny(locale, goods.price)} × ${goods.quantity}`}</bdi>
        )}
      </div>
    </li>
  );
}

export function GoodsList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}
