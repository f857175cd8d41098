import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../../framework/link.tsx';
import { visuallyHidden } from '../../theme/global.css';
import * as css from './button.css';
import { cx } from './cx.ts';
import { isolated } from './isolated.tsx';

type IconButtonStyle = {
  /** The button's name for screen readers, and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: keyof typeof css.variant;
  readonly size?: keyof typeof css.square;
};

const buttonClass = (
  variant: keyof typeof css.variant,
  size: keyof typeof css.square,
  className?: string,
) => cx(css.button, css.variant[variant], css.square[size], className);

export type IconButtonProps = IconButtonStyle & ComponentProps<'button'>;

/**
 * A square button with an icon. Children, such as a count, follow the icon and belong to its name.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', size = 'md', className, children, ...rest } = props;
  return (
    <button type="button" title={label} {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      <span className={visuallyHidden}>{isolated(label)}</span>
      {children}
    </button>
  );
}

export type IconLinkProps = IconButtonStyle & LinkProps;

export function IconLink(props: IconLinkProps) {
  const { label, icon, variant = 'ghost', size = 'md', className, children, ...rest } = props;
  return (
    <Link title={label} {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      <span className={visuallyHidden}>{isolated(label)}</span>
      {children}
    </Link>
  );
}
