import { priceOfStep } from '../../../contract/values/price-steps.ts';
import type { PriceStep, Product } from '../../../contract/values/product.ts';
import { placeholder } from '../../../i18n/fill.ts';
import { formatCny, formatConverted } from '../../../i18n/format.ts';
import { hasOwnCurrency } from '../../../site/tenant-display.ts';
import type { View } from '../../view.ts';
import { type Variant, type VariantGroup, variantsOf } from './variants.ts';

/** `convertedText` is empty if the tenant has no other currency than CNY. */
type PriceTexts = { priceText: string; convertedText: string };
export type PricedVariant = Variant & PriceTexts & { stockText: string };
/** A step of the wholesale price; `price` is the current price of a piece, CNY. */
export type PricedStep = PriceTexts & {
  startQuantity: number;
  price: string;
  fromText: string;
  formerText?: string | undefined;
};

/** The data of the choice of variants, formatted on the server. */
export function choiceData(
  { tenant, locale, t }: View,
  product: Product,
): { groups: VariantGroup[]; variants: PricedVariant[]; steps: PricedStep[] } {
  const texts = (price: string): PriceTexts => ({
    priceText: formatCny(locale, price),
    convertedText: hasOwnCurrency(tenant)
      ? formatConverted(locale, price, tenant.exchangeInfo, tenant.homeCountry)
      : '',
  });
  const step = (priced: PriceStep): PricedStep => {
    const price = priceOfStep(priced);
    return {
      startQuantity: priced.startQuantity,
      price,
      ...texts(price),
      fromText: t('product.fromPieces', { count: priced.startQuantity }),
      formerText: priced.promotionPrice && formatCny(locale, priced.price),
    };
  };
  const { groups, variants } = variantsOf(product.skus);
  return {
    groups,
    variants: variants.map((variant) => ({
      ...variant,
      ...texts(variant.price),
      stockText:
        variant.stock > 0 ? t('product.inStock', { count: variant.stock }) : t('product.soldOut'),
    })),
    steps: product.priceRange.map(step),
  };
}

/** Texts of the choice; `{…}` is filled in the browser. */
export function choiceTexts(t: View['t']) {
  const count = placeholder('count');
  const name = placeholder('name');
  return {
    choose: t('product.choose'),
    soldOut: t('product.soldOut'),
    impossible: t('product.impossible'),
    variant: t('product.variant'),
    quantity: t('product.quantity'),
    quantityOf: t('product.quantityOf', { name }),
    decrease: t('product.decrease'),
    increase: t('product.increase'),
    currentPrice: t('product.priceInForce'),
    toNextStep: t('product.toNextStep', { count }),
    total: t('product.total', { count }),
    note: t('product.note'),
    noteHint: t('product.noteHint'),
    addToCart: t('product.addToCart'),
    buyNow: t('product.buyNow'),
    problemChoose: t('product.problem.choose', { name }),
    problemQuantity: t('product.problem.quantity'),
    onlyStock: t('cart.notice.STOCK_SHORT', { stock: placeholder('stock') }),
    problemMinimum: t('product.problem.minimum', { count }),
    added: t('product.added'),
    toCart: t('product.toCart'),
    failed: t('product.failed'),
    offline: t('cart.offline'),
  };
}
export type ChoiceTexts = ReturnType<typeof choiceTexts>;
