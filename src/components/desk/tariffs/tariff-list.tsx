import type { TariffDetail, TariffSummary } from '../../../contract/ops/shop/tariffs.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { fromText, optionName, stateText, tariffPath, tariffsPath } from './tariff-view.ts';

type ListProps = { view: DeskTenantView; versions: readonly TariffSummary[] };

/** The link to the draft, or the button that makes one. */
export function DraftButton({ view, versions }: ListProps) {
  const { t, tenant } = view;
  const draft = versions.find(({ state }) => state === 'DRAFT');
  if (draft) {
    return (
      <ButtonLink variant="primary" href={tariffPath(view, draft.id)}>
        {t('desk.tariff.goOn')}
      </ButtonLink>
    );
  }
  if (!view.may('prices.act')) return null;
  return (
    <CallForm
      call="makeTariffDraft"
      query={{ tenant: tenant.id }}
      next={`${tariffsPath(view)}/{id}`}
      back={tariffsPath(view)}
      flash="desk.flash.tariffDraft"
    >
      <FormError flash={view.flash} call="makeTariffDraft" />
      <Button type="submit" variant="primary">
        {t('desk.tariff.begin')}
      </Button>
    </CallForm>
  );
}

type OptionsProps = { view: DeskTenantView; tariff: TariffDetail };

/** The shipping options of a version, with their zones. */
export function OptionList({ view, tariff }: OptionsProps) {
  const { t } = view;
  const options = [...Map.groupBy(tariff.table, ({ code }) => code ?? '')];
  return (
    <DeskTable
      caption={t('desk.tariff.current')}
      columns={[
        {
          key: 'option',
          label: t('desk.tariff.option'),
          cell: ([code]) => (
            <a href={tariffPath(view, tariff.id, { option: code })}>
              <bdi>{optionName(tariff, code, view.locale)}</bdi>
            </a>
          ),
        },
        {
          key: 'code',
          label: t('desk.tariff.names.code'),
          cell: ([code]) => <bdi className="desk-mono">{code}</bdi>,
        },
        {
          key: 'zones',
          label: t('desk.tariff.zones'),
          numeric: true,
          cell: ([, rows]) => rows.length,
        },
        {
          key: 'countries',
          label: t('desk.tariff.column.countries'),
          cell: ([, rows]) => (
            <bdi>{[...new Set(rows.map((row) => row.countries))].join('; ')}</bdi>
          ),
        },
        {
          key: 'days',
          label: t('desk.tariff.days'),
          cell: ([, rows]) => [...new Set(rows.map((row) => row.days))].join(', '),
        },
      ]}
      rows={options}
      idOf={([code]) => code}
      empty={<DeskEmpty title={t('desk.tariff.empty')} />}
    />
  );
}

/** All versions, newest first. */
export function VersionList({ view, versions }: ListProps) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.tariff.history')}
      columns={[
        {
          key: 'number',
          label: t('desk.tariff.history'),
          cell: (version) => (
            <a href={tariffPath(view, version.id)}>
              {t('desk.tariff.version', { number: version.number })}
            </a>
          ),
        },
        {
          key: 'state',
          label: t('desk.tariff.state'),
          cell: (version) => stateText(t, version),
        },
        { key: 'from', label: t('desk.tariff.from'), cell: (version) => fromText(view, version) },
        { key: 'rows', label: t('desk.tariff.rowCount'), numeric: true, cell: ({ rows }) => rows },
        {
          key: 'by',
          label: t('desk.tariff.by'),
          cell: ({ madeBy, publishedBy }) => <bdi>{(publishedBy ?? madeBy).name}</bdi>,
        },
        {
          key: 'note',
          label: t('desk.tariff.note'),
          cell: ({ note, basedOn }) =>
            note || (basedOn ? t('desk.tariff.basedOn', { number: basedOn }) : ''),
        },
      ]}
      rows={versions}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.tariff.none')} />}
    />
  );
}
