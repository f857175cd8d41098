'use client';
import { Link } from '../../../framework/link.tsx';
import { CheckIcon, ChevronDownIcon } from '../../ui/icon.tsx';
import * as css from './filters.css';

export type Choice = {
  /** URL that switches the choice: the results with this choice or, if it is on, without it. */
  href: string;
  label: string;
  /** Number of products with this choice, formatted; undefined if not counted. */
  count?: string | undefined;
  on?: boolean | undefined;
};

export type ChoicesProps = {
  title: string;
  /** The choices that are shown at once. */
  unfolded: readonly Choice[];
  /** The choices that are shown when the button `more` is pressed. */
  folded: readonly Choice[];
  /** Text of the button that shows the folded choices. */
  more: string;
  /** Whether only one choice can be on. */
  single?: boolean | undefined;
};

/**
 * Choices that links switch on and off. The browser gets data instead of elements: a page of results
 * has up to a hundred of them.
 */
export function Choices({ title, unfolded, folded, more, single }: ChoicesProps) {
  const list = (choices: readonly Choice[]) => (
    <ul className={css.choices}>
      {choices.map((choice) => (
        <li key={choice.label}>
          <ChoiceLink choice={choice} round={single} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={css.group} aria-label={title}>
      <h2 className={css.groupTitle}>{title}</h2>
      {list(unfolded)}
      {folded.length > 0 && (
        <details open={folded.some(({ on }) => on)} className={css.folded}>
          <summary className={css.unfold}>
            {more}
            <ChevronDownIcon size={16} />
          </summary>
          {list(folded)}
        </details>
      )}
    </nav>
  );
}

function ChoiceLink(props: { choice: Choice; round: boolean | undefined }) {
  const { href, label, count, on } = props.choice;
  return (
    <Link href={href} rel="nofollow" className={css.choice} aria-current={on || undefined}>
      <span className={css.mark[props.round ? 'one' : 'several']}>
        {on && !props.round && <CheckIcon size={16} />}
      </span>
      <span className={css.choiceName}>{label}</span>
      {count !== undefined && <span className={css.choiceCount}>{count}</span>}
    </Link>
  );
}
