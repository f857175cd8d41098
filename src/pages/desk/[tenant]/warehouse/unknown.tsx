import { DeskEmpty } from '../../../../components/desk/list/desk-empty.tsx';
import { DeskTable } from '../../../../components/desk/list/desk-table.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { timeText } from '../../../../components/desk/warehouse/parcel-table.tsx';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { CallForm } from '../../../../components/form/call-form.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { TextInput } from '../../../../components/ui/text-input.tsx';
import type { UnknownParcel } from '../../../../contract/ops/warehouse/stock.ts';
import { UNKNOWN_PARCEL_STATES } from '../../../../contract/values/warehouse/scanning.ts';
import { formatWeight } from '../../../../i18n/format.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function UnknownParcelsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t, tenant, flash, locale } = view;
  const title = t('desk.unknown.title');
  if (!view.may('parcels.see')) {
    markForbidden();
    return <NoRight view={view} right="parcels.see" />;
  }
  const fields = new URLSearchParams(query);
  const state = UNKNOWN_PARCEL_STATES.find((one) => one === fields.get('state')) ?? 'WAITING';
  const cursor = fields.get('cursor') || undefined;
  const page = await read('listUnknownParcels', { query: { state, cursor } });
  const path = deskPath(tenant.id, 'warehouse', 'unknown');
  const common = { query: { tenant: tenant.id }, next: path, back: path };
  const acts = (row: UnknownParcel) => (
    <div className="desk-acts">
      <details>
        <summary>{t('desk.unknown.claim')}</summary>
        <CallForm
          {...common}
          call="claimUnknownParcel"
          params={{ id: row.id }}
          version={row.version}
          flash="desk.flash.claimed"
        >
          <TextInput
            id={`number-${row.id}`}
            name="number"
            label={t('desk.unknown.number')}
            hint={t('desk.unknown.claimHint')}
            required
          />
          <Button type="submit" variant="primary">
            {t('desk.unknown.claim')}
          </Button>
        </CallForm>
      </details>
      {view.may('parcels.lead') && (
        <details>
          <summary>{t('desk.unknown.dispose')}</summary>
          <CallForm
            {...common}
            call="disposeUnknownParcel"
            params={{ id: row.id }}
            version={row.version}
            flash="desk.flash.saved"
          >
            <TextInput
              id={`reason-${row.id}`}
              name="reason"
              label={t('desk.warehouse.reason')}
              required
            />
            <Button type="submit">{t('desk.unknown.dispose')}</Button>
          </CallForm>
        </details>
      )}
    </div>
  );
  return (
    <>
      <DeskHead t={t} title={title} />
      <WarehouseStyles />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      {flash?.kind === 'error' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <nav className="desk-tabs" aria-label={t('desk.warehouse.lists')}>
        {UNKNOWN_PARCEL_STATES.map((one) => (
          <a
            key={one}
            href={`${path}?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`desk.unknown.state.${one}`)}
          </a>
        ))}
      </nav>
      <DeskTable
        caption={title}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.unknown.empty')} />}
        columns={[
          { key: 'no', label: t('desk.unknown.no'), cell: (row) => row.unknownNo },
          {
            key: 'carrier',
            label: t('desk.warehouse.delivery'),
            cell: (row) => `${row.carrier} ${row.trackingNo}`,
          },
          { key: 'shelf', label: t('desk.warehouse.shelf'), cell: (row) => row.shelfCode },
          {
            key: 'weight',
            label: t('desk.warehouse.weight'),
            numeric: true,
            cell: (row) => (row.weightG > 0 ? formatWeight(locale, row.weightG) : ''),
          },
          { key: 'note', label: t('desk.warehouse.note'), cell: (row) => row.note },
          {
            key: 'since',
            label: t('desk.warehouse.since'),
            cell: (row) => timeText(view, row.createdAt),
          },
          {
            key: 'act',
            label: state === 'WAITING' ? t('desk.warehouse.acts') : t('desk.unknown.became'),
            cell: (row) => {
              if (row.parcelNo) {
                const href = deskPath(tenant.id, 'warehouse', 'parcels', row.parcelNo);
                return <a href={href}>{row.parcelNo}</a>;
              }
              return row.state === 'WAITING' && view.may('parcels.act') ? acts(row) : '';
            },
          },
        ]}
      />
      <ListPages view={view} page={page} />
      {view.may('parcels.act') && (
        <section className="desk-card">
          <h2>{t('desk.unknown.report')}</h2>
          <CallForm
            {...common}
            call="reportUnknownParcel"
            flash="desk.flash.booked"
            className="desk-stack"
          >
            <TextInput name="trackingNo" label={t('desk.warehouse.trackingNo')} />
            <TextInput name="carrier" label={t('desk.warehouse.carrier')} />
            <TextInput name="shelfCode" label={t('desk.warehouse.shelf')} />
            <TextInput name="weightG" label={t('desk.warehouse.weightG')} inputMode="numeric" />
            <TextInput name="note" label={t('desk.warehouse.note')} />
            <div className="desk-row">
              <Button type="submit" variant="primary">
                {t('desk.unknown.report')}
              </Button>
            </div>
          </CallForm>
        </section>
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
