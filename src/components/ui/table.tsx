import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/global.css';
import { cx } from './cx.ts';
import * as css from './table.css';

type TableProps = {
  /** Caption for screen readers. */
  readonly caption: string;
  /** `thead`, `tbody`, `tfoot`. Cells with numbers need the class `numeric`. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** A table in a frame. A table that is wider than the frame scrolls in it, also by keyboard. */
export function Table({ caption, children, className }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard
    <section className={cx(css.scroll, className)} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
