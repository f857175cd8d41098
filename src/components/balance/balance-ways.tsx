import { Link } from '../../framework/link.tsx';
import { Card } from '../ui/card.tsx';
import {
  CardIcon,
  ChevronEndIcon,
  type Icon,
  LockIcon,
  ReceiptIcon,
  WalletIcon,
} from '../ui/icon.tsx';
import type { View } from '../view.ts';
import * as css from './balance.css';

/** The other pages about the shopper's money. */
export function BalanceWays({ view: { t } }: { view: View }) {
  const ways: { href: string; name: string; text: string; WayIcon: Icon }[] = [
    {
      href: '/my/balance/statement',
      name: t('nav.statement'),
      text: t('balance.way.statement'),
      WayIcon: ReceiptIcon,
    },
    {
      href: '/my/balance/withdraw',
      name: t('nav.withdraw'),
      text: t('balance.way.withdraw'),
      WayIcon: WalletIcon,
    },
    {
      href: '/my/balance/refunds',
      name: t('nav.refunds'),
      text: t('balance.way.refunds'),
      WayIcon: CardIcon,
    },
    {
      href: '/my/balance/operations',
      name: t('nav.operations'),
      text: t('balance.way.operations'),
      WayIcon: LockIcon,
    },
  ];
  return (
    <Card as="div" padding="sm">
      <nav aria-label={t('balance.ways')} className={css.ways}>
        {ways.map(({ href, name, text, WayIcon }) => (
          <Link key={href} href={href} className={css.way}>
            <span className={css.wayIcon}>
              <WayIcon />
            </span>
            <span>
              <span className={css.wayName}>{name}</span>
              <span className={css.muted}>{text}</span>
            </span>
            <ChevronEndIcon size={16} />
          </Link>
        ))}
      </nav>
    </Card>
  );
}
