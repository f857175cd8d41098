import { type ComponentType, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { lazyIsland } from './lazy-island.tsx';

/** Props for an element: what it contains. */
type Inside =
  | { readonly children: ReactNode }
  | {
      readonly suppressHydrationWarning: true;
      readonly dangerouslySetInnerHTML: { readonly __html: '' };
    };

/**
 * Leaves the element's HTML as the server sent it. React neither compares nor replaces inner HTML
 * that differs from the document's when it hydrates an element with `suppressHydrationWarning`.
 */
export const UNHYDRATED: Inside = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** True on the server and while the browser hydrates; false once it has, and for what it renders later. */
export const useIsHydrating = (): boolean => useSyncExternalStore(never, no, yes);

/**
 * A hook for an element whose content needs no React: links, plain forms, the browser's own
 * popovers. The server renders the content; the browser keeps that HTML, and neither fetches the
 * content's script nor hydrates it (docs/decisions/043). The script is fetched where the content did
 * not come as HTML, and when its props change.
 *
 *     const useContent = staticHtml(() => import('./footer-content.tsx'));
 *     <footer {...useContent(props)} />
 */
export function staticHtml<P extends object>(
  get: () => Promise<{ default: ComponentType<P> }>,
): (props: P) => Inside {
  const Content = lazyIsland(get);
  const onServer = import.meta.env.SSR ? get() : undefined;
  return function useStaticHtml(props) {
    const key = JSON.stringify(props);
    const isHydrating = useIsHydrating();
    /** The props that the document's HTML shows; undefined once the script renders the content. */
    const [htmlKey, setHtmlKey] = useState(isHydrating ? key : undefined);
    const Loaded = Content.useScript(htmlKey !== key);
    if (onServer) {
      const { default: ServerContent } = use(onServer);
      return { children: <ServerContent {...props} /> };
    }
    if (Loaded && htmlKey !== undefined && htmlKey !== key) setHtmlKey(undefined);
    return htmlKey === undefined ? { children: Loaded && <Loaded {...props} /> } : UNHYDRATED;
  };
}
