import type { ReactNode } from 'react';

type ActProps = { title: string; open?: boolean; children: ReactNode };

/** Something that can be done with a shopper, folded until it is needed. */
export function Act({ title, open, children }: ActProps) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
