import type { RateEntry } from '../../../contract/ops/money/rates.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { formatRate } from '../../money/rate.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { percent, sourceName } from './rate-words.ts';

type HistoryProps = { view: DeskTenantView; currency: string; page: ListPage<RateEntry> };

/** All rates of a currency that were ever stored, newest first. */
export function RateHistory({ view, currency, page }: HistoryProps) {
  const { t, locale, tenant } = view;
  const file = `${deskPath(tenant.id, 'money', 'rates', currency)}.csv`;
  return (
    <div className="desk-stack">
      <h2 className="desk-subhead">{t('desk.rates.history')}</h2>
      <DeskTable
        caption={t('desk.rates.history')}
        rows={page.records}
        idOf={({ sequence }) => String(sequence)}
        empty={<DeskEmpty title={t('desk.rates.noHistory')} />}
        columns={[
          {
            key: 'at',
            label: t('desk.rates.storedAt'),
            cell: ({ storedAt }) => <ShortTime view={view} at={storedAt} />,
          },
          {
            key: 'raw',
            label: t('desk.rates.raw'),
            numeric: true,
            cell: ({ raw }) => formatRate(locale, raw),
          },
          {
            key: 'margin',
            label: t('desk.rates.margin'),
            numeric: true,
            cell: ({ marginBp }) => percent(locale, marginBp),
          },
          {
            key: 'rate',
            label: t('desk.rates.rate'),
            numeric: true,
            cell: ({ rate }) => formatRate(locale, rate),
          },
          {
            key: 'cause',
            label: t('desk.rates.cause'),
            cell: ({ cause, state, source }) => (
              <>
                {t(`desk.rates.cause.${cause}`)}{' '}
                <span className="desk-quiet">{sourceName(t, source)}</span>{' '}
                {state === 'HELD' && <Badge tone="warning">{t('desk.rates.held')}</Badge>}
              </>
            ),
          },
          {
            key: 'by',
            label: t('desk.rates.by'),
            cell: ({ by, proposalId }) =>
              by && proposalId ? (
                <a href={deskPath(tenant.id, 'money', 'approvals', proposalId)}>{by.name}</a>
              ) : (
                (by?.name ?? '–')
              ),
          },
        ]}
      />
      <ListPages view={view} page={page} />
      {view.may('money.export') && page.records.length > 0 && (
        <div>
          <a href={file} download>
            {t('desk.rates.file')}
          </a>
        </div>
      )}
    </div>
  );
}
