'use client';
import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { usePendingNavigations } from '../../framework/browser/navigation/pending.ts';
import { useNavigation } from '../../framework/browser/navigation/use-navigation.ts';
import { visuallyHidden } from '../../theme/global.css';

const ProgressBar = lazyIsland(() => import('../ui/progress-bar.tsx'));

type RouteProgressProps = {
  /** First segments of the paths of personal pages (src/site/routes.ts). */
  readonly personalSections: readonly string[];
};

/** Handles navigations: shows their progress, and announces the new page's title to screen readers. */
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
  const { path, query } = useRouter();
  const announced = useRef(path + query);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === path + query) return;
    announced.current = path + query;
    setTitle(document.title);
  }, [path, query]);
  return (
    <div role="status" className={visuallyHidden}>
      {title}
    </div>
  );
}
