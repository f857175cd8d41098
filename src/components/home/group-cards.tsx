import type { ProductGroup } from '../../contract/calls/content.ts';
import { pictureUrl } from '../../contract/values/goods/pictures.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import * as css from './goods.css';

/** The lowest price of a group's products, in CNY. */
const lowestOf = ({ products }: ProductGroup) =>
  products.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b))[0];

/** The tenant's groups of products: pictures first, each a link to all of its products. */
export function GroupCards({ view, groups }: { view: View; groups: readonly ProductGroup[] }) {
  const { t, locale } = view;
  if (groups.length === 0) return null;
  return (
    <ul className={css.groups}>
      {groups.map((group) => {
        const { id, name, products } = group;
        const lowest = lowestOf(group);
        return (
          <li key={id} className={css.group}>
            <h3 className={css.groupName}>
              <Link
                href={`/product-search?productCollectionId=${encodeURIComponent(id)}`}
                className={css.groupLink}
              >
                {name}
              </Link>
            </h3>
            {lowest !== undefined && (
              <p className={css.lowest}>
                {isolated(t('results.priceAtLeast', { from: isolate(formatCny(locale, lowest)) }))}
              </p>
            )}
            <div className={css.pictures}>
              {products.map(({ productId, image }) => (
                <img
                  key={productId}
                  className={css.picture}
                  src={pictureUrl(image, 240)}
                  srcSet={`${pictureUrl(image, 480)} 2x`}
                  alt=""
                  width={240}
                  height={240}
                  decoding="async"
                  loading="lazy"
                />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A skeleton with the height of two rows of groups on a desktop. */
export function GroupsSkeleton() {
  return (
    <div aria-busy className={css.groups}>
      {(['one', 'two', 'three', 'four'] as const).map((group) => (
        <div key={group} className={css.group}>
          <p className={css.groupName}>&nbsp;</p>
          <p className={css.lowest}>&nbsp;</p>
          <div className={css.pictures} />
        </div>
      ))}
    </div>
  );
}
