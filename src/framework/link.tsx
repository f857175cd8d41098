import type { ComponentProps } from 'react';
import type { Link as RouterLink } from 'waku';

/** A path of this site that is composed at run time, so the router's types can't check it. */
export type OwnHref = Extract<ComponentProps<typeof RouterLink>['to'], string>;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** Whether to go to the top of the page; by default when the path changes. */
  readonly scroll?: boolean;
};

const ownPage = /^(\/(?![/\\]|api\/|dev\/)|\?)/;

/**
 * Every link of the site. A link to a page of this site is marked with `data-own`; `useLinks` follows
 * it without loading a new document. Downloads, new windows and all other links stay plain links.
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
