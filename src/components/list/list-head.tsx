import type { ReactNode } from 'react';
import { ScrollToCurrentTab } from '../my/scroll-to-current-tab.tsx';

type ListHeadProps = {
  /** The name of the current tab. */
  tab: string;
  filter: ReactNode;
  tabs: ReactNode;
};

/** What stands above a list: its filter, and its tabs with the current one in sight. */
export function ListHead({ tab, filter, tabs }: ListHeadProps) {
  return (
    <>
      {filter}
      <div>
        {tabs}
        <ScrollToCurrentTab tab={tab} />
      </div>
    </>
  );
}
