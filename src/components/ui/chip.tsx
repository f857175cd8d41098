import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../framework/link.tsx';
import { visuallyHidden } from '../../theme/global.css';
import { chip } from './chip.css';
import { cx } from './cx.ts';
import { CloseIcon } from './icon.tsx';

/** A link that chooses an option by leading to a page of its own. */
export function ChipLink(
  props: LinkProps & { readonly selected?: boolean; readonly icon?: ReactNode },
) {
  const { selected, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} aria-current={selected || undefined} className={cx(chip, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link that removes something active, such as a filter. `removeLabel` is for screen readers. */
export function RemovableChip(props: LinkProps & { readonly removeLabel: string }) {
  const { removeLabel, className, children, ...rest } = props;
  return (
    <Link {...rest} className={cx(chip, className)}>
      {children}
      <span className={visuallyHidden}>{removeLabel}</span>
      <CloseIcon size={16} />
    </Link>
  );
}
