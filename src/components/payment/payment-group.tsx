import type { ReactNode } from 'react';
import { Link } from '../../framework/link.tsx';
import { formatWeight } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import { translateKey } from '../../i18n/translator.ts';
import { GoodsPicture } from '../goods/goods.tsx';
import { Amount } from '../money/amount.tsx';
import { moneyFormat } from '../money/money-format.ts';
import { isolated } from '../ui/isolated.tsx';
import { SourceText } from '../ui/source-text.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { type Due, orderHref } from './due.ts';
import { PayBy } from './pay-by.tsx';
import * as css from './payment.css';

/** The most pictures of an order's goods. */
const MAX_PICTURES = 5;

type PaymentGroupProps = {
  view: View;
  /** The payments of one order, or of one parcel. */
  dues: readonly [Due, ...Due[]];
  /** Milliseconds since the epoch, the same for the whole page. */
  now: number;
  /** Renders a payment's name, for example as a checkbox; without it the name is plain text. */
  renderName?: (due: Due, name: string) => ReactNode;
};

/** The due payments of one order and its goods, or those of a parcel without an order. */
export function PaymentGroup({ view, dues, now, renderName }: PaymentGroupProps) {
  const { t } = view;
  const [first] = dues;
  const { orderNo, orderType } = first.payment;
  const about = aboutOf(view, first);
  const no = isolate(orderNo);
  const label = {
    PURCHASE_ORDER: t('payment.order', { no }),
    TRANSIT_ORDER: t('payment.shipment', { no }),
    PURCHASE_PARCEL: t('nav.parcel', { id: no }),
  }[orderType];
  return (
    <li className={css.row}>
      <div className={css.what}>
        <span className={css.muted}>
          <Link href={orderHref(first.payment)} className={textLink}>
            {isolated(label)}
          </Link>
          {about && <> · {about.name}</>}
        </span>
        {about && (
          <div className={css.pictures}>
            {about.images.slice(0, MAX_PICTURES).map((image, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may show the same picture
              <span key={index} className={css.thumbnail}>
                <GoodsPicture image={image} sizes="48px" />
              </span>
            ))}
            <span className={css.itemCount}>{isolated(about.count)}</span>
          </div>
        )}
      </div>
      <ul className={css.lines}>
        {dues.map((due) => (
          <PaymentLine
            key={due.payment.id}
            view={view}
            due={due}
            now={now}
            renderName={renderName}
          />
        ))}
      </ul>
    </li>
  );
}

/** The subject of the order: its shop, or its freight option. */
function aboutOf({ t, locale }: View, { purchase, transit }: Due) {
  if (transit) {
    const weight = isolate(formatWeight(locale, transit.weightG));
    return {
      name: transit.optionTitle,
      images: transit.images,
      count: t('payment.parcels', { count: transit.parcelCount, weight }),
    };
  }
  if (!purchase) return undefined;
  return {
    name: <SourceText translated={purchase.shopNameTrans}>{purchase.shopName}</SourceText>,
    images: purchase.items.map(({ image }) => image),
    count: t('payment.items', { count: purchase.items.length }),
  };
}

type PaymentLineProps = Omit<PaymentGroupProps, 'dues'> & { due: Due };

function PaymentLine({ view, due, now, renderName }: PaymentLineProps) {
  const { t, locale } = view;
  const { payment, exchange, converted } = due;
  const name = translateKey(t, `payment.type.${payment.type}`);
  return (
    <li className={css.line}>
      <div className={css.what}>
        {renderName ? renderName(due, name) : <span className={css.name}>{name}</span>}
        {payment.note && <p className={css.note}>{payment.note}</p>}
        {payment.expiresAt && <PayBy view={view} until={payment.expiresAt} now={now} />}
      </div>
      <div className={css.amount}>
        <Amount
          money={moneyFormat(locale, exchange, view.tenant.homeCountry)}
          amount={payment.amount}
          converted={converted}
          className={css.bothCurrencies}
        />
      </div>
    </li>
  );
}
