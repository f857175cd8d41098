'use client';
import { useEffect } from 'react';
import { rememberProduct, type WatchedProduct } from './watch-history.ts';

/** Puts the product of the page into the watch history, once somebody sees it: a browser may render a page ahead. */
export function RememberProduct({ product }: { readonly product: WatchedProduct }) {
  useEffect(() => {
    const remember = () => rememberProduct(product);
    if (!('prerendering' in document && document.prerendering)) return remember();
    document.addEventListener('prerenderingchange', remember, { once: true });
    return () => document.removeEventListener('prerenderingchange', remember);
  }, [product]);
  return null;
}
