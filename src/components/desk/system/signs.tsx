import type { HealthSignView } from '../../../contract/ops/desk/system.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { isFailing } from './problems.ts';

type SignsProps = {
  view: DeskTenantView;
  signs: readonly HealthSignView[];
  caption: string;
  empty: string;
};

/** A table of timers or marketplaces: when each last did well, when it last failed, and why. */
export function Signs({ view: { t, locale, zone }, signs, caption, empty }: SignsProps) {
  const time = (iso: string | undefined) =>
    iso ? <span className="desk-nowrap">{formatDateTime(locale, iso, zone)}</span> : '–';
  return (
    <DeskTable
      caption={caption}
      columns={[
        {
          key: 'name',
          label: t('desk.system.signName'),
          cell: (sign) => (
            <>
              <span className="desk-mono">{sign.name}</span>{' '}
              {isFailing(sign) && <Badge tone="danger">{t('desk.system.failing')}</Badge>}
            </>
          ),
        },
        { key: 'ok', label: t('desk.system.lastOk'), cell: ({ okAt }) => time(okAt) },
        {
          key: 'took',
          label: t('desk.system.took'),
          numeric: true,
          cell: ({ tookMs }) => `${formatNumber(locale, tookMs)} ms`,
        },
        { key: 'failed', label: t('desk.system.lastFailed'), cell: (sign) => time(sign.failedAt) },
        {
          key: 'error',
          label: t('desk.system.error'),
          cell: ({ error }) => error.split('\n', 1)[0],
        },
      ]}
      rows={signs}
      idOf={({ name }) => name}
      empty={<DeskEmpty title={empty} />}
    />
  );
}

type SendersProps = {
  view: DeskTenantView;
  caption: string;
  empty: string;
  /** The path, below the tenant, of the page about the senders; undefined for people who may not see it. */
  page: readonly string[] | undefined;
  /** `wrong` is the problem of the sender; empty if there is none. */
  senders: readonly { name: string; source: string; lastAt?: string | undefined; wrong: string }[];
};

/** The senders of reports, with the last report of each. */
export function Senders({
  view: { t, locale, zone, tenant },
  caption,
  empty,
  page,
  senders,
}: SendersProps) {
  return (
    <DeskTable
      caption={caption}
      columns={[
        {
          key: 'name',
          label: t('desk.system.signName'),
          cell: ({ name, wrong }) => (
            <>
              {page ? <a href={deskPath(tenant.id, ...page)}>{name}</a> : name}{' '}
              {wrong && <Badge tone="warning">{wrong}</Badge>}
            </>
          ),
        },
        { key: 'source', label: t('desk.system.source'), cell: ({ source }) => source },
        {
          key: 'last',
          label: t('desk.system.lastReport'),
          cell: ({ lastAt }) =>
            lastAt ? formatDateTime(locale, lastAt, zone) : t('desk.system.never'),
        },
      ]}
      rows={senders}
      idOf={({ name, source }) => `${source} ${name}`}
      empty={<DeskEmpty title={empty} />}
    />
  );
}

/** The button that runs all timers now, for people who may do so. */
export function RunTimers({ view }: { view: DeskTenantView }) {
  const { t, tenant, may } = view;
  const page = deskPath(tenant.id, 'system');
  if (!may('system.act')) return null;
  return (
    <CallForm
      call="runTimers"
      query={{ tenant: tenant.id }}
      next={page}
      back={page}
      flash="desk.flash.timersRun"
    >
      <Button type="submit" size="sm">
        {t('desk.system.runTimers')}
      </Button>
    </CallForm>
  );
}
