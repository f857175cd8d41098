'use client';
import { useEffect } from 'react';
import { onceActivated } from '../../framework/browser/prerendering.ts';
import { rememberProduct, type WatchedProduct } from './watch-history.ts';

/** Puts the product of the page into the watch history, once somebody sees it. */
export function RememberProduct({ product }: { readonly product: WatchedProduct }) {
  useEffect(() => onceActivated(() => rememberProduct(product)), [product]);
  return null;
}
