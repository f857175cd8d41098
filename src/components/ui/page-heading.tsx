import type { ReactNode } from 'react';
import * as css from './page-heading.css';

/** The name of a page, and at the end of its line what belongs to it. */
export function PageHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={css.row}>
      <h1 className={css.heading}>{children}</h1>
      {aside}
    </div>
  );
}
