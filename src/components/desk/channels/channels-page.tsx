import type { OpsChannel, PaymentProviderView } from '../../../contract/ops/money/channels.ts';
import { formatDateTime, formatPercent } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { providerName } from './provider-name.ts';

type ChannelsProps = {
  view: DeskTenantView;
  channels: readonly OpsChannel[];
  providers: readonly PaymentProviderView[];
};

/**
 * The tenant's channels: how each is paid, whether it is open, and when its provider last sent something.
 */
export function ChannelsPage({ view, channels, providers }: ChannelsProps) {
  const { t, locale, zone, tenant } = view;
  const page = deskPath(tenant.id, 'money', 'channels');
  const time = (iso: string | undefined) =>
    iso ? formatDateTime(locale, iso, zone) : t('desk.channels.never');
  return (
    <>
      <DeskTable
        caption={t('desk.channels.title')}
        rows={channels}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.channels.none')} />}
        columns={[
          {
            key: 'name',
            label: t('desk.channels.name'),
            cell: ({ id, name, provider }) =>
              providers.some((one) => one.name === provider) ? (
                <a href={`${page}/${encodeURIComponent(id)}`}>{name}</a>
              ) : (
                name
              ),
          },
          {
            key: 'provider',
            label: t('desk.channels.provider'),
            cell: ({ provider }) => providerName(t, provider),
          },
          { key: 'currency', label: t('desk.channels.currency'), cell: ({ currency }) => currency },
          {
            key: 'fee',
            label: t('desk.channels.fee'),
            numeric: true,
            cell: ({ feeBasisPoints }) => formatPercent(locale, feeBasisPoints / 10_000),
          },
          {
            key: 'state',
            label: t('desk.channels.state'),
            cell: (channel) => <State view={view} channel={channel} />,
          },
          {
            key: 'event',
            label: t('desk.channels.lastEvent'),
            cell: ({ account }) => (account ? time(account.lastEventAt) : '–'),
          },
          {
            key: 'review',
            label: t('desk.channels.review'),
            numeric: true,
            cell: ({ review }) =>
              review > 0 ? (
                <a href={`${deskPath(tenant.id, 'money', 'payments')}?state=REVIEW`}>{review}</a>
              ) : (
                '–'
              ),
          },
        ]}
      />
      {view.may('money.propose') && (
        <section className="desk-card" aria-label={t('desk.channels.new')}>
          <h2>{t('desk.channels.new')}</h2>
          <div className="desk-row">
            {providers.map(({ name }) => (
              <ButtonLink key={name} size="sm" href={`${page}/new?provider=${name}`}>
                {providerName(t, name)}
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Badges: whether a channel is open, and what is wrong with its account. */
export function State({ view: { t }, channel }: { view: DeskTenantView; channel: OpsChannel }) {
  const { open, account } = channel;
  return (
    <>
      <Badge tone={open ? 'success' : 'neutral'}>
        {t(open ? 'desk.channels.open' : 'desk.channels.closed')}
      </Badge>{' '}
      {account?.testError && <Badge tone="danger">{t('desk.channels.refused')}</Badge>}
    </>
  );
}
