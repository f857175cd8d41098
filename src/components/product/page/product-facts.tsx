import type { ReactNode } from 'react';
import { refusalOf } from '../../../contract/values/goods-rules.ts';
import type { Product } from '../../../contract/values/product.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { isolated } from '../../ui/isolated.tsx';
import type { View } from '../../view.ts';
import * as css from './product.css';

type ProductFactsProps = {
  view: View;
  product: Product;
  /** The freight estimate. */
  freight: ReactNode;
};

function domesticFreight({ t, locale }: View, { domesticFreight }: Product): string {
  const { free, first, next } = domesticFreight;
  if (free) return t('product.freightFree');
  if (first === '0.00') return '';
  if (next === '0.00') return t('product.freightFlat', { first: formatCny(locale, first) });
  return t('product.freightInChina', {
    first: formatCny(locale, first),
    next: formatCny(locale, next),
  });
}

/** The weight of a piece, or the range of the variants' weights; undefined if unknown. */
function pieceWeight({ t, locale }: View, { skus }: Product): string | undefined {
  const weights = skus.map(({ weightG }) => weightG).filter((grams) => grams > 0);
  if (weights.length === 0) return undefined;
  const from = formatWeight(locale, Math.min(...weights));
  const to = formatWeight(locale, Math.max(...weights));
  return from === to ? t('product.weight', { weight: from }) : t('product.weights', { from, to });
}

/** The heaviest parcel that the contract's freight estimate accepts, in grams. */
const MAX_ESTIMATE_GRAMS = 500_000;

/**
 * Weight in grams of the smallest possible order: its minimum quantity of the lightest variant.
 * Undefined if the weight is unknown or the goods can't be shipped.
 */
export function minOrderWeight(product: Product): number | undefined {
  const { skus, minOrderQuantity } = product;
  const weights = skus.map(({ weightG }) => weightG).filter((grams) => grams > 0);
  if (weights.length === 0 || refusalOf(product)) return undefined;
  return Math.min(Math.min(...weights) * minOrderQuantity, MAX_ESTIMATE_GRAMS);
}

/** The facts below the buttons: freight in China, dispatch, weight, order limits, freight home. */
export function ProductFacts({ view, product, freight }: ProductFactsProps) {
  const { t, locale } = view;
  const { minOrderQuantity, batchNumber, mixRule, shipFrom, dispatchWithin } = product;
  const facts: [string, ReactNode][] = [
    [t('product.domesticFreight'), domesticFreight(view, product)],
    [
      t('product.dispatch'),
      shipFrom &&
        dispatchWithin > 0 &&
        t('product.dispatchFrom', { place: shipFrom, hours: dispatchWithin }),
    ],
    [t('product.pieceWeight'), pieceWeight(view, product)],
    [
      t('product.minimum'),
      minOrderQuantity > 1 && t('product.pieces', { count: minOrderQuantity }),
    ],
    [t('product.batch'), batchNumber > 1 && t('product.pieces', { count: batchNumber })],
    [
      t('product.mix'),
      mixRule &&
        t('product.mixRule', {
          count: mixRule.mixNumber,
          amount: formatCny(locale, mixRule.mixAmount),
        }),
    ],
    [t('product.shippingHome'), freight],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd>{isolated(value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
