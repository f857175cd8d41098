'use client';
import { type ReactNode, useEffect, useState, ViewTransition } from 'react';
import { useRouter } from 'waku';
import { PRODUCT_PATH } from './links.ts';

/** Animates navigations within the document between a product's page and any other page. */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { path } = useRouter();
  const [previousPath, setPreviousPath] = useState(path);
  // After the page is shown, so that later updates within it are not animated.
  useEffect(() => setPreviousPath(path), [path]);
  const isAnimated = (path === PRODUCT_PATH) !== (previousPath === PRODUCT_PATH);
  return (
    <ViewTransition default="none" update={isAnimated ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}
