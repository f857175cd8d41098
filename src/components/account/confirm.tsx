import type { ReactNode } from 'react';
import * as css from './account.css';

type ConfirmProps = { label: string; question: string; children: ReactNode };

/** A button that asks first: `children` is the form that does it. */
export function Confirm({ label, question, children }: ConfirmProps) {
  return (
    <details className={css.confirm}>
      <summary className={css.confirmSummary}>{label}</summary>
      <div className={css.question}>
        <span>{question}</span>
        {children}
      </div>
    </details>
  );
}
