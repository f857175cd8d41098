'use client';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';
import { lazyIsland } from '../../framework/lazy-island.tsx';
import { noteRequest } from '../../framework/navigation/last-request.ts';
import { isAhead, useLinks } from '../../framework/navigation/use-links.ts';
import { useWays } from '../../framework/navigation/use-navigation.ts';
import { visuallyHidden } from '../../theme/global.css';

const ProgressBar = lazyIsland(() => import('../ui/progress-bar.tsx'));

/**
 * Shows that another page is on its way, and says its name to a screen reader when it is there. A
 * page that is fetched ahead is not on its way before its link is used.
 */
export function RouteProgress() {
  const [loading, setLoading] = useState<number>();
  const register = useRegisterRscEnhancer();
  const track = useCallback((going: Promise<unknown>) => {
    // A navigation is a transition, in which the start would show only at its end.
    setTimeout(() => setLoading((count = 0) => count + 1));
    const done = () =>
      setTimeout(() => startTransition(() => setLoading((count = 1) => count - 1)));
    going.then(done, done);
  }, []);
  const ways = useWays();
  useLinks(ways, track);
  useEffect(
    () =>
      register((request) => (path, params, options) => {
        const kept = ways.current?.keptPage();
        if (kept) return kept.then((elements) => ({ elements }));
        const noting: typeof fetch = async (...args) => {
          const response = await options.fetch(...args);
          noteRequest(response);
          return response;
        };
        const answer = request(path, params, { ...options, fetch: noting });
        if (!isAhead()) track(answer);
        return answer;
      }),
    [register, track, ways],
  );
  return (
    <>
      {loading !== undefined && <ProgressBar active={loading > 0} />}
      <RouteAnnouncer />
    </>
  );
}

function RouteAnnouncer() {
  const { path, query } = useRouter();
  const place = useRef(path + query);
  const [name, setName] = useState('');
  useEffect(() => {
    if (place.current === path + query) return;
    place.current = path + query;
    setName(document.title);
  }, [path, query]);
  return (
    <div role="status" className={visuallyHidden}>
      {name}
    </div>
  );
}
