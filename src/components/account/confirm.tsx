import type { ReactNode } from 'react';
import * as button from '../ui/button.css';
import { cx } from '../ui/cx.ts';
import * as css from './account.css';

type ConfirmProps = {
  label: string;
  question: string;
  size?: keyof typeof button.size;
  variant?: keyof typeof button.variant;
  /** Whether the question is open at first: it is so after a refusal. */
  open?: boolean;
  children: ReactNode;
};

/** A button that opens a question before an action. `children` is the form that performs the action. */
export function Confirm(props: ConfirmProps) {
  const { label, question, size = 'md', variant = 'secondary', open, children } = props;
  const buttonClass = cx(button.button, button.variant[variant], button.size[size]);
  return (
    <details className={css.confirm} open={open}>
      <summary className={cx(buttonClass, css.confirmSummary)}>{label}</summary>
      <div className={css.question}>
        <span>{question}</span>
        {children}
      </div>
    </details>
  );
}
