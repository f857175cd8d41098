'use client';
import { useState } from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { usePendingNavigations } from '../../framework/browser/navigation/pending.ts';
import { useNavigation } from '../../framework/browser/navigation/use-navigation.ts';
import { visuallyHidden } from '../../theme/global.css';
import { focusContent } from '../ui/focus.ts';
import { usePageChange } from './use-page-change.ts';

const ProgressBar = lazyIsland(() => import('../ui/progress-bar.tsx'));

type RouteProgressProps = {
  /** First segments of the paths of personal pages (src/site/routes.ts). */
  readonly personalSections: readonly string[];
};

/** Handles navigations: shows their progress, announces the new page's title, and moves the focus. */
export function RouteProgress({ personalSections }: RouteProgressProps) {
  useNavigation((pathname) => personalSections.includes(pathname.split('/')[1] ?? ''));
  const pending = usePendingNavigations();
  return (
    <>
      {pending && <ProgressBar active={pending.length > 0} />}
      <RouteAnnouncer />
    </>
  );
}

function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  usePageChange((isOtherPath) => {
    setTitle(document.title);
    // A link within the page, such as a filter, keeps the focus unless it disappears.
    const isLost =
      document.activeElement === document.body && !document.querySelector(':popover-open');
    if (isOtherPath || isLost) focusContent();
  });
  return (
    <div role="status" className={visuallyHidden}>
      {title}
    </div>
  );
}
