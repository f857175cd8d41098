'use client';
import { type ReactNode, useEffect, useState, ViewTransition } from 'react';
import { useRouter } from 'waku';
import { PRODUCT_PATH } from './links.ts';

/** Shows the way from a list to a product's page and back, within the document; any other page just comes. */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { path } = useRouter();
  const [before, setBefore] = useState(path);
  // Once it is shown: what changes within the page afterwards is no way to another.
  useEffect(() => setBefore(path), [path]);
  const isShown = (path === PRODUCT_PATH) !== (before === PRODUCT_PATH);
  return (
    <ViewTransition default="none" update={isShown ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}
