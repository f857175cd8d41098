import { CategoryTree } from '../components/product/category-tree.tsx';
import { Container } from '../components/ui/layout.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

export default async function CategoriesPage() {
  const { tenant, locale, t } = currentRequest();
  const tree = await read('listCategories');
  return (
    <Container>
      <title>{`${t('nav.categories')} – ${tenant.name}`}</title>
      <meta name="description" content={t('categories.description', { shop: tenant.name })} />
      <CategoryTree view={{ tenant, locale, t }} tree={tree} />
    </Container>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
