import type * as v from 'valibot';
import {
  type opsGoodsRuleEndpoints,
  TRIED_AT_ONCE,
} from '../../../../contract/ops/shop/goods-rules.ts';
import type { goodsValue } from '../../../../contract/ops/shop/shop-values.ts';
import { tryRules } from '../../../commerce/goods/try-rules.ts';
import { draftOf } from '../../../commerce/site/drafts.ts';
import { storedGoods } from '../../../sourcing/catalogue/stored-goods.ts';
import type { Handlers } from '../../handler.ts';
import { readerOf } from '../../scope.ts';

export const opsGoodsRuleHandlers: Pick<Handlers, keyof typeof opsGoodsRuleEndpoints> = {
  tryGoodsRules: async (scope, { query }) => {
    const { tenant, db } = scope;
    const { after, shown, rule } = query;
    const { platforms } = readerOf(scope);
    const [draft, { found, next }] = await Promise.all([
      draftOf(scope, 'goods') as Promise<v.InferOutput<typeof goodsValue> | undefined>,
      storedGoods(db, { after, limit: TRIED_AT_ONCE, platforms }),
    ]);
    const trial = tryRules({
      rules: draft?.goodsRules ?? tenant.goodsRules,
      published: tenant.goodsRules,
      countries: tenant.countries,
      products: found.map(({ id, url, ...product }) => ({
        ...product,
        productId: id,
        productUrl: url,
      })),
      shown,
      rule,
    });
    return { isDraft: draft !== undefined, ...trial, ...(next && { next }) };
  },
};
