'use client';
import { type ComponentProps, type ReactNode, use } from 'react';

type OnceProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Of this rendering alone, so that nothing of another page is taken for it. */
  readonly id: string;
  /** What needs no script: it never changes, and nothing in it listens. A promise, so that it is a row of its own. */
  readonly once: Promise<ReactNode>;
};

const found = new Map<string, string | undefined>();

/** What stands in the element that came with the document; undefined where it did not come with it. */
function foundHtml(id: string): string | undefined {
  if (!found.has(id)) found.set(id, document.getElementById(id)?.innerHTML);
  return found.get(id);
}

/**
 * A part that a document holds once, as HTML: its payload need not hold it a second time, and React
 * takes it over in one step. A page that is gone to gets it by the payload.
 */
export function Once({ once, ...rest }: OnceProps) {
  const html = import.meta.env.SSR ? undefined : foundHtml(rest.id);
  if (html === undefined) return <div {...rest}>{use(once)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
