import type { SystemHealth } from '../../../contract/ops/desk/system.ts';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type CachesProps = { view: DeskTenantView; caches: SystemHealth['caches'] };

/**
 * The caches of the process that rendered the page: how full they are, how often they had the value, and
 * their age.
 */
export function Caches({ view, caches }: CachesProps) {
  const { t, locale } = view;
  const hitRate = ({ hits, misses }: { hits: number; misses: number }) =>
    hits + misses === 0 ? '–' : formatPercent(locale, hits / (hits + misses));
  return (
    <>
      <p className="desk-quiet">{t('desk.system.cachesOfProcess')}</p>
      <DeskTable
        caption={t('desk.system.caches')}
        columns={[
          {
            key: 'name',
            label: t('desk.system.signName'),
            cell: ({ name }) => <span className="desk-mono">{name}</span>,
          },
          {
            key: 'entries',
            label: t('desk.system.cacheEntries'),
            numeric: true,
            cell: ({ entries }) => formatNumber(locale, entries),
          },
          {
            key: 'size',
            label: t('desk.system.cacheSize'),
            numeric: true,
            cell: ({ bytes }) =>
              bytes === 0 ? '–' : `${formatNumber(locale, Math.ceil(bytes / 1024))} KB`,
          },
          { key: 'hits', label: t('desk.system.cacheHits'), numeric: true, cell: hitRate },
          {
            key: 'reads',
            label: t('desk.system.cacheReads'),
            numeric: true,
            cell: ({ hits, misses }) => formatNumber(locale, hits + misses),
          },
          {
            key: 'oldest',
            label: t('desk.system.cacheOldest'),
            cell: ({ oldestAt }) => (oldestAt ? <ShortTime view={view} at={oldestAt} /> : '–'),
          },
        ]}
        rows={caches}
        idOf={({ name }) => name}
        empty={<DeskEmpty title={t('desk.list.empty')} />}
      />
    </>
  );
}
