import { refusalOf, rulesOf } from '../../../contract/values/goods/goods-rules.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import { Link } from '../../../framework/link.tsx';
import { translateKey } from '../../../i18n/translator.ts';
import { ruleText, ruleTitle } from '../../goods/rule-texts.ts';
import { isArticleEnabled, titleOf } from '../../navigation/navigation.ts';
import { Notice } from '../../ui/notice.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';

type GoodsClass = Product['goodsClass'];

/** Special classes that every freight option accepts. Some options refuse the other ones. */
const ACCEPTED_CLASSES: readonly GoodsClass[] = ['FRAGILE', 'OVERSIZE'];

/** Notices that a product is prohibited, is not on sale, or needs care or a special freight option. */
export function GoodsNotice({ view, product }: { view: View; product: Product }) {
  const { t } = view;
  const { goodsClass, status } = product;
  const refusal = refusalOf(product);
  if (refusal) {
    return (
      <Notice tone="danger" title={<bdi>{ruleTitle(view, refusal)}</bdi>}>
        <bdi>{ruleText(view, refusal)}</bdi> <WhatIsProhibited view={view} />
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
      {rulesOf(product).map((rule) => (
        <Notice key={rule.id} tone="warning" title={<bdi>{ruleTitle(view, rule)}</bdi>}>
          <bdi>{ruleText(view, rule)}</bdi> <WhatIsProhibited view={view} />
        </Notice>
      ))}
      {goodsClass !== 'NORMAL' && goodsClass !== 'PROHIBITED' && (
        <Notice tone={ACCEPTED_CLASSES.includes(goodsClass) ? 'info' : 'warning'}>
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
export const isOrderable = (product: Product): boolean =>
  !refusalOf(product) &&
  product.status === 'ON_SALE' &&
  product.skus.some(({ stock }) => stock > 0);
