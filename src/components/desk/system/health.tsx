import type { ReactNode } from 'react';
import type { HealthSignView, SystemHealth } from '../../../contract/ops/system.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import { RateLink, RateRemedy } from '../rates/rate-remedy.tsx';
import { sourceName } from '../rates/rate-words.ts';
import type { DeskTenantView } from '../view.ts';
import { Caches } from './caches.tsx';
import { isFailing, RunTimers, Senders, Signs } from './signs.tsx';

type HealthProps = { view: DeskTenantView; health: SystemHealth; now: number };

const DAY_MS = 86_400_000;
const isOld = (iso: string | undefined, now: number, days: number): boolean =>
  iso === undefined || Date.parse(iso) < now - days * DAY_MS;

/** What is wrong, and what helps at once. */
type Problem = { when: boolean; text: string; remedy?: ReactNode };

/** How the deployment does: what is wrong comes first, with what to do about it. */
export function Health({ view, health, now }: HealthProps) {
  const { t } = view;
  const { rates, rateSources, ledger, audit, mails, blockedAttempts, timers, marketplaces } =
    health;
  const isWrong = ledger !== undefined && ledger.wrongTenants > 0;
  const names = (signs: readonly HealthSignView[]) =>
    signs
      .filter(isFailing)
      .map(({ name }) => name)
      .join(', ');
  const runTimers = <RunTimers view={view} />;
  const auditCheck = (
    <a className="desk-nowrap" href={`${deskPath(view.tenant.id, 'audit')}?check=now`}>
      {t('desk.audit.check')}
    </a>
  );
  const problems: Problem[] = [
    { when: isWrong, text: t('desk.system.ledgerWrong') },
    {
      when: isOld(ledger?.checkedAt, now, 2),
      text: t('desk.system.ledgerOld'),
    },
    {
      when: rates.some(({ state }) => state !== 'FRESH'),
      text: t('desk.system.ratesOld'),
      remedy: <RateRemedy view={view} page={deskPath(view.tenant.id, 'system')} />,
    },
    {
      when: rates.some(({ held }) => held),
      text: t('desk.system.ratesHeld'),
      remedy: <RateLink view={view} />,
    },
    {
      when: rateSources.some(isFailing),
      text: t('desk.system.rateSourcesFailing', { names: names(rateSources) }),
      remedy: <RateRemedy view={view} page={deskPath(view.tenant.id, 'system')} />,
    },
    { when: mails.refused.length > 0, text: t('desk.system.mailsRefused') },
    {
      when: isOld(audit?.checkpointAt, now, 1),
      text: t('desk.system.auditOld'),
      remedy: view.may('audit.see') && auditCheck,
    },
    {
      when: timers.some(isFailing),
      text: t('desk.system.timersFailing', { names: names(timers) }),
      remedy: runTimers,
    },
    {
      when: marketplaces.some(isFailing),
      text: t('desk.system.marketplacesFailing', { names: names(marketplaces) }),
    },
    { when: blockedAttempts > 0, text: t('desk.system.blocked', { count: blockedAttempts }) },
  ].filter(({ when }) => when);
  return (
    <>
      {problems.length === 0 && <Notice tone="success">{t('desk.system.fine')}</Notice>}
      {problems.map(({ text, remedy }) => (
        <Notice key={text} tone="warning" action={remedy}>
          {text}
        </Notice>
      ))}
      <Facts view={view} health={health} now={now} />
      <h2>{t('desk.system.mails')}</h2>
      <RefusedMails view={view} mails={mails} />
      <h2>{t('desk.system.rates')}</h2>
      <Rates view={view} rates={rates} />
      <Signs
        view={view}
        signs={rateSources}
        caption={t('desk.rates.sources')}
        empty={t('desk.rates.noSources')}
      />
      <h2>{t('desk.system.marketplaces')}</h2>
      <Signs
        view={view}
        signs={marketplaces}
        caption={t('desk.system.marketplaces')}
        empty={t('desk.system.noMarketplaces')}
      />
      <h2>{t('desk.system.carriers')}</h2>
      <Senders
        view={view}
        caption={t('desk.system.carriers')}
        empty={t('desk.system.noCarriers')}
        page={['tracking']}
        senders={health.carriers}
      />
      <h2>{t('desk.system.payments')}</h2>
      <Senders
        view={view}
        caption={t('desk.system.payments')}
        empty={t('desk.system.noPayments')}
        page={['money', 'channels']}
        senders={health.payments}
      />
      <h2>{t('desk.system.timers')}</h2>
      <Signs
        view={view}
        signs={timers}
        caption={t('desk.system.timers')}
        empty={t('desk.list.empty')}
      />
      <h2>{t('desk.system.caches')}</h2>
      <Caches view={view} caches={health.caches} />
    </>
  );
}

function Facts({ view: { t, locale, zone }, health }: HealthProps) {
  const time = (iso: string | undefined) =>
    iso ? formatDateTime(locale, iso, zone) : t('desk.system.never');
  const { mails, ledger, audit, runtime } = health;
  return (
    <dl className="desk-card desk-facts">
      <dt>{t('desk.system.runtime')}</dt>
      <dd>{runtime}</dd>
      <dt>{t('desk.system.mailsWaiting')}</dt>
      <dd>{mails.waiting}</dd>
      <dt>{t('desk.system.ledgerChecked')}</dt>
      <dd>{time(ledger?.checkedAt)}</dd>
      <dt>{t('desk.system.checkpoint')}</dt>
      <dd>{time(audit?.checkpointAt)}</dd>
    </dl>
  );
}

function RefusedMails({ view, mails }: { view: DeskTenantView; mails: SystemHealth['mails'] }) {
  const { t, tenant } = view;
  const page = deskPath(tenant.id, 'system');
  return (
    <DeskTable
      caption={t('desk.system.mails')}
      columns={[
        { key: 'subject', label: t('desk.system.subject'), cell: (mail) => mail.subject },
        { key: 'shop', label: t('desk.system.shop'), cell: (mail) => mail.tenantId },
        {
          key: 'failures',
          label: t('desk.system.failures'),
          numeric: true,
          cell: (mail) => mail.failures,
        },
        {
          key: 'created',
          label: t('desk.audit.at'),
          cell: (mail) => <ShortTime view={view} at={mail.createdAt} />,
        },
        {
          key: 'send',
          label: t('desk.system.send'),
          cell: ({ id }) =>
            view.may('system.act') && (
              <CallForm
                call="sendMailAgain"
                params={{ id }}
                query={{ tenant: tenant.id }}
                next={page}
                back={page}
                flash="desk.flash.sent"
              >
                <Button type="submit" size="sm">
                  {t('desk.system.send')}
                </Button>
              </CallForm>
            ),
        },
      ]}
      rows={mails.refused}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.system.noMails')} />}
    />
  );
}

function Rates({ view, rates }: { view: DeskTenantView; rates: SystemHealth['rates'] }) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.system.rates')}
      columns={[
        { key: 'currency', label: t('desk.system.currency'), cell: (rate) => rate.currency },
        {
          key: 'source',
          label: t('desk.system.source'),
          cell: ({ source }) => (source ? sourceName(t, source) : '–'),
        },
        {
          key: 'at',
          label: t('desk.audit.at'),
          cell: ({ fetchedAt }) => (fetchedAt ? <ShortTime view={view} at={fetchedAt} /> : '–'),
        },
      ]}
      rows={rates}
      idOf={({ currency }) => currency}
      empty={<DeskEmpty title={t('desk.list.empty')} />}
    />
  );
}
