import { type ComponentType, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { lazyIsland } from './lazy-island.tsx';

/** The props that set an element's content. */
type ContentProps =
  | { readonly children: ReactNode }
  | {
      readonly suppressHydrationWarning: true;
      readonly dangerouslySetInnerHTML: { readonly __html: '' };
    };

/**
 * Leaves the element's HTML as the server sent it. React keeps the document's inner HTML when it
 * hydrates an element with `suppressHydrationWarning`.
 */
export const UNHYDRATED: ContentProps = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** True on the server and while the browser hydrates the component; false afterwards. */
export const useIsHydrating = (): boolean => useSyncExternalStore(never, no, yes);

/**
 * A hook for an element whose content needs no React: links, plain forms, the browser's own
 * popovers. The server renders the content; the browser keeps that HTML, and neither fetches the
 * content's script nor hydrates it (docs/decisions/043). The script is fetched if the content was not
 * in the document, or when its props change.
 *
 *     const useContent = staticHtml(() => import('./footer-content.tsx'));
 *     <footer {...useContent(props)} />
 */
export function staticHtml<P extends object>(
  get: () => Promise<{ default: ComponentType<P> }>,
): (props: P) => ContentProps {
  const Content = lazyIsland(get);
  const serverModule = import.meta.env.SSR ? get() : undefined;
  return function useStaticHtml(props) {
    const key = JSON.stringify(props);
    const isHydrating = useIsHydrating();
    /**
     * The props (as JSON) of the HTML that the document shows. Undefined if the script renders the
     * content instead.
     */
    const [htmlKey, setHtmlKey] = useState(isHydrating ? key : undefined);
    const isHtmlCurrent = htmlKey === key;
    const Loaded = Content.useScript(!isHtmlCurrent);
    if (serverModule) {
      const { default: ServerContent } = use(serverModule);
      return { children: <ServerContent {...props} /> };
    }
    if (Loaded && htmlKey !== undefined && !isHtmlCurrent) setHtmlKey(undefined);
    return htmlKey === undefined ? { children: Loaded && <Loaded {...props} /> } : UNHYDRATED;
  };
}
