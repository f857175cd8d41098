import type { ComponentProps, ReactNode } from 'react';
import * as css from './card.css';
import { cx } from './cx.ts';
import { isolated } from './isolated.tsx';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly as?: 'section' | 'article' | 'div' | 'li' | 'aside' | 'form';
  readonly title?: ReactNode;
  /** Shown at the end of the title's row. */
  readonly aside?: ReactNode;
  readonly padding?: keyof typeof css.padding;
  readonly interactive?: boolean;
};

export function Card(props: CardProps) {
  const { as = 'section', title, aside, padding = 'md', interactive, className, ...rest } = props;
  const { children, ...attributes } = rest;
  const Box = as as 'section';
  return (
    <Box
      {...attributes}
      className={cx(css.card, css.padding[padding], interactive && css.interactive, className)}
    >
      {(title || aside) && (
        <div className={css.head}>
          {title && <h2 className={css.title}>{isolated(title)}</h2>}
          {aside}
        </div>
      )}
      {children}
    </Box>
  );
}
