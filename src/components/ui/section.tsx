import type { ReactNode } from 'react';
import { Link } from '../../framework/link.tsx';
import { ChevronEndIcon } from './icon.tsx';
import * as css from './section.css';

type SectionProps = {
  id?: string;
  title: string;
  /** Link to a page with more of the content. */
  more?: { href: string; label: string };
  /** Actions at the end of the heading's row. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of a page with its heading. */
export function Section({ id, title, more, aside, children }: SectionProps) {
  return (
    <section id={id} className={css.section}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {more && (
          <Link href={more.href} className={css.more}>
            {more.label}
            <ChevronEndIcon size={16} />
          </Link>
        )}
        {aside}
      </div>
      {children}
    </section>
  );
}
