import { Link } from '../../../framework/link.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { CheckIcon, ChevronDownIcon } from '../../ui/icon.tsx';
import type { View } from '../../view.ts';
import * as css from './filters.css';

export type Choice = {
  /** Address of the results with it or, if it is on, without it. */
  href: string;
  label: string;
  /** Number of products with it; undefined if not counted. */
  count?: number | undefined;
  on: boolean;
};

type ChoicesProps = {
  view: View;
  title: string;
  choices: readonly Choice[];
  /** Whether only one choice can be on. */
  single?: boolean;
};

/** Number of visible choices; the others are folded, unless there are only few. */
const MOST_UNFOLDED = 6;
const LEAST_FOLDED = 3;

/** Choices that links switch on and off. Choices without results are left out. */
export function Choices({ view, title, choices, single }: ChoicesProps) {
  const offered = choices.filter(({ on, count }) => on || count !== 0);
  if (offered.length === 0) return null;
  const isLong = offered.length >= MOST_UNFOLDED + LEAST_FOLDED;
  const unfolded = isLong ? offered.slice(0, MOST_UNFOLDED) : offered;
  const folded = offered.slice(unfolded.length);
  const list = (some: readonly Choice[]) => (
    <ul className={css.choices}>
      {some.map((choice) => (
        <li key={choice.label}>
          <ChoiceLink view={view} choice={choice} round={single} />
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
            {view.t('results.moreChoices', { count: folded.length })}
            <ChevronDownIcon size={16} />
          </summary>
          {list(folded)}
        </details>
      )}
    </nav>
  );
}

function ChoiceLink(props: { view: View; choice: Choice; round: boolean | undefined }) {
  const { href, label, count, on } = props.choice;
  return (
    <Link href={href} rel="nofollow" className={css.choice} aria-current={on || undefined}>
      <span className={css.mark[props.round ? 'one' : 'several']}>
        {on && !props.round && <CheckIcon size={16} />}
      </span>
      <span className={css.choiceName}>{label}</span>
      {count !== undefined && (
        <span className={css.choiceCount}>{formatNumber(props.view.locale, count)}</span>
      )}
    </Link>
  );
}
