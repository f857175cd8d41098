import type { WorkCount } from '../../../contract/ops/desk/work.ts';
import { MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { DeskView } from '../view.ts';
import { formatAge, toneOf } from './age.ts';

/** A count for display: `10,000+` if counting stopped there. */
export const formatCount = ({ locale }: Pick<DeskView, 'locale'>, count: number): string =>
  count > MAX_COUNTED ? `${formatNumber(locale, MAX_COUNTED)}+` : formatNumber(locale, count);

/** The path of the list of a pile. */
export const pilePath = (tenantId: string, pile: string): string =>
  `${deskPath(tenantId, 'work')}?${new URLSearchParams({ pile })}`;

type PileTilesProps = {
  view: DeskView;
  tenantId: string;
  piles: readonly WorkCount[];
  /** Milliseconds since the epoch. */
  now: number;
};

/** A tile for each pile, with its count, and the age of its oldest object in the colour of its service level. */
export function PileTiles({ view, tenantId, piles, now }: PileTilesProps) {
  const { t } = view;
  return (
    <ul className="desk-tiles">
      {piles.map(({ pile, count, oldest }) => (
        <li key={pile}>
          <a
            className="desk-tile"
            href={pilePath(tenantId, pile)}
            data-pile={pile}
            data-tone={toneOf(pile, oldest, now)}
            data-empty={count === 0 || undefined}
          >
            <span>{t(`desk.pile.${pile}`)}</span>
            <strong>{formatCount(view, count)}</strong>
            <span className="desk-quiet">
              {oldest
                ? t('desk.today.oldest', { age: formatAge(t, oldest, now) })
                : t('desk.today.empty')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
