import type { ReactNode } from 'react';
import * as css from './empty-state.css';

type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Level of the title: the first if the page is about nothing else. */
  readonly level?: 1 | 2;
  /** An explanation. */
  readonly text?: ReactNode;
  /** Links or buttons to continue. */
  readonly action?: ReactNode;
};

export function EmptyState({ icon, title, level = 2, text, action }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={css.empty}>
      {icon && <span className={css.picture}>{icon}</span>}
      <Title className={css.title}>{title}</Title>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
