import type { ReactNode } from 'react';
import { translateKey } from '../../../i18n/translator.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.css';
import { type Fact, Facts } from '../facts.tsx';
import { Walk } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';
import { pilePath } from '../work/pile-tiles.tsx';

type FrameProps = {
  view: DeskTenantView;
  /** The pile in which the object waits or has waited. */
  pile: 'DEPOSITS_TO_CREDIT' | 'WITHDRAWALS' | 'REFUNDS';
  number: string;
  status: string;
  /** The beginning of the text keys for the names of its statuses. */
  statusNames: string;
  facts: readonly Fact[];
  /** Contents below the facts. */
  also?: ReactNode;
  /** The acts. */
  children: ReactNode;
};

/** The tones of final statuses. All other statuses wait for somebody. */
const TONES: Readonly<Record<string, Tone>> = {
  APPROVED: 'info',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  FAILED: 'danger',
  PAID: 'success',
  PAYING: 'info',
  PROCESSING: 'info',
  REJECTED: 'danger',
  SUCCEEDED: 'success',
};

/**
 * A top-up, withdrawal or refund: its number and status, the facts about it, and the possible acts.
 */
export function MoneyFrame({
  view,
  pile,
  number,
  status,
  statusNames,
  facts,
  also,
  children,
}: FrameProps) {
  const { t, tenant } = view;
  const back = { href: pilePath(tenant.id, pile), label: t(`desk.pile.${pile}`) };
  return (
    <>
      <Walk view={view} back={back} />
      <div className="desk-row">
        <h1 className="desk-mono">{number}</h1>
        <Badge tone={TONES[status] ?? 'warning'}>
          {translateKey(t, `${statusNames}.${status}`)}
        </Badge>
      </div>
      <div className="desk-columns">
        <div>
          <section className="desk-card" aria-label={t('desk.money.facts')}>
            <Facts facts={facts} />
          </section>
          {also}
        </div>
        <div className="desk-acts desk-stack">{children}</div>
      </div>
    </>
  );
}
