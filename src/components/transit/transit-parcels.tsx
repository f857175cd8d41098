import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { visuallyHidden } from '../../theme/global.css';
import { GoodsPicture } from '../goods/goods.tsx';
import { titleLang } from '../goods/title-lang.ts';
import { sizeText, weightText } from '../parcels/parcel-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';

type TransitParcelsProps = {
  view: View;
  parcels: readonly PurchaseParcel[];
  /** The URL of this page without the parcel; undefined if parcels can't be removed. */
  withoutHref?: (parcel: PurchaseParcel) => string;
};

/** The parcels of a shipment with their contents and weights. */
export function TransitParcels({ view, parcels, withoutHref }: TransitParcelsProps) {
  const { t, locale } = view;
  return (
    <ul className={css.parcels}>
      {parcels.map((parcel) => {
        const { parcelNo, items } = parcel;
        const parcelHref = `/my/in-stock-items/${parcelNo}`;
        const [first] = items;
        const facts = [
          weightText(view, parcel),
          sizeText(view, parcel),
          formatCny(locale, parcel.goodsValue),
        ];
        return (
          <li key={parcel.id} className={css.parcel}>
            <Link href={parcelHref} className={css.picture} tabIndex={-1} aria-hidden="true">
              <GoodsPicture image={first?.image ?? ''} sizes="64px" />
            </Link>
            <div className={css.facts}>
              <Link
                href={parcelHref}
                className={css.parcelTitle}
                dir="auto"
                lang={first && titleLang(locale, first)}
              >
                {first ? first.titleTrans || first.title : parcelNo}
              </Link>
              <span className={css.muted}>
                <bdi>{parcelNo}</bdi>
                {items.length > 1 && ` · ${t('parcel.moreItems', { count: items.length - 1 })}`}
              </span>
              <span className={css.measures}>
                {facts.filter(Boolean).map((fact) => (
                  <bdi key={fact}>{isolated(fact)}</bdi>
                ))}
                {parcel.goodsClass !== 'NORMAL' && (
                  <Badge>{translateKey(t, `goodsClass.${parcel.goodsClass}`)}</Badge>
                )}
              </span>
            </div>
            {withoutHref && (
              <Link href={withoutHref(parcel)} className={css.leaveOut} scroll={false}>
                {t('transit.new.leaveOut')}
                <span className={visuallyHidden}> {parcelNo}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
