import type { BillTexts } from '../../i18n/freight-texts.ts';
import * as css from './freight.css';
import type { BillRow } from './freight-rows.ts';

type BillLinesProps = {
  bill: BillRow;
  texts: BillTexts;
  /** Whether the total is shown, too. */
  withTotal?: boolean;
};

/** The parts of a freight price: the weights, then each line. Works on the server and in islands. */
export function BillLines({ bill, texts, withTotal }: BillLinesProps) {
  return (
    <div className={css.bill}>
      <dl className={css.weights}>
        <Weight label={texts.actual} value={bill.actual} />
        <Weight label={texts.volumetric} value={bill.volumetric} />
        <Weight label={texts.billed} value={bill.billed} strong />
      </dl>
      <dl className={css.lines}>
        {bill.lines.map(({ label, detail, amount }) => (
          <div key={label} className={css.line}>
            <dt>
              {label}
              {detail && <bdi className={css.detail}>{detail}</bdi>}
            </dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
        {withTotal && (
          <div className={css.totalLine}>
            <dt>{texts.total}</dt>
            <dd>
              <bdi>{bill.total}</bdi>
              <bdi className={css.convertedTotal}>{bill.converted}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Weight({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={css.weight}>
      <dt>{label}</dt>
      <dd className={strong ? css.billed : undefined}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
