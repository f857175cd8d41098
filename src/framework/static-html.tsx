import { type ComponentType, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { lazyIsland } from './lazy-island.tsx';

/** What goes into the element whose inside is kept. */
type Inside =
  | { readonly children: ReactNode }
  | {
      readonly suppressHydrationWarning: true;
      readonly dangerouslySetInnerHTML: { readonly __html: '' };
    };

/** What came with the HTML, as it is. */
export const HERE: Inside = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** Whether there is no script yet: for the server, and while one takes over what came with the HTML. */
export const useIsHtml = (): boolean => useSyncExternalStore(never, no, yes);

/**
 * The inside of an element that works by itself (links, plain forms, what the element listens to):
 * the browser keeps what came with the HTML, and needs no script to take it over
 * (docs/decisions/033). Its script comes where there was no HTML, or when its data change. Its file
 * is named `…-content.tsx`, by which the server's build knows it.
 */
export function kept<P extends object>(
  get: () => Promise<{ default: ComponentType<P> }>,
): (data: P) => Inside {
  const Content = lazyIsland(get);
  /** What makes the HTML has it from the beginning. */
  const whole = import.meta.env.SSR ? get() : undefined;
  return function useKept(data) {
    const words = JSON.stringify(data);
    const isHtml = useIsHtml();
    const [came, setCame] = useState(isHtml ? words : undefined);
    const Live = Content.useScript(came !== words);
    if (whole) {
      const { default: Whole } = use(whole);
      return { children: <Whole {...data} /> };
    }
    // Once it is the script's, what came with the HTML is gone.
    if (Live && came !== undefined && came !== words) setCame(undefined);
    return came === undefined ? { children: Live && <Live {...data} /> } : HERE;
  };
}
