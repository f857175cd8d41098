import type { TrackingEvent } from '../../../contract/ops/warehouse/tracking.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import {
  TRACKING_OUTCOMES,
  type TrackingOutcome,
} from '../../../contract/values/warehouse/shipment-kinds.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { formState } from '../../form/field-errors.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { PasteCard } from '../list/paste-card.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type TrackingProps = {
  view: DeskTenantView;
  page: ListPage<TrackingEvent>;
  query: { outcome: string; number: string };
};

const TONES: { [outcome in TrackingOutcome]?: 'success' | 'neutral' } = {
  MOVED: 'success',
  STORED: 'neutral',
};

/** The events from trackers with their outcomes, and the form to paste events. */
export function TrackingPage({ view, page, query }: TrackingProps) {
  const { t, locale, zone, tenant } = view;
  return (
    <>
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'shipments')}>{t('desk.shipments.title')}</a>
        <h1>{t('desk.tracking.title')}</h1>
        {view.may('shipments.lead') && (
          <ButtonLink size="sm" href={deskPath(tenant.id, 'carrier-keys')}>
            {t('desk.carrierKeys.title')}
          </ButtonLink>
        )}
      </div>
      {view.may('shipments.act') && <Paste view={view} />}
      <Filters view={view} keep={{}} isFiltered={Boolean(query.outcome || query.number)}>
        <TextInput
          name="number"
          label={t('desk.shipments.trackingNo')}
          defaultValue={query.number}
        />
        <Select
          name="outcome"
          label={t('desk.tracking.outcome')}
          defaultValue={query.outcome}
          options={[
            { value: '', label: t('desk.tracking.all') },
            ...TRACKING_OUTCOMES.map((value) => ({ value, label: t(`desk.outcome.${value}`) })),
          ]}
        />
      </Filters>
      <DeskTable
        caption={t('desk.tracking.title')}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.tracking.none')} text={t('desk.tracking.noneText')} />}
        columns={[
          {
            key: 'number',
            label: t('desk.shipments.trackingNo'),
            cell: ({ number, orderNo }) =>
              orderNo ? (
                <a className="desk-mono" href={deskPath(tenant.id, 'shipments', orderNo)}>
                  {number}
                </a>
              ) : (
                <span className="desk-mono">{number}</span>
              ),
          },
          {
            key: 'status',
            label: t('desk.shipments.status'),
            cell: ({ status }) => translateKey(t, `traceStatus.${status}`),
          },
          {
            key: 'at',
            label: t('desk.tracking.at'),
            cell: ({ at }) => <ShortTime view={view} at={at} />,
          },
          {
            key: 'text',
            label: t('desk.tracking.text'),
            cell: ({ text, location }) => [text, location].filter(Boolean).join(', '),
          },
          {
            key: 'outcome',
            label: t('desk.tracking.outcome'),
            cell: ({ outcome }) => (
              <Badge tone={TONES[outcome] ?? 'warning'}>{t(`desk.outcome.${outcome}`)}</Badge>
            ),
          },
          {
            key: 'source',
            label: t('desk.tracking.source'),
            cell: ({ source, times, receivedAt }) =>
              `${source}${times > 1 ? ` ×${times}` : ''} · ${formatDateTime(locale, receivedAt, zone)}`,
          },
        ]}
      />
      <ListPages view={view} page={page} />
    </>
  );
}

function Paste({ view }: { view: DeskTenantView }) {
  const { t, tenant, flash } = view;
  return (
    <PasteCard
      view={view}
      call="importTracking"
      form={formState(flash, 'importTracking', ['rows'])}
      title={t('desk.tracking.paste')}
      rows={t('desk.tracking.rows')}
      hint={t('desk.tracking.rowsHint')}
      submit={t('desk.tracking.take')}
      next={deskPath(tenant.id, 'tracking')}
      flash="desk.flash.imported"
    />
  );
}
