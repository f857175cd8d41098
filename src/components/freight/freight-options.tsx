import type { FreightOptionTexts } from '../../i18n/freight-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { ChevronDownIcon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Price } from '../ui/price.tsx';
import * as css from './freight.css';
import { BillLines } from './freight-bill.tsx';
import type { FreightRow } from './freight-rows.ts';

type FreightOptionsProps = {
  readonly rows: readonly FreightRow[];
  readonly texts: FreightOptionTexts;
};

/** The freight options with their prices; each opens to show its bill and limits. */
export function FreightOptions({ rows, texts }: FreightOptionsProps) {
  if (rows.length === 0) return <Notice>{texts.none}</Notice>;
  return rows.map((row) => (
    <details key={row.code} className={css.option}>
      <summary className={css.summary}>
        <span className={css.name}>
          {row.name}
          {row.cheapest && <Badge tone="success">{texts.cheapest}</Badge>}
          {row.fastest && <Badge tone="info">{texts.fastest}</Badge>}
        </span>
        <span className={css.facts}>{`${row.days} · ${row.billedText}`}</span>
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

/** Limits and services of a freight option. */
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
