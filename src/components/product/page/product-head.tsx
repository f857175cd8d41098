import type { Product } from '../../../contract/values/goods/product.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Badge } from '../../ui/badge.tsx';
import type { View } from '../../view.ts';
import * as css from './product.css';

/** The title in the page's language, with the original title on demand. */
export function ProductHead({ view, product }: { view: View; product: Product }) {
  const { t } = view;
  const { title, titleTrans, platform, soldCount } = product;
  return (
    <div className={css.titles}>
      <h1 className={css.title} dir="auto">
        {titleTrans}
      </h1>
      <div className={css.marks}>
        <Badge>{translateKey(t, `platform.${platform}`)}</Badge>
        {soldCount > 0 && t('card.sold', { count: soldCount })}
        {title !== titleTrans && (
          <details className={css.original}>
            <summary className={css.originalSummary}>{t('product.originalTitle')}</summary>
            <p className={css.originalTitle} lang="zh-CN" dir="ltr">
              {title}
            </p>
          </details>
        )}
      </div>
    </div>
  );
}
