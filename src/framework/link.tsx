import type { ComponentProps } from 'react';
import type { Link as RouterLink } from 'waku';

/**
 * The router's type of a path. TypeScript can't check a path that is composed at run time: cast it to
 * this type.
 */
export type OwnHref = Extract<ComponentProps<typeof RouterLink>['to'], string>;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** Whether to go to the top of the page; by default when the path changes. */
  readonly scroll?: boolean;
};

/** A path or query of this site, except the API and development pages. `//` and `/\` begin a host. */
const OWN_PAGE = /^(\/(?![/\\]|api\/|dev\/)|\?)/;

/**
 * Every link of the site. A link to a page of this site is marked with `data-own`; `useLinks` follows
 * it without loading a new document. With `data-own="stay"` it keeps the scroll position. Downloads,
 * new windows and all other links stay plain links.
 */
export function Link({ href, scroll, children, ...rest }: LinkProps) {
  const isOwn = OWN_PAGE.test(href) && rest.download === undefined && !rest.target;
  const kind = isOwn
    ? { 'data-own': scroll === false ? 'stay' : '' }
    : { rel: rest.target === '_blank' ? 'noopener' : undefined };
  return (
    <a href={href} {...kind} {...rest}>
      {children}
    </a>
  );
}
