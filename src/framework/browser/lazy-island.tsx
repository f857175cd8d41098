import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { loadScript } from './load-script.ts';

type LazyIsland<P> = ComponentType<P> & {
  /** Fetches the script before the component is shown, for example when the pointer comes near. Rejects where it can't be fetched. */
  readonly load: () => Promise<ComponentType<P>>;
  /** The component once its script has come; the script is fetched once `wanted` is true. */
  readonly useScript: (wanted: boolean) => ComponentType<P> | undefined;
};

const nothing = () => undefined;

/**
 * A component whose script is fetched when the component is first shown: dialogs, menus, and what
 * only some shoppers see (docs/decisions/033). Until then, and on the server, `Before` is shown in
 * its place. If the script can't be fetched, `Before` stays, and the next showing tries again.
 *
 * Unlike React's `lazy` it never suspends, so hydration never waits for a script, and the server
 * never renders it.
 */
export function lazyIsland<P extends object>(
  get: () => Promise<{ default: ComponentType<P> }>,
  Before?: ComponentType<P>,
): LazyIsland<P> {
  let loaded: ComponentType<P> | undefined;
  const listeners = new Set<() => void>();
  const load = async () => {
    const { default: Component } = await loadScript(get);
    // Of two loads at once the first counts: another component would lose the state of the shown one.
    loaded ??= Component;
    for (const listener of listeners) listener();
    return loaded;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const useScript = (wanted: boolean) => {
    useEffect(() => {
      if (wanted) load().catch(nothing);
    }, [wanted]);
    return useSyncExternalStore(subscribe, () => loaded, nothing);
  };
  function Island(props: P) {
    const Shown = useScript(true) ?? Before;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(Island, { load, useScript });
}
