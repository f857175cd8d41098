import type { OpsOrder } from '../../../contract/ops/orders/ops-order.ts';
import { Badge } from '../../ui/badge.tsx';
import type { DeskTenantView } from '../view.ts';
import { GoodsLine } from './goods-line.tsx';

/**
 * The lines of an order, each with its status, its missing pieces and the rules that it matches; then the shopper's
 * message.
 */
export function OrderGoods({ view, order }: { view: DeskTenantView; order: OpsOrder }) {
  const { t } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.orders.goods')}</h2>
      {order.items.map((item) => (
        <div key={item.id} className="desk-goods-row">
          <GoodsLine view={view} item={item} />
          <div className="desk-row">
            <Badge>
              {item.status === 'SHIPPED_OUT'
                ? t('desk.orders.itemSent')
                : t(`order.itemStatus.${item.status}`)}
            </Badge>
            {item.missing > 0 && (
              <Badge tone="danger">{t('desk.orders.missing', { count: item.missing })}</Badge>
            )}
            {item.goodsRules.map((hit) => (
              <Badge key={hit.rule} tone={hit.effect === 'REFUSED' ? 'danger' : 'warning'}>
                {t(hit.word ? 'desk.orders.goodsRuleWord' : 'desk.orders.goodsRule', {
                  effect: t(`desk.goodsEffect.${hit.effect}`),
                  rule: hit.rule,
                  word: hit.word,
                })}
              </Badge>
            ))}
          </div>
        </div>
      ))}
      {order.message && (
        <p className="desk-said">
          {t('desk.orders.message')}: <bdi>{order.message}</bdi>
        </p>
      )}
      {order.question && (
        <p className="desk-said">
          {t('desk.orders.question')}: <bdi>{order.question}</bdi>
        </p>
      )}
    </section>
  );
}
