'use client';
import { Link } from '../../framework/link.tsx';
import { categoryHref } from '../../site/category-href.ts';
import { SmallPicture } from '../ui/picture.tsx';
import * as css from './goods.css';

export type CategoryTile = { readonly id: string; readonly name: string; readonly image: string };

/** The top categories with their pictures. The component gets data instead of elements, like a product's card. */
export function CategoryTiles({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  return (
    <div className={css.categories}>
      {tiles.map(({ id, name, image }) => (
        <Link key={id} href={categoryHref(id)} className={css.category}>
          <SmallPicture path={image} alt="" corner="lg" className={css.categoryPicture} />
          {name}
        </Link>
      ))}
    </div>
  );
}
