'use client';
import { useEffect, useRef, useState } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from './icon.tsx';
import * as css from './scroller.css';

type ScrollerButtonsProps = { readonly previousLabel: string; readonly nextLabel: string };

/** The row that the buttons scroll: the first child of their parent. */
const rowOf = (button: HTMLButtonElement | null) => button?.parentElement?.firstElementChild;

/**
 * Two buttons that scroll a row. They must be siblings of the row, which must be the first child of
 * its parent. They are not in the tab order, because the row itself can be scrolled by keyboard.
 */
export function ScrollerButtons({ previousLabel, nextLabel }: ScrollerButtonsProps) {
  const nextButton = useRef<HTMLButtonElement>(null);
  /** Whether the row has hidden items before and after the visible ones. */
  const [hidden, setHidden] = useState({ before: false, after: false });

  useEffect(() => {
    const row = rowOf(nextButton.current);
    if (!row) return;
    const updateHidden = () => {
      // `scrollLeft` is negative in right-to-left languages.
      const offset = Math.abs(row.scrollLeft);
      const before = offset > 1;
      const after = offset + row.clientWidth < row.scrollWidth - 1;
      setHidden((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    // Browsers don't scroll to a focused item that is partly visible, but keyboard users need it whole.
    const showFocused = ({ target }: Event) => {
      if (target instanceof Element && target !== row && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const observer = new ResizeObserver(updateHidden);
    observer.observe(row);
    row.addEventListener('scroll', updateHidden, { passive: true });
    row.addEventListener('focusin', showFocused);
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', updateHidden);
      row.removeEventListener('focusin', showFocused);
    };
  }, []);

  const scrollByPage = (pages: 1 | -1) => {
    const row = rowOf(nextButton.current);
    if (!row) return;
    const direction = getComputedStyle(row).direction === 'rtl' ? -pages : pages;
    // A bit less than a page, so that a partly visible item is whole afterwards.
    row.scrollBy({ left: direction * row.clientWidth * 0.9 });
  };
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={previousLabel}
        className={`${css.button} ${css.atStart}`}
        disabled={!hidden.before}
        onClick={() => scrollByPage(-1)}
      >
        <ChevronStartIcon />
      </button>
      <button
        ref={nextButton}
        type="button"
        tabIndex={-1}
        aria-label={nextLabel}
        className={`${css.button} ${css.atEnd}`}
        disabled={!hidden.after}
        onClick={() => scrollByPage(1)}
      >
        <ChevronEndIcon />
      </button>
    </>
  );
}
