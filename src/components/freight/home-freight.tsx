import type { TransitOption } from '../../contract/site.ts';
import { formatWeight } from '../../i18n/format.ts';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import type { View } from '../view.ts';
import * as css from './freight.css';
import { freightFormat } from './freight-estimate.tsx';
import { freightRows } from './freight-rows.ts';

type HomeFreightProps = {
  view: View;
  country: { code: string; name: string };
  weightG: number;
  /** Ways home that take the goods, the cheapest first. */
  options: readonly TransitOption[];
};

/** What shipping these goods home costs at least, and where to compare all ways. */
export function HomeFreight({ view, country, weightG, options }: HomeFreightProps) {
  const { t, locale } = view;
  const [cheapest] = freightRows(options, freightFormat(view));
  const query = new URLSearchParams({ country: country.code, kg: String(weightG / 1000) });
  return (
    <span className={css.home}>
      {cheapest ? (
        <>
          <span className={css.homeLine}>
            {t('product.homeFrom', { country: country.name })}
            <Price size="sm" main={cheapest.total} secondary={cheapest.converted} />
          </span>
          <span className={css.facts}>
            {`${cheapest.name} · ${cheapest.days} · ${formatWeight(locale, weightG)}`}
          </span>
        </>
      ) : (
        t('product.homeNone', { country: country.name })
      )}
      <Link href={`/?${query}#freight`} className={css.compare}>
        {t('product.homeCompare')}
      </Link>
    </span>
  );
}
