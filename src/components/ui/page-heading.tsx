import type { ReactNode } from 'react';
import * as css from './page-heading.css';

/** The title of a page, with an aside at the end of its row. */
export function PageHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={css.row}>
      <h1 className={css.heading}>{children}</h1>
      {aside}
    </div>
  );
}
