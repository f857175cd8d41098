'use client';
import { useEffect, useRef } from 'react';
import { media } from '../../theme/tokens.css';
import { focusContent } from '../ui/focus.ts';
import { ArrowUpIcon } from '../ui/icon.tsx';
import * as css from './back-to-top.css';

/**
 * Sets `data-scrolled` on the root once the page is scrolled past 65 % of the window's height, and then
 * shows a button back to the top.
 */
export function BackToTop({ label }: { readonly label: string }) {
  const fold = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fold.current) return;
    const root = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      root.toggleAttribute('data-scrolled', entry !== undefined && !entry.isIntersecting);
    });
    observer.observe(fold.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={fold} className={css.fold} />
      <button
        type="button"
        className={css.toTop}
        aria-label={label}
        title={label}
        onClick={() => {
          scrollTo({
            top: 0,
            behavior: matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth',
          });
          focusContent();
        }}
      >
        <ArrowUpIcon />
      </button>
    </>
  );
}
