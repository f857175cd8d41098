import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku';

/**
 * Calls `onChange` when another page is shown; its argument tells whether the path has changed too.
 */
export function usePageChange(onChange: (isOtherPath: boolean) => void): void {
  const { path, query } = useRouter();
  const shown = useRef({ path, query });
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const previous = shown.current;
    shown.current = { path, query };
    if (previous.path !== path || previous.query !== query) change(previous.path !== path);
  }, [path, query]);
}
