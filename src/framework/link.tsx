import type { ComponentProps } from 'react';
import type { Link as RouterLink } from 'waku';

/** An own path that is made at run time, which the router's types can't check. */
export type OwnHref = Extract<ComponentProps<typeof RouterLink>['to'], string>;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** Whether to go to the top of the page; by default when the path changes. */
  readonly scroll?: boolean;
};

const ownPage = /^(\/(?![/\\]|api\/|dev\/)|\?)/;

/**
 * Every link of the site. One to a page of ours is marked, and `useLinks` goes there without loading
 * the document again; anything else, a download or a new window is a plain link, and without
 * JavaScript all of them are.
 */
export function Link({ href, scroll, children, ...rest }: LinkProps) {
  const isOwn = ownPage.test(href) && rest.download === undefined && !rest.target;
  const kind = isOwn
    ? { 'data-own': scroll === false ? 'stay' : '' }
    : { rel: rest.target === '_blank' ? 'noopener' : undefined };
  return (
    <a href={href} {...kind} {...rest}>
      {children}
    </a>
  );
}
