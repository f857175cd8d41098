import { priceOfStep } from '../../../contract/values/goods/price-steps.ts';
import type { PriceStep, Product } from '../../../contract/values/goods/product.ts';
import { placeholder } from '../../../i18n/fill.ts';
import { learnPattern } from '../../../i18n/money-pattern.ts';
import type { View } from '../../view.ts';
import { type Variant, type VariantGroup, variantsOf } from './variants.ts';

/**
 * A step of the wholesale price: the current price of a piece and, if that is reduced, the former one. Decimal
 * strings of CNY.
 */
export type ShownStep = {
  startQuantity: number;
  price: string;
  formerPrice?: string | undefined;
  fromText: string;
};

/** The data of the choice of variants. */
export function choiceData(
  { t }: Pick<View, 't'>,
  product: Product,
): { groups: VariantGroup[]; variants: Variant[]; steps: ShownStep[] } {
  const step = (priced: PriceStep): ShownStep => ({
    startQuantity: priced.startQuantity,
    price: priceOfStep(priced),
    ...(priced.promotionPrice && { formerPrice: priced.price }),
    fromText: t('product.fromPieces', { count: priced.startQuantity }),
  });
  const { groups, variants } = variantsOf(product.skus);
  return {
    groups,
    variants,
    steps: product.priceRange.map(step),
  };
}

/**
 * Texts of the choice; the browser fills their `{…}`. Texts that only the other kind of choice shows are left empty,
 * because each byte counts on every product's page.
 */
export function choiceTexts(t: View['t'], kind: 'RETAIL' | 'WHOLESALE', hasMinimum = true) {
  const of = (one: typeof kind, text: string) => (one === kind ? text : '');
  const count = placeholder('count');
  const name = placeholder('name');
  return {
    choose: of('RETAIL', t('product.choose')),
    soldOut: t('product.soldOut'),
    /** The stock: one pattern for all variants, because some products have a hundred. */
    inStock: learnPattern((pieces) => t('product.inStock', { count: Number(pieces) }), false),
    impossible: of('RETAIL', t('product.impossible')),
    variant: of('RETAIL', t('product.variant')),
    quantity: t('product.quantity'),
    quantityOf: of('WHOLESALE', t('product.quantityOf', { name })),
    decrease: t('product.decrease'),
    increase: t('product.increase'),
    currentPrice: of('WHOLESALE', t('product.priceInForce')),
    toNextStep: of('WHOLESALE', t('product.toNextStep', { count })),
    total: t('product.total', { count }),
    note: t('product.note'),
    noteHint: t('product.noteHint'),
    addToCart: t('product.addToCart'),
    buyNow: t('product.buyNow'),
    problemChoose: of('RETAIL', t('product.problem.choose', { name })),
    problemQuantity: of('WHOLESALE', t('product.problem.quantity')),
    onlyStock: t('cart.notice.STOCK_SHORT', { stock: placeholder('stock') }),
    problemMinimum: hasMinimum ? of('WHOLESALE', t('product.problem.minimum', { count })) : '',
    offline: t('cart.offline'),
  };
}
export type ChoiceTexts = ReturnType<typeof choiceTexts>;
