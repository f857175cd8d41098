import type { ReactNode } from 'react';
import * as css from './empty-state.css';

type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** An explanation. */
  readonly text?: ReactNode;
  /** Links or buttons to continue. */
  readonly action?: ReactNode;
};

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon && <span className={css.picture}>{icon}</span>}
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
