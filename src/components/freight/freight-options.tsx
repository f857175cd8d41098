import { Badge } from '../ui/badge.tsx';
import { ChevronDownIcon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import { BillLines, type BillTexts } from './bill-lines.tsx';
import * as css from './freight.css';
import type { FreightRow } from './freight-rows.ts';

type FreightOptionsProps = {
  rows: readonly FreightRow[];
  texts: BillTexts & { cheapest: string; fastest: string };
};

/** Ways home with what each costs; opening one shows of what its price is made, and what it takes. */
export function FreightOptions({ rows, texts }: FreightOptionsProps) {
  return rows.map((row) => (
    <details key={row.code} className={css.option}>
      <summary className={css.summary}>
        <span className={css.name}>
          {row.name}
          {row.cheapest && <Badge tone="success">{texts.cheapest}</Badge>}
          {row.fastest && <Badge tone="info">{texts.fastest}</Badge>}
        </span>
        <span className={css.facts}>{`${row.days} · ${row.counted}`}</span>
        <span className={css.price}>
          <Price main={row.total} secondary={row.converted} className={css.amounts} />
        </span>
        <span className={css.arrow}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <div className={css.opened}>
        <BillLines bill={row} texts={texts} />
        <Facts facts={row.facts} />
      </div>
    </details>
  ));
}

/** Limits and services of a way home. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={css.traits}>
      {facts.map((fact) => (
        <li key={fact} className={css.trait}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
