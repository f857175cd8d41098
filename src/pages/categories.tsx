import { PageHead } from '../components/head/page-head.tsx';
import { CategoryTree } from '../components/product/category-tree.tsx';
import { Container } from '../components/ui/layout.tsx';
import { currentRequest } from '../server/request/context.ts';
import { read } from '../server/request/read.ts';

export default async function CategoriesPage() {
  const { tenant, locale, t } = currentRequest();
  const tree = await read('listCategories');
  return (
    <Container>
      <PageHead
        page={currentRequest()}
        title={t('nav.categories')}
        description={t('categories.description', { shop: tenant.name })}
      />
      <CategoryTree view={{ tenant, locale, t }} tree={tree} />
    </Container>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
