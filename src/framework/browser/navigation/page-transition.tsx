'use client';
import { type ReactNode, useEffect, useState, ViewTransition } from 'react';
import { useRouter } from 'waku';
import { PRODUCT_PATH } from './links.ts';

/** A view transition from a list to a product's page and back, within the document. All other pages just appear. */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { path } = useRouter();
  const [before, setBefore] = useState(path);
  // Once it is shown, so that a later change within the page is no way to another page.
  useEffect(() => setBefore(path), [path]);
  const isShown = (path === PRODUCT_PATH) !== (before === PRODUCT_PATH);
  return (
    <ViewTransition default="none" update={isShown ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}
