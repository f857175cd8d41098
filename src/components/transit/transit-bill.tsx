import type { FreightBill } from '../../contract/calls/site.ts';
import type { TransitOrder } from '../../contract/calls/transit.ts';
import { formatCny, formatWeight } from '../../i18n/format.ts';
import { billTexts } from '../../i18n/freight-texts.ts';
import { Door } from '../door/door.tsx';
import { doorFormat } from '../door/door-format.ts';
import { showDoor } from '../door/show-door.ts';
import { BillLines } from '../freight/freight-bill.tsx';
import { billRow, freightFormat } from '../freight/freight-rows.ts';
import { Amount } from '../money/amount.tsx';
import { moneyOfOrder } from '../money/money-format.ts';
import { rateText } from '../money/rate.ts';
import { Card } from '../ui/card.tsx';
import { numeric } from '../ui/table.css';
import { Table } from '../ui/table.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';

type TransitBillProps = { view: View; order: TransitOrder };

/** The freight price: the estimate, and beside it the bill after weighing. */
export function TransitBill({ view, order }: TransitBillProps) {
  const { t } = view;
  const { bill, estimate, rate, door } = order;
  const money = moneyOfOrder(view, { rate });
  return (
    <Card title={t(bill ? 'transit.bill' : 'transit.estimate')}>
      {bill ? (
        <ComparedBills view={view} estimate={estimate} bill={bill} />
      ) : (
        <BillLines
          bill={billRow(estimate, { ...freightFormat(view), exchange: money.exchange })}
          texts={billTexts(t)}
          withTotal
        />
      )}
      {bill && (
        <p className={css.billTotal}>
          <span>{t('transit.billTotal')}</span>
          <Amount money={money} amount={bill.total} size="lg" />
        </p>
      )}
      {door && (
        <div className={css.door}>
          <Door
            shown={showDoor(door, doorFormat(view, money), {
              isBill: bill !== undefined,
            })}
          />
        </div>
      )}
      <div className={css.billNotes}>
        <p>{rateText(view, 'order.rate', rate)}</p>
        {!bill && <p>{t(`transit.estimateHint.${order.chargeMode}`)}</p>}
      </div>
    </Card>
  );
}

type Row = { label: string; estimate: string; bill: string; strong?: boolean };

function ComparedBills({
  view,
  estimate,
  bill,
}: { view: View } & Record<'estimate' | 'bill', FreightBill>) {
  const { t } = view;
  return (
    <Table caption={t('transit.bill')}>
      <thead>
        <tr>
          <th scope="col">{t('transit.billPart')}</th>
          <th scope="col" className={numeric}>
            {t('transit.estimate')}
          </th>
          <th scope="col" className={numeric}>
            {t('transit.weighed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(view, estimate, bill).map(({ label, strong, ...row }) => (
          <tr key={label} className={strong ? css.strongRow : undefined}>
            <th scope="row">{label}</th>
            <td className={numeric}>
              <bdi>{row.estimate}</bdi>
            </td>
            <td className={numeric}>
              <bdi>{row.bill}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Weights, every line of either bill, and the totals. */
function rowsOf({ t, locale }: View, estimate: FreightBill, bill: FreightBill): Row[] {
  const weight = (label: string, field: 'actualG' | 'volumetricG' | 'billedG'): Row => ({
    label,
    estimate: formatWeight(locale, estimate[field]),
    bill: formatWeight(locale, bill[field]),
  });
  const labels = new Set([...estimate.lines, ...bill.lines].map(({ label }) => label));
  const amount = ({ lines }: FreightBill, lineLabel: string) => {
    const line = lines.find(({ label }) => label === lineLabel);
    return line ? formatCny(locale, line.amount) : '–';
  };
  return [
    weight(t('estimate.actual'), 'actualG'),
    weight(t('estimate.volumetric'), 'volumetricG'),
    weight(t('estimate.billedWeight'), 'billedG'),
    ...[...labels].map((label) => ({
      label,
      estimate: amount(estimate, label),
      bill: amount(bill, label),
    })),
    {
      label: t('estimate.total'),
      estimate: formatCny(locale, estimate.total),
      bill: formatCny(locale, bill.total),
      strong: true,
    },
  ];
}
