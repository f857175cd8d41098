import type { Product } from '../../../contract/values/product.ts';
import { Link } from '../../../framework/link.tsx';
import { translateKey } from '../../../i18n/translator.ts';
import { isArticleEnabled, titleOf } from '../../navigation/navigation.ts';
import { Notice } from '../../ui/notice.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';

type GoodsClass = Product['goodsClass'];

/** Classes of goods that only need care. Some freight options refuse the other special classes. */
const NEED_CARE: readonly GoodsClass[] = ['FRAGILE', 'OVERSIZE'];

/** The notice that a product can't be bought, or that some freight options refuse it. */
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

/** A link to the tenant's article about prohibited goods, if there is one. */
function WhatIsProhibited({ view }: { view: View }) {
  if (!isArticleEnabled(view.tenant, '/prohibited-items')) return null;
  return (
    <Link href="/prohibited-items" className={textLink}>
      {titleOf('/prohibited-items', view)}
    </Link>
  );
}

/** Whether the product can be bought. */
export const isOrderable = ({ goodsClass, status, skus }: Product): boolean =>
  goodsClass !== 'PROHIBITED' && status === 'ON_SALE' && skus.some(({ stock }) => stock > 0);
