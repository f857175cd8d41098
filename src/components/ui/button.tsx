import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../../framework/link.tsx';
import * as css from './button.css';
import { cx } from './cx.ts';
import { isolated } from './isolated.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonStyle = {
  readonly variant?: keyof typeof css.variant;
  readonly size?: keyof typeof css.size;
  /** Whether the button is as wide as its container. */
  readonly block?: boolean;
  readonly icon?: ReactNode;
};

const buttonClass = (
  { variant = 'secondary', size = 'md', block }: ButtonStyle,
  className?: string,
) => cx(css.button, css.variant[variant], css.size[size], block && css.block, className);

export type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    /** Whether the button is busy. It then keeps size, name and focus, but can't be pressed. */
    readonly loading?: boolean;
  };

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, loading, type, onClick, className, children, ...rest } =
    props;
  return (
    <button
      {...rest}
      type={loading ? 'button' : (type ?? 'button')}
      className={buttonClass({ variant, size, block }, className)}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : onClick && { onClick })}
    >
      <span className={css.content}>
        {icon}
        {isolated(children)}
      </span>
      {loading && (
        <span className={css.waiting}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = ButtonStyle & LinkProps;

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      <span className={css.content}>
        {icon}
        {isolated(children)}
      </span>
    </Link>
  );
}
