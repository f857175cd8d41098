import type { OpsOrderRow } from '../../../contract/ops/orders/ops-order.ts';
import { isOwnProduct, OWN_ID_PREFIX } from '../../../contract/values/goods/own-products.ts';
import { pictureUrl } from '../../../contract/values/goods/pictures.ts';
import { formatCny } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { SourceText } from '../../ui/source-text.tsx';
import type { DeskTenantView } from '../view.ts';

type GoodsLineProps = { view: DeskTenantView; item: OpsOrderRow['items'][number] };

/** A line of an order as its seller understands it: picture, Chinese title and variant, price when ordered. */
export function GoodsLine({ view: { t, locale, tenant }, item }: GoodsLineProps) {
  const title = <SourceText>{item.title}</SourceText>;
  const variant = item.attributes.map(({ value }) => value).join(' · ');
  // The shop's own products have a page at the desk, and none at a marketplace.
  const ownId = isOwnProduct(item.productId) && item.productId.slice(OWN_ID_PREFIX.length);
  const isWeb = !ownId && /^https?:/.test(item.productUrl);
  return (
    <div className="desk-goods">
      {item.image ? (
        <img src={pictureUrl(item.image, 240)} alt="" width={44} height={44} loading="lazy" />
      ) : (
        <span className="desk-no-picture" />
      )}
      <div>
        <span className="desk-clip">
          {ownId && <a href={deskPath(tenant.id, 'shop', 'own', ownId)}>{title}</a>}
          {isWeb && (
            <a href={item.productUrl} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
          {!ownId && !isWeb && title}
        </span>
        <span className="desk-quiet">
          {variant && (
            <>
              <SourceText>{variant}</SourceText>
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
