import type { ComponentProps } from 'react';

/** A tick box without a visible label. The `label` element around it makes the area to touch larger. */
export const Tick = (props: ComponentProps<'input'>) => (
  <label className="desk-touch">
    <input type="checkbox" {...props} />
  </label>
);
