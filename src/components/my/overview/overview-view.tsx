import type { Overview } from '../../../contract/calls/overview.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { Link } from '../../../framework/link.tsx';
import { nextActs, type ShownParts } from '../../../site/next-acts.ts';
import { isPartShown } from '../../../site/parts.ts';
import { Amount } from '../../money/amount.tsx';
import { amountText } from '../../money/amount-text.ts';
import { moneyToday } from '../../money/money-format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckCircleIcon, ChevronEndIcon } from '../../ui/icon.tsx';
import { isolated } from '../../ui/isolated.tsx';
import type { View } from '../../view.ts';
import * as css from './overview.css';
import { Stages } from './stages.tsx';

type Props = {
  view: View;
  /** The overview; undefined if the backend lacks the call for it. The stages then have no numbers. */
  overview: Overview | undefined;
  now: number;
};

/** What waits for the shopper, the stages of their orders, and the balance. */
export function OverviewView({ view, overview, now }: Props) {
  const { tenant } = view;
  const shown: ShownParts = {
    stored: isPartShown('/my/in-stock-items', tenant),
    transit: isPartShown('/my/transit', tenant),
  };
  return (
    <>
      {overview && <NextActs view={view} overview={overview} shown={shown} />}
      <Stages view={view} overview={overview} shown={shown} now={now} />
      {overview && <Balance view={view} available={overview.available} />}
    </>
  );
}

function NextActs({
  view,
  overview,
  shown,
}: Omit<Props, 'now'> & { overview: Overview; shown: ShownParts }) {
  const { t, locale } = view;
  const acts = nextActs(overview, shown);
  if (acts.length === 0) {
    return (
      <Card>
        <p className={css.nothing}>
          <CheckCircleIcon />
          <span>{t('overview.nothing')}</span>
        </p>
      </Card>
    );
  }
  const total = amountText(locale, overview.toPay.total);
  return (
    <Card title={t('overview.next')} padding="md">
      <ul className={css.acts}>
        {acts.map(({ name, count, href }) => (
          <li key={name}>
            <Link href={ownPath(href)} className={css.act}>
              <span>{isolated(t(`overview.act.${name}`, { count, total }))}</span>
              <ChevronEndIcon size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Balance({ view, available }: { view: View; available: string }) {
  const { t } = view;
  return (
    <Card>
      <div className={css.balance}>
        <div>
          <div className={css.muted}>{t('nav.balance')}</div>
          <Amount money={moneyToday(view)} amount={available} size="lg" />
        </div>
        <ButtonLink href="/my/balance">{t('topUp.title')}</ButtonLink>
      </div>
    </Card>
  );
}
