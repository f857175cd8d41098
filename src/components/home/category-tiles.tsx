import type { Category } from '../../contract/calls/catalogue.ts';
import { Link } from '../../framework/link.tsx';
import { Picture } from '../ui/picture.tsx';
import type { View } from '../view.ts';
import * as css from './goods.css';
import { HomeBlock } from './home-part.tsx';

type CategoryTilesProps = { view: View; categories: readonly Category[] };

export function CategoryTiles({ view: { t }, categories }: CategoryTilesProps) {
  if (categories.length === 0) return null;
  return (
    <HomeBlock
      title={t('home.categories')}
      more={{ href: '/categories', label: t('home.allCategories') }}
    >
      <div className={css.categories}>
        {categories.map(({ id, name, image }) => (
          <Link
            key={id}
            href={`/product-search?categoryId=${encodeURIComponent(id)}`}
            className={css.category}
          >
            <Picture
              path={image}
              alt=""
              sizes="(min-width: 1440px) 104px, (min-width: 768px) 15vw, 30vw"
              corner="lg"
              className={css.categoryPicture}
            />
            {name}
          </Link>
        ))}
      </div>
    </HomeBlock>
  );
}
