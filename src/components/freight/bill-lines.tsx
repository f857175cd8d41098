import * as css from './freight.css';
import type { BillRow } from './freight-rows.ts';

export type BillTexts = { actual: string; volumetric: string; billed: string; total: string };

type BillLinesProps = {
  bill: BillRow;
  texts: BillTexts;
  /** Where the total doesn't stand beside it already. */
  withTotal?: boolean;
};

/** Of what a freight price is made: the weights that count, then line by line. Light enough for islands. */
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
      <dd className={strong ? css.counts : undefined}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
