import type { CurrencyRate } from '../../../contract/ops/money/rates.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { formatRate } from '../../money/rate.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { formatAge } from '../work/age.ts';
import { currencyName, percent, STATE_TONE, sourceName } from './rate-words.ts';

type ListProps = { view: DeskTenantView; rates: readonly CurrencyRate[]; now: number };

/** A table of currencies: the source's rate, the margin, the shoppers' rate, and the age of the rate. */
export function RateList({ view, rates, now }: ListProps) {
  const { t, locale, tenant } = view;
  const number = (rate: string | undefined) => (rate ? formatRate(locale, rate) : '–');
  return (
    <DeskTable
      caption={t('desk.rates.title')}
      rows={rates}
      idOf={({ currency }) => currency}
      empty={<DeskEmpty title={t('desk.rates.none')} />}
      columns={[
        {
          key: 'currency',
          label: t('desk.rates.currency'),
          cell: ({ currency }) => (
            <>
              <a href={deskPath(tenant.id, 'money', 'rates', currency)}>{currency}</a>{' '}
              <span className="desk-quiet desk-below">{currencyName(locale, currency)}</span>
            </>
          ),
        },
        {
          key: 'raw',
          label: t('desk.rates.raw'),
          numeric: true,
          cell: ({ current }) => number(current?.raw),
        },
        {
          key: 'margin',
          label: t('desk.rates.margin'),
          numeric: true,
          cell: ({ current, nextMarginBp }) => percent(locale, current?.marginBp ?? nextMarginBp),
        },
        {
          key: 'rate',
          label: t('desk.rates.rate'),
          numeric: true,
          cell: ({ current }) => <strong>{number(current?.rate)}</strong>,
        },
        {
          key: 'source',
          label: t('desk.rates.source'),
          cell: ({ current }) => (current ? sourceName(t, current.source) : '–'),
        },
        {
          key: 'age',
          label: t('desk.rates.age'),
          cell: ({ current }) =>
            current ? (
              <>
                {formatAge(t, current.fetchedAt, now)}{' '}
                <span className="desk-quiet">
                  <ShortTime view={view} at={current.fetchedAt} />
                </span>
              </>
            ) : (
              '–'
            ),
        },
        {
          key: 'state',
          label: t('desk.rates.state'),
          cell: (rate) => <RateState view={view} rate={rate} />,
        },
      ]}
    />
  );
}

/** Badges for a rate: whether it is fresh, and what else is special about it. */
export function RateState({ view: { t }, rate }: { view: DeskTenantView; rate: CurrencyRate }) {
  const { state, held, inUse } = rate;
  // An old rate that the shop does not use gets no warning.
  const isQuiet = !inUse && state !== 'FRESH';
  return (
    <>
      <Badge tone={isQuiet ? 'neutral' : STATE_TONE[state]}>{t(`desk.rates.state.${state}`)}</Badge>{' '}
      {held && <Badge tone="warning">{t('desk.rates.held')}</Badge>}{' '}
      {!inUse && <Badge>{t('desk.rates.unused')}</Badge>}
    </>
  );
}
