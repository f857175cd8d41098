import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { loadScript } from './load-script.ts';

type LazyIsland<P> = ComponentType<P> & {
  /**
   * Fetches the script before the component is shown, for example when the pointer comes near.
   * Rejects if the script can't be fetched.
   */
  readonly load: () => Promise<ComponentType<P>>;
  /** Fetches the script once `isNeeded` is true. Returns the component when it has been loaded. */
  readonly useScript: (isNeeded: boolean) => ComponentType<P> | undefined;
};

const nothing = () => undefined;

/**
 * A component whose script is fetched when the component is first shown: dialogs, menus, and parts
 * that only some shoppers see (docs/decisions/033). Until then, and on the server, `Before` is shown
 * instead. If the script can't be fetched, `Before` stays, and the script is fetched again when the
 * component is mounted again.
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
    // Of two concurrent loads the first wins: replacing the shown component would lose its state.
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
  const useScript = (isNeeded: boolean) => {
    useEffect(() => {
      if (isNeeded) load().catch(nothing);
    }, [isNeeded]);
    return useSyncExternalStore(subscribe, () => loaded, nothing);
  };
  function Island(props: P) {
    const Shown = useScript(true) ?? Before;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(Island, { load, useScript });
}
