import type { Product } from '../../../contract/values/product.ts';
import { Link } from '../../../framework/link.tsx';
import { translateKey } from '../../../i18n/translator.ts';
import { isArticleEnabled, titleOf } from '../../navigation/navigation.ts';
import { Notice } from '../../ui/notice.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';

type GoodsClass = Product['goodsClass'];

/** Goods that only need care; the others are refused by some shipping lines. */
const NEED_CARE: readonly GoodsClass[] = ['FRAGILE', 'OVERSIZE'];

/** Why a product can't be bought, or which goods not every shipping line takes. */
export function GoodsNotice({ view, product }: { view: View; product: Product }) {
  const { t } = view;
  const { goodsClass, status } = product;
  if (goodsClass === 'PROHIBITED') {
    return (
      <Notice tone="danger" title={t('goods.PROHIBITED.title')}>
        {t('goods.PROHIBITED.text')} <WhatIsProhibited view={view} />
      </Notice>
    );
  }
  return (
    <>
      {status !== 'ON_SALE' && (
        <Notice tone="warning" title={t('product.soldOut')}>
          {t('product.soldOutText')}
        </Notice>
      )}
      {goodsClass !== 'NORMAL' && (
        <Notice tone={NEED_CARE.includes(goodsClass) ? 'info' : 'warning'}>
          {translateKey(t, `goods.${goodsClass}`)} <WhatIsProhibited view={view} />
        </Notice>
      )}
    </>
  );
}

/** Leads to what the tenant says of it, where it does. */
function WhatIsProhibited({ view }: { view: View }) {
  if (!isArticleEnabled(view.tenant, '/prohibited-items')) return null;
  return (
    <Link href="/prohibited-items" className={textLink}>
      {titleOf('/prohibited-items', view)}
    </Link>
  );
}

/** Whether the product can be put into a cart at all. */
export const isOrderable = ({ goodsClass, status, skus }: Product): boolean =>
  goodsClass !== 'PROHIBITED' && status === 'ON_SALE' && skus.some(({ stock }) => stock > 0);
