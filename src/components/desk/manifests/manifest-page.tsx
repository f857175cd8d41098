import type { Manifest, ManifestRow } from '../../../contract/ops/warehouse/manifests.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { formatDateTime, formatWeight } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { PasteCard } from '../list/paste-card.tsx';
import type { DeskTenantView } from '../view.ts';

/** The manifests, and the form to hand many shipments over at once. */
export function ManifestList({
  view,
  page,
}: {
  view: DeskTenantView;
  page: ListPage<ManifestRow>;
}) {
  const { t, locale, zone, tenant } = view;
  return (
    <>
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'shipments')}>{t('desk.shipments.title')}</a>
        <h1>{t('desk.manifests.title')}</h1>
      </div>
      {view.may('shipments.act') && <HandOverMany view={view} />}
      <DeskTable
        caption={t('desk.manifests.title')}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.manifests.none')} text={t('desk.manifests.noneText')} />}
        columns={[
          {
            key: 'no',
            label: t('desk.manifests.number'),
            cell: ({ manifestNo }) => (
              <a className="desk-mono" href={deskPath(tenant.id, 'manifests', manifestNo)}>
                {manifestNo}
              </a>
            ),
          },
          { key: 'carrier', label: t('desk.shipments.carrier'), cell: ({ carrier }) => carrier },
          { key: 'day', label: t('desk.manifests.day'), cell: ({ day }) => day },
          {
            key: 'shipments',
            label: t('desk.manifests.shipments'),
            numeric: true,
            cell: ({ shipments }) => shipments,
          },
          {
            key: 'boxes',
            label: t('desk.manifests.boxes'),
            numeric: true,
            cell: ({ boxes }) => boxes,
          },
          {
            key: 'closed',
            label: t('desk.manifests.closed'),
            cell: ({ closedAt }) =>
              closedAt ? (
                formatDateTime(locale, closedAt, zone)
              ) : (
                <Badge tone="info">{t('desk.manifests.open')}</Badge>
              ),
          },
        ]}
      />
      <ListPages view={view} page={page} />
    </>
  );
}

function HandOverMany({ view }: { view: DeskTenantView }) {
  const { t, tenant, flash } = view;
  const form = formState(flash, 'handOverMany', ['carrier', 'rows']);
  return (
    <PasteCard
      view={view}
      call="handOverMany"
      form={form}
      title={t('desk.manifests.handOver')}
      rows={t('desk.manifests.rows')}
      hint={t('desk.manifests.rowsHint')}
      submit={t('desk.act.handOver')}
      next={`${deskPath(tenant.id, 'manifests')}/{manifestNo}`}
      flash="desk.flash.handedOver"
    >
      <TextInput
        name="carrier"
        label={t('desk.shipments.carrier')}
        required
        defaultValue={form.value('carrier')}
        error={form.error('carrier')}
      />
    </PasteCard>
  );
}

/** A manifest to print and sign, and the lines that were refused. */
export function ManifestPage({ view, manifest }: { view: DeskTenantView; manifest: Manifest }) {
  const { t, locale, zone, tenant } = view;
  return (
    <>
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'manifests')}>{t('desk.manifests.title')}</a>
        <h1 className="desk-mono">{manifest.manifestNo}</h1>
        <div className="desk-row">
          <PrintButton label={t('desk.papers.print')} />
          {!manifest.closedAt && view.may('shipments.act') && (
            <CallForm
              call="closeManifest"
              params={{ id: manifest.manifestNo }}
              query={{ tenant: tenant.id }}
              version={manifest.version}
              flash="desk.flash.saved"
            >
              <Button type="submit" size="sm">
                {t('desk.manifests.close')}
              </Button>
            </CallForm>
          )}
        </div>
      </div>
      {manifest.refused.length > 0 && (
        <Notice tone="danger" title={t('desk.manifests.refused')}>
          <ul>
            {manifest.refused.map(({ line, code }) => (
              <li key={line}>
                <span className="desk-mono">{line}</span>: {translateKey(t, `error.${code}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p>
        {[manifest.carrier, manifest.day, manifest.madeBy].filter(Boolean).join(' · ')}
        {manifest.closedAt &&
          ` · ${t('desk.manifests.closed')}: ${formatDateTime(locale, manifest.closedAt, zone)}`}
      </p>
      <DeskTable
        caption={manifest.manifestNo}
        rows={manifest.lines}
        idOf={({ orderNo }) => orderNo}
        empty={<DeskEmpty title={t('desk.list.empty')} />}
        columns={[
          {
            key: 'order',
            label: t('desk.shipments.orderNo'),
            cell: ({ orderNo }) => (
              <a className="desk-mono" href={deskPath(tenant.id, 'shipments', orderNo)}>
                {orderNo}
              </a>
            ),
          },
          {
            key: 'tracking',
            label: t('desk.shipments.trackingNo'),
            cell: ({ trackingNo }) => <span className="desk-mono">{trackingNo}</span>,
          },
          {
            key: 'country',
            label: t('desk.shipments.country'),
            cell: ({ country }) => country.toUpperCase(),
          },
          {
            key: 'boxes',
            label: t('desk.manifests.boxes'),
            numeric: true,
            cell: ({ boxes }) => boxes,
          },
          {
            key: 'weight',
            label: t('desk.shipments.weight'),
            numeric: true,
            cell: ({ weightG }) => formatWeight(locale, weightG),
          },
        ]}
      />
      <p>
        {t('desk.manifests.sum', {
          shipments: manifest.shipments,
          boxes: manifest.boxes,
          weight: formatWeight(locale, manifest.weightG),
        })}
      </p>
      <p className="desk-paper-sign">{t('desk.manifests.sign')}: ______________________________</p>
    </>
  );
}
