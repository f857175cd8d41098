import { Badge } from '../ui/badge.tsx';
import { Price } from '../ui/price.tsx';
import * as css from './freight.css';
import type { FreightRow } from './freight-rows.ts';

type FreightOptionsProps = {
  rows: readonly FreightRow[];
  cheapestLabel: string;
  fastestLabel: string;
};

/** Ways home with what each costs; opening one shows of what its price is made. */
export function FreightOptions({ rows, cheapestLabel, fastestLabel }: FreightOptionsProps) {
  return rows.map((row) => (
    <details key={row.code} className={css.option}>
      <summary className={css.summary}>
        <span className={css.name}>
          {row.name}
          {row.cheapest && <Badge tone="success">{cheapestLabel}</Badge>}
          {row.fastest && <Badge tone="info">{fastestLabel}</Badge>}
        </span>
        <span className={css.facts}>{`${row.days} · ${row.counted}`}</span>
        <span className={css.price}>
          <Price main={row.total} secondary={row.converted} />
        </span>
      </summary>
      <dl className={css.lines}>
        {row.lines.map(({ label, amount }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
