import type { ReactNode } from 'react';
import type { ProductCard } from '../../contract/values/goods/product.ts';
import type { DoorEstimate } from '../../contract/values/money/door.ts';
import { Link } from '../../framework/link.tsx';
import { productHref } from '../../site/product-href.ts';
import { doorFormat } from '../door/door-format.ts';
import { showDoor } from '../door/show-door.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { ChevronDownIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { View } from '../view.ts';
import { CountryLinks } from './country-links.tsx';
import * as css from './door-example.css';

type DoorExampleProps = {
  view: View;
  /** The names of the countries that the tenant delivers to, by code, its home country first. */
  countries: Readonly<Record<string, string>>;
  product: ProductCard;
  door: DoorEstimate;
  /** Whether it is open at first. */
  isOpen: boolean;
  /** The estimate for a shopper's own parcel. */
  parcel: ReactNode;
};

/** What one of the tenant's products costs at the door: one line that opens to its parts, also without a script. */
export function DoorExample(props: DoorExampleProps) {
  const { view, countries, product, door, isOpen, parcel } = props;
  const { t } = view;
  const { main, converted, sums, others, notes } = showDoor(door, doorFormat(view));
  return (
    <div className={css.example}>
      <Link href={productHref(product.link)} className={css.product}>
        <Picture
          path={product.image}
          alt=""
          sizes={isOpen ? '(min-width: 1024px) 420px, (min-width: 768px) 40vw, 64px' : '64px'}
          className={css.picture}
        />
        <span className={css.productTitle} dir="auto">
          {product.titleTrans}
        </span>
      </Link>
      <details className={css.bill} open={isOpen}>
        <summary className={css.total}>
          <span>{isolated(t('door.total', { country: door.countryName }))}</span>
          <span className={css.amount}>
            <bdi className={css.main}>{main}</bdi>
            {converted && <bdi className={css.converted}>{converted}</bdi>}
          </span>
          <span className={css.arrow}>
            <ChevronDownIcon size={16} />
          </span>
        </summary>
        <div className={css.parts}>
          <p className={css.note}>{t('home.door.text')}</p>
          <Destination view={view} countries={countries} door={door} />
          {sums.length > 0 && <DescriptionList items={sums.filter(({ strong }) => !strong)} />}
          {others.length > 0 && <DescriptionList items={others} className={css.others} />}
          {notes.map((note) => (
            <p key={note} className={css.note}>
              {isolated(note)}
            </p>
          ))}
          {parcel}
        </div>
      </details>
    </div>
  );
}

/** The country of the estimate, with a menu of links to the page for other countries. */
function Destination({
  view,
  countries,
  door,
}: Pick<DoorExampleProps, 'view' | 'countries' | 'door'>) {
  const { t } = view;
  return (
    <details className={css.destination} data-menu="">
      <summary className={css.chosen}>
        <span className={css.chosenLabel}>{t('estimate.country')}</span>
        {door.countryName}
        <span className={css.arrow}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <CountryLinks names={countries} chosen={door.country} />
    </details>
  );
}

/** A skeleton with the height of the closed example. */
export function DoorExampleSkeleton() {
  return (
    <div aria-busy className={css.example}>
      <div className={css.product}>
        <Skeleton shape="picture" className={css.picture} />
        <Skeleton />
      </div>
      <div className={css.bill}>
        <div className={css.total}>
          <Skeleton shape="title" />
        </div>
      </div>
    </div>
  );
}
