import type { Quote } from '../../contract/calls/cart.ts';
import { translateKey } from '../../i18n/translator.ts';
import { NOTICE_KEYS } from '../cart/cart-texts.ts';
import { noticeValues } from '../cart/notice-values.ts';
import { GoodsLine, GoodsList } from '../goods/goods.tsx';
import { ruleText, ruleTitle } from '../goods/rule-texts.ts';
import { amountText } from '../money/amount-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { isolated } from '../ui/isolated.tsx';
import { SourceText } from '../ui/source-text.tsx';
import type { View } from '../view.ts';
import * as css from './checkout.css';

/** The items to order, by seller: there will be one order for each. */
export function QuoteItems({ view, quote }: { view: View; quote: Quote }) {
  const { t, locale } = view;
  return (
    <Card title={t('checkout.items')} aside={<OrderCount {...{ view, quote }} />}>
      {quote.shops.map((shop) => (
        <section key={`${shop.platform}:${shop.shopId}`} className={css.shop}>
          <div className={css.shopHead}>
            <h3 className={css.shopName}>
              <SourceText translated={shop.nameTrans}>{shop.name}</SourceText>
            </h3>
            <Badge>{translateKey(t, `platform.${shop.platform}`)}</Badge>
          </div>
          <GoodsList>
            {shop.cartItems.map((item) => (
              <GoodsLine key={item.id} locale={locale} goods={item}>
                {item.notices.map((notice) => (
                  <Badge key={notice} tone={item.orderable ? 'info' : 'danger'}>
                    {t(
                      NOTICE_KEYS[notice],
                      noticeValues(item, (amount) => amountText(locale, amount)),
                    )}
                  </Badge>
                ))}
                {item.goodsRules?.map((rule) => (
                  <span key={rule.id} className={css.rule}>
                    <bdi>
                      {[ruleTitle(view, rule), ruleText(view, rule)].filter(Boolean).join(': ')}
                    </bdi>
                  </span>
                ))}
              </GoodsLine>
            ))}
          </GoodsList>
          <div className={css.shopSums}>
            <span>
              {isolated(
                t('checkout.freight', { amount: amountText(locale, shop.domesticFreight) }),
              )}
            </span>
            {/* With the items and their shipping it adds up to the total. */}
            {shop.serviceFee !== '0.00' && (
              <span>
                {t('order.serviceFee')} <bdi>{amountText(locale, shop.serviceFee)}</bdi>
              </span>
            )}
            <span>
              {isolated(t('checkout.shopTotal', { amount: amountText(locale, shop.total) }))}
            </span>
          </div>
        </section>
      ))}
    </Card>
  );
}

function OrderCount({ view, quote }: { view: View; quote: Quote }) {
  if (quote.shops.length < 2) return null;
  return <Badge tone="info">{view.t('checkout.orders', { count: quote.shops.length })}</Badge>;
}
