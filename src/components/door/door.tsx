import * as css from './door.css';
import { skeleton } from './door-content.css';
import DoorContent from './door-content.tsx';
import type { ShownDoor } from './shown-door.ts';

type DoorProps = {
  readonly shown: ShownDoor;
  /** Whether a newer estimate is being read. */
  readonly busy?: boolean;
};

/**
 * The cost of goods at the shopper's door: one line that opens to its sums, also without a script.
 */
export function Door({ shown, busy }: DoorProps) {
  return (
    <details className={css.door} aria-busy={busy}>
      <DoorContent shown={shown} />
    </details>
  );
}

/** A skeleton with the height of `Door`. */
export function DoorSkeleton() {
  return <div aria-busy className={skeleton} />;
}
