import { visuallyHidden } from '../../theme/global.css';
import { size, spinner } from './spinner.css';

/** A spinner with a label is announced to screen readers. Without one, its container needs a name. */
export function Spinner(props: { readonly size?: keyof typeof size; readonly label?: string }) {
  const ring = <span className={`${spinner} ${size[props.size ?? 20]}`} aria-hidden="true" />;
  if (!props.label) return ring;
  return (
    <span role="status">
      {ring}
      <span className={visuallyHidden}>{props.label}</span>
    </span>
  );
}
