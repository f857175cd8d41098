import type { ReactNode } from 'react';
import type { Product } from '../../../contract/values/goods/product.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { isolated } from '../../ui/isolated.tsx';
import type { View } from '../../view.ts';
import * as css from './product.css';

type ProductFactsProps = {
  view: View;
  product: Product;
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

/** The weight of a piece, or the range of the weights of the variants; undefined if it is unknown. */
function pieceWeight({ t, locale }: View, { skus }: Product): string | undefined {
  const weights = skus.map(({ weightG }) => weightG).filter((grams) => grams > 0);
  if (weights.length === 0) return undefined;
  const from = formatWeight(locale, Math.min(...weights));
  const to = formatWeight(locale, Math.max(...weights));
  return from === to ? t('product.weight', { weight: from }) : t('product.weights', { from, to });
}

/** The facts below the buttons: freight in China, dispatch, weight, order limits. */
export function ProductFacts({ view, product }: ProductFactsProps) {
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
  ];
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, value], index) =>
          value && (
            // biome-ignore lint/suspicious/noArrayIndexKey: none ever moves, and a name would be sent once more
            <div key={index} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd>{isolated(value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
