import { CategoryTree } from '../components/categories/category-tree.tsx';
import { TextSkeleton } from '../components/deferred/skeletons.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Container } from '../components/ui/layout.tsx';
import { currentRequest } from '../server/request/context.ts';
import { readCategories } from './_components/categories.ts';
import { Deferred } from './_components/deferred.tsx';

export default async function CategoriesPage() {
  const { tenant, locale, t } = currentRequest();
  const view = { tenant, locale, t };
  return (
    <Container>
      <PageHead
        page={currentRequest()}
        title={t('nav.categories')}
        description={t('categories.description', { shop: tenant.name })}
      />
      <Deferred skeleton={<TextSkeleton />}>
        {async () => <CategoryTree view={view} tree={await readCategories()} />}
      </Deferred>
    </Container>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
