import type { OpsOrderRow } from '../../../contract/ops/ops-order.ts';
import { pictureUrl } from '../../../contract/values/pictures.ts';
import { formatCny } from '../../../i18n/format.ts';
import type { DeskTenantView } from '../view.ts';

type GoodsLineProps = { view: DeskTenantView; item: OpsOrderRow['items'][number] };

/** A line of an order as its seller understands it: picture, Chinese title and variant, price when ordered. */
export function GoodsLine({ view: { t, locale }, item }: GoodsLineProps) {
  const variant = item.attributes.map(({ value }) => value).join(' · ');
  const isWeb = /^https?:/.test(item.productUrl);
  return (
    <div className="desk-goods">
      {item.image ? (
        <img src={pictureUrl(item.image, 240)} alt="" width={44} height={44} loading="lazy" />
      ) : (
        <span className="desk-no-picture" />
      )}
      <div>
        <span className="desk-clip">
          {isWeb ? (
            <a href={item.productUrl} target="_blank" rel="noreferrer">
              {item.title}
            </a>
          ) : (
            item.title
          )}
        </span>
        <span className="desk-quiet">
          {variant && (
            <>
              <bdi>{variant}</bdi>
              {' · '}
            </>
          )}
          <bdi>{formatCny(locale, item.price)}</bdi> × <strong>{item.quantity}</strong>
        </span>
        {item.message && (
          <span className="desk-said">
            {t('desk.orders.note')}: <bdi>{item.message}</bdi>
          </span>
        )}
      </div>
    </div>
  );
}
