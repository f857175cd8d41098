import type { ReactNode } from 'react';

type DeskEmptyProps = {
  title: ReactNode;
  /** Why the list is empty, or what to do next. */
  text?: ReactNode;
};

/** The message instead of a list of the desk that has no rows. */
export const DeskEmpty = ({ title, text }: DeskEmptyProps) => (
  <div className="desk-empty">
    <strong>{title}</strong>
    {text && <p className="desk-quiet">{text}</p>}
  </div>
);
