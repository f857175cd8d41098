import { DescriptionList } from '../ui/description-list.tsx';
import { ChevronDownIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import * as css from './door-content.css';
import type { ShownDoor } from './shown-door.ts';

/**
 * An estimate to the door: a line, and the parts that it opens to. The height of the line does not depend on the
 * amounts, so nothing moves when they change.
 */
export default function DoorContent({ shown }: { readonly shown: ShownDoor }) {
  const { title, days, pieces, main, converted, sums, others, notes } = shown;
  return (
    <>
      <summary className={css.summary}>
        <span className={css.title}>
          {title}
          {pieces !== undefined && pieces > 1 && <bdi className={css.pieces}>{`× ${pieces}`}</bdi>}
          {days && <bdi className={css.days}>{days}</bdi>}
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
      </div>
    </>
  );
}
