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

/** Links to the other pages about the shopper's money. */
export function BalanceLinks({ view: { t } }: { view: View }) {
  const links: { href: string; name: string; text: string; LinkIcon: Icon }[] = [
    {
      href: '/my/balance/statement',
      name: t('nav.statement'),
      text: t('balance.way.statement'),
      LinkIcon: ReceiptIcon,
    },
    {
      href: '/my/balance/withdraw',
      name: t('nav.withdraw'),
      text: t('balance.way.withdraw'),
      LinkIcon: WalletIcon,
    },
    {
      href: '/my/balance/refunds',
      name: t('nav.refunds'),
      text: t('balance.way.refunds'),
      LinkIcon: CardIcon,
    },
    {
      href: '/my/balance/operations',
      name: t('nav.operations'),
      text: t('balance.way.operations'),
      LinkIcon: LockIcon,
    },
  ];
  return (
    <Card as="div" padding="sm">
      <nav aria-label={t('balance.ways')} className={css.links}>
        {links.map(({ href, name, text, LinkIcon }) => (
          <Link key={href} href={href} className={css.link}>
            <span className={css.linkIcon}>
              <LinkIcon />
            </span>
            <span>
              <span className={css.linkName}>{name}</span>
              <span className={css.muted}>{text}</span>
            </span>
            <ChevronEndIcon size={16} />
          </Link>
        ))}
      </nav>
    </Card>
  );
}
