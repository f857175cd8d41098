import type { ReactNode } from 'react';
import { Link } from '../../framework/link.tsx';
import { cx } from './cx.ts';
import * as css from './tabs.css';

export type Tab = {
  readonly href: string;
  readonly label: ReactNode;
  readonly count?: number | string;
  readonly current?: boolean;
  readonly icon?: ReactNode;
};

type TabsProps = {
  /** Name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly className?: string;
};

/** Tabs that are links. Each tab has a URL, so going back works. */
export function Tabs({ label, tabs, className }: TabsProps) {
  return (
    <nav aria-label={label} className={cx(css.tabs, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          scroll={false}
          className={css.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.icon}
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
