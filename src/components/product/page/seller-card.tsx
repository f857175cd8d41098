import type { Product } from '../../../contract/values/goods/product.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExternalIcon, StoreIcon } from '../../ui/icon.tsx';
import { SourceText } from '../../ui/source-text.tsx';
import type { View } from '../../view.ts';
import * as css from './product.css';

export const shopHref = (shopId: string) => `/product-search?shopId=${encodeURIComponent(shopId)}`;

/** The seller, with a link to the product at its marketplace. */
export function SellerCard({ view, product }: { view: View; product: Product }) {
  const { t, locale } = view;
  const { shop, platform, productUrl } = product;
  return (
    <section className={css.seller} aria-label={t('product.seller')}>
      <div className={css.sellerHead}>
        <span className={css.sellerIcon}>
          <StoreIcon />
        </span>
        <div>
          <p className={css.sellerName}>
            <SourceText translated={shop.nameTrans}>{shop.name}</SourceText>
          </p>
          {/* Nobody scores what the shop sells itself. */}
          {shop.score > 0 && (
            <p className={css.sellerFacts}>
              {t('product.sellerFacts', {
                score: formatNumber(locale, shop.score),
                years: shop.years,
              })}
            </p>
          )}
        </div>
      </div>
      <div className={css.sellerLinks}>
        <ButtonLink href={shopHref(shop.shopId)} size="sm">
          {t('product.visitShop')}
        </ButtonLink>
        {platform !== 'SelfOwned' && (
          <ButtonLink
            href={productUrl}
            size="sm"
            variant="ghost"
            target="_blank"
            rel="noopener noreferrer nofollow"
            icon={<ExternalIcon size={16} />}
          >
            {t('product.seeAt', { platform: translateKey(t, `platform.${platform}`) })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
