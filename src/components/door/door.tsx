import type { ReactNode } from 'react';
import { DescriptionList } from '../ui/description-list.tsx';
import { ChevronDownIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import * as css from './door.css';
import type { ShownDoor } from './shown-door.ts';

type DoorProps = {
  readonly shown: ShownDoor;
  /** How many pieces it is for, where that is not obvious. */
  readonly pieces?: number | undefined;
  /** Shown at the end, when it is open. */
  readonly more?: ReactNode;
};

/**
 * What goods cost at the shopper's door: one line that opens to its sums, without a script, too. Its height does not
 * depend on the amounts, so nothing moves when they change.
 */
export function Door({ shown, pieces, more }: DoorProps) {
  const { title, main, converted, sums, others, notes } = shown;
  return (
    <details className={css.door}>
      <summary className={css.summary}>
        <span className={css.title}>
          {title}
          {pieces !== undefined && <bdi className={css.pieces}>{`× ${pieces}`}</bdi>}
        </span>
        <span className={css.amount}>
          <bdi className={css.main}>{main}</bdi>
          {converted && <bdi className={css.converted}>{converted}</bdi>}
        </span>
        <span className={css.arrow}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <div className={css.opened}>
        {sums.length > 0 && <DescriptionList items={sums} />}
        {others.length > 0 && <DescriptionList items={others} className={css.others} />}
        {notes.map((note) => (
          <p key={note} className={css.note}>
            {isolated(note)}
          </p>
        ))}
        {more}
      </div>
    </details>
  );
}

/** A skeleton with the height of `Door`. */
export function DoorSkeleton() {
  return <div aria-busy className={css.skeleton} />;
}
