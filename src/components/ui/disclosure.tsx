import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './disclosure.css';
import { ChevronDownIcon } from './icon.tsx';

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & { readonly title: ReactNode };

/** A title that opens its content, also without JavaScript. Disclosures with the same `name` close each other. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={cx(css.disclosure, className)}>
      <summary className={css.summary}>
        {title}
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
