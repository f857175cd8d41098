import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import * as css from './layout.css';

type Box = ComponentProps<'div'> & {
  readonly as?:
    | 'div'
    | 'section'
    | 'main'
    | 'header'
    | 'footer'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'form';
};
type Gap = keyof typeof css.gap;

const box = ({ as = 'div', className, ...rest }: Box, ...names: (string | false | undefined)[]) => {
  const Element = as as 'div';
  return <Element {...rest} className={cx(...names, className)} />;
};

/** The centred column of a page's content, with a maximum width. */
export function Container({
  size = 'lg',
  ...rest
}: Box & { readonly size?: keyof typeof css.width }) {
  return box(rest, css.container, css.width[size]);
}

/** Children side by side, wrapping. */
export function Cluster(
  props: Box & {
    readonly gap?: Gap;
    readonly align?: keyof typeof css.align;
    readonly justify?: keyof typeof css.justify;
  },
) {
  const { gap = 8, align = 'center', justify, ...rest } = props;
  return box(rest, css.cluster, css.gap[gap], css.align[align], justify && css.justify[justify]);
}
