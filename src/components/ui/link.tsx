import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'waku';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** Whether to go to the top of the page; by default when the path changes. */
  readonly scroll?: boolean;
};

const ownPage = /^(\/(?![/\\]|api\/|dev\/)|\?)/;

/**
 * Every link of the site. A page of ours is gone to without loading the document again; anything
 * else, a download or a new window is a plain link, and without JavaScript all of them are.
 */
export function Link({ href, scroll, children, ...rest }: LinkProps) {
  if (!ownPage.test(href) || rest.download !== undefined || rest.target) {
    return (
      <a href={href} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={href as ComponentProps<typeof RouterLink>['to']} scroll={scroll} {...rest}>
      {children}
    </RouterLink>
  );
}
