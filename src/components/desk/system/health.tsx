import type { HealthSignView, SystemHealth } from '../../../contract/ops/desk/system.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import { sourceName } from '../rates/rate-words.ts';
import type { DeskTenantView } from '../view.ts';
import { Caches } from './caches.tsx';
import { isRefused, isSilent, problemsOf } from './problems.ts';
import { MAILS_ANCHOR, Problems } from './remedies.tsx';
import { Senders, Signs } from './signs.tsx';

type HealthProps = { view: DeskTenantView; health: SystemHealth; now: number };

/** The health of the deployment. Problems come first, with their remedies. */
export function Health({ view, health, now }: HealthProps) {
  const { t } = view;
  const { rates, rateSources, mails, timers, marketplaces } = health;
  return (
    <>
      <Problems view={view} problems={problemsOf(health, now)} />
      <Facts view={view} health={health} />
      <h2 id={MAILS_ANCHOR}>{t('desk.system.mails')}</h2>
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
        page={view.may('shipments.see') ? ['tracking'] : undefined}
        senders={health.carriers.map((one) => ({
          ...one,
          wrong: isSilent(one, now) ? t('desk.system.silent') : '',
        }))}
      />
      <h2>{t('desk.system.payments')}</h2>
      <Senders
        view={view}
        caption={t('desk.system.payments')}
        empty={t('desk.system.noPayments')}
        page={view.may('money.see') ? ['money', 'channels'] : undefined}
        senders={health.payments.map((one) => ({
          ...one,
          wrong: isRefused(one) ? t('desk.channels.refused') : '',
        }))}
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

/** The time of the last success or failure, whichever is later; empty if there was neither. */
const lastOf = ({ okAt = '', failedAt = '' }: HealthSignView): string =>
  okAt > failedAt ? okAt : failedAt;

function Facts({ view: { t, locale, zone }, health }: Omit<HealthProps, 'now'>) {
  const time = (iso: string | undefined) =>
    iso ? formatDateTime(locale, iso, zone) : t('desk.system.never');
  const { mails, ledger, audit, auditCheck, runtime } = health;
  return (
    <dl className="desk-card desk-facts">
      <dt>{t('desk.system.runtime')}</dt>
      <dd>{runtime}</dd>
      <dt>{t('desk.system.mailsWaiting')}</dt>
      <dd>{mails.waiting}</dd>
      <dt>{t('desk.system.ledgerChecked')}</dt>
      <dd>{time(ledger?.checkedAt)}</dd>
      <dt>{t('desk.system.auditChecked')}</dt>
      <dd>{time(auditCheck && lastOf(auditCheck))}</dd>
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
