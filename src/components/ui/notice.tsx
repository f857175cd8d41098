import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { AlertIcon, CheckCircleIcon, InfoIcon } from './icon.tsx';
import { isolated } from './isolated.tsx';
import * as css from './notice.css';
import { textTone } from './tone.css';

type NoticeProps = {
  readonly tone?: keyof typeof css.tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Whether the notice is the result of the last action. Screen readers then announce it. */
  readonly live?: boolean;
  readonly className?: string;
};

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: AlertIcon,
  danger: AlertIcon,
} as const;

export function Notice({ tone = 'info', title, children, action, live, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={cx(css.notice, css.tone[tone], className)}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
    >
      <span className={textTone[tone]}>
        <Icon />
      </span>
      <div className={css.body}>
        {title && <div className={css.title}>{isolated(title)}</div>}
        {isolated(children)}
      </div>
      {action}
    </div>
  );
}
