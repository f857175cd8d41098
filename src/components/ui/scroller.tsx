import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './scroller.css';
import { ScrollerButtons } from './scroller-buttons.tsx';

type ScrollerProps = {
  /** Name of the row. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly item?: keyof typeof css.item;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A shelf or carousel: scrolls by touch, wheel and keys, with two buttons for the mouse. */
export function Scroller(props: ScrollerProps) {
  const { label, previousLabel, nextLabel, item = 'card', children, className } = props;
  return (
    <div className={cx(css.frame, className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard */}
      <section className={`${css.row} ${css.item[item]}`} aria-label={label} tabIndex={0}>
        {children}
      </section>
      <ScrollerButtons previousLabel={previousLabel} nextLabel={nextLabel} />
    </div>
  );
}
