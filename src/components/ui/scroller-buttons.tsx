'use client';
import { useEffect, useRef, useState } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from './icon.tsx';
import * as css from './scroller.css';

type ScrollerButtonsProps = { readonly previousLabel: string; readonly nextLabel: string };

/**
 * Comes after the row that it scrolls; not in the tab order, because the row itself scrolls by
 * keyboard.
 */
export function ScrollerButtons({ previousLabel, nextLabel }: ScrollerButtonsProps) {
  const end = useRef<HTMLButtonElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const row = end.current?.parentElement?.firstElementChild;
    if (!row) return;
    const look = () => {
      // In right-to-left `scrollLeft` is negative.
      const offset = Math.abs(row.scrollLeft);
      const before = offset > 1;
      const after = offset + row.clientWidth < row.scrollWidth - 1;
      setMore((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    // Browsers don't scroll to a partly visible item; keyboard users need it whole.
    const show = ({ target }: Event) => {
      if (target instanceof Element && target !== row && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const watch = new ResizeObserver(look);
    watch.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    row.addEventListener('focusin', show);
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', look);
      row.removeEventListener('focusin', show);
    };
  }, []);

  const turn = (pages: 1 | -1) => {
    const row = end.current?.parentElement?.firstElementChild;
    if (!row) return;
    const sense = getComputedStyle(row).direction === 'rtl' ? -pages : pages;
    row.scrollBy({ left: sense * row.clientWidth * 0.9 });
  };
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={previousLabel}
        className={`${css.turn} ${css.atStart}`}
        disabled={!more.before}
        onClick={() => turn(-1)}
      >
        <ChevronStartIcon />
      </button>
      <button
        ref={end}
        type="button"
        tabIndex={-1}
        aria-label={nextLabel}
        className={`${css.turn} ${css.atEnd}`}
        disabled={!more.after}
        onClick={() => turn(1)}
      >
        <ChevronEndIcon />
      </button>
    </>
  );
}
