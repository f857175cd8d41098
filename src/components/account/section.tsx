import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import * as css from './account.css';

type SectionProps = { id: string; title: string; text: string; children: ReactNode };

/** A section of the account page. Forms return to its anchor, which takes the focus. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.sectionHead}>
        <h2 id={`${id}-title`} className={css.sectionTitle}>
          {title}
        </h2>
        <p className={css.muted}>{text}</p>
      </div>
      <Card as="div">{children}</Card>
    </section>
  );
}
