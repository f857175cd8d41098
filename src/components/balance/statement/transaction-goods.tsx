import type { AccountTransaction } from '../../../contract/calls/account.ts';
import { titleLang } from '../../goods/title-lang.ts';
import { cx } from '../../ui/cx.ts';
import type { View } from '../../view.ts';
import * as css from './statement.css';

type TransactionGoodsProps = {
  view: View;
  goods: AccountTransaction['goods'];
  className?: string;
};

/** What was paid for or refunded: the name of the first item, and how many others there are. */
export function TransactionGoods({ view, goods, className }: TransactionGoodsProps) {
  if (!goods) return null;
  const { t, locale } = view;
  const { title, titleTrans, more } = goods;
  return (
    <span className={cx(css.goods, className)}>
      <span className={css.goodsTitle} dir="auto" lang={titleLang(locale, goods)}>
        {titleTrans || title}
      </span>
      {more > 0 && <span className={css.goodsMore}>{t('parcel.moreItems', { count: more })}</span>}
    </span>
  );
}
