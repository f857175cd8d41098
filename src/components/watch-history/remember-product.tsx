'use client';
import { useEffect } from 'react';
import { rememberProduct, type WatchedProduct } from './watch-history.ts';

/** Puts the product of the page into the watch history. */
export function RememberProduct({ product }: { readonly product: WatchedProduct }) {
  useEffect(() => rememberProduct(product), [product]);
  return null;
}
