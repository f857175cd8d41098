import type { ComponentProps } from 'react';

/** A tick without words beside it. The label around it is what one touches. */
export const Tick = (props: ComponentProps<'input'>) => (
  <label className="desk-touch">
    <input type="checkbox" {...props} />
  </label>
);
