'use client';
import { pictureUrl } from '../../contract/values/goods/pictures.ts';
import { Link } from '../../framework/link.tsx';
import { isolated } from '../ui/isolated.tsx';
import * as css from './goods.css';

export type GroupCard = {
  readonly id: string;
  readonly name: string;
  /** The lowest price, formatted. */
  readonly lowest: string;
  readonly images: readonly string[];
};

/**
 * The tenant's groups of products as cards. Each card shows pictures above the name and links to all products of the
 * group. The component gets data instead of elements, like a product's card.
 */
export function GroupCards({ groups }: { readonly groups: readonly GroupCard[] }) {
  return (
    <ul className={css.groups}>
      {groups.map(({ id, name, lowest, images }) => (
        <li key={id} className={css.group}>
          <h3 className={css.groupName}>
            <Link
              href={`/product-search?productCollectionId=${encodeURIComponent(id)}`}
              className={css.groupLink}
            >
              {name}
            </Link>
          </h3>
          <p className={css.lowest}>{isolated(lowest)}</p>
          <div className={css.pictures}>
            {images.map((image) => (
              <img
                key={image}
                className={css.picture}
                src={pictureUrl(image, 240)}
                srcSet={`${pictureUrl(image, 480)} 2x`}
                alt=""
                width={240}
                height={240}
                loading="lazy"
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
