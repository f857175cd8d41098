import type { ReactNode } from 'react';

type ActProps = { title: string; open?: boolean; children: ReactNode };

/** The form of an act on a shopper, folded until somebody opens it. */
export function Act({ title, open, children }: ActProps) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
