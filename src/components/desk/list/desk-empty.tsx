import type { ReactNode } from 'react';

type DeskEmptyProps = {
  title: ReactNode;
  /** Why it is empty, or what to do next. */
  text?: ReactNode;
};

/** Stands where a list of the desk has no rows. */
export const DeskEmpty = ({ title, text }: DeskEmptyProps) => (
  <div className="desk-empty">
    <strong>{title}</strong>
    {text && <p className="desk-quiet">{text}</p>}
  </div>
);
