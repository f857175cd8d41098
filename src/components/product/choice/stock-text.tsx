'use client';
import type { ReactNode } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { showAmount } from '../../../i18n/money-pattern.ts';
import { cx } from '../../ui/cx.ts';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';

type StockTextProps = {
  texts: ChoiceTexts;
  stock: number;
  /** Whether more than the stock was typed. */
  isTooMuch: boolean;
  children: ReactNode;
};

/**
 * Says how many pieces are in stock; after a higher quantity was typed, that there are no more. Screen readers
 * announce the change.
 */
export function StockText({ texts, stock, isTooMuch, children }: StockTextProps) {
  return (
    <span className={cx(css.stock, isTooMuch ? css.tooMuch : css.hint)} role="status">
      {isTooMuch ? fill(texts.onlyStock, { stock }) : children}
    </span>
  );
}

/** How many pieces of a variant are in stock, in words. */
export const stockText = (
  texts: Pick<ChoiceTexts, 'inStock' | 'soldOut'>,
  stock: number,
): string => (stock > 0 ? showAmount(texts.inStock, String(stock)) : texts.soldOut);
