import type { TransitOption } from '../../contract/calls/site.ts';
import { Link } from '../../framework/link.tsx';
import { Price } from '../ui/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { View } from '../view.ts';
import * as css from './freight.css';
import { freightFormat, freightRows } from './freight-rows.ts';

type ParcelProps = { view: View; country: string; weightG: number };

function Compare({ view, country, weightG }: ParcelProps) {
  const query = new URLSearchParams({ country, kg: String(weightG / 1000) });
  return (
    <Link href={`/?${query}#freight`} className={css.compare}>
      {view.t('product.homeCompare')}
    </Link>
  );
}

type HomeFreightProps = ParcelProps & {
  countryName: string;
  /** Freight options that accept the goods, the cheapest first. */
  options: readonly TransitOption[];
};

/** The cheapest freight option for these goods, and a link to compare all. */
export function HomeFreight(props: HomeFreightProps) {
  const { view, countryName: country, options } = props;
  const { t } = view;
  const [cheapest] = freightRows(options, freightFormat(view));
  return (
    <span className={css.home}>
      {cheapest ? (
        <>
          <span className={css.homeLine}>
            {t('product.homeFrom', { country })}
            <Price size="sm" main={cheapest.total} secondary={cheapest.converted} />
          </span>
          <span className={css.facts}>
            {`${cheapest.name} · ${cheapest.days} · ${cheapest.billedText}`}
          </span>
        </>
      ) : (
        t('product.homeNone', { country })
      )}
      <Compare {...props} />
    </span>
  );
}

/** A skeleton with the height of `HomeFreight`. */
export function HomeFreightSkeleton() {
  return (
    <span aria-busy className={css.homeSkeleton}>
      <Skeleton width="wide" />
      <Skeleton />
      <Skeleton width="half" />
    </span>
  );
}
