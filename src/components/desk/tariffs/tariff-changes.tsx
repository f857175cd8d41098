import type { SampleParcel, TariffChanges } from '../../../contract/ops/shop/tariffs.ts';
import { regionName } from '../../../i18n/regions-and-lists.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

type ChangesProps = { view: DeskTenantView; changes: TariffChanges };
type Change = { id: string; where: string; column: string; before: string; after: string };

/** The differences between the version that applies now and another one. */
export function ChangeList({ view: { t }, changes }: ChangesProps) {
  const zone = ({ code, countries, postcodes }: TariffChanges['added'][number]) =>
    [code, countries, postcodes].filter(Boolean).join(' · ');
  const rows: Change[] = [
    ...changes.added.map((row) => ({
      where: zone(row),
      column: t('desk.tariff.changes.added'),
      before: '',
      after: '+',
    })),
    ...changes.removed.map((row) => ({
      where: zone(row),
      column: t('desk.tariff.changes.removed'),
      before: '–',
      after: '',
    })),
    ...changes.changed.map(({ column, before, after, ...row }) => ({
      where: zone(row),
      column: t(`desk.tariff.column.${column}`),
      before,
      after,
    })),
    ...changes.names.map(({ code, locale, before, text }) => ({
      where: code,
      column: `${t('desk.tariff.changes.name')} (${locale})`,
      before,
      after: text,
    })),
  ].map((change, index) => ({ ...change, id: String(index) }));
  return (
    <DeskTable
      caption={t('desk.tariff.view.changes')}
      columns={[
        { key: 'where', label: t('desk.tariff.option'), cell: ({ where }) => <bdi>{where}</bdi> },
        { key: 'column', label: t('desk.tariff.changes.column'), cell: ({ column }) => column },
        {
          key: 'before',
          label: t('desk.tariff.changes.before'),
          cell: ({ before }) => <del>{before}</del>,
        },
        {
          key: 'after',
          label: t('desk.tariff.changes.after'),
          cell: ({ after }) => <ins>{after}</ins>,
        },
      ]}
      rows={rows}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.tariff.changes.none')} />}
    />
  );
}

type SamplesProps = { view: DeskTenantView; samples: readonly SampleParcel[] };

/** The prices of the sample parcels now, and by a version. */
export function SampleList({ view: { t, locale }, samples }: SamplesProps) {
  const changedIn = ({ options }: SampleParcel) =>
    options.filter(({ before, after }) => before !== after);
  return (
    <>
      <p className="desk-quiet">{t('desk.tariff.samples.text')}</p>
      <DeskTable
        caption={t('desk.tariff.view.samples')}
        columns={[
          {
            key: 'parcel',
            label: t('desk.tariff.samples.parcel'),
            cell: ({ country, weightG, sizeMm }) =>
              `${regionName(locale, country)}, ${weightG} g, ${sizeMm.join(' × ')} mm`,
          },
          {
            key: 'changed',
            label: t('desk.tariff.samples.changed'),
            cell: (sample) => (
              <SampleChanges changed={changedIn(sample)} same={t('desk.tariff.samples.same')} />
            ),
          },
          {
            key: 'all',
            label: t('desk.tariff.test.here'),
            cell: ({ options }) => (
              <ul>
                {options
                  .filter(({ after }) => after)
                  .map(({ code, name, after }) => (
                    <li key={code}>
                      <bdi>{name}</bdi> {after}
                    </li>
                  ))}
              </ul>
            ),
          },
        ]}
        rows={samples}
        idOf={({ country, weightG }) => `${country} ${weightG}`}
        empty={<DeskEmpty title={t('desk.tariff.empty')} />}
      />
    </>
  );
}

function SampleChanges({ changed, same }: { changed: SampleParcel['options']; same: string }) {
  if (changed.length === 0) return <span className="desk-quiet">{same}</span>;
  return (
    <ul>
      {changed.map(({ code, name, before, after }) => (
        <li key={code}>
          <bdi>{name}</bdi> <del>{before ?? '–'}</del> → <ins>{after ?? '–'}</ins>
        </li>
      ))}
    </ul>
  );
}
