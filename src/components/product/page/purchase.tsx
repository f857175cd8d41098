import type { ReactNode } from 'react';
import { endpoints } from '../../../contract/endpoints.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { moneyToday } from '../../money/money-format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { View } from '../../view.ts';
import { choiceData, choiceTexts } from '../choice/choice-data.ts';
import * as css from './product.css';

type PurchaseProps = {
  view: View;
  product: Product;
  flash: Flash | undefined;
  /** Path of this page, to which both calls return if they fail. */
  pagePath: string;
  /** The title, above the price. */
  head: ReactNode;
  /** Notices between price and choice. */
  notice: ReactNode;
  /** The cost of the choice at the door. */
  door: ReactNode;
};

/** The calls of the form's two buttons. */
const FORM_CALLS = ['addManyToCart', 'createPreview'];

/**
 * Choice, quantity and note as one plain form with two buttons, each for its own call: add to cart
 * and buy now. With scripts, adding to the cart does not leave the page.
 */
export async function Purchase(props: PurchaseProps) {
  const { view, product, flash, pagePath, head, notice, door } = props;
  const { t } = view;
  const formFlash = flash && FORM_CALLS.includes(flash.form) ? flash : undefined;
  const failed = formFlash?.kind === 'error' ? formFlash : undefined;
  const { groups, variants, steps } = choiceData(view, product);
  const isWholesale = product.priceMode === 'SPU_PRICE_RANGE';
  // With other goods of the shop, less than the minimum of this product is enough.
  const hasMinimum = product.mixRule === undefined;
  const texts = choiceTexts(t, isWholesale ? 'WHOLESALE' : 'RETAIL', hasMinimum);
  const common = {
    productUrl: product.link,
    picture: product.images[0],
    groups,
    variants,
    minimum: product.minOrderQuantity,
    batch: product.batchNumber,
    money: moneyToday(view),
    texts,
    buyAction: `/api${endpoints.createPreview.path}`,
    guestCart: view.tenant.guestCart,
    typed: formFlash?.values ?? {},
    head,
    notice,
    door,
  };
  // Imported dynamically, so that the browser loads only the kind of choice that it needs.
  const { WholesaleChoice } = await import('../choice/wholesale-choice.tsx');
  const { RetailChoice } = await import('../choice/retail-choice.tsx');
  const choice = isWholesale ? (
    <WholesaleChoice {...common} steps={steps} isMixable={product.mixRule !== undefined} />
  ) : (
    <RetailChoice {...common} />
  );
  return (
    <CallForm call="addManyToCart" back={pagePath} className={css.purchase}>
      {failed && (
        <Notice tone="danger" live>
          {failed.code === 'VALIDATION_FAILED' ? t('product.problem.incomplete') : failed.message}
        </Notice>
      )}
      <input type="hidden" name="productUrl" value={product.link} />
      {choice}
      {/* Stands after the buttons: the server reads the first `_next`, and a button may send its own. */}
      <input type="hidden" name="_next" value={pagePath} />
    </CallForm>
  );
}
