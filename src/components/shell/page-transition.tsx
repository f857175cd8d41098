'use client';
import { type ReactNode, useEffect, useRef, ViewTransition } from 'react';
import { useRouter } from 'waku';
import { PRODUCT_PATH } from './own-links.ts';

/** Shows the way from a list to a product's page and back, within the document; any other page just comes. */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { path } = useRouter();
  const before = useRef(path);
  useEffect(() => {
    before.current = path;
  }, [path]);
  const isShown = (path === PRODUCT_PATH) !== (before.current === PRODUCT_PATH);
  return (
    <ViewTransition default="none" update={isShown ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}
