'use client';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';
import { visuallyHidden } from '../../theme/global.css';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { noteRequest } from './last-request.ts';

/** Shows that another page is on its way, and says its name to a screen reader when it is there. */
export function RouteProgress() {
  const [loading, setLoading] = useState(0);
  const register = useRegisterRscEnhancer();
  useEffect(
    () =>
      register((request) => (path, params, options) => {
        const noting: typeof fetch = async (...args) => {
          const response = await options.fetch(...args);
          noteRequest(response);
          return response;
        };
        const answer = request(path, params, { ...options, fetch: noting });
        // A navigation is a transition, in which the start would show only at its end.
        setTimeout(() => setLoading((count) => count + 1));
        const done = () => setTimeout(() => startTransition(() => setLoading((n) => n - 1)));
        answer.then(done, done);
        return answer;
      }),
    [register],
  );
  return (
    <>
      <ProgressBar active={loading > 0} />
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
