import type { ReactNode } from 'react';

type ActProps = { title: string; open?: boolean; children: ReactNode };

/** An act on a shopper, closed until it is opened. */
export function Act({ title, open, children }: ActProps) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
