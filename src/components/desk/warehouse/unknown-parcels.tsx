import type { UnknownParcel } from '../../../contract/ops/warehouse/stock.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import {
  UNKNOWN_PARCEL_STATES,
  type UnknownParcelState,
} from '../../../contract/values/warehouse/scanning.ts';
import { formatWeight } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { MissingRowError } from '../../form/form-error.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import type { DeskTenantView } from '../view.ts';
import { timeText } from './parcel-table.tsx';
import { ClaimForm, DisposeForm, ReportForm } from './unknown-forms.tsx';

type UnknownProps = {
  view: DeskTenantView;
  state: UnknownParcelState;
  page: ListPage<UnknownParcel>;
};

/** Unexpected parcels in one state, and the form to book another. */
export function UnknownParcels({ view, state, page }: UnknownProps) {
  const { t, tenant, flash } = view;
  const path = deskPath(tenant.id, 'warehouse', 'unknown');
  return (
    <>
      <MissingRowError flash={flash} call="claimUnknownParcel" rows={page.records} />
      <MissingRowError flash={flash} call="disposeUnknownParcel" rows={page.records} />
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
      <UnknownTable view={view} state={state} page={page} />
      <ListPages view={view} page={page} />
      {view.may('parcels.act') && <ReportForm view={view} />}
    </>
  );
}

function UnknownTable({ view, state, page }: UnknownProps) {
  const { t, tenant, locale } = view;
  return (
    <DeskTable
      caption={t('desk.unknown.title')}
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
            return row.state === 'WAITING' && <RowActs view={view} parcel={row} />;
          },
        },
      ]}
    />
  );
}

function RowActs({ view, parcel }: { view: DeskTenantView; parcel: UnknownParcel }) {
  if (!view.may('parcels.act')) return null;
  return (
    <div className="desk-acts">
      <ClaimForm view={view} parcel={parcel} />
      {view.may('parcels.lead') && <DisposeForm view={view} parcel={parcel} />}
    </div>
  );
}
