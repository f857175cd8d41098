'use client';
import { useEffect } from 'react';
import { onceActivated } from '../../framework/browser/prerendering.ts';
import { addToHistory, type WatchedProduct } from './watch-history.ts';

/** Adds the product of the page to the watch history once the page is visible. */
export function AddToHistory({ product }: { readonly product: WatchedProduct }) {
  useEffect(() => onceActivated(() => addToHistory(product)), [product]);
  return null;
}
