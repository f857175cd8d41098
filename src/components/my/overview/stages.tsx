import type { Overview } from '../../../contract/calls/overview.ts';
import { Link } from '../../../framework/link.tsx';
import { dayText } from '../../parcels/parcel-texts.ts';
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
import type { ShownParts } from './next-acts.ts';
import * as css from './overview.css';

type StagesProps = { view: View; overview: Overview | undefined; shown: ShownParts };

type Stage = {
  name: 'toPay' | 'buying' | 'coming' | 'stored' | 'goingHome';
  href: string;
  StageIcon: Icon;
  count: number | undefined;
  note?: string | undefined;
};

/** The stages of what was ordered, from paying to the way home, each with its number and its list. */
export function Stages({ view, overview, shown }: StagesProps) {
  const { t } = view;
  const freeUntil = overview?.stored.freeUntil;
  const stages: Stage[] = [
    {
      name: 'toPay',
      href: '/my/pending-payments',
      StageIcon: ReceiptIcon,
      count: overview?.toPay.count,
    },
    {
      name: 'buying',
      href: '/my/purchase?tab=processing',
      StageIcon: BoxIcon,
      count: overview?.buying,
    },
    {
      name: 'coming',
      href: '/my/purchase?tab=purchased',
      StageIcon: TruckIcon,
      count: overview?.coming,
    },
  ];
  if (shown.stored) {
    stages.push({
      name: 'stored',
      href: '/my/in-stock-items',
      StageIcon: WarehouseIcon,
      count: overview?.stored.count,
      note: freeUntil && t('parcel.freeUntil', { date: dayText(view, freeUntil) }),
    });
  }
  if (shown.transit) {
    stages.push({
      name: 'goingHome',
      href: '/my/transit',
      StageIcon: PlaneIcon,
      count: overview?.goingHome,
    });
  }
  return (
    <ul className={css.stages}>
      {stages.map(({ name, href, StageIcon, count, note }) => (
        <li key={name}>
          <Link href={href} className={css.stage}>
            <span className={css.stageIcon} aria-hidden="true">
              <StageIcon />
            </span>
            {count !== undefined && (
              <span className={cx(css.count, count === 0 && css.none)}>{count}</span>
            )}
            <span className={css.wide}>{t(`overview.stage.${name}`)}</span>
            {note && <span className={cx(css.wide, css.muted)}>{isolated(note)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
