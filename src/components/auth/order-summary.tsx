import type { Quote } from '../../contract/calls/cart.ts';
import { GoodsPicture, variantOf } from '../goods/goods.tsx';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-format.ts';
import { convertedTotal } from '../money/sum.ts';
import type { View } from '../view.ts';
import * as css from './order-summary.css';

/** The number of lines that are shown; of the others only the count is. */
const SHOWN_LINES = 3;

type OrderSummaryProps = Pick<View, 't'> & { quote: Quote; money: MoneyFormat };

/** What a visitor is about to order, above the fields with which they sign in. Works on the server and in islands. */
export function OrderSummary({ t, quote, money }: OrderSummaryProps) {
  const items = quote.shops.flatMap(({ cartItems }) => cartItems);
  const more = items.length - SHOWN_LINES;
  return (
    <section className={css.summary} aria-label={t('auth.order.title')}>
      <p className={css.title}>{t('auth.order.title')}</p>
      <ul className={css.lines}>
        {items.slice(0, SHOWN_LINES).map((item) => (
          <li key={item.id} className={css.line}>
            <span className={css.picture}>
              <GoodsPicture image={item.image} sizes="48px" />
            </span>
            <span>
              <span className={css.name} dir="auto">
                {item.titleTrans || item.title}
              </span>
              <bdi className={css.detail}>{variantOf(item.attributes)}</bdi>
            </span>
            <bdi className={css.detail}>{`× ${item.quantity}`}</bdi>
          </li>
        ))}
        {more > 0 && (
          <li className={css.detail}>
            <bdi>{`+ ${more}`}</bdi>
          </li>
        )}
      </ul>
      <p className={css.total}>
        {t('order.total')}
        <Amount
          money={money}
          amount={quote.total}
          converted={convertedTotal(quote.shops, money.exchange)}
        />
      </p>
    </section>
  );
}
