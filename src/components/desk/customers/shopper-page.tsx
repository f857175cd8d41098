import type { Output } from '../../../contract/endpoints.ts';
import type { StaffNote } from '../../../contract/ops/orders/notes.ts';
import type { OpsShopper } from '../../../contract/ops/orders/shoppers.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { NotesCard } from '../notes/notes-card.tsx';
import type { DeskTenantView } from '../view.ts';
import { ShopperActs } from './shopper-acts.tsx';
import { ShopperLog, ShopperSessions } from './shopper-log.tsx';
import { ShopperState } from './shopper-state.tsx';
import { ShopperStatement } from './shopper-statement.tsx';
import { ShopperThings } from './shopper-things.tsx';

type ShopperPageProps = {
  view: DeskTenantView;
  shopper: OpsShopper;
  /** The statement, if its tab is chosen. */
  statement: Output<'listShopperStatement'> | undefined;
  /** E-mail and phone number in full, if the viewer requested them. */
  contact: Output<'revealShopper'> | undefined;
  notes: readonly StaffNote[];
};

/** A shopper, with what the staff need while they talk to them. */
export function ShopperPage({ view, shopper, statement, contact, notes }: ShopperPageProps) {
  const { t, tenant, may } = view;
  const path = deskPath(tenant.id, 'customers', shopper.id);
  return (
    <>
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'customers')}>{t('desk.nav.customers')}</a>
        <h1 dir="auto">{shopper.name || shopper.id}</h1>
        <ShopperState t={t} state={shopper.state} />
      </div>
      {shopper.state === 'BLOCKED' && (
        <Notice tone="warning">
          {t('desk.shopper.blockedBecause', { reason: shopper.blockedReason })}
        </Notice>
      )}
      {may('money.see') && (
        <nav className="desk-tabs" aria-label={t('desk.shopper.tabs')}>
          <a href={path} aria-current={statement ? undefined : 'page'}>
            {t('desk.shopper.overview')}
          </a>
          <a href={`${path}?tab=statement`} aria-current={statement ? 'page' : undefined}>
            {t('desk.shopper.statement')}
          </a>
        </nav>
      )}
      {statement ? (
        <ShopperStatement view={view} statement={statement} />
      ) : (
        <Overview view={view} shopper={shopper} contact={contact} notes={notes} />
      )}
    </>
  );
}

function Overview({ view, shopper, contact, notes }: Omit<ShopperPageProps, 'statement'>) {
  return (
    <div className="desk-columns desk-columns-main">
      <div>
        <ShopperThings view={view} shopper={shopper} />
      </div>
      <div>
        <ShopperFacts view={view} shopper={shopper} contact={contact} />
        <ShopperActs view={view} shopper={shopper} />
        <NotesCard
          view={view}
          notes={notes}
          call={view.may('shoppers.act') ? 'addShopperNote' : undefined}
          id={shopper.id}
        />
        <ShopperSessions view={view} shopper={shopper} />
        <ShopperLog view={view} shopper={shopper} />
      </div>
    </div>
  );
}

function ShopperFacts({ view, shopper, contact }: Omit<ShopperPageProps, 'statement' | 'notes'>) {
  const { t, locale, zone } = view;
  const { balance, language, createdAt, hasPayPassword, payPasswordLockedUntil } = shopper;
  const { email, phoneNumber, secondEmail } = contact ?? shopper;
  const time = (iso: string) => formatDateTime(locale, iso, zone);
  const facts: [string, string | undefined][] = [
    [t('desk.shopper.email'), email],
    [t('desk.shopper.secondEmail'), secondEmail],
    [t('desk.shopper.phone'), phoneNumber],
    [t('desk.shopper.language'), NAMES[language]],
    [t('desk.shopper.since'), time(createdAt)],
    [t('desk.shopper.available'), balance && formatCny(locale, balance.available)],
    [t('desk.shopper.frozen'), balance && formatCny(locale, balance.frozen)],
    [
      t('desk.shopper.payPassword'),
      payPasswordLockedUntil
        ? t('desk.shopper.payPassword.locked', { until: time(payPasswordLockedUntil) })
        : t(hasPayPassword ? 'desk.shopper.payPassword.set' : 'desk.shopper.payPassword.none'),
    ],
  ];
  return (
    <section className="desk-card">
      <h2>{t('desk.shopper.profile')}</h2>
      <dl className="desk-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="desk-fact">
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
