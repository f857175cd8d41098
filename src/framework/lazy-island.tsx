import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

type Late<P> = ComponentType<P> & {
  /** Fetches it before it is shown: the pointer or the focus comes near. */
  readonly load: () => Promise<ComponentType<P>>;
  /** The component once its script is there, which comes when it is wanted. */
  readonly useScript: (wanted: boolean) => ComponentType<P> | undefined;
};

const nothing = () => undefined;

/**
 * A component whose script comes when it is first shown (docs/decisions/033): dialogs, menus, what
 * only some shoppers see. Until it is there, and for the server, `Before` stands in its place. A
 * script that can't be had leaves it at that, and is asked for again when it is shown again.
 */
export function late<P extends object>(
  get: () => Promise<{ default: ComponentType<P> }>,
  Before?: ComponentType<P>,
): Late<P> {
  let loaded: ComponentType<P> | undefined;
  const listeners = new Set<() => void>();
  const load = async () => {
    const { default: Component } = await get();
    // Of two who asked at once the second changes nothing: another component would begin anew.
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
  function LateComponent(props: P) {
    const Shown = useScript(true) ?? Before;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(LateComponent, { load, useScript });
}
