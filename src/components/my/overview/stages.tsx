import type { Overview } from '../../../contract/calls/overview.ts';
import { shownDays } from '../../../contract/values/orders/time-left.ts';
import { Link } from '../../../framework/link.tsx';
import { myStages, type StageName } from '../../../site/my-stages.ts';
import type { ShownParts } from '../../../site/next-acts.ts';
import { WARNING_DAYS } from '../../parcels/parcel-texts.ts';
import { cx } from '../../ui/cx.ts';
import {
  BoxIcon,
  type Icon,
  PlaneIcon,
  ReceiptIcon,
  TruckIcon,
  WarehouseIcon,
} from '../../ui/icon.tsx';
import { isolated } from '../../ui/isolated.tsx';
import type { View } from '../../view.ts';
import * as css from './overview.css';

type StagesProps = {
  view: View;
  overview: Overview | undefined;
  shown: ShownParts;
  now: number;
};

const ICONS: Record<StageName, Icon> = {
  toPay: ReceiptIcon,
  buying: BoxIcon,
  coming: TruckIcon,
  stored: WarehouseIcon,
  goingHome: PlaneIcon,
};

/** The stages of what was ordered, from paying to the way home, each with its number and its list. */
export function Stages({ view: { t }, overview, shown, now }: StagesProps) {
  const freeUntil = overview?.stored.freeUntil;
  const days = freeUntil === undefined ? undefined : shownDays(Date.parse(freeUntil) - now);
  return (
    <ul className={css.stages}>
      {myStages(overview, shown).map(({ name, href, count }) => {
        const StageIcon = ICONS[name];
        return (
          <li key={name}>
            <Link href={href} className={css.stage}>
              <span className={css.stageIcon} aria-hidden="true">
                <StageIcon />
              </span>
              {count !== undefined && (
                <span className={cx(css.count, count === 0 && css.none)}>{count}</span>
              )}
              <span className={css.name}>{t(`overview.stage.${name}`)}</span>
              {name === 'stored' && days !== undefined && (
                <span className={cx(css.below, days <= WARNING_DAYS ? css.soon : css.muted)}>
                  {isolated(t('parcel.freeDays', { days }))}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
