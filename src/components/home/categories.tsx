import type { Category } from '../../contract/calls/catalogue.ts';
import type { View } from '../view.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { HomeBlock } from './home-part.tsx';

type CategoriesProps = { view: View; categories: readonly Category[] };

/** The top categories, and a link to all categories. */
export function Categories({ view: { t }, categories }: CategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <HomeBlock
      title={t('home.categories')}
      more={{ href: '/categories', label: t('home.allCategories') }}
    >
      <CategoryTiles tiles={categories.map(({ id, name, image }) => ({ id, name, image }))} />
    </HomeBlock>
  );
}
